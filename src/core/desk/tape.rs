//! What is kept of the sound at the board: of which entries, and what the tape says of it (D.2.6).

pub(in crate::desk) mod clip;
pub(in crate::desk) mod play;
mod state;

use std::collections::BTreeMap;

use shakmaty::Color;

use crate::game::moment::milliseconds;
use crate::game::{ArbiterNote, Clip, ClipOf, EnteredBy, Event, Game, Moment, Move, Recorded};
use crate::language::Message;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::settings::Taping;
use crate::desk::voice_input::listens::Attention;
use state::TapeState;

use crate::desk::{Desk, Effect, Input, Table};
use ansage_wire::{KeepId, KeptSound, TapeHealth, TapeHears, UtteranceId};

/// Samples of a millisecond.
const SAMPLES_PER_MS: u64 = 16;

/// What the desk knows of the tape.
#[derive(Clone, Debug)]
pub(super) struct Tape {
    pub(super) taping: Taping,
    /// True if the journal says that sound was kept.
    was_kept: bool,
    /// True if by request nothing is kept.
    is_paused: bool,
    /// What is wrong with the disk, once it was told.
    trouble: Option<TapeHealth>,
    last_id: KeepId,
    /// Clips of which the files are not there yet; several of one file where the same words made several entries.
    waiting: BTreeMap<KeepId, Vec<Clip>>,
    /// When a move was entered with which a draw was offered in one breath, until the offer takes effect.
    offered_at: Option<Moment>,
    /// Every clip that was kept, in the order of the journal.
    pub(super) clips: Vec<Clip>,
    /// The clip that was heard last, or that is to be heard next.
    pub(super) cursor: Option<usize>,
    /// The number of a line of the sheet that was read and is to be heard next, if one was.
    pub(super) line: Option<u32>,
    /// How fast clips are heard, in percent.
    pub(super) percent: u16,
    /// The files of the last utterances that had one.
    pub(super) played: Vec<(UtteranceId, String)>,
    /// True while what happens was said, and not keyed.
    is_spoken: bool,
}

impl Tape {
    /// Begins with what a journal holds.
    pub(super) fn of(taping: Taping, journal: &[Recorded]) -> Self {
        let is_paused = journal.iter().rev().find_map(|it| match &it.event {
            Event::SoundPaused => Some(true),
            Event::SoundBegan { .. } => Some(false),
            _ => None,
        });
        let clips = journal.iter().filter_map(|it| match &it.event {
            Event::SoundKept(clip) => Some(Clip::clone(clip)),
            _ => None,
        });
        Self {
            taping,
            was_kept: is_paused.is_some(),
            is_paused: is_paused.unwrap_or(false),
            trouble: None,
            last_id: KeepId(0),
            waiting: BTreeMap::new(),
            offered_at: offer_to_come(journal),
            clips: clips.collect(),
            cursor: None,
            line: None,
            percent: 100,
            played: Vec::new(),
            is_spoken: false,
        }
    }
}

impl Table {
    /// Says that sound is kept, if it is: whoever is recorded must know. A tape that was switched off stays so when the game
    /// is taken up again: whoever asked for it has not said otherwise. A game of which sound was kept, and is not any more,
    /// says so too: nobody who keeps the score on a tape (D.2.6) may learn it afterwards.
    pub(super) fn begin_the_tape(&mut self) {
        match self.tape_state() {
            None if self.tape.was_kept && !self.game.is_over() => {
                self.say(Information::TableFact, &Message::SoundNotNow);
            }
            None => {}
            // What would be kept, and cannot be, is said once.
            Some(state @ (TapeState::Paused | TapeState::Deaf(_) | TapeState::NoKey(_))) => {
                self.say(Information::TableFact, &state.said());
            }
            Some(_) => self.switch_the_tape_on(),
        }
    }

