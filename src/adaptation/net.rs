//! The net of the recogniser: a time-delay neural network, from cepstra to log-posteriors and, with a speaker's scales
//! and transform in it, back to their gradients.

use ndarray::{Array1, Array2, ArrayView2, Axis, Zip, s};

use super::LearnError;
use super::chain::Chain;
use super::mdl::{Component, Mdl, Nonlinearity};
use super::speaker::{Gradients, Speaker};

/// The recogniser takes each third frame of the net (`--frame-subsampling-factor`).
pub const STEP: usize = 3;

/// One affine layer; all but the last are rectified.
#[derive(Clone, Debug)]
struct Layer {
    /// The name of its component.
    name: String,
    /// The frames that it sees, counted from its own.
    offsets: Vec<i32>,
    /// Whether what it sees of its own frame is added to what comes out of it.
    adds: bool,
    /// One row per unit; a block of columns for each offset.
    linear: Array2<f32>,
    bias: Array1<f32>,
}

/// A net that can be computed and differentiated.
#[derive(Clone, Debug)]
pub struct Net {
    layers: Vec<Layer>,
    log_priors: Array1<f32>,
}

/// The frames at which a layer is computed: `first + step * index`.
#[derive(Clone, Copy, Debug)]
struct Grid {
    first: i32,
    step: i32,
    count: usize,
}

impl Grid {
    fn last(self) -> i32 {
        self.first + self.step * (self.count as i32 - 1)
    }

    fn index(self, frame: i32) -> usize {
        ((frame - self.first) / self.step) as usize
    }
}

/// What is kept of a computation for its way back.
pub struct Trace {
    grids: Vec<Grid>,
    /// What comes out of each hidden layer, before the speaker's scales.
    hidden: Vec<Array2<f32>>,
    frames: Array2<f32>,
    /// The result: one row per third frame, one column per pdf.
    pub log_posteriors: Array2<f32>,
}

impl Net {
    /// Takes the net out of a model.
    ///
    /// # Errors
    ///
    /// Refuses nets that are no chain of affine layers between rectifiers, some of them added to what they see, with a
    /// log-softmax at the end.
    pub fn of(mdl: &Mdl) -> Result<Self, LearnError> {
        let chain = Chain::read(&mdl.config)?;
        let unknown = LearnError::Net("another shape");
        let find = |name: &str| mdl.components.iter().find(|(it, _)| it == name).map(|(_, it)| it);
        let mut layers = Vec::new();
        let mut width = chain.dim;
        for (index, link) in chain.links.iter().enumerate() {
            let is_last = index + 1 == chain.links.len();
            let function = if is_last {
                Nonlinearity::LogSoftmax
            } else {
                Nonlinearity::Rectified
            };
            let is_function = |name: &str, expected: Nonlinearity, width: usize| {
                matches!(find(name), Some(Component::Nonlinear { kind, dim, .. })
                    if *kind == expected && usize::try_from(*dim) == Ok(width))
            };
            let Some(Component::Affine { linear, bias }) = find(&link.affine) else {
                return Err(unknown);
            };
            let fits = linear.ncols() == width * link.offsets.len()
                && linear.nrows() == bias.len()
                && is_function(&link.function, function, bias.len());
            let adds = link.sum.as_deref();
            let adds_well = |it| index > 0 && !is_last && width == bias.len() && is_function(it, function, width);
            if !fits || !adds.is_none_or(adds_well) {
                return Err(unknown);
            }
            width = bias.len();
            layers.push(Layer {
                name: link.affine.clone(),
                offsets: link.offsets.clone(),
                adds: adds.is_some(),
                linear: linear.clone(),
                bias: bias.clone(),
            });
        }
        if layers.is_empty() || mdl.priors.len() != width || mdl.priors.iter().any(|it| *it <= 0.0) {
            return Err(unknown);
        }
        let log_priors = mdl.priors.mapv(f32::ln);
        Ok(Self { layers, log_priors })
    }

    /// Returns how many pdfs there are.
    pub fn pdfs(&self) -> usize {
        self.log_priors.len()
    }

