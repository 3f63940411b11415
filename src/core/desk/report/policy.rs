//! What a person may be told, and on which channel: decided here and nowhere else.
//!
//! The table is that of the fair-play section of the Laws catalogue, with our own rows for read-backs, questions,
//! device health and time left.

use crate::game::Mode;
use crate::language::{CommandWord, Sight};

use crate::desk::{Channel, Earcon, OnScreen};

/// A kind of information.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Information {
    /// A move is announced, or a phrase of the closed list for the Room is said (D.2.1, C06:14.e).
    Announcement,
    /// The opponent's move is repeated (D.2.1).
    Repetition,
    /// The own entry is read back.
    ReadBack,
    /// A question about the own entry, or a refusal of it.
    OwnEntry,
    /// Number of moves and time used, on request (D.2.9.d).
    MovesAndTimeUsed,
    /// How long the opponent thought about a move, on request.
    OpponentsThought,
    /// Time left, on request.
    TimeLeft,
    /// The own time, or the number of the own move, at moments that were asked for before (D.2.5.c, D.1).
    Reminder,
    /// The own sheet, on request (8.1, AMB-08).
    OwnSheet,
    /// A move is illegal (12.7, P.3).
    IllegalMove,
    /// Mate, stalemate, dead position, five-fold repetition, 75 moves.
    EndOfGame,
    /// What a player is bound to who touched pieces or let one go (4.3, 4.7).
    Touch,
    /// Mismatch, an irregular offer: what only the arbiter is told.
    Irregularity,
    /// The health of a device, once.
    DeviceHealth,
    /// Our reckoning of a clock came to zero (6.8, 12.6).
    ReachedZero,
    /// What happened at the table and nobody hides: the clocks started or stopped or stood unattended, time was added, the
    /// result was entered, the arbiter is at the keys.
    TableFact,
    /// What the clocks show when they are read or set; time left, but nobody's request (D.2.9.d).
    ClockTimes,
    /// What the assistant is to do on the other board (D.2.9.a).
    Task,
    /// What only concerns the program itself: help, where the journal is.
    Program,
    /// What was just typed.
    KeyEcho,
    /// What stands on a square, on request.
    Board,
    /// The position as FEN, on request.
    Fen,
    /// The position as a diagram for who sees, on request.
    Diagram,
    /// What two sheets and two boards come to that are compared (D.2.8, D.2.8-9).
    Comparison,
    /// What must change on the boards, once the arbiter lets the player hear it (D.2.8-9).
    Corrections,
    /// The words of the head of the journal, which the arbiter notes.
    RecordHead,
    /// What somebody is taught who learns how the program is used.
    Lesson,
}

impl Information {
    /// Every kind there is.
    pub const ALL: [Information; 27] = [
        Information::Announcement,
        Information::Repetition,
        Information::ReadBack,
        Information::OwnEntry,
        Information::MovesAndTimeUsed,
        Information::OpponentsThought,
        Information::TimeLeft,
        Information::Reminder,
        Information::OwnSheet,
        Information::IllegalMove,
        Information::EndOfGame,
        Information::Touch,
        Information::Irregularity,
        Information::DeviceHealth,
        Information::ReachedZero,
        Information::TableFact,
        Information::ClockTimes,
        Information::Task,
        Information::Program,
        Information::KeyEcho,
        Information::Board,
        Information::Fen,
        Information::Diagram,
        Information::Comparison,
        Information::Corrections,
        Information::RecordHead,
        Information::Lesson,
    ];
}

/// The table: for each kind of information and mode the channel on which it may be given.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Policy {
    cells: Vec<(Information, Mode, Option<Channel>)>,
}

impl Policy {
    /// Returns the table as the Laws and the design have it.
    pub fn of_the_laws() -> Self {
        let row = |it| [Mode::Free, Mode::Event].map(|mode| (it, mode, lawful_channel(it, mode)));
        Self {
            cells: Information::ALL.into_iter().flat_map(row).collect(),
        }
    }

    /// Returns the same table with one cell changed.
    #[must_use]
    pub fn with(mut self, information: Information, mode: Mode, channel: Option<Channel>) -> Self {
        self.cells.retain(|(it, of, _)| (*it, *of) != (information, mode));
        self.cells.push((information, mode, channel));
        self
    }

