//! What `tutorial` is told.

use clap::Args;

use super::answers::AnswersOptions;
use super::display::DisplayOptions;
use super::ear::EarOptions;
use super::report_options::ReportOptions;
use crate::app::settings::options::{BrailleKeys, LetterNames, PlayOptions, Record, YesNo, one_of};
use ansage_core::desk::Learner;

/// The options of `tutorial`.
#[derive(Args, Clone, Debug)]
pub struct TutorialOptions {
    /// What is learned [default: player]
    #[arg(long = "as", value_parser = one_of::<Learner>(&["player", "assistant", "arbiter"]))]
    pub learner: Option<Learner>,
    /// Begin with the first lesson, wherever it was left
    #[arg(long)]
    pub from_start: bool,
    /// The plain face: one prompt, one line out per event (the default)
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "yes|no")]
    pub plain: Option<YesNo>,
    /// The screen face: what was told, the sheet and the prompt in one calm column
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "yes|no")]
    pub screen: Option<YesNo>,
    /// Language of the announcements, e.g. de-fide, de, en, es, fr, nl, pt-BR, pt-PT [default: de-fide]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// Piece letters that are read, the first are written: en,de,pt,es,fr,nl [default: those of --reports and English ones]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// The loudspeaker, or none: nothing is said aloud, and the opponent reads `ansage screen`
    #[arg(long, value_name = "DEVICE")]
    pub room: Option<String>,
    /// Braille typed on the keyboard, f d s j k l for dots 1 to 6: pressed together where the terminal tells which keys are let
    /// go (yes), in any case (chords), or one after the other (one-by-one) [default: no, until /perkins or F12]
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes",
        value_name = "yes|no|chords|one-by-one", value_parser = one_of::<BrailleKeys>(&["yes", "no", "chords", "one-by-one"]))]
    pub braille_keys: Option<BrailleKeys>,
    /// What is heard.
    #[command(flatten)]
    pub ear: EarOptions,
    /// What is said aloud.
    #[command(flatten)]
    pub answers: AnswersOptions,
    /// What is felt.
    #[command(flatten)]
    pub display: DisplayOptions,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

impl TutorialOptions {
    /// Returns the same as options of a game, over what the settings say; what they say of a game that is played does not count.
    pub fn over(&self, settings: PlayOptions) -> PlayOptions {
        let chosen = PlayOptions {
            plain: self.plain,
            screen: self.screen,
            words: self.words.clone(),
            letters: self.letters.clone(),
            room: self.room.clone(),
            braille_keys: self.braille_keys,
            reports: self.reporting.reports.clone(),
            voices: self.reporting.voices.clone(),
            ..self.ear.options().over(self.answers.options())
        };
        let chosen = chosen.over(self.display.options());
        PlayOptions {
            role: None,
            blind: None,
            announces: None,
            clock: None,
            time: None,
            fen: None,
            chess960: None,
            journal: None,
            resume: None,
            record: Some(Record::Off),
            event_file: None,
            ..chosen.over(settings)
        }
    }
}
