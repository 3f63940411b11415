//! Laying files over the voices, and every way in which they can be damaged.

use std::collections::BTreeMap;

use super::{VoiceError, VoiceFlaw, Voices, fold, spellings};
use crate::language::{Message, Word};
use ansage_texts::VOICES;
use shakmaty::{File, Role};

fn overlaid(file: &str, text: &str) -> Result<Voices, VoiceError> {
    Voices::overlaid(VOICES, &BTreeMap::from([(file.to_owned(), text.to_owned())]))
}

#[track_caller]
fn refused(file: &str, text: &str, line: Option<usize>, key: &str, flaw: VoiceFlaw) {
    let error = overlaid(file, text).expect_err("the file is damaged");
    let expected = VoiceError::new(file, key, flaw).at_line(line);
    assert_eq!(error, expected);
}

#[track_caller]
fn not_readable(file: &str, text: &str, line: usize, key: &str) {
    let error = overlaid(file, text).expect_err("the file is damaged");
    assert!(matches!(error.flaw, VoiceFlaw::Syntax(_)), "{error}");
    assert_eq!(
        (error.file.as_str(), error.line, error.key.as_str()),
        (file, Some(line), key)
    );
}

fn ours(file: &str) -> String {
    let (_, text) = VOICES.iter().find(|(name, _)| *name == file).expect("it is ours");
    (*text).to_owned()
}

#[test]
fn every_text_that_comes_with_the_program_can_be_read() {
    // What is laid over ours is checked, whatever it is.
    let files = VOICES
        .iter()
        .map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
    let checked = Voices::overlaid(VOICES, &files.collect());
    assert!(checked.is_ok(), "{}", checked.expect_err("just checked"));
    let voices = Voices::of(VOICES);
    assert_eq!(
        voices.lexicon_tags().collect::<Vec<_>>(),
        ["de", "de-fide", "en", "es", "es-fide", "fr", "nl", "pt-BR", "pt-PT"]
    );
    assert_eq!(
        voices.message_tags().collect::<Vec<_>>(),
        ["de", "en", "es", "fr", "nl", "pt-BR", "pt-PT"]
    );
}

#[test]
fn what_is_read_when_it_is_asked_for_is_what_was_checked() {
    let files = VOICES
        .iter()
        .map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
    let checked = Voices::overlaid(VOICES, &files.collect()).expect("another test reads them");
    let voices = Voices::of(VOICES);
    for tag in checked.message_tags() {
        for message in [
            Message::Paused,
            Message::ReadFlaws { count: 3_usize.into() },
            Message::StandsNotStill,
        ] {
            let says = |voices: &Voices| voices.messages(tag).expect("it is listed").say(&message);
            assert_eq!(says(&voices), says(&checked), "{tag}");
        }
    }
    for tag in checked.lexicon_tags() {
        let lexicon = checked.lexicon(tag).expect("it is listed");
        assert_eq!(voices.lexicon(tag), Some(lexicon), "{tag}");
        assert!(voices.spoken(lexicon).is_some(), "{tag}");
        assert_eq!(voices.spoken(lexicon), checked.spoken(lexicon), "{tag}");
        assert!(voices.board_words(lexicon).is_some(), "{tag}");
        assert_eq!(voices.board_words(lexicon), checked.board_words(lexicon), "{tag}");
    }
    assert_eq!(voices.commands(), checked.commands());
    assert_eq!(voices.glossary_words(), checked.glossary_words());
}

#[test]
fn d_2_1_2_the_words_are_written_as_the_laws_print_them() {
    let voices = Voices::of(VOICES);
    let words = voices.lexicon("de-fide").expect("a lexicon");
    let written = words.phrase(&Word::all()).written;
    let expected = "Bauer Springer Laeufer Turm Dame Koenig Anna Bella Cesar David Eva Felix Gustav Hector \
                    eins zwei drei vier fuenf sechs sieben acht Kurze Rochade Lange Rochade";
    assert!(written.starts_with(expected), "{written}");
    assert_eq!(words.language(), "de");
}

#[test]
fn what_is_the_players_alone_is_spelled_as_people_read_it() {
    let voices = Voices::of(VOICES);
    let words = [
        Word::Piece(Role::King),
        Word::Piece(Role::Bishop),
        Word::Rank(shakmaty::Rank::Fifth),
        Word::File(File::H),
    ];
    let printed = voices.lexicon("de-fide").expect("a lexicon");
    let read = printed.spelled_to_be_read();
    assert_eq!(printed.phrase(&words).written, "Koenig Laeufer fuenf Hector");
    assert_eq!(read.phrase(&words).written, "König Läufer fünf Hector");
    assert_eq!(
        read.phrase(&words).spoken,
        printed.phrase(&words).spoken,
        "no voice says another word"
    );
}

