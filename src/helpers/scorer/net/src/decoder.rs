//! What may come next, token by token, when a piece of speech was heard and given tokens were said.

use ndarray::{Array2, Axis, concatenate, s};
use rayon::prelude::*;

use crate::arithmetic;
use crate::layers::{Feed, HEAD, Linear, Norm, SelfAttention, attend, softmax};
use crate::tokens::Token;
use crate::weights::{NetError, Weights};

/// The half of the net that says what may come next.
#[derive(Debug)]
pub struct Decoder {
    embeddings: Linear,
    positions: Linear,
    layers: Vec<Layer>,
    norm: Norm,
}

#[derive(Debug)]
struct Layer {
    itself: SelfAttention,
    norm: Norm,
    queries: Linear,
    /// Keys and values of what was heard.
    heard: Linear,
    out: Linear,
    feed: Feed,
}

/// Keys and values, a row for each place.
#[derive(Debug)]
struct Memory {
    keys: Array2<f32>,
    values: Array2<f32>,
}

/// Names a token behind all those before it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Place(usize);

/// A token that may come next.
#[derive(Clone, Copy, Debug)]
pub struct Next {
    /// Behind which; `None` behind the prompts themselves.
    pub behind: Option<Place>,
    /// Which.
    pub token: Token,
}

/// A piece of speech that is judged: what was heard, and everything that was said of it so far. It is judged behind several
/// prompts at once, and what it answers is the mean of what it would answer behind each.
#[derive(Debug)]
pub struct Judgement<'a> {
    decoder: &'a Decoder,
    /// A token that is never said is no part of the whole.
    said: usize,
    heard: Vec<Memory>,
    /// For each prompt, and in it for each layer.
    prompts: Vec<Vec<Memory>>,
    nodes: Vec<Node>,
}

/// A token that was said, behind each prompt.
#[derive(Debug)]
struct Node {
    behind: Option<usize>,
    depth: usize,
    /// Key and value of each layer and prompt, one behind the other.
    memory: Vec<f32>,
}

/// How likely each token is to come next, behind each of several places.
#[derive(Debug)]
pub struct Odds {
    /// Those of each token behind each prompt and place.
    products: Vec<f32>,
    /// What is taken off each of them.
    sums: Vec<f32>,
    prompts: usize,
    places: usize,
}

impl Decoder {
    /// Takes the decoder out of the weights of a net.
    ///
    /// # Errors
    ///
    /// Something is not there.
    pub fn read(weights: &mut Weights) -> Result<Self, NetError> {
        let layer = |weights: &mut Weights, at: usize| {
            let name = format!("decoder/layer_{at}");
            Ok(Layer {
                itself: SelfAttention::read(weights, &format!("{name}/self_attention"))?,
                norm: Norm::read(weights, &format!("{name}/attention/layer_norm"))?,
                queries: Linear::read(weights, &format!("{name}/attention/linear_0"))?,
                heard: Linear::read(weights, &format!("{name}/attention/linear_1"))?,
                out: Linear::read(weights, &format!("{name}/attention/linear_2"))?,
                feed: Feed::read(weights, &format!("{name}/ffn"))?,
            })
        };
        let layers = (0..weights.layers("decoder"))
            .map(|at| layer(weights, at))
            .collect::<Result<_, _>>()?;
        Ok(Self {
            embeddings: Linear::without_bias(weights, "decoder/embeddings/weight")?,
            positions: Linear::without_bias(weights, "decoder/position_encodings/encodings")?,
            layers,
            norm: Norm::read(weights, "decoder/layer_norm")?,
        })
    }

    /// Returns how many tokens there are.
    pub fn tokens(&self) -> usize {
        self.embeddings.rows()
    }

    /// Begins to judge what the encoder heard, and tells what may come first. Of all tokens those below `said` are said in
    /// speech. There is at least one prompt, and none is empty.
    pub fn begin(&self, heard: &Array2<f32>, prompts: &[Vec<Token>], said: usize) -> (Judgement<'_>, Odds) {
        let width = heard.ncols();
        let memory = |layer: &Layer| {
            let both = layer.heard.apply(heard);
            Memory {
                keys: both.slice(s![.., ..width]).to_owned(),
                values: both.slice(s![.., width..]).to_owned(),
            }
        };
        let mut judgement = Judgement {
            decoder: self,
            said,
            heard: self.layers.iter().map(memory).collect(),
            prompts: prompts.iter().map(|_| Vec::new()).collect(),
            nodes: Vec::new(),
        };
        let last = judgement.read_prompts(prompts);
        let odds = judgement.odds(&last);
        (judgement, odds)
    }

