//! A page of the manual, read from the Markdown in which it is written: headings, paragraphs, steps, items, sessions.
//!
//! A session is what somebody types and what then comes: `$ ` begins a line for a shell, `> ` a line for the program, `>` alone
//! is Enter, `> <F2>` a key; every other line is printed by the program, and `…` stands for what a reader need not know.

use std::mem;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Parser, Tag, TagEnd};

/// A page.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Page {
    /// What it is about.
    pub title: String,
    /// What stands on it, one after the other.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Block {
    /// A heading below the title.
    Heading(String),
    /// A paragraph.
    Paragraph(Words),
    /// A step with its number.
    Step(u64, Words),
    /// An item of a list without numbers.
    Item(Words),
    /// What is typed and what is heard, or what is in a file.
    Session(Vec<Line>),
}

/// Words in a line.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Words(pub Vec<Span>);

/// Some of them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Span {
    /// Of the prose.
    Text(String),
    /// What is typed, as a command.
    Typed(String),
    /// The name of another page: the name of its file, and what is read.
    Link(String, String),
}

/// A line of a session.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Line {
    /// Somebody types it, and Enter.
    Typed(String),
    /// A key is pressed.
    Pressed(String),
    /// The program says it.
    Said(String),
}

/// The kinds of fenced blocks: a game, commands of a shell, a file.
const FENCES: [&str; 3] = ["session", "console", "file"];

impl Words {
    /// Returns them without marks.
    pub fn plain(&self) -> String {
        let texts = self.0.iter().map(|it| match it {
            Span::Text(text) | Span::Typed(text) | Span::Link(_, text) => text.as_str(),
        });
        texts.collect()
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn push(&mut self, text: &str) {
        match self.0.last_mut() {
            Some(Span::Text(before)) => *before += text,
            _ => self.0.push(Span::Text(text.to_owned())),
        }
    }
}

impl Page {
    /// Reads a page.
    ///
    /// # Errors
    ///
    /// Names what no page of the manual has: tables, pictures, markup, other fences, a second title.
    pub fn read(markdown: &str) -> Result<Self, String> {
        let mut reading = Reading::default();
        for event in Parser::new(markdown) {
            reading.take(event)?;
        }
        match reading.page.title.is_empty() {
            true => Err("there is no title".to_owned()),
            false => Ok(reading.page),
        }
    }
}

/// A page that is being read.
#[derive(Debug, Default)]
struct Reading {
    page: Page,
    words: Words,
    /// The number of the next item of each open list.
    lists: Vec<Option<u64>>,
    /// The lines of an open fence.
    fence: Option<String>,
    /// The page to which an open link leads, and its words.
    link: Option<(String, String)>,
}

impl Reading {
    fn take(&mut self, event: Event<'_>) -> Result<(), String> {
        match event {
            Event::Start(Tag::List(from)) => {
                // A list within an item would be read out without its place.
                if !self.lists.is_empty() {
                    return Err("there is a list within a list".to_owned());
                }
                self.lists.push(from);
            }
            Event::End(TagEnd::List(_)) => drop(self.lists.pop()),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))) => {
                let name = kind.split(' ').next().unwrap_or_default();
                if !FENCES.contains(&name) {
                    return Err(format!("no fence is called {kind:?}"));
                }
                self.close_words();
                self.fence = Some(String::new());
            }
            Event::End(TagEnd::CodeBlock) => {
                let text = self.fence.take().unwrap_or_default();
                self.page.blocks.push(Block::Session(text.lines().map(line).collect()));
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let name = dest_url.strip_suffix(".md").filter(|it| !it.contains('/'));
                let name = name.ok_or_else(|| format!("{dest_url} is no page of the manual"))?;
                self.link = Some((name.to_owned(), String::new()));
            }
            Event::End(TagEnd::Link) => {
                let (name, text) = self.link.take().unwrap_or_default();
                self.words.0.push(Span::Link(name, text));
            }
            Event::Start(Tag::Paragraph | Tag::Item | Tag::Heading { .. }) => {}
            Event::End(TagEnd::Paragraph | TagEnd::Item) => self.close_words(),
            Event::End(TagEnd::Heading(level)) => self.close_heading(level)?,
            Event::Text(text) => match (&mut self.fence, &mut self.link) {
                (Some(open), _) | (None, Some((_, open))) => *open += &text,
                (None, None) => self.words.push(&text),
            },
            Event::Code(text) => self.words.0.push(Span::Typed(text.into_string())),
            Event::SoftBreak | Event::HardBreak => self.words.push(" "),
            other => return Err(format!("no page has {other:?}")),
        }
        Ok(())
    }

    fn close_heading(&mut self, level: HeadingLevel) -> Result<(), String> {
        let text = mem::take(&mut self.words).plain();
        match level {
            HeadingLevel::H1 if self.page.title.is_empty() => self.page.title = text,
            HeadingLevel::H2 => self.page.blocks.push(Block::Heading(text)),
            _ => return Err(format!("{text:?} is neither the title nor a heading below it")),
        }
        Ok(())
    }

    fn close_words(&mut self) {
        let words = mem::take(&mut self.words);
        if words.is_empty() {
            return;
        }
        self.page.blocks.push(match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                Block::Step(*number - 1, words)
            }
            Some(None) => Block::Item(words),
            None => Block::Paragraph(words),
        });
    }
}

