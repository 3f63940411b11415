//! `check-event`: says before the round whether an event file can be used, and in words what it lays down.

use std::io::{IsTerminal as _, stderr, stdin};
use std::path::PathBuf;

use crate::app::cli::CheckEventOptions;
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::{print, say_on_stderr};
use crate::app::secret_entry::first_line;
use crate::app::settings::event_file;
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::stopwatch::WallClock;
use ansage_core::desk::Secret;
use ansage_core::desk::report::retell::laid_down as laid_down_about;
use ansage_core::desk::report::terms::{device_rule, leave_named, taken_from_2009, terms, who};
use ansage_core::game::conditions::missing;
use ansage_core::game::event_terms::Provider;
use ansage_core::game::laws::finish_nowhere;
use ansage_core::game::{Allowed, Condition, EventTerms, Header, Opening, Served};
use ansage_core::language::back_rank;
use ansage_core::language::{AnnouncementStyle, Message, Saying};
use ansage_devices::arbiter_key;
use ansage_wire::plain_text;

/// Reads each file and prints what it lays down; with a secret to be drawn, writes first what it opens into all of them.
pub(in crate::app) fn check(options: &CheckEventOptions) -> Result<(), Failure> {
    let words = Words::read(
        options.reporting.voices.as_deref(),
        options.reporting.reports.as_deref(),
    )?;
    let surroundings = Surroundings {
        opened: WallClock::now().date_and_time(),
        ..Surroundings::default()
    };
    let read = |file: &PathBuf| {
        let text = ansage_files::read_text(file).map_err(|source| io_failure::unreadable(file, &source))?;
        let opening = event_file::read_text(&text, file, &words.lexicons(), &words.reports, &surroundings)?;
        Ok::<_, Failure>((text, opening))
    };
    let mut with_a_secret = Vec::new();
    for file in &options.files {
        let (text, opening) = read(file)?;
        if options.secret {
            let has_one = opening.event.is_some_and(|it| it.arbiter_key.is_some());
            with_a_secret.extend(has_one.then(|| file.display().to_string()));
            continue;
        }
        let opening = event_file::with_secret(opening, file)?;
        let path = file.display().to_string();
        let good = Message::CheckEventGood { path };
        let holds_now = opening.is_authorised_in_time() != Some(false);
        let of_another_day = (!holds_now).then_some(Message::CheckEventAuthorisedAnotherDay);
        let lines = std::iter::once(good)
            .chain(players(&opening.header, None, &words))
            .chain(told(&text, &opening, &words))
            .chain(of_another_day);
        print(&lines.map(|it| format!("{}\n", words.say(&it))).collect::<String>())?;
    }
    if !options.secret {
        return Ok(());
    }
    if !with_a_secret.is_empty() && !options.replace_secret {
        ask_whether_to_replace(with_a_secret.join(", "), &words)?;
    }
    draw_a_secret(&options.files, &words)
}

/// Asks whether another secret takes the place of the one in these files; a script says so with an option.
fn ask_whether_to_replace(paths: String, words: &Words) -> Result<(), Failure> {
    if !(stdin().is_terminal() && stderr().is_terminal()) {
        return Err(Failure::refused(Message::SecretStands { paths }));
    }
    say_on_stderr(&words.say(&Message::SecretReplaceAsk { paths }));
    let answer = first_line(stdin().lock()).unwrap_or_default();
    match words.voices.is_listed(&words.reports, &Message::YesWords, &answer) {
        true => Ok(()),
        false => Err(Failure::refused(Message::Cancelled)),
    }
}

/// Draws one secret for all files, and prints it when it stands in all of them.
pub(super) fn draw_a_secret(files: &[PathBuf], words: &Words) -> Result<(), Failure> {
    let made = arbiter_key::make(None).map_err(|_no_key| Failure::settings(Message::SecretNotMade))?;
    for file in files {
        event_file::set_secret(file, &made.key)?;
    }
    let drawn = made.drawn.as_ref().map(Secret::reveal).unwrap_or_default().to_owned();
    print(&format!("{}\n", words.say(&Message::SecretDrawn { words: drawn })))
}

/// Returns who plays at which board of which round, if any of it is known. Where it differs from board to board, `blind` says
/// who is visually impaired, and the round was told before.
pub(super) fn players(header: &Header, blind: Option<Served>, words: &Words) -> Option<Message> {
    let open = || {
        let value = "open".to_owned();
        words.say(&Message::NewEventValue { value })
    };
    let known = |text: &str| Some(one_line(text)).filter(|it| !it.is_empty());
    let is_known = [&header.white, &header.black, &header.board, &header.round];
    let is_known = is_known.into_iter().any(|it| known(it).is_some());
    let round = known(&header.round).filter(|_| blind.is_none());
    let place = Message::NewEventPlace {
        round: round.unwrap_or_else(|| "none".to_owned()),
        board: known(&header.board).unwrap_or_else(open),
    };
    is_known.then(|| Message::NewEventBoard {
        place: place.into(),
        white: known(&header.white).unwrap_or_else(open),
        black: known(&header.black).unwrap_or_else(open),
        blind: blind.map_or("none", side).to_owned(),
    })
}

/// Returns a text of a file as a sentence may have it.
pub(super) fn one_line(text: &str) -> String {
    plain_text::one_line(text).trim().to_owned()
}

