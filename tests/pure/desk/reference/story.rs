//! Plays a situation at the desk: the moves of its line, and then what its script says. Time stands still but for what waits.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use ansage_core::desk::{Channel, Conversation as _, DeskSettings, Input, Utterance};
use ansage_core::game::{Event, Game, Moment};

use crate::support::desk_harness::{DeskHarness, VOICES};
use crate::support::table::usual_settings;

use super::situation::{Row, Situation};

/// What was done at the desk, and all that came of it.
pub(super) struct Story {
    table: DeskHarness,
    now: Moment,
    /// How much was recorded and said before what the situation is about.
    before: (usize, usize),
    /// What was typed last.
    last: String,
    /// What was typed since, and all that was said, in the order of time.
    log: String,
}

impl Story {
    /// Plays a situation under the edition of a row.
    pub(super) fn play(situation: &Situation, row: &Row) -> Result<Self, String> {
        let settings = DeskSettings {
            reports: "en".to_owned(),
            ..usual_settings()
        };
        let table = DeskHarness::open_with(situation.opening(row.edition()), settings, Arc::clone(&VOICES));
        let mut story = Self {
            table,
            now: Moment(0),
            before: (0, 0),
            last: String::new(),
            log: String::new(),
        };
        story.begins_here();
        let mut line = situation.line.iter().map(String::as_str);
        if !situation.play.iter().any(|it| it.starts_with("line")) {
            story.line(&mut line)?;
        }
        for step in &situation.play {
            let step = step.replace("{article}", &row.first_article());
            story.step(&step, &mut line).map_err(|why| format!("{step}: {why}"))?;
        }
        Ok(story)
    }

    pub(super) fn game(&self) -> &Game {
        self.table.game()
    }

    pub(super) fn now(&self) -> Moment {
        self.now
    }

    /// Returns what was recorded since the situation began.
    pub(super) fn events(&self) -> impl Iterator<Item = &Event> {
        self.table.journal[self.before.0..].iter().map(|it| &it.event)
    }

    /// Returns what was said since the situation began, but for what both players hear.
    pub(super) fn told(&self) -> impl Iterator<Item = &str> {
        let said = self.table.said[self.before.1..].iter();
        said.filter(|it| it.channel != Channel::Room)
            .map(|it| it.written.as_str())
    }

    pub(super) fn last(&self) -> &str {
        &self.last
    }

    fn begins_here(&mut self) {
        self.before = (self.table.journal.len(), self.table.said.len());
    }