/// Reads a line of a session.
fn line(text: &str) -> Line {
    let typed = text.strip_prefix("$ ").or_else(|| text.strip_prefix("> "));
    let key = typed.and_then(|it| it.strip_prefix('<')?.strip_suffix('>'));
    match (typed, key) {
        _ if text == ">" => Line::Pressed("Enter".to_owned()),
        (_, Some(key)) => Line::Pressed(key.to_owned()),
        (Some(typed), None) => Line::Typed(typed.to_owned()),
        (None, None) => Line::Said(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Block, Line, Page, Span, Words};

    fn said(text: &str) -> Words {
        Words(vec![Span::Text(text.to_owned())])
    }

    #[test]
    fn steps_and_sessions_are_read() {
        let page = Page::read(
            "# Title\n\nOne `e4`, [as here](other-page.md).\n\n1. First\n   step.\n\n```session\n$ ansage\n> e4\nPawn e 4?\n>\n> <F2>\n```\n\n2. Second.\n\n- Item\n\n## More\n",
        );
        let page = page.expect("a page");
        assert_eq!(page.title, "Title");
        let typed = |it: &str| Line::Typed(it.to_owned());
        let pressed = |it: &str| Line::Pressed(it.to_owned());
        let expected = [
            Block::Paragraph(Words(vec![
                Span::Text("One ".to_owned()),
                Span::Typed("e4".to_owned()),
                Span::Text(", ".to_owned()),
                Span::Link("other-page".to_owned(), "as here".to_owned()),
                Span::Text(".".to_owned()),
            ])),
            Block::Step(1, said("First step.")),
            Block::Session(vec![
                typed("ansage"),
                typed("e4"),
                Line::Said("Pawn e 4?".to_owned()),
                pressed("Enter"),
                pressed("F2"),
            ]),
            Block::Step(2, said("Second.")),
            Block::Item(said("Item")),
            Block::Heading("More".to_owned()),
        ];
        assert_eq!(page.blocks, expected);
    }

    #[test]
    fn what_cannot_be_read_line_by_line_is_no_page() {
        for wrong in [
            "no title",
            "# A\n\n# B\n",
            "# A\n\n### C\n",
            "# A\n\n```sh\nls\n```\n",
            "# A\n\n<b>b</b>\n",
            "# A\n\n- b\n  - c\n",
            "# A\n\n[elsewhere](../other.md)\n",
            "# A\n\nMuch *louder*.\n",
        ] {
            assert!(Page::read(wrong).is_err(), "{wrong:?}");
        }
    }
}
