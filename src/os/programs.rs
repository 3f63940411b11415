//! What the programs that we start find around them: variables of a list, and folders that only the system's own people
//! write to. Nothing of ours runs, or is led elsewhere, by what somebody left in the environment of a player.

use std::env::{self, consts::EXE_SUFFIX};
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::side::programs as side;

/// Takes from a program that is about to be started all variables but those of the list.
pub fn clean(command: &mut Command) -> &mut Command {
    let handed_on = side::HANDED_ON
        .iter()
        .filter_map(|name| Some((*name, env::var_os(name)?)));
    command.env_clear().env("PATH", side::path()).envs(handed_on)
}

/// Returns a variable as a program that is started finds it.
pub fn handed_on(name: &str) -> Option<OsString> {
    side::HANDED_ON.contains(&name).then(|| env::var_os(name)).flatten()
}

/// Returns where a program of the system lies, if it is there. The `PATH` of the person is not asked.
pub fn program_of_the_system(name: impl AsRef<OsStr>) -> Option<PathBuf> {
    let name = executable(name.as_ref());
    let places = side::FOLDERS.iter().map(|it| PathBuf::from(it).join(&name));
    places.into_iter().find(|it| it.is_file())
}

/// Returns the name of the file of a program.
pub fn executable(name: impl AsRef<OsStr>) -> OsString {
    let mut name = name.as_ref().to_owned();
    name.push(EXE_SUFFIX);
    name
}

/// Writes a word so that whatever people type commands into reads it as one.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-:,+=@%".contains(c) || side::IS_PLAIN_TOO.contains(&c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => side::in_quotes(word),
    }
}

/// Keeps from a program that is about to be started what the terminal sends to this one, such as Ctrl+C.
pub fn apart(command: &mut Command) -> &mut Command {
    side::apart(command)
}

/// True where a program that has become another one is still there, and waits for its end: it must have let go of the keys.
pub const STAYS_BESIDE: bool = side::STAYS_BESIDE;

/// Lets this program be another one, in the same terminal, with no shell between.
///
/// Returns only with an error: what the system said.
pub fn become_program(command: &mut Command) -> io::Error {
    side::become_program(command)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_shell_reads_one_word() {
        assert_eq!(quoted("Börse-1.jsonl"), "Börse-1.jsonl");
        for word in ["Anna's game", "$HOME", ""] {
            let quoted = quoted(word);
            assert!(quoted.len() >= word.len() + 2, "{quoted}");
        }
    }
}
