//! Whose the keys are, while no arbiter is there: the player's, or those of an assistant (D.2.9, D.2.10).

use shakmaty::Color;

use super::event_terms::AssistantOf;
use super::{Game, Role};

/// Who is at the keys.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Keys {
    /// A player, or who keeps a record of the game.
    Player,
    /// The assistant of the visually impaired player, who enters what the player says (D.2.9).
    PlayersAssistant,
    /// The assistant of the opponent, who announces and makes moves and no more (D.2.10).
    OpponentsAssistant,
}

impl Keys {
    /// Returns the name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::PlayersAssistant => "assistant",
            Self::OpponentsAssistant => "opponents-assistant",
        }
    }
}

/// Returns whose the keys are while no arbiter is there.
pub fn keys_of(game: &Game) -> Keys {
    let assistant = game.opening().event.as_ref().and_then(|it| it.assistant.as_ref());
    let is_opponents = assistant.is_some_and(|it| it.of == AssistantOf::Opponent);
    match game.opening().role {
        Role::Assistant if is_opponents => Keys::OpponentsAssistant,
        Role::Assistant => Keys::PlayersAssistant,
        Role::Player | Role::Recorder | Role::Clock => Keys::Player,
    }
}

/// Returns the side whose word is entered at the keys, where they are those of one side and no arbiter is there.
pub fn side_of_keys(game: &Game) -> Option<Color> {
    let served = game.opening().side_served().filter(|_| game.arbiter().is_none());
    match keys_of(game) {
        Keys::OpponentsAssistant => served.map(|side| !side),
        Keys::Player | Keys::PlayersAssistant => served,
    }
}
