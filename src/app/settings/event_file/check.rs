//! What an event file must say before a game is opened with it: one flaw is named, the first.

use toml::Spanned;

use super::entry::{EntryFlaw, choice, text, written};
use super::error::EventFileFlaw;
use super::form::{
    ArbiterPart, ClockPart, Entry, EventPart, Form, Plain, PlayersPart, PositionPart, PresetPart, SecretPart,
};
use super::people::{assistant, duties, initials, leaves};
use crate::app::settings::options::{Date, LetterNames, Percent};
use crate::app::settings::start_position::StartPosition;
use crate::app::settings::wording::USUAL_WORDS;
use ansage_core::game::event_terms::{Arbiter, Authorisation, Leave, Preset, are_initials};
use ansage_core::game::laws::ParseEditionError;
use ansage_core::game::{
    Allowed, ArbiterKey, Board, By, ClockKind, Condition, Conditions, Duties, Edition, EventTerms, Header,
    IllegalMoves, Mode, Opening, Role, Served, Start, TimeControl, rated,
};
use ansage_core::language::back_rank::BY_CHANCE;
use ansage_core::language::{AnnouncementStyle, Letters, Saying, letters};
use ansage_devices::arbiter_key;

/// Returns the opening that a file lays down, without what only the program knows: time of day and version.
pub(super) fn opening(form: Form, lexicons: &[String]) -> Result<Opening, EntryFlaw> {
    let (arbiters, authorised) = arbiters(&form.arbiter)?;
    let laws = edition(form.laws.edition.as_ref())?;
    let conditions = conditions(&form)?;
    let assistant = assistant(&arbiters, form.assistant.as_ref())?;
    let is_at_the_keys = form.assistant.as_ref().is_some_and(|it| it.get_ref().at_the_keys);
    let leaves = leaves(&arbiters, &form.allowed)?;
    let allows = |what| leaves.iter().any(|it: &Leave| it.what == what);
    let blind = choice(form.players.blind.as_ref(), "blind", &SIDES)?.unwrap_or_default();
    let (clock, time) = clock(&form.clock)?;
    let (announces, duties) = duties(assistant.as_ref(), &form.duties)?;
    if announces == By::Program && !allows(Allowed::Announcing) {
        let entry = form.duties.announces.as_ref();
        return Err(EntryFlaw::at(entry, needs_leave("announces", "program", "announcing")));
    }
    claims_on_its_own_clock(&form, duties, clock, blind)?;
    somebody_presses_it(&form, duties, clock, is_at_the_keys)?;
    let words = words(form.words.announcements.as_ref(), lexicons)?;
    if words != USUAL_WORDS && !allows(Allowed::OtherWords) {
        let entry = form.words.announcements.as_ref();
        return Err(EntryFlaw::at(
            entry,
            needs_leave("announcements", &words, "other-words"),
        ));
    }
    let letters = letter_names(form.words.letters.as_ref())?;
    let start = start_position(&form.position, &letters)?;
    let room_loudest = percent(form.room.loudest.as_ref())?;
    let style = choice(form.words.say.as_ref(), "say", &STYLES)?.unwrap_or_default();
    Ok(Opening {
        mode: Mode::Event,
        laws,
        taken_from_2009: laws.taken_from_2009(),
        blind,
        role: if is_at_the_keys { Role::Assistant } else { Role::Player },
        announces,
        duties,
        illegal: IllegalMoves::Record,
        clock,
        increment_first: laws.rules().grants_the_increment_first(time.as_ref()),
        time,
        // 6.6: White's clock is started by the arbiter's word.
        start: match clock {
            ClockKind::None => Start::AtOnce,
            ClockKind::Program | ClockKind::Table => Start::OnWord,
        },
        fen: start.fen,
        chess960: start.chess960,
        words,
        say: Saying {
            style,
            ..Saying::default()
        }
        .spell(),
        reports: String::new(),
        letters,
        header: header(form.event, form.players)?,
        opened: String::new(),
        wall: None,
        version: String::new(),
        event: Some(Box::new(EventTerms {
            authorised,
            arbiters,
            assistant,
            leaves,
            room_loudest,
            conditions,
            preset: preset(&form.preset),
            arbiter_key: key_of_the_arbiters(&form.secret)?,
        })),
    })
}

