//! `--audio`: the sound of a game as one file with a chapter for each entry, its sheet in every form, and an index.

use std::fs;
use std::io;
use std::path::Path;

use shakmaty::Color;

use super::chapter::{Chapter, before, move_of};
use super::sheets::{Sheets, file, make_folder};
use super::sight;
use crate::app::cli::BraillePage;
use crate::app::commands::json;
use crate::app::commands::json::audio_index::audio_index;
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::say_on_stderr;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::game::scoresheet::{DASH, score};
use ansage_core::game::{Clip, ClipOf, Game, Outcome};
use ansage_core::language::sheet_form::is_a_scoresheet;
use ansage_core::language::{Letters, Lexicon, Message, Saying, announce};
use ansage_devices::recording::clips;
use ansage_devices::storage::Read;
use ansage_sound_files::clips::ClipError;
use ansage_sound_files::cue;
use ansage_sound_files::flac;
use ansage_sound_files::flac::{Labels, MOST_TRACKS};
use ansage_wire::RATE;

/// Silence between two clips, in samples: a quarter of a second.
const BETWEEN_SAMPLES: usize = RATE as usize / 4;

/// The sound of a game that is written, with its sheet.
pub(in crate::app::commands) struct Sound<'a> {
    /// Where the journal lies.
    pub(in crate::app::commands) path: &'a Path,
    pub(in crate::app::commands) journal: &'a Read,
    pub(in crate::app::commands) game: &'a Game,
    pub(in crate::app::commands) words: &'a Words,
    /// The language around the moves.
    pub(in crate::app::commands) reports: &'a str,
    /// The letters of the moves.
    pub(in crate::app::commands) letters: Letters,
}

/// What was written of a sound.
pub(in crate::app::commands) struct SoundWritten {
    /// The clips that are in it.
    pub(in crate::app::commands) there: usize,
    /// The clips of the journal.
    all: usize,
    samples: usize,
}

impl SoundWritten {
    /// Returns the sentence that says so.
    pub(super) fn message(&self, folder: &Path) -> Message {
        let (path, count) = (folder.display().to_string(), self.there.to_string());
        let time = clock(self.samples, false);
        match self.there == self.all {
            true => Message::AudioWritten { path, count, time },
            false => Message::AudioWrittenPartly {
                path,
                count,
                all: self.all.to_string(),
                time,
            },
        }
    }
}

impl Sound<'_> {
    /// Writes sound, sheet and index into a folder. A clip that cannot be had is named, and the others are written.
    ///
    /// # Errors
    ///
    /// Returns what is said where the journal names no clip, or the folder takes nothing.
    pub(in crate::app::commands) fn write(&self, folder: &Path) -> Result<SoundWritten, Failure> {
        let Self {
            path,
            journal,
            game,
            words,
            ..
        } = *self;
        let lexicon = lexicon(words, &game.opening().words)?;
        let kept: Vec<&Clip> = clips::clips_of(&journal.records).collect();
        if kept.is_empty() {
            let path = path.display().to_string();
            return Err(Failure::unreadable(Message::AudioNoClips { path }));
        }
        let sound = clips::folder_of(path);
        let mut samples: Vec<i16> = Vec::new();
        let mut chapters = Vec::with_capacity(kept.len());
        for clip in kept {
            let place = clips::read(&sound, clip).map(|clip| {
                if !samples.is_empty() {
                    samples.resize(samples.len() + BETWEEN_SAMPLES, 0);
                }
                let from = samples.len();
                samples.extend(clip);
                (from, samples.len())
            });
            if let Err(error) = &place {
                let file = sound.join(&clip.file).display().to_string();
                say_on_stderr(&words.say(&message(error, file)));
            }
            chapters.push(Chapter {
                clip,
                title: title(clip, game, lexicon, &|it| words.say(it)),
                place,
            });
        }
        make_folder(folder)?;
        if samples.is_empty() {
            remove_sound(folder)?;
        } else {
            write_sound(folder, &samples, &chapters, game)?;
        }
        let sheets = Sheets {
            sheet: &game.scoresheet(),
            struck: game.struck(),
            opening: Some(game.opening()),
            words,
            reports: self.reports,
            letters: Some(self.letters),
            remarks: Default::default(),
            notes: Vec::new(),
            is_evidence: is_a_scoresheet(game.opening()),
            page: &BraillePage::default(),
        };
        let index = audio_index(&chapters, samples.len(), header(game), game);
        sheets.write(folder, &json::document(&index)?)?;
        Ok(SoundWritten {
            there: chapters.iter().filter(|it| it.place.is_ok()).count(),
            all: chapters.len(),
            samples: samples.len(),
        })
    }
}

