//! What a story tells does not depend on the language of its reports, and a script that is told in other words tells the
//! same.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use ansage_core::game::Edition;
use ansage_core::language::{Message, Voices};

use super::ids::{Ids, bare, split};
use super::names::voices_of_names;
use super::scenario::{self, Played, Under};
use super::{all_scripts, collect};
use crate::support::desk_harness::VOICES;
use crate::support::repository::in_repository;
use crate::support::seed::drawn;

/// Names the folder of earlier scripts, and the language in which those reported that name none.
const BEFORE: &str = "ANSAGE_BEFORE";
const BEFORE_REPORTS: &str = "ANSAGE_BEFORE_REPORTS";

/// Names the folder into which the sense of every script is written.
const SENSE: &str = "ANSAGE_SENSE";

/// Writes down what each script tells, by the names of the messages and what they are about: before sentences or the code
/// that says them are rewritten, and after it. The two folders have to be the same.
#[test]
fn the_sense_of_each_script_is_written_down() {
    let Some(folder) = env::var_os(SENSE).map(PathBuf::from) else {
        println!("skipped: {SENSE} names no folder");
        return;
    };
    let mut languages: BTreeMap<String, Arc<Voices>> = BTreeMap::new();
    let newest = Under::the_laws_of(Edition::default());
    for script in all_scripts() {
        let reports = reports_of(&script, &newest);
        let entered = || Arc::new(voices_of_names(&["en", &reports]));
        let voices = languages.entry(reports.clone()).or_insert_with(entered);
        let mut under = under_its_laws(&script, &newest);
        under.voices = Arc::clone(voices);
        let told = scenario::transcript(&script, &under).unwrap_or_else(|why| panic!("{}: {why}", script.display()));
        let sense: String = told
            .iter()
            .map(|it| format!("{}\n{}", it.input, indented(&it.told)))
            .collect();
        let name = script
            .strip_prefix(in_repository(super::SCRIPTS))
            .expect("it was found there");
        let file = folder.join(name).with_extension("txt");
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder is made");
        fs::write(file, sense).expect("the sense is written");
    }
}

fn indented(lines: &[String]) -> String {
    lines.iter().map(|it| format!("      {it}\n")).collect()
}

/// Compares `tests/scenarios` with earlier scripts, which may report in another language: the same inputs but for the words
/// of answers and commands, and in answer the same messages about the same. Both are played by the program of now.
#[test]
fn scripts_tell_the_same_as_before() {
    let Some(folder) = env::var_os(BEFORE).map(PathBuf::from) else {
        println!("skipped: {BEFORE} names no folder of earlier scripts");
        return;
    };
    let reports = env::var(BEFORE_REPORTS).unwrap_or_else(|_none| scenario::REPORTS.to_owned());
    let voices = Arc::new(voices_of_names(&["en", "de"]));
    let before = Under {
        reports: reports.leak(),
        voices: Arc::clone(&voices),
        ..Under::the_laws_of(Edition::default())
    };
    let after = Under {
        reports: scenario::REPORTS,
        ..before.clone()
    };
    let (mut table, ids) = (Comparison::default(), Ids::of(&voices));
    for (earlier, now) in pairs(&folder, &mut table) {
        table.compare((&earlier, &before), (&now, &after), &ids);
    }
    println!("{}", table.told());
    assert!(table.differences.is_empty(), "{}", table.differences);
}

/// What came of comparing scripts.
#[derive(Default)]
struct Comparison {
    compared: usize,
    moved: usize,
    with_other_inputs: usize,
    /// Inputs that are written in another way, and how often.
    inputs: BTreeMap<(String, String), usize>,
    /// Differences of scripts whose sense depends on the language.
    of_the_language: String,
    differences: String,
}

