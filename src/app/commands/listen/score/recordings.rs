//! A folder of recordings: what is said in each by its name and by what is told about it, and which cannot be used.

use std::fs;
use std::path::{Path, PathBuf};

use super::notes::{Note, Notes};
use crate::app::failure::{Failure, io_failure};
use crate::app::recogniser::wav::{open_wav, samples};
use crate::app::settings::start_position::position;
use ansage_core::game::Position;
use ansage_core::language::listen::{Hearing, Meaning, StandaloneMeaning, first_unknown, meaning_of};
use ansage_core::language::{Message, Sight, Voices};
use ansage_wire::RATE;
use ansage_wire::listening::Until;

/// A key is held no longer: in samples, fifteen seconds.
const LONGEST_SAMPLES: usize = 15 * RATE as usize;

/// The recordings of a folder.
pub(in crate::app) struct Recordings {
    pub(in crate::app) notes: Notes,
    pub(in crate::app) usable: Vec<Recording>,
    pub(in crate::app) refused: Vec<Refused>,
}

/// A recording of which it is known what is said in it.
#[derive(Clone, Debug)]
pub(in crate::app) struct Recording {
    /// The name of its file.
    pub(in crate::app) name: String,
    /// The words that are said, without the number of the take.
    pub(in crate::app) said: String,
    pub(in crate::app) kind: Kind,
    /// The position that was told, else one that helps with nothing.
    pub(in crate::app) position: Position,
    /// It is known what was legal.
    pub(in crate::app) has_position: bool,
    pub(in crate::app) until: Until,
    pub(in crate::app) sound: Sound,
}

/// What is said in a recording.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::app) enum Kind {
    /// A whole announcement.
    Announcement(Meaning),
    /// A command.
    Command(Meaning),
    /// A word that says nothing alone.
    Word,
    /// Nothing that is for the program.
    Junk,
}

/// Where the sound is.
#[derive(Clone, Debug)]
pub(in crate::app) enum Sound {
    File(PathBuf),
    /// At 16 kHz.
    Samples(Vec<i16>),
}

impl Sound {
    /// Returns the sound, piece by piece.
    pub(in crate::app) fn samples(&self) -> Result<Box<dyn Iterator<Item = Vec<i16>> + Send>, Failure> {
        Ok(match self {
            Sound::File(path) => Box::new(samples(open_wav(path)?)),
            Sound::Samples(all) => Box::new(std::iter::once(all.clone())),
        })
    }
}

/// A recording that cannot be used.
pub(in crate::app) struct Refused {
    pub(in crate::app) name: String,
    /// A sentence.
    pub(in crate::app) why: Message,
}

impl Recordings {
    /// Reads a folder; each file that cannot be used is refused by itself.
    pub(in crate::app) fn read(folder: &Path, hearing: &Hearing<'_>, voices: &Voices) -> Result<Self, Failure> {
        let notes = Notes::read(folder)?;
        if let Some(language) = &notes.language {
            let said = voices.lexicon(language).map(|it| it.language());
            if said != Some(hearing.lexicon.language()) {
                let other = Message::ScoreOtherLanguage {
                    language: language.clone(),
                };
                return Err(Failure::unreadable(other));
            }
        }
        let names = names(folder)?;
        let missing = notes.recordings.iter().filter(|it| !names.contains(&it.file));
        let mut refused: Vec<Refused> = missing.map(|it| refusal(&it.file, "missing")).collect();
        let mut usable = Vec::new();
        for name in names {
            match recording(folder, &name, &notes.about(&name), hearing) {
                Ok(it) => usable.push(it),
                Err(why) => refused.push(Refused { name, why: *why }),
            }
        }
        Ok(Self { notes, usable, refused })
    }
}

