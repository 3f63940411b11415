//! Shares with their bounds, times, and the tables of docs/listening.md.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::judge::{Mode, Verdict};
use super::trials::{Pause, Results, Trial};

/// So many of so many, with the Wilson interval of 95 %.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Share {
    pub(crate) count: usize,
    pub(crate) of: usize,
}

impl Share {
    pub(crate) fn percent(self) -> f64 {
        100.0 * self.count as f64 / (self.of.max(1)) as f64
    }

    /// Returns the bounds in per cent.
    pub(crate) fn bounds(self) -> (f64, f64) {
        let (n, z) = (self.of.max(1) as f64, 1.959_964);
        let p = self.count as f64 / n;
        let middle = p + z * z / (2.0 * n);
        let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 100.0 / (1.0 + z * z / n);
        (((middle - half) * scale).max(0.0), ((middle + half) * scale).min(100.0))
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (low, high) = self.bounds();
        let digits = usize::from(self.percent() < 10.0) + 1;
        write!(f, "{:.digits$} % ({low:.digits$}–{high:.digits$})", self.percent())
    }
}

/// What became of some trials.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally(BTreeMap<Verdict, usize>);

impl Tally {
    pub(crate) fn of<'a>(trials: impl IntoIterator<Item = &'a Trial>) -> Self {
        let mut tally = Self::default();
        for trial in trials {
            *tally.0.entry(trial.verdict).or_default() += 1;
        }
        tally
    }

    pub(crate) fn total(&self) -> usize {
        self.0.values().sum()
    }

    pub(crate) fn share(&self, verdict: Verdict) -> Share {
        let count = self.0.get(&verdict).copied().unwrap_or_default();
        Share {
            count,
            of: self.total(),
        }
    }

    fn row(&self, name: &str) -> String {
        use Verdict as V;
        let all = [V::Right, V::Asked, V::AskedAmiss, V::Refused, V::Wrong];
        let shares: Vec<String> = all.iter().map(|it| self.share(*it).to_string()).collect();
        format!("| {name} | {} | {} |\n", self.total(), shares.join(" | "))
    }
}

const HEAD: &str =
    "| | n | right | asked back | asked amiss | refused | wrongly accepted |\n|---|---|---|---|---|---|---|\n";

/// Writes every table.
pub(crate) fn tables(results: &Results) -> String {
    let mut text = String::from("## Synthetic speech\n\n");
    for mode in [Mode::Free, Mode::Event] {
        let of_mode = || results.trials.iter().filter(move |it| it.mode == mode);
        let announced = |is_chosen_on| {
            of_mode().filter(move |it| it.item.kind == "announcement" && it.item.is_chosen_on == is_chosen_on)
        };
        let name = mode.name();
        table(
            &mut text,
            &format!("Announcements, all families that nothing was chosen on, {name} mode"),
            announced(false),
            condition,
        );
        table(
            &mut text,
            &format!("By family, all conditions, {name} mode"),
            announced(false),
            |it| it.item.family.clone(),
        );
        let families: BTreeSet<(bool, &str)> = (of_mode().filter(|it| it.item.kind == "announcement"))
            .map(|it| (it.item.is_chosen_on, it.item.family.as_str()))
            .collect();
        for (is_chosen_on, family) in families {
            let told = if is_chosen_on {
                ", on which leads and floors were chosen"
            } else {
                ""
            };
            table(
                &mut text,
                &format!("{family}{told}, {name} mode"),
                announced(is_chosen_on).filter(|it| it.item.family == family),
                condition,
            );
        }
        let _ = write!(text, "{}", aims(&announced(false).collect::<Vec<_>>()));
        table(
            &mut text,
            &format!("Castling in the words of other languages, {name} mode"),
            of_mode().filter(|it| it.item.kind == "foreign-castling"),
            |it| it.item.family.clone(),
        );
        table(
            &mut text,
            &format!("Commands and answers, all conditions, {name} mode"),
            of_mode().filter(|it| it.item.asked != "nothing" || it.item.kind.contains("command")),
            |it| it.item.kind.clone(),
        );
        table(
            &mut text,
            &format!("Illegal announcements, all conditions, {name} mode"),
            of_mode().filter(|it| it.item.kind.starts_with("illegal")),
            |it| it.item.kind.clone(),
        );
        table(
            &mut text,
            &format!("Legal, and illegal because of check alone, in equal wording, {name} mode"),
            of_mode().filter(|it| it.item.kind.starts_with("pair")),
            |it| format!("{}, {}", it.item.condition, it.item.kind.trim_start_matches("pair-")),
        );
    }
    let illegal = || {
        let free = results.trials.iter().filter(|it| it.mode == Mode::Free);
        free.filter(|it| it.item.means.contains_key("illegal"))
    };
    let heard_as_legal = illegal().filter(|it| it.is_legal_instead).count();
    let share = Share {
        count: heard_as_legal,
        of: illegal().count(),
    };
    let _ = writeln!(
        text,
        "Illegal announcements heard as legal moves, free mode: {share} of {}.\n",
        share.of
    );
    junk(&mut text, results);
    times(&mut text, results);
    text
}

