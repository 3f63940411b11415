//! Every string the program can say: no change of speech goes unseen.
//!
//! `tests/golden/messages/` holds a file for each language: how moves and boards are said in it and, for those in which
//! this program is made, every sentence; but commands and their help, which are one line for each in `commands.toml` and the
//! messages, and are shown by the script `tests/scenarios/commands/help_lists.scenario`. `ANSAGE_BLESS=1` writes the files anew: read them before you believe them. Who
//! translates finds every sentence of every language under `target/sentences/` then.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use std::time::Duration;
use std::{env, fs};

use ansage_core::game::resolve::Placement;
use ansage_core::game::{Board, Position};
use ansage_core::language::placement::{by_ranks, piece_list};
use ansage_core::language::{
    AnnouncementStyle, CommandSet, CommandWord, Lexicon, Message, MessageId, Messages, ReadingWord, Saying, Sight,
    Value, Voices, Word, announce,
};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use shakmaty::{File, Rank, Role};

use crate::support::repository::in_repository;

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));
/// What chooses between forms, in any language, by message and argument.
static CHOICES: LazyLock<BTreeMap<String, BTreeMap<String, BTreeSet<String>>>> = LazyLock::new(choices);

/// The sample game at the end of Appendix C.
const SAMPLE: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                      f8e8 c1b1";

/// Forms that follow a number.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Behind the name of an argument: the same as written, to choose a form by.
const WORD: &str = "-word";

/// What is never told of nothing, so that no form for zero is needed.
const NEVER_OF_NOTHING: [&str; 10] = [
    "control-moves",
    "learn-begin",
    "learn-working",
    "note-other-command",
    "notes-read-before",
    "read-variations",
    "resolve-ask-found",
    "resolve-explained",
    "resolve-more",
    "resolve-tail",
];

/// The languages whose sentences are compared, and not only their words: a sentence is one and the same code in all.
const COMPARED: [&str; 2] = ["de", "en"];

#[test]
fn every_string_that_can_be_said_stands_in_the_file_of_its_language() {
    let folder = in_repository("tests/golden/messages");
    let to_be_read = in_repository("target/sentences");
    let tags = VOICES.lexicon_tags().chain(VOICES.message_tags());
    let tags = tags.collect::<BTreeSet<_>>();
    for tag in &tags {
        let (words, sentences) = (words_of(tag), sentences_of(tag));
        let said = match COMPARED.contains(tag) {
            true => format!("{words}{sentences}"),
            false => words.clone(),
        };
        let golden = folder.join(format!("{tag}.txt"));
        if env::var_os("ANSAGE_BLESS").is_some() {
            for folder in [&folder, &to_be_read] {
                fs::create_dir_all(folder).expect("a folder");
            }
            fs::write(&golden, &said).expect("a golden file");
            let all = format!("{words}{}{sentences}", commands_of(tag));
            fs::write(to_be_read.join(format!("{tag}.txt")), all).expect("a file to be read");
        }
        let golden = fs::read_to_string(&golden).unwrap_or_else(|why| panic!("{}: {why}", golden.display()));
        let differs = said.lines().zip(golden.lines()).find(|(now, before)| now != before);
        assert_eq!(differs, None, "{tag}: said now, and in the golden file");
        assert_eq!(said, golden, "{tag}");
    }
    let files = fs::read_dir(&folder)
        .expect("a folder")
        .map(|it| it.expect("a file").path());
    let of_languages = files.filter_map(|it| it.file_stem().map(|it| it.to_string_lossy().into_owned()));
    let tags = tags.into_iter().map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(
        of_languages.collect::<BTreeSet<_>>(),
        tags,
        "a file for each language and no more"
    );
}

#[test]
fn nothing_is_never_said_as_one() {
    for tag in VOICES.message_tags() {
        let messages = VOICES.messages(tag).expect("it is listed");
        let told_of_nothing = MessageId::all().filter(|it| !NEVER_OF_NOTHING.contains(&it.key()));
        for id in told_of_nothing {
            for name in id.arguments().iter().filter(|it| follows_a_number(id, it)) {
                let said = |number: u32| {
                    let values = id.arguments().iter();
                    let values = values.map(|it| (*it, Value::from(if it == name { number } else { 5 })));
                    messages.say_by_name(id, values)
                };
                assert_ne!(said(0), said(1), "{tag} {} {name}", id.key());
            }
        }
    }
}

