//! What an arbiter types in an event is sealed before it is recorded: the player may look at the journal at any time.

use ansage_core::desk::{Channel, Effect, Input, Taping, Unsealed};
use ansage_core::game::sense::{Doubt, doubts};
use ansage_core::game::{ClipOf, ClockKind, Event, EventTerms, Mode, Moment, Opening, Recorded};
use ansage_wire::{KeptSound, TapeHears};

use crate::support::desk_harness::{DeskHarness, VOICES, recorded, said};
use crate::support::table::{usual_opening, usual_settings};

fn event() -> Opening {
    Opening {
        mode: Mode::Event,
        event: Some(Box::new(EventTerms::default())),
        ..usual_opening()
    }
}

/// Opens a game of an event with an arbiter at the keys.
fn with_an_arbiter(opening: Opening) -> DeskHarness {
    let mut table = DeskHarness::open(opening);
    types(&mut table, 1, "/arbiter AB");
    assert_eq!(table.game().arbiter(), Some("AB"));
    table
}

fn types(table: &mut DeskHarness, second: u64, line: &str) -> Vec<Effect> {
    table.handle(Moment(second * 1000), Input::Line(line.to_owned()))
}

fn in_json(journal: &[Recorded]) -> String {
    serde_json::to_string(journal).expect("JSON").to_lowercase()
}

#[test]
fn what_an_arbiter_notes_is_sealed_and_recorded_on_the_arbiters_word() {
    let mut table = with_an_arbiter(event());
    let asked = table.desk_answers(Moment(2000), Input::Line("/note The Phone Rang".to_owned()));
    let [Effect::Seal(public, text)] = asked.as_slice() else {
        panic!("{asked:?}");
    };
    assert_eq!(Some(public), table.game().arbiter_key().map(|it| &it.public));
    assert_eq!(text, &Unsealed::new("The Phone Rang"));
    assert!(
        !format!("{asked:?}").to_lowercase().contains("phone"),
        "nobody prints it"
    );

    let noted = table.handle(Moment(2000), Input::Sealed(Some("00ff".to_owned())));
    let [line] = recorded(&noted).collect::<Vec<_>>()[..] else {
        panic!("{noted:?}");
    };
    let sealed = "00ff".to_owned();
    assert_eq!(line.event, Event::SealedNote { sealed, reason: false });
    assert_eq!(line.by.as_deref(), Some("AB"));
    assert!(said(&noted).all(|it| it.channel == Channel::Arbiter), "{noted:?}");
    assert!(!in_json(&table.journal).contains("phone"));
    assert_eq!(doubts(&table.journal), []);
    // Nothing was asked for any more.
    assert_eq!(table.handle(Moment(3000), Input::Sealed(Some("00".to_owned()))), []);
}

#[test]
fn what_cannot_be_sealed_is_not_recorded_and_the_arbiter_is_told_so() {
    let mut table = with_an_arbiter(event());
    table.desk_answers(Moment(2000), Input::Line("/note the phone rang".to_owned()));
    let told = table.handle(Moment(2000), Input::Sealed(None));
    assert_eq!(recorded(&told).count(), 0, "{told:?}");
    let told: Vec<_> = said(&told).map(|it| (it.channel, it.written.as_str())).collect();
    let expected = "Die Notiz ließ sich nicht versiegeln und ist nicht festgehalten. Bitte noch einmal eingeben.";
    assert_eq!(told, [(Channel::Arbiter, expected)]);
}

#[test]
fn time_is_added_at_once_and_why_is_sealed_behind_it() {
    let mut table = with_an_arbiter(Opening {
        clock: ClockKind::Program,
        time: Some("G/30m".parse().expect("a time control")),
        ..event()
    });
    let before = table.journal.len();
    types(&mut table, 2, "/add white 2:00 the light went out");
    let lines = &table.journal[before..];
    let sealed = |it: &Recorded| matches!(it.event, Event::SealedNote { reason: true, .. });
    assert!(
        matches!(&lines[0].event, Event::TimeAdded { reason, .. } if reason.is_empty()),
        "{lines:?}"
    );
    assert!(
        lines.len() == 2 && sealed(&lines[1]) && lines[1].by.is_some(),
        "{lines:?}"
    );
    types(&mut table, 3, "/add white 2:00");
    assert_eq!(
        table.journal.iter().filter(|it| sealed(it)).count(),
        1,
        "no reason was given"
    );
    assert!(!in_json(&table.journal).contains("light"));
}

#[test]
fn a_players_own_note_stays_as_it_was_keyed_and_so_does_that_of_a_free_game() {
    let noted = |table: &DeskHarness, text: &str| {
        let text = text.to_owned();
        table
            .journal
            .iter()
            .any(|it| it.event == Event::Noted { text: text.clone() })
    };
    let mut table = with_an_arbiter(event());
    types(&mut table, 2, "/player");
    types(&mut table, 3, "/note cold hands");
    assert!(noted(&table, "cold hands"));
    let mut free = DeskHarness::open(usual_opening());
    types(&mut free, 1, "/arbiter AB");
    types(&mut free, 2, "/note the phone rang");
    assert!(noted(&free, "the phone rang"));
}

#[test]
fn the_sound_of_a_sealed_note_is_kept_as_that_of_any() {
    let settings = ansage_core::desk::DeskSettings {
        taping: Taping::On,
        ..usual_settings()
    };
    let mut table = DeskHarness::open_with(event(), settings, std::sync::Arc::clone(&VOICES));
    types(&mut table, 1, "/arbiter AB");
    let effects = types(&mut table, 2, "/note the phone rang");
    let keep = effects.iter().find_map(|it| match it {
        Effect::Keep(id) => Some(*id),
        _ => None,
    });
    let kept = KeptSound {
        file: "0001.flac".to_owned(),
        sha256: String::new(),
        length: 16,
        voice_from: 0,
        voice_to: 16,
    };
    table.handle(Moment(3000), Input::Kept(keep.expect("a clip"), kept));
    let last = &table.journal.last().expect("a line").event;
    assert!(
        matches!(last, Event::SoundKept(clip) if clip.of == ClipOf::Note),
        "{last:?}"
    );
    assert_eq!(
        ansage_core::desk::Conversation::may_the_tape_hear(&table.desk),
        Some(TapeHears::All)
    );
}

#[test]
fn a_sealed_note_without_an_arbiter_makes_no_sense() {
    for opening in [event(), usual_opening()] {
        let mut table = DeskHarness::open(opening);
        let sealed = "00".to_owned();
        let event = Event::SealedNote { sealed, reason: false };
        table.journal.push(Recorded::new(Moment(1), event));
        let found: Vec<_> = doubts(&table.journal).into_iter().map(|(_, it)| it).collect();
        assert_eq!(found, [Doubt::NeedsArbiter]);
    }
}
