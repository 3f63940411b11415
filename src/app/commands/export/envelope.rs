//! `--envelope`: what stands on the envelope of an adjourned game, in print or in Braille.

use super::{in_form, letters_of, say_on_stderr};
use crate::app::cli::ExportOptions;
use crate::app::commands::braille::pages;
use crate::app::failure::{Failure, braille_failure};
use crate::app::settings::words::Words;
use ansage_core::game::{By, Game, Mode, Moment};
use ansage_core::language::braille::pages::Part;
use ansage_core::language::braille::writer::{PLACE, Writer};
use ansage_core::language::braille::{Pages, Profile, Tables};
use ansage_core::language::envelope::{Envelope, EnvelopeLine};
use ansage_core::language::head_words::HeadWords;
use ansage_core::language::{Message, Messages};
use ansage_devices::storage::Read;

/// Writes the envelope, and says what the arbiter has to add.
pub(super) fn write(
    options: &ExportOptions,
    journal: &Read,
    game: &Game,
    words: &Words,
    (reports, messages): (&str, &Messages),
) -> Result<String, Failure> {
    // In an event a position is told to nobody who plays; whoever is charged with adjournments has it before them.
    let is_ours = matches!(game.opening().duties.adjourns, By::Program | By::Assistant);
    if game.mode() == Mode::Event && !is_ours {
        return Err(Failure::refused(Message::EnvelopeNotOurs));
    }
    if game.is_over() {
        return Err(Failure::refused(Message::NothingToSeal));
    }
    let envelope = Envelope {
        game,
        at: journal.records.last().map_or(Moment(0), |it| it.at),
        resumes: options.resumes.as_deref(),
        head: Some(HeadWords::of(journal.head.bytes())),
        messages,
        letters: letters_of(options, game)?,
    };
    let lacks: Vec<String> = envelope.lacks().into_iter().map(|it| messages.say(&it)).collect();
    if !lacks.is_empty() {
        let message = Message::EnvelopeLacks { what: lacks.join(", ") };
        say_on_stderr(&messages.say(&message));
    }
    if options.form.is_braille() {
        let pages = pages(options, &envelope, words)?;
        in_form(options, &pages, &game.scoresheet(), reports)
    } else {
        Ok(envelope.print())
    }
}

fn pages(options: &ExportOptions, envelope: &Envelope<'_>, words: &Words) -> Result<Pages, Failure> {
    let usual = |tables: &Tables| tables.short6_of(envelope.letters.name);
    pages::laid_out(
        &options.braille,
        usual,
        &envelope.title(),
        words,
        |writer, profile, _title| {
            // The title stands at the head of the page.
            let lines = envelope.lines().into_iter().skip(1);
            lines.map(|line| part_of(line, writer, profile)).collect()
        },
    )
}

fn part_of(line: EnvelopeLine, writer: &mut Writer<'_>, profile: &Profile) -> Result<Part, Failure> {
    match (line, profile) {
        (EnvelopeLine::Words(words), _) => Ok(writer.sentence(&words)),
        (EnvelopeLine::Pieces { side, pieces }, Profile::Table(_)) => writer
            .labelled(&format!("{side}: {PLACE}"), &pieces)
            .map_err(|it| braille_failure::not_written(&it, profile)),
        // The British code writes pieces in moves alone.
        (EnvelopeLine::Pieces { side, pieces }, Profile::Ukaaf2015) => {
            Ok(writer.sentence(&format!("{side}: {pieces}")))
        }
    }
}