/// Tells how near the aims are: what is right in the median and in the worst family, and what is wrong in all together.
fn aims(announced: &[&Trial]) -> String {
    let families: BTreeSet<&str> = announced.iter().map(|it| it.item.family.as_str()).collect();
    let mut text = String::new();
    for condition in ["clean", "babble 10 dB"] {
        let mut shares: Vec<(Share, &str)> = (families.iter())
            .map(|family| {
                let of = |it: &&&Trial| it.item.family == *family && it.item.condition == condition;
                let tally = Tally::of(announced.iter().filter(of).copied());
                (tally.share(Verdict::Right), *family)
            })
            .filter(|(share, _)| share.of > 0)
            .collect();
        shares.sort_by(|one, other| one.0.percent().total_cmp(&other.0.percent()));
        let (Some(worst), Some(median)) = (shares.first(), shares.get(shares.len() / 2)) else {
            continue;
        };
        let _ = writeln!(
            text,
            "Right, {condition}: {:.1} % in the median family ({}), {:.1} % in the worst ({}).",
            median.0.percent(),
            median.1,
            worst.0.percent(),
            worst.1
        );
    }
    let wrong = Tally::of(announced.iter().copied()).share(Verdict::Wrong);
    if wrong.of == 0 {
        return text;
    }
    let _ = writeln!(text, "Wrong, over all: {} of {}, {wrong}.\n", wrong.count, wrong.of);
    text
}

fn condition(trial: &Trial) -> String {
    trial.item.condition.clone()
}

pub(crate) fn table<'a>(
    text: &mut String,
    title: &str,
    trials: impl Iterator<Item = &'a Trial>,
    row: impl Fn(&Trial) -> String,
) {
    let mut rows: Vec<(String, Vec<&Trial>)> = Vec::new();
    for trial in trials {
        let name = row(trial);
        match rows.iter_mut().find(|it| it.0 == name) {
            Some((_, of_row)) => of_row.push(trial),
            None => rows.push((name, vec![trial])),
        }
    }
    if rows.is_empty() {
        return;
    }
    let _ = write!(text, "### {title}\n\n{HEAD}");
    for (name, trials) in rows {
        text.push_str(&Tally::of(trials).row(&name));
    }
    text.push('\n');
}

fn junk(text: &mut String, results: &Results) {
    for mode in [Mode::Free, Mode::Event] {
        let _ = write!(text, "### Junk, {} mode\n\n", mode.name());
        text.push_str("| | hours | accepted | an hour | asked, an hour | yes or no if asked, an hour |\n|---|---|---|---|---|---|\n");
        let mut rows: BTreeMap<(bool, &str), (f64, usize, usize, usize)> = BTreeMap::new();
        for junk in results.junk.iter().filter(|it| it.mode == mode) {
            // The total comes last.
            for name in [(false, junk.row.as_str()), (true, total_of(&junk.row))] {
                let row = rows.entry(name).or_default();
                row.0 += junk.seconds / 3600.0;
                row.1 += junk.accepted.len();
                row.2 += junk.asked;
                row.3 += junk.answers;
            }
        }
        rows.remove(&(true, ""));
        for ((_, name), (hours, accepted, asked, answers)) in rows {
            let an_hour = |count: usize| count as f64 / hours;
            let _ = writeln!(
                text,
                "| {name} | {hours:.2} | {accepted} | {:.2} | {:.1} | {:.1} |",
                an_hour(accepted),
                an_hour(asked),
                an_hour(answers)
            );
        }
        text.push('\n');
    }
}

/// The neighbour's announcements are announcements, and count by themselves.
pub(crate) fn total_of(row: &str) -> &'static str {
    if row.contains("neighbour") {
        ""
    } else {
        "all but the neighbour's announcements"
    }
}

fn times(text: &mut String, results: &Results) {
    text.push_str("### Times\n\n| | n | median | p99 |\n|---|---|---|---|\n");
    for mode in [Mode::Free, Mode::Event] {
        for kind in ["announcement", "pair-legal", "pair-illegal"] {
            let of_kind = results
                .trials
                .iter()
                .filter(|it| it.mode == mode && it.item.kind == kind);
            let held: Vec<f64> = of_kind.map(|it| it.result_us as f64 / 1000.0).collect();
            let open = results
                .pauses
                .iter()
                .filter(|it| it.mode == mode && it.item.kind == kind);
            let (early, late): (Vec<_>, Vec<_>) = open.partition(|it| it.is_early);
            let ms = |pauses: Vec<&Pause>| pauses.into_iter().map(|it| it.ms).collect::<Vec<f64>>();
            for (way, times) in [
                ("end of the key to the words", held),
                ("end of the voice to the words, no key, one meaning left", ms(early)),
                ("end of the voice to the words, no key, more may follow", ms(late)),
            ] {
                if !times.is_empty() {
                    let name = mode.name();
                    let _ = writeln!(
                        text,
                        "| {way}, {kind}, {name} mode | {} | {:.1} ms | {:.1} ms |",
                        times.len(),
                        percentile(&times, 50),
                        percentile(&times, 99)
                    );
                }
            }
        }
    }
    let work: u64 = results
        .trials
        .iter()
        .map(|it| it.work_us)
        .chain(results.junk.iter().map(|it| it.work_us))
        .sum();
    let sound: f64 = results
        .trials
        .iter()
        .map(|it| it.item.samples as f64 / 16_000.0)
        .chain(results.junk.iter().map(|it| it.seconds))
        .sum();
    let memory = results.memory.iter().map(|it| it.kib).max().unwrap_or_default() as f64 / 1024.0;
    let _ = writeln!(
        text,
        "\nReal-time factor {:.4} over {:.1} hours of sound; the listener took at most {memory:.0} MiB.",
        work as f64 / 1e6 / sound,
        sound / 3600.0
    );
}

pub(crate) fn percentile(values: &[f64], percent: usize) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[(sorted.len() - 1) * percent / 100]
}
