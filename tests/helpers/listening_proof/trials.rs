//! Every item of a set heard by a real listener, and what became of it.

use std::thread;

use ansage_core::language::listen;
use ansage_core::language::listen::{Asked, Meaning, Outcome, ScoredPhrase, Thresholds};
use ansage_devices::listening::model::Bindable;
use ansage_wire::RATE;
use ansage_wire::listening::{Heard, PAUSE_SAMPLES, Until};
use serde::Deserialize;

use super::judge::{Mind, Mode, Verdict, asked, in_seconds, judge, position};
use super::listener::Listener;
use super::scorer::Scorer;
use super::speech::{Item, Part};

/// Something that was said with a key held, and what became of it.
pub(crate) struct Trial {
    pub(crate) item: Item,
    pub(crate) mode: Mode,
    pub(crate) verdict: Verdict,
    pub(crate) heard: String,
    /// Both, to be judged again.
    pub(crate) both: listen::Heard,
    pub(crate) outcome: Outcome,
    /// The least that the recogniser was sure of a word.
    pub(crate) confidence: f32,
    /// A move was clear that was not meant and is legal.
    pub(crate) is_legal_instead: bool,
    /// From the end of the hearing to the words.
    pub(crate) result_us: u64,
    pub(crate) work_us: u64,
}

/// Something that was said without a key: the time from the end of the voice to the words.
pub(crate) struct Pause {
    pub(crate) item: Item,
    pub(crate) mode: Mode,
    pub(crate) ms: f64,
    /// It was ended as soon as its words left one meaning.
    pub(crate) is_early: bool,
}

/// A stretch of junk, heard without a key.
pub(crate) struct Junk {
    pub(crate) row: String,
    pub(crate) mode: Mode,
    pub(crate) seconds: f64,
    pub(crate) work_us: u64,
    /// What would have been taken for a move or a command.
    pub(crate) accepted: Vec<String>,
    /// How often something would have been asked.
    pub(crate) asked: usize,
    /// How often it would have been taken for yes or no, if a question had been open.
    pub(crate) answers: usize,
}

/// The most memory of a listener so far, and what it had just heard.
#[derive(Clone, Debug)]
pub(crate) struct Peak {
    pub(crate) kib: u64,
    pub(crate) mode: Mode,
    /// The synthesiser or the kind of junk, and the number of the item.
    pub(crate) behind: String,
}

/// All that was measured.
#[derive(Default)]
pub(crate) struct Results {
    pub(crate) trials: Vec<Trial>,
    pub(crate) pauses: Vec<Pause>,
    pub(crate) junk: Vec<Junk>,
    /// Whenever a listener took more memory than ever before, by a mebibyte and more.
    pub(crate) memory: Vec<Peak>,
}

/// So many items are heard without a key too: one of these.
const OPEN: u64 = 4;

/// Of the junk of a large set, one in so many is heard in event mode too.
const IN_EVENT: u64 = 3;
/// Of a sample, one in so many is heard by the scorer too: it takes a second of a core for each.
const SCORED: u64 = 12;
/// And in free mode the stretches of its junk that are no longer than 20 s, in samples.
const SCORED_JUNK: u64 = 20 * RATE as u64;
/// So many items are a large set.
const LARGE: usize = 5_000;

/// Has every part heard, each by a listener of its own; of a sample the scorer hears a part.
pub(crate) fn run(model: &Bindable, parts: &[Part], is_sample: bool) -> Results {
    let is_large = parts.iter().map(|it| it.items.len()).sum::<usize>() >= LARGE;
    let share = if is_large { IN_EVENT } else { 1 };
    let heard: Vec<Results> = thread::scope(|scope| {
        let listening: Vec<_> = parts
            .iter()
            .map(|part| scope.spawn(|| run_part(model, part, share, is_sample)))
            .collect();
        listening.into_iter().map(|it| it.join().unwrap()).collect()
    });
    let mut all = Results::default();
    for results in heard {
        all.trials.extend(results.trials);
        all.pauses.extend(results.pauses);
        all.junk.extend(results.junk);
        all.memory.extend(results.memory);
    }
    all
}

