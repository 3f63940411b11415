//! `listen --score`: how well recordings of people are understood, with bounds.

pub(in crate::app) mod measure;
pub(in crate::app) mod notes;
pub(in crate::app) mod recordings;
mod report;

use std::path::Path;

use crate::app::cli::ListenOptions;
use crate::app::failure::Failure;
use crate::app::printing::{print, print_json, say_on_stderr};
use crate::app::recogniser::heard_forms::HeardForms;
use crate::app::recogniser::hearing_model;
use crate::app::recogniser::session::Surroundings;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::Words;
use ansage_core::language::{Lexicon, Message};
use measure::measure;
use recordings::Recordings;
use report::ScoreReport;

/// Measures the recogniser on a folder of recordings and prints what it made of them.
pub(super) fn score(folder: &Path, options: &ListenOptions, words: &Words, lexicon: &Lexicon) -> Result<(), Failure> {
    let forms = HeardForms::of(&[Some(lexicon), words.voices.lexicon(USUAL_WORDS)]);
    let hearing = forms.hearing(lexicon, &words.voices);
    let mut recordings = Recordings::read(folder, &hearing, &words.voices)?;
    let model = hearing_model(
        options.model.as_deref(),
        options.scorer_model.as_deref(),
        lexicon,
        words,
    )?;
    if !options.json {
        for refused in &recordings.refused {
            say_on_stderr(&words.say(&refused.why));
        }
    }
    if recordings.usable.is_empty() {
        let none = Message::ScoreNone {
            path: folder.display().to_string(),
        };
        return Err(Failure::unreadable(none));
    }
    if !options.json {
        let begin = Message::ScoreBegin {
            count: recordings.usable.len().into(),
        };
        print(&format!("{}\n", words.say(&begin)))?;
    }
    let surroundings = Surroundings {
        model: &model,
        scorer_model: options.scorer_model.as_deref(),
        forms: &forms,
        hearing,
    };
    let measured = measure(surroundings, &recordings.usable)?;
    for why in &measured.lost {
        if !options.json {
            say_on_stderr(&words.say(&why.why));
        }
    }
    recordings.refused.extend(measured.lost);
    let report = ScoreReport {
        recordings: &recordings,
        trials: &measured.trials,
        takes_no_grammar: measured.takes_no_grammar,
    };
    match options.json {
        true => print_json(&report.json()?),
        false => report
            .lines()
            .try_for_each(|it| print(&format!("{}\n", words.say(&it)))),
    }
}
