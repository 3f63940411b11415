//! Who may do at the keys what D.2.9 gives to somebody.

use crate::game::event_terms::AssistantOf;
use crate::game::{By, Game, Refusal, Role};

impl Game {
    /// Says whether the one at the keys may do what is the duty of `by`: an assistant does it for the player too, a player
    /// not for the assistant, and the arbiter for everybody.
    pub(super) fn may_do(&self, by: By) -> Result<(), Refusal> {
        let may = self.arbiter().is_some()
            || match by {
                By::Player => !self.opponents_assistant_is_here(),
                By::Assistant => self.opening().role != Role::Player && !self.opponents_assistant_is_here(),
                By::Program | By::Nobody => false,
            };
        if may { Ok(()) } else { Err(Refusal::DutyOf(by)) }
    }

    /// Says whether the one at the keys may press the program's clock (D.2.9.c). There is no other key for it, so that an
    /// assistant of the opponent presses for the player.
    pub(super) fn may_press(&self) -> Result<(), Refusal> {
        match self.opening().duties.presses {
            By::Player => Ok(()),
            by => self.may_do(by),
        }
    }

    /// Says whether the one at the keys may have the sheet (D.2.9.c): where somebody else keeps it, or nobody, the record
    /// of this program is not the player's. After the game anybody may.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::DutyOf`].
    pub fn may_have_the_sheet(&self) -> Result<(), Refusal> {
        match self.opening().duties.records {
            _ if self.is_a_clock() => Err(Refusal::OnlyAClock),
            _ if self.is_over() => Ok(()),
            // The assistant of the opponent keeps nothing of the player's.
            By::Program => self.may_do(By::Player),
            by => self.may_do(by),
        }
    }

    /// Returns true if a player of an event is at the keys, without an arbiter and without an assistant of their own.
    pub fn player_is_alone(&self) -> bool {
        let opening = self.opening();
        let assistant = opening.event.as_ref().and_then(|it| it.assistant.as_ref());
        let has_an_assistant = assistant.is_some_and(|it| it.of == AssistantOf::Player);
        opening.role == Role::Player && !has_an_assistant && !self.has_an_arbiter()
    }

    /// Returns true if the one at the keys is the assistant of the opponent, who has the duties a and b alone (D.2.10).
    pub fn opponents_assistant_is_here(&self) -> bool {
        let opening = self.opening();
        let assistant = opening.event.as_ref().and_then(|it| it.assistant.as_ref());
        let is_the_opponents = assistant.is_some_and(|it| it.of == AssistantOf::Opponent);
        opening.role == Role::Assistant && is_the_opponents && self.arbiter().is_none()
    }
}