fn run_part(model: &Bindable, part: &Part, in_event: u64, is_sample: bool) -> Results {
    let mind = Mind::new(model);
    let mut results = Results::default();
    let everywhere = Listener::open(model, &mind, &position(&part.items[0].fen), Mode::Event);
    let scorer = Scorer::open(&mind);
    let mut most_everywhere = 0;
    for of_one_position in part.items.chunk_by(|one, other| one.fen == other.fen) {
        let here = Listener::open(model, &mind, &position(&of_one_position[0].fen), Mode::Free);
        let mut most_here = 0;
        for item in of_one_position {
            let sound = part.sound(item);
            let scorer = scorer.as_ref().filter(|_| !is_sample || is_scored_in_a_sample(item));
            // What is said with a key is the same sound in both modes.
            let with_key = scorer.filter(|_| item.kind != "junk");
            let scored = with_key.and_then(|it| it.score(&sound));
            for (mode, listener) in [(Mode::Free, &here), (Mode::Event, &everywhere)] {
                let hearers = Hearers {
                    mind: &mind,
                    listener,
                    scorer: scorer.filter(|_| !is_sample || mode == Mode::Free),
                };
                // Pairs are equal in an event, or not.
                let is_wanted = match mode {
                    Mode::Free => !item.kind.starts_with("pair"),
                    Mode::Event => item.kind != "junk" || item.number.is_multiple_of(in_event),
                };
                if !is_wanted {
                    continue;
                }
                if item.kind == "junk" {
                    results.junk.push(hear_junk(&hearers, item, mode, &sound));
                } else {
                    results.trials.push(hear(&hearers, item, mode, &sound, scored.clone()));
                    if item.number.is_multiple_of(OPEN) && item.condition.contains("20 dB") {
                        results.pauses.extend(pause(&mind, listener, item, mode, &sound));
                    }
                }
                let most = if mode == Mode::Free {
                    &mut most_here
                } else {
                    &mut most_everywhere
                };
                results.memory.extend(peak(listener, item, mode, most));
            }
        }
    }
    results
}

fn is_scored_in_a_sample(item: &Item) -> bool {
    match item.kind.as_str() {
        "junk" => item.samples <= SCORED_JUNK,
        _ => item.number.is_multiple_of(SCORED),
    }
}

/// Judges again what was heard before, with a key held; a line for each, as the proof keeps them.
pub(crate) fn judged_again(model: &Bindable, lines: &str) -> Results {
    let mind = Mind::new(model);
    let kept = |line| -> Option<Trial> {
        let kept: Kept = serde_json::from_str(line).ok()?;
        let mode = if kept.mode == Mode::Free.name() {
            Mode::Free
        } else {
            Mode::Event
        };
        Some(trial(&mind, &kept.item, mode, kept.heard, kept.both))
    };
    Results {
        trials: lines.lines().filter_map(kept).collect(),
        ..Results::default()
    }
}

/// A line of what was heard.
#[derive(Deserialize)]
struct Kept {
    item: Item,
    mode: String,
    heard: String,
    both: listen::Heard,
}

/// What hears and understands in a position.
struct Hearers<'a> {
    mind: &'a Mind,
    listener: &'a Listener,
    scorer: Option<&'a Scorer>,
}

/// Returns how much memory a listener has taken at most, if that is a mebibyte more than what was `most` before.
fn peak(listener: &Listener, item: &Item, mode: Mode, most: &mut u64) -> Option<Peak> {
    let kib = listener.peak_memory();
    let is_more = kib >= *most + 1024;
    if is_more {
        *most = kib;
    }
    is_more.then(|| Peak {
        kib,
        mode,
        behind: format!("{}, {}, {}", item.family, item.condition, item.number),
    })
}