fn preset(part: &PresetPart) -> Option<Preset> {
    let words = |entry| text(entry).unwrap_or_default().to_owned();
    text(&part.name).map(|name| Preset {
        name: name.to_owned(),
        source: words(&part.source),
        read: words(&part.read),
    })
}

/// What is laid down beside the edition; a record by the program needs the leave for it (D.2.6).
fn conditions(form: &Form) -> Result<Conditions, EntryFlaw> {
    let entries = [
        (Condition::Device, &form.device.name, "name"),
        (Condition::DefaultTime, &form.laws.default_time, "default-time"),
        (Condition::ClockSide, &form.clock.side, "side"),
        (
            Condition::FirstIncrement,
            &form.clock.first_increment,
            "first-increment",
        ),
        (Condition::Supervised, &form.laws.supervised, "supervised"),
        (Condition::Finish, &form.laws.finish, "finish"),
        (Condition::NoDrawBefore, &form.laws.no_draw_before, "no-draw-before"),
        (Condition::TwoHands, &form.laws.two_hands, "two-hands"),
        (Condition::Rated, &form.laws.rated, "rated"),
        (Condition::TwoBoards, &form.players.two_boards, "two-boards"),
        (Condition::Medium, &form.record.medium, "medium"),
        (
            Condition::HearingImpaired,
            &form.players.hearing_impaired,
            "hearing-impaired",
        ),
        (Condition::ScoreDuty, &form.record.duty, "duty"),
        (Condition::Points, &form.laws.points, "points"),
        (Condition::Adjustment, &form.laws.adjustment, "adjustment"),
        (Condition::MoveCounter, &form.clock.counter, "counter"),
        (Condition::BoardsSetUp, &form.position.set_up, "set-up"),
    ];
    let mut laid_down = Conditions::default();
    for (condition, entry, key) in entries {
        let Some(written) = entry else { continue };
        let text = &written.get_ref().0;
        let value = condition.read(text).ok_or_else(|| {
            if condition == Condition::Points {
                return EntryFlaw::at(entry.as_ref(), EventFileFlaw::Points(text.clone()));
            }
            let known = match condition {
                Condition::DefaultTime | Condition::Adjustment => "0m – 1440m".to_owned(),
                Condition::NoDrawBefore => "1 – 200".to_owned(),
                Condition::Device => "1 – 80".to_owned(),
                _ => condition.words().join(", "),
            };
            let text = text.clone();
            EntryFlaw::at(entry.as_ref(), EventFileFlaw::Choice { key, text, known })
        })?;
        if condition == Condition::Medium && value == "program" && form.allowed.scoresheet.is_none() {
            return Err(EntryFlaw::at(
                entry.as_ref(),
                needs_leave("medium", "program", "scoresheet"),
            ));
        }
        laid_down.lay_down(condition, value);
    }
    keeps_to_the_laws(form, &laid_down)?;
    Ok(laid_down)
}

/// Preface: a rated game keeps to the Laws, from the position with which a game begins (2.3).
fn keeps_to_the_laws(form: &Form, conditions: &Conditions) -> Result<(), EntryFlaw> {
    let fen = form.position.fen.as_ref();
    let begins_elsewhere = |entry: &&Spanned<Plain>| {
        let board = Board::from_fen(&entry.get_ref().0, false);
        conditions.is_yes(Condition::Rated) && board.is_ok_and(|board| board != Board::start())
    };
    let against = match rated::forbidden(conditions) {
        Some(_) => form.record.duty.as_ref().map(|entry| ("duty", entry)),
        None => fen.filter(begins_elsewhere).map(|entry| ("fen", entry)),
    };
    let Some((key, entry)) = against else { return Ok(()) };
    let why = EventFileFlaw::Contradiction("rated = true".to_owned(), written(key, &entry.get_ref().0));
    Err(EntryFlaw::at(Some(entry), why))
}

