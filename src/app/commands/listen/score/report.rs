//! What was measured, in sentences and as data.

use serde::Serialize;

use super::measure::{HearingMode, Trial, share};
use super::notes::Notes;
use super::recordings::{Kind, Recordings};
use crate::app::failure::{Failure, listener_failure};
use ansage_core::language::Message;
use ansage_core::language::listen::{Share, Verdict};

/// What is told.
pub(super) struct ScoreReport<'a> {
    pub(super) recordings: &'a Recordings,
    pub(super) trials: &'a [Trial<'a>],
    pub(super) takes_no_grammar: bool,
}

/// The groups of recordings, in the order in which they are told.
const GROUPS: [&str; 4] = ["announcements", "commands", "words", "junk"];

fn group(kind: Kind) -> &'static str {
    match kind {
        Kind::Announcement(_) => GROUPS[0],
        Kind::Command(_) => GROUPS[1],
        Kind::Word => GROUPS[2],
        Kind::Junk => GROUPS[3],
    }
}

/// Everything as JSON shows it.
#[derive(Serialize)]
struct JsonReport<'a> {
    #[serde(flatten)]
    about: Notes,
    figures: Vec<Figures>,
    recordings: Vec<One<'a>>,
    refused: Vec<&'a str>,
}

#[derive(Serialize)]
struct Figures {
    what: &'static str,
    mode: &'static str,
    n: usize,
    right: Bounded,
    asked: Bounded,
    amiss: Bounded,
    nothing: Bounded,
    wrong: Bounded,
}

#[derive(Serialize)]
struct Bounded {
    count: usize,
    percent: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct One<'a> {
    file: &'a str,
    what: &'static str,
    mode: &'static str,
    verdict: &'static str,
    heard: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    taken: Option<&'a str>,
}

impl ScoreReport<'_> {
    /// Returns the sentences.
    pub(super) fn lines(&self) -> impl Iterator<Item = Message> {
        let mut lines = Vec::new();
        if self.takes_no_grammar {
            lines.push(Message::ListenOwnGrammar);
        }
        for (what, mode) in self.groups() {
            let all = || self.of(what, mode);
            lines.push(Message::ScoreHeading {
                group: what.into(),
                mode: mode.key().into(),
                count: all().count().to_string(),
            });
            // Nothing was meant by junk, so nothing of it can be right.
            let is_told = |it: &Verdict| what != GROUPS[3] || !matches!(it, Verdict::Right | Verdict::Asked);
            let verdicts = Verdict::ALL.into_iter().filter(is_told);
            lines.extend(verdicts.map(|it| line(what, it, share(all(), it))));
        }
        let wrong = self.trials.iter().filter(|it| it.verdict == Verdict::Wrong);
        lines.extend(wrong.map(|it| Message::ScoreWrong {
            file: it.recording.name.clone(),
            mode: it.mode.key().into(),
            taken: it.taken.as_deref().unwrap_or_default().into(),
        }));
        if !self.recordings.refused.is_empty() {
            let refused = self.recordings.refused.len().to_string();
            lines.push(Message::ScoreRefusedCount { count: refused });
        }
        lines.push(Message::ScoreBounds);
        lines.into_iter()
    }

    /// Returns everything for scripts, as one line.
    pub(super) fn json(&self) -> Result<String, Failure> {
        let figures = self.groups().map(|(what, mode)| {
            let bounded = |it: Verdict| Bounded::of(share(self.of(what, mode), it));
            Figures {
                what,
                mode: mode.key(),
                n: self.of(what, mode).count(),
                right: bounded(Verdict::Right),
                asked: bounded(Verdict::Asked),
                amiss: bounded(Verdict::Amiss),
                nothing: bounded(Verdict::Nothing),
                wrong: bounded(Verdict::Wrong),
            }
        });
        let report = JsonReport {
            about: Notes {
                recordings: Vec::new(),
                ..self.recordings.notes.clone()
            },
            figures: figures.collect(),
            recordings: self.trials.iter().map(One::of).collect(),
            refused: self.recordings.refused.iter().map(|it| it.name.as_str()).collect(),
        };
        let json = serde_json::to_string(&report).map_err(|it| listener_failure::failed(&it.to_string()))?;
        Ok(format!("{json}\n"))
    }

    /// Returns what was heard and how, as far as there is any of it.
    fn groups(&self) -> impl Iterator<Item = (&'static str, HearingMode)> {
        let all = GROUPS
            .into_iter()
            .flat_map(|what| HearingMode::ALL.map(|mode| (what, mode)));
        all.filter(|(what, mode)| self.of(what, *mode).next().is_some())
    }

    fn of(&self, what: &str, mode: HearingMode) -> impl Iterator<Item = &Trial<'_>> {
        let is_one = move |it: &&Trial<'_>| it.mode == mode && group(it.recording.kind) == what;
        self.trials.iter().filter(is_one)
    }
}

impl<'a> One<'a> {
    fn of(trial: &'a Trial<'_>) -> Self {
        Self {
            file: &trial.recording.name,
            what: group(trial.recording.kind),
            mode: trial.mode.key(),
            verdict: trial.verdict.key(),
            heard: &trial.heard,
            taken: trial.taken.as_deref(),
        }
    }
}

impl Bounded {
    fn of(share: Share) -> Self {
        let (low, high) = share.bounds();
        Self {
            count: share.count,
            percent: share.percent(),
            low,
            high,
        }
    }
}

/// Returns the sentence about one verdict of one group.
fn line(what: &'static str, verdict: Verdict, share: Share) -> Message {
    let (low, high) = share.bounds();
    Message::ScoreLine {
        group: what.into(),
        verdict: verdict.key().into(),
        count: share.count.to_string(),
        of: share.of.to_string(),
        percent: tenths(share.percent()).into(),
        low: tenths(low).into(),
        high: tenths(high).into(),
    }
}

/// Returns a number with one decimal, as the language writes it.
fn tenths(number: f64) -> Message {
    let text = format!("{number:.1}");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    Message::ScoreTenths {
        whole: whole.into(),
        tenths: tenths.into(),
    }
}
