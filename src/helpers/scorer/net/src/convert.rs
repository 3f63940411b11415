//! The file of the weights out of the published one: the form of CTranslate2, with floating numbers of 16 bits.

use std::collections::HashMap;
use std::io::Read;
use std::path::Path;

use safetensors::tensor::{Dtype, TensorView, serialize_to_file};
use sha2::{Digest, Sha256};

use crate::weights::{FORM, NetError, SCALES, WEIGHTS};

/// How the numbers of the large matrices are kept.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Kept {
    /// Whole numbers of 8 bits, with a scale for each row.
    Small,
    /// Floating numbers of 32 bits.
    Floating,
}

/// A tensor as it is written: its kind, shape and bytes.
struct Written {
    kind: Dtype,
    shape: Vec<usize>,
    bytes: Vec<u8>,
}

/// Reads a net in the form of CTranslate2 and writes its weights into a folder.
///
/// # Errors
///
/// It cannot be read, is cut or is of another form; or nothing can be written.
pub fn convert(from: &Path, into: &Path, kept: Kept) -> Result<(), NetError> {
    let damaged = |why: &str| NetError::Damaged {
        path: from.to_owned(),
        why: why.to_owned(),
    };
    let unreadable = |source| NetError::Unreadable {
        path: from.to_owned(),
        source,
    };
    let bytes = std::fs::read(from).map_err(unreadable)?;
    let mut reader = Published(&bytes);
    let tensors = reader
        .tensors()
        .ok_or_else(|| damaged("is no net in the form of CTranslate2"))?;
    let mut written = HashMap::new();
    for (name, shape, numbers) in tensors {
        // Convolutions are small and first.
        let is_matrix = shape.len() == 2 && name.ends_with("weight");
        if is_matrix && kept == Kept::Small {
            let (small, scales) = rounded(&numbers, shape[1]);
            let of_scales = floating(vec![scales.len()], &scales);
            written.insert(format!("{name}{SCALES}"), of_scales);
            let bytes = small.into_iter().map(i8::cast_unsigned).collect();
            let kind = Dtype::I8;
            written.insert(name, Written { kind, shape, bytes });
        } else {
            written.insert(name, floating(shape, &numbers));
        }
    }
    let views = written
        .iter()
        .map(|(name, it)| Ok((name, TensorView::new(it.kind, it.shape.clone(), &it.bytes)?)));
    let views: Result<Vec<_>, safetensors::SafeTensorError> = views.collect();
    let path = into.join(WEIGHTS);
    let source: String = Sha256::digest(&bytes).iter().map(|it| format!("{it:02x}")).collect();
    let said = HashMap::from([("form".to_owned(), FORM.to_owned()), ("made of".to_owned(), source)]);
    let done = views.and_then(|it| serialize_to_file(it, Some(said), &path));
    done.map_err(|it| NetError::Damaged {
        path,
        why: format!("cannot be written: {it}"),
    })
}

fn floating(shape: Vec<usize>, numbers: &[f32]) -> Written {
    Written {
        kind: Dtype::F32,
        shape,
        bytes: numbers.iter().flat_map(|it| it.to_le_bytes()).collect(),
    }
}

/// Rounds each row to whole numbers of 8 bits, and returns what each is to be multiplied by.
fn rounded(numbers: &[f32], width: usize) -> (Vec<i8>, Vec<f32>) {
    let scale = |row: &[f32]| row.iter().fold(0.0_f32, |most, it| most.max(it.abs())) / 127.0;
    let scales: Vec<f32> = numbers.chunks(width).map(scale).collect();
    let rows = numbers.chunks(width).zip(&scales);
    let small = rows.flat_map(|(row, scale)| {
        // It is at most 127 either way.
        row.iter()
            .map(move |it| if *scale > 0.0 { (it / scale).round() as i8 } else { 0 })
    });
    (small.collect(), scales)
}

/// Name, shape and numbers.
type Tensor = (String, Vec<usize>, Vec<f32>);

/// The bytes that are left of a published net.
struct Published<'a>(&'a [u8]);

impl Published<'_> {
    /// Returns all tensors; `None` if something else was published.
    fn tensors(&mut self) -> Option<Vec<Tensor>> {
        let _version = self.number::<4>()?;
        let _name = self.text()?;
        let _revision = self.number::<4>()?;
        let count = self.number::<4>()?;
        let mut tensors = Vec::new();
        for _ in 0..count {
            let name = self.text()?;
            let rank = self.number::<1>()?;
            let shape = (0..rank).map(|_| self.number::<4>()).collect::<Option<Vec<usize>>>()?;
            let kind = self.number::<1>()?;
            let length = self.number::<4>()?;
            let (bytes, rest) = self.0.split_at_checked(length)?;
            self.0 = rest;
            let numbers: Vec<f32> = match kind {
                0 => bytes
                    .as_chunks::<4>()
                    .0
                    .iter()
                    .map(|it| f32::from_le_bytes(*it))
                    .collect(),
                4 => bytes
                    .as_chunks::<2>()
                    .0
                    .iter()
                    .map(|it| half(u16::from_le_bytes(*it)))
                    .collect(),
                // Single numbers that say how the rest was made.
                _ if shape.iter().product::<usize>() <= 1 => continue,
                _ => return None,
            };
            if numbers.len() != shape.iter().product::<usize>() {
                return None;
            }
            tensors.push((name, shape, numbers));
        }
        Some(tensors)
    }

    fn number<const BYTES: usize>(&mut self) -> Option<usize> {
        let mut bytes = [0; 8];
        self.0.read_exact(&mut bytes[..BYTES]).ok()?;
        usize::try_from(u64::from_le_bytes(bytes)).ok()
    }

    /// Its length with the zero behind it stands before it.
    fn text(&mut self) -> Option<String> {
        let length = self.number::<2>()?;
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        String::from_utf8(bytes.strip_suffix(&[0])?.to_vec()).ok()
    }
}

/// Returns a floating number of 16 bits (IEEE 754, binary16).
fn half(bits: u16) -> f32 {
    let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
    let exponent = i32::from(bits >> 10 & 0x1f);
    let fraction = f32::from(bits & 0x3ff);
    let size = match exponent {
        0 => fraction * 2.0_f32.powi(-24),
        0x1f if fraction == 0.0 => f32::INFINITY,
        0x1f => f32::NAN,
        _ => (1.0 + fraction / 1024.0) * 2.0_f32.powi(exponent - 15),
    };
    sign * size
}