    fn embedded(&self, tokens: impl Iterator<Item = (Token, usize)>) -> Array2<f32> {
        let rows: Vec<f32> = tokens
            .flat_map(|(token, at)| {
                let position = self.positions.row(at.min(self.positions.rows() - 1));
                let row = self.embeddings.row(token.0 as usize);
                row.into_iter()
                    .zip(position)
                    .map(|(it, at)| it + at)
                    .collect::<Vec<f32>>()
            })
            .collect();
        let width = self.embeddings.width();
        // The length is that of the shape.
        Array2::from_shape_vec((rows.len() / width, width), rows).unwrap_or_default()
    }
}

impl Judgement<'_> {
    /// Reads all prompts at once, and returns what stands behind each.
    fn read_prompts(&mut self, prompts: &[Vec<Token>]) -> Array2<f32> {
        let decoder = self.decoder;
        let tokens = prompts.iter().flat_map(|it| it.iter().copied().zip(0..));
        let mut x = decoder.embedded(tokens);
        let width = x.ncols();
        let mut begin = 0;
        let pieces: Vec<_> = prompts
            .iter()
            .map(|it| {
                begin += it.len();
                begin - it.len()..begin
            })
            .collect();
        for (layer, heard) in decoder.layers.iter().zip(&self.heard) {
            let all = layer.itself.all.apply(&layer.itself.norm.apply(&x));
            let mut attended = Vec::new();
            for (piece, memories) in pieces.iter().zip(&mut self.prompts) {
                let part = |at: usize| all.slice(s![piece.clone(), at * width..(at + 1) * width]);
                attended.push(attend(part(0), part(1), part(2), |row, column| column <= row));
                memories.push(Memory {
                    keys: part(1).to_owned(),
                    values: part(2).to_owned(),
                });
            }
            let attended: Vec<_> = attended.iter().map(|it| it.view()).collect();
            // They are all as wide as the net.
            let attended = concatenate(Axis(0), &attended).unwrap_or_default();
            x += &layer.itself.out.apply(&attended);
            layer.attend_to_what_was_heard(&mut x, heard);
        }
        let ends: Vec<usize> = pieces.iter().map(|it| it.end - 1).collect();
        x.select(Axis(0), &ends)
    }

    /// Says tokens, each behind one place, and returns where they stand and what may come behind each.
    pub fn say(&mut self, next: &[Next]) -> (Vec<Place>, Odds) {
        let decoder = self.decoder;
        let depth = |it: &Next| it.behind.map_or(0, |it| self.nodes[it.0].depth + 1);
        let begun: Vec<usize> = self
            .prompts
            .iter()
            .map(|it| it.first().map_or(0, |it| it.keys.nrows()))
            .collect();
        let tokens = begun
            .iter()
            .flat_map(|begun| next.iter().map(move |it| (it.token, begun + depth(it))));
        let mut x = decoder.embedded(tokens);
        let first = self.nodes.len();
        let width = x.ncols();
        let size = self.prompts.len() * decoder.layers.len() * 2 * width;
        let nodes = next.iter().map(|it| Node {
            behind: it.behind.map(|it| it.0),
            depth: depth(it),
            memory: vec![0.0; size],
        });
        let nodes: Vec<Node> = nodes.collect();
        self.nodes.extend(nodes);
        for (at, layer) in decoder.layers.iter().enumerate() {
            let all = layer.itself.all.apply(&layer.itself.norm.apply(&x));
            for (row, said) in all.rows().into_iter().enumerate() {
                let (prompt, node) = (row / next.len(), first + row % next.len());
                let here = self.place_in_memory(prompt, at, width);
                let memory = &mut self.nodes[node].memory[here];
                memory
                    .iter_mut()
                    .zip(said.iter().skip(width))
                    .for_each(|(it, said)| *it = *said);
            }
            let mut attended = Array2::zeros(x.dim());
            attended
                .axis_iter_mut(Axis(0))
                .into_par_iter()
                .enumerate()
                .for_each(|(row, mut attended)| {
                    let (prompt, node) = (row / next.len(), first + row % next.len());
                    let queries = all.slice(s![row, ..width]);
                    if let (Some(queries), Some(attended)) = (queries.as_slice(), attended.as_slice_mut()) {
                        self.attend_to_what_was_said(queries, prompt, at, node, attended);
                    }
                });
            x += &layer.itself.out.apply(&attended);
            layer.attend_to_what_was_heard(&mut x, &self.heard[at]);
        }
        let places = (first..self.nodes.len()).map(Place).collect();
        (places, self.odds(&x))
    }

    fn place_in_memory(&self, prompt: usize, layer: usize, width: usize) -> std::ops::Range<usize> {
        let begin = (prompt * self.decoder.layers.len() + layer) * 2 * width;
        begin..begin + 2 * width
    }

    fn attend_to_what_was_said(&self, queries: &[f32], prompt: usize, layer: usize, node: usize, attended: &mut [f32]) {
        let width = queries.len();
        let memory = &self.prompts[prompt][layer];
        let (keys, values) = (memory.keys.as_slice(), memory.values.as_slice());
        let (keys, values) = (keys.unwrap_or_default(), values.unwrap_or_default());
        let here = self.place_in_memory(prompt, layer, width);
        let said = std::iter::successors(Some(node), |it| self.nodes[*it].behind);
        let said: Vec<(&[f32], &[f32])> = said
            .map(|it| self.nodes[it].memory[here.clone()].split_at(width))
            .collect();
        let all: Vec<(&[f32], &[f32])> = keys.chunks(width).zip(values.chunks(width)).chain(said).collect();
        let by = 1.0 / (HEAD as f32).sqrt();
        for (queries, (attended, begin)) in queries
            .chunks(HEAD)
            .zip(attended.chunks_mut(HEAD).zip((0..).step_by(HEAD)))
        {
            let mut fits: Vec<f32> = all
                .iter()
                .map(|(key, _)| product(queries, &key[begin..begin + HEAD]) * by)
                .collect();
            softmax(&mut fits);
            for (fit, (_, value)) in fits.iter().zip(&all) {
                attended
                    .iter_mut()
                    .zip(&value[begin..begin + HEAD])
                    .for_each(|(it, value)| *it += fit * value);
            }
        }
    }

    fn odds(&self, x: &Array2<f32>) -> Odds {
        let x = self.decoder.norm.apply(x);
        let rows = x.nrows();
        let products = self.decoder.embeddings.products(&x);
        let said = &products[..self.said.min(self.decoder.tokens()) * rows];
        let sums = logarithms_of_sums(said, rows);
        let prompts = self.prompts.len();
        Odds {
            products,
            sums,
            prompts,
            places: rows / prompts,
        }
    }
}

