//! Tapes as they are told in words: a mark of "?" behind a word is doubt, "!" that it took 0.09 s, `[unk]` is noise.

use super::{Answered, Answers, Doubt, HalfMove, ParsedPassage, Reconstruction, Tape};
use crate::game::{Outcome, Position};
use crate::language::listen::{Heard, Hearing, NOISE, ScoredPhrase};
use crate::language::{Vocabulary, Voices};

/// What the scorer made of a passage: phrases with their nats, the likeliest first; `None` where there is none.
type Scores<'a> = Option<&'a [(&'a str, f32)]>;

fn tape(passages: &[&str]) -> Tape {
    let alone: Vec<(&str, Scores<'_>)> = passages.iter().map(|it| (*it, None)).collect();
    tape_of(&alone)
}

/// Takes what the recogniser heard, and what the scorer made of it.
fn tape_of(passages: &[(&str, Scores<'_>)]) -> Tape {
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon("de-fide").unwrap();
    let hearing = Hearing {
        vocabulary: &Vocabulary::new(lexicon.heard().map(|(form, word)| (form.to_owned(), word))),
        lexicon,
        spoken: voices.spoken(lexicon),
    };
    let said = |(text, scored): &(&str, Scores<'_>)| {
        let mut heard = Heard::of(text);
        let phrase = |(said, log): &(&str, f32)| ScoredPhrase {
            said: (*said).to_owned(),
            log: *log,
        };
        heard.scored = scored.map(|it| it.iter().map(phrase).collect());
        for word in &mut heard.words {
            if let Some(doubted) = word.word.strip_suffix('?') {
                (word.word, word.confidence) = (doubted.to_owned(), 0.0);
            }
            if let Some(short) = word.word.strip_suffix('!') {
                (word.word, word.end) = (short.to_owned(), 0.09);
            }
        }
        ParsedPassage::of(&heard, &hearing)
    };
    Tape::new(Position::start(), passages.iter().map(said).collect())
}

fn found(passages: &[&str]) -> Reconstruction {
    tape(passages).reconstruct(&Answers::new())
}

/// The moves, the marked ones with the first letter of why.
fn moves(found: &Reconstruction) -> String {
    let one = |it: &super::HalfMove| {
        let mark = match it.doubt {
            None => "",
            Some(Doubt::Close) => "?c",
            Some(Doubt::Unclear) => "?u",
            Some(Doubt::Missing) => "?m",
        };
        format!("{}{mark}", it.m)
    };
    found.half_moves.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// "Bauer" alone was heard like that: whatever the game says, no word is so short.
#[test]
fn what_holds_a_word_too_short_is_marked() {
    let tape = |word: &str| {
        let third = format!("bauer anna{word} drei");
        let found = found(&[
            "bauer eva vier",
            "bauer eva fünf",
            &third,
            "springer bella cesar sechs",
            "bauer david drei",
        ]);
        moves(&found)
    };
    assert_eq!(tape(""), "e2e4 e7e5 a2a3 b8c6 d2d3");
    assert_eq!(tape("!"), "e2e4 e7e5 a2a3?c b8c6 d2d3");
}

#[test]
fn clear_announcements_are_the_game() {
    let found = found(&[
        "bauer eva vier",
        "eva fünf",
        "springer felix drei",
        "springer bella cesar sechs",
        "läufer felix eins bella fünf",
        "springer felix sechs",
        "kurze rochade",
        "springer schlägt eva vier",
        "zeit",
        "weiß gewinnt",
    ]);
    assert_eq!(moves(&found), "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4");
    assert_eq!(found.outcome, Some(Outcome::WhiteWins));
    assert!(found.unused.is_empty());
}

#[test]
fn what_the_opponent_repeats_is_one_half_move() {
    let found = found(&["eva vier", "eva vier", "eva fünf", "eva fünf", "springer felix drei"]);
    assert_eq!(moves(&found), "e2e4 e7e5 g1f3");
    assert_eq!(found.half_moves[1].repeated, [3]);
}

#[test]
fn a_correction_takes_the_place_of_what_it_corrects() {
    let alone = found(&[
        "eva vier",
        "springer felix sechs",
        "korrektur springer cesar sechs",
        "david vier",
    ]);
    assert_eq!(moves(&alone), "e2e4 b8c6 d2d4");
    assert_eq!(alone.half_moves[1].corrects, [1]);
    let repeated = found(&["eva vier", "eva vier", "korrektur", "bauer david vier", "david fünf"]);
    assert_eq!(moves(&repeated), "d2d4 d7d5");
    let again = found(&["eva vier", "nein", "david vier", "david fünf", "cesar vier"]);
    assert_eq!(moves(&again), "d2d4 d7d5 c2c4");
    let impossible = found(&[
        "eva vier",
        "eva fünf",
        "läufer anna acht",
        "korrektur läufer cesar vier",
        "david sechs",
    ]);
    assert_eq!(moves(&impossible), "e2e4 e7e5 f1c4 d7d6");
}

#[test]
fn a_later_move_rules_an_earlier_reading_out() {
    // The queen cannot come to h5 behind the pawn of d4.
    let told_apart = found(&["bauer david? vier", "bauer eva fünf", "dame heinrich fünf"]);
    assert_eq!(told_apart.half_moves[0].m.to_string(), "e2e4");
    // With nothing to rule it out, it stays marked.
    let open = found(&["bauer david? vier", "bauer gustav sechs", "bauer anna drei"]);
    assert!(open.half_moves[0].doubt.is_some(), "{}", moves(&open));
    assert!(open.half_moves[0].candidates.len() > 1);
}

#[test]
fn what_is_ambiguous_is_marked() {
    let passages = [
        "david vier",
        "david fünf",
        "springer felix drei",
        "springer felix sechs",
        "springer david zwei",
    ];
    let found = found(&passages);
    assert_eq!(found.half_moves.len(), 5);
    assert_eq!(found.half_moves[4].doubt, Some(Doubt::Close));
    let mut both: Vec<String> = found.half_moves[4].candidates.iter().map(ToString::to_string).collect();
    both.sort();
    assert_eq!(both, ["b1d2", "f3d2"]);
    let answers = Answers::from([(4, Answered::Move("b1d2".parse().unwrap()))]);
    let answered = tape(&passages).reconstruct(&answers);
    assert_eq!(moves(&answered), "d2d4 d7d5 g1f3 g8f6 b1d2");
}

#[test]
fn what_was_not_understood_is_marked_and_the_rest_is_kept() {
    let found = found(&[
        "eva vier",
        "[unk] [unk]",
        "springer felix drei",
        "springer cesar sechs",
        "läufer bella fünf",
    ]);
    assert_eq!(found.half_moves.len(), 5, "{}", moves(&found));
    assert_eq!(found.half_moves[1].doubt, Some(Doubt::Unclear), "{}", moves(&found));
    assert!(
        [0, 2, 4].iter().all(|it| found.half_moves[*it].doubt.is_none()),
        "{}",
        moves(&found)
    );
}

#[test]
fn a_half_move_that_is_not_on_the_tape_is_marked() {
    let found = found(&[
        "eva vier",
        "springer felix drei",
        "springer cesar sechs",
        "läufer bella fünf",
        "anna sechs",
    ]);
    assert_eq!(found.half_moves.len(), 6, "{}", moves(&found));
    assert_eq!(found.half_moves[1].doubt, Some(Doubt::Missing));
    let sure: Vec<String> = found.half_moves[2..].iter().map(|it| it.m.to_string()).collect();
    assert_eq!(sure, ["g1f3", "b8c6", "f1b5", "a7a6"]);
}

#[test]
fn talk_and_noise_are_passed_over() {
    let found = found(&[
        "[unk]",
        "eva vier",
        "[unk]",
        "uhr drücken",
        "eva fünf",
        "",
        "springer felix drei",
        "[unk]",
    ]);
    assert_eq!(moves(&found), "e2e4 e7e5 g1f3");
}

#[test]
fn nothing_becomes_nothing() {
    assert_eq!(moves(&found(&[])), "");
    assert_eq!(moves(&found(&["", "[unk]", "zeit"])), "");
}

#[test]
fn a_promotion_piece_is_never_supposed() {
    let position = Position::of(crate::game::Board::from_fen("7k/P7/8/8/8/8/8/K7 w - - 0 1", false).unwrap());
    let said = tape(&["anna acht", "anna acht dame"]).passages;
    let unsaid = Tape::new(position.clone(), said[..1].to_vec()).reconstruct(&Answers::new());
    assert_eq!(unsaid.half_moves[0].doubt, Some(Doubt::Close));
    let named = Tape::new(position, said[1..].to_vec()).reconstruct(&Answers::new());
    assert_eq!(moves(&named), "a7a8q");
}

#[test]
fn of_a_stretch_that_is_mostly_not_understood_nothing_is_sure() {
    let poor = found(&[
        "bauer eva vier",
        "bauer? eva? fünf?",
        "springer? felix? drei?",
        "springer? cesar? sechs?",
    ]);
    assert!(poor.half_moves.iter().all(|it| it.doubt.is_some()), "{}", moves(&poor));
    let good = found(&[
        "bauer eva vier",
        "bauer eva fünf",
        "springer felix drei",
        "springer? cesar? sechs?",
    ]);
    assert_eq!(good.half_moves[0].doubt, None, "{}", moves(&good));
}

#[test]
fn an_offer_stands_with_its_half_move() {
    for offer in ["remis", "biete remis", "ich biete remis", "remis anbieten"] {
        let found = found(&[
            "eva vier",
            "eva fünf",
            &format!("springer felix drei {offer} [unk]"),
            "springer cesar sechs",
        ]);
        assert_eq!(moves(&found), "e2e4 e7e5 g1f3 b8c6", "{offer}");
        let offers: Vec<bool> = found.half_moves.iter().map(|it| it.offer).collect();
        assert_eq!(offers, [false, false, true, false], "{offer}");
    }
}

#[test]
fn an_offer_that_was_said_by_itself_stands_with_the_half_move_before() {
    let found = found(&[
        "eva vier",
        "eva fünf",
        "springer felix drei",
        "ich biete remis",
        "springer cesar sechs",
    ]);
    assert_eq!(moves(&found), "e2e4 e7e5 g1f3 b8c6");
    let offers: Vec<bool> = found.half_moves.iter().map(|it| it.offer).collect();
    assert_eq!(offers, [false, false, true, false]);
}

fn found_by_both(passages: &[(&str, &[(&str, f32)])]) -> Reconstruction {
    let both: Vec<_> = passages.iter().map(|(heard, scored)| (*heard, Some(*scored))).collect();
    tape_of(&both).reconstruct(&Answers::new())
}

#[test]
fn what_the_recogniser_throws_away_is_heard_by_the_scorer() {
    let found = found_by_both(&[
        (NOISE, &[("bauer eva vier", -1.0), ("bauer eva drei", -9.0)]),
        ("[unk] [unk]", &[("eva fünf", -1.5), ("eva sechs", -8.0)]),
        (
            "[unk] felix? [unk]",
            &[("springer felix drei", -2.0), ("springer felix zwei", -2.5)],
        ),
        ("", &[("springer cesar sechs", -1.0)]),
        (NOISE, &[("uhr drücken", -1.0)]),
        (NOISE, &[("läufer bella fünf", -14.0), ("läufer bella eins", -14.5)]),
    ]);
    // What is likelier and cannot be is not meant; what is as unlikely as talk is none of the game.
    assert_eq!(moves(&found), "e2e4 e7e5 g1f3 b8c6");
}

#[test]
fn where_both_clearly_differ_the_half_move_is_marked() {
    let third = |scored: &[(&str, f32)]| {
        let found = found_by_both(&[
            ("bauer eva vier", &[("bauer eva vier", -1.0)]),
            ("bauer eva fünf", &[("bauer eva fünf", -1.0)]),
            ("bauer anna drei", scored),
            ("springer cesar sechs", &[("springer cesar sechs", -1.0)]),
            ("bauer david drei", &[("bauer david drei", -1.0)]),
        ]);
        moves(&found)
    };
    let marked = third(&[("bauer anna vier", -1.0), ("bauer anna drei", -7.0)]);
    assert!(marked.contains("?c"), "{marked}");
    let nearly = third(&[("bauer anna vier", -1.0), ("bauer anna drei", -1.2)]);
    assert_eq!(nearly, "e2e4 e7e5 a2a3 b8c6 d2d3");
    let both = third(&[("bauer anna drei", -1.0), ("bauer anna vier", -1.2)]);
    assert_eq!(both, "e2e4 e7e5 a2a3 b8c6 d2d3");
}

#[test]
fn what_the_scorer_takes_for_junk_is_heard_as_by_the_recogniser_alone() {
    let junk: &[(&str, f32)] = &[("halt", -12.0), ("dame schlägt", -14.0)];
    let found = found_by_both(&[
        ("bauer eva vier", junk),
        ("bauer eva fünf", junk),
        ("springer felix drei", junk),
        (NOISE, junk),
    ]);
    assert_eq!(moves(&found), "e2e4 e7e5 g1f3");
}

#[test]
fn a_correction_that_the_scorer_alone_hears_corrects() {
    let found = found_by_both(&[
        ("bauer eva vier", &[("bauer eva vier", -1.0)]),
        ("springer felix sechs", &[("springer felix sechs", -1.0)]),
        (
            "[unk] springer cesar sechs",
            &[("korrektur springer cesar sechs", -1.0), ("springer cesar sechs", -9.0)],
        ),
        ("bauer david vier", &[("bauer david vier", -1.0)]),
    ]);
    let played: Vec<String> = found.half_moves.iter().map(|it| it.m.to_string()).collect();
    assert_eq!(played, ["e2e4", "b8c6", "d2d4"], "{}", moves(&found));
}

/// Neither the announcements nor noise in their place can be ruled out: what follows stands two half-moves later or not.
#[test]
fn what_may_stand_at_another_place_of_the_game_is_marked() {
    let found = found_by_both(&[
        ("bauer eva vier", &[("bauer eva vier", -1.0)]),
        ("bauer eva fünf", &[("bauer eva fünf", -1.0)]),
        (NOISE, &[("springer felix drei", -9.2)]),
        (NOISE, &[("springer cesar sechs", -9.2)]),
        ("bauer anna drei", &[("bauer anna drei", -1.0)]),
        ("bauer anna sechs", &[("bauer anna sechs", -1.0)]),
    ]);
    let behind = found.half_moves.iter().skip(2);
    assert!(behind.clone().count() > 0, "{}", moves(&found));
    assert!(behind.clone().all(|it| it.doubt.is_some()), "{}", moves(&found));
}
/// Four in a row were drowned, so that 35 times 30 times 35 times 30 games are possible before the next is heard.
#[test]
fn what_several_that_nobody_heard_were_is_told_by_what_only_they_allow() {
    let found = found(&[
        "eva vier",
        "eva fünf",
        NOISE,
        NOISE,
        NOISE,
        NOISE,
        "läufer bella fünf anna vier",
        "springer felix sechs",
        "kurze rochade",
        "läufer eva sieben",
        "turm felix eins eva eins",
        "bauer bella sieben bella fünf",
    ]);
    let unheard = &found.half_moves[2..6];
    assert!(
        unheard.iter().all(|it| it.doubt == Some(Doubt::Unclear)),
        "{}",
        moves(&found)
    );
    let may_be = |m: &str| {
        unheard
            .iter()
            .any(|it| it.candidates.iter().any(|it| it.to_string() == m))
    };
    assert!(may_be("f1b5") && may_be("g1f3") && may_be("g1h3"), "{unheard:?}");
    assert!(!may_be("e1e2"), "{unheard:?}");
    let heard: Vec<String> = found.half_moves[6..].iter().map(|it| it.m.to_string()).collect();
    assert_eq!(heard, ["b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5"]);
}

/// Two of a tape, one of each side, said in a noise: what follows is possible without them too.
#[test]
fn what_may_stand_a_turn_later_as_well_is_marked() {
    let found = found_by_both(&[
        ("eva vier", &[("eva vier", -1.0)]),
        ("eva fünf", &[("eva fünf", -1.0)]),
        (NOISE, &[("bauer anna vier", -80.0)]),
        (NOISE, &[("bauer hector fünf", -80.0)]),
        ("bauer david drei", &[("bauer david drei", -1.0)]),
        ("bauer david sechs", &[("bauer david sechs", -1.0)]),
    ]);
    let follows: Vec<&HalfMove> = found.half_moves.iter().rev().take(2).collect();
    assert!(follows.iter().all(|it| it.doubt.is_some()), "{}", moves(&found));
}

/// What was not heard stays open where more would do than anybody wants to hear.
#[test]
fn which_of_many_nobody_heard_is_asked_openly() {
    let found = found(&["eva vier", NOISE, "david vier", "david fünf"]);
    assert_eq!(found.half_moves[1].doubt, Some(Doubt::Unclear));
    assert_eq!(found.half_moves[1].candidates.len(), 1);
}
#[test]
fn one_that_nobody_heard_makes_what_is_around_it_no_less_sure() {
    let found = found(&[
        "bauer eva vier",
        "bauer eva fünf",
        NOISE,
        "springer bella acht cesar sechs",
        "läufer bella fünf",
        "bauer anna sechs",
        "läufer anna vier",
    ]);
    let marked: Vec<usize> = found.marked().map(|(ply, _)| ply).collect();
    assert_eq!(marked, [2], "{}", moves(&found));
}
