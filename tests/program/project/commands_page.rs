//! `docs/commands.md` and its German twin list every command of a game, in the words of the program's own help.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ansage_core::language::{CommandSet, CommandWord, HelpTopic, Message, ReadingWord, Voices};

/// The command that writes both pages.
const REMAKE: &str = "ANSAGE_BLESS=1 cargo test --test runner program::project::commands_page";

/// A page, and what it says in addition to the texts of the program.
struct Page {
    path: &'static str,
    language: &'static str,
    /// The language of the second column.
    other: &'static str,
    heading: &'static str,
    introduction: &'static str,
    /// The words before those by which `/help` names a topic.
    asked_for: &'static str,
    columns: [&'static str; 3],
    reading: [&'static str; 2],
}

const PAGES: [Page; 2] = [
    Page {
        path: "docs/commands.md",
        language: "en",
        other: "de",
        heading: "Every command",
        introduction: "\
These are the commands of a game, by the topics of its help, with the sentences of its help.
They are typed at the prompt and entered with Enter; [every key](keys.md) is a page of its own.
The first English word of a command works whatever language the reports are in; the others, and the short form, work with English reports.
With German reports the words of the second column work in their place, and the other languages have words of their own.
A command may be shortened to two letters or more as long as only one begins that way; what both players would hear must be the only one in every language.
In a game, the help names the commands that exist there: some do not exist in an event, some are for the arbiter.
",
        asked_for: "Asked for by",
        columns: ["command", "in German", "what it does"],
        reading: [
            "A game that is read",
            "`ansage read` has its own commands ([reading PGN](pgn.md)).",
        ],
    },
    Page {
        path: "docs/de/commands.md",
        language: "de",
        other: "en",
        heading: "Alle Befehle",
        introduction: "\
Dies sind die Befehle einer Partie, nach den Themen ihrer Hilfe und mit den Sätzen der Hilfe.
Sie werden an der Eingabeaufforderung getippt und mit Enter eingegeben; [alle Tasten](keys.md) stehen auf einer eigenen Seite.
Die deutschen Wörter gelten bei deutschen Meldungen; das englische Wort der zweiten Spalte gilt in jeder Sprache.
Ein Befehl darf auf zwei Buchstaben oder mehr gekürzt werden, solange nur einer so beginnt; was beide Spieler hören würden, muss in jeder Sprache der einzige sein.
In einer Partie nennt die Hilfe die Befehle, die es dort gibt: Manche gibt es im Turnier nicht, manche sind für den Schiedsrichter.
",
        asked_for: "Zu erfragen mit",
        columns: ["Befehl", "auf Englisch", "was er tut"],
        reading: [
            "Eine Partie, die gelesen wird",
            "`ansage read` hat eigene Befehle ([PGN lesen](pgn.md)).",
        ],
    },
];

#[test]
fn the_pages_of_commands_are_those_of_the_help() {
    let voices = Voices::of(ansage_texts::VOICES);
    let mut stale = Vec::new();
    for page in &PAGES {
        let text = page.text(&voices);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(page.path);
        if std::env::var_os("ANSAGE_BLESS").is_some() {
            fs::write(&path, &text).expect("it can be written");
        }
        if fs::read_to_string(&path).unwrap_or_default() != text {
            stale.push(page.path);
        }
    }
    assert!(stale.is_empty(), "{stale:?} are not what the help says: run {REMAKE}");
}

#[test]
fn each_command_has_one_row() {
    let text = PAGES[0].text(&Voices::of(ansage_texts::VOICES));
    let (of_a_game, of_reading) = text
        .split_once(&format!("## {}", PAGES[0].reading[0]))
        .expect("both chapters");
    let rows = |chapter: &str| chapter.lines().filter(|it| it.starts_with("| ")).count();
    // Each table has a row of headings.
    assert_eq!(rows(of_a_game), CommandWord::ALL.len() + HelpTopic::ALL.len());
    assert_eq!(rows(of_reading), ReadingWord::ALL.len() + 1);
    for word in CommandWord::ALL {
        assert!(
            of_a_game.contains(&format!("`/{}`", word.id())),
            "/{} is missing",
            word.id()
        );
    }
}

impl Page {
    fn text(&self, voices: &Voices) -> String {
        let mut text = format!(
            "<!-- Made from the texts in `voices/` by `{REMAKE}`. Change those, then run that. -->\n\n# {}\n\n{}",
            self.heading, self.introduction
        );
        for topic in HelpTopic::ALL {
            let words = say(voices, self.language, &topic.words());
            let words: Vec<&str> = words.split(", ").collect();
            let help = voices.commands().name(CommandWord::Help, self.language);
            let asked_for: Vec<String> = words.iter().map(|it| format!("`{help} {it}`")).collect();
            write!(
                text,
                "\n## {}\n\n{} {}.\n\n{}",
                capitalised(words[0]),
                self.asked_for,
                asked_for.join(", "),
                self.head()
            )
            .expect("a text takes all");
            for word in CommandWord::ALL.iter().filter(|it| HelpTopic::of(**it) == topic) {
                let ways = |language: &str| voices.commands().help_of(|it| it == *word, language).remove(0);
                self.row(&mut text, *word, ways, voices);
            }
        }
        let [heading, introduction] = self.reading;
        write!(text, "\n## {heading}\n\n{introduction}\n\n{}", self.head()).expect("a text takes all");
        for (at, word) in ReadingWord::ALL.iter().enumerate() {
            let ways = |language: &str| voices.commands().help::<ReadingWord>(language).remove(at);
            self.row(&mut text, *word, ways, voices);
        }
        text
    }

    /// Returns the row of headings of a table.
    fn head(&self) -> String {
        format!("| {} |\n|---|---|---|\n", self.columns.join(" | "))
    }

    /// Adds the row of a command: how it is entered, its words in the other language, what it does.
    fn row<C: CommandSet>(
        &self,
        text: &mut String,
        word: C,
        help: impl Fn(&str) -> (String, Message),
        voices: &Voices,
    ) {
        let id = format!("/{}", word.id());
        let (ways, sentence) = help(self.language);
        let own = without_the_id(&ways, &id, self.language);
        // Of the English words only the id works in every language.
        let of_the_other = match self.other {
            "en" => vec![id],
            other => {
                let (ways, _) = help(other);
                let mut words = without_the_id(&ways, &id, other);
                words.retain(|it| it.starts_with('/') && it != "/?");
                words
            }
        };
        let sentence = say(voices, self.language, &sentence).replace('|', "\\|");
        writeln!(text, "| {} | {} | {sentence} |", listed(&own), listed(&of_the_other)).expect("a text takes all");
    }
}

/// Returns the ways to enter a command in a language, the English id left out where the language has words of its own.
fn without_the_id(ways: &str, id: &str, language: &str) -> Vec<String> {
    let all: Vec<String> = ways.split(", ").map(str::to_owned).collect();
    let is_own = |it: &String| it.starts_with('/') && it != "/?" && it != id;
    if language == "en" || !all.iter().any(is_own) {
        return all;
    }
    all.into_iter().filter(|it| it != id).collect()
}

/// Returns what is typed in backticks; a key has none.
fn listed(ways: &[String]) -> String {
    let is_key = |it: &str| it.starts_with('F') && it.len() > 1;
    let ways: Vec<String> = ways
        .iter()
        .map(|it| if is_key(it) { it.clone() } else { format!("`{it}`") })
        .collect();
    ways.join(", ")
}

fn say(voices: &Voices, language: &str, message: &Message) -> String {
    voices
        .messages(language)
        .expect("it comes with the program")
        .say(message)
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