/// How moves and boards are said in a language.
fn words_of(tag: &str) -> String {
    let Some(lexicon) = VOICES.lexicon(tag) else {
        return String::new();
    };
    in_blocks([
        ("The words of the announcements".to_owned(), words(lexicon)),
        ("The sample game".to_owned(), sample_game(lexicon)),
        ("A board".to_owned(), board(lexicon)),
        ("What is understood aloud".to_owned(), aloud(lexicon)),
    ])
}

/// The commands of a language, and what each does.
fn commands_of(tag: &str) -> String {
    VOICES.messages(tag).map_or_else(String::new, |messages| {
        in_blocks([
            ("Commands: Game".to_owned(), commands::<CommandWord>(messages)),
            ("Commands: Reading".to_owned(), commands::<ReadingWord>(messages)),
        ])
    })
}

/// Every message in a language.
fn sentences_of(tag: &str) -> String {
    let Some(messages) = VOICES.messages(tag) else {
        return String::new();
    };
    let lexicon = VOICES
        .lexicon(tag)
        .expect("who reports in a language announces in it too");
    let helps = CommandWord::ALL.iter().map(|it| it.help().id());
    let helps: Vec<_> = helps.chain(ReadingWord::ALL.iter().map(|it| it.help().id())).collect();
    let told = MessageId::all().filter(|it| !helps.contains(it));
    in_blocks(told.map(|id| (id.key().to_owned(), forms(id, messages, lexicon))))
}

/// A block for each name: the name, then what is said under it.
fn in_blocks(blocks: impl IntoIterator<Item = (String, Vec<String>)>) -> String {
    let block = |(name, lines): (String, Vec<String>)| {
        let lines = lines.into_iter().map(|it| format!("    {it}\n"));
        std::iter::once(format!("{name}\n")).chain(lines).collect::<String>()
    };
    blocks.into_iter().map(block).collect()
}

/// Each word as it is written, and as it is given to a voice where that differs.
fn words(lexicon: &Lexicon) -> Vec<String> {
    let line = |word: Word| {
        let phrase = lexicon.phrase(&[word]);
        let part = &phrase.spoken.parts[0];
        let text = (part.text != phrase.written).then(|| format!(", said {}", part.text));
        let phonemes = part.phonemes.as_ref().map(|it| format!(" [[{it}]]"));
        let spoken = format!("{}{}", text.unwrap_or_default(), phonemes.unwrap_or_default());
        format!("{}: {}{spoken}", word.key(), phrase.written)
    };
    Word::all().into_iter().map(line).collect()
}

/// The sample game, short, and long with captures and checks.
fn sample_game(lexicon: &Lexicon) -> Vec<String> {
    let mut position = Position::of(Board::start());
    let mut lines = Vec::new();
    for uci in SAMPLE.split_whitespace() {
        let m = uci.parse().expect("a move");
        let usual = Saying::default();
        let long = Saying {
            style: AnnouncementStyle::Long,
            takes: true,
            check: true,
            ..usual
        };
        let said = [usual, long].map(|it| lexicon.phrase(&announce(&position, m, &it, Sight::Legal)).written);
        lines.push(said.join(" | "));
        position.play(m);
    }
    lines
}

fn board(lexicon: &Lexicon) -> Vec<String> {
    let words = VOICES.board_words(lexicon).expect("the words of a board");
    let board = Placement::from_fen("r3k2r/qbn4p/8/8/2B2B2/Q1N2N2/PP6/R3K3").expect("a placement");
    let nobody = piece_list(&Placement::empty(), lexicon, words);
    let told = piece_list(&board, lexicon, words).into_iter();
    told.chain(by_ranks(&board, lexicon, words)).chain(nobody).collect()
}

fn aloud(lexicon: &Lexicon) -> Vec<String> {
    let spoken = VOICES.spoken(lexicon).expect("what is said aloud");
    spoken
        .phrases()
        .map(|(phrase, means)| format!("{means:?}: {phrase}"))
        .collect()
}

fn commands<C: CommandSet>(messages: &Messages) -> Vec<String> {
    let lines = VOICES.commands().help::<C>(messages.language());
    lines
        .into_iter()
        .map(|(ways, help)| format!("{ways}: {}", messages.say(&help)))
        .collect()
}

