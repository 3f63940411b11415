//! Helpers that begin as a shell, which notes or limits something and becomes them.

use ansage_devices::helper::Program;

/// Returns a helper before which a shell carries out a script. Its own file may have any name.
pub(crate) fn becoming(helper: &str, script: &str) -> Program {
    let mut program = Program::at("/bin/sh");
    let script = format!(r#"{script}; exec "$0" "$@""#);
    program.arguments = vec!["-c".into(), script.into(), helper.into()];
    program
}
