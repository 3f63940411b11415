//! A page of the manual as text: no mark that a screen reader would spell out, and no long line.

use crate::app::wrapping;
use ansage_core::language::Messages;

use super::page::{Block, Page};
use super::told;

/// No line is longer, however wide the terminal is.
const WIDTH: usize = 72;
/// How far a session stands from the margin.
const INDENT: &str = "  ";

/// Returns the text of a page, for a terminal that is so wide if it goes to one.
pub(super) fn page(page: &Page, messages: &Messages, columns: Option<usize>) -> String {
    let width = columns.map_or(WIDTH, |it| it.min(WIDTH));
    let wrapped = |text: &str, first: &str, others: &str| wrapping::wrapped(text, first, others, width);
    let mut text = wrapped(&page.title, "", "");
    let mut before: Option<&Block> = None;
    for block in &page.blocks {
        // Items stand together, and so do a step and what is typed in it.
        let is_close = matches!(
            (before, block),
            (Some(Block::Item(_)), Block::Item(_)) | (Some(Block::Step(..)), Block::Step(..) | Block::Session(_))
        );
        if !is_close {
            text.push('\n');
        }
        text += &match block {
            Block::Heading(heading) => wrapped(heading, "", ""),
            Block::Paragraph(words) => wrapped(&words.plain(), "", ""),
            Block::Step(number, words) => {
                let number = format!("{number}. ");
                wrapped(&words.plain(), &number, &" ".repeat(number.len()))
            }
            Block::Item(words) => wrapped(&words.plain(), "- ", INDENT),
            Block::Session(lines) => {
                let lines = lines.iter();
                lines.map(|it| wrapped(&told(it, messages), INDENT, "    ")).collect()
            }
        };
        before = Some(block);
    }
    text
}