/// A message in each of its forms, every one once.
fn forms(id: MessageId, messages: &Messages, lexicon: &Lexicon) -> Vec<String> {
    let arguments = id.arguments().iter();
    let arguments = arguments.map(|it| (*it, values(id, it, lexicon))).collect::<Vec<_>>();
    let most = arguments.iter().map(|(_, values)| values.len()).max().unwrap_or(1);
    let mut forms = Vec::new();
    for turn in 0..most {
        // Two numbers of a sentence are not always the same.
        let chosen = arguments.iter().enumerate();
        let chosen = chosen.map(|(index, (name, values))| (*name, values[(turn + index) % values.len()].clone()));
        let said = messages.say_by_name(id, chosen);
        if !forms.contains(&said) {
            forms.push(said);
        }
    }
    forms
}

/// What stands for an argument: everything that chooses a form, or something usual.
fn values(id: MessageId, name: &str, lexicon: &Lexicon) -> Vec<Value> {
    // Where it stands is what matters.
    let any = || Value::from(format!("‹{name}›"));
    let form = |key: &str| if key == "other" { any() } else { key.into() };
    let piece = |role| Value::from(lexicon.phrase(&[Word::Piece(role)]));
    if let Some(keys) = chosen_by(id, name) {
        return match follows_a_number(id, name) {
            true => {
                let words = keys.iter().filter(|it| it.as_str() != "other" && !is_of_a_number(it));
                let words = words.map(|it| Value::from(it.as_str()));
                [0_u32, 1, 2, 21].map(Value::from).into_iter().chain(words).collect()
            }
            false => keys.iter().map(|it| form(it)).collect(),
        };
    }
    if chosen_by(id, &format!("{name}{WORD}")).is_some() {
        return Role::ALL.map(piece).into();
    }
    let square = [Word::File(File::F), Word::Rank(Rank::Third)];
    let knight = [Word::Piece(Role::Knight), square[0], square[1]];
    match name {
        "side" => vec![Message::White.into(), Message::Black.into()],
        "piece" => vec![piece(Role::Knight)],
        "square" | "from" | "to" => vec![lexicon.phrase(&square).into()],
        "move" | "ours" | "theirs" | "old" | "new" => vec![lexicon.phrase(&knight).into()],
        "white-used" | "white-left" => vec![Duration::from_secs(3730).into()],
        "time" | "left" | "black-used" | "black-left" => vec![Duration::from_secs(61).into()],
        "place" => vec![
            Message::ResolvePlace {
                number: "12".into(),
                side: Message::Black.into(),
            }
            .into(),
        ],
        "sheet" => vec![Message::ResolveOurs.into(), Message::ResolveTheirs.into()],
        "channel" => vec![
            Message::ChannelName { channel: "room".into() }.into(),
            Message::ChannelName { channel: "ear".into() }.into(),
        ],
        "who" => vec![Message::Who { by: "player".into() }.into()],
        _ => vec![any()],
    }
}

fn follows_a_number(id: MessageId, name: &str) -> bool {
    chosen_by(id, name).is_some_and(|keys| keys.iter().any(|it| is_of_a_number(it)))
}

fn is_of_a_number(key: &str) -> bool {
    PLURALS[..5].contains(&key) || key.parse::<u32>().is_ok()
}

fn chosen_by(id: MessageId, name: &str) -> Option<&'static BTreeSet<String>> {
    CHOICES.get(id.key()).and_then(|it| it.get(name))
}

fn choices() -> BTreeMap<String, BTreeMap<String, BTreeSet<String>>> {
    let mut choices: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    for tag in VOICES.message_tags() {
        let file = in_repository(&format!("voices/{tag}/messages.ftl"));
        let text = fs::read_to_string(file).expect("the messages of the language");
        let resource = fluent_syntax::parser::parse(text.as_str()).expect("Fluent");
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let of_message = choices.entry(message.id.name.to_owned()).or_default();
                message.value.iter().for_each(|it| collect(it, of_message));
            }
        }
    }
    choices
}

fn collect(pattern: &Pattern<&str>, choices: &mut BTreeMap<String, BTreeSet<String>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let Expression::Select { selector, variants } = expression else {
            continue;
        };
        let InlineExpression::VariableReference { id } = selector else {
            panic!("nothing but an argument chooses a form: {selector:?}");
        };
        let keys = choices.entry(id.name.to_owned()).or_default();
        keys.extend(variants.iter().map(|it| match it.key {
            VariantKey::Identifier { name } => name.to_owned(),
            VariantKey::NumberLiteral { value } => value.to_owned(),
        }));
        variants.iter().for_each(|it| collect(&it.value, choices));
    }
}