    /// Returns how many values of a frame go in.
    pub fn dimension(&self) -> usize {
        self.layers[0].linear.ncols() / self.layers[0].offsets.len()
    }

    /// Returns the sizes of the hidden layers.
    pub fn hidden_sizes(&self) -> Vec<usize> {
        let hidden = &self.layers[..self.layers.len() - 1];
        hidden.iter().map(|it| it.bias.len()).collect()
    }

    /// Returns what the recogniser scores a frame with: log-posteriors less the log of the priors.
    pub fn scores(&self, log_posteriors: &Array2<f32>) -> Array2<f32> {
        log_posteriors - &self.log_priors
    }

    /// Computes the log-posteriors of each third frame. Beyond both ends the first and the last frame are repeated.
    pub fn compute(&self, frames: &Array2<f32>, speaker: &Speaker) -> Array2<f32> {
        self.trace(frames, speaker).log_posteriors
    }

    /// Computes the log-posteriors of each third frame, and keeps the values of each layer, which the way back needs.
    pub fn trace(&self, frames: &Array2<f32>, speaker: &Speaker) -> Trace {
        let grids = self.grids(frames.nrows());
        let adapted = speaker.transform(frames);
        let mut values = repeated(&adapted, grids[0]);
        let mut hidden = Vec::new();
        for (index, layer) in self.layers.iter().enumerate() {
            let spread = layer.spread(&values, grids[index], grids[index + 1]);
            let mut sums = spread.dot(&layer.linear.t());
            sums += &layer.bias;
            if index + 1 < self.layers.len() {
                sums.mapv_inplace(|it| it.max(0.0));
                let mut scaled = &sums * &speaker.scale(index);
                if layer.adds {
                    scaled += &values.slice(grids[index + 1].rows_in(grids[index], 0));
                }
                values = scaled;
                hidden.push(sums);
            } else {
                values = sums;
            }
        }
        for mut row in values.outer_iter_mut() {
            let largest = row.fold(f32::NEG_INFINITY, |most, it| most.max(*it));
            let sum = row.iter().map(|it| (it - largest).exp()).sum::<f32>().ln() + largest;
            row.mapv_inplace(|it| it - sum);
        }
        Trace {
            grids,
            hidden,
            frames: frames.clone(),
            log_posteriors: values,
        }
    }

    /// Adds to `gradients` what a loss means for the speaker; `slope` is its derivative by the inputs of the softmax.
    pub fn descend(&self, trace: &Trace, slope: Array2<f32>, speaker: &Speaker, gradients: &mut Gradients) {
        let mut slope = slope;
        // What goes past a layer that is added to what it sees.
        let mut past: Option<Array2<f32>> = None;
        for (index, layer) in self.layers.iter().enumerate().rev() {
            let spread = slope.dot(&layer.linear);
            let width = layer.linear.ncols() / layer.offsets.len();
            let (below, own) = (trace.grids[index], trace.grids[index + 1]);
            let mut into = Array2::<f32>::zeros((below.count, width));
            for (block, offset) in layer.offsets.iter().enumerate() {
                let part = spread.slice(s![.., block * width..(block + 1) * width]);
                let mut rows = into.slice_mut(own.rows_in(below, *offset));
                rows += &part;
            }
            if let Some(past) = past.take() {
                let mut rows = into.slice_mut(own.rows_in(below, 0));
                rows += &past;
            }
            let Some(below) = index.checked_sub(1) else {
                gradients.add_transform(
                    &trace.frames,
                    &gathered(&into, trace.grids[0], trace.frames.nrows()),
                    speaker,
                );
                return;
            };
            past = self.layers[below].adds.then(|| into.clone());
            let hidden = &trace.hidden[below];
            gradients.add_scale(below, &(&into * hidden).sum_axis(Axis(0)), speaker);
            Zip::from(&mut into).and(hidden).for_each(|it, value| {
                if *value <= 0.0 {
                    *it = 0.0;
                }
            });
            into *= &speaker.scale(below);
            slope = into;
        }
    }

