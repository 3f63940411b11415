//! What may be heard and what follows from it: laws over random positions, and grammars.

mod grammars;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ansage_core::game::{Board, Move, Position};
use ansage_core::language::listen::fst::{SymbolTable, read, write};
use ansage_core::language::listen::{
    Asked, Heard, KnownWords, Meaning, NOT_LEGAL, Outcome, Phrasebook, Thresholds, WordGraph, decide, is_complete,
    readings, sayings,
};
use ansage_core::language::{AnnouncementStyle, Saying, Sight, Word, announce};
use proptest::prelude::*;
use shakmaty::{File, Role, Square};

use crate::support::desk_harness::VOICES;
use crate::support::heard_words::{DE_FIDE, HeardWords};
use crate::support::size::{size, tally};

/// A recogniser that has one form of each word, and no more commands than it needs.
const SMALL: &str = "<eps> anna bella cesar david eva felix gustav hector eins zwei drei vier fünf sechs sieben acht \
                     könig dame turm läufer springer bauer kurze lange rochade schlägt schach matt remis zeit züge \
                     korrektur ja nein wiederholen aufgabe [unk]";

static FULL_BOOK: LazyLock<Phrasebook> = LazyLock::new(|| book(&DE_FIDE));
static SMALL_BOOK: LazyLock<Phrasebook> = LazyLock::new(|| {
    Phrasebook::new(
        DE_FIDE.lexicon,
        VOICES.spoken(DE_FIDE.lexicon),
        &KnownWords::new(symbols().words()),
    )
});

/// Returns the phrases of a recogniser that knows every word there is.
fn book(words: &HeardWords) -> Phrasebook {
    let spoken = VOICES.spoken(words.lexicon).expect("spoken words");
    let forms = words.lexicon.heard().map(|(form, _)| form);
    let all: Vec<String> = forms.chain(spoken.phrases().map(|(it, _)| it)).map(plain).collect();
    let all = all.iter().flat_map(|it| it.split_whitespace()).chain(["[unk]"]);
    Phrasebook::new(words.lexicon, Some(spoken), &KnownWords::new(all))
}

/// Returns an announcement as a recogniser spells it.
fn spelled(words: &[Word]) -> String {
    plain(&DE_FIDE.lexicon.phrase(words).written)
}

fn plain(text: &str) -> String {
    let kept = |it: &char| it.is_alphanumeric() || it.is_whitespace() || *it == '\'';
    text.to_lowercase().chars().filter(kept).collect()
}

/// Numbers that are not in the order of the words, as a recogniser with look-ahead has them.
fn symbols() -> SymbolTable {
    let words: Vec<&str> = SMALL.split_whitespace().collect();
    let number = |index: usize| if index == 0 { 0 } else { words.len() - index };
    let lines = words
        .iter()
        .enumerate()
        .map(|(index, word)| format!("{word} {}\n", number(index)));
    SymbolTable::read(&lines.collect::<String>()).expect("a list of words")
}

