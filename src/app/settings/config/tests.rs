use std::path::Path;

use super::{JournalPlace, parse_settings, resolve};
use crate::app::failure::Exit;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::surroundings::{Surroundings, reports_language};
use ansage_core::game::{By, ClockKind, Mode, Opening, Start};
use ansage_core::language::{Message, MessageId};
use ansage_wire::speech::EarDevice;

fn surroundings(locale: &str) -> Surroundings {
    Surroundings {
        reports: ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"]
            .map(str::to_owned)
            .to_vec(),
        locale: locale.to_owned(),
        ..Surroundings::default()
    }
}

fn options(settings: &str) -> PlayOptions {
    parse_settings(settings, Path::new("settings.toml")).expect("settings")
}

#[test]
fn reports_are_in_the_language_of_the_system_if_we_have_it() {
    let language = |locale| reports_language(None, &surroundings(locale));
    assert_eq!(language("de_AT.UTF-8"), "de");
    assert_eq!(language("pt_PT.UTF-8@euro"), "pt-PT");
    assert_eq!(language("pt_BR.UTF-8"), "pt-BR");
    assert_eq!(language("pt"), "pt-BR");
    assert_eq!(language("pt_AO.UTF-8"), "pt-PT");
    assert_eq!(language("fr_CA.UTF-8"), "fr");
    assert_eq!(language("nl_BE.UTF-8"), "nl");
    assert_eq!(language("es"), "es");
    for other in ["C", "", "C.UTF-8", "POSIX", "fi_FI.UTF-8"] {
        assert_eq!(language(other), "en", "{other}");
    }
    assert_eq!(reports_language(Some("es"), &surroundings("de_DE")), "es");
}

#[test]
fn letters_are_those_of_the_reports_and_english_ones_in_a_pipe_as_at_a_terminal() {
    for is_piped in [false, true] {
        let letters = |settings: &str, locale: &str| {
            let surroundings = Surroundings {
                is_piped,
                ..surroundings(locale)
            };
            resolve(options(settings), &surroundings)
                .expect("a game")
                .opening
                .letters
        };
        assert_eq!(letters("", ""), ["en"]);
        assert_eq!(letters("", "de_DE.UTF-8"), ["de", "en"]);
        assert_eq!(letters("reports = \"de\"", ""), ["de", "en"]);
        assert_eq!(letters("reports = \"pt-BR\"", "de_DE.UTF-8"), ["pt", "en"]);
        assert_eq!(letters("reports = \"nl\"\nwords = \"nl\"", ""), ["nl", "en"]);
        // Appendix D is said in every country; other words bring the letters of their language.
        assert_eq!(letters("reports = \"en\"\nwords = \"es-fide\"", ""), ["en"]);
        assert_eq!(letters("reports = \"en\"\nwords = \"pt-PT\"", ""), ["en", "pt"]);
        assert_eq!(letters("reports = \"de\"\nwords = \"fr\"", ""), ["de", "en", "fr"]);
        assert_eq!(letters("reports = \"de\"\nletters = \"fr, nl\"", ""), ["fr", "nl"]);
    }
}

#[test]
fn a_time_control_brings_the_clock_and_the_clock_needs_one() {
    let opening = |settings| resolve(options(settings), &surroundings("")).map(|it| it.opening);
    assert_eq!(opening("").expect("a game").clock, ClockKind::None);
    assert_eq!(opening("time = \"G/5m\"").expect("a game").clock, ClockKind::Program);
    let none = opening("time = \"G/5m\"\nclock = \"none\"").expect("a game");
    assert_eq!((none.clock, none.time), (ClockKind::None, None));
    let refused = opening("clock = \"program\"").expect_err("refused");
    assert_eq!(refused.message().id(), MessageId::ClockNeedsTime);
}

#[test]
fn a_clock_on_the_table_needs_no_time_control_and_starts_when_somebody_says_so() {
    let opening = |settings| resolve(options(settings), &surroundings("")).expect("a game").opening;
    let bare = opening("clock = \"table\"");
    assert_eq!(
        (bare.clock, bare.time, bare.start),
        (ClockKind::Table, None, Start::OnWord)
    );
    let timed = opening("clock = \"table\"\ntime = \"G/5m\"");
    assert!(timed.time.is_some());
    assert_eq!(opening("time = \"G/5m\"").start, Start::WithTheFirstMove);
}

#[test]
fn where_a_person_announces_the_room_needs_no_voice() {
    let config = |settings: &str| resolve(options(settings), &surroundings("")).expect("a game");
    assert_eq!(config("").opening.announces, By::Program);
    assert!(config("").desk.room_voice);
    for by in [By::Player, By::Assistant] {
        let settings = format!("announces = \"{by:?}\"").to_lowercase();
        let config = config(&settings);
        assert_eq!(config.opening.announces, by);
        assert!(!config.desk.room_voice);
    }
}

#[test]
fn the_ear_is_heard_where_it_may_be() {
    let ear = |settings| {
        resolve(options(settings), &surroundings(""))
            .expect("a game")
            .speech
            .sound
            .ear
    };
    assert_eq!(ear(""), EarDevice::SharedWithRoom);
    assert_eq!(ear("ear-device = \"phones\""), EarDevice::Own("phones".into()));
    assert_eq!(ear("ear = \"text\"\near-device = \"phones\""), EarDevice::None);
    assert_eq!(ear("blind = \"both\""), EarDevice::None);
    assert_eq!(ear("blind = \"both\"\near = \"speak\""), EarDevice::SharedWithRoom);
}

