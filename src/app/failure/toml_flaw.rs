//! Where a TOML file does not hold what it should.

use super::wanted;
use ansage_core::language::Message;

/// What is wrong, and where.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::app) struct TomlFlaw {
    /// The line, counted from 1.
    pub(in crate::app) line: usize,
    /// What is wrong there.
    pub(in crate::app) what: TomlFlawKind,
}

/// What is wrong with a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::app) enum TomlFlawKind {
    /// There is no such key.
    Key(String),
    /// All else: the key, if it is known, and what the reader of TOML says.
    Value(Option<String>, String),
}

/// Makes a flaw of what the reader of TOML says about `text`.
pub(in crate::app) fn flaw_at(text: &str, error: &toml::de::Error) -> TomlFlaw {
    let line = line_at(text, error.span().map_or(0, |it| it.start));
    let why = error.message().lines().next().unwrap_or_default();
    if let Some((key, _keys_that_there_are)) = why.strip_prefix("unknown field `").and_then(|it| it.split_once('`')) {
        let what = TomlFlawKind::Key(key.to_owned());
        return TomlFlaw { line, what };
    }
    let key = text.lines().nth(line - 1).and_then(|it| it.split_once('='));
    // What is not written as a key is none, and the line may be anybody's.
    let key = key.map(|(key, _value)| key.trim()).filter(|it| is_bare(it));
    let what = TomlFlawKind::Value(key.map(str::to_owned), why.to_owned());
    TomlFlaw { line, what }
}

/// Returns true for a key as our files have them.
fn is_bare(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|it| it.is_ascii_lowercase() || it == b'-')
}

/// Returns what is said of a value.
pub(in crate::app) fn of_value(key: Option<&str>, why: &str) -> Message {
    let message = wanted::about(why);
    let given = why.strip_prefix("unknown variant `").and_then(|it| it.split_once('`'));
    let at = match (key, given) {
        (Some(key), Some((given, _))) => format!("{key} = {given}"),
        (Some(key), None) => key.to_owned(),
        (None, _) => return message,
    };
    Message::WantedAt {
        key: at,
        why: message.into(),
    }
}

/// Returns the line of a byte of `text`, counted from 1.
pub(in crate::app) fn line_at(text: &str, byte: usize) -> usize {
    1 + text.get(..byte).unwrap_or_default().matches('\n').count()
}
