//! What is learned of a speaker: one scale per hidden unit, and a linear transform of the cepstra.
//!
//! The scales are learning hidden unit contributions (Swietojanski and Renals 2014): `2 σ(a)`, from 0 to 2. The
//! transform stands before the net as a linear input network (Neto et al. 1995). Both are the identity at zero.

use ndarray::{Array1, Array2, Axis};

/// The parameters of a speaker. At zero the net is as it was.
#[derive(Clone, Debug)]
pub struct Speaker {
    /// The mean and the standard deviation of the cepstra: the transform is learned where all are alike.
    mean: Array1<f32>,
    deviation: Array1<f32>,
    /// The parameters.
    pub(super) values: Values,
}

/// A number for each parameter.
#[derive(Clone, Debug)]
pub struct Values {
    /// One per unit of each hidden layer.
    pub(super) scales: Vec<Array1<f32>>,
    /// Added to the identity.
    pub(super) matrix: Array2<f32>,
    pub(super) offset: Array1<f32>,
}

/// The derivatives of a loss by the parameters.
pub type Gradients = Values;

impl Values {
    /// Returns zeros.
    pub fn zeros(dimension: usize, hidden: &[usize]) -> Self {
        Self {
            scales: hidden.iter().map(|it| Array1::zeros(*it)).collect(),
            matrix: Array2::zeros((dimension, dimension)),
            offset: Array1::zeros(dimension),
        }
    }

    pub(super) fn add_scale(&mut self, layer: usize, slope: &Array1<f32>, speaker: &Speaker) {
        let sigmoid = speaker.values.scales[layer].mapv(sigmoid);
        self.scales[layer] += &(slope * &sigmoid.mapv(|it| 2.0 * it * (1.0 - it)));
    }

    pub(super) fn add_transform(&mut self, frames: &Array2<f32>, slopes: &Array2<f32>, speaker: &Speaker) {
        let slopes = slopes * &speaker.deviation;
        self.matrix += &slopes.t().dot(&speaker.alike(frames));
        self.offset += &slopes.sum_axis(Axis(0));
    }

    /// Iterates over all of them.
    pub fn iter(&self) -> impl Iterator<Item = &f32> {
        let scales = self.scales.iter().flat_map(|it| it.iter());
        scales.chain(&self.matrix).chain(&self.offset)
    }

    /// Iterates over all of them, to change them.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let scales = self.scales.iter_mut().flat_map(|it| it.iter_mut());
        scales.chain(&mut self.matrix).chain(&mut self.offset)
    }
}

impl Speaker {
    /// Returns the speaker for whom the net was made: nothing is changed. The mean and the standard deviation are those
    /// of the cepstra of somebody who is to be learned.
    pub fn of_nobody(mean: Array1<f32>, deviation: Array1<f32>, hidden: &[usize]) -> Self {
        let values = Values::zeros(mean.len(), hidden);
        Self {
            mean,
            deviation,
            values,
        }
    }

    pub(super) fn scale(&self, layer: usize) -> Array1<f32> {
        self.values.scales[layer].mapv(|it| 2.0 * sigmoid(it))
    }

    pub(super) fn transform(&self, frames: &Array2<f32>) -> Array2<f32> {
        let change = self.alike(frames).dot(&self.values.matrix.t()) + &self.values.offset;
        frames + &(change * &self.deviation)
    }

    /// Returns the transform as one matrix and one vector to be added.
    pub(super) fn affine(&self) -> (Array2<f32>, Array1<f32>) {
        let size = self.mean.len();
        let matrix = Array2::from_shape_fn((size, size), |(row, column)| {
            let identity = if row == column { 1.0 } else { 0.0 };
            identity + self.values.matrix[[row, column]] * self.deviation[row] / self.deviation[column]
        });
        let of_mean = self.values.matrix.dot(&(&self.mean / &self.deviation));
        let offset = (&self.values.offset - &of_mean) * &self.deviation;
        (matrix, offset)
    }

    fn alike(&self, frames: &Array2<f32>) -> Array2<f32> {
        (frames - &self.mean) / &self.deviation
    }
}

fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}
