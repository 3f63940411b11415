//! The languages without a recogniser: what is said in them is heard by the scorer alone.

use std::cell::Cell;
use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::{env, fmt::Write as _};

use ansage_core::language::listen::{
    Asked, Hearing, Judged, Meaning, Outcome, ScoredPhrase, Thresholds, WrittenPhrases, heard_alone, is_of_weight,
    judge,
};
use ansage_core::language::{CommandWord, Sight, Vocabulary, Voices};
use ansage_devices::helper::{Program, Timeouts};
use ansage_devices::scoring::loading::{loading, scored_phrases};
use ansage_devices::scoring::{Scoring, ScoringEvent, net};
use ansage_wire::Health;
use ansage_wire::RATE;
use ansage_wire::scoring::ScoringId;

use super::figures::{Tally, table};
use super::judge::{self, Mode, Verdict, asked, position};
use super::speech::{Item, Part};
use super::trials::Trial;
use crate::support::wait::receive;

/// As the program and make.py call them.
pub(crate) const LANGUAGES: [&str; 6] = ["en", "es", "fr", "nl", "pt-BR", "pt-PT"];
/// A real scorer that holds what may be said in a language.
struct HeldScorer {
    scoring: Scoring,
    events: Receiver<ScoringEvent>,
    /// The next sample and the next scoring.
    next: Cell<(u64, u64)>,
    kept: Kept,
}

impl HeldScorer {
    /// Everything that may be said in free mode; in an event less may be said, and the rest only stands in the way there.
    fn open(nets: &[PathBuf], hearing: &Hearing<'_>) -> Self {
        let (sender, events) = mpsc::channel();
        let program = Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer"));
        let scoring = Scoring::open_with(program, Timeouts::default(), sender);
        let phrases = WrittenPhrases::new(hearing.lexicon, hearing.spoken);
        let language = hearing.lexicon.language();
        let list = format!("words/{}.txt", net::language_of(language));
        let knows = |it: &&PathBuf| !net::is_small(it) || it.join(&list).is_file();
        let nets: Vec<PathBuf> = nets.iter().filter(knows).cloned().collect();
        scoring.load(loading(&nets, language, &phrases, Sight::Legal, &Asked::Nothing));
        let scorer = Self {
            scoring,
            events,
            next: Cell::new((0, 0)),
            kept: Kept::read(language),
        };
        let ready = scorer.event();
        assert!(matches!(ready, ScoringEvent::Health(Health::Ready { .. })), "{ready:?}");
        scorer
    }

    /// Returns what some sound may be, the likeliest first, and how long that took, in microseconds.
    fn score(&self, item: &Item, sound: &[i16]) -> (Vec<ScoredPhrase>, u64) {
        if let Some(known) = self.kept.find(item) {
            return known;
        }
        let (at, number) = self.next.get();
        let end = at + sound.len() as u64;
        self.next.set((end, number + 1));
        assert!(self.scoring.feed().send(at, sound));
        self.scoring.score(ScoringId(number), at, end);
        match self.event() {
            ScoringEvent::Scored(scored) => {
                assert_eq!(scored.lost, 0, "sound was lost");
                let told = (scored_phrases(&scored), scored.work_us);
                self.kept.keep(item, &told);
                told
            }
            other => panic!("{other:?}"),
        }
    }

    fn event(&self) -> ScoringEvent {
        receive(&self.events).expect("there must be an event")
    }
}

/// What was scored before, where `ANSAGE_SCORED` names a folder for it: to look at other leads costs no second scoring.
#[derive(Default)]
struct Kept {
    file: Option<PathBuf>,
    known: HashMap<(String, u64), (Vec<ScoredPhrase>, u64)>,
}

impl Kept {
    fn read(language: &str) -> Self {
        let Some(folder) = env::var_os("ANSAGE_SCORED") else {
            return Self::default();
        };
        let file = Path::new(&folder).join(format!("scored-{language}.jsonl"));
        let text = fs::read_to_string(&file).unwrap_or_default();
        let line = |it: &str| serde_json::from_str(it).expect("a line of what was scored");
        Self {
            known: text.lines().map(line).collect(),
            file: Some(file),
        }
    }

    /// A set is made anew with other places.
    fn key(item: &Item) -> (String, u64) {
        (
            format!("{} {} {} {}", item.family, item.voice, item.condition, item.said),
            item.samples,
        )
    }

