//! What the loop, the faces and the tests need to know of a conversation, whatever it is about.

pub mod board_questions;
pub mod dictation;
pub mod ear_check;
pub mod equipment_list;
pub mod event_form;
pub mod game_viewer;
pub mod games_list;
pub mod lesson;
pub(in crate::desk) mod playback;
pub mod practice;
pub(in crate::desk) mod private_voice;
pub(in crate::desk) mod private_voice_input;
pub(in crate::desk) mod questionnaire;
pub mod rehearsal;
pub mod settings_questions;
pub(in crate::desk) mod sound_file;
pub(in crate::desk) mod spoken_answers;
pub(in crate::desk) mod takes;
pub mod tape_questions;
pub mod tutorial;
pub(in crate::desk) mod type_ahead;
pub mod word_recording;

use crate::game::Moment;

use crate::desk::report::policy::Policy;
use crate::desk::{BrailleLine, Effect, Input, Listens, Page, View};
use ansage_wire::TapeHears;

/// How things stand, for those who keep the time and the machine.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Progress {
    /// True while a clock runs.
    pub clock_runs: bool,
    /// True once there is a result.
    pub is_over: bool,
}

/// A conversation with the person at the keys: a game, or a game that is read. Pure: inputs in, effects out.
pub trait Conversation {
    /// Answers an input that happened at `at` with what is to be done, in order.
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect>;

    /// Returns when the conversation wants to be woken, if it does.
    fn next_wake(&self) -> Option<Moment>;

    /// Returns what stands on the line of the cursor; by itself nothing, where whole lines are typed.
    fn view(&self) -> View {
        View::default()
    }

    /// Returns what may be said aloud, and whether anybody listens; `None` where nothing is ever listened to.
    fn listens(&self) -> Option<Listens> {
        None
    }

    /// Returns whether what is said may be kept as sound now; `None` where nothing ever is.
    fn may_the_tape_hear(&self) -> Option<TapeHears> {
        None
    }

    /// Returns what stands on the Braille display; `None` where nothing does, so that it shows the screen.
    fn braille(&self) -> Option<BrailleLine> {
        None
    }

    /// Returns whether somebody's time runs, and whether all is over; neither where nothing is played.
    fn progress(&self) -> Progress {
        Progress::default()
    }

    /// Returns what a whole screen shows at `at`; asked only when something was done since the last time. By itself nothing.
    fn page(&self, _at: Moment) -> Page {
        Page::default()
    }

    /// Replaces the policy, so that a test can show that every cell of its table matters.
    #[doc(hidden)]
    fn set_policy(&mut self, policy: Policy);
}
