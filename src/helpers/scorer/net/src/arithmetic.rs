//! The arithmetic that takes the time: written once, compiled for each kind of processor, chosen when the program runs.

use pulp::{Arch, Simd, WithSimd};

/// So many rows of a matrix are multiplied at once.
pub(crate) const ROWS: usize = 16;

/// Returns into how many columns each so many are shared: at most as many as there are registers for their sums.
pub(crate) fn share(columns: usize) -> usize {
    let (most, step) = Arch::new().dispatch(ColumnsAtOnce);
    let shares = columns.div_ceil(most);
    columns.div_ceil(shares.max(1)).next_multiple_of(step)
}

/// Writes the products of [`ROWS`] rows of a matrix with some columns into `into`, a row of sums for each column. Both lie
/// place by place: the first number of each row, the second of each. `columns` is a [`share`].
pub(crate) fn products(rows: &[[f32; ROWS]], x: &[f32], columns: usize, into: &mut [[f32; ROWS]]) {
    let rows = rows.as_flattened();
    Arch::new().dispatch(Products { rows, x, columns, into });
}

/// Asks how many columns are multiplied at once at most, and that their number is a multiple of the second.
struct ColumnsAtOnce;

impl WithSimd for ColumnsAtOnce {
    type Output = (usize, usize);

    #[inline(always)]
    fn with_simd<S: Simd>(self, _simd: S) -> Self::Output {
        if S::F32_LANES == ROWS { (20, 4) } else { (6, 2) }
    }
}

struct Products<'a> {
    rows: &'a [f32],
    x: &'a [f32],
    columns: usize,
    into: &'a mut [[f32; ROWS]],
}

impl WithSimd for Products<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        match (ROWS / S::F32_LANES, self.columns) {
            (1, 4) => self.sum::<S, 1, 4>(simd),
            (1, 8) => self.sum::<S, 1, 8>(simd),
            (1, 12) => self.sum::<S, 1, 12>(simd),
            (1, 16) => self.sum::<S, 1, 16>(simd),
            (1, 20) => self.sum::<S, 1, 20>(simd),
            (2, 2) => self.sum::<S, 2, 2>(simd),
            (2, 4) => self.sum::<S, 2, 4>(simd),
            (2, 6) => self.sum::<S, 2, 6>(simd),
            (4, 2) => self.sum::<S, 4, 2>(simd),
            (4, 4) => self.sum::<S, 4, 4>(simd),
            (4, 6) => self.sum::<S, 4, 6>(simd),
            (16, 2) => self.sum::<S, 16, 2>(simd),
            (16, 4) => self.sum::<S, 16, 4>(simd),
            (16, 6) => self.sum::<S, 16, 6>(simd),
            other => unreachable!("no share is like {other:?}"),
        }
    }
}

impl Products<'_> {
    /// `REGISTERS` of numbers are [`ROWS`].
    #[inline(always)]
    fn sum<S: Simd, const REGISTERS: usize, const COLUMNS: usize>(self, simd: S) {
        let mut sums = [[simd.splat_f32s(0.0); REGISTERS]; COLUMNS];
        let rows = S::as_simd_f32s(self.rows).0.as_chunks::<REGISTERS>().0;
        for (rows, columns) in rows.iter().zip(self.x.as_chunks::<COLUMNS>().0) {
            for column in 0..COLUMNS {
                let by = simd.splat_f32s(columns[column]);
                for register in 0..REGISTERS {
                    let sum = &mut sums[column][register];
                    *sum = simd.mul_add_e_f32s(rows[register], by, *sum);
                }
            }
        }
        for (into, sums) in self.into.iter_mut().zip(&sums) {
            S::as_mut_simd_f32s(into).0.copy_from_slice(sums);
        }
    }
}

/// Makes floating numbers of small ones.
pub(crate) fn floating(small: &[i8], into: &mut [f32]) {
    Arch::new().dispatch(|| {
        for (into, small) in into.iter_mut().zip(small) {
            *into = f32::from(*small);
        }
    });
}

/// Adds the exponential of each number, less the one of its column in `most`, to the sums; both have a row's length.
pub(crate) fn add_exponentials(numbers: &[f32], most: &[f32], sums: &mut [f32]) {
    Arch::new().dispatch(|| {
        for row in numbers.chunks_exact(most.len()) {
            for ((number, most), sum) in row.iter().zip(most).zip(sums.iter_mut()) {
                *sum += exponential(number - most);
            }
        }
    });
}