fn side(blind: Served) -> &'static str {
    match blind {
        Served::White => "white",
        Served::Black => "black",
        Served::Both => "both",
    }
}

/// Returns what the text of an event file lays down, what is still to be, and what follows for devices.
pub(super) fn told(text: &str, opening: &Opening, words: &Words) -> Vec<Message> {
    let mut lines = laid_down(opening, &|it| words.say(it));
    lines.extend(start(text, opening));
    lines.extend(not_laid_down(opening, &|it| words.say(it)));
    lines.extend(void_finish(opening));
    lines.extend(device_rule(opening.laws.rules()));
    lines.extend(needs_an_earphone(opening));
    lines
}

/// Returns why the game cannot have the quickplay finish that was announced (G.3).
fn void_finish(opening: &Opening) -> Option<Message> {
    let why = finish_nowhere(opening.laws.rules(), opening.time.as_ref())?;
    let is_announced = opening.laid_down(Condition::Finish) == Some("yes");
    is_announced.then(|| Message::NoFinish { why: why.name().into() })
}

/// What was entered is read back to the player alone: without the leave for a private screen only an earphone or a display does so.
fn needs_an_earphone(opening: &Opening) -> Option<Message> {
    let allows = |it: &EventTerms| it.allows(Allowed::PrivateScreen);
    let is_allowed = opening.event.as_deref().is_some_and(allows);
    (!is_allowed).then_some(Message::CheckEventEarphone)
}

/// Returns how the game begins, if not as usual; what chance decides is not known yet.
fn start(text: &str, opening: &Opening) -> Option<Message> {
    let fen = opening.fen.as_ref()?;
    let position = if event_file::draws_the_position(text) {
        let value = back_rank::BY_CHANCE.to_owned();
        Message::NewEventValue { value }
    } else {
        let pieces = fen.split('/').next().unwrap_or_default().to_uppercase();
        let text = if opening.chess960 {
            format!("Chess960 {pieces}")
        } else {
            fen.clone()
        };
        Message::Name { text }
    };
    let position = position.into();
    Some(Message::CheckEventStart { position })
}

/// Returns what an event file lays down; `say` finds the words for the names in it.
pub(super) fn laid_down(opening: &Opening, say: &dyn Fn(&Message) -> String) -> Vec<Message> {
    let terms_of_the_event = opening.event.as_deref().cloned().unwrap_or_default();
    let mut lines = vec![
        Message::CheckEventAuthorised {
            by: terms_of_the_event.authorised.by,
            at: terms_of_the_event.authorised.at,
        },
        terms(opening, opening.laws.rules()),
        Message::CheckEventServed {
            side: side(opening.blind).into(),
        },
    ];
    lines.extend(taken_from_2009(opening.laws.rules()));
    lines.extend(
        opening
            .time
            .as_ref()
            .map(|it| Message::CheckEventTime { time: it.to_string() }),
    );
    let named = |it: &String| say(&Message::LettersNamed { letters: it.into() });
    lines.push(Message::CheckEventWords {
        words: opening.words.clone(),
        letters: opening.letters.iter().map(named).collect::<Vec<_>>().join(", "),
    });
    let style = Saying::spelled(&opening.say).style;
    if style != AnnouncementStyle::default() {
        let value = style.name().to_owned();
        let say = Message::NewEventValue { value }.into();
        lines.push(Message::CheckEventStyle { say });
    }
    let provided = terms_of_the_event.assistant.as_ref().map(|it| it.provided_by);
    let provided = provided.filter(|it| *it != Provider::default());
    lines.extend(terms_of_the_event.assistant.map(|it| Message::CheckEventAssistant {
        of: it.of.name().into(),
        name: it.name,
        by: it.accepted_by,
    }));
    lines.extend(provided.map(|it| {
        let value = it.name().to_owned();
        let by = Message::NewEventValue { value }.into();
        Message::CheckEventProvided { by }
    }));
    lines.extend(terms_of_the_event.room_loudest.map(|it| Message::RoomLimited {
        percent: u32::from(it).into(),
    }));
    lines.extend(terms_of_the_event.preset.map(|it| Message::CheckEventPreset {
        name: it.name,
        source: it.source,
        read: it.read,
    }));
    let conditions = terms_of_the_event.conditions.iter();
    lines.extend(conditions.map(|(condition, value)| laid_down_about(opening.laws.rules(), condition, value)));
    lines.extend(duties(opening));
    lines.extend(
        terms_of_the_event
            .leaves
            .into_iter()
            .map(|it| Message::CheckEventLeave {
                leave: leave_named(it.what).into(),
                by: it.by,
            }),
    );
    lines
}

/// Returns what is still to be laid down before the clock is started, if anything is.
fn not_laid_down(opening: &Opening, say: &dyn Fn(&Message) -> String) -> Option<Message> {
    let missing = missing(opening.laws.rules(), opening).into_iter().map(|it| {
        say(&Message::ConditionNamed {
            condition: it.name().into(),
        })
    });
    let missing: Vec<String> = missing.collect();
    (!missing.is_empty()).then(|| Message::CheckEventMissing {
        missing: missing.join(", "),
    })
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
    named.into_iter().map(|(duty, by)| Message::CheckEventDuty {
        duty: Message::DutyNamed { duty: duty.into() }.into(),
        who: who(by).into(),
    })
}
