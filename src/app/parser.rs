//! What the parser of the command line refuses, as one sentence in a person's language.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::words;
use crate::game::time_control::ParseTimeControlError;
use crate::language::{Message, MessageId};

/// Returns the sentence for a refusal; `None` where the parser's own text is an answer, as for `--help`.
pub(super) fn refusal(error: &clap::Error, arguments: &[String]) -> Option<String> {
    let message = message(error)?;
    words::of_message(&message, reports_asked(arguments))
}

fn message(error: &clap::Error) -> Option<Message> {
    let named = |kind| strings(error.get(kind)).join(", ");
    let (option, value) = (named(ContextKind::InvalidArg), named(ContextKind::InvalidValue));
    let about = |id| Message::new(id).with("option", without_value_name(&option));
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => None,
        ErrorKind::UnknownArgument if !option.starts_with('-') => {
            Some(Message::new(MessageId::ArgumentTooMany).with("text", option))
        }
        ErrorKind::UnknownArgument => Some(match named(ContextKind::SuggestedArg) {
            suggested if suggested.is_empty() => about(MessageId::OptionUnknown),
            suggested => about(MessageId::OptionUnknownSuggested).with("suggested", suggested),
        }),
        ErrorKind::InvalidValue if value.is_empty() => Some(about(MessageId::OptionNeedsValue)),
        ErrorKind::InvalidValue => Some(
            about(MessageId::OptionChoices)
                .with("value", value)
                .with("choices", named(ContextKind::ValidValue)),
        ),
        ErrorKind::ValueValidation => {
            let source = error.source();
            let control = source.and_then(|it| it.downcast_ref::<ParseTimeControlError>());
            Some(match control {
                Some(why) => time_control(why),
                None => about(MessageId::OptionBadValue)
                    .with("value", value)
                    .with("why", source.map(ToString::to_string).unwrap_or_default()),
            })
        }
        ErrorKind::InvalidSubcommand => {
            Some(Message::new(MessageId::TaskUnknown).with("task", named(ContextKind::InvalidSubcommand)))
        }
        ErrorKind::MissingRequiredArgument => Some(match missing_argument(error) {
            Some(what) => Message::new(MessageId::ArgumentMissing).with("needed", what),
            None => about(MessageId::OptionMissing),
        }),
        ErrorKind::ArgumentConflict => {
            let other = without_value_name(&named(ContextKind::PriorArg));
            let is_twice = other == without_value_name(&option);
            Some(if option.is_empty() {
                Message::new(MessageId::OptionBehindTask).with("option", other)
            } else if is_twice {
                about(MessageId::OptionTwice)
            } else {
                about(MessageId::OptionsExclude).with("other", other)
            })
        }
        ErrorKind::TooManyValues => Some(about(MessageId::OptionNoValue)),
        _ => None,
    }
}

/// Returns what the messages call the argument that is missing, if it is no option: `<DIR>` and not `--time <CONTROL>`.
fn missing_argument(error: &clap::Error) -> Option<&'static str> {
    let missing = strings(error.get(ContextKind::InvalidArg)).into_iter().next()?;
    let name = missing.strip_prefix('<').filter(|it| !it.starts_with('-'))?;
    Some(match name.split('>').next()? {
        "DIR" | "FOLDER" => "folder",
        "FILE" => "file",
        "FILE|FOLDER" => "file-or-folder",
        "JOURNAL" => "journal",
        _ => "other",
    })
}

/// Returns the sentence that says why a time control is none.
pub(super) fn time_control(why: &ParseTimeControlError) -> Message {
    match why {
        ParseTimeControlError::Part(part) => Message::new(MessageId::TimeControlPart).with("part", part.as_str()),
        ParseTimeControlError::NoTime(part) => Message::new(MessageId::TimeControlNoTime).with("part", part.as_str()),
        ParseTimeControlError::LastPeriod => Message::new(MessageId::TimeControlLastPeriod),
        ParseTimeControlError::TwoIncrements => Message::new(MessageId::TimeControlTwoIncrements),
        ParseTimeControlError::LongDelay => Message::new(MessageId::TimeControlLongDelay),
    }
}

fn strings(value: Option<&ContextValue>) -> Vec<String> {
    match value {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(several)) => several.clone(),
        _ => Vec::new(),
    }
}

/// The parser names an option with what belongs behind it, `--time <CONTROL>`; people type the option alone.
fn without_value_name(option: &str) -> String {
    let alone = option.split([' ', '=', '[']).next().unwrap_or_default();
    // One of several: `<--text|--json|--pgn>`.
    alone.trim_matches(['<', '>', ',']).replace('|', ", ")
}

/// Returns the language a person asked for, though the line as a whole was not understood.
fn reports_asked(arguments: &[String]) -> Option<&str> {
    let behind = |at: usize| arguments.get(at + 1).map(String::as_str);
    arguments.iter().enumerate().find_map(|(at, it)| match it.as_str() {
        "--reports" => behind(at),
        other => other.strip_prefix("--reports="),
    })
}