/// Returns the names of the recordings of a folder, sorted; all else in it is left alone.
fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let unreadable = |source| io_failure::unreadable(folder, &source);
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let name = entry.map_err(unreadable)?.file_name();
        let is_sound = Path::new(&name)
            .extension()
            .is_some_and(|it| it.eq_ignore_ascii_case("wav"));
        if is_sound {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

fn recording(folder: &Path, name: &str, note: &Note, hearing: &Hearing<'_>) -> Result<Recording, Box<Message>> {
    let why = |why: &'static str| Box::new(refusal(name, why).why);
    let path = folder.join(name);
    let until = if note.whole { Until::End } else { Until::Pause };
    let wav = open_wav(&path).map_err(|it| Box::new(it.message().clone()))?;
    let most = LONGEST_SAMPLES.saturating_add(1);
    let length = samples(wav).map(|it| it.len()).try_fold(0, |sum, it| match sum + it {
        sum if sum < most => Ok(sum),
        sum => Err(sum),
    });
    match length {
        Ok(0) => return Err(why("empty")),
        Err(_long) if until == Until::End => return Err(why("long")),
        Ok(_) | Err(_) => {}
    }
    let said = words_of(name);
    let told = match &note.fen {
        Some(fen) => Some(position(fen).map_err(|_no_fen| why("position"))?),
        None => None,
    };
    let (kind, everywhere) = match note.junk {
        true => (Kind::Junk, None),
        false => kind(&said, note, told.as_ref(), hearing).map_err(|it| match it {
            KindFlaw::Unknown(word) => Box::new(Message::ScoreNoWord {
                file: name.into(),
                word: word.into(),
            }),
            KindFlaw::For(it) => why(it),
        })?,
    };
    Ok(Recording {
        name: name.to_owned(),
        said,
        kind,
        has_position: told.is_some(),
        position: told.or(everywhere).unwrap_or_else(Position::start),
        until,
        sound: Sound::File(path),
    })
}

/// Why it is not known what is said.
enum KindFlaw<'a> {
    /// This word is none of the language.
    Unknown(&'a str),
    /// The name of another reason, as messages know it.
    For(&'static str),
}

/// Returns what is said, and where no position was told, one in which it is understood by its words alone.
fn kind<'a>(
    said: &'a str,
    note: &Note,
    position: Option<&Position>,
    hearing: &Hearing<'_>,
) -> Result<(Kind, Option<Position>), KindFlaw<'a>> {
    let told: Option<Meaning> = match &note.m {
        Some(m) => Some(Meaning::Move(m.parse().map_err(|_no_move| KindFlaw::For("move"))?)),
        None => None,
    };
    let meaning = StandaloneMeaning::of(said, hearing);
    if let Some(position) = position {
        let sights = [Sight::Legal, Sight::Movement];
        let of_words = || sights.iter().find_map(|it| meaning_of(said, hearing, position, *it));
        let kind = match told.or_else(of_words) {
            Some(it @ (Meaning::Move(_) | Meaning::MoveAndOffer(_))) => Some(Kind::Announcement(it)),
            Some(it) => Some(Kind::Command(it)),
            None => (meaning == Some(StandaloneMeaning::Word)).then_some(Kind::Word),
        };
        let unknown = || first_unknown(said, hearing).map_or(KindFlaw::For("unclear"), KindFlaw::Unknown);
        return kind.map(|it| (it, None)).ok_or_else(unknown);
    }
    match meaning {
        Some(StandaloneMeaning::BothSquares(it, everywhere)) => {
            Ok((Kind::Announcement(told.unwrap_or(it)), Some(*everywhere)))
        }
        Some(StandaloneMeaning::Command(it)) => Ok((Kind::Command(it), None)),
        Some(StandaloneMeaning::Word) => Ok((Kind::Word, None)),
        Some(StandaloneMeaning::Partial) => Err(KindFlaw::For("partial")),
        None => Err(KindFlaw::Unknown(first_unknown(said, hearing).unwrap_or(said))),
    }
}

/// Returns the words that the name of a file says: `kurze rochade` of `kurze-rochade-3.wav`.
fn words_of(name: &str) -> String {
    let stem = Path::new(name).file_stem().unwrap_or_default().to_string_lossy();
    let mut words: Vec<&str> = stem.split('-').map(str::trim).filter(|it| !it.is_empty()).collect();
    if words.last().is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit())) {
        words.pop();
    }
    words.join(" ")
}

fn refusal(name: &str, why: &'static str) -> Refused {
    Refused {
        name: name.to_owned(),
        why: Message::ScoreRefused {
            file: name.into(),
            unusable: why.into(),
        },
    }
}
