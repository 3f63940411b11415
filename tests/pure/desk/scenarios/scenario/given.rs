//! What a story may take as given.

use ansage_core::desk::{DeskSettings, DotKeySettings, Earcon, Listening, Taping, WhenUnheard};
use ansage_core::game::event_terms::{Arbiter, Assistant, AssistantOf, Leave};
use ansage_core::game::{
    BackRank, By, ClockKind, Condition, Conditions, IllegalMoves, Mode, Opening, Role, Served, Start,
};
use ansage_core::language::AnnouncementStyle;
use ansage_core::language::placement::PieceOrder;
use shakmaty::Color;

/// Takes one item of the heading.
pub(super) fn given(item: &str, opening: &mut Opening, settings: &mut DeskSettings) -> Result<(), String> {
    let (key, value) = item.split_once(char::is_whitespace).unwrap_or((item, ""));
    match (key, value.trim()) {
        // Taken once the edition is known.
        ("increment", "by the edition") => {}
        // How the script is written, and nothing of the game.
        ("commands", "in one line") | ("head", "in words") => {}
        ("free", "") => opening.mode = Mode::Free,
        ("event", "") => opening.mode = Mode::Event,
        // In which editions the story is played, each time anew.
        ("laws", _) => {}
        // Without pieces the position itself is one of Chess960.
        ("chess960", pieces) => {
            opening.chess960 = true;
            let roles = pieces
                .chars()
                .filter_map(|it| shakmaty::Role::from_char(it.to_ascii_lowercase()));
            if !pieces.is_empty() {
                opening.fen = Some(BackRank::of(roles).map_err(|why| why.to_string())?.fen());
            }
        }
        ("blind", "white") => opening.blind = Served::White,
        ("blind", "black") => opening.blind = Served::Black,
        ("blind", "both") => opening.blind = Served::Both,
        ("role", "player") => opening.role = Role::Player,
        ("role", "assistant") => opening.role = Role::Assistant,
        ("assistant", "of the opponent") => {
            let of = AssistantOf::Opponent;
            let terms = opening.event.get_or_insert_default();
            terms.assistant = Some(Assistant {
                of,
                ..Assistant::default()
            });
        }
        ("role", "recorder") => opening.role = Role::Recorder,
        // As `ansage clock` opens it.
        ("role", "clock") => {
            opening.role = Role::Clock;
            opening.blind = Served::Both;
            opening.announces = By::Nobody;
            opening.clock = ClockKind::Program;
            opening.start = Start::WithTheFirstMove;
            settings.room_voice = false;
        }
        ("left", "black") => settings.left = Color::Black,
        ("announces", "program") => opening.announces = By::Program,
        ("announces", "player") => opening.announces = By::Player,
        ("announces", "assistant") => opening.announces = By::Assistant,
        ("announces", "nobody") => opening.announces = By::Nobody,
        ("duties", duties) => {
            for duty in duties.split_whitespace() {
                give_duty(opening, duty)?;
            }
        }
        ("names", names) => {
            let (white, black) = names.split_once(' ').ok_or_else(|| format!("{names:?} are not two"))?;
            opening.header.white = white.to_owned();
            opening.header.black = black.to_owned();
        }
        ("start", "on-word") => opening.start = Start::OnWord,
        ("start", "with-the-first-move") => opening.start = Start::WithTheFirstMove,
        // What the wall says then, as the program asks it.
        ("opened", opened) => {
            opened.clone_into(&mut opening.opened);
            opening.wall = Some(0);
        }
        ("allows", leaves) => {
            let terms = opening.event.get_or_insert_default();
            for what in leaves.split_whitespace() {
                terms.leaves.push(Leave {
                    what: named(what)?,
                    by: "AB".to_owned(),
                });
            }
        }
        // Instead of everything that an edition may ask for.
        ("lays-down", pairs) => {
            let terms = opening.event.get_or_insert_default();
            for pair in pairs.split_whitespace() {
                let (key, value) = pair
                    .split_once('=')
                    .ok_or_else(|| format!("{pair:?} lays nothing down"))?;
                terms.conditions.lay_down(named(key)?, value.to_owned());
            }
        }
        ("arbiters", arbiters) => {
            let terms = opening.event.get_or_insert_default();
            terms
                .arbiters
                .extend(arbiters.split_whitespace().map(|initials| Arbiter {
                    initials: initials.to_owned(),
                    name: String::new(),
                }));
        }
        ("clock", "none") => opening.clock = ClockKind::None,
        ("clock", "table") => opening.clock = ClockKind::Table,
        ("clock", "program") => opening.clock = ClockKind::Program,
        // Commas part the list, so a time control writes its own as `and`: `time 40/90m and G/30m and +30s`.
        ("time", time) => {
            opening.time = Some(
                time.replace(" and ", ", ")
                    .parse()
                    .map_err(|why| format!("{time:?}: {why}"))?,
            );
        }
        ("illegal", "ask") => opening.illegal = IllegalMoves::Ask,
        ("illegal", "record") => opening.illegal = IllegalMoves::Record,
        ("words", words) => opening.words = words.to_owned(),
        ("letters", letters) => opening.letters = letters.split_whitespace().map(str::to_owned).collect(),
        ("reports", reports) => settings.reports = reports.to_owned(),
        ("say", "short") => settings.saying.style = AnnouncementStyle::Short,
        ("say", "long") => settings.saying.style = AnnouncementStyle::Long,
        ("say", "coordinates") => settings.saying.style = AnnouncementStyle::Coordinates,
        ("say", "takes") => settings.saying.takes = true,
        ("say", "check") => settings.saying.check = true,
        ("say", "no-pawn") => settings.saying.pawn = false,
        ("order", "by-kind") => settings.piece_order = PieceOrder::ByKind,
        ("order", "by-file") => settings.piece_order = PieceOrder::ByFile,
        ("order", "by-rank") => settings.piece_order = PieceOrder::ByRank,
        ("listening", "off") => settings.listen.listening = Listening::Off,
        ("listening", "open") => settings.listen.listening = Listening::Open,
        ("unheard", "say") => settings.listen.unheard = WhenUnheard::Say,
        ("unheard", "silent") => settings.listen.unheard = WhenUnheard::Silent,
        ("repetition", "heard") => settings.listen.repetition = true,
        ("greets", "") => {
            settings.face = "plain".to_owned();
            settings.voice = "none".to_owned();
            settings.journal = "/home/anna/games/game.jsonl".to_owned();
        }
        ("braille", table) => settings.braille = Some(table.to_owned()),
        ("keyboard", "together") => {
            settings.dot_keys = Some(DotKeySettings {
                on: false,
                together: true,
            })
        }
        ("keyboard", "one-by-one") => settings.dot_keys = Some(DotKeySettings::default()),
        ("sounds", "all") => settings.earcons = Earcon::ALL.to_vec(),
        ("sounds", name) => {
            let found = Earcon::ALL.into_iter().find(|it| it.name() == name);
            settings
                .earcons
                .push(found.ok_or_else(|| format!("no sound {name:?}"))?);
        }
        ("room", "off") => {
            settings.room_voice = false;
            settings.room_is_off = true;
        }
        ("room", limit) => {
            let percent = limit.strip_prefix("at most ").and_then(|it| it.parse().ok());
            let percent = percent.ok_or_else(|| format!("room {limit:?} is no limit"))?;
            opening.event.get_or_insert_default().room_loudest = Some(percent);
        }
        ("records", "") => settings.taping = Taping::On,
        ("records", "while talking") => settings.taping = Taping::WhileTalking,
        ("records", "without a microphone") => settings.taping = Taping::WithoutMicrophone,
        ("ear", "room") => settings.ear_in_room = true,
        ("in", "a pipe") => settings.is_piped = true,
        ("voice", "none") => {
            settings.room_voice = false;
            settings.ear_voice = false;
        }
        _ => return Err(format!("given {item:?} is not known")),
    }
    Ok(())
}