/// What the arbiters' secret opens: both halves, or neither. One that no secret opens would keep the arbiters from the keys
/// for the whole game.
fn key_of_the_arbiters(part: &SecretPart) -> Result<Option<ArbiterKey>, EntryFlaw> {
    let (public, private) = (text(&part.public), text(&part.private));
    let missing = |key| EntryFlaw::of_all(EventFileFlaw::Missing { key, table: "secret" });
    match (public, private) {
        (None, None) => Ok(None),
        (None, Some(_)) => Err(missing("public")),
        (Some(_), None) => Err(missing("private")),
        (Some(public), _) if !arbiter_key::is_public_half(public) => {
            Err(EntryFlaw::at(part.public.as_ref(), EventFileFlaw::NoHalf("public")))
        }
        (_, Some(private)) if !arbiter_key::is_sealed_half(private) => {
            Err(EntryFlaw::at(part.private.as_ref(), EventFileFlaw::NoHalf("private")))
        }
        (Some(public), Some(private)) => Ok(Some(ArbiterKey {
            public: public.to_owned(),
            private: private.to_owned(),
        })),
    }
}

const SIDES: [(&str, Served); 3] = [
    ("white", Served::White),
    ("black", Served::Black),
    ("both", Served::Both),
];

const CLOCKS: [(&str, ClockKind); 3] = [
    ("table", ClockKind::Table),
    ("program", ClockKind::Program),
    ("none", ClockKind::None),
];

const STYLES: [(&str, AnnouncementStyle); 3] = [
    ("short", AnnouncementStyle::Short),
    ("long", AnnouncementStyle::Long),
    ("coordinates", AnnouncementStyle::Coordinates),
];

/// P.5: no game is begun with a device that no arbiter authorised.
fn arbiters(parts: &[ArbiterPart]) -> Result<(Vec<Arbiter>, Authorisation), EntryFlaw> {
    let mut arbiters: Vec<Arbiter> = Vec::new();
    let mut authorised = None;
    for part in parts {
        let missing = || {
            let [key, table] = ["initials", "[arbiter]"];
            EntryFlaw::at(part.name.as_ref(), EventFileFlaw::Missing { key, table })
        };
        let initials = initials(text(&part.initials)).ok_or_else(missing)?;
        if !are_initials(&initials) {
            return Err(EntryFlaw::at(
                part.initials.as_ref(),
                EventFileFlaw::NotInitials(initials),
            ));
        }
        if arbiters.iter().any(|it| it.initials == initials) {
            return Err(EntryFlaw::at(
                part.initials.as_ref(),
                EventFileFlaw::SameInitials(initials),
            ));
        }
        if let Some(entry) = &part.authorised {
            let at = date_and_time(entry.get_ref())
                .ok_or_else(|| EntryFlaw::at(Some(entry), EventFileFlaw::DateAndTime(entry.get_ref().0.clone())))?;
            // The first word stands; a second arbiter who says the same changes nothing.
            authorised.get_or_insert(Authorisation {
                by: initials.clone(),
                at,
            });
        }
        let name = text(&part.name).unwrap_or_default().to_owned();
        arbiters.push(Arbiter { initials, name });
    }
    match authorised {
        Some(authorised) => Ok((arbiters, authorised)),
        None => Err(EntryFlaw::of_all(EventFileFlaw::NotAuthorised)),
    }
}