#[test]
fn an_ear_on_the_loudspeaker_is_refused_and_on_its_other_side_is_not() {
    let refused = |settings| {
        resolve(options(settings), &surroundings(""))
            .err()
            .map(|it| it.message().clone())
    };
    let one = Some(Message::EarIsRoom {
        device: "pulseaudio:phones".into(),
    });
    assert_eq!(refused("room = \"phones\"\near-device = \"pulseaudio:phones\""), one);
    assert_eq!(
        refused("room = \"phones:left\"\near-device = \"pulseaudio:phones:left\""),
        one
    );
    assert_eq!(refused("room = \"phones:left\"\near-device = \"phones:right\""), None);
    let text = "ear = \"text\"\nroom = \"phones\"\near-device = \"phones\"";
    assert_eq!(refused(text), None, "nothing is heard there");
}

#[test]
fn in_a_game_taken_up_again_the_ear_is_heard_where_its_opening_lets_it() {
    let resumed = |opened_with: &str, settings: &str, mode| {
        let config = |settings| resolve(options(settings), &surroundings("")).expect("a game");
        let opening = config(opened_with).opening;
        let resumed = config(settings).of_game(Opening { mode, ..opening });
        (
            resumed.desk.ear_voice,
            resumed.desk.ear_in_room,
            resumed.speech.sound.ear,
        )
    };
    let text = (false, false, EarDevice::None);
    assert_eq!(resumed("blind = \"both\"", "", Mode::Free), text);
    let shared = (true, true, EarDevice::SharedWithRoom);
    assert_eq!(resumed("", "blind = \"both\"", Mode::Free), shared);
    assert_eq!(resumed("blind = \"both\"", "ear = \"speak\"", Mode::Free), shared);
    assert_eq!(resumed("", "", Mode::Event), text, "never on the loudspeaker");
    let own = (true, false, EarDevice::Own("phones".into()));
    assert_eq!(resumed("", "ear-device = \"phones\"", Mode::Event), own);
}

#[test]
fn who_only_records_speaks_in_no_room_after_resuming_either() {
    let config = |settings| resolve(options(settings), &surroundings("")).expect("a game");
    let resumed = config("").of_game(config("role = \"recorder\"\nsay = \"long\"").opening);
    assert!(!resumed.desk.room_voice);
    assert_eq!(
        resumed.desk.saying.style,
        ansage_core::language::AnnouncementStyle::Long
    );
}

#[test]
fn what_cannot_be_followed_says_so_with_its_code() {
    let exit = |options: PlayOptions| resolve(options, &surroundings("")).expect_err("refused").exit();
    assert_eq!(exit(options("voice = \"own\"")), Exit::Device);
    assert_eq!(exit(options("voice = \"opera\"")), Exit::Settings);
    assert_eq!(exit(options("letters = \"xx\"")), Exit::Settings);
    let event = PlayOptions {
        event: true,
        ..PlayOptions::default()
    };
    assert_eq!(exit(event), Exit::Settings);
    let resumed = resolve(options("resume = \"a\"\njournal = \"b\""), &surroundings("")).expect("a game");
    let (from, into) = ("a".into(), "b".into());
    assert_eq!(resumed.journal, JournalPlace::ResumeInto { from, into });
}

#[test]
fn bad_settings_are_named_with_line_and_key() {
    let refused = |text| parse_settings(text, Path::new("settings.toml")).expect_err("bad settings");
    let unknown = Message::SettingsUnknownKey {
        path: "settings.toml".into(),
        line: "3".into(),
        key: "wrods".into(),
    };
    assert_eq!(*refused("words = \"en\"\n\nwrods = \"de\"\n").message(), unknown);
    let bad = refused("# mine\nrole = \"king\"\n").to_string();
    assert!(bad.starts_with("settings-bad (path: settings.toml, line: 2,"), "{bad}");
    assert!(bad.contains("role = king"), "{bad}");
    let none = refused("white = \n").to_string();
    assert!(
        none.starts_with("settings-bad (path: settings.toml, line: 1,"),
        "{none}"
    );
}

#[test]
fn cells_are_typed_as_the_terminal_tells_of_keys() {
    // Whether they are on, whether the keys of a cell are pressed together, and whether the terminal was to be waited for.
    let typed = |settings: &str, is_piped: bool, tells: bool| {
        let surroundings = Surroundings {
            is_piped,
            ..surroundings("C")
        };
        let config = resolve(options(settings), &surroundings).expect("a config");
        let mut asked = None;
        let config = config.with_braille_keys(|may_be_asked| {
            asked = Some(may_be_asked);
            tells
        });
        let keys = config.desk.dot_keys;
        assert!(keys.is_none_or(|it| it.together == config.typing.together));
        (keys.map(|it| (it.on, it.together)), asked)
    };
    assert_eq!(typed("", false, true), (Some((false, true)), Some(false)));
    assert_eq!(typed("", false, false), (Some((false, false)), Some(false)));
    assert_eq!(
        typed("braille-keys = 'yes'", false, true),
        (Some((true, true)), Some(true))
    );
    assert_eq!(
        typed("braille-keys = 'yes'", false, false),
        (Some((true, false)), Some(true))
    );
    assert_eq!(
        typed("braille-keys = 'chords'", false, false),
        (Some((true, true)), None)
    );
    assert_eq!(
        typed("braille-keys = 'one-by-one'", false, true),
        (Some((true, false)), None)
    );
    // A script has no keys.
    assert_eq!(typed("braille-keys = 'yes'", true, true), (None, None));
}
