//! What the arbiter laid down for a game of an event: the part of the opening that only an event has.

use serde::{Deserialize, Serialize};

use super::Conditions;
use super::day::minutes;

/// The terms of a game under an arbiter.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct EventTerms {
    /// Who authorised this device, without which no game is begun (P.5).
    pub authorised: Authorisation,
    /// The arbiters who may take the keys; none named means any initials are taken.
    pub arbiters: Vec<Arbiter>,
    /// The assistant at this board, if there is one (D.2.9, D.2.10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assistant: Option<Assistant>,
    /// What is allowed beyond the Laws, each by somebody (D.1).
    pub leaves: Vec<Leave>,
    /// How loud the Room may be at most, in percent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room_loudest: Option<u8>,
    /// The rules that the file was made after, if it says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
    /// What was laid down beside the edition of the Laws.
    #[serde(skip_serializing_if = "Conditions::are_none")]
    pub conditions: Conditions,
    /// What the arbiters' secret opens, if the event file carries it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiter_key: Option<ArbiterKey>,
}

/// The rules of a federation that an event file was made after.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Preset {
    /// Whose rules they are.
    pub name: String,
    /// Where they stand.
    pub source: String,
    /// How much of them could be read.
    pub read: String,
}

/// The key pair of the arbiters of a game, made and opened outside of the pure layers: whoever opens its private half with the
/// secret may take the keys.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ArbiterKey {
    /// The public half, as the format of age writes it (`age1…`).
    pub public: String,
    /// The private half, sealed with the secret (scrypt, 2^14 rounds) in the format of age; in hexadecimal.
    pub private: String,
}

/// The arbiter's word that this device may be used.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Authorisation {
    /// Initials of the arbiter.
    pub by: String,
    /// When, as it was written.
    pub at: String,
}

impl Authorisation {
    /// Says whether a game may be opened on this word at some time, `YYYY-MM-DD HH:MM`: not before it, and no more than a day
    /// behind it. `None` if one of the two is no time.
    pub fn holds_at(&self, time: &str) -> Option<bool> {
        const DAY: i64 = 24 * 60;
        let age = minutes(time)? - minutes(&self.at)?;
        Some((0..=DAY).contains(&age))
    }
}

/// An arbiter of the event.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Arbiter {
    /// Initials, which stand beside everything the arbiter decides.
    pub initials: String,
    /// Name, for the log.
    pub name: String,
}

/// The assistant at this board.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Assistant {
    /// Name.
    pub name: String,
    /// Initials of the arbiter who accepted the assistant (8.1.e).
    pub accepted_by: String,
    /// Whose assistant it is.
    #[serde(skip_serializing_if = "AssistantOf::is_the_player")]
    pub of: AssistantOf,
    /// Who provided the assistant (4.9, 6.2.e, 8.1.e).
    #[serde(skip_serializing_if = "Provider::is_the_player")]
    pub provided_by: Provider,
}

/// Whose assistant somebody is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AssistantOf {
    /// The visually impaired player's, for every duty of D.2.9.
    #[default]
    Player,
    /// The sighted opponent's, for the duties a and b alone (D.2.10).
    Opponent,
}

impl AssistantOf {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Opponent => "opponent",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn is_the_player(&self) -> bool {
        *self == Self::Player
    }
}

/// Who provided an assistant.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provider {
    /// The visually impaired player.
    #[default]
    Player,
    /// The opponent.
    Opponent,
    /// The organiser.
    Organiser,
}

impl Provider {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Opponent => "opponent",
            Self::Organiser => "organiser",
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn is_the_player(&self) -> bool {
        *self == Self::Player
    }
}

/// One thing that is allowed, and by whom (D.1).
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Leave {
    /// What.
    pub what: Allowed,
    /// Initials of the arbiter.
    pub by: String,
}

