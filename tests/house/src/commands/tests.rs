//! The table of the commands, with a game of two words.

use super::{CommandTable, files_of_words};
use crate::facts::Facts;
use crate::names::Names;
use crate::source::source_of;

const TABLE: &str = r#"
[word.Dash]
commands = ["Dash"]
events = ["Dashed"]

[word.Help]

[[shared]]
why = "All are refused for it."
refusals = ["GameOver"]
"#;

#[test]
fn each_word_has_the_files_that_name_what_is_its_own() {
    let files = game("");
    let names = Names::of(&files);
    let of_words = files_of_words(&CommandTable::parse(TABLE), &files, &names);
    assert_eq!(
        of_words["Dash"],
        [
            "src/core/desk.rs:2",
            "src/core/game/command.rs:1",
            "src/core/game/event.rs:1",
            "src/core/game/state.rs:2",
            "src/core/language/commands.rs:2",
        ]
    );
    assert_eq!(
        of_words["Help"],
        ["src/core/desk.rs:3", "src/core/language/commands.rs:2"]
    );
}

#[test]
fn a_table_that_names_all_has_no_gaps() {
    let files = game("");
    let gaps = CommandTable::parse(TABLE).gaps(&files, &Names::of(&files));
    assert_eq!(gaps, Vec::<String>::new());
}

#[test]
fn a_variant_that_the_table_lacks_is_named_with_what_to_do() {
    let files = game(", DashStruck");
    let gaps = CommandTable::parse(TABLE).gaps(&files, &Names::of(&files));
    assert_eq!(
        gaps,
        [
            "core::game::event::Event::DashStruck is not there: add it to the events of its word, or of [[shared]] with the reason."
        ]
    );
}

#[test]
fn a_word_that_is_gone_is_named() {
    let files = game("");
    let text = format!("{TABLE}\n[word.Pause]\n");
    let gaps = CommandTable::parse(&text).gaps(&files, &Names::of(&files));
    assert_eq!(gaps, ["[word.Pause] is there, and CommandWord has no such variant."]);
}

fn game(more_events: &str) -> Vec<Facts> {
    let sources = [
        (
            "src/core/language/commands.rs",
            "macro_rules! command_set { ($set:ident; $($name:ident = $id:literal;)+) => { pub enum $set { $($name,)+ } }; }\n\
             command_set! { CommandWord; Dash = \"dash\"; Help = \"help\"; }",
        ),
        ("src/core/language.rs", "pub use commands::CommandWord;"),
        (
            "src/core/game/command.rs",
            "pub enum Command { Dash }\npub enum Refusal { GameOver }",
        ),
        (
            "src/core/game/event.rs",
            &format!("pub enum Event {{ Dashed{more_events} }}"),
        ),
        (
            "src/core/game.rs",
            "pub use command::{Command, Refusal};\npub use event::Event;",
        ),
        (
            "src/core/game/state.rs",
            "use super::Event;\nfn is_dash(event: &Event) -> bool { matches!(event, Event::Dashed) }\n\
             #[cfg(test)] fn help() -> CommandWord { CommandWord::Help }",
        ),
        (
            "src/core/desk.rs",
            "use crate::language::CommandWord as C;\nfn run(word: C) { if word == C::Dash { settle(crate::game::Command::Dash) }\n\
             else if word == C::Help {} }",
        ),
    ];
    sources.map(|(path, text)| Facts::of(&source_of(path, text))).into()
}
