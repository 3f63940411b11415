//! The pure part of listening: what may be heard, and what follows from what was heard.
//!
//! A [`Phrasebook`] is a lexicon in the words of a recogniser; its grammar of a state of the game, a [`WordGraph`], is
//! written for the recogniser by [`fst`]. What comes back is [`Heard`]; [`readings()`] are what it may mean, and
//! [`decide()`] says what follows.

mod alone;
mod asked;
mod both;
mod decide;
mod explain;
mod far;
mod form;
pub mod fst;
mod grammar;
mod graph;
mod heard;
mod intended;
mod joined;
mod known;
mod legal;
mod lesson;
mod readings;
mod score;
mod scored;
mod settled;
mod spoken;
mod stops;
mod weighed;

pub use alone::heard_alone;
pub use asked::Asked;
pub use both::judge;
pub use decide::{Alternatives, Judged, Outcome, Thresholds, Unheard, decide, is_of_weight};
pub use explain::explain;
pub use form::SpokenForm;
pub use grammar::NOT_LEGAL;
pub use graph::{NoiseCosts, Spelling, State, Step, WordGraph};
pub use heard::{By, Heard, HeardWord, SHORTEST_WORD};
pub use intended::intended;
pub use joined::Unfinished;
pub use known::{KnownWords, NOISE, Phrasebook};
pub use legal::sayings;
pub use lesson::{Exercise, HeldBack, held_back, lesson};
pub use readings::{Hearing, ILLEGAL, Meaning, Reading, readings};
pub use score::{Share, Verdict, Wording, first_unknown, meaning_of};
pub use scored::{ScoredPhrase, WrittenPhrases};
pub use settled::settled;
pub use spoken::{Spoken, SpokenWords};
pub use stops::stops;
