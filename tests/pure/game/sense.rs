//! A journal that says what nobody can have decided is doubted, whoever wrote it.

use ansage_core::game::event_terms::{Arbiter, EventTerms};
use ansage_core::game::sense::{Doubt, doubts};
use ansage_core::game::{Event, IrregularityKind, Mode, Moment, Move, Opening, Recorded, StopReason};
use shakmaty::Color;

use crate::support::table::usual_opening;

fn doubted(events: Vec<Event>) -> Vec<Doubt> {
    let arbiter = Arbiter {
        initials: "AB".to_owned(),
        ..Arbiter::default()
    };
    let terms = EventTerms {
        arbiters: vec![arbiter],
        ..EventTerms::default()
    };
    let opening = Opening {
        mode: Mode::Event,
        event: Some(Box::new(terms)),
        ..usual_opening()
    };
    let opened = Event::Opened(Box::new(opening));
    let journal = (0..).zip([opened].into_iter().chain(events));
    let journal: Vec<_> = journal.map(|(at, it)| Recorded::new(Moment(at), it)).collect();
    doubts(&journal).into_iter().map(|(_, it)| it).collect()
}

#[test]
fn what_only_an_arbiter_decides_is_doubted_where_none_is_at_the_keys() {
    let stopped = Event::StoppedFor {
        reason: StopReason::Other,
        side: Some(Color::White),
    };
    let irregular = |kind| Event::Irregular { kind, side: None };
    for (before, event) in [
        (Some(stopped), Event::StopJudged { valid: false }),
        (None, irregular(IrregularityKind::Start)),
        (None, irregular(IrregularityKind::Turned)),
        (None, irregular(IrregularityKind::Colours)),
    ] {
        let events = before.into_iter().chain([event.clone()]).collect();
        assert_eq!(doubted(events), [Doubt::NeedsArbiter], "{event:?}");
    }
    // What a player sees a player may say.
    assert_eq!(doubted(vec![irregular(IrregularityKind::Displaced)]), []);
}

#[test]
fn initials_of_no_arbiter_beside_a_correction_are_doubted() {
    let m = |text: &str| text.parse::<Move>().expect("a move");
    let corrected = |initials: &str| {
        let (old, said, offer) = (m("e2e4"), None, false);
        let initials = Some(initials.to_owned());
        let new = m("d2d4");
        vec![
            Event::Announced { m: old, said, offer },
            Event::Made { m: old },
            Event::SheetCorrected {
                ply: 1,
                old,
                new,
                said,
                initials,
            },
        ]
    };
    assert_eq!(doubted(corrected("AB")), []);
    assert_eq!(doubted(corrected("XY")), [Doubt::NoSuchArbiter("XY".to_owned())]);
}
