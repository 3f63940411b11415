//! The desk without any device: what a person enters or says, and what is told and recorded.

mod arbiters_secret;
mod board_on_request;
mod clocks;
mod complete_log;
mod ended_unknown;
mod log_alone;
mod mismatch;
mod no_oracle;
mod one_key_answers;
mod prompts;
mod properties;
mod reference;
mod result_log;
pub(super) mod scenarios;
mod sealed_move;
mod sealed_notes;
mod spoken_entries;
mod tutorial;
