//! Opens the desks at which a script is played, as its heading says.

use std::sync::Arc;

use ansage_core::desk::{Desk, DeskSettings, Input, Taping};
use ansage_core::game::{ArbiterKey, Condition, Event, Gap, Mode, Moment, Recorded, Reopening};
use ansage_core::language::{self, Decision, Letters, Reader, Sight, Vocabulary, Voices};
use ansage_wire::UtteranceId;

use super::conversations;
use super::given::{everything_laid_down, given};
use super::script::{Script, Step};
use super::{INCREMENT_BY_THE_EDITION, Seated, TELLS_THE_HEAD, Table, Under, milliseconds};
use crate::support::table::{usual_opening, usual_settings};
impl Table {
    /// Opens the desks, or the conversation, of a script.
    pub(super) fn open_under(script: &Script, under: &Under) -> Result<Vec<Self>, String> {
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

    /// Leaves the table and takes the game up again from its journal alone.
    pub(super) fn reopen(&mut self, step: &Step, rest: &str) -> Result<Vec<String>, String> {
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
