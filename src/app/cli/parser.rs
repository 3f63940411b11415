//! What the parser of the command line refuses, as one sentence in a person's language.

use std::error::Error;
use std::iter;
use std::num::ParseIntError;

use clap::CommandFactory as _;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::CommandLine;
use super::wording::Wording;
use crate::app::failure::wanted;
use crate::app::settings::words;
use crate::app::settings::words::Words;
use ansage_core::game::TimeControl;
use ansage_core::game::chess_move::ParseMoveError;
use ansage_core::game::time_control::ParseTimeControlError;
use ansage_core::language::misspelling::wrong_letters;
use ansage_core::language::{Message, time_control};

/// Returns the sentence for a refusal; `None` where the parser's own text is an answer, as for `--help`.
pub(in crate::app) fn refusal(error: &clap::Error, arguments: &[String]) -> Option<String> {
    let message = message(error)?;
    words::of_message(&message, reports_asked(arguments))
}

/// Returns the help that was asked for in the language of the person; `None` if that is English, or no help was asked for.
pub(in crate::app) fn help(error: &clap::Error, arguments: &[String]) -> Option<clap::Error> {
    if error.kind() != ErrorKind::DisplayHelp {
        return None;
    }
    let words = Words::read(None, reports_asked(arguments)).ok()?;
    let wording = Wording::read(&words.voices, &words.reports)
        .ok()
        .filter(Wording::is_translated)?;
    let command = wording.of_a_terminal(CommandLine::command());
    let own = iter::once("ansage").chain(arguments.iter().skip(1).map(String::as_str));
    let answer = command.try_get_matches_from(own).err()?;
    (answer.kind() == ErrorKind::DisplayHelp).then_some(answer)
}

fn message(error: &clap::Error) -> Option<Message> {
    let named = |kind| strings(error.get(kind)).join(", ");
    let (option, value) = (named(ContextKind::InvalidArg), named(ContextKind::InvalidValue));
    let told_option = || without_value_name(&option);
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => None,
        ErrorKind::UnknownArgument if !option.starts_with('-') => Some(Message::ArgumentTooMany { text: option }),
        ErrorKind::UnknownArgument => Some(match named(ContextKind::SuggestedArg) {
            suggested if !is_near(&option, &suggested) => Message::OptionUnknown { option: told_option() },
            suggested => Message::OptionUnknownSuggested {
                option: told_option(),
                suggested,
            },
        }),
        ErrorKind::InvalidValue if value.is_empty() => Some(Message::OptionNeedsValue { option: told_option() }),
        ErrorKind::InvalidValue => Some(Message::OptionChoices {
            option: told_option(),
            value,
            choices: named(ContextKind::ValidValue),
        }),
        ErrorKind::ValueValidation => {
            let source = error.source();
            let control = source.and_then(|it| it.downcast_ref::<ParseTimeControlError>());
            Some(match control {
                Some(why) => time_control::why_none(why),
                None => Message::OptionBadValue {
                    option: told_option(),
                    value,
                    why: source.map_or_else(|| wanted::about(""), why).into(),
                },
            })
        }
        ErrorKind::InvalidSubcommand => {
            let task = named(ContextKind::InvalidSubcommand);
            let suggested = strings(error.get(ContextKind::SuggestedSubcommand));
            if task.parse::<TimeControl>().is_ok() {
                return Some(Message::TaskIsTime { time: task });
            }
            Some(match suggested.into_iter().rev().find(|it| is_near(&task, it)) {
                Some(near) => Message::TaskUnknownNearest { task, near },
                None => Message::TaskUnknown { task },
            })
        }
        ErrorKind::MissingRequiredArgument => Some(match (missing_argument(error), one_of(&option)) {
            (Some(what), _) => Message::ArgumentMissing { needed: what.into() },
            (None, Some(options)) => Message::OneOptionMissing { options },
            (None, None) => Message::OptionMissing { option: told_option() },
        }),
        ErrorKind::ArgumentConflict => {
            let other = without_value_name(&named(ContextKind::PriorArg));
            let is_twice = other == without_value_name(&option);
            Some(if option.is_empty() {
                Message::OptionBehindTask { option: other }
            } else if is_twice {
                Message::OptionTwice { option: told_option() }
            } else {
                Message::OptionsExclude {
                    option: told_option(),
                    other,
                }
            })
        }
        ErrorKind::TooManyValues => Some(Message::OptionNoValue { option: told_option() }),
        _ => None,
    }
}

/// Returns what belongs in the place of a value.
fn why(source: &(dyn Error + 'static)) -> Message {
    if source.is::<ParseIntError>() {
        wanted::number()
    } else if source.is::<ParseMoveError>() {
        wanted::about("wanted: move")
    } else {
        wanted::about(&source.to_string())
    }
}

/// Returns true if one is the beginning of the other, or a third of what was typed or less was typed wrong. The parser
/// suggests `--room` for `--foo` as well.
fn is_near(typed: &str, suggested: &str) -> bool {
    let [typed, suggested] = [typed, suggested].map(|it| without_value_name(it).trim_start_matches('-').to_owned());
    let is_beginning = suggested.starts_with(&typed) || (!suggested.is_empty() && typed.starts_with(&suggested));
    is_beginning || wrong_letters(&typed, &suggested).is_some()
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
        "WHOM" => "whom",
        _ => "other",
    })
}

/// Returns the options of which one is missing, where the parser names several: `<--text|--large-print <POINTS>|--pgn>`.
fn one_of(missing: &str) -> Option<String> {
    let several = missing.strip_prefix('<').filter(|it| it.starts_with("--"))?;
    // What belongs behind an option may be parted by the same sign.
    let options = several.split('|').filter(|it| it.starts_with("--"));
    Some(options.map(without_value_name).collect::<Vec<_>>().join(", "))
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
    // One of several, as where two exclude each other: `<--text|--json|--pgn>`.
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

#[cfg(test)]
mod tests {
    use super::{is_near, one_of};

    #[test]
    fn of_several_options_each_is_named_without_its_value() {
        let several = one_of("<--text|--large-print <POINTS>|--brf|--audio <DIR|FILE>>");
        assert_eq!(several.as_deref(), Some("--text, --large-print, --brf, --audio"));
        assert_eq!(one_of("--time <CONTROL>"), None);
    }

    #[test]
    fn an_option_is_suggested_only_where_it_is_near() {
        for (typed, suggested) in [
            ("--rol", "--role"),
            ("--jornal", "--journal"),
            ("--reprots", "--reports"),
            ("--ear-dev", "--ear-device"),
            ("--resumed", "--resume"),
        ] {
            assert!(is_near(typed, suggested), "{typed} {suggested}");
        }
        for (typed, suggested) in [("--foo", "--room"), ("--new", "--ear"), ("--x", "--fen"), ("--foo", "")] {
            assert!(!is_near(typed, suggested), "{typed} {suggested}");
        }
    }
}