#[test]
fn every_form_is_heard_as_its_word() {
    let voices = Voices::of(VOICES);
    let hears = |tag: &str, form: &str, word: Word| {
        let mut heard = voices.lexicon(tag).expect("a lexicon").heard();
        assert!(heard.any(|it| it == (form, word)), "{tag}: {form}");
    };
    hears("de-fide", "Koenig", Word::Piece(Role::King));
    hears("de-fide", "König", Word::Piece(Role::King));
    hears("de-fide", "zwo", Word::Rank(shakmaty::Rank::Second));
    for cesar in ["Cesar", "Cäsar", "Caesar", "Zesar", "Zäsar"] {
        hears("de-fide", cesar, Word::File(File::C));
        hears("de", cesar, Word::File(File::C));
    }
    hears("de-fide", "Hektor", Word::File(File::H));
    hears("de-fide", "Korrektur", Word::Correction);
    hears("es-fide", "Caballo", Word::Piece(Role::Knight));
    hears("es-fide", "Felix", Word::File(File::F));
    hears("fr", "Cavalier", Word::Piece(Role::Knight));
    hears("fr", "Félix", Word::File(File::F));
    hears("fr", "dé", Word::File(File::D));
    hears("nl", "Paard", Word::Piece(Role::Knight));
    hears("nl", "een", Word::Rank(shakmaty::Rank::First));
    hears("pt-PT", "Bandeira caída", Word::ClaimsFlag);
    hears("en", "kingside", Word::Castles(shakmaty::CastlingSide::KingSide));
}

#[test]
fn a_word_laid_over_takes_the_place_of_ours() {
    let voices = overlaid("de/lexicon.toml", "[takes]\nwritten = \"nimmt\"\nheard = [\"schlägt\"]").expect("fine");
    let says = |tag| voices.lexicon(tag).expect("a lexicon").phrase(&[Word::Takes]).written;
    assert_eq!(says("de"), "nimmt");
    assert_eq!(says("de-fide"), "nimmt", "what extends it follows");
    assert_eq!(says("en"), "takes");
}

#[test]
fn a_message_laid_over_takes_the_place_of_ours() {
    let voices = overlaid("en/messages.ftl", "paused = Stopped.").expect("fine");
    let says = |message| voices.messages("en").expect("a language").say(&message);
    assert_eq!(says(Message::Paused), "Stopped.");
    assert_eq!(says(Message::Resumed), "The clock is running.");
}

#[test]
fn a_folder_adds_a_language() {
    let files = BTreeMap::from([
        (
            "sv/lexicon.toml".to_owned(),
            "language = \"sv\"\nextends = \"en\"\n[rook]\nwritten = \"Torn\"".to_owned(),
        ),
        ("sv/messages.ftl".to_owned(), ours("en/messages.ftl")),
    ]);
    let voices = Voices::overlaid(VOICES, &files).expect("a language");
    let phrase = voices
        .lexicon("sv")
        .expect("it was added")
        .phrase(&[Word::Piece(Role::Rook)]);
    assert_eq!(
        (phrase.written.as_str(), phrase.spoken.language.as_str()),
        ("Torn", "sv")
    );
    assert!(voices.messages("sv").is_some());
}

#[test]
fn a_language_lacks_nothing() {
    let few = "language = \"sv\"\n[king]\nwritten = \"Kung\"";
    refused("sv/lexicon.toml", few, None, "pawn", VoiceFlaw::Missing);
    refused(
        "sv/lexicon.toml",
        "extends = \"sv\"",
        None,
        "extends",
        VoiceFlaw::Circle,
    );
    let all_but_one = ours("en/messages.ftl").replace("paused = The clocks are stopped.\n", "");
    refused("sv/messages.ftl", &all_but_one, None, "paused", VoiceFlaw::Missing);
    let nobody = "extends = \"nobody\"";
    refused(
        "sv/lexicon.toml",
        nobody,
        None,
        "extends",
        VoiceFlaw::UnknownBase("nobody".into()),
    );
    let no_voice = ours("en/lexicon.toml").replace("language = \"en\"", "");
    refused("sv/lexicon.toml", &no_voice, None, "language", VoiceFlaw::Missing);
}