impl Comparison {
    fn compare(&mut self, (earlier, before): (&Path, &Under), (now, after): (&Path, &Under), ids: &Ids<'_>) {
        self.compared += 1;
        let languages = [(earlier, before), (now, after)].map(|(path, under)| reports_of(path, under));
        let told = |path, under: &Under| {
            let mut under = under_its_laws(path, under);
            // In one language it is told in the same words.
            if languages[0] == languages[1] {
                under.voices = Arc::clone(&VOICES);
            }
            scenario::transcript(path, &under)
        };
        let (was, is) = match (told(earlier, before), told(now, after)) {
            (Ok(was), Ok(is)) => (was, is),
            (was, is) => {
                let why = was.err().or(is.err()).unwrap_or_default();
                let _ = writeln!(self.differences, "{}\n{why}", now.display());
                return;
            }
        };
        let inputs = was.iter().zip(&is).filter(|(was, is)| was.input != is.input);
        for (was, is) in inputs.clone() {
            *self.inputs.entry((was.input.clone(), is.input.clone())).or_default() += 1;
        }
        self.with_other_inputs += usize::from(inputs.count() > 0);
        if was.len() != is.len() {
            let _ = writeln!(
                self.differences,
                "{}: {} inputs, {} before",
                now.display(),
                is.len(),
                was.len()
            );
        }
        let steps = was.iter().zip(&is);
        let mut different = steps.filter_map(|(was, is)| difference(was, is, &languages, ids));
        if depends_on_the_language(now) {
            let all: String = different.collect();
            let _ = writeln!(self.of_the_language, "{}\n{all}", now.display());
        } else if let Some(first) = different.next() {
            let _ = writeln!(self.differences, "{}\n{first}", now.display());
        }
    }

    fn told(&self) -> String {
        let mut told = format!(
            "{} scripts compared, {} of them moved, {} with inputs in other words\n",
            self.compared, self.moved, self.with_other_inputs
        );
        for ((before, now), count) in &self.inputs {
            let _ = writeln!(told, "{count:5} {before} -> {now}");
        }
        let _ = write!(told, "told otherwise in another language:\n{}", self.of_the_language);
        told
    }
}

/// Says what an input led to before and leads to now, if that has not the same sense.
fn difference(was: &Played, is: &Played, languages: &[String; 2], ids: &Ids<'_>) -> Option<String> {
    let sense = |told: &[String], reports: &str| -> Vec<String> {
        told.iter().map(|it| ids.in_place_of_words(it, reports)).collect()
    };
    let entered_now = with_words_entered(&was.told, &was.input, &is.input);
    let (before, after) = (sense(&was.told, &languages[0]), sense(&is.told, &languages[1]));
    // Sentences are not of one length, so that inputs come at other times; what depends on the time is told.
    if before == after || sense(&entered_now, &languages[0]) == after {
        return None;
    }
    Some(format!(
        "  {} -> {}\n    told before\n{}    told now\n{}",
        was.input,
        is.input,
        indented(&before),
        indented(&after)
    ))
}

/// Puts the words that are entered now in the place of those of before, where they are told again.
fn with_words_entered(told: &[String], before: &str, now: &str) -> Vec<String> {
    let pairs = split(before).into_iter().zip(split(now));
    let others: BTreeMap<String, String> = pairs.filter(|(before, now)| before != now).collect();
    let word = |it: &str| match others.get(bare(it)) {
        Some(now) => it.replacen(bare(it), now, 1),
        None => it.to_owned(),
    };
    told.iter()
        .map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" "))
        .collect()
}

/// Returns the earlier scripts, each with those of today, in its place and below the folder of a language; one that is lost
/// is a difference.
fn pairs(folder: &Path, table: &mut Comparison) -> Vec<(PathBuf, PathBuf)> {
    let top = in_repository(super::SCRIPTS);
    let inside = |all: Vec<PathBuf>, top: &Path| -> BTreeSet<PathBuf> {
        let inside = all.iter().filter_map(|it| it.strip_prefix(top).ok());
        inside.map(Path::to_owned).collect()
    };
    let mut earlier = Vec::new();
    collect(folder, &mut earlier);
    let (earlier, now) = (inside(earlier, folder), inside(all_scripts(), &top));
    let mut pairs = Vec::new();
    for script in &earlier {
        let new = now.difference(&earlier).filter(|it| it.ends_with(script));
        let found: Vec<_> = now.get(script).into_iter().chain(new).collect();
        if found.is_empty() {
            let _ = writeln!(table.differences, "{} is gone", script.display());
        }
        table.moved += usize::from(!found.is_empty() && !now.contains(script));
        pairs.extend(found.into_iter().map(|it| (folder.join(script), top.join(it))));
    }
    pairs
}

/// Scripts whose sense depends on the language, by the beginning of their names, and why.
const OF_THE_LANGUAGE: [(&str, &str); 5] = [
    (
        "setup/",
        "the own language and its letters of the pieces are named first",
    ),
    ("new_event/", "the words and letters of the own language are offered"),
    ("glossary/", "what a word is in the own language is told first"),
    (
        "commands/short_and_long",
        "a word that is cut short begins other commands",
    ),
    ("one_hand/spell_the_ear", "a sentence is spelled letter by letter"),
];

