//! What both score, over results, penalties, systems of points and editions that are drawn at random (Article 10, 12.9).

use ansage_core::game::event_terms::EventTerms;
use ansage_core::game::{
    Condition, Edition, Event, Game, Moment, Opening, Outcome, Penalty, PenaltyKind, PointSystem, Recorded,
};
use proptest::prelude::*;
use shakmaty::Color;

use crate::support::size::size;
use crate::support::table::usual_opening;

fn penalties() -> impl Strategy<Value = Vec<Penalty>> {
    let kind = prop::sample::select(PenaltyKind::ALL.to_vec());
    let amount = prop_oneof![4 => 1..4_u8, 1 => any::<u8>()];
    let penalty = (kind, any::<bool>(), amount).prop_map(|(kind, is_white, halves)| Penalty {
        half_points: kind.is_points().then_some(halves),
        ..Penalty::of(kind, Color::from_white(is_white), "11.5")
    });
    prop::collection::vec(penalty, 0..8)
}

/// Returns the game in which the penalties were imposed, with the result at some place among them.
fn game(edition: Edition, system: &str, penalties: &[Penalty], (outcome, place): (Outcome, usize)) -> Game {
    let mut terms = EventTerms::default();
    terms.conditions.lay_down(Condition::Points, system.to_owned());
    let mut events: Vec<Event> = penalties
        .iter()
        .map(|it| Event::Penalised {
            penalty: Box::new(it.clone()),
        })
        .collect();
    events.insert(place.min(penalties.len()), Event::Resulted { outcome });
    let opening = Opening {
        laws: edition,
        event: Some(Box::new(terms)),
        ..usual_opening()
    };
    let mut game = Game::open(&opening).expect("a game");
    for event in events {
        let at = Moment(0);
        game.apply(&Recorded { at, by: None, event });
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { cases: size(512, 50_000), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_score_is_above_the_game_or_below_none(
        edition in prop::sample::select(Edition::ALL.to_vec()),
        system in prop::sample::select(vec!["1-½-0", "3-1-0", "3-2-1", "2-1-½"]),
        penalties in penalties(),
        outcome in prop::sample::select(Outcome::ALL.to_vec()),
        place in 0..8_usize,
    ) {
        let game = game(edition, system, &penalties, (outcome, place));
        let counts: PointSystem = system.parse().expect("a system");
        let (score, alone) = (game.score().expect("a score"), counts.of(outcome));
        for side in Color::ALL {
            let of = |kind, offender| penalties.iter().any(|it| it.penalty == kind && it.offender == offender);
            prop_assert!(score.of(side) <= counts.win);
            prop_assert!(score.of(side) <= alone[side] || of(PenaltyKind::PointsToOpponent, !side));
            prop_assert!(score.of(side) >= alone[side] || of(PenaltyKind::PointsFromOffender, side));
        }
        let together = score.of(Color::White).halves() + score.of(Color::Black).halves();
        prop_assert!(together <= counts.most_together().halves() || !game.rules().score_capped);
        prop_assert!(score.by.is_some() || score.points == alone);
        // When the result came changes nothing.
        let early = self::game(edition, system, &penalties, (outcome, 0));
        prop_assert_eq!(early.score(), game.score());
    }
}