    fn find(&self, item: &Item) -> Option<(Vec<ScoredPhrase>, u64)> {
        self.known.get(&Self::key(item)).cloned()
    }

    fn keep(&self, item: &Item, told: &(Vec<ScoredPhrase>, u64)) {
        if let Some(file) = &self.file {
            let line = serde_json::to_string(&(Self::key(item), told)).unwrap();
            let mut file = OpenOptions::new().create(true).append(true).open(file).unwrap();
            writeln!(file, "{line}").unwrap();
        }
    }
}

/// Has everything of a language heard, as with the talk key, and understood as in free mode and as in an event.
pub(crate) fn run(language: &str, nets: &[PathBuf], parts: &[Part]) -> Vec<Trial> {
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon(language).unwrap();
    let hearing = Hearing {
        vocabulary: &Vocabulary::of([lexicon]),
        lexicon,
        spoken: voices.spoken(lexicon),
    };
    let scorer = HeldScorer::open(nets, &hearing);
    let mut trials = Vec::new();
    for part in parts {
        for item in &part.items {
            let (scored, work_us) = scorer.score(item, &part.sound(item));
            for mode in [Mode::Free, Mode::Event] {
                trials.push(trial(item, mode, scored.clone(), work_us, &hearing));
            }
        }
    }
    scorer.scoring.close();
    trials
}

fn trial(item: &Item, mode: Mode, scored: Vec<ScoredPhrase>, work_us: u64, hearing: &Hearing<'_>) -> Trial {
    let position = position(&item.fen);
    let heard = heard_alone(scored, 0.0, 0.0, hearing);
    let thresholds = Thresholds::default();
    let Judged { outcome, .. } = judge(&heard, hearing, &position, mode.sight(), &asked(item), &thresholds);
    let verdict = judge::judge(&outcome, item);
    let is_legal_instead = match &outcome {
        Outcome::Clear(Meaning::Move(m)) => verdict == Verdict::Wrong && position.is_legal(*m) == Some(true),
        _ => false,
    };
    Trial {
        item: item.clone(),
        mode,
        verdict,
        heard: heard.likeliest_text(),
        both: heard,
        confidence: 1.0,
        outcome,
        is_legal_instead,
        result_us: work_us,
        work_us,
    }
}

/// Writes the tables of a language.
pub(crate) fn tables(language: &str, trials: &[Trial]) -> String {
    let mut text = format!("## {language}\n\n");
    for mode in [Mode::Free, Mode::Event] {
        let of_mode = || trials.iter().filter(move |it| it.mode == mode);
        let announced = || of_mode().filter(|it| it.item.kind == "announcement");
        let name = mode.name();
        table(
            &mut text,
            &format!("{language}, announcements, {name} mode"),
            announced(),
            |it| {
                let chosen = if it.item.is_chosen_on { ", chosen on" } else { "" };
                format!("{}{chosen}, {}", it.item.family, it.item.condition)
            },
        );
        let kept = Tally::of(announced().filter(|it| !it.item.is_chosen_on));
        let _ = writeln!(
            text,
            "{language}, {name}, all that nothing was chosen on: {} right, {} wrong of {}.\n",
            kept.share(Verdict::Right),
            kept.share(Verdict::Wrong),
            kept.total()
        );
        let beside = of_mode().filter(|it| it.item.kind != "announcement");
        table(
            &mut text,
            &format!("{language}, commands and answers, {name} mode"),
            beside,
            kind,
        );
    }
    let seconds: f64 = trials.iter().map(|it| it.item.samples as f64 / f64::from(RATE)).sum();
    let work: f64 = trials.iter().map(|it| it.work_us as f64 / 1e6).sum();
    let _ = writeln!(
        text,
        "{language}: {:.2} s of work for a second of sound.\n",
        work / seconds
    );
    text
}

/// What weighs much is never clear by the scorer alone: it is to be asked about.
fn kind(trial: &Trial) -> String {
    let id = trial.item.means.get("command");
    match id.and_then(|id| CommandWord::ALL.iter().find(|it| it.id() == id)) {
        Some(word) if is_of_weight(*word) => "command of weight, to be asked about".to_owned(),
        Some(_) => "other command".to_owned(),
        None => trial.item.kind.clone(),
    }
}
