//! What a package brings, and who may give it away.

mod crates;
mod install_script;
mod licences;
mod menu_entry;
mod papers;
