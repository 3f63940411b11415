//! The models of recognisers: the one that came with the program, made ready for what may be said, and a person's own.

mod bound;
pub mod own;

pub use bound::{BindError, Bindable, BoundModel, Readiness};

#[cfg(test)]
mod tests;