    fn step<'a>(&mut self, step: &str, line: &mut impl Iterator<Item = &'a str>) -> Result<(), String> {
        // Done if the desk did not say something: `unless no longer: /irregularity start`.
        if let Some((unless, step)) = step.strip_prefix("unless ").and_then(|it| it.split_once(": ")) {
            let is_told = self.told().any(|it| it.contains(unless));
            return if is_told { Ok(()) } else { self.step(step, line) };
        }
        let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
        match verb {
            // The line, or as many of its moves as are named.
            "line" if rest.is_empty() => self.line(line)?,
            "line" => self.line(&mut line.take(rest.parse().map_err(|_number| "how many moves?")?))?,
            // Made, but not pressed.
            "makes" => self.makes(rest)?,
            "plays" => {
                self.makes(rest)?;
                self.types("/clock");
            }
            "presses" => self.types("/clock"),
            "waits" => {
                let time: Duration = time(rest).ok_or_else(|| format!("{rest:?} is no time"))?;
                self.waits(time);
            }
            // The clock that runs comes to zero, and a second passes.
            "zero" => self.waits(self.left_running()? + Duration::from_secs(1)),
            // As much is left on the clock that runs.
            "left" => {
                let to_be_left = time(rest).ok_or_else(|| format!("{rest:?} is no time"))?;
                self.waits(self.left_running()?.saturating_sub(to_be_left));
            }
            "clocks" => {
                let (white, black) = rest.split_once(' ').ok_or("two times")?;
                self.types("/arbiter AB");
                self.types(&format!("/set white {white} black {black}"));
                self.types("/player");
                self.begins_here();
            }
            "arbiter" => self.types("/arbiter AB"),
            // The story is about what follows.
            "now" => self.begins_here(),
            "player" => self.types("/player"),
            "enter" => self.types(""),
            "y" => self.types("y"),
            // Whatever is proposed is taken.
            "takes" => self.takes(),
            // A draw is claimed, and both clocks are stopped where that is asked.
            "claims" => self.claims(&format!("/claim {rest}")),
            "opponent-claims" => self.claims(&format!("/opponent claims {rest}")),
            // The arbiter decides on the claim as the program has found it.
            "decided" => self.decided(),
            // The next move is sealed, and all is in the envelope; later both come, and it is opened.
            "adjourns" => self.adjourns()?,
            "resumes" => self.resumes(rest),
            // The illegal move costs what is proposed and is taken back, and play goes on.
            "judged" => self.judged(),
            "?" => self.types("?"),
            "types" => self.types(rest),
            _ if step.starts_with('/') => self.types(step),
            _ => return Err("is no step".to_owned()),
        }
        Ok(())
    }

    /// Plays moves; the situation begins before the last.
    fn line<'a>(&mut self, line: &mut impl Iterator<Item = &'a str>) -> Result<(), String> {
        let moves: Vec<&str> = line.collect();
        for (index, entry) in moves.iter().enumerate() {
            let is_last = index + 1 == moves.len();
            self.begins_here();
            let (mark, m) = entry.split_once(':').unwrap_or(("", entry));
            self.makes(m).map_err(|why| format!("{entry}: {why}"))?;
            match mark {
                "m" => {}
                "x" if !is_last => {
                    self.types("/clock");
                    self.judged();
                }
                _ => self.types("/clock"),
            }
        }
        Ok(())
    }

    /// The arbiter comes, takes what is proposed for an illegal move and, where that is offered, sets up the position before
    /// it; play goes on.
    fn judged(&mut self) {
        let before = self.game().plies().len().saturating_sub(1);
        self.types("/arbiter AB");
        self.types("/fault");
        // Every illegal move that is judged was claimed.
        if self
            .told()
            .last()
            .is_some_and(|it| it.contains("acts on a claim alone"))
        {
            self.types("y");
        }
        let said = self.table.said.len();
        self.takes();
        let is_offered = |it: &Utterance| it.written.contains("goes back to the position before");
        if self.table.said[said..].iter().any(is_offered) && self.game().outcome().is_none() {
            self.types(&format!("/restore {before}"));
            self.takes();
            self.types("/resume");
        }
        self.types("/player");
    }

    fn claims(&mut self, line: &str) {
        for line in [line, "y", ""] {
            self.types(line);
        }
    }

    /// Takes every step of an adjournment.
    fn adjourns(&mut self) -> Result<(), String> {
        self.types("/arbiter AB");
        self.types("/adjourn");
        for _ in 0..30 {
            let asked = self.told().last().unwrap_or_default();
            match () {
                () if asked.contains("complete") => return Ok(()),
                () if asked.contains("When and where") => self.types("28.11.2026, 10:00, hall 2"),
                () if asked.contains("Enter: yes") => self.types(""),
                () => self.types("/adjourn"),
            }
        }
        Err("the game is not adjourned".to_owned())
    }

    /// Asks who is there; those who are named are.
    fn resumes(&mut self, there: &str) {
        self.types("/adjourn");
        for _ in 0..3 {
            let asked = self.told().last().unwrap_or_default().to_lowercase();
            match () {
                () if asked.contains("which move was sealed") => return,
                () if asked.starts_with("is white there") => {
                    self.types(if there.contains("white") { "y" } else { "n" })
                }
                () if asked.starts_with("is black there") => {
                    self.types(if there.contains("black") { "y" } else { "n" })
                }
                () if asked.contains("enter: yes") => self.types(""),
                () => return,
            }
        }
    }

    fn decided(&mut self) {
        self.types("/arbiter AB");
        let is_wrong = self.told().any(|it| it.contains("That is not "));
        self.types(if is_wrong { "/claim wrong" } else { "/claim ok" });
        self.takes();
    }

    /// Takes what is proposed, with Enter or, where that is not enough, with y.
    fn takes(&mut self) {
        for answer in ["", "y", ""] {
            let before = self.table.journal.len();
            self.types(answer);
            if self.table.journal.len() > before {
                break;
            }
        }
    }

    /// Enters a move and makes it on the board.
    fn makes(&mut self, entry: &str) -> Result<(), String> {
        let before = self.game().plies().len();
        self.types(entry);
        for _ in 0..5 {
            match () {
                () if self.game().plies().len() > before => return Ok(()),
                () if self.game().announced().is_some() => self.types("/made"),
                () => self.types(""),
            }
        }
        Err(format!("{entry} cannot be made"))
    }

    fn left_running(&self) -> Result<Duration, String> {
        let clock = self.game().clock().ok_or("there is no clock")?;
        let side = clock.running().ok_or("no clock runs")?;
        Ok(clock.left(side, self.now))
    }

    fn waits(&mut self, time: Duration) {
        let until = Moment(self.now.0 + u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
        self.wakes_until(until);
        self.now = until;
    }

    fn wakes_until(&mut self, until: Moment) {
        for _ in 0..10_000 {
            let Some(due) = self.table.desk.next_wake().filter(|due| *due <= until) else {
                return;
            };
            self.now = self.now.max(due);
            self.hands("(wakes)", Input::Wake);
        }
    }

    fn types(&mut self, line: &str) {
        self.wakes_until(self.now);
        self.last = line.to_owned();
        self.hands(line, Input::Line(line.to_owned()));
    }

    /// Hands an input on; what both players hear has been heard at once.
    fn hands(&mut self, shown: &str, input: Input) {
        let (journal, said) = (self.table.journal.len(), self.table.said.len());
        self.table.handle(self.now, input);
        let in_the_room = |it: &&Utterance| it.channel == Channel::Room;
        let spoken: Vec<_> = self.table.said.iter().filter(in_the_room).map(|it| it.id).collect();
        for id in spoken {
            self.table.handle(self.now, Input::Ended(id));
        }
        let _ = writeln!(
            self.log,
            "  {:>9} {}",
            self.now.0,
            if shown.is_empty() { "(enter)" } else { shown }
        );
        for it in &self.table.journal[journal..] {
            let _ = writeln!(
                self.log,
                "              writes  {}",
                serde_json::to_string(&it.event).unwrap_or_default()
            );
        }
        for it in &self.table.said[said..] {
            let _ = writeln!(self.log, "              {}", line_of(it));
        }
    }
}

fn line_of(utterance: &Utterance) -> String {
    format!(
        "{:<7} {}",
        format!("{:?}", utterance.channel).to_lowercase(),
        utterance.written
    )
}

/// Returns everything that happened, to be read.
pub(super) fn told(story: &Story) -> &str {
    &story.log
}

/// Reads `10s`, `29m` or `2h`.
fn time(text: &str) -> Option<Duration> {
    let unit = text.chars().last()?;
    let number: u64 = text.strip_suffix(unit)?.parse().ok()?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        _ => return None,
    };
    Some(Duration::from_secs(number * seconds))
}