/// D.2.9.e: the program claims only on the official clock, and only for one player.
fn claims_on_its_own_clock(form: &Form, duties: Duties, clock: ClockKind, blind: Served) -> Result<(), EntryFlaw> {
    let kind = match clock {
        ClockKind::Program => None,
        ClockKind::Table => Some("table"),
        ClockKind::None => Some("none"),
    };
    let excluded = kind
        .map(|it| written("kind", it))
        .or_else(|| (blind == Served::Both).then(|| written("blind", "both")));
    match excluded {
        Some(other) if duties.claims == By::Program => {
            let why = EventFileFlaw::Contradiction(written("claims", "program"), other);
            Err(EntryFlaw::at(form.duties.claims.as_ref(), why))
        }
        _ => Ok(()),
    }
}

/// D.2.9.c: the clock of the program is pressed at the keys, so whoever presses it is there.
fn somebody_presses_it(
    form: &Form,
    duties: Duties,
    clock: ClockKind,
    assistant_is_there: bool,
) -> Result<(), EntryFlaw> {
    let excluded = match duties.presses {
        By::Nobody => written("kind", "program"),
        By::Assistant if !assistant_is_there => "at-the-keys = false".to_owned(),
        By::Assistant | By::Player | By::Program => return Ok(()),
    };
    if clock != ClockKind::Program {
        return Ok(());
    }
    let presses = form.duties.presses.as_ref();
    let duty = presses.map_or("", |it| it.get_ref().0.as_str());
    let why = EventFileFlaw::Contradiction(written("presses", duty), excluded);
    Err(EntryFlaw::at(presses, why))
}

fn edition(entry: Option<&Spanned<Plain>>) -> Result<Edition, EntryFlaw> {
    let Some(written) = entry else {
        return Ok(Edition::default());
    };
    let flaw = |why| match why {
        ParseEditionError::Replaced => EventFileFlaw::ReplacedEdition,
        ParseEditionError::Unknown(text) => EventFileFlaw::Choice {
            key: "edition",
            text,
            known: Edition::ALL.map(Edition::name).join(", "),
        },
    };
    let edition = written.get_ref().0.parse::<Edition>();
    edition.map_err(|why| EntryFlaw::at(entry, flaw(why)))
}

/// 6.3.a: the time control is fixed in advance; a clock on the table may be set to one the program does not know.
fn clock(part: &ClockPart) -> Result<(ClockKind, Option<TimeControl>), EntryFlaw> {
    let kind = choice(part.kind.as_ref(), "kind", &CLOCKS)?.unwrap_or(ClockKind::Table);
    let time = match &part.time {
        Some(entry) => {
            let time = entry.get_ref().0.parse::<TimeControl>();
            Some(time.map_err(|why| EntryFlaw::at(Some(entry), EventFileFlaw::Time(why)))?)
        }
        None => None,
    };
    match (kind, time) {
        (ClockKind::Program, None) => Err(EntryFlaw::at(part.kind.as_ref(), EventFileFlaw::ClockNeedsTime)),
        (ClockKind::None, Some(time)) => {
            let why = EventFileFlaw::Contradiction(written("time", &time.to_string()), written("kind", "none"));
            Err(EntryFlaw::at(part.time.as_ref(), why))
        }
        laid_down => Ok(laid_down),
    }
}

fn words(entry: Option<&Spanned<Plain>>, lexicons: &[String]) -> Result<String, EntryFlaw> {
    let known: Vec<(&str, &String)> = lexicons.iter().map(|it| (it.as_str(), it)).collect();
    let chosen = choice(entry, "announcements", &known)?;
    Ok(chosen.cloned().unwrap_or_else(|| USUAL_WORDS.to_owned()))
}

