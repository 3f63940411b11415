//! What is told, to whom, and in which words: the policy, the speaker, and the tellings of every event.

pub(in crate::desk) mod board;
pub(in crate::desk) mod earcon;
pub(in crate::desk) mod greeting;
pub(in crate::desk) mod health;
pub mod log;
pub(in crate::desk) mod naming;
pub(in crate::desk) mod note_time;
pub mod policy;
pub(in crate::desk) mod power;
pub(in crate::desk) mod refusal;
pub mod retell;
pub(in crate::desk) mod sheets;
pub(in crate::desk) mod speaker;
pub(in crate::desk) mod speech_queue;
pub(in crate::desk) mod telling;
pub mod terms;
pub(in crate::desk) mod times;
pub mod word_lists;
