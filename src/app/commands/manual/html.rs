//! The manual as a page in HTML: headings, lists and what is typed as such, so that a screen reader can jump between them.

use ansage_core::language::markup::{self, Markup, STYLE};
use ansage_core::language::{Message, Messages};

use super::page::{Block, Line, Page, Span, Words};
use super::pages::{Entry, Manual};
use super::told;

/// What is written: one page, or all, between which links lead.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Shape {
    OnePage,
    Whole,
}

impl Shape {
    /// Returns the heading of a part of a page.
    fn heading(self) -> &'static str {
        match self {
            Self::OnePage => "h2",
            Self::Whole => "h3",
        }
    }
}

/// Returns the page of one entry, or one page with all.
pub(super) fn page(manual: &Manual, found: Option<&Entry>, messages: &Messages) -> String {
    if let Some(entry) = found {
        let page = entry.page();
        let mut main = Markup::block("h1", &[], page.title.as_str());
        main.push(blocks(&page, Shape::OnePage, messages));
        return whole(&page.title, manual, &Markup::block("main", &[], main));
    }
    let title = messages.say(&Message::ManualTitle);
    let links = manual.entries().iter().map(|it| {
        let target = format!("#{}", it.name);
        let link = Markup::element("a", &[("href", target.as_str())], it.page().title);
        Markup::block("li", &[], link)
    });
    let links = Markup::block("ol", &[], links.collect::<Markup>());
    let label = [("aria-label", title.as_str())];
    let articles = manual.entries().iter().map(|it| {
        let page = it.page();
        let mut article = Markup::block("h2", &[("id", it.name)], page.title.as_str());
        article.push(blocks(&page, Shape::Whole, messages));
        Markup::block("article", &[], article)
    });
    let body: Markup = [
        Markup::block("header", &[], Markup::block("h1", &[], title.as_str())),
        Markup::block("nav", &label, links),
        Markup::block("main", &[], articles.collect::<Markup>()),
    ]
    .into_iter()
    .collect();
    whole(&title, manual, &body)
}

fn whole(title: &str, manual: &Manual, body: &Markup) -> String {
    markup::page(title, manual.language, STYLE, body)
}

/// Returns what stands on a page below its title; steps that follow one another are one list.
fn blocks(page: &Page, shape: Shape, messages: &Messages) -> Markup {
    let mut body = Markup::default();
    let mut rest = page.blocks.as_slice();
    while let Some(block) = rest.first() {
        let same = |it: &&Block| std::mem::discriminant(*it) == std::mem::discriminant(block);
        let (together, others) = rest.split_at(rest.iter().take_while(same).count());
        match block {
            Block::Step(from, _) => {
                let start = from.to_string();
                body.push(Markup::block(
                    "ol",
                    &[("start", start.as_str())],
                    items(together, shape),
                ));
            }
            Block::Item(_) => body.push(Markup::block("ul", &[], items(together, shape))),
            _ => body.extend(together.iter().map(|it| one(it, shape, messages))),
        }
        rest = others;
    }
    body
}

fn items(blocks: &[Block], shape: Shape) -> Markup {
    let words = blocks.iter().filter_map(|it| match it {
        Block::Step(_, words) | Block::Item(words) => Some(words),
        _ => None,
    });
    words.map(|it| Markup::block("li", &[], inline(it, shape))).collect()
}

fn one(block: &Block, shape: Shape, messages: &Messages) -> Markup {
    match block {
        Block::Heading(text) => Markup::block(shape.heading(), &[], text.as_str()),
        Block::Paragraph(words) | Block::Step(_, words) | Block::Item(words) => {
            Markup::block("p", &[], inline(words, shape))
        }
        Block::Session(lines) => {
            let lines = lines.iter().map(|it| {
                let name = if matches!(it, Line::Said(_)) { "samp" } else { "kbd" };
                Markup::block("p", &[], Markup::element(name, &[], told(it, messages)))
            });
            Markup::block("blockquote", &[], lines.collect::<Markup>())
        }
    }
}

fn inline(words: &Words, shape: Shape) -> Markup {
    let spans = words.0.iter().map(|it| match it {
        Span::Text(text) => Markup::from(text.as_str()),
        Span::Link(name, text) if shape == Shape::Whole => {
            let target = format!("#{name}");
            Markup::element("a", &[("href", target.as_str())], text.as_str())
        }
        Span::Link(_, text) => Markup::from(text.as_str()),
        Span::Typed(text) => Markup::element("kbd", &[], text.as_str()),
    });
    spans.collect()
}
