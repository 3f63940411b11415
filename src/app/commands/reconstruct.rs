//! The task `reconstruct`: the sheet of a game out of a recording without text.

mod ask;
mod by_ear;
mod hear;
mod recording;
mod report;
pub(super) mod result;

use super::export::sheets::Sheets;
use super::json;
use super::json::reconstructed::reconstructed;
use crate::app::cli::{BraillePage, ReconstructOptions};
use crate::app::failure::Failure;
use crate::app::logging;
use crate::app::printing::{print, print_json, say_on_stderr};
use crate::app::recogniser::checked_model;
use crate::app::recogniser::heard_forms::HeardForms;
use crate::app::recogniser::offline::OfflineRecogniser;
use crate::app::recogniser::scorer::WaitingScorer;
use crate::app::settings::paths::Paths;
use crate::app::settings::start_position::position;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::game::Position;
use ansage_core::language::listen::Hearing;
use ansage_core::language::reconstruct::{Answers, ParsedPassage, Tape};
use ansage_core::language::{Message, Sight};
use ask::{Asking, Questioned};
use recording::Recordings;
use result::ReconstructResult;

/// Makes a sheet of what is heard, and asks about what is not sure if that is wanted.
pub(in crate::app) fn reconstruct(options: &ReconstructOptions, paths: &Paths) -> Result<(), Failure> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log, and nobody here can do anything about it.
        drop(error);
    }
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let lexicon = lexicon(&words, &options.words)?;
    let start = match &options.fen {
        Some(fen) => position(fen)?,
        None => Position::start(),
    };
    let mut recordings = Recordings::list(&options.recording)?;
    // A device that was named and cannot be heard is told before the tape is, which takes its time.
    let asking = match options.ask {
        true => Some(Asking::open(options, lexicon, paths, &words)?),
        false => None,
    };
    let model = checked_model(options.model.as_deref(), lexicon, &words)?;
    let forms = HeardForms::of(&[Some(lexicon), words.voices.lexicon(USUAL_WORDS)]);
    let hearing = Hearing {
        vocabulary: &forms.vocabulary,
        lexicon,
        spoken: words.voices.spoken(lexicon),
    };
    let scorer = match options.no_scorer {
        true => None,
        false => {
            let named = options.scorer_model.as_deref();
            let found = WaitingScorer::of_recordings(named, &hearing, Sight::Movement, false)?;
            if found.is_net_damaged {
                say_on_stderr(&words.say(&Message::ScorerNetDamaged));
            }
            found.scorer
        }
    };
    let hearer = OfflineRecogniser::open(&model, &hearing, forms.words.clone(), scorer)?;
    let passages = hear::hear_all(&mut recordings, hearer, &words)?;
    if !recordings.any_was_read() {
        return Err(recordings.failure(&options.recording));
    }
    let said = passages
        .iter()
        .map(|it| ParsedPassage::of(&it.heard, &hearing))
        .collect();
    let tape = Tape::new(start, said);
    let mut found = ReconstructResult {
        recordings: &recordings,
        passages: &passages,
        game: tape.reconstruct(&Answers::new()),
        lexicon,
        words: &words,
    };
    let questioned = match asking {
        Some(asking) => Some(Questioned::ask(tape, &mut found, &forms.vocabulary, asking)?),
        None => None,
    };
    if let Some(folder) = &options.into {
        write(folder, &found)?;
    }
    match options.json {
        true => print_json(&json::document(&reconstructed(&found))?)?,
        false => print(&report::text(&found))?,
    }
    match questioned {
        Some(questioned) => questioned.end(),
        None => Ok(()),
    }
}

/// Writes the sheet in every form, with what is marked.
fn write(folder: &std::path::Path, found: &ReconstructResult<'_>) -> Result<(), Failure> {
    let sheet = found.sheet();
    let sheets = Sheets {
        sheet: &sheet,
        struck: &[],
        opening: None,
        words: found.words,
        reports: &found.words.reports,
        letters: None,
        remarks: report::remarks(found),
        notes: report::notes(found),
        is_evidence: true,
        page: &BraillePage::default(),
    };
    sheets.write(folder, &json::document(&reconstructed(found))?)
}
