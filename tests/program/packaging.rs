//! What a package brings, and who may give it away.

mod install_script;
mod licences;
mod menu_entry;
mod papers;
