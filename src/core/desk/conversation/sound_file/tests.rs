//! Walking a file of sound by ear.

use std::sync::Arc;

use crate::desk::Channel;
use crate::desk::conversation::sound_file::*;
use ansage_wire::UtteranceId;

struct Table {
    walk: SoundWalk,
}

impl Table {
    /// Opens a file whose pieces are called like this, each a second long.
    fn open(titles: &[&str], at: Option<&str>) -> (Self, Vec<String>) {
        let pieces = titles.iter().zip(0..).map(|(title, number)| SoundPiece {
            title: (*title).to_owned(),
            spoken: title.split_once(", ").map(|(number, _time)| number.to_owned()),
            from: number * 16_000,
            to: (number + 1) * 16_000,
        });
        let file = SoundFile {
            name: "game.flac".to_owned(),
            pieces: pieces.collect(),
        };
        let voices = Arc::new(Voices::of(ansage_texts::VOICES));
        let (walk, first) = SoundWalk::open(file, "en".to_owned(), voices, true, at).expect("reports are there");
        (Self { walk }, told(&first))
    }

    fn enters(&mut self, line: &str) -> Vec<String> {
        told(&self.walk.handle(Moment(0), Input::Line(line.to_owned())))
    }
}

/// What is said in the Ear, and which second of the file is heard behind it, how fast.
fn told(effects: &[Effect]) -> Vec<String> {
    let lines = effects.iter().filter_map(|effect| match effect {
        Effect::Say(utterance) => {
            let words: Vec<String> = utterance.spoken.iter().map(Segment::text).collect();
            let sound = utterance.sound.as_ref().map(|it| match it.extent {
                Extent::Stretch { from, to } => {
                    assert_eq!((utterance.channel, to - from), (Channel::Sheet, 16_000));
                    format!(" [{} {}%]", from / 16_000, it.percent)
                }
                Extent::Clip { .. } => panic!("no journal names it"),
            });
            Some(format!("{}{}", words.join(" "), sound.unwrap_or_default()))
        }
        _ => None,
    });
    lines.collect()
}

const GAME: [&str; 5] = [
    "1. Bauer Eva vier",
    "1... Bauer Eva fünf",
    "1... Remis oder Aufgabe",
    "2. Springer Felix drei",
    "Fund",
];

#[test]
fn chapters_are_walked_one_after_the_other_and_found_by_their_move() {
    let (mut table, first) = Table::open(&GAME, Some("2w"));
    let welcome = "5 recordings. Enter plays the next, 23 or 23w that of a move, /quit ends.";
    assert_eq!(first, [welcome, "2, White. [3 100%]"]);
    assert_eq!(table.enters(""), ["Fund [4 100%]"]);
    assert_eq!(table.enters(""), ["Nothing further is recorded."]);
    assert_eq!(
        table.enters("1"),
        ["1, White. [0 100%]", "1, Black. [1 100%]", "1, Black. [2 100%]"]
    );
    assert_eq!(table.enters("/play 1b"), ["1, Black. [1 100%]", "1, Black. [2 100%]"]);
    assert_eq!(table.enters("/play-previous"), ["1, Black. [1 100%]"]);
    assert_eq!(table.enters("/play"), ["1, Black. [1 100%]"]);
    assert_eq!(table.enters("/play-next"), ["1, Black. [2 100%]"]);
    assert_eq!(table.enters("/play-last 2"), ["2, White. [3 100%]", "Fund [4 100%]"]);
    assert_eq!(table.enters("3"), ["Nothing was recorded of move 3."]);
    assert_eq!(table.enters("?"), [welcome]);
}

#[test]
fn a_piece_is_heard_as_fast_as_was_asked_for() {
    let (mut table, _first) = Table::open(&GAME, None);
    assert_eq!(
        table.enters("/play-speed 0.5"),
        ["Recordings are played at 50 percent."]
    );
    assert_eq!(table.enters(""), ["1, White. [0 50%]"]);
    assert_eq!(
        table.enters("/play-speed 9"),
        ["/play-speed needs a speed from 0.5 to 2."]
    );
    assert_eq!(table.enters("/play-speed"), ["Recordings are played at 50 percent."]);
}

#[test]
fn pieces_without_a_move_are_found_by_their_own_number() {
    let (mut table, first) = Table::open(&["1, 0:00:02", "2, 0:00:09", "3, 0:01:40"], None);
    assert_eq!(first, ["3 pieces. Enter plays the next, 2 the second, /quit ends."]);
    assert_eq!(table.enters("2"), ["2 [1 100%]"]);
    assert_eq!(table.enters("4"), ["Nothing further is recorded."]);
    assert_eq!(table.enters("0"), ["Nothing further is recorded."]);
    assert_eq!(table.enters("/play-previous"), ["1 [0 100%]"]);
    assert_eq!(table.enters("/play-previous"), ["Nothing further is recorded."]);
}

#[test]
fn what_cannot_be_played_is_named_and_commands_of_a_game_change_nothing() {
    let (mut table, _first) = Table::open(&GAME, None);
    let unplayed = Input::Unplayed(UtteranceId(2), ClipRefusal::Missing);
    let effects = table.walk.handle(Moment(0), unplayed);
    assert_eq!(told(&effects), ["The recording game.flac is missing."]);
    assert_eq!(table.enters("/made").len(), 1);
    assert_eq!(table.enters("e4").len(), 1, "a move is no number");
    let leaving = table.walk.handle(Moment(0), Input::Line("/quit".to_owned()));
    assert_eq!(leaving, [Effect::Quit]);
}
