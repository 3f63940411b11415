//! How commands are found, in each language.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::{CommandMatch, CommandSet, CommandWord, HelpTopic, ReadingWord, Words};
use crate::language::Voices;
use crate::language::voices::fold;

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

#[track_caller]
fn finds<C: CommandSet + std::fmt::Debug>(language: &str, text: &str, word: C, rest: &str) {
    assert_eq!(
        VOICES.commands().find(text, &[language]),
        CommandMatch::One(word, rest),
        "{text}"
    );
}

#[test]
fn the_english_word_works_in_every_language() {
    for language in ["de", "en", "pt-BR", "es", "fr", "nl", "pt-PT", "sv"] {
        for word in CommandWord::ALL {
            finds(language, &format!("/{}", word.id()), *word, "");
        }
        for word in ReadingWord::ALL {
            finds(language, &format!("/{}", word.id()), *word, "");
        }
    }
}

#[test]
fn each_language_has_words_of_its_own_and_one_short_form() {
    has_words_of_its_own_and_one_short_form::<CommandWord>();
    has_words_of_its_own_and_one_short_form::<ReadingWord>();
}

fn has_words_of_its_own_and_one_short_form<C: CommandSet + std::fmt::Debug>() {
    let commands = VOICES.commands();
    for language in VOICES.message_tags() {
        let mut shorts = C::ALL.iter().map(|it| it.id().to_owned()).collect::<BTreeSet<_>>();
        for word in C::ALL {
            let own = commands
                .in_language(*word, language)
                .expect("every language has every command");
            assert!(language == "en" || !own.words.is_empty(), "{language}: {word:?}");
            assert!(
                shorts.insert(own.short.clone()),
                "{language}: {} means two things",
                own.short
            );
            for form in own.all() {
                let line = format!("/{form}");
                let found = commands.find(&line, &[language]);
                assert_eq!(found, CommandMatch::One(*word, ""), "{language}: {line}");
            }
        }
    }
}

#[test]
fn each_conversation_has_its_own_commands_and_keys() {
    let commands = VOICES.commands();
    assert_eq!(commands.find::<CommandWord>("/next", &["en"]), CommandMatch::None);
    assert_eq!(commands.find::<ReadingWord>("/resign", &["en"]), CommandMatch::None);
    finds("de", "/weiter", ReadingWord::Next, "");
    finds("de", "/weiter", CommandWord::Resume, "");
    assert_eq!(commands.of_key(4), Some(ReadingWord::Next));
    let lines = commands.help::<ReadingWord>("en");
    assert!(lines.iter().any(|(words, _)| words == "/next, /n, F4"), "{lines:?}");
    assert!(!lines.iter().any(|(words, _)| words.contains("/resign")));
    assert!(
        lines[0].0.starts_with("/next"),
        "what is of the reading alone comes first"
    );
}

#[test]
fn what_follows_the_word_is_kept() {
    finds(
        "de",
        "/correct Springer Felix drei ",
        CommandWord::Correct,
        "Springer Felix drei",
    );
    finds("de", "/sheet 12", CommandWord::Sheet, "12");
    finds("de", "/note Feueralarm  15:02", CommandWord::Note, "Feueralarm  15:02");
}

#[test]
fn the_question_mark_asks_for_the_time_and_with_the_stroke_for_help() {
    finds("de", "?", CommandWord::Time, "");
    finds("es", " ? ", CommandWord::Time, "");
    finds("de", "/?", CommandWord::Help, "");
}

#[test]
fn case_and_umlauts_do_not_matter() {
    for text in ["/Korrektur", "/KORREKTUR", "/ korrektur"] {
        finds("de", text, CommandWord::Correct, "");
    }
    for text in ["/ausgeführt", "/ausgefuehrt", "/ausgefuhrt", "/Ausgeführt"] {
        finds("de", text, CommandWord::Done, "");
    }
    finds("pt-BR", "/relogio", CommandWord::Clock, "");
    finds("es", "/oido", CommandWord::RepeatEar, "");
    finds("fr", "/repeter", CommandWord::Repeat, "");
    finds("fr", "/Échiquier a", CommandWord::Board, "a");
    finds("nl", "/FORMULIER 12", CommandWord::Sheet, "12");
    finds("pt-PT", "/correcao", CommandWord::Correct, "");
}

#[test]
fn a_word_may_be_cut_short_while_one_command_begins_so() {
    finds("de", "/buch", CommandWord::Spell, "");
    finds("de", "/korr e4", CommandWord::Correct, "e4");
    finds("en", "/wro", CommandWord::WrongRepeat, "");
    finds("de", "/schieds", CommandWord::Arbiter, "");
    // A single letter is a short form or nothing.
    assert_eq!(VOICES.commands().find::<CommandWord>("/y", &["en"]), CommandMatch::None);
}

/// What only looks, or changes nothing but how something is told.
const HARMLESS: &[CommandWord] = {
    use CommandWord as C;
    &[
        C::Time,
        C::MyTime,
        C::Sheet,
        C::Volume,
        C::Record,
        C::Play,
        C::PlayNext,
        C::PlayPrevious,
        C::PlayLast,
        C::PlaySpeed,
        C::Limit,
        C::SetUp,
        C::RepeatEar,
        C::Spell,
        C::SpellEar,
        C::Note,
        C::NoteTime,
        C::Board,
        C::Tell,
        C::Square,
        C::Rank,
        C::File,
        C::Pieces,
        C::Captured,
        C::Fen,
        C::Diagram,
        C::Spent,
        C::Glossary,
        C::Listen,
        C::Rate,
        C::VolumeEar,
        C::Pitch,
        C::Perkins,
        C::Cancel,
        C::Help,
    ]
};

