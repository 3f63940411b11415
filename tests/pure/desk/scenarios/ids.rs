//! What is told, with ids in place of the words of a language: of commands, and of the announcements.

use std::cmp::Reverse;

use ansage_core::game::Condition;
use ansage_core::language::{CommandMatch, CommandSet, CommandWord, Lexicon, Message, ReadingWord, Voices, Word, fold};

/// Puts what is the same in every language in the place of the words of one: of commands, and of the announcements.
pub(super) struct Ids<'a> {
    voices: &'a Voices,
    /// The keys of the words of the announcements, by the words that a language writes or says for them; longer ones first.
    words: Vec<(Vec<String>, String)>,
}

/// Messages that tell the tag of a language.
const NAME_A_LANGUAGE: [&str; 2] = ["<first-line ", "<letters-named "];

impl<'a> Ids<'a> {
    pub(super) fn of(voices: &'a Voices) -> Self {
        let lexicons = voices.lexicon_tags().filter_map(|it| voices.lexicon(it));
        let written = |lexicon: &Lexicon| {
            let of_lexicon = |it: Word| {
                let phrase = lexicon.phrase(&[it]);
                [phrase.written, phrase.spoken.text()].map(|words| (split(&fold(&words)), it.key()))
            };
            Word::all().into_iter().flat_map(of_lexicon).collect::<Vec<_>>()
        };
        let mut words: Vec<(Vec<String>, String)> = lexicons.flat_map(written).collect();
        for messages in voices.message_tags().filter_map(|it| voices.messages(it)) {
            let values = Condition::ALL.into_iter().flat_map(|it| it.words().iter().copied());
            let named = |value: &str| messages.say(&Message::ConditionValue { value: value.into() });
            words.extend(values.map(|it| (split(&fold(&named(it))), format!("condition {it}"))));
        }
        words.sort_by_key(|(written, _)| Reverse(written.len()));
        words.dedup();
        Self { voices, words }
    }

    pub(super) fn in_place_of_words(&self, line: &str, reports: &str) -> String {
        let mut told: Vec<String> = Vec::new();
        let words = split(line);
        let mut rest = words.as_slice();
        while let Some((word, others)) = rest.split_first() {
            let bare = bare(word);
            let is_language = bare == reports && NAME_A_LANGUAGE.iter().any(|it| line.contains(it));
            let is_command = bare.starts_with('/') || told.last().is_some_and(|it| it == "/help");
            let announced = self.announced(rest).filter(|_| !is_language && !is_command);
            if let Some((count, key)) = announced {
                told.push(key);
                rest = &rest[count..];
                continue;
            }
            rest = others;
            let id = match bare {
                _ if is_language => "(reports)".to_owned(),
                _ if is_command => self.command(bare, reports),
                _ => in_english_letters(bare),
            };
            // A command has as many ways to enter it as a language has words for it.
            let is_same = |it: &String| id.starts_with('/') && it.trim_end_matches(',').ends_with(&id);
            if told.last().is_some_and(is_same) {
                told.pop();
            }
            told.push(word.replacen(bare, &id, 1));
        }
        told.join(" ")
    }

    fn command(&self, entered: &str, reports: &str) -> String {
        let line = format!("/{}", entered.trim_start_matches('/'));
        let languages = [reports, "en"];
        let played = languages.iter().find_map(|it| self.id::<CommandWord>(&line, it));
        let found = played.or_else(|| languages.iter().find_map(|it| self.id::<ReadingWord>(&line, it)));
        match found {
            Some(id) if entered.starts_with('/') => format!("/{id}"),
            Some(id) => id.to_owned(),
            None => entered.to_owned(),
        }
    }

    fn id<C: CommandSet>(&self, line: &str, language: &str) -> Option<&'static str> {
        match self.voices.commands().find(line, &[language]) {
            CommandMatch::One(word, "") => Some(C::id(word)),
            _ => None,
        }
    }

    /// Returns how many words at the beginning are one of the announcements, and the key of that.
    fn announced(&self, words: &[String]) -> Option<(usize, String)> {
        let begins = |written: &[String]| {
            let is_same = |(one, other): (&String, &String)| *one == fold(bare(other));
            written.len() <= words.len() && written.iter().zip(words).all(is_same)
        };
        let (written, key) = self.words.iter().find(|(written, _)| begins(written))?;
        let last = &words[written.len() - 1];
        let after = last.split_once(bare(last)).map_or("", |(_, after)| after);
        let before = words[0].split_once(bare(&words[0])).map_or("", |(before, _)| before);
        Some((written.len(), format!("{before}({key}){after}")))
    }
}

/// Puts the English letter of a piece into a move that is written with the German one, as `2.Sf3`.
fn in_english_letters(word: &str) -> String {
    let (number, written) = word
        .rsplit_once('.')
        .map_or(("", word), |(number, written)| (number, written));
    let english = match written.chars().next() {
        Some('D') => 'Q',
        Some('T') => 'R',
        Some('L') => 'B',
        Some('S') => 'N',
        _ => return word.to_owned(),
    };
    let rest = &written[1..];
    let is_square = rest.len() >= 2 && rest.ends_with(|it: char| it.is_ascii_digit());
    let is_move = is_square && rest.chars().all(|it| "abcdefgh12345678x".contains(it));
    match (is_move, number) {
        (false, _) => word.to_owned(),
        (true, "") => format!("{english}{rest}"),
        (true, number) => format!("{number}.{english}{rest}"),
    }
}

pub(super) fn split(words: &str) -> Vec<String> {
    words.split(' ').map(str::to_owned).collect()
}

/// Returns a word without the signs around it.
pub(super) fn bare(word: &str) -> &str {
    word.trim_matches(['<', ',', '.', ':', ';', '>', '?', '"'])
}

#[test]
fn words_of_a_language_have_ids() {
    let voices = Voices::of(ansage_texts::VOICES);
    let ids = Ids::of(&voices);
    let told = |line| ids.in_place_of_words(line, "de");
    assert_eq!(told("<games-help /zurück /beenden>"), "<games-help /back /quit>");
    assert_eq!(
        told("ear  <or Springer Bella eins, Sf3>"),
        "ear  <or (knight) (file-b) (rank-1), Nf3>"
    );
    assert_eq!(told("/uhr, /u, /clock, F5: <help-clock>"), "/clock, F5: <help-clock>");
}
