//! Reads one scenario script, plays it at a desk and compares every effect on every channel.

mod conversations;
mod editions;
mod fingers;
mod given;
mod hearing;
mod inputs;
mod midway;
mod opening;
mod script;
mod shown;
mod tape;

use std::fmt::Write as _;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ansage_core::desk::report::policy;
use ansage_core::desk::report::policy::Policy;
use ansage_core::desk::{Channel, Conversation, Desk, DeskSettings, Effect, Input, TalkNumber};
use ansage_core::game::laws::{ParseEditionError, Rules};
use ansage_core::game::sense::doubts;
use ansage_core::game::{Edition, Game, Mode, Moment, Recorded};
use ansage_core::language::Voices;
use ansage_core::language::head_words::HeadWords;
use ansage_wire::UtteranceId;

use self::editions::has_other_numbers;
pub(crate) use self::midway::Midway;
use self::script::{Script, Step, moment, parse};
use self::shown::shown;
use crate::support::desk_harness::{VOICES, enter_the_secret, recorded, said};

/// In the heading of a script that is not about the words of the commands: their list is one line there.
const FOLDS: &str = "commands in one line";
/// In the heading of a script in which the first increment is where the edition puts it; else it comes after the first move.
const INCREMENT_BY_THE_EDITION: &str = "increment by the edition";
/// In the heading of a script about the words of the head.
const TELLS_THE_HEAD: &str = "head in words";

/// The language that a script reports in where its heading names none.
pub(crate) const REPORTS: &str = "en";

/// What a story is played under: who may be told what, what the Laws say, and in which words it is told.
#[derive(Clone)]
pub(crate) struct Under {
    pub(crate) policy: Policy,
    pub(crate) rules: &'static Rules,
    pub(crate) voices: Arc<Voices>,
    /// The language of the reports of a script that names none.
    pub(crate) reports: &'static str,
}

impl Under {
    /// What an edition lays down.
    pub(crate) fn the_laws_of(edition: Edition) -> Self {
        Self {
            policy: Policy::of_the_laws(),
            rules: edition.rules(),
            voices: Arc::clone(&VOICES),
            reports: REPORTS,
        }
    }

    fn is_lawful(&self) -> bool {
        self.policy == Policy::of_the_laws()
            && self.rules == self.rules.edition.rules()
            && Arc::ptr_eq(&self.voices, &VOICES)
    }
}

/// Plays a script in each edition in which it is told; the error shows the first input whose effects differ.
pub(crate) fn play(path: &Path) -> Result<(), String> {
    for edition in editions_of(path)?.into_iter().rev() {
        play_under(path, &Under::the_laws_of(edition)).map_err(|why| format!("  in {edition}\n{why}"))?;
    }
    Ok(())
}

/// Returns the editions in which a script is told: those of its heading, or all.
pub(crate) fn editions_of(path: &Path) -> Result<Vec<Edition>, String> {
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    editions_of_script(&parse(&text)?)
}

fn editions_of_script(script: &Script) -> Result<Vec<Edition>, String> {
    let Some(named) = script.given.iter().find_map(|it| it.strip_prefix("laws ")) else {
        // A conversation without a game is about the Laws only where it says so.
        return Ok(match script.conversation {
            Some(_) => vec![Edition::default()],
            None => Edition::ALL.to_vec(),
        });
    };
    let named = named.split_whitespace().map(str::parse);
    named
        .collect::<Result<_, ParseEditionError>>()
        .map_err(|why| why.to_string())
}

/// Plays a script at a desk with its own policy and rules.
pub(crate) fn play_under(path: &Path, under: &Under) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    let steps = parse(&text)?;
    let mut tables = Table::open_under(&steps, under)?;
    let mut played = String::new();
    let mut difference = None;
    // It has the numbers of that edition.
    let is_newest = editions_of_script(&steps)?.last() == Some(&under.rules.edition);
    for step in &steps.steps {
        let told = tables[step.desk].take(step)?;
        let told = if steps.given.iter().any(|it| it == FOLDS) {
            folded(told, &tables[step.desk])
        } else {
            told
        };
        let is_as_written = match is_newest {
            true => told == step.expected,
            false => has_other_numbers(&told, &step.expected, under.rules),
        };
        if !is_as_written && difference.is_none() {
            difference = Some(describe(step, &told));
        }
        let _ = writeln!(played, "{}", step.source);
        told.iter().for_each(|line| {
            let _ = writeln!(played, "         {line}");
        });
    }
    // Whatever a person does, what is recorded makes sense.
    let doubts = tables.iter().flat_map(|it| doubts(&it.journal));
    if let Some((index, doubt)) = doubts.into_iter().next() {
        return Err(format!("  record {index} makes no sense: {doubt:?}"));
    }
    match difference {
        Some(_) if std::env::var_os("ANSAGE_BLESS").is_some() && under.is_lawful() && is_newest => {
            let blessed = format!("{}\n{}", steps.head.trim_end(), format_args!("\n{played}"));
            std::fs::write(path, blessed).map_err(|why| why.to_string())
        }
        Some(difference) => Err(difference),
        None => Ok(()),
    }
}