fn words_of(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn accepts(graph: &WordGraph, text: &str) -> Option<f32> {
    graph.accepts(text.split_whitespace())
}

fn cases(sample: u32, full: u32) -> ProptestConfig {
    ProptestConfig {
        cases: size(sample, full),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A position some random moves from the start, or one with pawns that are about to become something.
fn position() -> impl Strategy<Value = Position> {
    let starts = prop::sample::select(vec![
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/1P4P1/8/3pP3/8/8/1p4p1/R3K2R w KQkq d6 0 1",
        "4r1k1/2P5/8/8/8/1N6/4N1N1/4K3 w - - 0 1",
    ]);
    (starts, prop::collection::vec(any::<u16>(), 0..60)).prop_map(|(fen, choices)| {
        let mut position = Position::of(Board::from_fen(fen, false).expect("a FEN"));
        for choice in choices {
            let moves = position.legal_moves().unwrap_or_default();
            match moves.get(usize::from(choice) % moves.len().max(1)) {
                Some(m) => position.play(*m),
                None => break,
            }
        }
        position
    })
}

proptest! {
    #![proptest_config(cases(12, 1000))]

    /// Illegal ones too: whatever can be announced can be heard.
    #[test]
    fn the_full_grammar_hears_every_announcement_in_every_wording(position in position()) {
        let full = FULL_BOOK.announcements();
        let small = SMALL_BOOK.announcements();
        for m in position.board().moves_by_movement() {
            for words in sayings(&position, m) {
                let text = spelled(&words);
                prop_assert!(accepts(&full, &text).is_some(), "{}", text);
                if let Some(text) = in_small_words(&words) {
                    prop_assert!(accepts(&small, &text).is_some(), "{}", text);
                }
            }
        }
    }

    #[test]
    fn the_legal_part_hears_the_announcements_of_the_legal_moves_and_nothing_else(position in position()) {
        let legal = position.legal_moves().expect("only legal moves were made");
        let expected: BTreeSet<String> = legal.iter()
            .flat_map(|m| sayings(&position, *m))
            .flat_map(|words| {
                let text = in_small_words(&words).expect("the recogniser has every word");
                // "Rochade kurze" is as good, and "schach matt".
                let turned = text.split_once(" rochade").map(|(side, rest)| format!("rochade {side}{rest}"));
                [Some(text), turned]
            })
            .flatten()
            .flat_map(|text| {
                let longer = text.strip_suffix(" matt").map(|it| format!("{it} schach matt"));
                [Some(text), longer]
            })
            .flatten()
            .collect();
        let graph = SMALL_BOOK.legal(&position).expect("the position is legal");
        let heard = all_of(&graph);
        prop_assert_eq!(heard, expected);
    }

    #[test]
    fn in_an_event_the_grammar_does_not_see_the_position(one in position(), other in position()) {
        let asked = Asked::Nothing;
        let graph = |position: &Position| SMALL_BOOK.grammar(position, Sight::Movement, &asked);
        prop_assert_eq!(graph(&one), graph(&other));
    }

    #[test]
    fn in_free_mode_what_is_legal_is_likelier_and_the_rest_is_heard(position in position()) {
        let free = FULL_BOOK.grammar(&position, Sight::Legal, &Asked::Nothing);
        let event = FULL_BOOK.grammar(&position, Sight::Movement, &Asked::Nothing);
        for m in position.board().moves_by_movement() {
            let text = spelled(&sayings(&position, m)[0]);
            let (free, event) = (accepts(&free, &text).expect("heard"), accepts(&event, &text).expect("heard"));
            prop_assert!(free <= event + NOT_LEGAL + 0.001, "{}: {} and {}", text, free, event);
            // Castling is its own word, and as likely without the position.
            let is_castling = position.board().castling_side(m).is_some();
            if position.is_legal(m) == Some(true) && !is_castling {
                prop_assert!(free < event, "{}: {} and {}", text, free, event);
            }
        }
    }

    /// Whoever pauses in the middle of an announcement is not cut off: what is complete begins no other one.
    #[test]
    fn nothing_is_complete_before_it_is_whole(position in position()) {
        let settles = |words: &[String]| is_complete(words, &DE_FIDE.hearing(), &Asked::Nothing);
        let moves = position.board().moves_by_movement();
        let spelled = |m: &Move| sayings(&position, *m).into_iter().map(|it| words_of(&spelled(&it)));
        let all: BTreeSet<Vec<String>> = moves.iter().flat_map(spelled).collect();
        let is_said_behind = |it: &str| ["schach", "matt", "schachmatt"].contains(&it);
        for words in &all {
            for length in 0..words.len() {
                let goes_on = words[length..].iter().any(|it| !is_said_behind(it));
                prop_assert!(!goes_on || !settles(&words[..length]), "{:?} of {:?}", &words[..length], words);
            }
        }
    }

    /// Behind both squares nothing can follow, whether the move is legal or not.
    #[test]
    fn both_squares_settle_a_move(position in position()) {
        for m in position.board().moves_by_movement() {
            let both = Saying { style: AnnouncementStyle::Long, ..Saying::default() };
            let words = words_of(&spelled(&announce(&position, m, &both, Sight::Movement)));
            let may_end = is_complete(&words, &DE_FIDE.hearing(), &Asked::Nothing);
            let lacks_its_piece = position.board().needs_promotion(m) && m.promotion.is_none();
            prop_assert_eq!(may_end, !lacks_its_piece, "{:?}", words);
        }
    }

    #[test]
    fn every_grammar_hears_silence_and_noise_and_costs_nothing_below_zero(position in position()) {
        let moves = position.legal_moves().expect("only legal moves were made");
        for book in [&*FULL_BOOK, &*SMALL_BOOK] {
            for sight in [Sight::Legal, Sight::Movement] {
                for asked in [Asked::Nothing, Asked::YesOrNo, Asked::Which(&moves)] {
                    let graph = book.grammar(&position, sight, &asked);
                    for text in ["", "[unk]", "[unk] [unk]", "[unk] eva [unk] vier [unk]", "ja", "[unk] nein"] {
                        prop_assert!(accepts(&graph, text).is_some(), "{:?}", text);
                    }
                    let costs = graph.states().iter().flat_map(|it| it.steps.iter().map(|it| it.cost).chain(it.end));
                    for cost in costs {
                        prop_assert!(cost >= 0.0 && cost.is_finite());
                    }
                    prop_assert!(graph.states().len() < 1500 && graph.steps() < 20_000);
                }
            }
        }
    }

    #[test]
    fn what_is_announced_is_understood_or_asked_about(position in position(), choice in any::<u16>()) {
        let moves = position.legal_moves().expect("only legal moves were made");
        prop_assume!(!moves.is_empty());
        let m = moves[usize::from(choice) % moves.len()];
        for words in sayings(&position, m) {
            let text = spelled(&words);
            for sight in [Sight::Legal, Sight::Movement] {
                let outcome = DE_FIDE.decided(&text, &position, sight, &Asked::Nothing);
                let holds = match &outcome {
                    Outcome::Clear(meaning) => *meaning == Meaning::Move(m),
                    Outcome::Ask(question) => question.meanings.contains(&Meaning::Move(m)),
                    Outcome::Nothing(_) => false,
                };
                tally("announcements-understood", usize::from(matches!(outcome, Outcome::Clear(_))), "clear");
                prop_assert!(holds, "{} is {:?} and not {} in {}", text, outcome, m, position.fen());
            }
        }
    }

    /// Whatever is heard: a move that follows without a question is the one that these very words name.
    #[test]
    fn no_word_is_exchanged_without_a_question(position in position(), heard in prop::collection::vec(announced(), 40)) {
        for (piece, from, takes, to) in heard {
            let named = [piece.map(Word::Piece), from.map(Word::File), takes.then_some(Word::Takes)];
            let square = [Word::File(to.file()), Word::Rank(to.rank())];
            let words: Vec<Word> = named.into_iter().flatten().chain(square).collect();
            let text = spelled(&words);
            for sight in [Sight::Legal, Sight::Movement] {
                let outcome = DE_FIDE.decided(&text, &position, sight, &Asked::Nothing);
                let Outcome::Clear(Meaning::Move(m)) = outcome else { continue };
                tally("announcements-at-random-that-are-moves", 1, "clear");
                // Castling may be said by where the king goes.
                let is_there = m.to == to || position.board().castling_side(m).is_some();
                let is_that_piece = piece.is_none_or(|it| position.board().own_piece_at(m.from) == Some(it));
                let is_from_there = from.is_none_or(|it| m.from.file() == it);
                prop_assert!(is_there && is_that_piece && is_from_there, "{} is {} in {}", text, m, position.fen());
            }
        }
    }

    /// Whatever was heard, and wherever: a word in less time than any word takes makes nothing clear.
    #[test]
    fn what_holds_a_word_too_short_is_never_clear(
        position in position(), choice in any::<u16>(), short in any::<u16>(), took in 1..115_u16,
    ) {
        let moves = position.board().moves_by_movement();
        prop_assume!(!moves.is_empty());
        let m = moves[usize::from(choice) % moves.len()];
        let spoken = VOICES.spoken(DE_FIDE.lexicon).expect("spoken words");
        let phrases = spoken.phrases().map(|(it, _)| plain(it));
        let texts = sayings(&position, m).into_iter().map(|it| spelled(&it)).chain(phrases);
        for text in texts {
            let mut heard = Heard::of(&text);
            let short = usize::from(short) % heard.words.len();
            let mut now = 0.0;
            for (index, word) in heard.words.iter_mut().enumerate() {
                word.start = now;
                now += if index == short { f32::from(took) / 1000.0 } else { 0.5 };
                word.end = now;
            }
            for sight in [Sight::Legal, Sight::Movement] {
                for asked in [Asked::Nothing, Asked::YesOrNo, Asked::OfWeight, Asked::Which(&moves), Asked::Sheet] {
                    let read = readings(&heard, &DE_FIDE.hearing(), &position, sight, &asked);
                    for thresholds in [Thresholds::default(), Thresholds::without_key()] {
                        let outcome = decide(&heard, &read, &DE_FIDE.hearing(), &position, &asked, &thresholds);
                        prop_assert!(!matches!(outcome, Outcome::Clear(_)), "{} in {}", text, position.fen());
                    }
                }
            }
        }
    }

    /// A move that is illegal only because of check, in an event: no word of the outcome may tell.
    #[test]
    fn in_an_event_check_changes_nothing_of_what_follows(position in position(), choice in any::<u16>()) {
        let moves = position.board().moves_by_movement();
        prop_assume!(!moves.is_empty());
        let m = moves[usize::from(choice) % moves.len()];
        let lawless = position.seen(Sight::Movement).into_owned();
        for words in sayings(&position, m) {
            let text = spelled(&words);
            let (one, other) = [&position, &lawless]
                .map(|it| DE_FIDE.decided(&text, it, Sight::Movement, &Asked::Nothing))
                .into();
            prop_assert_eq!(one, other);
        }
    }

    #[test]
    fn a_grammar_comes_back_from_its_file_as_it_was(position in position()) {
        let symbols = symbols();
        let graph = SMALL_BOOK.grammar(&position, Sight::Legal, &Asked::Nothing);
        let back = read(&write(&graph, &symbols).expect("all words are known"), &symbols).expect("a grammar");
        prop_assert_eq!(graph.states().len(), back.states().len());
        for m in position.board().moves_by_movement() {
            let text = in_small_words(&sayings(&position, m)[0]).expect("the recogniser has every word");
            prop_assert!(accepts(&graph, &text).is_some());
            prop_assert_eq!(accepts(&graph, &text), accepts(&back, &text));
        }
    }
}

/// A piece, a file it comes from, whether it takes, and where it goes, as likely impossible as not.
fn announced() -> impl Strategy<Value = (Option<Role>, Option<File>, bool, Square)> {
    let piece = prop::option::of(prop::sample::select(Role::ALL.to_vec()));
    let from = prop::option::weighted(0.3, prop::sample::select(File::ALL.to_vec()));
    let square = (0..64_u32).prop_map(Square::new);
    (piece, from, any::<bool>(), square)
}

/// Returns an announcement in the words of [`SMALL`]; "schachmatt" is no word there.
fn in_small_words(words: &[Word]) -> Option<String> {
    let spelled = |word: &Word| {
        let (written, known) = (spelled(&[*word]), SMALL.split_whitespace());
        let alike = |it: &&str| {
            let plain = |text: &str| text.replace('ö', "oe").replace('ä', "ae").replace('ü', "ue");
            plain(it) == plain(&written)
        };
        match word {
            Word::Castles(_) => Some(written),
            Word::Checkmate => Some("matt".to_owned()),
            _ => known.clone().find(alike).map(str::to_owned),
        }
    };
    words
        .iter()
        .map(spelled)
        .collect::<Option<Vec<_>>>()
        .map(|it| it.join(" "))
}

/// Returns every sequence that a graph without noise accepts.
fn all_of(graph: &WordGraph) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut open = vec![(0, String::new())];
    while let Some((state, text)) = open.pop() {
        let state = &graph.states()[state];
        if state.end.is_some() {
            all.insert(text.trim().to_owned());
        }
        open.extend(state.steps.iter().map(|it| (it.to, format!("{text} {}", it.word))));
    }
    all
}
