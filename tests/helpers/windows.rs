//! What is built for Windows, run by Wine.

mod built;
mod fakes;
mod game;
mod reader;
mod sound;
mod tape;
