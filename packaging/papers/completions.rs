//! What a shell needs to complete words of the command line.

use clap::Command;
use clap_complete::{Shell, generate};

/// Returns the script of each shell, with the name by which that shell finds it.
pub(crate) fn scripts(mut command: Command) -> Vec<(&'static str, String)> {
    let mut script = |shell| {
        let mut bytes = Vec::new();
        generate(shell, &mut command, "ansage", &mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    };
    vec![
        ("ansage", script(Shell::Bash)),
        ("_ansage", script(Shell::Zsh)),
        ("ansage.fish", script(Shell::Fish)),
    ]
}