    /// Asks for the sound of what was just recorded, if it is of a kind that was said.
    pub(super) fn keep_the_sound(&mut self, event: &Event) {
        let said_at = self.said_with_the_move(event);
        if !self.tape.taping.keeps() || self.tape.is_paused || self.tape.trouble.is_some() {
            return;
        }
        let Some((of, ply, m)) = what_was_said(&self.game, event) else {
            return;
        };
        let left = |side| {
            let clock = self.game.clock()?;
            Some(milliseconds(clock.left(side, self.now)))
        };
        let clip = Clip {
            file: String::new(),
            sha256: String::new(),
            of,
            at: Some(self.now),
            ply,
            m,
            by: Some(if self.tape.is_spoken {
                EnteredBy::Voice
            } else {
                EnteredBy::Keys
            }),
            corrected: matches!(event, Event::Corrected { .. }),
            white_left: left(Color::White),
            black_left: left(Color::Black),
            length: 0,
            voice_from: 0,
            voice_to: 0,
        };
        if let Some(at) = said_at {
            return self.keep_with_the_move(at, clip);
        }
        self.tape.last_id.0 += 1;
        let id = self.tape.last_id;
        self.tape.waiting.insert(id, vec![clip]);
        self.outbox.push(Effect::Keep(id));
    }

    /// The opponent's move that was just repeated came with an offer.
    pub(super) fn note_an_offer_in_one_breath(&mut self) {
        self.tape.offered_at = Some(self.now);
    }

    /// Returns when the words of an offer were entered, if they were those of the move before it.
    fn said_with_the_move(&mut self, event: &Event) -> Option<Moment> {
        if let Event::OfferedDraw { irregular: false, .. } = event {
            return self.tape.offered_at.take();
        }
        match offers_with(event) {
            Some(true) => self.tape.offered_at = Some(self.now),
            Some(false) => self.tape.offered_at = None,
            None => {}
        }
        None
    }

    /// Gives an offer the sound of the move that was entered with it; the same file, for they are the same words.
    fn keep_with_the_move(&mut self, at: Moment, offer: Clip) {
        let is_it = |it: &&Clip| it.of == ClipOf::Move && it.at == Some(at);
        let waits = |it: &&mut Vec<Clip>| it.iter().any(|it| is_it(&it));
        if let Some(waiting) = self.tape.waiting.values_mut().find(waits) {
            let by = waiting.first().map_or(offer.by, |it| it.by);
            waiting.push(Clip { by, ..offer });
        } else if let Some(of_move) = self.tape.clips.iter().rfind(is_it).cloned() {
            let with_sound = Clip {
                of: offer.of,
                at: offer.at,
                ply: offer.ply,
                m: None,
                corrected: false,
                white_left: offer.white_left,
                black_left: offer.black_left,
                ..of_move
            };
            self.put_on_the_tape(with_sound);
        }
    }

    /// The sound of an entry lies on the disk.
    pub(super) fn sound_kept(&mut self, id: KeepId, kept: &KeptSound) {
        for clip in self.tape.waiting.remove(&id).into_iter().flatten() {
            self.put_on_the_tape(with_file(clip, kept));
        }
    }

    /// The sound of an entry was not to be had; the entry stands as it is.
    pub(super) fn sound_unkept(&mut self, id: KeepId) {
        self.tape.waiting.remove(&id);
    }

    /// A crash left a clip that no line of the journal names.
    pub(super) fn sound_found(&mut self, kept: &KeptSound) {
        if self.tape.clips.iter().any(|it| it.file == kept.file) {
            return;
        }
        let ply = u16::try_from(self.game.half_moves_made()).ok().filter(|it| *it > 0);
        let clip = Clip {
            file: String::new(),
            sha256: String::new(),
            of: ClipOf::Found,
            at: None,
            ply,
            m: None,
            by: None,
            corrected: false,
            white_left: None,
            black_left: None,
            length: 0,
            voice_from: 0,
            voice_to: 0,
        };
        self.put_on_the_tape(with_file(clip, kept));
    }

    fn put_on_the_tape(&mut self, clip: Clip) {
        self.tape.clips.push(clip.clone());
        self.record(Event::SoundKept(Box::new(clip)));
    }

    /// The disk takes no sound, or does again: said once, at once, and the game goes on.
    pub(super) fn tape_health(&mut self, health: TapeHealth) {
        let message = match &health {
            TapeHealth::Well => {
                if self.tape.trouble.take().is_some() && !self.tape.is_paused {
                    self.say(Information::DeviceHealth, &Message::SoundBack);
                }
                return;
            }
            TapeHealth::Full => Message::SoundFull,
            TapeHealth::Unwritable { .. } => Message::SoundUnwritable,
        };
        if self.tape.trouble.replace(health).is_some() {
            return;
        }
        let mut telling = self.speaker.report(Information::DeviceHealth, &message);
        telling.urgent = true;
        self.tell(telling);
    }
}

