//! What belongs in the place of a value that was refused, in the words of a person.
//!
//! Through the readers of options and of TOML a reason comes as text and as nothing else. Ours is a key; what the reader
//! of TOML says is known by how it begins, and quoted where it is not, without what stood in the file.

use ansage_core::language::Message;

/// What our own reasons begin with.
const OURS: &str = "wanted: ";

/// Returns what is said about a reason.
pub(in crate::app) fn about(reason: &str) -> Message {
    let known = match reason.strip_prefix(OURS) {
        Some(ours) => Some(of_ours(ours)),
        None => of_toml(reason),
    };
    known.unwrap_or_else(|| wanted("other", reason))
}

/// Returns what is said where a whole number is wanted.
pub(in crate::app) fn number() -> Message {
    wanted("number", "")
}

fn wanted(what: &str, text: &str) -> Message {
    Message::Wanted {
        wanted: what.into(),
        text: text.into(),
    }
}

fn range(from: &str, to: &str) -> Message {
    Message::WantedRange {
        from: from.into(),
        to: to.into(),
    }
}

fn of_ours(reason: &str) -> Message {
    match reason.split_once("..") {
        Some((from, to)) => range(from, to),
        None => wanted(reason, ""),
    }
}

fn of_toml(reason: &str) -> Option<Message> {
    let plain = |what| Some(wanted(what, ""));
    if let Some((_unknown, known)) = reason
        .strip_prefix("unknown variant ")
        .and_then(|it| it.split_once(", expected "))
    {
        // Each stands between two of these signs.
        let known: Vec<&str> = known.split('`').skip(1).step_by(2).collect();
        return Some(wanted("choice", &known.join(", ")));
    }
    if let Some((_is, expected)) = reason
        .strip_prefix("invalid type: ")
        .and_then(|it| it.split_once(", expected "))
    {
        return match expected {
            "a string" => plain("text"),
            "a boolean" => plain("yes-no"),
            number if is_number(number) => plain("number"),
            table if table.starts_with("struct ") || table == "a map" => plain("table"),
            // What stands there instead is not quoted.
            expected => Some(wanted("other", &format!("expected {expected}"))),
        };
    }
    match reason {
        "duplicate key" => plain("once"),
        "wanted string or table" => plain("text"),
        "string values must be quoted, expected literal string" => plain("text"),
        _ => None,
    }
}

fn is_number(kind: &str) -> bool {
    let bits = kind.strip_prefix(['u', 'i', 'f']).unwrap_or_default();
    bits == "size" || (!bits.is_empty() && bits.bytes().all(|it| it.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_reader_of_toml_says_is_known_and_the_rest_is_quoted() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        struct Form {
            #[expect(dead_code, reason = "it is only read")]
            number: Option<u16>,
            #[expect(dead_code, reason = "it is only read")]
            text: Option<String>,
            #[expect(dead_code, reason = "it is only read")]
            style: Option<crate::app::settings::options::SayStyle>,
        }
        let refused = |text: &str| toml::from_str::<Form>(text).unwrap_err().message().to_owned();
        for (text, message) in [
            ("number = \"x\"", wanted("number", "")),
            ("text = 3", wanted("text", "")),
            ("text = x", wanted("text", "")),
            ("style = true", wanted("text", "")),
            ("style = \"x\"", wanted("choice", "short, long, coordinates")),
            ("text = \"x\"\ntext = \"y\"", wanted("once", "")),
            ("text", wanted("other", "key with no value, expected `=`")),
        ] {
            assert_eq!(about(&refused(text)), message, "{text}");
        }
        assert_eq!(about("wanted: -100..100"), range("-100", "100"));
        assert_eq!(about("wanted: date"), wanted("date", ""));
    }
}