fn depends_on_the_language(script: &Path) -> bool {
    OF_THE_LANGUAGE.iter().any(|(begins, _)| is_called(script, begins))
}

/// Returns true if the name of a script begins like this, as `turn/d_2_3_1`.
fn is_called(script: &Path, begins: &str) -> bool {
    let name = script.strip_prefix(in_repository(super::SCRIPTS)).unwrap_or(script);
    name.to_string_lossy().replace('\\', "/").starts_with(begins)
}

/// Returns the language in which a script reports.
fn reports_of(script: &Path, under: &Under) -> String {
    scenario::reports_of(script).unwrap_or_else(|| under.reports.to_owned())
}

/// Every language a desk may report in, but the one of the scripts.
const OTHER_LANGUAGES: [&str; 6] = ["de", "es", "fr", "nl", "pt-BR", "pt-PT"];

/// Scripts in which something is entered that is not the same in every language, by the beginning of their names: the words
/// of a board, letters of pieces, and commands that are misspelt, cut short or in another language.
const ENTERED_IN_THE_LANGUAGE: [&str; 12] = [
    "announcements/the_board_is_told_in_ones_own_words",
    "board_questions/",
    "braille/the_board_under_the_finger",
    "braille/typed_on_the_keyboard",
    "commands/help_that_is_misspelt",
    "commands/nothing_is_asked",
    "entry/7_5_a_3_a_pawn_left",
    "mismatch/at_the_braille_display",
    "mismatch/in_free_mode_by_questions",
    "mismatch/pieces_in_the_words_of_the_messages",
    "one_hand/promotion_",
    "tutorial/",
];

/// A sentence may differ from language to language, what it tells may not: English commands and answers are understood in
/// each.
#[test]
fn a_story_has_the_same_sense_in_every_language() {
    let voices = Arc::new(voices_of_names(&["en"]));
    let in_english = Under {
        voices: Arc::clone(&voices),
        ..Under::the_laws_of(Edition::default())
    };
    let scripts: Vec<PathBuf> = all_scripts()
        .into_iter()
        .filter(|it| scenario::reports_of(it).is_none() && !depends_on_the_language(it))
        .filter(|it| !ENTERED_IN_THE_LANGUAGE.iter().any(|begins| is_called(it, begins)))
        .collect();
    let (mut differences, ids) = (String::new(), Ids::of(&voices));
    for language in drawn(&OTHER_LANGUAGES, 1) {
        for script in drawn(&scripts, 150) {
            let under = under_its_laws(&script, &in_english);
            let sense = |reports: &'static str| {
                let under = Under {
                    reports,
                    ..under.clone()
                };
                let told = scenario::transcript(&script, &under);
                let told = told.unwrap_or_else(|why| {
                    vec![Played {
                        input: String::new(),
                        told: vec![why],
                    }]
                });
                let lines = told.into_iter().flat_map(|it| it.told);
                lines.map(|it| ids.in_place_of_words(&it, reports)).collect::<Vec<_>>()
            };
            let (english, other) = (sense(scenario::REPORTS), sense(language));
            if let Some((one, two)) = english.iter().zip(&other).find(|(one, two)| one != two) {
                let _ = writeln!(differences, "{}\n  en: {one}\n  {language}: {two}", script.display());
            }
        }
    }
    assert!(differences.is_empty(), "{differences}");
}

/// Returns the newest laws in which a script is told.
fn under_its_laws(script: &Path, under: &Under) -> Under {
    let editions = scenario::editions_of(script).expect("a scenario is understood");
    Under {
        rules: editions.last().copied().unwrap_or_default().rules(),
        ..under.clone()
    }
}

#[test]
fn lists_of_words_are_understood_in_the_languages_that_are_entered() {
    let text = fs::read_to_string(in_repository("voices/de/messages.ftl")).expect("the messages");
    assert!(text.contains("yes-words = ja, j"), "this test needs another word");
    let voices = voices_of_names(&["en", "de"]);
    let yes = Message::YesWords;
    assert!(voices.is_listed("en", &yes, "ja") && voices.is_listed("de", &yes, "yes"));
    assert!(!voices_of_names(&["en"]).is_listed("de", &yes, "ja"));
}
