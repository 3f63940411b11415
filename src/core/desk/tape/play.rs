//! Hearing again what was kept: a move, the next, the one before, the last ones, slower or faster.

use shakmaty::Color;

use crate::game::scoresheet::DASH;
use crate::game::{Clip, ClipOf};
use crate::language::{CommandWord, Message};
use ansage_wire::Segment;

use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::desk::tape::of_ply;
use crate::desk::{Channel, Table, Utterance};
use ansage_wire::UtteranceId;
use ansage_wire::{ClipRefusal, ClipSound, Extent};

/// So many of the last clips are heard if nobody says how many.
pub(in crate::desk) const LAST_CLIPS: usize = 5;
/// The speed of life, in percent.
pub(in crate::desk) const LIFE_PERCENT: u16 = 100;
/// The slowest and the fastest, in percent.
const SLOWEST_PERCENT: u16 = 50;
const FASTEST_PERCENT: u16 = 200;
/// Of so many utterances it is remembered which clip they were.
const REMEMBERED_UTTERANCES: usize = 32;

impl Table {
    /// `/play 23`, `/play 23w`; alone the clip that was heard last, or the last there is.
    pub(in crate::desk) fn play(&mut self, rest: &str) {
        let Some(last) = self.tape.clips.len().checked_sub(1) else {
            return self.say(Information::OwnEntry, &Message::PlayNothing);
        };
        if rest.is_empty() {
            let line = self.tape.line.map(|it| self.clips_of_move(it, None));
            for place in line.iter().flatten() {
                self.play_clip(*place);
            }
            if line.is_some() {
                return;
            }
            let place = self.tape.cursor.unwrap_or(last);
            return self.play_clip(place);
        }
        let Some((number, side)) = half_move_named(rest, |side| self.speaker.side(side)) else {
            return self.needs(CommandWord::Play, &Message::NeedsHalfMove);
        };
        let places = self.clips_of_move(number, side);
        if places.is_empty() {
            let message = Message::PlayNotKept {
                number: rest.trim().into(),
            };
            return self.say(Information::OwnEntry, &message);
        }
        for place in places {
            self.play_clip(place);
        }
    }

    /// The clip behind the one that was heard last.
    pub(in crate::desk) fn play_next(&mut self) {
        let next = self.tape.cursor.map_or(0, |it| it + 1);
        self.play_or_say_the_edge(Some(next));
    }

    /// The clip before it; without one the last there is.
    pub(in crate::desk) fn play_previous(&mut self) {
        let before = match self.tape.cursor {
            Some(cursor) => cursor.checked_sub(1),
            None => self.tape.clips.len().checked_sub(1),
        };
        self.play_or_say_the_edge(before);
    }

    fn play_or_say_the_edge(&mut self, place: Option<usize>) {
        match place.filter(|it| *it < self.tape.clips.len()) {
            Some(place) => self.play_clip(place),
            None if self.tape.clips.is_empty() => self.say(Information::OwnEntry, &Message::PlayNothing),
            None => self.say_with(crate::desk::Earcon::Edge, Information::OwnEntry, &Message::PlayEdge),
        }
    }

    /// The last five clips, or as many as were asked for.
    pub(in crate::desk) fn play_last(&mut self, rest: &str) {
        let count = match rest {
            "" => Some(LAST_CLIPS),
            number => number.parse().ok().filter(|it| *it > 0),
        };
        let Some(count) = count else {
            return self.needs(CommandWord::PlayLast, &Message::NeedsCount);
        };
        let all = self.tape.clips.len();
        if all == 0 {
            return self.say(Information::OwnEntry, &Message::PlayNothing);
        }
        for place in all.saturating_sub(count)..all {
            self.play_clip(place);
        }
    }

    /// `/play-speed 1.5`; alone it is said how fast.
    pub(in crate::desk) fn play_speed(&mut self, rest: &str) {
        if !rest.is_empty() {
            match percent(rest) {
                Some(percent) => self.tape.percent = percent,
                None => return self.needs(CommandWord::PlaySpeed, &Message::NeedsSpeed),
            }
        }
        let message = Message::PlaySpeed {
            percent: u32::from(self.tape.percent).into(),
        };
        self.say(Information::Program, &message);
    }

    /// Whoever has read a line of the sheet hears both halves of it with `/play` alone.
    pub(in crate::desk) fn point_the_tape_at(&mut self, number: u32) {
        if let Some(place) = self.clips_of_move(number, None).first() {
            self.tape.cursor = Some(*place);
            self.tape.line = Some(number);
        }
    }

    /// Lets the sound of a half-move follow what is told of it, if it was kept.
    pub(in crate::desk) fn with_its_sound(&mut self, telling: Telling, number: u32, side: Color) -> Telling {
        match self.clips_of_move(number, Some(side)).last() {
            Some(place) => {
                self.tape.cursor = Some(*place);
                self.tape.line = None;
                let sound = self.sound_of(&self.tape.clips[*place]);
                Telling {
                    sound: Some(sound),
                    ..telling
                }
            }
            None => telling,
        }
    }

    /// Says which clip was not heard, and why.
    pub(in crate::desk) fn unplayed(&mut self, id: UtteranceId, trouble: ClipRefusal) {
        let Some(place) = self.tape.played.iter().position(|(it, _)| *it == id) else {
            return;
        };
        let file = self.tape.played.remove(place).1;
        let message = match trouble {
            ClipRefusal::Missing => Message::PlayMissing { file },
            ClipRefusal::Changed => Message::PlayChanged { file },
            ClipRefusal::Unreadable => Message::PlayUnreadable { file },
        };
        self.say(Information::OwnEntry, &message);
    }

