//! Tests of the program itself: they pass wherever it can be built.

mod accessibility;
mod braille;
mod cli;
mod desk;
mod devices;
pub(crate) mod e2e;
mod export;
mod fuzz;
mod game;
mod language;
mod manual;
mod packaging;
mod project;
mod reading;
mod reconstruction;
mod resolver;
mod screen;
