//! Reads one scenario script, plays it at a desk and compares every effect on every channel.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use ansage::desk::policy::Policy;
use ansage::desk::{
    Channel, Conversation, Desk, DeskSettings, Device, Effect, FunctionKey, Health, Input, UtteranceId,
};
use ansage::game::{
    ArbiterNote, BackRank, By, ClockKind, Edition, Event, IllegalMoves, Mode, Moment, Opening, Recorded, Role, Served,
};
use ansage::language::{Style, Voices};

use crate::table::{usual_opening, usual_settings};

/// Read once: every scenario speaks with the same voices.
static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::compiled_in()));

/// Plays a script; the error shows the first input whose effects differ.
pub(crate) fn play(path: &Path) -> Result<(), String> {
    play_under(path, &Policy::of_the_laws())
}

/// Plays a script at a desk with its own policy.
pub(crate) fn play_under(path: &Path, policy: &Policy) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    let steps = parse(&text)?;
    let mut table = Table::open(&steps)?;
    table.desk.set_policy(policy.clone());
    let mut played = String::new();
    let mut difference = None;
    for step in &steps.steps {
        let told = table.take(step)?;
        if told != step.expected && difference.is_none() {
            difference = Some(describe(step, &told));
        }
        let _ = writeln!(played, "{}", step.source);
        told.iter().for_each(|line| {
            let _ = writeln!(played, "         {line}");
        });
    }
    match difference {
        Some(_) if std::env::var_os("ANSAGE_BLESS").is_some() && *policy == Policy::of_the_laws() => {
            let blessed = format!("{}\n{}", steps.head.trim_end(), format_args!("\n{played}"));
            std::fs::write(path, blessed).map_err(|why| why.to_string())
        }
        Some(difference) => Err(difference),
        None => Ok(()),
    }
}

struct Script {
    /// Everything before the first input, as it stands.
    head: String,
    given: Vec<String>,
    position: Option<String>,
    played: Vec<String>,
    steps: Vec<Step>,
}

struct Step {
    line: usize,
    source: String,
    at: Moment,
    input: String,
    expected: Vec<String>,
}

const INPUTS: [&str; 14] = [
    "types", "enter", "pipes", "key", "spoken", "touches", "echoes", "lost", "missing", "back", "fen", "leaves",
    "reopens", "opens",
];

