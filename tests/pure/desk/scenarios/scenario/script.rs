//! Reads a scenario script: headings, then inputs with everything they lead to.

use std::fmt::Write as _;

use ansage_core::game::Moment;

/// A story: what holds before it, and its steps.
pub(super) struct Script {
    /// Everything before the first input, as it stands.
    pub(super) head: String,
    pub(super) given: Vec<String>,
    /// Where two programs stand at one table: the name of each desk, and what is given for it alone.
    pub(super) desks: Vec<(String, Vec<String>)>,
    /// The conversation that is no game: `board-questions` and the like.
    pub(super) conversation: Option<String>,
    pub(super) position: Option<String>,
    pub(super) played: Vec<String>,
    pub(super) steps: Vec<Step>,
}

pub(super) struct Step {
    pub(super) line: usize,
    pub(super) source: String,
    pub(super) at: Moment,
    /// Which desk, counted from 0.
    pub(super) desk: usize,
    pub(super) input: String,
    pub(super) expected: Vec<String>,
}

const INPUTS: [&str; 52] = [
    "types",
    "enter",
    "pipes",
    "key",
    "spoken",
    "touches",
    "tape",
    "echoes",
    "lost",
    "missing",
    "back",
    "fen",
    "leaves",
    "reopens",
    "wakes",
    "slept",
    "battery",
    "continued",
    "nearly-full",
    "presses",
    "keys",
    "pastes",
    "suspends",
    "opens",
    "talks",
    "lets",
    "says",
    "hears",
    "partly",
    "listens",
    "said",
    "prompts",
    "screen",
    "finger",
    "feels",
    "no-dot",
    "dots",
    "delivered",
    "unplaced",
    "opened",
    "unopened",
    "tried",
    "untried",
    "kept",
    "unkept",
    "recorded",
    "counted",
    "learned",
    "filed",
    "reviewed",
    "written",
    "unwritten",
];

pub(super) fn parse(text: &str) -> Result<Script, String> {
    let mut script = Script {
        head: String::new(),
        given: vec![],
        desks: vec![],
        conversation: None,
        position: None,
        played: vec![],
        steps: vec![],
    };
    let mut now = 0;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let trimmed = line.trim();
        let (first, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
        let stamped = moment(first);
        let input = if stamped.is_some() { rest.trim() } else { trimmed };
        let (desk, input) = script.desk_named(input);
        let verb = input.split_whitespace().next().unwrap_or("");
        if INPUTS.contains(&verb) {
            now = stamped.unwrap_or(now + 1000);
            let source = line.trim_end().to_owned();
            script.steps.push(Step {
                line: number,
                source,
                at: Moment(now),
                desk,
                input: input.to_owned(),
                expected: vec![],
            });
            continue;
        }
        if let Some(step) = script.steps.last_mut() {
            if !trimmed.is_empty() && !trimmed.starts_with('#') {
                step.expected.push(spaced(trimmed));
            }
            continue;
        }
        let _ = writeln!(script.head, "{line}");
        match first {
            "given" => script.given.extend(items(rest)),
            "desk" => {
                let (name, rest) = rest
                    .trim()
                    .split_once(char::is_whitespace)
                    .ok_or("a desk needs a name")?;
                script.desks.push((name.to_owned(), items(rest)));
            }
            "conversation" => script.conversation = Some(rest.trim().to_owned()),
            "position" => script.position = Some(rest.trim().to_owned()),
            "played" => script.played.extend(rest.split_whitespace().map(str::to_owned)),
            "" | "#" => {}
            other => return Err(format!("line {number}: {other:?} is neither a heading nor an input")),
        }
    }
    Ok(script)
}

fn items(text: &str) -> Vec<String> {
    text.split(',').map(|it| it.trim().to_owned()).collect()
}

impl Script {
    /// Splits the name of a desk from an input; the first desk is meant where none is named.
    fn desk_named<'a>(&self, input: &'a str) -> (usize, &'a str) {
        let (name, rest) = input.split_once(char::is_whitespace).unwrap_or((input, ""));
        match self.desks.iter().position(|(it, _)| it == name) {
            Some(desk) => (desk, rest.trim()),
            None => (0, input),
        }
    }
}

/// Reads `00:04.5` or `1:02:03.250`.
pub(super) fn moment(text: &str) -> Option<u64> {
    if !text.contains(':') || !text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let seconds = whole
        .split(':')
        .try_fold(0, |sum, part| Some(sum * 60 + part.parse::<u64>().ok()?))?;
    let fraction = format!("{fraction:0<3}");
    Some(seconds * 1000 + fraction.get(..3)?.parse::<u64>().ok()?)
}

fn spaced(line: &str) -> String {
    match line.split_once(char::is_whitespace) {
        Some((channel, rest)) => format!("{channel:<7} {}", rest.trim()),
        None => line.to_owned(),
    }
}
