//! The sound of a file that no journal belongs to, walked by ear: chapter by chapter, or from pause to pause.

use std::sync::Arc;

use shakmaty::Color;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::report::policy::{Information, Policy};
use crate::desk::report::telling::Telling;
use crate::desk::tape::play::{LAST_CLIPS, LIFE_PERCENT, half_move_named, percent};
use crate::desk::{Conversation, Device, Effect, Input, OpenError, Page, Progress, View};
use crate::game::Moment;
use crate::language::{CommandMatch, CommandWord, Message, Voices};
use ansage_wire::Segment;
use ansage_wire::{ClipRefusal, ClipSound, Extent};

/// A file of sound, and where its pieces are.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SoundFile {
    /// Its name in its folder.
    pub name: String,
    /// The pieces in their order.
    pub pieces: Vec<SoundPiece>,
}

/// A part of a file, in samples of 16 kHz.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SoundPiece {
    /// What it is called; a half-move begins with its number, `12.` or `12...`.
    pub title: String,
    /// What is said in place of that; a half-move is said by its number in any case.
    pub spoken: Option<String>,
    /// The first sample.
    pub from: u64,
    /// The one behind the last.
    pub to: u64,
}

impl SoundPiece {
    /// Returns the number and the side of the half-move that it is called by, if it is.
    fn half_move(&self) -> Option<(u32, Color)> {
        let (place, _move) = self.title.split_once(' ')?;
        let number = place.trim_end_matches('.');
        let side = match place.len() - number.len() {
            1 => Color::White,
            3 => Color::Black,
            _ => return None,
        };
        Some((number.parse().ok()?, side))
    }
}

/// A file of sound on its own. Enter goes on to the next piece, a number to that of a move, or to the piece of that number
/// where none is called by a move.
pub struct SoundWalk {
    file: SoundFile,
    voice: PrivateVoice,
    /// The piece that was heard last.
    cursor: Option<usize>,
    percent: u16,
    quitting: bool,
}

