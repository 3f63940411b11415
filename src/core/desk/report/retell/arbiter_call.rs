//! How an arbiter is called at the board: by a phrase in the Room where the program may say one, and by a line on the screen;
//! and what is said where no call is heard.

use crate::desk::Earcon;
use crate::desk::report::policy::Information;
use crate::desk::report::retell::{in_the_ear, in_the_room};
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::arbiter_need::{Heard, heard, need_of};
use crate::game::{Allowed, AskedAbout, By, Event, Game, Mode};
use crate::language::{CommandWord, Message, Word};

/// Whether a call for the arbiter is heard.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Call {
    /// There is no arbiter who could come.
    NoArbiter,
    /// The program says nothing aloud: a person calls.
    ByHand,
    /// The Room hears it.
    Aloud,
}

impl Call {
    /// The person who announces calls; with the leave for it the program does so for a player who announces.
    fn at(game: &Game, speaker: &Speaker) -> Self {
        let announces = game.opening().announces == By::Program;
        match game.mode() {
            Mode::Free => Self::NoArbiter,
            Mode::Event if !speaker.speaks_in_room() => Self::ByHand,
            Mode::Event if announces || is_allowed(game, speaker) => Self::Aloud,
            Mode::Event => Self::ByHand,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::NoArbiter => "none",
            Self::ByHand => "by-hand",
            Self::Aloud => "aloud",
        }
    }
}

/// Returns the question whether the arbiter is called, which says what its answer does.
pub(in crate::desk) fn asked_before(game: &Game, speaker: &Speaker) -> Message {
    Message::CallArbiterAsk {
        call: Call::at(game, speaker).name().to_owned(),
    }
}

/// Returns the call itself; a player who has to call hears so.
pub(super) fn call(game: &Game, speaker: &Speaker) -> Vec<Telling> {
    match Call::at(game, speaker) {
        Call::Aloud => vec![phrase(speaker)],
        Call::ByHand => in_the_ear(speaker, Message::CallYourself),
        Call::NoArbiter => in_the_room(speaker, game, Word::CallsArbiter, Message::Noted),
    }
}

/// Returns the cue for a need that no other words call for, if the event allows one and none was heard since an arbiter came.
pub(super) fn cue(game: &Game, event: &Event, speaker: &Speaker) -> Option<Telling> {
    let need = need_of(game, event).filter(|it| it.heard == Heard::ByCue);
    let was_heard = game.requests().need.is_some_and(|it| it.heard != Heard::Quietly);
    (need.is_some() && !was_heard && is_allowed(game, speaker)).then(|| phrase(speaker))
}

/// Returns what a player hears of something that was asked of the arbiter: that no call was heard, where that is so.
pub(in crate::desk) fn noted(game: &Game, speaker: &Speaker, about: AskedAbout) -> Message {
    let is_cued = is_allowed(game, speaker) && heard(about) == Some(Heard::ByCue);
    match Call::at(game, speaker) {
        _ if is_cued || heard(about).is_none() || game.has_an_arbiter() => Message::Noted,
        Call::Aloud => Message::NotedUncalled {
            command: speaker.command_name(CommandWord::Arbiter),
        },
        Call::ByHand | Call::NoArbiter => Message::CallYourself,
    }
}

/// Returns true if needs are cued in the Room.
fn is_allowed(game: &Game, speaker: &Speaker) -> bool {
    let terms = game.opening().event.as_deref();
    speaker.speaks_in_room() && terms.is_some_and(|it| it.allows(Allowed::ArbiterCue))
}

/// Returns the line for those who see the player's own screen, until an arbiter comes: what for, as far as the Room knows it. To
/// an arbiter at the end of a pipe it says that nothing that is for an arbiter is shown there.
pub(in crate::desk) fn line(game: &Game, speaker: &Speaker) -> Option<String> {
    let has_come = game.mode() == Mode::Event && game.has_an_arbiter();
    let message = match game.requests().need {
        Some(need) => Message::ArbiterNeeded {
            need: need.reason.name().to_owned(),
        },
        None if has_come && speaker.settings().is_piped => Message::ArbitersLinesNotPiped,
        None => return None,
    };
    Some(speaker.text(&message))
}

/// Returns the same for everybody else: nothing of what a player asked for unannounced.
pub(super) fn line_for_all(game: &Game, speaker: &Speaker) -> Option<String> {
    let need = game.requests().need?;
    line(game, speaker).filter(|_| need.heard != Heard::Quietly)
}

fn phrase(speaker: &Speaker) -> Telling {
    let phrase = speaker.lexicon().phrase(&[Word::CallsArbiter]);
    Telling::of(Information::Announcement, phrase).with(Earcon::ArbiterNeeded)
}