fn parse(text: &str) -> Result<Script, String> {
    let mut script = Script {
        head: String::new(),
        given: vec![],
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
        let verb = input.split_whitespace().next().unwrap_or("");
        if INPUTS.contains(&verb) {
            now = stamped.unwrap_or(now + 1000);
            let source = line.trim_end().to_owned();
            script.steps.push(Step {
                line: number,
                source,
                at: Moment(now),
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
            "given" => script.given.extend(rest.split(',').map(|it| it.trim().to_owned())),
            "position" => script.position = Some(rest.trim().to_owned()),
            "played" => script.played.extend(rest.split_whitespace().map(str::to_owned)),
            "" | "#" => {}
            other => return Err(format!("line {number}: {other:?} is neither a heading nor an input")),
        }
    }
    Ok(script)
}

/// Reads `00:04.5` or `1:02:03.250`.
fn moment(text: &str) -> Option<u64> {
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

fn describe(step: &Step, told: &[String]) -> String {
    let list = |lines: &[String]| lines.iter().map(|it| format!("      {it}\n")).collect::<String>();
    format!(
        "  line {}: {}\n    expected\n{}    but there was\n{}",
        step.line,
        step.source,
        list(&step.expected),
        list(told)
    )
}

struct Table {
    desk: Desk,
    settings: DeskSettings,
    journal: Vec<Recorded>,
    last_room: Option<UtteranceId>,
    /// What was told when the game was opened; the story may begin with it.
    opened: Vec<String>,
}

impl Table {
    fn open(script: &Script) -> Result<Self, String> {
        let mut opening = usual_opening();
        opening.fen.clone_from(&script.position);
        let mut settings = usual_settings();
        for item in &script.given {
            given(item, &mut opening, &mut settings)?;
        }
        let voices = Arc::clone(&VOICES);
        let (desk, first) = Desk::open(opening, settings.clone(), voices, Moment(0)).map_err(|why| why.to_string())?;
        let mut table = Self {
            desk,
            settings,
            journal: vec![],
            last_room: None,
            opened: vec![],
        };
        table.opened = table.noted(&first);
        for played in &script.played {
            table.play_quietly(played)?;
        }
        Ok(table)
    }

    fn quietly(&mut self, input: Input) {
        let effects = self.desk.handle(Moment(0), input);
        self.noted(&effects);
    }

    /// Brings the game to where the story begins; what is told about it is no part of the story.
    fn play_quietly(&mut self, entry: &str) -> Result<(), String> {
        let plies = |desk: &Desk| desk.game().plies().len();
        let before = plies(&self.desk);
        self.quietly(Input::Piped(entry.to_owned()));
        for line in ["", "/made"] {
            if plies(&self.desk) == before {
                self.quietly(Input::Line(line.to_owned()));
            }
        }
        if self.desk.game().clock().is_some() && self.desk.game().plies().last().is_some_and(|ply| !ply.completed) {
            (1..1000).for_each(|id| {
                self.quietly(Input::Ended(UtteranceId(id)));
            });
            self.quietly(Input::Line("/clock".to_owned()));
        }
        if plies(&self.desk) > before {
            Ok(())
        } else {
            Err(format!("{entry:?} could not be played before the story"))
        }
    }

    fn take(&mut self, step: &Step) -> Result<Vec<String>, String> {
        let (verb, rest) = step.input.split_once(char::is_whitespace).unwrap_or((&step.input, ""));
        let rest = rest.trim();
        let input = match verb {
            "types" => Input::Line(rest.to_owned()),
            "enter" => Input::Line(String::new()),
            "pipes" => Input::Piped(rest.to_owned()),
            "key" => Input::Key(FunctionKey(
                rest.trim_start_matches('F').parse().map_err(|_number| "which key?")?,
            )),
            "spoken" => Input::Ended(self.last_room.ok_or("nothing was said in the Room yet")?),
            "touches" => Input::Touched,
            "leaves" => Input::Leaving,
            "reopens" => return self.reopen(step),
            "opens" => return Ok(self.opened.clone()),
            "echoes" => Input::Echo(rest.to_owned()),
            "lost" => Input::Health(
                device(rest)?,
                Health::Lost {
                    why: "test".into(),
                    retry_in: Default::default(),
                },
            ),
            "missing" => Input::Health(device(rest)?, Health::Missing { why: "test".into() }),
            "back" => Input::Health(device(rest)?, Health::Ready { name: "test".into() }),
            "fen" => {
                let fen = self.desk.game().position().fen();
                return if fen == rest {
                    Ok(vec![])
                } else {
                    Err(format!("  line {}: the position is {fen}", step.line))
                };
            }
            _ => return Err(format!("line {}: unknown input {verb:?}", step.line)),
        };
        let effects = self.desk.handle(step.at, input);
        Ok(self.noted(&effects))
    }

    /// Leaves the table and takes the game up again from its journal alone.
    fn reopen(&mut self, step: &Step) -> Result<Vec<String>, String> {
        let voices = Arc::clone(&VOICES);
        let (desk, effects) = Desk::resume(&self.journal, self.settings.clone(), voices, step.at, None)
            .map_err(|why| format!("line {}: {why}", step.line))?;
        self.desk = desk;
        Ok(self.noted(&effects))
    }

    /// Keeps what was recorded and which utterance was the Room's last, and shows it all as a script writes it.
    fn noted(&mut self, effects: &[Effect]) -> Vec<String> {
        for effect in effects {
            match effect {
                Effect::Record(recorded) => self.journal.push(recorded.clone()),
                Effect::Say(utterance) if utterance.channel == Channel::Room => self.last_room = Some(utterance.id),
                Effect::Say(_) | Effect::Hush(_) | Effect::Quit => {}
            }
        }
        effects.iter().map(shown).collect()
    }
}

fn device(name: &str) -> Result<Device, String> {
    match name {
        "room" => Ok(Device::RoomVoice),
        "ear" => Ok(Device::EarVoice),
        "journal" => Ok(Device::Journal),
        _ => Err(format!("no device {name:?}")),
    }
}

/// Shows an effect as a script writes it.
fn shown(effect: &Effect) -> String {
    match effect {
        Effect::Record(recorded) => format!("writes  {}", event(&recorded.event)),
        Effect::Say(utterance) => {
            let channel = match utterance.channel {
                Channel::Room => "room",
                Channel::Ear => "ear",
                Channel::Arbiter => "arbiter",
                Channel::Sheet => "sheet",
            };
            let text = if utterance.written.is_empty() {
                format!("({})", spoken(utterance))
            } else {
                utterance.written.clone()
            };
            let urgent = if utterance.urgent { " (at once)" } else { "" };
            format!("{channel:<7} {text}{urgent}")
        }
        Effect::Hush(channel) => format!("hush    {channel:?}").to_lowercase(),
        Effect::Quit => "quit".to_owned(),
    }
}

fn spoken(utterance: &ansage::desk::Utterance) -> String {
    utterance
        .spoken
        .iter()
        .map(ansage::language::Segment::text)
        .collect::<Vec<_>>()
        .join(" ")
}

fn event(event: &Event) -> String {
    let side = |it: &shakmaty::Color| it.fold_wb("white", "black");
    match event {
        Event::Opened(_) => "opened".to_owned(),
        Event::Started => "started".to_owned(),
        Event::Announced { m, offer: false } => format!("announced {m}"),
        Event::Announced { m, offer: true } => format!("announced {m} offering a draw"),
        Event::Repeated { m } => format!("repeated {m}"),
        Event::Corrected { old, new, offer: false } => format!("corrected {old} {new}"),
        Event::Corrected { old, new, offer: true } => format!("corrected {old} {new} offering a draw"),
        Event::RepeatedWrongly => "repeated wrongly".to_owned(),
        Event::Made { m } => format!("made {m}"),
        Event::Done => "done".to_owned(),
        Event::Lifted { square } => format!("lifted {square}"),
        Event::Pressed { side: who, left } => match left {
            Some(left) => format!("pressed {} left {}", side(who), clock(*left)),
            None => format!("pressed {}", side(who)),
        },
        Event::PressedEarly => "pressed early".to_owned(),
        Event::Adjusted { side: who } => format!("adjusted {}", side(who)),
        Event::OfferedDraw {
            side: who,
            irregular: false,
        } => format!("offered draw {}", side(who)),
        Event::OfferedDraw {
            side: who,
            irregular: true,
        } => format!("offered draw {} irregularly", side(who)),
        Event::DeclinedDraw { side: who } => format!("declined draw {}", side(who)),
        Event::AcceptedDraw { side: who } => format!("accepted draw {}", side(who)),
        Event::Resigned { side: who } => format!("resigned {}", side(who)),
        Event::Resulted { outcome } => format!(
            "result {}",
            serde_json::to_value(outcome).expect("plain").as_str().expect("text")
        ),
        Event::Paused => "paused".to_owned(),
        Event::Resumed => "resumed".to_owned(),
        Event::Closed => "closed".to_owned(),
        Event::Reopened { gap: None } => "reopened".to_owned(),
        Event::Reopened { gap: Some(gap) } => format!("reopened after {}", clock(*gap)),
        Event::Slept { gap } => format!("slept {}", clock(*gap)),
        Event::Synced { side: who, left, ours } => {
            let ours = ours.map_or_else(|| "nothing".to_owned(), clock);
            format!("synced {} {} ours {ours}", side(who), clock(*left))
        }
        Event::ReachedZero { side: who } => format!("reached zero {}", side(who)),
        Event::ClaimedFlag { side: who } => format!("claimed flag {}", side(who)),
        Event::FlagFell { side: who } => format!("flag fell {}", side(who)),
        Event::ClocksSet { white, black, number } => {
            let part = |name: &str, time: &Option<u64>| time.map(|it| format!(" {name} {}", clock(it)));
            let number = number.map(|it| format!(" move {it}"));
            let parts = [part("white", white), part("black", black), number];
            format!("clocks set{}", parts.into_iter().flatten().collect::<String>())
        }
        Event::TimeAdded {
            side: who,
            time,
            reason,
        } => format!("time added {} {} {reason}", side(who), clock(*time)),
        Event::SheetCorrected { ply, old, new } => format!("sheet corrected {ply} {old} {new}"),
        Event::ArbiterCame { initials } => format!("arbiter {initials} came"),
        Event::ArbiterLeft => "arbiter left".to_owned(),
        Event::ArbiterNoted {
            note: ArbiterNote::IllegalMove { ply, m },
        } => format!("note illegal move {ply} {m}"),
        Event::ArbiterNoted {
            note: ArbiterNote::SheetCorrected { ply, old, new },
        } => format!("note sheet corrected {ply} {old} {new}"),
        Event::ArbiterNoted { note } => format!("note {note:?}").to_lowercase(),
        Event::Noted { text } => format!("noted {text}"),
        Event::TimeNoted { left } => format!("time noted {left}"),
    }
}

fn clock(ms: u64) -> String {
    let (hours, minutes, seconds, tenths) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60, ms / 100 % 10);
    format!("{hours:02}:{minutes:02}:{seconds:02}.{tenths}")
}

fn given(item: &str, opening: &mut Opening, settings: &mut DeskSettings) -> Result<(), String> {
    let (key, value) = item.split_once(char::is_whitespace).unwrap_or((item, ""));
    match (key, value.trim()) {
        ("free", "") => opening.mode = Mode::Free,
        ("event", "") => opening.mode = Mode::Event,
        ("laws", "2014") => opening.laws = Edition::Of2014,
        // Without pieces the position itself is one of Chess960.
        ("chess960", pieces) => {
            opening.chess960 = true;
            let roles = pieces
                .chars()
                .filter_map(|it| shakmaty::Role::from_char(it.to_ascii_lowercase()));
            if !pieces.is_empty() {
                opening.fen = Some(BackRank::of(roles).map_err(|why| why.to_string())?.fen());
            }
        }
        ("blind", "white") => opening.blind = Served::White,
        ("blind", "black") => opening.blind = Served::Black,
        ("blind", "both") => opening.blind = Served::Both,
        ("role", "player") => opening.role = Role::Player,
        ("role", "assistant") => opening.role = Role::Assistant,
        ("role", "recorder") => opening.role = Role::Recorder,
        ("announces", "program") => opening.announces = By::Program,
        ("announces", "player") => opening.announces = By::Player,
        ("announces", "assistant") => opening.announces = By::Assistant,
        ("clock", "none") => opening.clock = ClockKind::None,
        ("clock", "program") => opening.clock = ClockKind::Program,
        // Commas part the list, so a time control writes its own as `and`: `time 40/90m and G/30m and +30s`.
        ("time", time) => {
            opening.time = Some(
                time.replace(" and ", ", ")
                    .parse()
                    .map_err(|why| format!("{time:?}: {why}"))?,
            );
        }
        ("illegal", "ask") => opening.illegal = IllegalMoves::Ask,
        ("illegal", "record") => opening.illegal = IllegalMoves::Record,
        ("words", words) => opening.words = words.to_owned(),
        ("letters", letters) => opening.letters = letters.split_whitespace().map(str::to_owned).collect(),
        ("reports", reports) => settings.reports = reports.to_owned(),
        ("say", "short") => settings.saying.style = Style::Short,
        ("say", "long") => settings.saying.style = Style::Long,
        ("say", "coordinates") => settings.saying.style = Style::Coordinates,
        ("say", "takes") => settings.saying.takes = true,
        ("say", "check") => settings.saying.check = true,
        ("say", "no-pawn") => settings.saying.pawn = false,
        ("voice", "none") => {
            settings.room_voice = false;
            settings.ear_voice = false;
        }
        _ => return Err(format!("given {item:?} is not known")),
    }
    Ok(())
}
