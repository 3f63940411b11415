//! `voices check`: of every word whether its clip is there, missing or broken.

use super::manifest::check_language;
use super::word::{BankWord, words_of};
use crate::app::cli::BankCheck;
use crate::app::commands::json;
use crate::app::commands::json::word_bank::bank_checked;
use crate::app::failure::Failure;
use crate::app::printing::{print, print_json};
use crate::app::settings::words::{Words, lexicon};
use ansage_core::language::Message;
use ansage_sound_files::bank::{Bank, clip_path};

/// How a clip is, by the name that messages and scripts know.
const THERE: &str = "there";
const MISSING: &str = "missing";

/// Prints how each word is; a bank that is not whole is refused at the end.
pub(super) fn check(options: &BankCheck, words: &Words) -> Result<(), Failure> {
    let lexicon = lexicon(words, &options.words)?;
    let folder = &options.folder;
    let bank = Bank::open(folder)?;
    check_language(&bank.manifest, folder, lexicon)?;
    let all = words_of(lexicon);
    let states: Vec<&str> = all.iter().map(|it| state(&bank, &it.name)).collect();
    let strangers = bank.clips.keys().chain(bank.broken.keys());
    let strangers: Vec<_> = strangers
        .filter(|it| !all.iter().any(|word| word.name == **it))
        .collect();
    if options.json {
        let form = bank_checked(folder, &bank, all.iter().zip(states.iter().copied()), &strangers);
        print_json(&json::line(&form)?)?;
    } else {
        let line = |word: &BankWord, state: &&str| Message::BankWord {
            saying: word.phrase.written.clone(),
            path: clip_path(folder, &word.name).display().to_string(),
            clip: (*state).into(),
        };
        let lines = all.iter().zip(&states).map(|(word, state)| line(word, state));
        let strangers = strangers.iter().map(|it| {
            let path = clip_path(folder, it).display().to_string();
            Message::BankStranger { path }
        });
        let text: String = lines
            .chain(strangers)
            .map(|it| format!("{}\n", words.say(&it)))
            .collect();
        print(&text)?;
    }
    let count = |is: fn(&&&str) -> bool| states.iter().filter(is).count();
    let missing = count(|it| **it == MISSING);
    let broken = count(|it| ![THERE, MISSING].contains(*it));
    if missing + broken == 0 {
        return Ok(());
    }
    Err(Failure::refused(Message::BankGaps {
        path: folder.display().to_string(),
        missing: missing.into(),
        broken: broken.into(),
    }))
}

fn state(bank: &Bank, name: &str) -> &'static str {
    if let Some(error) = bank.broken.get(name) {
        return error.key();
    }
    if bank.clips.contains_key(name) { THERE } else { MISSING }
}