    /// Remembers which clip an utterance plays, if it plays one.
    pub(in crate::desk) fn note_what_is_played(&mut self, utterance: &Utterance) {
        let Some(sound) = &utterance.sound else { return };
        self.tape.played.push((utterance.id, sound.file.clone()));
        let surplus = self.tape.played.len().saturating_sub(REMEMBERED_UTTERANCES);
        self.tape.played.drain(..surplus);
    }

    pub(in crate::desk) fn play_clip(&mut self, place: usize) {
        self.tape.cursor = Some(place);
        self.tape.line = None;
        let clip = self.tape.clips[place].clone();
        let (written, spoken) = self.label_of(&clip);
        let telling = Telling::new(Information::OwnSheet, written, spoken);
        // A player who has no voice in the Ear reads what there is; sound goes nowhere else.
        let sound = self.sound_of(&clip);
        let telling = match self.speaker.channel(&telling) {
            Some(Channel::Ear | Channel::Sheet) => Telling {
                sound: Some(sound),
                ..telling
            },
            _ => telling,
        };
        self.tell(telling);
    }

    pub(in crate::desk) fn sound_of(&self, clip: &Clip) -> ClipSound {
        ClipSound {
            file: clip.file.clone(),
            extent: Extent::Clip {
                sha256: clip.sha256.clone(),
            },
            percent: self.tape.percent,
        }
    }

    /// Returns what a clip is: written with its move, spoken with no more than its number, for the rest is to be heard.
    fn label_of(&self, clip: &Clip) -> (String, Vec<Segment>) {
        let reports = self.speaker.settings().reports.clone();
        let number = clip.ply.map(|it| self.game.place_of(it));
        let said = number.map(|(number, side)| format!("{number}, {}.", self.speaker.side(side)));
        let head = number.map(|(number, side)| side.fold_wb(format!("{number}."), format!("{number}...")));
        let index = usize::from(clip.ply.unwrap_or_default()).checked_sub(1);
        let ply = index.and_then(|it| self.game.plies().get(it));
        // In the place of a dash stands what was written there since.
        let m = clip.m.or_else(|| ply.filter(|it| it.filled).map(|it| it.m));
        let label = |sound: &'static str| self.speaker.text(&Message::PlayLabel { sound: sound.into() });
        let (written, spoken) = match clip.of {
            ClipOf::Move => {
                let before = ply.map_or(self.game.position(), |it| &it.before);
                let what = m.map_or(DASH.to_owned(), |m| {
                    self.speaker.phrase(before, self.game.as_said_at(clip.ply, m)).written
                });
                match clip.corrected {
                    // Which of two clips puts the other right is not to be guessed.
                    true => {
                        let message = Message::PlayCorrection { m: what };
                        (self.speaker.text(&message), Some(label("correction")))
                    }
                    false => (what, None),
                }
            }
            of => (label(of.label()), Some(label(of.label()))),
        };
        let joined = |head: Option<String>, what: Option<String>| {
            let both = head.into_iter().chain(what);
            both.collect::<Vec<_>>().join(" ")
        };
        let spoken = Segment::plain(reports, joined(said, spoken));
        (joined(head, Some(written)), vec![spoken])
    }

    /// Returns the places of the clips of `23` or `23w`; none where that is no half-move.
    pub(in crate::desk) fn clips_named(&self, text: &str) -> Vec<usize> {
        let named = half_move_named(text, |side| self.speaker.side(side));
        named.map_or_else(Vec::new, |(number, side)| self.clips_of_move(number, side))
    }

    /// Returns the places of the clips of a move, or of one half of it.
    fn clips_of_move(&self, number: u32, side: Option<Color>) -> Vec<usize> {
        let last = self.tape.clips.iter().filter_map(|it| it.ply).max().unwrap_or_default();
        let is_meant = |ply: &u16| {
            let (its_number, its_side) = self.game.place_of(*ply);
            its_number == number && side.is_none_or(|it| it == its_side)
        };
        let plies = (1..=last).filter(is_meant);
        plies.flat_map(|ply| of_ply(&self.tape.clips, ply)).collect()
    }
}

/// Reads `23`, `23.`, `23...`, `23w` and `23 black`; the letters are the beginning of the name of a side in the language of
/// the reports, which `ours` knows, or of white or black.
pub(in crate::desk) fn half_move_named(text: &str, ours: impl Fn(Color) -> String) -> Option<(u32, Option<Color>)> {
    let text = text.trim();
    let digits = text.find(|it: char| !it.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    let number = number.parse().ok()?;
    let rest = rest.trim().to_lowercase();
    let side = match rest.as_str() {
        "" | "." => None,
        "..." | "…" => Some(Color::Black),
        name => {
            let begins = |side: &Color, of: &dyn Fn(Color) -> String| of(*side).to_lowercase().starts_with(name);
            let english = |side: Color| side.fold_wb("white", "black").to_owned();
            let sides = [Color::White, Color::Black];
            let found = sides.iter().find(|it| begins(it, &ours));
            Some(*found.or_else(|| sides.iter().find(|it| begins(it, &english)))?)
        }
    };
    Some((number, side))
}

/// Reads `1.5`, `1,5`, and `150%`.
pub(in crate::desk) fn percent(text: &str) -> Option<u16> {
    let text = text.trim().replace(',', ".");
    let percent = match text.strip_suffix('%') {
        Some(percent) => percent.trim().parse::<f32>().ok()?,
        None => text.parse::<f32>().ok()? * 100.0,
    };
    let percent = percent.round();
    let is_known = percent >= f32::from(SLOWEST_PERCENT) && percent <= f32::from(FASTEST_PERCENT);
    // Within these bounds it is a small whole number.
    is_known.then_some(percent as u16)
}
