//! The way into a network, which the system can shut.

use std::io;

use crate::side;

/// Returns true where the system has such a guard, whether or not it refuses it to this program.
pub fn can_be_shut() -> bool {
    side::network::CAN_BE_SHUT
}

/// Takes from this program, for good, every socket that leads into a network, the loopback device among them; and with it
/// from all that it starts from here on.
///
/// # Errors
///
/// Returns what the system said, or [`io::ErrorKind::Unsupported`] where it has no such guard.
pub fn shut_to_the_program() -> io::Result<()> {
    side::network::shut_to_the_program()
}

/// Does the same for the calling thread alone, and what it starts.
///
/// # Errors
///
/// As [`shut_to_the_program`].
pub fn shut_to_this_thread() -> io::Result<()> {
    side::network::shut_to_this_thread()
}
