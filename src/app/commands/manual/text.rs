//! A page of the manual as text: no mark that a screen reader would spell out, and no long line.

use ansage_core::language::Messages;

use super::page::{Block, Page};
use super::told;

/// No line is longer.
const WIDTH: usize = 72;
/// How far a session stands from the margin.
const INDENT: &str = "  ";

/// Returns the text of a page.
pub(super) fn page(page: &Page, messages: &Messages) -> String {
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

/// Breaks a text at its blanks; the first line begins with the one, the others with the other.
fn wrapped(text: &str, first: &str, others: &str) -> String {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_fresh = true;
    for word in text.split_whitespace() {
        if !is_fresh && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, others.to_owned()));
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        line += word;
        is_fresh = false;
    }
    lines.push(line);
    lines.iter().map(|it| format!("{}\n", it.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn a_long_step_goes_on_below_its_words() {
        let text = "word ".repeat(20);
        let lines = wrapped(&text, "1. ", "   ");
        let lines: Vec<&str> = lines.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("1. word") && lines[0].len() <= 72 && lines[1].starts_with("   word"));
    }
}