    /// Returns the channel on which a kind of information may be given, `None` if to nobody.
    pub fn channel(&self, information: Information, mode: Mode) -> Option<Channel> {
        self.cells
            .iter()
            .find(|(it, of, _)| (*it, *of) == (information, mode))
            .and_then(|(_, _, channel)| *channel)
    }
}

fn lawful_channel(information: Information, mode: Mode) -> Option<Channel> {
    match (information, mode) {
        (Information::Announcement | Information::Repetition, _) => Some(Channel::Room),
        (Information::ReadBack | Information::OwnEntry | Information::KeyEcho, _) => Some(Channel::Ear),
        (Information::MovesAndTimeUsed | Information::DeviceHealth | Information::Program, _) => Some(Channel::Ear),
        (Information::TableFact | Information::Task | Information::Reminder | Information::Lesson, _) => {
            Some(Channel::Ear)
        }
        (Information::OwnSheet, _) => Some(Channel::Sheet),
        (Information::TimeLeft | Information::IllegalMove | Information::EndOfGame, Mode::Free) => Some(Channel::Ear),
        // Time left needs the leave of the event file.
        (Information::TimeLeft, Mode::Event) => None,
        (Information::ReachedZero | Information::ClockTimes, Mode::Free) => Some(Channel::Ear),
        (Information::ClockTimes, Mode::Event) => Some(Channel::Arbiter),
        (Information::IllegalMove | Information::EndOfGame | Information::ReachedZero, Mode::Event) => {
            Some(Channel::Arbiter)
        }
        (Information::Board, Mode::Free) => Some(Channel::Ear),
        // Nobody helps a player of an event to remember where the pieces stand (P.2).
        (Information::Board, Mode::Event) => None,
        (Information::Fen | Information::Diagram, Mode::Free) => Some(Channel::Sheet),
        // Nor has anybody the board to look at before the result (P.2).
        (Information::Fen | Information::Diagram, Mode::Event) => None,
        (Information::OpponentsThought, Mode::Free) => Some(Channel::Ear),
        // The number of moves and the time used are told, and nothing else of the opponent (D.2.9.d).
        (Information::OpponentsThought, Mode::Event) => None,
        (Information::Irregularity | Information::RecordHead, _) => Some(Channel::Arbiter),
        // In free mode the players are their own arbiters, and one of them may see nothing.
        (Information::Touch, Mode::Free) => Some(Channel::Ear),
        (Information::Comparison, Mode::Free) | (Information::Corrections, _) => Some(Channel::Ear),
        (Information::Comparison | Information::Touch, Mode::Event) => Some(Channel::Arbiter),
    }
}

/// Returns true if a short sound may be heard on a channel. The Room hears none but the cue for the arbiter. In an event no
/// clock sounds that nobody asked (P.3); what was entered, what was looked for and how a device is may.
pub fn may_sound(earcon: Earcon, channel: Channel, mode: Mode) -> bool {
    let is_asked_for = match earcon {
        Earcon::Accepted | Earcon::Refused | Earcon::Edge | Earcon::DeviceLost | Earcon::Tick => true,
        // Whoever pressed a key for it is answered; whose press it may be says `may_sound_of_a_press`.
        Earcon::ClockPressed => true,
        Earcon::ClockStarted => mode == Mode::Free,
        Earcon::ArbiterNeeded => return channel == Channel::Room && mode == Mode::Event,
    };
    channel == Channel::Ear && is_asked_for
}

/// Returns true if a press of the clock that was keyed may sound: in an event only that of a side served, for what the other
/// clock does is the answer to nobody's own entry (12.6).
pub fn may_sound_of_a_press(is_own: bool, mode: Mode) -> bool {
    is_own || mode == Mode::Free
}

