//! The conversation: one input in, a list of effects out. Pure.

pub mod effect;
pub mod input;
pub mod view;

pub use effect::{Channel, Effect, Utterance, UtteranceId};
pub use input::{Device, FunctionKey, Health, Input};
pub use view::View;
