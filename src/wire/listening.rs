//! What the program and `ansage-listener` say to each other, inside the envelope of every helper.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::RATE;

/// A request to the listener.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToListener {
    /// Loads these models and holds no others; one that is held already stays as it is, and a hearing goes on with its own.
    /// Each that is loaded is answered by [`FromListener::Ready`] or [`FromListener::Failed`].
    #[serde(rename = "hold")]
    Load(Vec<Loading>),
    /// Listens to the sound from a place on; sound before it is not heard. The place may lie in the last six seconds,
    /// also where it was heard already. Takes the place of a hearing before, which is not answered any more.
    Begin {
        /// Comes back in the reports.
        id: HearingId,
        /// The folder of one of the models that are held.
        model: PathBuf,
        /// What hears commands again; `None` where the model hears all.
        commands: Option<ForCommands>,
        /// The first sample that counts.
        from: u64,
        /// When something has been heard.
        until: Until,
    },
    /// Ends a hearing at a sample: what was said up to there is reported at once.
    End {
        /// Which; another than the one that is going on is nothing to do.
        id: HearingId,
        /// The first sample that counts no more.
        at: u64,
    },
    /// Forgets what is being heard; it is not reported.
    Reset,
}

/// What the listener reports.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromListener {
    /// A model is loaded.
    Ready {
        /// Its folder.
        model: PathBuf,
        /// Those of [`Loading::words`] that it cannot hear.
        unknown: Vec<String>,
    },
    /// A hearing has begun: sound that is fed from now on is heard.
    Begun {
        /// Which.
        id: HearingId,
    },
    /// A hearing cannot begin: its model is not held.
    Unheard {
        /// Which.
        id: HearingId,
    },
    /// Words so far; they may still change. Told when they do, and when the voice has been quiet for [`QUIET_SAMPLES`] and for
    /// [`PAUSE_SAMPLES`].
    Partial(PartlyHeard),
    /// A passage has been heard.
    Heard(Heard),
    /// What was asked cannot be done.
    Failed {
        /// One technical line for the log and `doctor`.
        why: String,
    },
}

/// A model that is asked again where the first heard a command: it takes less for words, and what it heard counts alone.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct ForCommands {
    /// The folder of one of the models that are held.
    pub model: PathBuf,
    /// The words of moves: what holds no others is no command.
    pub moves: Vec<String>,
    /// The words that may stand beside those of a move and make no command of it.
    pub beside: Vec<String>,
}

impl ForCommands {
    /// Returns true if words are to be heard again.
    pub fn are_commands<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> bool {
        let is_in = |list: &[String], word: &str| list.iter().any(|it| it == word);
        let said: Vec<&str> = words.into_iter().filter(|it| *it != UNKNOWN_WORD).collect();
        let (of_moves, others): (Vec<&str>, Vec<&str>) = said.iter().partition(|it| is_in(&self.moves, it));
        let may_stand_there = of_moves.len() >= MIN_WORDS_OF_A_MOVE && others.iter().all(|it| is_in(&self.beside, it));
        !others.is_empty() && !may_stand_there
    }
}

/// Fewer words are no move to which something is said.
const MIN_WORDS_OF_A_MOVE: usize = 2;

/// A model, and what it is to hear.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Loading {
    /// The folder of the model.
    pub model: PathBuf,
    /// The words the program would understand, as the model spells them: lower case.
    pub words: Vec<String>,
    /// What may be heard.
    pub grammar: Grammar,
}

/// What may be heard of a model.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grammar {
    /// Whatever the model was made for.
    #[default]
    OfTheModel,
    /// [`Loading::words`] in any order, and nothing else: for a model that knows a whole language.
    Words,
}

/// Names a hearing.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HearingId(pub u64);

/// When something has been heard.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// At [`ToListener::End`] and not before, as with a key that is held.
    End,
    /// At each pause of the voice, and at the end.
    Pause,
}

/// The words of a passage so far.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct PartlyHeard {
    /// Which hearing.
    pub id: HearingId,
    /// The words.
    pub words: Vec<String>,
    /// The first sample that was not heard yet.
    pub to: u64,
    /// For how many samples the voice has been quiet.
    pub quiet: u64,
}

/// After so many samples of quiet what was said so far stops something, if it does: 150 ms.
pub const QUIET_SAMPLES: u64 = RATE as u64 * 150 / 1000;
/// So many samples of quiet end a passage whose words leave nothing open: 350 ms.
pub const PAUSE_SAMPLES: u64 = RATE as u64 * 350 / 1000;

/// A passage. All places are samples, counted from the first sample that was ever fed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heard {
    /// Which hearing.
    pub id: HearingId,
    /// The words in order; none if nothing was said before the end of the hearing.
    pub words: Vec<HeardWord>,
    /// The first sample after the passage before.
    pub from: u64,
    /// The sample at which it was decided that the passage is over.
    pub to: u64,
    /// How many samples were lost on the way; silence stands for them.
    pub lost: u64,
    /// How long the recogniser worked on it, in microseconds.
    pub work_us: u64,
    /// How long it took from the last sample to the result, in microseconds.
    pub result_us: u64,
    /// The hearing is over.
    pub is_last: bool,
}

/// A word that was heard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HeardWord {
    /// The word as the model spells it; [`UNKNOWN_WORD`] for something else that was said.
    pub word: String,
    /// 0 to 1. No gate: junk is heard with confidence too.
    pub confidence: f32,
    /// Its first sample.
    pub start: u64,
    /// The sample after its last.
    pub end: u64,
}

/// Stands for speech that is none of the model's words.
pub const UNKNOWN_WORD: &str = "[unk]";

#[cfg(test)]
mod tests {
    use super::ForCommands;

    #[test]
    fn what_is_no_move_is_heard_again() {
        let list = |text: &str| text.split(' ').map(str::to_owned).collect();
        let commands = ForCommands {
            moves: list("springer felix drei eins"),
            beside: list("korrektur nein falsch"),
            ..ForCommands::default()
        };
        let are = |text: &str| commands.are_commands(text.split_whitespace());
        for text in ["springer felix drei", "[unk] drei", "", "[unk]"] {
            assert!(!are(text), "{text}");
        }
        assert!(!are("korrektur springer felix drei"));
        assert!(!are("springer nein felix drei"));
        for text in [
            "zeit",
            "korrektur",
            "nein",
            "nein falsch",
            "nein eins",
            "springer felix drei remis",
        ] {
            assert!(are(text), "{text}");
        }
    }
}