#[test]
fn a_damaged_lexicon_names_line_and_key() {
    let file = "de/lexicon.toml";
    refused(
        file,
        "\n[kings]\nwritten = \"König\"",
        Some(2),
        "kings",
        VoiceFlaw::UnknownKey,
    );
    refused(file, "[king]\nwritten = \"\"", Some(1), "king", VoiceFlaw::Empty);
    refused(
        file,
        "[king]\nwritten = \"K\"\nheard = [\" \"]",
        Some(1),
        "king",
        VoiceFlaw::Empty,
    );
    refused(
        file,
        "[king]\nwritten = \"K\"\nphonemes = \"]]x[[\"",
        Some(1),
        "king",
        VoiceFlaw::NotPhonemes,
    );
    let taken = VoiceFlaw::Taken {
        form: "Dame".into(),
        other: "queen".into(),
    };
    refused(
        file,
        "\n\n[king]\nwritten = \"K\"\nheard = [\"Dame\"]",
        Some(3),
        "king",
        taken,
    );
    not_readable(file, "[king]\nwritten = ", 2, "");
    not_readable(file, "[queen]\nwritten = \"D\"\n[king]\nwriten = \"K\"", 3, "king");
    not_readable(file, "\nlanguage = 3", 2, "language");
}

#[test]
fn damaged_messages_name_line_and_key() {
    let file = "de/messages.ftl";
    refused(
        file,
        "\nwhatever = Was auch immer.",
        Some(2),
        "whatever",
        VoiceFlaw::UnknownKey,
    );
    refused(
        file,
        "read-back = { $zug }?",
        Some(1),
        "read-back",
        VoiceFlaw::UnknownArgument("zug".into()),
    );
    refused(
        file,
        "read-back = Ja?",
        Some(1),
        "read-back",
        VoiceFlaw::MissingArgument("move".into()),
    );
    // The word alone chooses a form and says nothing.
    refused(
        file,
        "read-back = { $move-word }?",
        Some(1),
        "read-back",
        VoiceFlaw::MissingArgument("move".into()),
    );
    refused(
        file,
        "read-back = { $move } { $zug-word }?",
        Some(1),
        "read-back",
        VoiceFlaw::UnknownArgument("zug-word".into()),
    );
    let hidden = "paused = { 1 ->\n    [one] { $side }\n   *[other] x\n }";
    refused(
        file,
        hidden,
        Some(1),
        "paused",
        VoiceFlaw::UnknownArgument("side".into()),
    );
    not_readable(file, "paused = Halt.\nresumed", 2, "");
    not_readable(file, "paused = Halt.\n    .title = Uhr", 1, "paused");
}

#[test]
fn damaged_commands_name_the_key() {
    let file = "commands.toml";
    refused(
        file,
        "\n[casle]\nde = { short = \"c\" }",
        Some(2),
        "casle",
        VoiceFlaw::UnknownKey,
    );
    refused(
        file,
        "[keys]\nF13 = \"help\"",
        Some(1),
        "keys.F13",
        VoiceFlaw::UnknownKey,
    );
    refused(file, "[keys]\nF1 = \"helf\"", Some(1), "helf", VoiceFlaw::UnknownKey);
    refused(
        file,
        "[made]\nde = { words = [\"zwei Worte\"], short = \"g\" }",
        Some(1),
        "made.de",
        VoiceFlaw::Empty,
    );
    not_readable(file, "[made]\nde = { words = [\"gezogen\"] }", 1, "made.de");
    let taken = VoiceFlaw::Taken {
        form: "uhr".into(),
        other: "made.de".into(),
    };
    refused(
        file,
        "[made]\nde = { words = [\"uhr\"], short = \"g\" }",
        None,
        "clock.de",
        taken,
    );
    let english = VoiceFlaw::Taken {
        form: "help".into(),
        other: "made.de".into(),
    };
    refused(
        file,
        "[made]\nde = { words = [\"help\"], short = \"g\" }",
        None,
        "help.de",
        english,
    );
}

#[test]
fn a_file_that_is_none_of_the_voices_is_refused() {
    refused("de/lexikon.toml", "", None, "", VoiceFlaw::UnknownFile);
    refused("lexicon.toml", "", None, "", VoiceFlaw::UnknownFile);
    refused("!/lexicon.toml", "", None, "!", VoiceFlaw::NotALanguage);
}

#[test]
fn spellings_are_compared_without_case_and_accents() {
    assert_eq!(fold("  Grüße  an ÁRBITRO "), "grusse an arbitro");
    assert_eq!(
        spellings("zurück").into_iter().collect::<Vec<_>>(),
        ["zuruck", "zurueck"]
    );
}

#[test]
fn a_message_that_does_not_end_is_named() {
    not_readable(
        "de/messages.ftl",
        "read-back = { $move\n\nwhite = Weiß\n",
        3,
        "read-back",
    );
    not_readable("de/messages.ftl", "white = Weiß\nread-back = { $move", 2, "read-back");
}
