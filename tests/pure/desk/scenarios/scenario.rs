//! Reads one scenario script, plays it at a desk and compares every effect on every channel.

mod conversations;
mod editions;
mod fingers;
mod given;
mod hearing;
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
use ansage_core::desk::{
    Attention, Channel, Conversation, Desk, DeskSettings, Device, DeviceOutcome, DotKeys, Effect, EventReview,
    FunctionKey, Input, Power, TalkNumber, Taping, UnkeptSettings, question_at,
};
use ansage_core::game::laws::{ParseEditionError, Rules};
use ansage_core::game::sense::doubts;
use ansage_core::game::{ArbiterKey, Condition, Edition, Event, Game, Gap, Mode, Moment, Recorded, Reopening};
use ansage_core::language::head_words::HeadWords;
use ansage_core::language::{self, Decision, Letters, Message, Reader, Sight, Vocabulary, Voices};
use ansage_wire::{Health, UtteranceId};

use self::editions::has_other_numbers;
use self::given::{everything_laid_down, given};
use self::script::{Script, Step, moment, parse};
use self::shown::shown;
use crate::support::desk_harness::{VOICES, enter_the_secret, recorded, said, sealed};
use crate::support::table::{usual_opening, usual_settings};

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

/// A desk in the middle of a script: behind so many of its steps, and what the last of them told.
pub(crate) struct Midway {
    table: Table,
    at: Moment,
    pub(crate) told: Vec<String>,
}

impl Midway {
    /// Plays so many steps of a script; `None` where it cannot be played so far in this language.
    pub(crate) fn of(path: &Path, under: &Under, steps: usize) -> Option<Self> {
        let mut last = None;
        Self::each(path, under, |midway, step| {
            let is_last = step + 1 == steps;
            if is_last {
                last = Some(midway);
                return None;
            }
            Some(midway)
        });
        last
    }

    /// Plays a script and looks at its desk behind each step, with the index of the step; as long as it is given back.
    pub(crate) fn each(path: &Path, under: &Under, mut look: impl FnMut(Self, usize) -> Option<Self>) {
        let text = std::fs::read_to_string(path).expect("a scenario is readable");
        let script = parse(&text).expect("a scenario is understood");
        let mut tables = Table::open_under(&script, under).expect("a scenario is opened");
        let (Some(table), true) = (tables.pop(), tables.is_empty()) else {
            // Of two desks at one table each is asked in stories of its own, too.
            return;
        };
        let mut midway = Self {
            table,
            at: Moment(0),
            told: Vec::new(),
        };
        for (index, step) in script.steps.iter().enumerate() {
            let mut told = midway.table.woken_before(step);
            if step.input != "wakes" {
                match midway.table.take(step) {
                    Ok(more) => told.extend(more),
                    Err(_) => return,
                }
            }
            midway.told = told;
            midway.at = step.at;
            match look(midway, index) {
                Some(it) => midway = it,
                None => return,
            }
        }
    }

