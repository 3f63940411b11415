//! The Braille display in a story: its keys, and what a finger reads.

use ansage_core::desk::{BrailleHealth, BrailleKey, FunctionKey, Input, LineAbout, Mark};
use ansage_wire::DisplayRefusal;

use super::Table;
use super::script::Step;

impl Table {
    /// Takes keys of the display, or shows the line of the display.
    pub(super) fn finger(&mut self, step: &Step, verb: &str, rest: &str) -> Result<Vec<String>, String> {
        if verb == "feels" {
            let below = self.desk.braille().map(|it| it.below).unwrap_or_default();
            // What a display of several lines shows below.
            let below = below
                .into_iter()
                .filter(|_| rest == "all")
                .map(|it| format!("below   {it}"));
            return Ok(std::iter::once(self.felt()).chain(below).collect());
        }
        let (key, what) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let inputs = match (key, what.trim()) {
            // Character by character, and no Enter.
            ("types", text) => text
                .chars()
                .map(|it| Input::Braille(BrailleKey::Character(it)))
                .collect(),
            ("dots", dots) => {
                let cell = dots.chars().filter_map(|it| it.to_digit(10));
                let cell = cell.fold(0, |bits, dot| bits | 1 << (dot - 1));
                vec![Input::Braille(BrailleKey::Dots(cell))]
            }
            ("below", place) => {
                let (line, character) = place.split_once(' ').ok_or("which line and character?")?;
                let number = |it: &str| it.parse().map_err(|_number| "which line and character?");
                vec![Input::Braille(BrailleKey::RouteBelow(
                    number(line)?,
                    number(character)?,
                ))]
            }
            ("route", character) => {
                let character = character.parse().map_err(|_number| "which character?")?;
                vec![Input::Braille(BrailleKey::Route(character))]
            }
            ("found", "") => vec![Input::BrailleHealth(BrailleHealth::Ready { six_dots: false })],
            ("found", "six") => vec![Input::BrailleHealth(BrailleHealth::Ready { six_dots: true })],
            ("gone", why) => vec![Input::BrailleHealth(BrailleHealth::Gone(trouble(why)?))],
            (key, "") => vec![Input::Braille(named(key)?)],
            _ => return Err(format!("line {}: {rest:?} is no key", step.line)),
        };
        let mut told = Vec::new();
        for input in inputs {
            let effects = self.desk.handle(step.at, input);
            let noted = self.noted(&effects);
            // Each key hushes the Ear; once is enough to be told.
            told.extend(noted.into_iter().filter(|it| it != "hush    ear"));
        }
        Ok(told)
    }

    fn felt(&self) -> String {
        let Some(line) = self.desk.braille() else {
            return "braille (the screen)".to_owned();
        };
        let about = match line.about {
            LineAbout::Now => "now",
            LineAbout::Typed => "typed",
            LineAbout::Sentence(_) => "told",
            LineAbout::Again(_) => "again",
            LineAbout::Row(_) => "sheet",
        };
        let mark = match line.mark {
            Some(Mark::Confirmed) => " (confirmed)",
            Some(Mark::Refused) => " (refused)",
            Some(Mark::Waiting) => " (more)",
            None => "",
        };
        // A bar where the cursor stands, unless it is behind what is typed.
        let end = line.text.chars().count();
        let cursor = line.cursor.filter(|it| *it < end).unwrap_or(end);
        let (before, behind): (String, String) = (
            line.text.chars().take(cursor).collect(),
            line.text.chars().skip(cursor).collect(),
        );
        let bar = if behind.is_empty() { "" } else { "|" };
        format!("{about:<7} {before}{bar}{behind}{mark}")
    }
}

fn named(key: &str) -> Result<BrailleKey, String> {
    Ok(match key {
        "return" => BrailleKey::Return,
        "escape" => BrailleKey::Escape,
        "deletes" => BrailleKey::Backspace,
        "delete" => BrailleKey::Delete,
        "left" => BrailleKey::Left,
        "right" => BrailleKey::Right,
        "start" => BrailleKey::LineStart,
        "end" => BrailleKey::LineEnd,
        "up" => BrailleKey::Up,
        "down" => BrailleKey::Down,
        "time" => BrailleKey::Time,
        "home" => BrailleKey::Home,
        "before" => BrailleKey::Before,
        "after" => BrailleKey::After,
        _ => {
            let number = key.strip_prefix('F').and_then(|it| it.parse().ok());
            BrailleKey::Function(FunctionKey(number.ok_or_else(|| format!("no key {key:?}"))?))
        }
    })
}

fn trouble(why: &str) -> Result<DisplayRefusal, String> {
    serde_json::from_value(why.into()).map_err(|why| why.to_string())
}
