//! `brief`: one page for the opponent, the arbiter, the assistant or the organiser, the letter of a player to the organiser,
//! and a rehearsal of the handshake.

mod rehearse;

use crate::app::cli::{BriefFor, BriefOptions};
use crate::app::commands::braille::pages;
use crate::app::commands::export::large_print_size;
use crate::app::failure::{Failure, desk_failure};
use crate::app::printing::{Written, print, print_as};
use crate::app::settings::event_file;
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::game::{Edition, Opening, Served};
use ansage_core::language::braille::pages::Part;
use ansage_core::language::braille::{Pages, Tables, pef};
use ansage_core::language::brief::{Blanks, BriefWords, brief as page_for, letter};
use ansage_core::language::handout::Handout;
use ansage_core::language::{Letters, Message, letters};

/// Prints a page, or rehearses the handshake.
pub(in crate::app) fn brief(options: &BriefOptions, paths: &Paths) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let event = event_of(options, &words)?;
    let announced = options.words.clone();
    let announced = announced.or_else(|| event.as_ref().map(|it| it.words.clone()));
    let announced = announced.unwrap_or_else(|| USUAL_WORDS.to_owned());
    if options.rehearse {
        return match options.whom {
            BriefFor::Opponent => rehearse::rehearse(options, &announced, &words, paths),
            _ => Err(Failure::settings(Message::RehearsalOfOpponent)),
        };
    }
    let reports = words.reports.as_str();
    let messages = words.voices.messages(reports);
    let brief_words = BriefWords {
        voices: &words.voices,
        reports,
        messages: messages.ok_or_else(|| desk_failure::unknown_reports(reports, &words.voices))?,
        lexicon: lexicon(&words, &announced)?,
        edition: edition(options, event.as_ref()),
    };
    let page = match options.whom.whom() {
        Some(whom) => page_for(whom, &brief_words),
        None => letter(&brief_words, blanks(options, event.as_ref())),
    };
    write(&page, options, &words)
}

fn event_of(options: &BriefOptions, words: &Words) -> Result<Option<Opening>, Failure> {
    let read = |file| event_file::read(file, &words.lexicons(), &words.reports, &Surroundings::default());
    options.event_file.as_deref().map(read).transpose()
}

fn edition(options: &BriefOptions, event: Option<&Opening>) -> Edition {
    let of_event = event.map(|it| it.laws);
    options.laws.map(|it| it.0).or(of_event).unwrap_or_default()
}

/// Returns what is known of who writes the letter: where only one player is served, that is the one.
fn blanks<'a>(options: &'a BriefOptions, event: Option<&'a Opening>) -> Blanks<'a> {
    let Some(opening) = event else {
        return Blanks {
            player: options.player.as_deref().unwrap_or_default(),
            ..Blanks::default()
        };
    };
    let served = match opening.blind {
        Served::White => opening.header.white.as_str(),
        Served::Black => opening.header.black.as_str(),
        Served::Both => "",
    };
    let assistant = opening.event.as_ref().and_then(|it| it.assistant.as_ref());
    Blanks {
        event: &opening.header.event,
        player: options.player.as_deref().unwrap_or(served),
        assistant: assistant.map_or("", |it| it.name.as_str()),
    }
}

fn write(page: &Handout, options: &BriefOptions, words: &Words) -> Result<(), Failure> {
    let form = options.form;
    if let Some(points) = form.large_print {
        return print(&page.large_print(&words.reports, large_print_size(points)?));
    }
    if !(form.brf || form.pef || form.unicode_braille) {
        return print(&page.print());
    }
    let pages = in_braille(page, options, words)?;
    if form.unicode_braille {
        return print_as(Written::Pages, &pages.unicode());
    }
    if form.pef {
        let about = pef::About {
            title: page.title.clone(),
            language: words.reports.clone(),
            date: None,
        };
        return print(&pef::write(&pages, &about));
    }
    print_as(Written::Brf, &pages::brf(&pages, &options.braille)?)
}

fn in_braille(page: &Handout, options: &BriefOptions, words: &Words) -> Result<Pages, Failure> {
    let of_language = Letters::named(words.reports.split('-').next().unwrap_or_default());
    let letters = of_language.unwrap_or(letters::SETS[0]);
    let usual = |tables: &Tables| tables.short6_of(letters.name);
    pages::laid_out(
        &options.braille,
        usual,
        &page.title,
        words,
        |writer, _profile, _title| {
            let mut parts = vec![writer.sentence(&page.title)];
            for section in &page.sections {
                parts.push(Part::Blank);
                let all = section.heading.iter().chain(&section.paragraphs);
                parts.extend(all.map(|it| writer.sentence(it)));
            }
            Ok(parts)
        },
    )
}
