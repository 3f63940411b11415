//! What others see of a game that somebody else keeps, record by record: both players the Room, and when arbiters come and go;
//! an arbiter also what only the arbiter is told.

use std::sync::Arc;

use crate::desk::report::note_time::NoteTime;
use crate::desk::report::policy::Information;
use crate::desk::report::retell::arbiter_call;
use crate::desk::report::retell::clock_face::{self, ClockFace, Known};
use crate::desk::report::retell::{last_announced, numbered, resulted, tellings, tellings_of_findings};
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::desk::{Channel, DeskSettings, OpenError};
use crate::game::drawn_before::{Counted, DrawnBefore};
use crate::game::flag_before_end::flag_before_end;
use crate::game::half_known::position_to_move;
use crate::game::laws::{follows_open_fault, is_claim_postponed};
use crate::game::open_faults::waits_for_fault;
use crate::game::{
    ClockKind, Ending, Event, Game, Mode, Moment, MoveAsSaid, OpenMatter, Outcome, PendingName, Recorded,
};
use crate::language::{Message, Voices};

/// Follows a journal while it is written.
pub struct Follower {
    settings: DeskSettings,
    voices: Arc<Voices>,
    at_the_table: Option<(Game, Speaker)>,
    line: Option<String>,
    facts: Vec<TableFact>,
    /// True if what is for the arbiter alone is shown too.
    is_for_the_arbiter: bool,
}

/// What a record shows.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Shown {
    /// It was said in the Room.
    Room(String),
    /// Nobody says it aloud: an arbiter came or went, or the arbiters have a new secret.
    Table(String),
    /// It is for the arbiter alone, with its time, half-move and both clocks.
    Arbiter(String),
}

/// Who has the keys, and what opens them.
#[derive(Clone, Debug, Eq, PartialEq)]
enum TableFact {
    Came(String),
    Left,
    SecretSet,
}

impl TableFact {
    fn of(event: &Event) -> Option<Self> {
        match event {
            Event::ArbiterCame { initials } => Some(Self::Came(initials.clone())),
            Event::ArbiterLeft => Some(Self::Left),
            Event::SecretSet { .. } => Some(Self::SecretSet),
            _ => None,
        }
    }

    /// Returns true if it is about who has the keys: the last one of these holds.
    fn is_about_the_keys(&self) -> bool {
        *self != Self::SecretSet
    }

    fn message(&self) -> Message {
        match self {
            Self::Came(initials) => Message::ArbiterCame {
                initials: initials.clone(),
            },
            Self::Left => Message::ArbiterGone,
            Self::SecretSet => Message::SecretSet,
        }
    }
}

/// How things stand for both players.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Standing {
    /// What was said last in the Room.
    pub line: Option<String>,
    /// Whose turn it is, or the result.
    pub turn: String,
    /// Which arbiter is at the keys, what of that has happened since something was said in the Room, and that one is needed.
    pub table: Option<String>,
    /// True if a result is entered.
    pub is_over: bool,
}

impl Follower {
    /// Follows with these words; the opening of the game, its first record, says the rest.
    pub fn new(settings: DeskSettings, voices: Arc<Voices>) -> Self {
        Self {
            settings,
            voices,
            at_the_table: None,
            line: None,
            facts: Vec::new(),
            is_for_the_arbiter: false,
        }
    }

    /// Follows for an arbiter, who is shown besides what only the arbiter is told.
    pub fn for_the_arbiter(settings: DeskSettings, voices: Arc<Voices>) -> Self {
        Self {
            is_for_the_arbiter: true,
            ..Self::new(settings, voices)
        }
    }

