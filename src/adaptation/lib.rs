//! Learning one person's voice: the shipped net with a few parameters more, learned from words that were said on request,
//! and folded into it so that it stays an ordinary model.

pub mod align;
pub mod chain;
pub mod learn;
pub mod mdl;
pub mod mfcc;
pub mod net;
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

pub use take::{Take, TakeFlaw, TakeKind, has_ended};

/// Why a recogniser cannot learn a voice.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum LearnError {
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
    pub fn read(folder: &Path) -> Result<Self, LearnError> {
        let text = |name| ansage_files::read_text(&folder.join(name)).map_err(|_unreadable| LearnError::Lacks(name));
        let mdl = ansage_files::read(&folder.join(NET), ansage_files::LARGEST_MODEL_BYTES)
            .map_err(|_unreadable| LearnError::Lacks(NET))?;
        Self::of(&mdl, &text(FEATURES)?, &text(SEGMENTS)?)
    }

    /// Reads a model out of the contents of its files: the net, its features and the parts of its words.
    ///
    /// # Errors
    ///
    /// Says why it cannot learn.
    pub fn of(mdl: &[u8], features: &str, segments: &str) -> Result<Self, LearnError> {
        let mdl = Mdl::read(mdl)?;
        let net = Net::of(&mdl)?;
        let mfcc = Mfcc::read(features)?;
        if mfcc.dimension() != net.dimension() {
            return Err(LearnError::Net("another number of features"));
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

    /// Learns a voice from words that were said one by one, and returns the content of its `am/final.mdl`; `None` if there
    /// are fewer than ten. Whether it hears the person better is not known from them: whole announcements tell.
    pub fn learn(&self, takes: &[Take], course: &Course) -> Option<Vec<u8>> {
        if takes.len() < LEAST_TAKES {
            return None;
        }
        let takes: Vec<&Take> = takes.iter().collect();
        let speaker = learn::learn(self, &takes, course);
        let mut mdl = self.mdl.clone();
        self.net.fold(&speaker, &mut mdl);
        Some(mdl.write())
    }

    /// Returns the speaker for whom nothing is changed.
    fn nobody(&self) -> Speaker {
        let size = self.mfcc.dimension();
        Speaker::of_nobody(Array1::zeros(size), Array1::ones(size), &self.net.hidden_sizes())
    }
}

/// Of fewer nothing is learned.
const LEAST_TAKES: usize = 10;
