//! Learning one person's voice: the shipped net with a few parameters more, learned from words that were said on request,
//! and folded into it so that it stays an ordinary model.

pub mod align;
pub mod chain;
pub mod learn;
pub mod mdl;
pub mod mfcc;
pub mod net;
mod proof;
pub mod segments;
pub mod speaker;
mod take;
#[cfg(test)]
mod tests;

use std::path::Path;

use ndarray::{Array1, Array2};

use learn::Course;
use mdl::Mdl;
use mfcc::Mfcc;
use net::Net;
use segments::Segments;
use speaker::Speaker;

use crate::devices::files;

pub use proof::Proof;
pub use take::{Flaw, LONGEST_TAKE, Take, has_ended};

/// Why a recogniser cannot learn a voice.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum CannotLearn {
    /// A file that learning needs is not there or cannot be read.
    #[error("without {0}")]
    Lacks(&'static str),
    /// Its net is of a kind that is not known.
    #[error("its net is of another kind: {0}")]
    Net(&'static str),
    /// It hears by features that are not known.
    #[error("its features are of another kind: {0}")]
    Features(String),
    /// The list of the parts of its words is damaged.
    #[error("line {0} of the list of its segments is damaged")]
    Segments(usize),
}

const NET: &str = "am/final.mdl";
const FEATURES: &str = "conf/mfcc.conf";
const SEGMENTS: &str = "graph/phones/segments.txt";

/// A recogniser that can learn.
pub struct Recogniser {
    mdl: Mdl,
    pub(crate) net: Net,
    mfcc: Mfcc,
    /// The parts of its words.
    pub segments: Segments,
}

impl Recogniser {
    /// Reads the folder of a model.
    ///
    /// # Errors
    ///
    /// Says why it cannot learn.
    pub fn read(folder: &Path) -> Result<Self, CannotLearn> {
        let text = |name| files::read_text(&folder.join(name)).map_err(|_unreadable| CannotLearn::Lacks(name));
        let mdl =
            files::read(&folder.join(NET), files::LARGEST_MODEL).map_err(|_unreadable| CannotLearn::Lacks(NET))?;
        Self::of(&mdl, &text(FEATURES)?, &text(SEGMENTS)?)
    }

    /// Does the same with the contents of its files: the net, its features and the parts of its words.
    ///
    /// # Errors
    ///
    /// Says why it cannot learn.
    pub fn of(mdl: &[u8], features: &str, segments: &str) -> Result<Self, CannotLearn> {
        let mdl = Mdl::read(mdl)?;
        let net = Net::of(&mdl)?;
        let mfcc = Mfcc::read(features)?;
        if mfcc.dimension() != net.dimension() {
            return Err(CannotLearn::Net("another number of features"));
        }
        let segments = Segments::read(segments, net.pdfs())?;
        Ok(Self {
            mdl,
            net,
            mfcc,
            segments,
        })
    }

    pub(crate) fn cepstra(&self, samples: &[i16]) -> Array2<f32> {
        let samples: Vec<f32> = samples.iter().map(|it| f32::from(*it)).collect();
        self.mfcc.compute(&samples)
    }

    /// Learns a voice from takes and proves on those held back that it is heard better.
    ///
    /// Held back is the last take of each phrase that was said more than once; where nothing was said twice, each third
    /// take. `None` if there are fewer than ten takes on either side: of so little nothing can be said.
    pub fn learn(&self, takes: &[Take], course: &Course) -> Option<Learned> {
        let (held_back, met) = held_back(takes);
        if held_back.len().min(met.len()) < LEAST_TAKES {
            return None;
        }
        let speaker = learn::learn(self, &met, course);
        let mut phrases: Vec<Vec<String>> = takes.iter().map(|it| it.words.clone()).collect();
        phrases.extend(self.segments.words().map(|it| vec![it.to_owned()]));
        phrases.sort();
        phrases.dedup();
        let proof = Proof::of(self, &speaker, &held_back, &phrases);
        let mut mdl = self.mdl.clone();
        self.net.fold(&speaker, &mut mdl);
        Some(Learned {
            mdl: mdl.write(),
            proof,
        })
    }

    /// Returns the speaker for whom nothing is changed.
    fn nobody(&self) -> Speaker {
        let size = self.mfcc.dimension();
        Speaker::of_nobody(Array1::zeros(size), Array1::ones(size), &self.net.hidden_sizes())
    }
}

/// A net that has learned a voice.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    /// The content of its `am/final.mdl`.
    pub mdl: Vec<u8>,
    /// What it made of the takes held back.
    pub proof: Proof,
}

/// Fewer takes prove nothing.
const LEAST_TAKES: usize = 10;

/// Divides takes into those held back and those that are learned from.
fn held_back(takes: &[Take]) -> (Vec<&Take>, Vec<&Take>) {
    let last = |take: &Take| {
        let same = takes.iter().filter(|it| it.words == take.words);
        let rounds = same.clone().map(|it| it.round).max();
        (same.count() > 1).then_some(rounds).flatten()
    };
    let is_last = |take: &&Take| last(take) == Some(take.round);
    let (held_back, met): (Vec<&Take>, Vec<&Take>) = takes.iter().partition(is_last);
    if !held_back.is_empty() {
        return (held_back, met);
    }
    let (held_back, met): (Vec<_>, Vec<_>) = takes.iter().enumerate().partition(|(index, _)| index % 3 == 2);
    (
        held_back.into_iter().map(|(_, it)| it).collect(),
        met.into_iter().map(|(_, it)| it).collect(),
    )
}
