//! Who has their turn first where the processor is taken: late sound is lost.

pub use crate::side::come_first;
