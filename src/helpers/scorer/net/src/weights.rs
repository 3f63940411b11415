//! The weights of a net: one file in the format safetensors, tensors of floating numbers, or of whole ones of 8 bits with a
//! scale for each row.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use safetensors::{Dtype, SafeTensors};

/// The file of the weights in the folder of a net.
pub const WEIGHTS: &str = "weights.safetensors";
/// The file of the tokens beside it.
pub const TOKENS: &str = "tokenizer.json";
/// What the weights say of themselves: the form of this file.
pub const FORM: &str = "ansage-net 1";
/// Behind the name of a tensor of 8 bits: its scales.
pub(crate) const SCALES: &str = ".scales";

/// Why there is no net.
#[derive(Debug, thiserror::Error)]
pub enum NetError {
    /// A file cannot be read.
    #[error("{path}: {source}", path = path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A file is not what it should be.
    #[error("{path} {why}", path = path.display())]
    Damaged {
        /// Which.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
}

/// The weights of a net, by name.
#[derive(Debug)]
pub struct Weights {
    tensors: HashMap<String, Tensor>,
    path: PathBuf,
}

/// A tensor: its shape, and its numbers row by row.
#[derive(Debug)]
pub(crate) struct Tensor {
    pub(crate) shape: Vec<usize>,
    pub(crate) numbers: Numbers,
}

/// Numbers as they lie in memory.
#[derive(Debug)]
pub(crate) enum Numbers {
    Floating(Vec<f32>),
    /// Of 8 bits, to be multiplied by the scale of their row.
    Small {
        numbers: Vec<i8>,
        scales: Vec<f32>,
    },
}

impl Weights {
    /// Reads the weights of a net.
    ///
    /// # Errors
    ///
    /// The file cannot be read, was cut, or is of another form.
    pub fn read(folder: &Path) -> Result<Self, NetError> {
        let path = folder.join(WEIGHTS);
        let bytes = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            Err(source) => return Err(NetError::Unreadable { path, source }),
        };
        let damaged = |why: String| NetError::Damaged {
            path: path.clone(),
            why,
        };
        let is_ours = SafeTensors::read_metadata(&bytes)
            .map_err(|it| damaged(it.to_string()))?
            .1
            .metadata()
            .as_ref()
            .is_some_and(|it| it.get("form").is_some_and(|it| it == FORM));
        if !is_ours {
            return Err(damaged(format!("is not of the form \"{FORM}\"")));
        }
        let file = SafeTensors::deserialize(&bytes).map_err(|it| damaged(it.to_string()))?;
        let mut tensors = HashMap::new();
        for (name, view) in file.iter().filter(|(name, _)| !name.ends_with(SCALES)) {
            let numbers = match view.dtype() {
                Dtype::F32 => Numbers::Floating(floating(view.data())),
                Dtype::I8 => {
                    let scales = file
                        .tensor(&format!("{name}{SCALES}"))
                        .map_err(|it| damaged(it.to_string()))?;
                    let numbers = view.data().iter().map(|it| it.cast_signed()).collect();
                    let scales = floating(scales.data());
                    if view.shape().first() != Some(&scales.len()) {
                        return Err(damaged(format!("has another number of scales than rows in {name}")));
                    }
                    Numbers::Small { numbers, scales }
                }
                other => return Err(damaged(format!("has numbers of an unknown kind, {other:?}, in {name}"))),
            };
            let shape = view.shape().to_vec();
            tensors.insert(name.to_owned(), Tensor { shape, numbers });
        }
        Ok(Self { tensors, path })
    }

    /// Takes a tensor out.
    pub(crate) fn take(&mut self, name: &str) -> Result<Tensor, NetError> {
        self.tensors
            .remove(name)
            .ok_or_else(|| self.damaged(format!("lacks {name}")))
    }

    /// Takes a row of floating numbers out.
    pub(crate) fn take_row(&mut self, name: &str) -> Result<Vec<f32>, NetError> {
        match self.take(name)?.numbers {
            Numbers::Floating(numbers) => Ok(numbers),
            Numbers::Small { .. } => Err(self.damaged(format!("has numbers of another kind in {name}"))),
        }
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.tensors.contains_key(name)
    }

    /// Counts the layers of a half of the net.
    pub(crate) fn layers(&self, of: &str) -> usize {
        let has_layer = |at: &usize| self.tensors.contains_key(&format!("{of}/layer_{at}/ffn/linear_0/bias"));
        (0..).take_while(has_layer).count()
    }

    pub(crate) fn damaged(&self, why: String) -> NetError {
        NetError::Damaged {
            path: self.path.clone(),
            why,
        }
    }
}

fn floating(bytes: &[u8]) -> Vec<f32> {
    let (numbers, _) = bytes.as_chunks::<4>();
    numbers.iter().map(|it| f32::from_le_bytes(*it)).collect()
}
