//! `check-event`: says before the round whether an event file can be used, and in words what it lays down.

use crate::app::cli::CheckEventOptions;
use crate::app::failure::Failure;
use crate::app::printing::print;
use crate::app::settings::event_file;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use ansage_core::desk::report::terms::{terms, who};
use ansage_core::game::event_terms::AssistantOf;
use ansage_core::game::{Allowed, Opening, Served};
use ansage_core::language::{Message, MessageId};

/// Reads the file and prints what it lays down.
pub(in crate::app) fn check(options: &CheckEventOptions) -> Result<(), Failure> {
    let words = Words::read(options.told.voices.as_deref(), options.told.reports.as_deref())?;
    let opening = event_file::read(
        &options.file,
        &words.lexicons(),
        &words.reports,
        &Surroundings::default(),
    )?;
    let path = options.file.display().to_string();
    let good = Message::new(MessageId::CheckEventGood).with("path", path);
    let lines = std::iter::once(good).chain(laid_down(&opening, &words));
    print(&lines.map(|it| format!("{}\n", words.say(&it))).collect::<String>())
}

fn laid_down(opening: &Opening, words: &Words) -> Vec<Message> {
    let terms_of_the_event = opening.event.as_deref().cloned().unwrap_or_default();
    let side = match opening.blind {
        Served::White => "white",
        Served::Black => "black",
        Served::Both => "both",
    };
    let mut lines = vec![
        Message::new(MessageId::CheckEventAuthorised)
            .with("by", terms_of_the_event.authorised.by)
            .with("at", terms_of_the_event.authorised.at),
        terms(opening),
        Message::new(MessageId::CheckEventServed).with("side", side),
    ];
    lines.extend(
        opening
            .time
            .as_ref()
            .map(|it| Message::new(MessageId::CheckEventTime).with("time", it.to_string())),
    );
    let named = |it: &String| words.say(&Message::new(MessageId::LettersNamed).with("letters", it));
    lines.push(
        Message::new(MessageId::CheckEventWords)
            .with("words", &opening.words)
            .with(
                "letters",
                opening.letters.iter().map(named).collect::<Vec<_>>().join(", "),
            ),
    );
    lines.extend(terms_of_the_event.assistant.map(|it| {
        let of = match it.of {
            AssistantOf::Player => "player",
            AssistantOf::Opponent => "opponent",
        };
        Message::new(MessageId::CheckEventAssistant)
            .with("of", of)
            .with("name", it.name)
            .with("by", it.accepted_by)
    }));
    lines.extend(
        terms_of_the_event
            .room_loudest
            .map(|it| Message::new(MessageId::RoomLimited).with("percent", u32::from(it))),
    );
    lines.extend(duties(opening));
    lines.extend(terms_of_the_event.leaves.into_iter().map(|it| {
        Message::new(MessageId::CheckEventLeave)
            .with("what", name(it.what))
            .with("by", it.by)
    }));
    lines
}

fn duties(opening: &Opening) -> impl Iterator<Item = Message> {
    let duties = opening.duties;
    let named = [
        ("executes", duties.executes),
        ("records", duties.records),
        ("presses", duties.presses),
        ("tells", duties.tells),
        ("claims", duties.claims),
        ("adjourns", duties.adjourns),
    ];
    named.into_iter().map(|(duty, by)| {
        Message::new(MessageId::CheckEventDuty)
            .with("duty", duty)
            .with("who", who(by))
    })
}

fn name(what: Allowed) -> &'static str {
    match what {
        Allowed::Scoresheet => "scoresheet",
        Allowed::Announcing => "announcing",
        Allowed::TimeLeft => "time-left",
        Allowed::PrivateScreen => "private-screen",
        Allowed::OtherWords => "other-words",
        Allowed::BoardReading => "board-reading",
        Allowed::OpenListening => "open-listening",
    }
}