    /// Writes the net with a speaker folded into it into its model: the same values come out of it.
    pub fn fold(&self, speaker: &Speaker, mdl: &mut Mdl) {
        for (index, layer) in self.layers.iter().enumerate() {
            let (mut linear, mut bias) = (layer.linear.clone(), layer.bias.clone());
            if index == 0 {
                let (matrix, offset) = speaker.affine();
                let width = matrix.ncols();
                for block in 0..layer.offsets.len() {
                    let columns = s![.., block * width..(block + 1) * width];
                    let own = layer.linear.slice(columns);
                    bias += &own.dot(&offset);
                    linear.slice_mut(columns).assign(&own.dot(&matrix));
                }
            }
            if index + 1 < self.layers.len() {
                // What is rectified may be scaled before as well as after: no scale is negative.
                let scale = speaker.scale(index);
                linear *= &scale.view().insert_axis(Axis(1));
                bias *= &scale;
            }
            if let Some((own_linear, own_bias)) = mdl.affine_mut(&layer.name) {
                own_linear.assign(&linear);
                own_bias.assign(&bias);
            }
        }
    }

    /// Returns the frames at which each layer is needed, from the input to the result.
    fn grids(&self, frames: usize) -> Vec<Grid> {
        let mut grids = vec![Grid {
            first: 0,
            step: STEP as i32,
            count: frames.div_ceil(STEP),
        }];
        for layer in self.layers.iter().rev() {
            let above = grids[grids.len() - 1];
            let least = layer.seen().min().unwrap_or(0);
            let most = layer.seen().max().unwrap_or(0);
            let between = layer.seen().map(|it| it - least);
            let step = between.fold(above.step, greatest_common_divisor);
            let first = above.first + least;
            let count = match above.count {
                0 => 0,
                _ => ((above.last() + most - first) / step) as usize + 1,
            };
            grids.push(Grid { first, step, count });
        }
        grids.reverse();
        grids
    }
}

impl Grid {
    /// Returns the rows of a grid below that hold the frames at an offset from this one's.
    fn rows_in(
        self,
        below: Grid,
        offset: i32,
    ) -> ndarray::SliceInfo<[ndarray::SliceInfoElem; 2], ndarray::Ix2, ndarray::Ix2> {
        if self.count == 0 {
            return s![0..0;1, ..];
        }
        let first = below.index(self.first + offset);
        let last = below.index(self.last() + offset);
        s![first..=last;(self.step / below.step) as isize, ..]
    }
}

impl Layer {
    /// Returns the frames that it needs, counted from its own.
    fn seen(&self) -> impl Iterator<Item = i32> {
        self.offsets.iter().copied().chain(self.adds.then_some(0))
    }

    /// Lays the frames that each row sees side by side.
    fn spread(&self, values: &Array2<f32>, below: Grid, own: Grid) -> Array2<f32> {
        let width = values.ncols();
        let mut spread = Array2::zeros((own.count, width * self.offsets.len()));
        for (block, offset) in self.offsets.iter().enumerate() {
            let rows: ArrayView2<'_, f32> = values.slice(own.rows_in(below, *offset));
            spread
                .slice_mut(s![.., block * width..(block + 1) * width])
                .assign(&rows);
        }
        spread
    }
}

/// Returns the frames of a grid that reaches beyond both ends.
fn repeated(frames: &Array2<f32>, grid: Grid) -> Array2<f32> {
    let rows: Vec<usize> = (0..grid.count).map(|it| inside(it, grid, frames.nrows())).collect();
    frames.select(Axis(0), &rows)
}

/// The way back of [`repeated`].
fn gathered(slopes: &Array2<f32>, grid: Grid, count: usize) -> Array2<f32> {
    let mut frames = Array2::zeros((count, slopes.ncols()));
    for (index, row) in slopes.outer_iter().enumerate() {
        let mut into = frames.row_mut(inside(index, grid, count));
        into += &row;
    }
    frames
}

fn inside(index: usize, grid: Grid, count: usize) -> usize {
    let frame = grid.first + grid.step * index as i32;
    (frame.max(0) as usize).min(count.saturating_sub(1))
}

fn greatest_common_divisor(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
