//! The pure part of listening: what may be heard, and what follows from what was heard.
//!
//! A [`Phrasebook`] is a lexicon in the words of a recogniser; its grammar of a state of the game, a [`WordGraph`], is
//! written for the recogniser by [`fst`]. What comes back is [`Heard`]; [`readings()`] are what it may mean, and
//! [`decide()`] says what follows.

mod asked;
mod continuation;
mod decide;
mod disfluency;
mod endpoint;
mod explain;
mod far_field;
mod form;
pub mod fst;
mod fusion;
mod grammar;
mod graph;
mod heard;
mod legal;
mod lesson;
mod phrasebook;
mod readings;
mod score;
mod scored_meanings;
mod sole_scorer;
mod spoken;
mod stops;
mod written_phrases;

pub use asked::Asked;
pub use continuation::UnfinishedPassage;
pub use decide::{Alternatives, Judged, Outcome, Thresholds, Unheard, decide, is_of_weight};
pub use disfluency::without_disfluencies;
pub use endpoint::is_complete;
pub use explain::explain;
pub use form::SpokenForm;
pub use fusion::judge;
pub use grammar::NOT_LEGAL;
pub use graph::{NoiseCosts, Spelling, State, Step, WordGraph};
pub use heard::{By, Heard, HeardWord, SHORTEST_WORD_S};
pub use legal::sayings;
pub use lesson::{Exercise, HeldBack, held_back, lesson};
pub use phrasebook::{KnownWords, NOISE, Phrasebook};
pub use readings::{Hearing, ILLEGAL, Meaning, Reading, readings};
pub use score::{Share, StandaloneMeaning, Verdict, first_unknown, meaning_of};
pub use sole_scorer::heard_alone;
pub use spoken::{Spoken, SpokenWords};
pub use stops::stops;
pub use written_phrases::{ScoredPhrase, WrittenPhrases};
