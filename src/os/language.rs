//! The language in which a person wants to be talked to.

use crate::side;

/// The variables that name it, the first that is set; some people set them under every system.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Returns the locale for messages, such as `de_DE.UTF-8` or `de-DE`; empty where nobody says.
pub fn locale() -> String {
    let named = VARIABLES.into_iter().filter_map(|name| std::env::var(name).ok());
    let mut named = named.filter(|it| !it.is_empty());
    named.next().or_else(side::language::locale).unwrap_or_default()
}
