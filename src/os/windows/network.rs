//! A program can shut it to another one that it isolates in a container of its own, and never to itself.

use std::io;

pub(crate) const CAN_BE_SHUT: bool = false;

pub(crate) fn shut_to_the_program() -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

pub(crate) fn shut_to_this_thread() -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
