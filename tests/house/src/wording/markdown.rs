//! The prose of a page or of a doc comment: no fences, no code, no targets of links.

use super::passage::{GAP, Passage};

/// Returns the paragraphs of numbered lines of Markdown. A heading, an item of a list and a row of a table are one each.
#[must_use]
pub fn passages<'a>(path: &str, lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<Passage> {
    let mut passages = Vec::new();
    let mut paragraph = Vec::new();
    let mut fence = None;
    for (number, text) in lines {
        let trimmed = text.trim();
        let marks = ["```", "~~~"].into_iter().find(|it| trimmed.starts_with(*it));
        if let Some(open) = fence {
            if marks == Some(open) {
                fence = None;
            }
            continue;
        }
        let begins = trimmed.starts_with(['#', '|', '-', '*', '<']) || starts_with_number(trimmed);
        if marks.is_some() || trimmed.is_empty() || begins {
            end(path, &mut paragraph, &mut passages);
        }
        fence = marks;
        if fence.is_none() && !trimmed.is_empty() && !trimmed.starts_with("<!--") {
            paragraph.push((number, prose(text)));
        }
    }
    end(path, &mut paragraph, &mut passages);
    passages
}

fn end(path: &str, paragraph: &mut Vec<(usize, String)>, passages: &mut Vec<Passage>) {
    if !paragraph.is_empty() {
        passages.push(Passage {
            path: path.to_owned(),
            lines: std::mem::take(paragraph),
        });
    }
}

/// `1.` begins an item of a list.
fn starts_with_number(text: &str) -> bool {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    digits > 0 && text[digits..].starts_with(". ")
}

/// Returns a line with a gap for each piece of code, and without the targets of its links.
fn prose(line: &str) -> String {
    let mut prose = String::new();
    for (index, part) in line.split('`').enumerate() {
        if index % 2 == 1 {
            prose.push(GAP);
            continue;
        }
        let mut links = part.split("](");
        prose.push_str(links.next().unwrap_or_default());
        for link in links {
            prose.push(']');
            prose.push_str(link.split_once(')').map_or("", |(_target, after)| after));
        }
    }
    prose
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_and_targets_are_left_out() {
        let page =
            "# A title\n\nOne `code behind` [link](behind.md) more,\nand more.\n\n```\nbehind\n```\n| a | b |\n| c |\n";
        let found = passages("page.md", (1..).zip(page.lines()));
        let lines: Vec<Vec<(usize, &str)>> = found
            .iter()
            .map(|it| it.lines.iter().map(|(line, text)| (*line, text.as_str())).collect())
            .collect();
        let expected: Vec<Vec<(usize, &str)>> = vec![
            vec![(1, "# A title")],
            vec![(3, "One \u{FFFC} [link] more,"), (4, "and more.")],
            vec![(9, "| a | b |")],
            vec![(10, "| c |")],
        ];
        assert_eq!(lines, expected);
    }

    #[test]
    fn what_follows_a_fence_is_prose_again() {
        let page = "a\n```sh\n# b\n```\nc";
        let found = passages("page.md", (1..).zip(page.lines()));
        assert_eq!(found.iter().map(|it| it.lines[0].0).collect::<Vec<_>>(), [1, 5]);
    }
}