/// Returns what a script records in the newest edition in which it is told, at each of its desks.
pub(crate) fn journals_of(path: &Path) -> Result<Vec<Vec<Recorded>>, String> {
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    let steps = parse(&text)?;
    let edition = editions_of_script(&steps)?.pop().unwrap_or_default();
    let mut tables = Table::open_under(&steps, &Under::the_laws_of(edition))?;
    for step in &steps.steps {
        tables[step.desk].take(step)?;
    }
    Ok(tables.into_iter().map(|it| it.journal).collect())
}

/// An input of a script, and what was told when it was played.
pub(crate) struct Played {
    pub(crate) input: String,
    pub(crate) told: Vec<String>,
}

/// Plays a script and returns what was told, whatever is written in it. The desk is woken when it wants to be: what it says
/// may be longer or shorter than in the script.
pub(crate) fn transcript(path: &Path, under: &Under) -> Result<Vec<Played>, String> {
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    let script = parse(&text)?;
    let mut tables = Table::open_under(&script, under)?;
    let played = |step: &Step| {
        let table = &mut tables[step.desk];
        let mut told = table.woken_before(step);
        if step.input != "wakes" {
            told.extend(table.take(step)?);
        }
        let input = step.input.clone();
        Ok(Played { input, told })
    };
    script.steps.iter().map(played).collect()
}

/// Returns the language in which a script reports, where it names one.
pub(crate) fn reports_of(path: &Path) -> Option<String> {
    let text = std::fs::read_to_string(path).expect("a scenario is readable");
    let script = parse(&text).expect("a scenario is understood");
    let mut items = script
        .given
        .iter()
        .chain(script.desks.iter().flat_map(|(_, items)| items));
    items.find_map(|it| it.strip_prefix("reports ")).map(str::to_owned)
}

/// Puts one line in the place of the whole list of commands; less than the whole stays as it is.
fn folded(mut told: Vec<String>, table: &Table) -> Vec<String> {
    for help in [Mode::Free, Mode::Event].map(|it| table.help_in(it)) {
        let is_list = |lines: &[String]| {
            let lines = lines
                .iter()
                .map(|line| line.split_once(' ').unwrap_or_default().1.trim());
            lines.eq(help.iter().map(String::as_str))
        };
        if let Some(from) = told.windows(help.len()).position(is_list) {
            let channel = told[from].split(' ').next().unwrap_or_default();
            let line = format!("{channel:<7} (each command)");
            told.splice(from..from + help.len(), [line]);
        }
    }
    told
}

/// Returns true for the script of a conversation that is no game.
pub(crate) fn is_without_a_game(path: &Path) -> bool {
    let text = std::fs::read_to_string(path).expect("a scenario is readable");
    parse(&text).is_ok_and(|it| it.conversation.is_some())
}

/// Returns what is told after the opening when a script is played under a policy, whatever stands in it.
pub(crate) fn told_under(path: &Path, policy: &Policy) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("a scenario is readable");
    let script = parse(&text).expect("a scenario is understood");
    let under = Under {
        policy: policy.clone(),
        ..Under::the_laws_of(Edition::default())
    };
    let mut tables = Table::open_under(&script, &under).expect("a scenario is opened");
    let story = script.steps.iter().filter(|it| it.input != "opens");
    let told = story.map(|it| {
        tables[it.desk]
            .take(it)
            .unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    });
    told.flatten().collect()
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

/// Who answers: a game, or a conversation without one.
enum Seated {
    Game(Box<Desk>),
    WithoutGame(Box<dyn Conversation>),
}