    /// Returns the name of the question that is open.
    pub(crate) fn asked(&self) -> Option<&'static str> {
        match &self.table.desk {
            Seated::Game(desk) => question_at(desk),
            Seated::WithoutGame(_) => None,
        }
    }

    /// Types a line, and returns what was recorded.
    pub(crate) fn types(&mut self, line: &str) -> Vec<Recorded> {
        let before = self.table.journal.len();
        let step = Step {
            line: 0,
            source: String::new(),
            at: self.at,
            desk: 0,
            input: format!("types {line}"),
            expected: Vec::new(),
        };
        self.told = self.table.take(&step).unwrap_or_else(|why| vec![why]);
        self.table.journal[before..].to_vec()
    }
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
    /// Opens the desks, or the conversation, of a script.
    fn open_under(script: &Script, under: &Under) -> Result<Vec<Self>, String> {
        let mut tables = Self::open_all(script, under)?;
        for table in &mut tables {
            table.desk.set_policy(under.policy.clone());
        }
        Ok(tables)
    }

    /// Opens a desk, or each of those that stand at one table.
    fn open_all(script: &Script, under: &Under) -> Result<Vec<Self>, String> {
        if let Some(name) = &script.conversation {
            return Ok(vec![Self::open_without_game(script, name, under)?]);
        }
        if script.desks.is_empty() {
            return Ok(vec![Self::open(script, &[], under)?]);
        }
        script
            .desks
            .iter()
            .map(|(_, items)| Self::open(script, items, under))
            .collect()
    }

    fn open(script: &Script, own: &[String], under: &Under) -> Result<Self, String> {
        let rules = under.rules;
        let mut opening = usual_opening();
        opening.laws = rules.edition;
        opening.fen.clone_from(&script.position);
        let mut settings = DeskSettings {
            reports: under.reports.to_owned(),
            ..usual_settings()
        };
        for item in script.given.iter().chain(own) {
            given(item, &mut opening, &mut settings)?;
        }
        if script.given.iter().any(|it| it == INCREMENT_BY_THE_EDITION) {
            opening.increment_first = rules.grants_the_increment_first(opening.time.as_ref());
        }
        if opening.mode == Mode::Event {
            let terms = opening.event.get_or_insert_default();
            terms.arbiter_key = Some(ArbiterKey::default());
            if terms.conditions.are_none() {
                terms.conditions = everything_laid_down();
            }
            // What an edition asks for is one thing, what is looked at before the start another.
            if terms.conditions.get(Condition::BoardsSetUp).is_none() {
                terms.conditions.lay_down(Condition::BoardsSetUp, "yes".to_owned());
            }
        }
        let voices = Arc::clone(&under.voices);
        let (desk, first) =
            Desk::open_under(opening, settings.clone(), voices, Moment(0), rules).map_err(|why| why.to_string())?;
        let mut table = Self::around(Seated::Game(Box::new(desk)), settings, &under.voices);
        table.tells_the_head = script.given.iter().any(|it| it == TELLS_THE_HEAD);
        table.opened = table.noted(&first);
        for played in &script.played {
            table.play_quietly(played)?;
        }
        Ok(table)
    }

    /// Opens a conversation that is no game.
    fn open_without_game(script: &Script, name: &str, under: &Under) -> Result<Self, String> {
        let (conversation, first) = conversations::open(name, script, under)?;
        let settings = DeskSettings {
            reports: conversations::reports_of(script, under).to_owned(),
            ..usual_settings()
        };
        let mut table = Self::around(Seated::WithoutGame(conversation), settings, &under.voices);
        table.opened = table.noted(&first);
        Ok(table)
    }

    fn around(desk: Seated, settings: DeskSettings, voices: &Arc<Voices>) -> Self {
        Self {
            desk,
            settings,
            voices: Arc::clone(voices),
            journal: vec![],
            last_room: None,
            in_the_ear: vec![],
            talking: None,
            last_clip: None,
            tells_the_head: false,
            opened: vec![],
        }
    }

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

    fn quietly(&mut self, input: Input) {
        let effects = self.desk.handle(Moment(0), input);
        self.noted(&effects);
    }

    /// In an event it is asked from where a piece comes that has its like; a story that begins later names both squares.
    fn with_both_squares(&self, entry: &str) -> String {
        let Ok(game) = self.desk.game() else {
            return entry.to_owned();
        };
        let letters = ["de", "en"].map(|it| Letters::named(it).expect("letters"));
        let reader = Reader {
            vocabulary: &Vocabulary::of([]),
            letters: &letters,
        };
        let decision = language::understand(entry, &reader, &game.position_announced(), Sight::Legal).decision;
        match (game.mode(), decision) {
            (Mode::Event, Decision::Clear { m, .. }) => m.to_string(),
            _ => entry.to_owned(),
        }
    }

    /// Brings the game to where the story begins; what is told about it is no part of the story.
    fn play_quietly(&mut self, entry: &str) -> Result<(), String> {
        let plies = |desk: &Seated| desk.game().map_or(0, |it| it.plies().len());
        let before = plies(&self.desk);
        let entry = &self.with_both_squares(entry);
        self.quietly(Input::Piped(entry.to_owned()));
        for line in ["", "/made"] {
            if plies(&self.desk) == before {
                self.quietly(Input::Line(line.to_owned()));
            }
        }
        let game = self.desk.game()?;
        if game.clock().is_some() && game.plies().last().is_some_and(|ply| !ply.completion.is_completed()) {
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

    /// Lets the desk look whether the talk key is held, as long as nothing comes of it: that is no part of the story. Returns
    /// when something did.
    fn look_before(&mut self, at: Moment) -> Option<Moment> {
        let attention = |desk: &Seated| desk.listens().map(|it| it.attention);
        loop {
            let before = attention(&self.desk).filter(|it| matches!(it, Attention::Talk(_)))?;
            let due = self.desk.next_wake().filter(|due| *due < at)?;
            let effects = self.desk.handle(due, Input::Wake);
            if !effects.is_empty() || attention(&self.desk) != Some(before) {
                return Some(due);
            }
        }
    }

    fn take(&mut self, step: &Step) -> Result<Vec<String>, String> {
        let (verb, rest) = step.input.split_once(char::is_whitespace).unwrap_or((&step.input, ""));
        let rest = rest.trim();
        let woken = self.look_before(step.at);
        let wakes_at = self.desk.next_wake();
        if let Some(due) = woken
            .or(wakes_at)
            .filter(|due| *due < step.at || (*due == step.at && verb != "wakes"))
        {
            return Err(format!(
                "  line {}: the desk is to be woken before, at {} ms",
                step.line, due.0
            ));
        }
        let input = match verb {
            "wakes" if wakes_at == Some(step.at) => Input::Wake,
            "wakes" => {
                return Err(format!(
                    "  line {}: the desk wants to be woken at {wakes_at:?}",
                    step.line
                ));
            }
            "slept" => Input::Slept(milliseconds(rest)?),
            "battery" => Input::Power(power(rest)?),
            "continued" => continued(rest)?,
            "nearly-full" => Input::JournalNearlyFull,
            "types" => Input::Line(rest.to_owned()),
            "enter" => Input::Line(String::new()),
            // A key that answers the open question at once.
            "presses" => Input::Line(self.one_key(rest).ok_or_else(|| {
                let keys = self.one_keys();
                format!("  line {}: {rest:?} answers nothing, {keys:?} would", step.line)
            })?),
            "keys" => {
                let keys = self.one_keys();
                return if keys == rest {
                    Ok(vec![])
                } else {
                    Err(format!("  line {}: the keys that answer are {keys:?}", step.line))
                };
            }
            "pipes" => Input::Piped(rest.to_owned()),
            "key" => Input::Key(FunctionKey(
                rest.trim_start_matches('F').parse().map_err(|_number| "which key?")?,
            )),
            "spoken" => Input::Ended(self.last_room.ok_or("nothing was said in the Room yet")?),
            "said" => return Ok(self.ear_has_said_all(step.at)),
            "talks" | "lets" | "says" | "hears" | "partly" | "listens" => return self.hear(step, verb, rest),
            "finger" | "feels" => return self.finger(step, verb, rest),
            "tape" => return self.tape(step, rest),
            "touches" => Input::Touched,
            "no-dot" => Input::NoDot,
            // Which keys are dots.
            "dots" => return Ok(vec![format!("cells   {}", self.dot_keys())]),
            "pastes" => Input::PasteCut,
            "suspends" => Input::WouldStandStill,
            "opened" => Input::Outcome(DeviceOutcome::OutputOpened(Ok(()))),
            "unopened" => {
                let why = Message::Cause {
                    cause: rest.into(),
                    text: None,
                };
                Input::Outcome(DeviceOutcome::OutputOpened(Err(why)))
            }
            "tried" => Input::Outcome(DeviceOutcome::VoiceTried(Ok(rest == "heard"))),
            "untried" => {
                let why = Message::NoSystemVoice { path: rest.to_owned() };
                Input::Outcome(DeviceOutcome::VoiceTried(Err(why)))
            }
            "kept" => Input::Outcome(DeviceOutcome::SettingsKept(Ok(()))),
            "unkept" => {
                let why = Message::FileUnwritable {
                    path: "/home/anna/settings.toml".to_owned(),
                    why: Message::Cause {
                        cause: rest.into(),
                        text: None,
                    }
                    .into(),
                };
                let lines = "reports = \"de\"\nvoice = \"auto\"\n".to_owned();
                Input::Outcome(DeviceOutcome::SettingsKept(Err(UnkeptSettings {
                    why: Box::new(why),
                    lines,
                })))
            }
            "reviewed" => Input::Outcome(DeviceOutcome::EventReviewed(Box::new(Ok(EventReview {
                lines: vec![Message::CheckEventServed { side: rest.to_owned() }],
                paths: "round3.toml".to_owned(),
            })))),
            "written" => Input::Outcome(DeviceOutcome::EventWritten(Ok(()))),
            "unwritten" => Input::Outcome(DeviceOutcome::EventWritten(Err(Box::new(Message::FileExists {
                path: rest.to_owned(),
            })))),
            "recorded" => Input::Outcome(DeviceOutcome::TakeRecorded(conversations::take(rest)?)),
            "counted" => Input::Outcome(DeviceOutcome::AnnouncementsCounted(
                rest.parse().map_err(|_number| "how many announcements?")?,
            )),
            "learned" => Input::Outcome(DeviceOutcome::VoiceLearned(conversations::learned(rest)?)),
            "filed" => Input::Outcome(DeviceOutcome::GameFile(Box::new(conversations::filed(rest)?))),
            "delivered" => Input::Delivered,
            "unplaced" => Input::Outcome(DeviceOutcome::PlaceNotKept),
            "leaves" => Input::Leaving,
            "reopens" => return self.reopen(step, rest),
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
            // What stands before the line that is typed.
            "prompts" => {
                let view = self.desk.view();
                let notice = view.notice.iter().map(|it| format!("notice  {it}"));
                let prompt = format!("prompt  {}", view.prompt.trim_end());
                return Ok(notice.chain([prompt]).collect());
            }
            // Both clocks on a whole screen.
            "screen" => return Ok(self.clocks_on_the_screen(step.at)),
            "fen" => {
                let fen = self.desk.game()?.position().fen();
                return if fen == rest {
                    Ok(vec![])
                } else {
                    Err(format!("  line {}: the position is {fen}", step.line))
                };
            }
            _ => return Err(format!("line {}: unknown input {verb:?}", step.line)),
        };
        let mut effects = self.desk.handle(step.at, input);
        if let Seated::Game(desk) = &mut self.desk {
            effects = sealed(desk, step.at, effects);
        }
        let mut told = self.noted(&effects);
        told.extend(self.secret_entered(step.at));
        let asked = self
            .voices
            .messages(&self.settings.reports)
            .map(|it| it.say(&Message::SecretAsk))
            .unwrap_or_default();
        told.retain(|it| !it.ends_with(&asked));
        Ok(told)
    }

    /// No story tells of the arbiters' secret: it is entered where it is asked for, and the question left out.
    fn secret_entered(&mut self, at: Moment) -> Vec<String> {
        let Seated::Game(desk) = &mut self.desk else {
            return Vec::new();
        };
        let effects = enter_the_secret(desk, at);
        self.noted(&effects)
    }

    /// Returns the line for which a key stands now.
    fn one_key(&self, key: &str) -> Option<String> {
        let answers = self.desk.view().answers;
        answers
            .into_iter()
            .find(|it| it.key.to_string() == key || (it.key == ' ' && key == "space"))
            .map(|it| it.line)
    }

    /// Returns the keys that answer now, in the order of the alphabet.
    fn one_keys(&self) -> String {
        let mut keys: Vec<_> = self.desk.view().answers.iter().map(|it| it.key.to_string()).collect();
        keys.sort();
        keys.join(" ")
    }

    /// Returns what a whole screen shows of the clocks: of a time that is in doubt both bounds, the worse for the player first.
    fn clocks_on_the_screen(&self, at: Moment) -> Vec<String> {
        let Some(clocks) = self.desk.page(at).clocks else {
            return vec!["clocks  none".to_owned()];
        };
        let digits = |time: Duration| {
            format!(
                "{}:{:02}:{:02}",
                time.as_secs() / 3600,
                time.as_secs() / 60 % 60,
                time.as_secs() % 60
            )
        };
        let bounds = |(first, second): (Duration, Duration)| match digits(first) == digits(second) {
            true => digits(first),
            false => format!("{}-{}", digits(first), digits(second)),
        };
        let about = if clocks.about { "about " } else { "" };
        let (white, black) = (bounds(clocks.white), bounds(clocks.black));
        vec![format!("clocks  {about}white {white} black {black}")]
    }

    fn dot_keys(&self) -> &'static str {
        match self.desk.view().dot_keys {
            Some(DotKeys::Six) => "six",
            Some(DotKeys::Eight) => "eight",
            None => "none",
        }
    }

    /// Leaves the table and takes the game up again from its journal alone.
    fn reopen(&mut self, step: &Step, rest: &str) -> Result<Vec<String>, String> {
        let gap = match rest.strip_prefix("after ") {
            Some("unknown") => Some(Gap::Unknown),
            Some(gap) => Some(Gap::of(milliseconds(gap)?)),
            None => None,
        };
        if rest == "without a tape" {
            self.settings.taping = Taping::Off;
        }
        let voices = Arc::clone(&self.voices);
        let wall = wall_after(&self.journal, gap, step.at);
        let (desk, effects) = Desk::resume(
            &self.journal,
            self.settings.clone(),
            voices,
            step.at,
            Reopening { gap, wall },
        )
        .map_err(|why| format!("line {}: {why}", step.line))?;
        self.desk = Seated::Game(Box::new(desk));
        Ok(self.noted(&effects))
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

fn device(name: &str) -> Result<Device, String> {
    match name {
        "room" => Ok(Device::RoomVoice),
        "ear" => Ok(Device::EarVoice),
        "own" => Ok(Device::OwnVoice),
        "system" => Ok(Device::SystemVoice),
        "screen-reader" => Ok(Device::ScreenReader),
        "builtin" => Ok(Device::BuiltinVoice),
        "journal" => Ok(Device::Journal),
        "recordings" => Ok(Device::RecordedWords),
        "microphone" => Ok(Device::Microphone),
        "recogniser" => Ok(Device::Recogniser),
        _ => Err(format!("no device {name:?}")),
    }
}

/// Reads what became of the journal and where it is kept: `removed game.jsonl game-2.jsonl`.
/// Reads `24`, `60 plugged` or `gone`.
fn power(text: &str) -> Result<Option<Power>, String> {
    if text == "gone" {
        return Ok(None);
    }
    let (percent, mains) = text.split_once(' ').unwrap_or((text, ""));
    match (percent.parse(), mains) {
        (Ok(percent), "" | "plugged") => Ok(Some(Power {
            percent,
            has_mains: !mains.is_empty(),
        })),
        _ => Err(format!("{text:?} is no battery")),
    }
}

fn continued(text: &str) -> Result<Input, String> {
    let [why, from, to] = text.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err("why, from which file and in which?".to_owned());
    };
    let why = serde_json::from_value(why.into()).map_err(|error| error.to_string())?;
    let (from, to) = (from.to_owned(), to.to_owned());
    Ok(Input::JournalContinued { why, from, to })
}

/// Reads a length of time as a script writes it, `0:30` or `2:00:00`.
fn milliseconds(text: &str) -> Result<Duration, String> {
    let length = moment(text).ok_or_else(|| format!("{text:?} is no time"))?;
    Ok(Duration::from_millis(length))
}

/// Returns what the clock on the wall says when a game is taken up after a gap, where its opening says it.
fn wall_after(journal: &[Recorded], gap: Option<Gap>, at: Moment) -> Option<u64> {
    let gap_of = |it: &Recorded| match &it.event {
        Event::Reopened { gap, .. } => *gap,
        _ => None,
    };
    let opened = journal.iter().find_map(|it| match &it.event {
        Event::Opened(opening) => opening.wall,
        _ => None,
    });
    let gaps = journal.iter().map(gap_of).chain([gap]).flatten().filter_map(Gap::known);
    Some(opened? + at.0 + gaps.sum::<u64>())
}
