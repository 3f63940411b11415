//! The head of the small net: which piece of which word is heard at each place, by what the encoder heard there.
//!
//! It was taught one language's words with synthetic speech; the encoder below it was taught with people.

use std::ops::Range;
use std::path::{Path, PathBuf};

use ndarray::{Array2, Axis, s};

use crate::layers::Linear;
use crate::weights::{NetError, Weights};

/// The output for what is no speech to us, and for speech that is none of the words.
pub(crate) const SILENCE: usize = 0;
pub(crate) const TALK: usize = 1;

/// Knows the words of a language by their sound.
#[derive(Debug)]
pub struct Head {
    /// The first sees one place, each further one several, the last answers.
    layers: Vec<Linear>,
    /// Each word with the outputs of its pieces, in the order in which they are said.
    words: Vec<(String, Range<usize>)>,
    pub(crate) costs: Costs,
}

/// What it costs to begin a word, or talk; and how much it counts what the best phrase lacks beside anything at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Costs {
    pub(crate) word: f32,
    pub(crate) talk: f32,
    pub(crate) lack: f32,
}

impl Head {
    /// Returns true for the folder of a net whose encoder carries heads, and no decoder.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(LISTS).is_dir()
    }

    /// Takes the head of a language out of the weights of a net; `None` if it has none.
    ///
    /// # Errors
    ///
    /// Something is not there, or does not fit.
    pub fn read(weights: &mut Weights, folder: &Path, language: &str) -> Result<Option<Self>, NetError> {
        let list = list_of(folder, language);
        if !list.is_file() {
            return Ok(None);
        }
        let words = words(&list)?;
        let name = format!("head/{language}");
        let count = (0..)
            .take_while(|at| weights.has(&format!("{name}/linear_{at}/bias")))
            .count();
        let layers = (0..count)
            .map(|at| Linear::read(weights, &format!("{name}/linear_{at}")))
            .collect::<Result<Vec<_>, _>>()?;
        let costs = weights.take_row(&format!("{name}/costs"))?;
        let [word, talk, lack] = costs.as_slice() else {
            return Err(weights.damaged(format!("has other costs in {name}/costs")));
        };
        let outputs = words.last().map_or(TALK + 1, |(_, pieces)| pieces.end);
        let is_chain = layers.windows(2).all(|it| it[1].width().is_multiple_of(it[0].rows()));
        if !is_chain || layers.last().is_none_or(|it| it.rows() != outputs) {
            return Err(weights.damaged(format!("has layers in {name} that do not fit its words")));
        }
        let costs = Costs {
            word: *word,
            talk: *talk,
            lack: *lack,
        };
        Ok(Some(Self { layers, words, costs }))
    }

    /// Returns how well each output fits each place: natural logarithms, each row up to a summand of its own.
    pub fn fits(&self, heard: &Array2<f32>) -> Array2<f32> {
        let mut x = heard.clone();
        let last = self.layers.len().saturating_sub(1);
        for (at, layer) in self.layers.iter().enumerate() {
            let places = layer.width() / x.ncols();
            let mut y = layer.apply(&beside(&x, places));
            if at < last {
                y.mapv_inplace(|it| it.max(0.0));
                if places > 1 {
                    y += &x;
                }
            }
            x = y;
        }
        x
    }

    /// Returns the outputs of a word, in the order in which they are said.
    pub(crate) fn pieces(&self, word: &str) -> Option<Range<usize>> {
        let (_, pieces) = self.words.iter().find(|(known, _)| known == word)?;
        Some(pieces.clone())
    }

    /// Returns the outputs of each word.
    pub(crate) fn all_pieces(&self) -> impl Iterator<Item = Range<usize>> {
        self.words.iter().map(|(_, pieces)| pieces.clone())
    }
}

/// The folder of the words of each language, in that of the net.
const LISTS: &str = "words";

fn list_of(folder: &Path, language: &str) -> PathBuf {
    folder.join(LISTS).join(format!("{language}.txt"))
}

/// Reads a list of words: on each line a word and the number of its pieces.
fn words(list: &Path) -> Result<Vec<(String, Range<usize>)>, NetError> {
    let path = || list.to_owned();
    let text = std::fs::read_to_string(list).map_err(|source| NetError::Unreadable { path: path(), source })?;
    let mut next = TALK + 1;
    let mut words = Vec::new();
    for line in text.lines() {
        let parts = line
            .split_once(' ')
            .and_then(|(word, count)| Some((word, count.parse::<usize>().ok()?)));
        let Some((word, count @ 1..)) = parts else {
            return Err(NetError::Damaged {
                path: path(),
                why: format!("has the line \"{line}\""),
            });
        };
        words.push((word.to_owned(), next..next + count));
        next += count;
    }
    Ok(words)
}

/// Lays so many rows side by side, as many before as behind; the first and the last row stand for what lies outside.
fn beside(x: &Array2<f32>, places: usize) -> Array2<f32> {
    let (count, width) = x.dim();
    let mut all = Array2::zeros((count, width * places));
    for place in 0..places {
        for at in 0..count {
            let from = (at + place).saturating_sub(places / 2).min(count - 1);
            let mut into = all.index_axis_mut(Axis(0), at);
            into.slice_mut(s![place * width..(place + 1) * width])
                .assign(&x.row(from));
        }
    }
    all
}