/// So many rows are summed up at a time, while they are in the cache.
const PIECE_ROWS: usize = 64;

/// Returns for each column the logarithm of the sum of the exponentials of its numbers; `columns` is the length of a row.
fn logarithms_of_sums(numbers: &[f32], columns: usize) -> Vec<f32> {
    // Each piece has a largest number of its own, so that each is looked at only once.
    let pieces: Vec<(Vec<f32>, Vec<f32>)> = (numbers.par_chunks(PIECE_ROWS * columns))
        .map(|piece| {
            let (mut most, mut sums) = (vec![f32::NEG_INFINITY; columns], vec![0.0; columns]);
            arithmetic::raise_to_most(piece, &mut most);
            arithmetic::add_exponentials(piece, &most, &mut sums);
            (most, sums)
        })
        .collect();
    let of_column = |column: usize| {
        let most = pieces
            .iter()
            .map(|(most, _)| most[column])
            .fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = pieces
            .iter()
            .map(|(own, sums)| (own[column] - most).exp() * sums[column])
            .sum();
        most + sum.ln()
    };
    (0..columns).map(of_column).collect()
}

impl Odds {
    /// Returns how likely a token is behind a place, one of those that were asked about at once: the logarithm, natural, the
    /// mean of all prompts.
    pub fn of(&self, place: usize, token: Token) -> f32 {
        let rows = self.sums.len();
        let row = |prompt: usize| prompt * self.places + place;
        let log = |row: usize| self.products[token.0 as usize * rows + row] - self.sums[row];
        (0..self.prompts).map(|it| log(row(it))).sum::<f32>() / self.prompts as f32
    }
}

impl Layer {
    fn attend_to_what_was_heard(&self, x: &mut Array2<f32>, heard: &Memory) {
        let queries = self.queries.apply(&self.norm.apply(x));
        let attended = attend(queries.view(), heard.keys.view(), heard.values.view(), |_, _| true);
        *x += &self.out.apply(&attended);
        self.feed.add_to(x);
    }
}

fn product(one: &[f32], other: &[f32]) -> f32 {
    let (one, _) = one.as_chunks::<8>();
    let (other, _) = other.as_chunks::<8>();
    let mut sums = [0.0; 8];
    for (one, other) in one.iter().zip(other) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}