/// Returns the names of the letters laid down; none leaves them to the words.
fn letter_names(entry: Option<&Spanned<LetterNames>>) -> Result<Vec<String>, EntryFlaw> {
    let names = entry.map(|it| it.get_ref().0.clone()).unwrap_or_default();
    match names.iter().find(|it| Letters::named(it).is_none()) {
        Some(unknown) => {
            let why = EventFileFlaw::Choice {
                key: "letters",
                text: unknown.clone(),
                known: letters::SETS.map(|it| it.name).join(", "),
            };
            Err(EntryFlaw::at(entry, why))
        }
        None => Ok(names),
    }
}

/// Returns how loud the Room may be at most, if the file says so.
fn percent(entry: Option<&Spanned<Plain>>) -> Result<Option<u8>, EntryFlaw> {
    let Some(entry) = entry else { return Ok(None) };
    match entry.get_ref().0.parse::<Percent>() {
        Ok(percent) => Ok(Some(percent.0)),
        Err(_no_percent) => {
            let why = EventFileFlaw::Choice {
                key: "loudest",
                text: entry.get_ref().0.clone(),
                known: "0 – 100".to_owned(),
            };
            Err(EntryFlaw::at(Some(entry), why))
        }
    }
}

/// Returns true if any set-up of Chess960 is asked for.
pub(super) fn draws_the_position(form: &PositionPart) -> bool {
    text(&form.chess960).is_some_and(|it| it.eq_ignore_ascii_case(BY_CHANCE))
}

fn start_position(form: &PositionPart, letters: &[String]) -> Result<StartPosition, EntryFlaw> {
    let text = |entry: &Spanned<Plain>| entry.get_ref().0.clone();
    match (&form.fen, &form.chess960) {
        (None, None) => Ok(StartPosition::default()),
        (Some(fen), Some(chess960)) => {
            let why = EventFileFlaw::Contradiction(written("chess960", &text(chess960)), written("fen", &text(fen)));
            Err(EntryFlaw::at(Some(chess960), why))
        }
        (Some(entry), None) => match Board::from_fen(&text(entry), false) {
            Ok(_board) => Ok(StartPosition {
                fen: Some(text(entry)),
                chess960: false,
            }),
            Err(_no_position) => Err(EntryFlaw::at(Some(entry), EventFileFlaw::Position(text(entry)))),
        },
        (None, Some(entry)) => StartPosition::of_chess960(&text(entry), letters)
            .map_err(|why| EntryFlaw::at(Some(entry), EventFileFlaw::Chess960(text(entry), why))),
    }
}

fn header(event: EventPart, players: PlayersPart) -> Result<Header, EntryFlaw> {
    let date = match &event.date {
        Some(entry) => date(&entry.get_ref().0)
            .ok_or_else(|| EntryFlaw::at(Some(entry), EventFileFlaw::Date(entry.get_ref().0.clone())))?,
        None => String::new(),
    };
    let text = |entry: Entry| entry.map(|it| it.into_inner().0).unwrap_or_default();
    Ok(Header {
        event: text(event.name),
        site: text(event.site),
        date,
        round: text(event.round),
        match_number: text(event.r#match),
        board: text(event.board),
        white: text(players.white),
        black: text(players.black),
    })
}

/// Returns a date as the scoresheet has it; parts that are not known are question marks.
fn date(text: &str) -> Option<String> {
    let date = text.parse::<Date>().ok()?.to_string();
    let is_whole = !date.contains('?');
    let is_in_the_calendar = || date.replace('.', "-").parse::<jiff::civil::Date>().is_ok();
    (!is_whole || is_in_the_calendar()).then_some(date)
}

/// Returns a date and time of day as the journal has it, to the minute.
fn date_and_time(text: &Plain) -> Option<String> {
    let moment = text.0.parse::<jiff::civil::DateTime>().ok()?;
    text.0
        .contains(':')
        .then(|| moment.strftime("%Y-%m-%d %H:%M").to_string())
}

fn needs_leave(key: &str, value: &str, leave: &'static str) -> EventFileFlaw {
    let setting = written(key, value);
    EventFileFlaw::NeedsLeave { setting, leave }
}