/// Takes away what an export before has left: beside the new sheet there is never the sound of another state.
fn remove_sound(folder: &Path) -> Result<(), Failure> {
    for path in ["flac", "wav"].map(|ending| file(folder, ending)) {
        match fs::remove_file(&path) {
            Err(source) if source.kind() != io::ErrorKind::NotFound => {
                return Err(io_failure::unwritable(&path, &source));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns why a clip cannot be had.
pub(super) fn message(error: &ClipError, file: String) -> Message {
    match error {
        ClipError::Missing => Message::PlayMissing { file },
        ClipError::Changed => Message::PlayChanged { file },
        ClipError::Unreadable(_) => Message::PlayUnreadable { file },
    }
}

fn write_sound(folder: &Path, samples: &[i16], chapters: &[Chapter<'_>], game: &Game) -> Result<(), Failure> {
    let there = chapters
        .iter()
        .filter_map(|it| it.place.as_ref().ok().map(|place| (place.0, it.title.as_str())));
    let there: Vec<(usize, &str)> = there.collect();
    let mut tags = header(game);
    for (number, (from, title)) in there.iter().enumerate() {
        tags.push((format!("CHAPTER{:03}", number + 1), clock(*from, true)));
        tags.push((format!("CHAPTER{:03}NAME", number + 1), (*title).to_owned()));
    }
    // A cue sheet holds no more; the chapters name every clip all the same.
    let step = there.len().div_ceil(MOST_TRACKS).max(1);
    let labels = Labels {
        tracks: there.iter().step_by(step).map(|(from, _)| *from as u64).collect(),
        tags,
    };
    let unwritable = |ending: &str| {
        let path = file(folder, ending);
        move |source| io_failure::unwritable(&path, &source)
    };
    flac::write(&file(folder, "flac"), samples, &labels).map_err(unwritable("flac"))?;
    let cues: Vec<(u64, String)> = there
        .iter()
        .map(|(from, it)| (*from as u64, (*it).to_owned()))
        .collect();
    cue::write(&file(folder, "wav"), samples, &cues, &players(game)).map_err(unwritable("wav"))
}

fn players(game: &Game) -> String {
    let header = &game.opening().header;
    let names = [header.white.trim(), header.black.trim()];
    names.map(|it| if it.is_empty() { "?" } else { it }).join(" - ")
}

/// Returns the header of the sheet as tags, named as PGN names them; what is not known is left out.
fn header(game: &Game) -> Vec<(String, String)> {
    let header = &game.opening().header;
    // The sign of the printed sheet is none of PGN's.
    let result = game.scoresheet().result().map(|it| match it {
        Outcome::Draw => "1/2-1/2",
        other => score(other),
    });
    let result = result.unwrap_or_default();
    let all = [
        ("TITLE", players(game)),
        ("EVENT", header.event.clone()),
        ("SITE", header.site.clone()),
        ("DATE", header.date.clone()),
        ("ROUND", header.round.clone()),
        ("MATCH", header.match_number.clone()),
        ("BOARD", header.board.clone()),
        ("WHITE", header.white.clone()),
        ("BLACK", header.black.clone()),
        ("RESULT", result.to_owned()),
    ];
    let known = all.into_iter().filter(|(_, it)| !it.trim().is_empty());
    known.map(|(name, it)| (name.to_owned(), it)).collect()
}

/// Returns a place of the sound as `h:mm:ss`, or as chapters write it, `hh:mm:ss.mmm`.
fn clock(samples: usize, is_chapter: bool) -> String {
    let milliseconds = samples * 1000 / RATE as usize;
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if is_chapter {
        format!("{hours:02}:{minutes:02}:{seconds:02}.{rest:03}")
    } else {
        format!("{hours}:{minutes:02}:{seconds:02}")
    }
}

/// Returns what a chapter is called: the number of the half-move, and the move or what else it is.
pub(super) fn title(clip: &Clip, game: &Game, lexicon: &Lexicon, say: &dyn Fn(&Message) -> String) -> String {
    let before = before(clip, game);
    let is_there = clip.ply.filter(|it| usize::from(*it) <= game.half_moves_made());
    let number = is_there.map(|it| match game.place_of(it) {
        (number, Color::White) => format!("{number}."),
        (number, Color::Black) => format!("{number}..."),
    });
    let what = match (clip.of, move_of(clip, game), &before) {
        (ClipOf::Move, Some(m), Some(before)) => {
            lexicon
                .phrase(&announce(
                    before,
                    game.as_said_at(clip.ply, m),
                    &Saying::default(),
                    sight(game),
                ))
                .written
        }
        // Of a half-move that stands no longer: where it was made is not known.
        (ClipOf::Move, Some(m), None) => m.to_string(),
        (ClipOf::Move, None, _) => DASH.to_owned(),
        (of, _, _) => say(&Message::PlayLabel {
            sound: of.label().into(),
        }),
    };
    let what = match clip.corrected {
        true => say(&Message::PlayCorrection { m: what }),
        false => what,
    };
    number.into_iter().chain([what]).collect::<Vec<_>>().join(" ")
}
