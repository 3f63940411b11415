//! What was found, line by line, for the arbiter.

use std::path::PathBuf;

use super::result::{ASK, BOARDS, ResolveResult, other_words};
use crate::app::settings::words::Words;
use ansage_core::game::resolve::Whose;
use ansage_core::language::verdict::{OurSheet, Teller, sheet_name};
use ansage_core::language::{Lexicon, Message};

/// Returns what is wrong with the files, each line with its place; remarks on the form are left out.
pub(super) fn flaws(found: &ResolveResult, paths: [&PathBuf; 2]) -> Vec<Message> {
    let both = found.sheets.iter().zip(paths);
    let flaws = both.flat_map(|(sheet, path)| sheet.flaws.iter().map(move |it| (path, it)));
    let told = flaws
        .filter(|(_path, it)| !it.kind.is_remark())
        .map(|(path, it)| Message::ResolveSheetFlaw {
            path: path.display().to_string(),
            flaw: Message::from(it).into(),
        });
    told.collect()
}

/// Returns the whole text.
pub(super) fn text(found: &ResolveResult, lexicon: &Lexicon, words: &Words) -> String {
    let Some(messages) = words.voices.messages(&words.reports) else {
        return String::new();
    };
    let teller = Teller {
        start: &found.start,
        comparison: &found.comparison,
        verdict: &found.verdict,
        positions: &found.positions,
        lexicon,
        letters: found.letters,
        messages,
        ours: OurSheet::Scoresheet,
    };
    let mut lines = teller.sheets(ASK);
    numbers(found, &mut lines);
    lines.extend(other_words(found).map(|(_, _, [entered, made])| Message::NoteEnteredOtherwise { entered, made }));
    lines.extend(teller.position(&|side| found.sheets[0].left(side, found.comparison.agreed)));
    for (name, board) in BOARDS.into_iter().zip(&found.verdict.boards) {
        lines.extend(board.iter().flat_map(|it| teller.board(name, it)));
    }
    lines.iter().map(|it| messages.say(it) + "\n").collect()
}

fn numbers(found: &ResolveResult, lines: &mut Vec<Message>) {
    for (index, whose) in [Whose::Ours, Whose::Theirs].into_iter().enumerate() {
        for jump in &found.sheets[index].jumps {
            lines.push(Message::ResolveJump {
                sheet: sheet_name(whose).into(),
                line: jump.line.to_string(),
                number: jump.number.to_string(),
                expected: jump.expected.to_string(),
            });
        }
        if found.in_order[index] {
            lines.push(Message::ResolveInOrder {
                sheet: sheet_name(whose).into(),
            });
        }
    }
}