fn hear(hearers: &Hearers<'_>, item: &Item, mode: Mode, sound: &[i16], scored: Option<Vec<ScoredPhrase>>) -> Trial {
    let passages = hearers.listener.hear(sound, Until::End);
    let [heard] = passages.as_slice() else {
        panic!("a held key makes one passage: {passages:?}")
    };
    let both = in_seconds(heard, scored);
    Trial {
        result_us: heard.result_us,
        work_us: heard.work_us,
        ..trial(hearers.mind, item, mode, words(heard), both)
    }
}

fn trial(mind: &Mind, item: &Item, mode: Mode, heard: String, both: listen::Heard) -> Trial {
    let position = position(&item.fen);
    let held = Thresholds::default();
    let outcome = mind.outcome(&both, &position, mode, &asked(item), &held);
    let verdict = judge(&outcome, item);
    let is_legal_instead = match &outcome {
        Outcome::Clear(Meaning::Move(m)) => verdict == Verdict::Wrong && position.is_legal(*m) == Some(true),
        _ => false,
    };
    let said = both.words.iter().filter(|it| it.word != "[unk]");
    Trial {
        item: item.clone(),
        mode,
        verdict,
        heard,
        confidence: said.map(|it| it.confidence).fold(1.0, f32::min),
        both,
        outcome,
        is_legal_instead,
        result_us: 0,
        work_us: 0,
    }
}

fn words(heard: &Heard) -> String {
    let words: Vec<&str> = heard.words.iter().map(|it| it.word.as_str()).collect();
    words.join(" ")
}

/// Hears an item without a key: the sound before the voice goes on behind it. `None` if nothing was heard. Where the
/// words leave one meaning the hearing would be ended at a short pause, as `app::table::voice_input` does.
fn pause(mind: &Mind, listener: &Listener, item: &Item, mode: Mode, sound: &[i16]) -> Option<Pause> {
    let before = &sound[..sound.len().min(2_000)];
    let mut longer = sound.to_vec();
    for _ in 0..16 {
        longer.extend(before);
    }
    let mut settled = None;
    let passages = listener.hear_in_part(&longer, Until::Pause, |partial| {
        let may_end = partial.quiet >= PAUSE_SAMPLES && mind.is_complete(&partial.words);
        if may_end && settled.is_none() {
            settled = Some(partial.to);
        }
    });
    let heard = passages.iter().rev().find(|it| !it.words.is_empty())?;
    let is_early = settled.is_some();
    let waited = settled.unwrap_or(heard.to).checked_sub(item.voice_end)?;
    let ms = waited as f64 * 1000.0 / f64::from(RATE) + heard.result_us as f64 / 1000.0;
    let item = item.clone();
    Some(Pause {
        item,
        mode,
        ms,
        is_early,
    })
}

fn hear_junk(hearers: &Hearers<'_>, item: &Item, mode: Mode, sound: &[i16]) -> Junk {
    let passages = hearers.listener.hear(sound, Until::Pause);
    let mut junk = Junk {
        row: item.family.clone(),
        mode,
        seconds: sound.len() as f64 / f64::from(RATE),
        work_us: passages.iter().map(|it| it.work_us).sum(),
        accepted: Vec::new(),
        asked: 0,
        answers: 0,
    };
    let (position, open) = (position(&item.fen), Thresholds::without_key());
    for passage in passages {
        let scored = hearers.scorer.and_then(|it| it.score_passage(sound, &passage));
        let heard = in_seconds(&passage, scored);
        match hearers.mind.outcome(&heard, &position, mode, &Asked::Nothing, &open) {
            Outcome::Clear(meaning) => junk.accepted.push(format!("{}: {meaning:?}", words(&passage))),
            Outcome::Ask(_) => junk.asked += 1,
            Outcome::Nothing(_) => {}
        }
        let answer = hearers.mind.outcome(&heard, &position, mode, &Asked::YesOrNo, &open);
        if matches!(answer, Outcome::Clear(Meaning::Yes | Meaning::No)) {
            junk.answers += 1;
        }
    }
    junk
}
