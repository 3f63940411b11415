//! Lines that end between words: a display of a few cells, and a terminal that is as narrow, would break them anywhere.

use std::io::IsTerminal;

use unicode_width::UnicodeWidthStr as _;

/// What begins a sequence that steers a terminal, as the parser of the command line styles its help.
const ESCAPE: char = '\x1b';

/// Returns how wide the terminal is to which this leads; `None` where it is no terminal.
pub(super) fn columns_of(stream: &impl IsTerminal) -> Option<usize> {
    let size = stream.is_terminal().then(crossterm::terminal::size)?.ok()?;
    Some(usize::from(size.0)).filter(|it| *it > 0)
}

/// Breaks a text at its blanks; the first line begins with the one, the others with the other.
pub(super) fn wrapped(text: &str, first: &str, others: &str, columns: usize) -> String {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_fresh = true;
    for word in text.split_whitespace() {
        if !is_fresh && width(&line) + 1 + width(word) > columns {
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

/// Breaks those lines of a text at blanks that are longer than so many columns; all others stay as they are.
pub(super) fn fitted(text: &str, columns: usize) -> String {
    let lines = text.split('\n').map(|it| match width(it) <= columns {
        true => it.to_owned(),
        false => broken(it, columns),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Breaks a line. What follows is as far from the margin as its beginning, and a word that fits no line stays where it is.
fn broken(line: &str, columns: usize) -> String {
    let margin = leading_blanks(line);
    let margin = if margin * 2 > columns { "" } else { &line[..margin] };
    let room = columns - margin.len();
    let mut text = String::new();
    let mut column = 0;
    let mut rest = line;
    while !rest.trim_start_matches(' ').is_empty() {
        let blanks = leading_blanks(rest);
        let end = rest[blanks..].find(' ').map_or(rest.len(), |it| blanks + it);
        let word = &rest[blanks..end];
        let behind = column + blanks + width(word);
        if text.is_empty() || behind <= columns || width(word) > room {
            text += &rest[..end];
            // The terminal goes on below with what is longer.
            column = if behind > columns { behind % columns } else { behind };
        } else {
            text.push('\n');
            text += margin;
            text += word;
            column = margin.len() + width(word);
        }
        rest = &rest[end..];
    }
    text
}

fn leading_blanks(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// Returns how many columns a text takes; what styles it takes none.
fn width(text: &str) -> usize {
    let mut pieces = text.split(ESCAPE);
    let before = pieces.next().unwrap_or_default().width();
    let behind = pieces.map(|it| it.split_once('m').map_or(it, |(_style, text)| text).width());
    before + behind.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::{fitted, width, wrapped};

    #[test]
    fn a_long_step_goes_on_below_its_words() {
        let text = "word ".repeat(20);
        let lines = wrapped(&text, "1. ", "   ", 72);
        let lines: Vec<&str> = lines.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("1. word") && lines[0].len() <= 72 && lines[1].starts_with("   word"));
    }

    #[test]
    fn a_line_ends_between_words_and_keeps_its_margin() {
        let text = "Eine Partie ist nicht beendet\n  Weiter mit der Partie\n\nkurz  und  gut\n";
        let expected = "Eine Partie ist\nnicht beendet\n  Weiter mit der\n  Partie\n\nkurz  und  gut\n";
        assert_eq!(fitted(text, 16), expected);
        assert_eq!(fitted(text, 80), text);
    }

    #[test]
    fn a_word_longer_than_the_line_is_broken_by_the_terminal_alone() {
        assert_eq!(
            fitted("Sie liegt in /home/anna/games da", 12),
            "Sie liegt in /home/anna/games da"
        );
    }

    #[test]
    fn what_styles_a_word_takes_no_column() {
        assert_eq!(width("\x1b[1m\x1b[4mUsage:\x1b[0m ansage"), "Usage: ansage".len());
    }
}
