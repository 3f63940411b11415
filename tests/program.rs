//! Tests of the program itself: they pass wherever it can be built. On Windows those that start nothing are built.

#[cfg(unix)]
mod accessibility;
#[cfg(unix)]
mod braille;
#[cfg(unix)]
mod cli;
#[cfg(unix)]
mod devices;
#[cfg(unix)]
mod e2e;
#[cfg(unix)]
mod export;
#[cfg(unix)]
mod fuzz;
mod language;
#[cfg(unix)]
mod manual;
#[cfg(unix)]
mod packaging;
#[cfg(unix)]
mod project;
mod screen;
