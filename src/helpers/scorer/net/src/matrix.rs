//! A matrix of weights as it is multiplied: sixteen rows at a time, laid side by side, in the 8 bits they are kept in.
//!
//! A library of matrices lays both sides of a product out anew each time. Behind a few words there are ten or twenty columns,
//! and the weights, which are many, are laid out here once.

use ndarray::ArrayView2;
use rayon::prelude::*;

use crate::arithmetic::{self, ROWS};
use crate::weights::Numbers;

/// So many times [`ROWS`] rows are one task.
const PANELS: usize = 4;

/// A matrix of weights.
#[derive(Debug)]
pub(crate) struct Matrix {
    /// Of each sixteen rows the first number of each, the second of each, and so on; rows that miss are nothing.
    numbers: Numbers,
    width: usize,
    rows: usize,
}

impl Matrix {
    /// Lays out numbers that lie row by row. Their count is that of the shape.
    pub(crate) fn new(numbers: Numbers, rows: usize, width: usize) -> Self {
        let numbers = match numbers {
            Numbers::Floating(numbers) => Numbers::Floating(laid_out(&numbers, rows, width)),
            Numbers::Small { numbers, scales } => Numbers::Small {
                numbers: laid_out(&numbers, rows, width),
                scales,
            },
        };
        Self { numbers, width, rows }
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// Returns the products of each row with each row of `x`: those of the first row first.
    pub(crate) fn products(&self, x: ArrayView2<'_, f32>) -> Vec<f32> {
        let count = x.nrows();
        let share = arithmetic::share(count);
        let shares = shared(x, share);
        let mut products = vec![0.0; self.rows.next_multiple_of(ROWS) * count];
        products
            .par_chunks_mut(PANELS * ROWS * count)
            .enumerate()
            .for_each_init(
                || (vec![[0.0; ROWS]; self.width], vec![[0.0; ROWS]; share]),
                |(panel, sums), (task, chunk)| {
                    for (at, into) in chunk.chunks_mut(ROWS * count).enumerate() {
                        let first = (task * PANELS + at) * ROWS;
                        let panel = self.panel(first, panel);
                        for (number, x) in shares.iter().enumerate() {
                            arithmetic::products(panel, x, share, sums);
                            self.write(first, sums, number * share, count, into);
                        }
                    }
                },
            );
        products.truncate(self.rows * count);
        products
    }

    /// Returns sixteen rows as floating numbers; `scratch` is theirs.
    fn panel<'a>(&'a self, first: usize, scratch: &'a mut [[f32; ROWS]]) -> &'a [[f32; ROWS]] {
        let here = first * self.width..(first + ROWS) * self.width;
        match &self.numbers {
            Numbers::Floating(numbers) => numbers[here].as_chunks().0,
            Numbers::Small { numbers, .. } => {
                arithmetic::floating(&numbers[here], scratch.as_flattened_mut());
                scratch
            }
        }
    }

    /// Writes the sums of some columns, each row behind the other.
    fn write(&self, first: usize, sums: &[[f32; ROWS]], column: usize, count: usize, into: &mut [f32]) {
        let scales = match &self.numbers {
            Numbers::Floating(_) => None,
            Numbers::Small { scales, .. } => Some(&scales[first.min(scales.len())..]),
        };
        for (row, into) in into.chunks_exact_mut(count).enumerate() {
            let scale = scales.map_or(1.0, |it| it.get(row).copied().unwrap_or_default());
            for (into, sums) in into[column..].iter_mut().zip(sums) {
                *into = sums[row] * scale;
            }
        }
    }

    /// Returns one row.
    pub(crate) fn row(&self, row: usize) -> Vec<f32> {
        let places = || (0..self.width).map(|at| (row / ROWS * self.width + at) * ROWS + row % ROWS);
        match &self.numbers {
            Numbers::Floating(numbers) => places().map(|it| numbers[it]).collect(),
            Numbers::Small { numbers, scales } => places().map(|it| f32::from(numbers[it]) * scales[row]).collect(),
        }
    }
}

fn laid_out<Number: Copy + Default>(numbers: &[Number], rows: usize, width: usize) -> Vec<Number> {
    let mut laid = vec![Number::default(); rows.next_multiple_of(ROWS) * width];
    for (row, numbers) in numbers.chunks_exact(width).enumerate() {
        let panel = &mut laid[row / ROWS * ROWS * width..];
        for (at, number) in numbers.iter().enumerate() {
            panel[at * ROWS + row % ROWS] = *number;
        }
    }
    laid
}

/// Returns the rows of `x`, so many at a time, place by place; what misses of the last ones is nothing.
fn shared(x: ArrayView2<'_, f32>, share: usize) -> Vec<Vec<f32>> {
    let (count, width) = x.dim();
    let shares = (0..count).step_by(share).map(|first| {
        let mut laid = vec![0.0; width * share];
        for (column, row) in x.rows().into_iter().skip(first).take(share).enumerate() {
            laid[column..]
                .iter_mut()
                .step_by(share)
                .zip(row)
                .for_each(|(it, number)| *it = *number);
        }
        laid
    });
    shares.collect()
}

#[cfg(test)]
mod tests {
    use super::Matrix;
    use crate::weights::Numbers;
    use ndarray::Array2;

    /// Numbers from -1 to 1 that look like chance.
    fn numbers(count: usize, seed: u32) -> Vec<f32> {
        let next = |it: &u32| Some(it.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        let all = std::iter::successors(Some(seed), next);
        all.take(count)
            .map(|it| (it >> 8) as f32 / (1 << 23) as f32 - 1.0)
            .collect()
    }

    /// Multiplies as the definition says.
    fn check(matrix: &Matrix, rows: &[Vec<f32>], x: &Array2<f32>) {
        let products = matrix.products(x.view());
        assert_eq!(products.len(), rows.len() * x.nrows());
        for (row, numbers) in rows.iter().enumerate() {
            assert_eq!(matrix.row(row), *numbers);
            for (column, other) in x.rows().into_iter().enumerate() {
                let exact: f64 = numbers
                    .iter()
                    .zip(other)
                    .map(|(one, it)| f64::from(*one) * f64::from(*it))
                    .sum();
                let found = f64::from(products[row * x.nrows() + column]);
                assert!(
                    (found - exact).abs() < 1e-5 * (100.0 + exact.abs()),
                    "{found} {exact} {row} {column}"
                );
            }
        }
    }

    #[test]
    fn products_are_those_of_the_definition_whatever_the_shape() {
        for (rows, width) in [(1, 1), (16, 7), (17, 64), (150, 512)] {
            for count in [1, 2, 5, 11, 20, 21, 47, 130] {
                let x = Array2::from_shape_vec((count, width), numbers(count * width, 2)).expect("the shape");
                let floating = numbers(rows * width, 1);
                let by_row: Vec<Vec<f32>> = floating.chunks(width).map(<[f32]>::to_vec).collect();
                check(&Matrix::new(Numbers::Floating(floating), rows, width), &by_row, &x);

                let small: Vec<i8> = numbers(rows * width, 3).iter().map(|it| (it * 127.0) as i8).collect();
                let scales = numbers(rows, 4);
                let scaled = |(row, scale): (&[i8], &f32)| row.iter().map(|it| f32::from(*it) * scale).collect();
                let by_row: Vec<Vec<f32>> = small.chunks(width).zip(&scales).map(scaled).collect();
                check(
                    &Matrix::new(Numbers::Small { numbers: small, scales }, rows, width),
                    &by_row,
                    &x,
                );
            }
        }
    }
}
