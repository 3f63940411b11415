//! What encoder and decoder are made of.

use ndarray::{Array2, ArrayView2, Axis, s};
use rayon::prelude::*;

use crate::arithmetic;
use crate::matrix::Matrix;
use crate::weights::{NetError, Weights};

/// The width of a head of attention, in every size of Whisper.
pub(crate) const HEAD: usize = 64;

/// A linear layer: `x · Wᵀ + b`.
#[derive(Debug)]
pub(crate) struct Linear {
    matrix: Matrix,
    bias: Vec<f32>,
}

impl Linear {
    pub(crate) fn read(weights: &mut Weights, name: &str) -> Result<Self, NetError> {
        let bias = weights.take_row(&format!("{name}/bias"))?;
        let linear = Self::without_bias(weights, &format!("{name}/weight"))?;
        if bias.len() != linear.rows() {
            return Err(weights.damaged(format!("has another number of rows in {name}/bias")));
        }
        Ok(Self { bias, ..linear })
    }

    /// Reads a matrix; what has more than two dimensions is flattened behind the first.
    pub(crate) fn without_bias(weights: &mut Weights, name: &str) -> Result<Self, NetError> {
        let tensor = weights.take(name)?;
        let [rows, others @ ..] = tensor.shape.as_slice() else {
            return Err(weights.damaged(format!("has no matrix in {name}")));
        };
        Ok(Self {
            matrix: Matrix::new(tensor.numbers, *rows, others.iter().product()),
            bias: Vec::new(),
        })
    }

    pub(crate) fn width(&self) -> usize {
        self.matrix.width()
    }

    pub(crate) fn rows(&self) -> usize {
        self.matrix.rows()
    }

    /// Returns the layer's answer to each row.
    pub(crate) fn apply(&self, x: &Array2<f32>) -> Array2<f32> {
        let by_row = self.products(x);
        let count = x.nrows();
        let mut y = Array2::zeros((count, self.rows()));
        for (row, mut column) in y.axis_iter_mut(Axis(1)).enumerate() {
            let bias = self.bias.get(row).copied().unwrap_or_default();
            let products = &by_row[row * count..(row + 1) * count];
            column.iter_mut().zip(products).for_each(|(y, it)| *y = it + bias);
        }
        y
    }

    /// Returns the products of each row of the matrix with each row of `x`: those of the matrix's first row first.
    pub(crate) fn products(&self, x: &Array2<f32>) -> Vec<f32> {
        self.matrix.products(x.view())
    }

    /// Returns one row of the matrix.
    pub(crate) fn row(&self, row: usize) -> Vec<f32> {
        self.matrix.row(row)
    }
}

/// The norm of a layer.
#[derive(Debug)]
pub(crate) struct Norm {
    gamma: Vec<f32>,
    beta: Vec<f32>,
}

impl Norm {
    pub(crate) fn read(weights: &mut Weights, name: &str) -> Result<Self, NetError> {
        Ok(Self {
            gamma: weights.take_row(&format!("{name}/gamma"))?,
            beta: weights.take_row(&format!("{name}/beta"))?,
        })
    }

    pub(crate) fn apply(&self, x: &Array2<f32>) -> Array2<f32> {
        let mut y = x.clone();
        for mut row in y.rows_mut() {
            let count = row.len() as f32;
            let mean = row.sum() / count;
            let variance = row.iter().map(|it| (it - mean).powi(2)).sum::<f32>() / count;
            let by = 1.0 / (variance + 1e-5).sqrt();
            for ((it, gamma), beta) in row.iter_mut().zip(&self.gamma).zip(&self.beta) {
                *it = (*it - mean) * by * gamma + beta;
            }
        }
        y
    }
}

/// The two layers behind the attention.
#[derive(Debug)]
pub(crate) struct Feed {
    norm: Norm,
    wide: Linear,
    narrow: Linear,
}

impl Feed {
    pub(crate) fn read(weights: &mut Weights, name: &str) -> Result<Self, NetError> {
        Ok(Self {
            norm: Norm::read(weights, &format!("{name}/layer_norm"))?,
            wide: Linear::read(weights, &format!("{name}/linear_0"))?,
            narrow: Linear::read(weights, &format!("{name}/linear_1"))?,
        })
    }

    /// Adds what these layers make of each row to it.
    pub(crate) fn add_to(&self, x: &mut Array2<f32>) {
        let mut wide = self.wide.apply(&self.norm.apply(x));
        gelu(&mut wide);
        *x += &self.narrow.apply(&wide);
    }
}

/// Queries, keys and values of what attends to itself, side by side in one matrix.
#[derive(Debug)]
pub(crate) struct SelfAttention {
    pub(crate) norm: Norm,
    pub(crate) all: Linear,
    pub(crate) out: Linear,
}

impl SelfAttention {
    pub(crate) fn read(weights: &mut Weights, name: &str) -> Result<Self, NetError> {
        Ok(Self {
            norm: Norm::read(weights, &format!("{name}/layer_norm"))?,
            all: Linear::read(weights, &format!("{name}/linear_0"))?,
            out: Linear::read(weights, &format!("{name}/linear_1"))?,
        })
    }
}

/// Attends with each head to the places that a mask leaves: for each row of `queries` the mean of the `values`, weighted by
/// how well the `keys` fit.
pub(crate) fn attend(
    queries: ArrayView2<'_, f32>,
    keys: ArrayView2<'_, f32>,
    values: ArrayView2<'_, f32>,
    sees: impl Fn(usize, usize) -> bool + Sync,
) -> Array2<f32> {
    let mut answer = Array2::zeros((queries.nrows(), queries.ncols()));
    let by = 1.0 / (HEAD as f32).sqrt();
    answer
        .axis_chunks_iter_mut(Axis(1), HEAD)
        .into_par_iter()
        .enumerate()
        .for_each(|(head, mut answer)| {
            let of_head = s![.., head * HEAD..(head + 1) * HEAD];
            let mut fits = queries.slice(of_head).dot(&keys.slice(of_head).t());
            for (row, mut fits) in fits.rows_mut().into_iter().enumerate() {
                for (column, fit) in fits.iter_mut().enumerate() {
                    *fit = if sees(row, column) {
                        *fit * by
                    } else {
                        f32::NEG_INFINITY
                    };
                }
                softmax(fits.as_slice_mut().unwrap_or_default());
            }
            answer.assign(&fits.dot(&values.slice(of_head)));
        });
    answer
}

/// Makes parts of a whole of them.
pub(crate) fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for number in numbers.iter_mut() {
        *number = (*number - most).exp();
        sum += *number;
    }
    numbers.iter_mut().for_each(|it| *it /= sum);
}

pub(crate) fn gelu(x: &mut Array2<f32>) {
    match x.as_slice_mut() {
        Some(all) => all.par_chunks_mut(4096).for_each(arithmetic::gelu),
        None => x.iter_mut().for_each(|it| arithmetic::gelu(std::slice::from_mut(it))),
    }
}