impl Desk {
    /// Returns what the tape may hear; `None` where there is none.
    pub(super) fn may_the_tape_hear(&self) -> Option<TapeHears> {
        let is_on = match self.table.tape.taping {
            Taping::Off | Taping::WithoutMicrophone => return None,
            _ if self.table.tape.is_paused || self.table.game.is_sealing() => {
                return Some(TapeHears::NothingAndForgets);
            }
            Taping::On => true,
            Taping::WhileTalking => matches!(self.attention(), Attention::Talk(_)),
        };
        let may_hear = is_on && !self.table.quitting && !self.table.game.is_over();
        Some(if may_hear {
            TapeHears::All
        } else {
            TapeHears::NothingNow
        })
    }

    /// Notes whether what happens now was said: by the input itself, or by the entry that it confirms.
    pub(super) fn note_who_enters(&mut self, input: &Input) {
        let was_spoken = self.open_question().is_some_and(OpenQuestion::was_spoken);
        self.table.tape.is_spoken = match input {
            Input::Spoken(..) => true,
            Input::Line(line) | Input::Piped(line) => was_spoken && line.trim().is_empty(),
            _ => was_spoken,
        };
    }
}

fn with_file(clip: Clip, kept: &KeptSound) -> Clip {
    Clip {
        file: kept.file.clone(),
        sha256: kept.sha256.clone(),
        length: kept.length / SAMPLES_PER_MS,
        voice_from: kept.voice_from / SAMPLES_PER_MS,
        voice_to: kept.voice_to / SAMPLES_PER_MS,
        ..clip
    }
}

/// Returns whether a draw is offered with a move that is entered; `None` for what decides nothing about it. A correction
/// takes no offer back.
fn offers_with(event: &Event) -> Option<bool> {
    match event {
        Event::Announced { offer, .. } => Some(*offer),
        Event::Corrected { offer, .. } => offer.then_some(true),
        Event::Repeated { .. } | Event::Dashed { .. } => Some(false),
        _ => None,
    }
}

/// Returns when a move was entered whose offer has not taken effect, at the end of a journal.
fn offer_to_come(journal: &[Recorded]) -> Option<Moment> {
    journal.iter().fold(None, |before, it| match offers_with(&it.event) {
        Some(true) => Some(it.at),
        Some(false) => None,
        None if matches!(it.event, Event::OfferedDraw { irregular: false, .. }) => None,
        None => before,
    })
}

/// Returns what was said, of which half-move, counted from 1, and which move; `None` where nothing needs be said. The game
/// is as it is after the event.
fn what_was_said(game: &Game, event: &Event) -> Option<(ClipOf, Option<u16>, Option<Move>)> {
    let on_the_sheet = u16::try_from(game.half_moves_made()).ok()?;
    let last = Some(on_the_sheet).filter(|it| *it > 0);
    let announced = match game.announced() {
        Some(_) => Some(on_the_sheet + 1),
        None => last,
    };
    match event {
        Event::Announced { m, .. } => Some((ClipOf::Move, announced, Some(*m))),
        Event::Repeated { m, .. } => Some((ClipOf::Move, last, Some(*m))),
        Event::Dashed { .. } => Some((ClipOf::Move, last, None)),
        Event::Corrected { new, .. } => Some((ClipOf::Move, announced, Some(*new))),
        Event::OfferedDraw { .. } => Some((ClipOf::Offer, last, None)),
        Event::DeclinedDraw { .. } => Some((ClipOf::Refusal, last, None)),
        Event::AcceptedDraw { .. } => Some((ClipOf::Acceptance, last, None)),
        Event::Resigned { .. } => Some((ClipOf::Resignation, last, None)),
        Event::ClaimedFlag { .. } => Some((ClipOf::Claim, last, None)),
        Event::ArbiterNoted {
            note: ArbiterNote::Called | ArbiterNote::CalledForResult,
        } => Some((ClipOf::Call, last, None)),
        Event::Noted { .. } | Event::SealedNote { reason: false, .. } => Some((ClipOf::Note, last, None)),
        _ => None,
    }
}

/// Returns the clips of a half-move, by their place.
pub(super) fn of_ply(clips: &[Clip], ply: u16) -> impl Iterator<Item = usize> + '_ {
    let is_it = move |it: &Clip| it.ply == Some(ply) && it.of == ClipOf::Move;
    clips
        .iter()
        .enumerate()
        .filter(move |(_, it)| is_it(it))
        .map(|(place, _)| place)
}