impl SoundWalk {
    /// Opens a file; `at`, as `23` or `23w`, is played at once.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        file: SoundFile,
        reports: String,
        voices: Arc<Voices>,
        ear_voice: bool,
        at: Option<&str>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let mut walk = Self {
            file,
            voice: PrivateVoice::new(voices, reports, ear_voice)?,
            cursor: None,
            percent: LIFE_PERCENT,
            quitting: false,
        };
        walk.welcome();
        if let Some(at) = at {
            walk.play(at);
        }
        let effects = walk.voice.take();
        Ok((walk, effects))
    }

    fn welcome(&mut self) {
        let count = self.file.pieces.len().into();
        self.voice.say(&match self.has_moves() {
            true => Message::PlayWelcome { count },
            false => Message::PlayWelcomePieces { count },
        });
    }

    fn has_moves(&self) -> bool {
        self.file.pieces.iter().any(|it| it.half_move().is_some())
    }

    fn line(&mut self, line: &str) {
        match line.trim() {
            "" => self.play_next(),
            "?" => self.welcome(),
            line if line.starts_with('/') => self.command(line),
            line => self.play(line),
        }
    }

    fn command(&mut self, line: &str) {
        let voices = Arc::clone(self.voice.voices());
        match voices.commands().find(line, &[self.voice.reports()]) {
            CommandMatch::One(CommandWord::Play, rest) => self.play(rest.trim()),
            CommandMatch::One(CommandWord::PlayNext, _) => self.play_next(),
            CommandMatch::One(CommandWord::PlayPrevious, _) => self.play_previous(),
            CommandMatch::One(CommandWord::PlayLast, rest) => self.play_last(rest.trim()),
            CommandMatch::One(CommandWord::PlaySpeed, rest) => self.play_speed(rest.trim()),
            CommandMatch::One(CommandWord::Repeat | CommandWord::RepeatEar, _) => self.play(""),
            CommandMatch::One(CommandWord::Quit, _) => {
                self.quitting = true;
                self.voice.quit();
            }
            // Nothing else is to be had of a file.
            CommandMatch::One(..) => self.welcome(),
            CommandMatch::Several(words) => {
                let message = Message::CommandAmbiguous {
                    text: line.into(),
                    choices: words.join(", "),
                };
                self.voice.say(&message);
            }
            CommandMatch::None => self.voice.say(&Message::CommandUnknown { text: line.into() }),
        }
    }

    /// Plays what a number names; without one the piece that was heard last, or the last there is.
    fn play(&mut self, what: &str) {
        if what.is_empty() {
            let last = self.file.pieces.len().checked_sub(1);
            return self.play_or_say_the_edge(self.cursor.or(last));
        }
        let Some((number, side)) = self.half_move_named(what) else {
            return self.needs(CommandWord::Play, &Message::NeedsHalfMove);
        };
        let meant = self.pieces_of(number, side);
        if meant.is_empty() && !self.has_moves() {
            return self.play_or_say_the_edge(None);
        }
        if meant.is_empty() {
            return self.voice.say(&Message::PlayNotKept { number: what.into() });
        }
        for place in meant {
            self.play_piece(place);
        }
    }

    /// Returns true if `23` or `23w` names a piece.
    pub fn has(&self, at: &str) -> bool {
        let named = self.half_move_named(at);
        named.is_some_and(|(number, side)| !self.pieces_of(number, side).is_empty())
    }

    fn half_move_named(&self, text: &str) -> Option<(u32, Option<Color>)> {
        half_move_named(text, |side| {
            self.voice.text(&side.fold_wb(Message::White, Message::Black))
        })
    }

    /// Returns the places of the pieces of a move, or of one half of it; where no piece is called by a move, of the piece
    /// of that number.
    fn pieces_of(&self, number: u32, side: Option<Color>) -> Vec<usize> {
        let pieces = self.file.pieces.iter().enumerate();
        if !self.has_moves() {
            let place = usize::try_from(number).ok().and_then(|it| it.checked_sub(1));
            return pieces.map(|(at, _)| at).filter(|it| Some(*it) == place).collect();
        }
        let is_meant = |it: &SoundPiece| {
            let half_move = it.half_move();
            half_move.is_some_and(|(its_number, its_side)| its_number == number && side.is_none_or(|it| it == its_side))
        };
        pieces.filter(|(_, it)| is_meant(it)).map(|(place, _)| place).collect()
    }

    fn play_next(&mut self) {
        let next = self.cursor.map_or(0, |it| it + 1);
        self.play_or_say_the_edge(Some(next));
    }

    fn play_previous(&mut self) {
        let before = match self.cursor {
            Some(cursor) => cursor.checked_sub(1),
            None => self.file.pieces.len().checked_sub(1),
        };
        self.play_or_say_the_edge(before);
    }

    fn play_last(&mut self, count: &str) {
        let count = match count {
            "" => Some(LAST_CLIPS),
            number => number.parse().ok().filter(|it| *it > 0),
        };
        let Some(count) = count else {
            return self.needs(CommandWord::PlayLast, &Message::NeedsCount);
        };
        let all = self.file.pieces.len();
        for place in all.saturating_sub(count)..all {
            self.play_piece(place);
        }
    }

    fn play_speed(&mut self, speed: &str) {
        match percent(speed) {
            Some(percent) => self.percent = percent,
            None if speed.is_empty() => {}
            None => return self.needs(CommandWord::PlaySpeed, &Message::NeedsSpeed),
        }
        let message = Message::PlaySpeed {
            percent: u32::from(self.percent).into(),
        };
        self.voice.say(&message);
    }

    fn play_or_say_the_edge(&mut self, place: Option<usize>) {
        match place.filter(|it| *it < self.file.pieces.len()) {
            Some(place) => self.play_piece(place),
            None => self.voice.say(&Message::PlayEdge),
        }
    }

    /// Says no more than the number of a half-move, for the rest is to be heard.
    fn play_piece(&mut self, place: usize) {
        self.cursor = Some(place);
        let piece = &self.file.pieces[place];
        let spoken = match piece.half_move() {
            Some((number, side)) => {
                let side = self.voice.text(&side.fold_wb(Message::White, Message::Black));
                format!("{number}, {side}.")
            }
            None => piece.spoken.as_ref().unwrap_or(&piece.title).clone(),
        };
        let sound = ClipSound {
            file: self.file.name.clone(),
            extent: Extent::Stretch {
                from: piece.from,
                to: piece.to,
            },
            percent: self.percent,
        };
        let spoken = vec![Segment::plain(self.voice.reports(), spoken)];
        self.voice.tell(Telling {
            sound: Some(sound),
            ..Telling::new(Information::OwnSheet, piece.title.clone(), spoken)
        });
    }

    fn unplayed(&mut self, trouble: ClipRefusal) {
        let file = self.file.name.clone();
        self.voice.say(&match trouble {
            ClipRefusal::Missing => Message::PlayMissing { file },
            ClipRefusal::Changed => Message::PlayChanged { file },
            ClipRefusal::Unreadable => Message::PlayUnreadable { file },
        });
    }

    fn needs(&mut self, word: CommandWord, what: &Message) {
        let message = Message::CommandNeeds {
            command: self.voice.command_name(word),
            what: self.voice.text(what),
        };
        self.voice.say(&message);
    }
}

impl Conversation for SoundWalk {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        self.voice.note_time(at);
        match input {
            Input::Line(line) | Input::Piped(line) => self.line(&line),
            Input::Key(_) => self.welcome(),
            Input::Touched => self.voice.hush(),
            Input::WouldStandStill => self.voice.say(&Message::StandsNotStill),
            Input::Echo(text) => self.voice.echo(text),
            Input::Unplayed(_, trouble) => self.unplayed(trouble),
            Input::Health(device @ Device::EarVoice, health) => self.voice.health(device, &health),
            _ => {}
        }
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        None
    }

    fn view(&self) -> View {
        let prompt = match self.quitting {
            true => String::new(),
            false => self.voice.text(&Message::PlayPrompt),
        };
        View {
            prompt,
            ..View::default()
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            clock_runs: false,
            is_over: true,
        }
    }

    fn page(&self, _at: Moment) -> Page {
        Page {
            sheet: self.file.pieces.iter().map(|it| it.title.clone()).collect(),
            ..Page::default()
        }
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}

#[cfg(test)]
mod tests;