/// What an arbiter may allow under D.1.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Allowed {
    /// The record of this program is the player's scoresheet (D.2.6); else it is a private log and no evidence.
    Scoresheet,
    /// The program announces the moves of the player.
    Announcing,
    /// The player may ask how much time is left, not only how much was used.
    TimeLeft,
    /// Nobody but the player sees the screen, so drafts may be read on it.
    PrivateScreen,
    /// Announcements are in other words than those of Appendix D.
    OtherWords,
    /// The player may ask what stands on the board (else P.2).
    BoardReading,
    /// The microphone is open all the time, not only while the talk key asks for it.
    OpenListening,
    /// The player is told of the own clock unasked, at times that the player names.
    Reminders,
    /// A script plays: the keys or the screen are a pipe, and nobody knows who reads and writes there.
    Script,
    /// A sealed move may be kept by this program alone, without paper (E.1; not since 2023).
    SealedHere,
    /// The player's own screen reader speaks in the Ear; it plays where the player has set it.
    ScreenReader,
    /// The Room hears a sound and a phrase when an arbiter is needed.
    ArbiterCue,
}

impl Allowed {
    /// Everything that may be allowed.
    pub const ALL: [Self; 12] = [
        Self::Scoresheet,
        Self::Announcing,
        Self::TimeLeft,
        Self::PrivateScreen,
        Self::OtherWords,
        Self::BoardReading,
        Self::OpenListening,
        Self::Reminders,
        Self::Script,
        Self::SealedHere,
        Self::ScreenReader,
        Self::ArbiterCue,
    ];

    /// Returns its name, as the journal, the event file and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Scoresheet => "scoresheet",
            Self::Announcing => "announcing",
            Self::TimeLeft => "time-left",
            Self::PrivateScreen => "private-screen",
            Self::OtherWords => "other-words",
            Self::BoardReading => "board-reading",
            Self::OpenListening => "open-listening",
            Self::Reminders => "reminders",
            Self::Script => "script",
            Self::SealedHere => "sealed-here",
            Self::ScreenReader => "screen-reader",
            Self::ArbiterCue => "arbiter-cue",
        }
    }

    /// Returns true for what may still be allowed when the game is open; the rest it was opened with.
    pub fn may_be_given_later(self) -> bool {
        !matches!(
            self,
            Self::Announcing | Self::OtherWords | Self::Script | Self::ScreenReader
        )
    }
}

/// Returns true for one to four letters, as they stand beside a decision; a sentence to the arbiter is none.
pub fn are_initials(text: &str) -> bool {
    const LONGEST: usize = 4;
    (1..=LONGEST).contains(&text.chars().count()) && text.chars().all(char::is_alphabetic)
}

impl EventTerms {
    /// Returns true if an arbiter allowed it.
    pub fn allows(&self, what: Allowed) -> bool {
        self.leaves.iter().any(|it| it.what == what)
    }

    /// Returns true if somebody with these initials may act as arbiter.
    pub fn knows(&self, initials: &str) -> bool {
        self.arbiters.is_empty()
            || self
                .arbiters
                .iter()
                .any(|it| it.initials.eq_ignore_ascii_case(initials))
    }
}

#[cfg(test)]
mod tests {
    use super::Authorisation;

    #[test]
    fn the_word_of_an_arbiter_holds_for_a_day() {
        let holds = |at: &str, opened: &str| {
            let by = "AB".to_owned();
            Authorisation { by, at: at.to_owned() }.holds_at(opened)
        };
        assert_eq!(holds("2026-11-21 14:30", "2026-11-21 14:30:59"), Some(true));
        assert_eq!(holds("2026-11-21 14:30", "2026-11-22 14:30:00"), Some(true));
        assert_eq!(
            holds("2026-11-21 14:30", "2026-11-22 14:31:00"),
            Some(false),
            "a day and a minute"
        );
        assert_eq!(
            holds("2026-11-21 14:30", "2026-11-21 14:29:59"),
            Some(false),
            "before it was given"
        );
        assert_eq!(holds("2026-12-31 20:00", "2027-01-01 10:00:00"), Some(true));
        assert_eq!(holds("2028-02-28 20:00", "2028-02-29 10:00:00"), Some(true));
        assert_eq!(
            holds("2028-02-28 20:00", "2028-03-01 10:00:00"),
            Some(false),
            "a leap year"
        );
        assert_eq!(holds("2027-02-28 20:00", "2027-03-01 10:00:00"), Some(true));
        assert_eq!(holds("1999-11-21 14:30", "2026-11-21 14:30:00"), Some(false));
        for unknown in ["", "yesterday", "2026-13-01 10:00", "2026-11-21"] {
            assert_eq!(holds(unknown, "2026-11-21 14:30:00"), None, "{unknown}");
            assert_eq!(holds("2026-11-21 14:30", unknown), None, "{unknown}");
        }
    }
}
