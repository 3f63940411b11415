//! The words of the program itself: voices laid over those compiled in, in a person's language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};

use super::options::PlayOptions;
use super::surroundings::{Surroundings, reports_language};
use super::wording::USUAL_WORDS;
use crate::app::failure::{Failure, desk_failure, io_failure};
use ansage_core::game::{Allowed, Mode, Opening};
use ansage_core::language::{Lexicon, Message, VoiceError, VoiceTexts, Voices};
use ansage_os::language::locale;

/// Files of a folder of voices; all else in it is left alone.
const KINDS: [&str; 2] = ["toml", "ftl"];

/// The voices and the language of the reports.
#[derive(Clone, Debug)]
pub(in crate::app) struct Words {
    pub(in crate::app) voices: Arc<Voices>,
    pub(in crate::app) reports: String,
}

impl Words {
    /// Reads the voices of `folder`, if one is named, over those compiled in, and chooses the language of the reports.
    pub(in crate::app) fn read(folder: Option<&Path>, reports: Option<&str>) -> Result<Self, Failure> {
        let voices = read_voices(folder)?;
        let surroundings = Surroundings {
            reports: voices.message_tags().map(str::to_owned).collect(),
            locale: locale(),
            ..Surroundings::default()
        };
        let reports = reports_language(reports, &surroundings);
        if voices.messages(&reports).is_none() {
            return Err(desk_failure::unknown_reports(&reports, &voices));
        }
        Ok(Self { voices, reports })
    }

    /// Returns the words of a game opened like this. In an event the words of Appendix D are replaced only with leave
    /// (D.1): a folder of others that the command line names is refused, one of the settings gives way.
    pub(in crate::app) fn of_game(self, opening: &Opening, line: &PlayOptions) -> Result<Self, Failure> {
        let terms = opening.event.as_ref();
        let has_leave = terms.is_some_and(|it| it.allows(Allowed::OtherWords));
        if opening.mode == Mode::Free || has_leave {
            Ok(self)
        } else if line.voices.is_some() {
            Err(Failure::settings(Message::EventNeedsLeave {
                setting: "--voices".into(),
                leave: "other-words".into(),
            }))
        } else {
            Self::read(None, Some(&self.reports))
        }
    }

    /// Returns the names of the words of announcements that there are.
    pub(in crate::app) fn lexicons(&self) -> Vec<String> {
        self.voices.lexicon_tags().map(str::to_owned).collect()
    }

    /// Returns a message in the language of the reports.
    pub(in crate::app) fn say(&self, message: &Message) -> String {
        self.voices
            .messages(&self.reports)
            .map(|it| it.say(message))
            .unwrap_or_default()
    }
}

/// Returns the words of announcements of that name.
pub(in crate::app) fn lexicon<'a>(words: &'a Words, name: &str) -> Result<&'a Lexicon, Failure> {
    words
        .voices
        .lexicon(name)
        .ok_or_else(|| desk_failure::unknown_words(name, &words.voices))
}

/// Returns the words of moves that one person reads or hears alone: those that were named, else those of the reports.
pub(in crate::app) fn lexicon_to_be_read(words: &Words, named: Option<&str>) -> Result<Lexicon, Failure> {
    match named {
        Some(name) => lexicon(words, name).cloned(),
        None => {
            let usual = lexicon(words, USUAL_WORDS)?;
            Ok(words.voices.lexicon_to_be_read(usual, &words.reports))
        }
    }
}

/// Returns a message in the words of a language, or of the system's language where none is named or it is none: a person
/// who asked for reports that there are not is told so in another language.
pub(in crate::app) fn of_message(message: &Message, reports: Option<&str>) -> Option<String> {
    let words = Words::read(None, reports).or_else(|_unknown| Words::read(None, None));
    words.ok().map(|it| it.say(message))
}

/// The texts that come with the program.
static TEXTS: OnceLock<VoiceTexts> = OnceLock::new();

/// Takes the texts that come with the program, before the first of them is said; later ones change nothing.
pub(in crate::app) fn take_texts(texts: VoiceTexts) {
    TEXTS.get_or_init(|| texts);
}

fn texts() -> VoiceTexts {
    #[cfg(test)]
    take_texts(ansage_texts::VOICES);
    TEXTS.get().expect("the program hands them over before all else")
}

fn read_voices(folder: Option<&Path>) -> Result<Arc<Voices>, Failure> {
    /// Read once, however often they are asked for.
    static OURS: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::of(texts())));
    let Some(folder) = folder else {
        return Ok(Arc::clone(&OURS));
    };
    let mut files = BTreeMap::new();
    collect(folder, "", &mut files)?;
    Voices::overlaid(texts(), &files).map(Arc::new).map_err(|error| {
        let VoiceError { file, line, key, flaw } = error;
        let why = flaw.to_string();
        let place = line.map(|it| format!(":{it}")).unwrap_or_default();
        let file = format!("{file}{place}");
        Failure::unreadable(match key.is_empty() {
            true => Message::VoicesBadFile { file, why },
            false => Message::VoicesBad { file, key, why },
        })
    })
}

/// Gathers the text of every file below `folder`, by its path there.
fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> Result<(), Failure> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |source| io_failure::unreadable(&path, &source)
    };
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), files)?;
        } else if path.extension().is_some_and(|it| KINDS.iter().any(|kind| it == *kind)) {
            files.insert(
                format!("{prefix}{name}"),
                ansage_files::read_text(&path).map_err(unreadable(&path))?,
            );
        }
    }
    Ok(())
}