impl Seated {
    fn game(&self) -> Result<&Game, String> {
        match self {
            Seated::Game(desk) => Ok(desk.game()),
            Seated::WithoutGame(_) => Err("there is no game".to_owned()),
        }
    }
}

impl Deref for Seated {
    type Target = dyn Conversation;

    fn deref(&self) -> &Self::Target {
        match self {
            Seated::Game(desk) => desk.as_ref(),
            Seated::WithoutGame(conversation) => conversation.as_ref(),
        }
    }
}

impl DerefMut for Seated {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Seated::Game(desk) => desk.as_mut(),
            Seated::WithoutGame(conversation) => conversation.as_mut(),
        }
    }
}

struct Table {
    desk: Seated,
    settings: DeskSettings,
    voices: Arc<Voices>,
    journal: Vec<Recorded>,
    last_room: Option<UtteranceId>,
    /// What the Ear was given to say.
    in_the_ear: Vec<UtteranceId>,
    /// The utterance taken with the talk key of which the words have not come.
    talking: Option<TalkNumber>,
    /// The clip that was played last.
    last_clip: Option<UtteranceId>,
    /// True in a story about the words of the head; elsewhere they are not told.
    tells_the_head: bool,
    /// What was told when the game was opened; the story may begin with it.
    opened: Vec<String>,
}

impl Table {
    /// Returns the list of all commands, as it is told in a mode.
    fn help_in(&self, mode: Mode) -> Vec<String> {
        let reports = &self.settings.reports;
        let messages = self.voices.messages(reports).expect("the desk reports in it");
        let is_listed = |it| policy::exists(it, mode);
        let commands = self.voices.commands().help_of(is_listed, reports).into_iter();
        commands
            .map(|(words, help)| format!("{words}: {}", messages.say(&help)))
            .collect()
    }

    /// Wakes the desk whenever it wants to be woken before an input, or once where the script wakes it.
    fn woken_before(&mut self, step: &Step) -> Vec<String> {
        let mut told = Vec::new();
        let is_to_be_woken = step.input == "wakes";
        while let Some(due) = self.desk.next_wake().filter(|due| is_to_be_woken || *due <= step.at) {
            let effects = self.desk.handle(due, Input::Wake);
            told.extend(self.noted(&effects));
            if is_to_be_woken {
                break;
            }
        }
        told
    }

    /// No story tells of the arbiters' secret: it is entered where it is asked for, and the question left out.
    fn secret_entered(&mut self, at: Moment) -> Vec<String> {
        let Seated::Game(desk) = &mut self.desk else {
            return Vec::new();
        };
        let effects = enter_the_secret(desk, at);
        self.noted(&effects)
    }

    /// Keeps what was recorded and which utterance was the Room's last, and shows it all as a script writes it.
    fn noted(&mut self, effects: &[Effect]) -> Vec<String> {
        self.last_clip = effects.iter().filter_map(tape::clip_in).next_back().or(self.last_clip);
        self.journal.extend(recorded(effects).cloned());
        // One voice alone says all of a conversation without a game, even under a policy that has it said aloud.
        let has_game = matches!(self.desk, Seated::Game(_));
        for utterance in said(effects) {
            match utterance.channel {
                Channel::Ear => self.in_the_ear.push(utterance.id),
                _ if !has_game => self.in_the_ear.push(utterance.id),
                Channel::Room => self.last_room = Some(utterance.id),
                Channel::Sheet | Channel::Arbiter => {}
            }
        }
        let told = effects.iter().filter(|it| **it != Effect::TellHead);
        let mut told: Vec<_> = told.map(shown).collect();
        if effects.contains(&Effect::TellHead) && self.tells_the_head {
            // As the loop does it, behind the list; the journal of a story is as long as it is, and sealed by nobody.
            let head = [u8::try_from(self.journal.len()).unwrap_or(u8::MAX); 32];
            let effects = self.desk.handle(Moment(0), Input::Head(HeadWords::of(&head)));
            told.extend(self.noted(&effects));
        }
        told
    }
}

/// Reads a length of time as a script writes it, `0:30` or `2:00:00`.
fn milliseconds(text: &str) -> Result<Duration, String> {
    let length = moment(text).ok_or_else(|| format!("{text:?} is no time"))?;
    Ok(Duration::from_millis(length))
}
