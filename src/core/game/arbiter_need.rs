//! Whether an arbiter is needed at the board, as far as everybody there may know it.
//!
//! What only the arbiter may know, such as an illegal move, an unnoticed mate or a time that has run out, does not count: a cue
//! for it would tell the player (P.3, 12.6).

use super::{ArbiterNote, AskedAbout, ClaimGround, Declared, Event, Game, Mode};

/// For what an arbiter is needed, in an event.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NeedReason {
    /// A player called, or asked for something that is between the player and the arbiter.
    Asked,
    /// A draw is claimed (9.2, 9.3).
    Claim,
    /// Five seconds more for each move are asked for (G.4).
    Seconds,
    /// A flag is claimed (6.8).
    Flag,
    /// The clocks were stopped for a reason (6.12.b).
    Stopped,
    /// Two boards differ (D.2.8).
    Boards,
    /// A player entered a result that an arbiter confirms (P.1).
    Result,
}

impl NeedReason {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Claim => "claim",
            Self::Seconds => "seconds",
            Self::Flag => "flag",
            Self::Stopped => "stopped",
            Self::Boards => "boards",
            Self::Result => "result",
        }
    }
}

/// A need that waits for an arbiter.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ArbiterNeed {
    /// What for.
    pub reason: NeedReason,
    /// Who hears of it.
    pub heard: Heard,
}

/// Who hears that an arbiter is needed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Heard {
    /// Everybody at the board, for it is a call itself.
    AsCall,
    /// Everybody at the board, if a cue is allowed.
    ByCue,
    /// The player who asked for it unannounced (11.9), on the player's screen.
    Quietly,
}

/// Returns the need that an event makes, given the game before it; `None` for most, and while an arbiter is at the keys.
pub fn need_of(game: &Game, event: &Event) -> Option<ArbiterNeed> {
    if game.mode() == Mode::Free || game.arbiter().is_some() {
        return None;
    }
    let (reason, heard) = match event {
        Event::ClaimedDraw { claim, .. } if claim.ground == ClaimGround::Seconds => (NeedReason::Seconds, Heard::ByCue),
        Event::ClaimedDraw { .. } | Event::LeftClaim { .. } => (NeedReason::Claim, Heard::ByCue),
        Event::ClaimedFlag { .. } => (NeedReason::Flag, Heard::ByCue),
        Event::StoppedFor { .. } => (NeedReason::Stopped, Heard::AsCall),
        Event::ArbiterNoted { note } => match note {
            ArbiterNote::BoardsDiffer => (NeedReason::Boards, Heard::AsCall),
            ArbiterNote::Called | ArbiterNote::CalledForResult => (NeedReason::Asked, Heard::AsCall),
            ArbiterNote::EndedByPlayer { .. } => (NeedReason::Result, heard_at_end(game)),
            ArbiterNote::Asks { about, .. } => (NeedReason::Asked, heard(*about)?),
            _ => return None,
        },
        _ => return None,
    };
    Some(ArbiterNeed { reason, heard })
}

/// Returns who may know what a player asks; `None` for what only has to be noted.
pub fn heard(about: AskedAbout) -> Option<Heard> {
    match about {
        AskedAbout::Quietly => Some(Heard::Quietly),
        AskedAbout::Away | AskedAbout::Back => None,
        _ => Some(Heard::ByCue),
    }
}

/// A result that was keyed as such calls the arbiter by itself.
fn heard_at_end(game: &Game) -> Heard {
    match game.declared() {
        Some(Declared::Resignation(_) | Declared::Agreement) => Heard::ByCue,
        _ => Heard::AsCall,
    }
}

impl ArbiterNeed {
    /// Returns what waits once this need comes to another one: a reason that has a name stays, and what was heard was heard.
    #[must_use]
    pub fn after(self, before: Option<Self>) -> Self {
        let Some(before) = before else { return self };
        Self {
            reason: match self.reason {
                NeedReason::Asked => before.reason,
                named => named,
            },
            heard: match before.heard {
                Heard::AsCall | Heard::ByCue => before.heard,
                Heard::Quietly => self.heard,
            },
        }
    }
}
