//! `listen`: says which moves and commands are spoken in a recording.

mod answers;
pub(super) mod score;

use std::path::Path;

use super::practice;
use crate::app::cli::ListenOptions;
use crate::app::failure::{Failure, listener_failure};
use crate::app::logging;
use crate::app::printing::say_on_stderr;
use crate::app::recogniser::heard_forms::HeardForms;
use crate::app::recogniser::hearing_model;
use crate::app::recogniser::session::{End, Session, Surroundings};
use crate::app::recogniser::wav::{open_wav, samples};
use crate::app::settings::paths::Paths;
use crate::app::settings::start_position::position;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::game::Position;
use ansage_core::language::{Lexicon, Message, Sight};
use ansage_wire::listening::Until;
use answers::Answers;

/// Listens to a recording and prints what each passage in it means; without one, lets somebody practise.
pub(in crate::app) fn listen(options: &ListenOptions, paths: &Paths) -> Result<(), Failure> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log, and nobody here can do anything about it.
        drop(error);
    }
    if options.wav.is_none() && options.score.is_none() {
        return practice::practise(options, paths);
    }
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let lexicon = lexicon(&words, &options.words)?;
    match (&options.wav, &options.score) {
        (_, Some(folder)) => score::score(folder, options, &words, lexicon),
        (Some(wav), None) => answer(wav, options, &words, lexicon),
        (None, None) => Ok(()),
    }
}

/// Prints what each passage of a recording means.
fn answer(wav: &Path, options: &ListenOptions, words: &Words, lexicon: &Lexicon) -> Result<(), Failure> {
    let position = match &options.fen {
        Some(fen) => position(fen)?,
        None => Position::start(),
    };
    let wav = open_wav(wav)?;
    let model = hearing_model(
        options.model.as_deref(),
        options.scorer_model.as_deref(),
        lexicon,
        words,
    )?;

    let sight = if options.event { Sight::Movement } else { Sight::Legal };
    let forms = HeardForms::of(&[Some(lexicon), words.voices.lexicon(USUAL_WORDS)]);
    let surroundings = Surroundings {
        model: &model,
        scorer_model: options.scorer_model.as_deref(),
        forms: &forms,
        hearing: forms.hearing(lexicon, &words.voices),
    };
    let mut session = Session::open(surroundings, &position, sight)?;
    if session.is_free() {
        say_on_stderr(&words.say(&Message::ListenOwnGrammar));
    }
    if session.has_damaged_net() {
        say_on_stderr(&words.say(&Message::ScorerNetDamaged));
    }
    let mut answers = Answers::new(options, words, &position, sight);
    let until = if options.key { Until::End } else { Until::Pause };
    let heard = session.hear(samples(wav), until, |it| answers.print(&it));
    session.close();
    match heard? {
        End::Whole => answers.end(),
        End::Lost(why) => Err(listener_failure::failed(&why)),
    }
}
