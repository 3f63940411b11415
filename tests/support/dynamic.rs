//! How a program is linked, as readelf shows it.

use std::process::Command;

/// Returns what readelf shows of a program; `None`, with the reason printed, where it is not installed.
pub(crate) fn dynamic_section(program: &str) -> Option<String> {
    let Ok(output) = Command::new("readelf").args(["-d", program]).output() else {
        assert!(std::env::var_os("CI").is_none(), "readelf is missing");
        println!("skipped: readelf is not installed");
        return None;
    };
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns the entries of one kind, as `NEEDED`.
pub(crate) fn of_kind<'a>(dynamic: &'a str, kind: &str) -> Vec<&'a str> {
    let kind = format!("({kind})");
    dynamic.lines().filter(|it| it.contains(&kind)).collect()
}