fn found_in(language: &str, line: &str) -> Option<CommandWord> {
    match VOICES.commands().find(line, &[language]) {
        CommandMatch::One(word, _) => Some(word),
        CommandMatch::Several(_) | CommandMatch::None => None,
    }
}

/// Whoever learned the short forms in one language and plays in another calls no arbiter and ends no game by them.
#[test]
fn no_short_form_that_acts_looks_at_something_in_another_language() {
    let commands = VOICES.commands();
    for word in CommandWord::ALL.iter().filter(|it| !HARMLESS.contains(it)) {
        for language in VOICES.message_tags() {
            let own = commands
                .in_language(*word, language)
                .expect("every language has every command");
            let line = format!("/{}", own.short);
            for other in VOICES.message_tags() {
                let there = found_in(other, &line).filter(|it| it != word);
                let is_harmless = there.is_some_and(|it| HARMLESS.contains(&it));
                assert!(!is_harmless, "{line} of {language} is {there:?} in {other}");
            }
        }
    }
}

/// However much of it is cut off: the same everywhere, several things, or nothing.
#[test]
fn what_cannot_be_unsaid_is_said_by_nothing_that_means_something_else_elsewhere() {
    let commands = VOICES.commands();
    let mut cut_short = 0;
    for word in CommandWord::ALL.iter().filter(|it| CommandSet::cannot_be_unsaid(**it)) {
        for language in VOICES.message_tags() {
            let own = commands.in_language(*word, language).into_iter().flat_map(Words::all);
            for form in own.map(|it| fold(it)).chain([word.id().to_owned()]) {
                let beginnings = form.char_indices().map(|(at, it)| &form[..at + it.len_utf8()]);
                for line in beginnings.map(|it| format!("/{it}")) {
                    if found_in(language, &line) != Some(*word) {
                        continue;
                    }
                    cut_short += usize::from(line.len() <= form.len());
                    for other in VOICES.message_tags() {
                        let there = found_in(other, &line).filter(|it| it != word);
                        assert_eq!(there, None, "{line} of {language} in {other}");
                    }
                }
            }
        }
    }
    assert!(cut_short > 100, "{cut_short} lines only");
}

#[test]
fn a_whole_word_counts_before_longer_ones() {
    finds("en", "/note x", CommandWord::Note, "x");
    finds("en", "/repeat", CommandWord::Repeat, "");
}

#[test]
fn several_beginnings_are_named() {
    let found = VOICES.commands().find("/acc", &["de"]);
    assert_eq!(found, CommandMatch::One(CommandWord::Accept, ""));
    let found = VOICES.commands().find::<CommandWord>("/res", &["de"]);
    assert_eq!(
        found,
        CommandMatch::Several(
            ["/aufgeben", "/ergebnis", "/weiter", "/zurücksetzen"]
                .map(str::to_owned)
                .to_vec()
        )
    );
}

#[test]
fn what_is_no_command_is_none() {
    for text in ["", "/", "/xyz", "/gezogenn", "/relógio"] {
        assert_eq!(
            VOICES.commands().find::<CommandWord>(text, &["de"]),
            CommandMatch::None,
            "{text}"
        );
    }
}

#[test]
fn the_help_about_a_theme_is_a_page_and_all_themes_are_the_whole_help() {
    let commands = VOICES.commands();
    let pages = HelpTopic::ALL.map(|topic| commands.help_of(|it| HelpTopic::of(it) == topic, "de"));
    for (topic, page) in HelpTopic::ALL.into_iter().zip(&pages) {
        // The head and a sentence about the theme stand above.
        assert!((1..=22).contains(&page.len()), "{topic:?}: {} lines", page.len());
    }
    let ways = |lines: &[(String, _)]| lines.iter().map(|(ways, _)| ways.clone()).collect::<BTreeSet<_>>();
    let whole = commands.help::<CommandWord>("de");
    assert_eq!(ways(&pages.concat()), ways(&whole));
    assert_eq!(pages.concat().len(), whole.len());
}

#[test]
fn the_help_names_every_command_with_its_ways() {
    let help = VOICES.commands().help::<CommandWord>("de");
    assert_eq!(help.len(), CommandWord::ALL.len());
    let line = |word: CommandWord| {
        let index = CommandWord::ALL
            .iter()
            .position(|it| *it == word)
            .expect("it is listed");
        help[index].0.as_str()
    };
    assert_eq!(line(CommandWord::Made), "/gezogen, /g, /made, F4");
    assert_eq!(line(CommandWord::Time), "?, /zeit, /z, /time, F2");
    assert_eq!(line(CommandWord::Help), "/?, /hilfe, /befehle, /h, /help, F1");
    assert_eq!(VOICES.commands().name(CommandWord::Made, "en"), "/made");
    for word in CommandWord::ALL {
        let named = VOICES.commands().name(*word, "en");
        assert_eq!(
            named,
            format!("/{}", word.id()),
            "English has the names of the documentation"
        );
    }
    assert_eq!(VOICES.commands().name(CommandWord::Made, "sv"), "/made");
}

#[test]
fn the_ten_most_used_commands_have_a_key() {
    let keys = (1..=12).map(|key| VOICES.commands().of_key(key)).collect::<Vec<_>>();
    use CommandWord as C;
    let expected = [
        C::Help,
        C::Time,
        C::Repeat,
        C::Made,
        C::Clock,
        C::Correct,
        C::Done,
        C::Offer,
        C::Sheet,
        C::WrongRepeat,
    ];
    assert_eq!(keys[..10], expected.map(Some));
    assert_eq!(keys[10..], [None, Some(C::Perkins)]);
}
