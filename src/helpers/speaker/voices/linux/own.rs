//! The person's own voice: Speech Dispatcher, as they have set it up.

mod pipes;
mod server;
mod service;
mod session;
mod ssip;
mod wait;

pub use service::end_all;
pub use session::{Session, SessionError};