/// Returns the channel where an arbiter at the keys gets what else the player would: the answers to what the arbiter
/// entered are nobody else's.
pub fn with_the_arbiter(information: Information, channel: Channel) -> Channel {
    let is_an_answer = matches!(
        information,
        Information::OwnEntry
            | Information::ReadBack
            | Information::Program
            | Information::KeyEcho
            | Information::MovesAndTimeUsed
            | Information::TimeLeft
            | Information::Board
    );
    match channel {
        Channel::Ear if is_an_answer => Channel::Arbiter,
        Channel::Room | Channel::Ear | Channel::Arbiter | Channel::Sheet => channel,
    }
}

/// Returns how something told on a channel stands on the screen of the one at the keys (design: a screen is a channel).
pub fn on_screen(information: Information, channel: Channel, seen: Seen) -> OnScreen {
    let is_draft = matches!(information, Information::ReadBack | Information::OwnEntry);
    match (channel, seen.mode) {
        (_, Mode::Free) => OnScreen::Shown,
        (Channel::Arbiter, Mode::Event) if !seen.arbiter_here || seen.is_for_good => OnScreen::Hidden,
        (Channel::Ear, Mode::Event) if is_draft && !seen.is_private => OnScreen::Masked,
        (Channel::Room | Channel::Ear | Channel::Arbiter | Channel::Sheet, Mode::Event) => OnScreen::Shown,
    }
}

/// Returns true if what is typed must not be read on the screen: it may be a move not announced yet.
pub fn masks_what_is_typed(seen: Seen) -> bool {
    seen.mode == Mode::Event && !seen.is_private && !seen.arbiter_here
}

/// Who sees the screen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Seen {
    /// Free or event mode.
    pub mode: Mode,
    /// True if nobody but the player does.
    pub is_private: bool,
    /// True while an arbiter is at the keys.
    pub arbiter_here: bool,
    /// True if what is shown there once stays: nothing is taken back when the arbiter leaves.
    pub is_for_good: bool,
}

/// Returns how far the understanding of moves may look: in an event never at legality (P.3).
pub fn sight(mode: Mode) -> Sight {
    match mode {
        Mode::Free => Sight::Legal,
        Mode::Event => Sight::Movement,
    }
}

/// Returns true if what was kept for the arbiter may be read by anybody: in an event only when the game is over.
pub fn may_be_read_by_all(mode: Mode, is_over: bool) -> bool {
    is_over || mode == Mode::Free
}

/// Returns how far an export of a game may look: that of a finished game is a document for the arbiter, but while a
/// game of an event goes on nothing written may tell its player what is legal.
pub fn sight_of_export(mode: Mode, is_over: bool) -> Sight {
    if is_over { Sight::Legal } else { sight(mode) }
}

/// Returns true if the sound of half-moves may be read as a game, which tells what is legal: in an event only by the arbiter
/// at the keys, or when the game is over (P.3).
pub fn may_be_read_as_a_game(mode: Mode, is_over: bool, arbiter_here: bool) -> bool {
    arbiter_here || may_be_read_by_all(mode, is_over)
}

/// Returns true if a number of moves, or of dashes in their place, is told to whoever did not ask: in an event it is told on
/// request alone (D.2.9.d).
pub fn tells_numbers_unasked(mode: Mode) -> bool {
    match mode {
        Mode::Free => true,
        Mode::Event => false,
    }
}

/// Returns true if there is such a command in a game of this mode: friends take moves back and begin the next game at the same
/// table, a game of an event is its arbiters'.
pub fn exists(word: CommandWord, mode: Mode) -> bool {
    mode == Mode::Free || !matches!(word, CommandWord::Undo | CommandWord::New)
}

