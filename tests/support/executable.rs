//! Programs that a test lays down and starts.
//!
//! Whatever a process starts on one thread has the files open that it writes on another, until it has become the program
//! that was asked for; and while a program is open for writing nobody can start it ("Text file busy"). So what is going to
//! be started is written by another process.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Copies a program.
pub(crate) fn copy_program(from: impl AsRef<Path>, to: impl AsRef<Path>) {
    let copied = Command::new("cp").arg(from.as_ref()).arg(to.as_ref()).status();
    assert!(copied.is_ok_and(|it| it.success()), "{}", to.as_ref().display());
}

/// Writes a script that can be started; its folder is there.
pub(crate) fn lay_script(path: impl AsRef<Path>, text: &str) {
    let mut writer = Command::new("sh")
        .args(["-c", "cat >\"$0\" && chmod 755 \"$0\""])
        .arg(path.as_ref())
        .stdin(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut input = writer.stdin.take().expect("its input");
    input.write_all(text.as_bytes()).expect("it reads");
    drop(input);
    assert!(
        writer.wait().is_ok_and(|it| it.success()),
        "{}",
        path.as_ref().display()
    );
}