    /// Takes the next record and returns what it shows.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the first record opens no game or names words that are not there.
    pub fn take(&mut self, recorded: &Recorded) -> Result<Vec<Shown>, OpenError> {
        let Some((game, speaker)) = &mut self.at_the_table else {
            let game = Game::replay(std::slice::from_ref(recorded))?;
            let speaker = Speaker::new(game.opening(), self.settings.clone(), Arc::clone(&self.voices))?;
            let found = game.findings(&recorded.event);
            let notes = tellings_of_findings(&game, &found, &speaker);
            let notes = match self.is_for_the_arbiter {
                true => for_the_arbiter(notes, &game, &speaker, recorded),
                false => Vec::new(),
            };
            self.at_the_table = Some((game, speaker));
            return Ok(notes);
        };
        let said = in_the_room(game, recorded, speaker);
        let mut notes = tellings(game, recorded, speaker);
        let found = game.findings(&recorded.event);
        game.apply(recorded);
        notes.extend(tellings_of_findings(game, &found, speaker));
        let notes = match self.is_for_the_arbiter {
            true => for_the_arbiter(notes, game, speaker, recorded),
            false => Vec::new(),
        };
        let lines: Vec<String> = said
            .into_iter()
            .filter(|it| speaker.channel(it) == Some(Channel::Room))
            .map(|it| it.written)
            .collect();
        if let Some(last) = lines.last() {
            self.line = Some(last.clone());
        }
        if !lines.is_empty() {
            // Whoever reads the next line has read this.
            self.facts.clear();
        }
        let fact = TableFact::of(&recorded.event);
        let told = fact.as_ref().map(|it| Shown::Table(speaker.text(&it.message())));
        if let Some(fact) = fact {
            self.facts
                .retain(|it| *it != fact && it.is_about_the_keys() != fact.is_about_the_keys());
            self.facts.push(fact);
        }
        if matches!(recorded.event, Event::Dashed { .. }) {
            // What was announced is not the last move any more, and nobody wrote which one is.
            self.line = None;
        }
        Ok(lines.into_iter().map(Shown::Room).chain(told).chain(notes).collect())
    }

    /// Returns what is open for the arbiter, a sentence for each matter.
    pub fn open_matters(&self) -> Vec<String> {
        let Some((game, speaker)) = &self.at_the_table else {
            return Vec::new();
        };
        let matters = game.open_matters().into_iter();
        matters
            .map(|matter| speaker.text(&open_matter(speaker, game, matter)))
            .collect()
    }

    /// Returns what the clock of the program shows at a moment; `None` until a game is opened.
    pub fn clock_face(&self, at: Moment, known: Known) -> Option<ClockFace> {
        let (game, speaker) = self.at_the_table.as_ref()?;
        Some(clock_face::of(game, speaker, at, known))
    }

    /// Returns true while a clock of the program runs, as far as it is written.
    pub fn clock_runs(&self) -> bool {
        let game = self.at_the_table.as_ref().map(|(game, _)| game);
        let clock = game
            .filter(|it| it.opening().clock == ClockKind::Program)
            .and_then(Game::clock);
        clock.is_some_and(|it| it.running().is_some())
    }

    /// Returns how things stand; `None` until a game is opened.
    pub fn standing(&self) -> Option<Standing> {
        let (game, speaker) = self.at_the_table.as_ref()?;
        let turn = match game.outcome() {
            Some(outcome) => resulted(speaker, game, outcome),
            None => whose_turn(game, speaker),
        };
        // Whoever was at the keys is not there any more if the program ended.
        let arbiter = game.arbiter().map(|it| TableFact::Came(it.to_owned()));
        let news = self.facts.iter().filter(|it| !matches!(it, TableFact::Came(_)));
        let facts = news.chain(&arbiter).map(|it| speaker.text(&it.message()));
        let facts: Vec<String> = facts.chain(arbiter_call::line_for_all(game, speaker)).collect();
        Some(Standing {
            line: self.line.clone(),
            turn: speaker.text(&turn),
            table: (!facts.is_empty()).then(|| facts.join(" ")),
            is_over: game.is_over(),
        })
    }
}

/// Returns what of these is for the arbiter, with its time, half-move and both clocks.
fn for_the_arbiter(notes: Vec<Telling>, game: &Game, speaker: &Speaker, recorded: &Recorded) -> Vec<Shown> {
    let note_time = NoteTime::of(game, recorded.at);
    let kept = notes
        .into_iter()
        .filter(|it| !it.is_only_kept && speaker.channel(it) == Some(Channel::Arbiter));
    kept.map(|it| note_time.before_with_clocks(it, game, speaker).written)
        .filter(|it| !it.is_empty())
        .map(Shown::Arbiter)
        .collect()
}