/// Raises each of `most` to the largest number of its column.
pub(crate) fn raise_to_most(numbers: &[f32], most: &mut [f32]) {
    Arch::new().dispatch(|| {
        for row in numbers.chunks_exact(most.len()) {
            for (number, most) in row.iter().zip(most.iter_mut()) {
                *most = if *number > *most { *number } else { *most };
            }
        }
    });
}

/// Applies GELU, the activation of the net, to each number.
pub(crate) fn gelu(numbers: &mut [f32]) {
    Arch::new().dispatch(|| {
        for it in numbers {
            *it = 0.5 * *it * (1.0 + erf(*it * std::f32::consts::FRAC_1_SQRT_2));
        }
    });
}

/// The error function, to 1.5e-7 (Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26).
#[inline(always)]
fn erf(x: f32) -> f32 {
    const P: f32 = 0.327_591_1;
    const A: [f32; 5] = [0.254_829_6, -0.284_496_74, 1.421_413_7, -1.453_152, 1.061_405_4];
    let size = x.abs();
    let t = 1.0 / (1.0 + P * size);
    let polynomial = ((((A[4] * t + A[3]) * t + A[2]) * t + A[1]) * t + A[0]) * t;
    (1.0 - polynomial * exponential(-size * size)).copysign(x)
}

/// The exponential function of what is not above 0, to 2e-7 of it, in steps that a processor takes for many numbers at once: two to
/// the whole part, and a polynomial for the rest (Cephes mathematical library, expf).
#[inline(always)]
fn exponential(x: f32) -> f32 {
    const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
    const P: [f32; 6] = [
        1.987_569_1e-4,
        1.398_199_9e-3,
        8.333_452e-3,
        4.166_579_6e-2,
        1.666_666_5e-1,
        0.5,
    ];
    // Below that nothing is left of it.
    let x = if x > -87.0 { x } else { -87.0 };
    let whole = (x * std::f32::consts::LOG2_E - 0.5) as i32;
    let rest = x - whole as f32 * LN_2[0] - whole as f32 * LN_2[1];
    let polynomial = ((((P[0] * rest + P[1]) * rest + P[2]) * rest + P[3]) * rest + P[4]) * rest + P[5];
    let part = polynomial * rest * rest + rest + 1.0;
    part * f32::from_bits(((whole + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::{add_exponentials, floating, gelu, raise_to_most};

    #[test]
    fn exponentials_are_as_exact_as_the_numbers() {
        for step in 0..1000 {
            let x = -0.09 * step as f32;
            let mut sums = [0.0];
            add_exponentials(&[x], &[0.0], &mut sums);
            let exact = f64::from(x.max(-87.0)).exp();
            assert!(
                (f64::from(sums[0]) / exact - 1.0).abs() < 3e-7,
                "{x}: {} {exact}",
                sums[0]
            );
        }
    }

    #[test]
    fn each_column_has_its_own_most_and_sum() {
        let rows = [1.0, 5.0, 3.0, 4.0];
        let mut most = [f32::NEG_INFINITY; 2];
        raise_to_most(&rows, &mut most);
        assert_eq!(most, [3.0, 5.0]);
        let mut sums = [0.0; 2];
        add_exponentials(&rows, &most, &mut sums);
        assert!(
            (sums[0] - 1.135_335_3).abs() < 1e-6 && (sums[1] - 1.367_879_4).abs() < 1e-6,
            "{sums:?}"
        );
    }

    #[test]
    fn gelu_is_nothing_far_below_and_all_far_above() {
        let mut all = [-9.0, -1.0, 0.0, 1.0, 9.0];
        gelu(&mut all);
        for (found, exact) in all.iter().zip([0.0, -0.158_655, 0.0, 0.841_345, 9.0]) {
            assert!((found - exact).abs() < 1e-6, "{all:?}");
        }
    }

    #[test]
    fn small_numbers_are_made_floating_one_by_one() {
        let mut into = [0.0; 3];
        floating(&[-128, 0, 127], &mut into);
        assert_eq!(into, [-128.0, 0.0, 127.0]);
    }
}
