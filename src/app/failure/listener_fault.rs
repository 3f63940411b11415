//! Why nobody listens: a recogniser that is not there, a listener that failed.

use super::Failure;
use super::cause;
use super::remedy;
use ansage_core::language::{Message, MessageId};
use ansage_files::model_folder::ModelError;

/// Says that there is no listener, or that it failed.
pub(in crate::app) fn failed(why: &str) -> Failure {
    Failure::device(Message::new(MessageId::ListenerFailed).with("why", cause::of_device(why))).because(why)
}

impl From<ModelError> for Failure {
    fn from(fault: ModelError) -> Self {
        Failure::unreadable(remedy::model_fault(&fault)).because(fault)
    }
}