pub(in crate::desk) fn open_matter(
    speaker: &Speaker,
    game: &Game,
    (matter, outcome): (OpenMatter, Option<Outcome>),
) -> Message {
    let why = match matter {
        OpenMatter::Pending(PendingName::Comparing) => Message::BoardsCompared,
        OpenMatter::Pending(pending) => Message::GameWaits {
            state: pending.name().into(),
        },
        OpenMatter::Flag(side) if outcome.is_none() && follows_open_fault(game) => {
            let side = speaker.side(side);
            let why = Message::OpenFlag { side }.into();
            Message::FaultFirst { why }
        }
        OpenMatter::Flag(side) if outcome.is_none() && is_claim_postponed(game) => Message::FlagAfterTheClaim {
            side: speaker.side(side),
        },
        OpenMatter::Flag(side) if outcome.is_none() => Message::FlagLeftOpen {
            side: speaker.side(side),
        },
        OpenMatter::Flag(side) => Message::OpenFlag {
            side: speaker.side(side),
        },
        OpenMatter::BothFlags(verdict) => Message::BothFlags {
            flags: verdict.name().into(),
        },
        OpenMatter::BothFlagsUnsupervised => Message::BothFlagsDown,
        OpenMatter::Ended(ending) if outcome.is_none() => name_late_end(game, ended(ending)),
        OpenMatter::Ended(ending) => ended(ending),
        OpenMatter::EndedByQueen(ending) => Message::EndedByQueen {
            why: ended(ending).into(),
        },
        OpenMatter::Fivefold | OpenMatter::SeventyFiveMoves if outcome.is_none() => {
            name_late_end(game, counted(matter))
        }
        OpenMatter::Fivefold | OpenMatter::SeventyFiveMoves => counted(matter),
        OpenMatter::FivefoldApart => Message::NoteFivefoldApart,
        OpenMatter::DrawnBefore(drawn) => drawn_before(speaker, game, drawn),
        OpenMatter::IllegalPosition(flaw) => Message::IllegalPositionNamed {
            illegal: flaw.name().into(),
        },
    };
    let why = match (matter, outcome) {
        (OpenMatter::Flag(side), Some(Outcome::Draw)) => Message::CannotMate {
            why: why.into(),
            side: speaker.side(!side),
        },
        _ => why,
    };
    match outcome {
        Some(outcome) => Message::OpenProposal {
            why: why.into(),
            result: speaker.result(outcome),
        },
        None => why,
    }
}

/// 6.9: a move made after a flag ended the game ends nothing. 7.5.1: nor does what is counted while an illegal move is open.
fn name_late_end(game: &Game, why: Message) -> Message {
    match flag_before_end(game) {
        Some(_) => Message::AfterTheFlag { why: why.into() },
        None if waits_for_fault(game) && !game.is_over() => Message::FaultFirst { why: why.into() },
        None => why,
    }
}

fn counted(matter: OpenMatter) -> Message {
    match matter {
        OpenMatter::SeventyFiveMoves => Message::NoteSeventyFiveMoves,
        _ => Message::NoteFivefold,
    }
}

fn ended(ending: Ending) -> Message {
    match ending {
        Ending::Checkmate => Message::NoteCheckmate,
        Ending::Stalemate => Message::NoteStalemate,
        Ending::DeadPosition => Message::NoteDeadPosition,
    }
}

/// 9.6: a draw by a count that play went on after, with the move that brought it about.
fn drawn_before(speaker: &Speaker, game: &Game, drawn: DrawnBefore) -> Message {
    let made = game.plies().get(usize::from(drawn.ply).saturating_sub(1));
    let why = match drawn.counted {
        Counted::Fivefold => Message::NoteFivefold,
        Counted::SeventyFiveMoves => Message::NoteSeventyFiveMoves,
    };
    Message::DrawnBefore {
        m: made.map_or_else(String::new, |it| numbered(speaker, game, drawn.ply, it.m)),
        why: why.into(),
    }
}

/// 12.6: in an event nobody tells the players how many moves were made.
fn whose_turn(game: &Game, speaker: &Speaker) -> Message {
    let (number, side) = game.to_move();
    let side = speaker.side(side);
    match game.mode() {
        Mode::Free => Message::Turn {
            number: number.into(),
            side,
        },
        Mode::Event => Message::SideToMove { side },
    }
}

/// Returns what is heard in the Room when something is recorded, whoever says it: a move that a player or an assistant
/// announces is heard there as much as one that the program does.
fn in_the_room(game: &Game, recorded: &Recorded, speaker: &Speaker) -> Vec<Telling> {
    let announced = |m| speaker.announcement(Information::Announcement, &position_to_move(game), m);
    match &recorded.event {
        Event::Announced { m, said, .. } | Event::Repeated { m, said } => {
            vec![announced(MoveAsSaid::new(*m, *said))]
        }
        // The one who only records enters what was announced and made.
        Event::Made { m } if game.announced().is_none() => vec![announced((*m).into())],
        Event::Corrected { new, said, .. } => {
            let new = MoveAsSaid::new(*new, *said);
            vec![speaker.correction(Information::Announcement, &game.position_corrected(), new)]
        }
        Event::RepeatedWrongly => last_announced(game)
            .map(|(position, m)| speaker.announcement(Information::Announcement, &position, m))
            .into_iter()
            .collect(),
        _ => tellings(game, recorded, speaker),
    }
}