/// Returns true if one key may take the usual path of a move; in an event every step is a key of its own (6.2.b).
pub fn one_key_takes_the_usual_path(mode: Mode) -> bool {
    match mode {
        Mode::Free => true,
        Mode::Event => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Information, Seen, masks_what_is_typed, may_sound, on_screen, with_the_arbiter};
    use crate::desk::{Channel, Earcon, OnScreen};
    use crate::game::Mode;

    const OPEN: Seen = Seen {
        mode: Mode::Event,
        is_private: false,
        arbiter_here: false,
        is_for_good: false,
    };

    #[test]
    fn an_open_screen_of_an_event_shows_no_draft_and_nothing_kept_for_the_arbiter() {
        let seen = |information, channel| on_screen(information, channel, OPEN);
        assert_eq!(seen(Information::ReadBack, Channel::Ear), OnScreen::Masked);
        assert_eq!(seen(Information::OwnEntry, Channel::Ear), OnScreen::Masked);
        assert_eq!(seen(Information::Announcement, Channel::Room), OnScreen::Shown);
        assert_eq!(seen(Information::DeviceHealth, Channel::Ear), OnScreen::Shown);
        assert_eq!(seen(Information::OwnSheet, Channel::Sheet), OnScreen::Shown);
        assert_eq!(seen(Information::IllegalMove, Channel::Arbiter), OnScreen::Hidden);
        assert!(masks_what_is_typed(OPEN));
    }

    #[test]
    fn a_private_screen_shows_the_draft_and_still_nothing_of_the_arbiters() {
        let private = Seen {
            is_private: true,
            ..OPEN
        };
        assert_eq!(on_screen(Information::ReadBack, Channel::Ear, private), OnScreen::Shown);
        assert_eq!(
            on_screen(Information::IllegalMove, Channel::Arbiter, private),
            OnScreen::Hidden
        );
        assert!(!masks_what_is_typed(private));
    }

    #[test]
    fn the_arbiter_at_the_keys_reads_what_was_entered_and_what_was_kept() {
        let arbiter = Seen {
            arbiter_here: true,
            ..OPEN
        };
        let seen = |information, channel| on_screen(information, channel, arbiter);
        assert_eq!(seen(Information::IllegalMove, Channel::Arbiter), OnScreen::Shown);
        assert_eq!(seen(Information::OwnEntry, Channel::Arbiter), OnScreen::Shown);
        assert!(!masks_what_is_typed(arbiter));
        assert_eq!(with_the_arbiter(Information::OwnEntry, Channel::Ear), Channel::Arbiter);
        assert_eq!(with_the_arbiter(Information::TableFact, Channel::Ear), Channel::Ear);
        assert_eq!(
            with_the_arbiter(Information::Announcement, Channel::Room),
            Channel::Room
        );
    }

    #[test]
    fn where_nothing_can_be_taken_back_an_event_shows_nothing_of_the_arbiters() {
        for arbiter_here in [false, true] {
            let piped = Seen {
                arbiter_here,
                is_for_good: true,
                ..OPEN
            };
            for information in Information::ALL {
                assert_eq!(on_screen(information, Channel::Arbiter, piped), OnScreen::Hidden);
            }
        }
    }

    #[test]
    fn short_sounds_are_the_ears_alone_and_in_an_event_no_clock_makes_one() {
        for earcon in Earcon::ear_sounds() {
            for mode in [Mode::Free, Mode::Event] {
                for channel in [Channel::Room, Channel::Arbiter, Channel::Sheet] {
                    assert!(!may_sound(earcon, channel, mode), "{earcon:?} {channel:?}");
                }
                let is_clock_in_event = earcon == Earcon::ClockStarted && mode == Mode::Event;
                assert_eq!(may_sound(earcon, Channel::Ear, mode), !is_clock_in_event, "{earcon:?}");
            }
        }
    }

    #[test]
    fn the_cue_for_the_arbiter_is_the_rooms_alone_and_of_an_event() {
        for channel in [Channel::Room, Channel::Ear, Channel::Arbiter, Channel::Sheet] {
            assert!(!may_sound(Earcon::ArbiterNeeded, channel, Mode::Free), "{channel:?}");
            let is_room = channel == Channel::Room;
            assert_eq!(
                may_sound(Earcon::ArbiterNeeded, channel, Mode::Event),
                is_room,
                "{channel:?}"
            );
        }
    }

    #[test]
    fn in_free_mode_everything_is_shown() {
        let free = Seen {
            mode: Mode::Free,
            ..OPEN
        };
        for information in Information::ALL {
            for channel in [Channel::Room, Channel::Ear, Channel::Arbiter, Channel::Sheet] {
                assert_eq!(on_screen(information, channel, free), OnScreen::Shown);
            }
        }
        assert!(!masks_what_is_typed(free));
    }
}