/// Returns whatever an edition may ask for before the clock is started.
pub(super) fn everything_laid_down() -> Conditions {
    let mut conditions = Conditions::default();
    for (condition, value) in [
        (Condition::Device, "Laptop 7"),
        (Condition::DefaultTime, "0m"),
        (Condition::ClockSide, "left"),
        (Condition::Supervised, "yes"),
        (Condition::Finish, "no"),
    ] {
        conditions.lay_down(condition, value.to_owned());
    }
    conditions
}

/// Gives a duty of D.2.9, as `tells=assistant`.
fn give_duty(opening: &mut Opening, duty: &str) -> Result<(), String> {
    let (duty, by) = duty.split_once('=').ok_or_else(|| format!("{duty:?} gives no duty"))?;
    let by: By = named(by)?;
    let duties = &mut opening.duties;
    match duty {
        "executes" => duties.executes = by,
        "records" => duties.records = by,
        "presses" => duties.presses = by,
        "tells" => duties.tells = by,
        "claims" => duties.claims = by,
        "adjourns" => duties.adjourns = by,
        _ => return Err(format!("no duty {duty:?}")),
    }
    Ok(())
}

/// Reads a name as the journal writes it.
fn named<T: serde::de::DeserializeOwned>(name: &str) -> Result<T, String> {
    serde_json::from_value(name.into()).map_err(|why| why.to_string())
}
