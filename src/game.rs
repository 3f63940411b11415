//! What is true: the board, the moves, the clock and the record of a game. Pure.

pub mod board;
pub mod chess960;
pub mod chess_move;
pub mod clock;
pub mod command;
pub mod comparing;
mod decide;
pub mod event;
pub mod event_terms;
pub mod laws;
pub mod moment;
pub mod notation;
pub mod opening;
pub mod pgn;
pub mod position;
pub mod resolve;
pub mod scoresheet;
pub mod sight;
pub mod state;
pub mod time_control;

pub use board::{Board, CastlingSquares};
pub use chess_move::Move;
pub use chess960::{BackRank, BackRankError};
pub use clock::Clock;
pub use command::{Command, Missing, Refusal};
pub use comparing::{BoardName, Comparing, Struck};
pub use event::{ArbiterNote, Event, Recorded};
pub use event_terms::{Allowed, EventTerms};
pub use moment::Moment;
pub use notation::{Origin, San, Style};
pub use opening::{By, ClockKind, Duties, Edition, Header, IllegalMoves, Mode, Opening, Outcome, Role, Served, Start};
pub use position::{Ending, Flaw, Position};
pub use scoresheet::Scoresheet;
pub use sight::Sight;
pub use state::{Announced, Game, Ply, ReplayError};
pub use time_control::{PerMove, Period, TimeControl};
