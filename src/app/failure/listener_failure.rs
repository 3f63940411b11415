//! Why nobody listens: a recogniser that is not there, a listener that failed.

use super::Failure;
use super::cause;
use super::remedy;
use ansage_core::language::Message;
use ansage_files::model_folder::ModelError;

/// Says that there is no listener, or that it failed.
pub(in crate::app) fn failed(why: &str) -> Failure {
    Failure::device(Message::ListenerFailed {
        why: cause::of_device(why).into(),
    })
    .because(why)
}

impl From<ModelError> for Failure {
    fn from(error: ModelError) -> Self {
        Failure::unreadable(remedy::model_message(&error)).because(error)
    }
}
