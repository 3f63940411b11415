//! A game as a page in HTML: its sheet, the times, diagrams and sound, in one file without scripts. Whatever a picture shows
//! stands there in words too, and nothing depends on colours or on how the page is styled.

mod diagram;
mod marks;
mod times;

pub use marks::{Mark, Marked, marked};

use super::Message;
use super::markup::{self, Attribute, Markup, STYLE};
use super::sheet_form::{BLANK, LONG_BLANK, OTHERS_MOVE, SheetForm, on_one_line, to_sign};
use crate::game::scoresheet::{DASH, place};
use crate::game::{NotationStyle, Position, San, Sight};

/// A game that becomes a page.
#[derive(Clone, Copy, Debug)]
pub struct GamePage<'a> {
    /// Its sheet.
    pub form: SheetForm<'a>,
    /// The language of the words, as BCP 47 names it.
    pub language: &'a str,
    /// Where there are diagrams.
    pub marked: &'a [Marked],
    /// What is to be heard.
    pub sound: &'a [Sound],
}

/// A piece of sound on the page.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Sound {
    /// What it is of.
    pub title: String,
    /// The language of the title, where it is that of the announcements.
    pub language: Option<String>,
    /// The sound as a file of FLAC; `None` if it cannot be had.
    pub flac: Option<Vec<u8>>,
}

impl GamePage<'_> {
    /// Returns the page. Before the end of a game of an event it shows what the printed sheet shows, and no more.
    pub fn html(&self) -> String {
        let title = self.title();
        let mut main = Markup::block("h1", &[], title.as_str());
        main.push(self.head());
        main.push(self.moves());
        if self.form.sight == Sight::Legal {
            main.push(self.times());
            main.push(self.diagrams());
            main.push(self.sound());
        } else {
            main.push(paragraph(self.say(Message::PageRuns)));
        }
        main.push(self.result());
        main.push(self.signatures());
        let body: Markup = [
            Markup::block(
                "a",
                &[("class", "skip"), ("href", "#moves")],
                self.say(Message::PageSkip),
            ),
            Markup::block("main", &[], main),
        ]
        .into_iter()
        .collect();
        markup::page(&title, self.language, STYLE, &body)
    }

    fn title(&self) -> String {
        let header = &self.form.sheet.header;
        let players = [&header.white, &header.black].map(|it| on_one_line(it));
        match players.iter().all(String::is_empty) {
            true => self.form.title(),
            false => {
                let [white, black] = players.map(|it| if it.is_empty() { "?".to_owned() } else { it });
                format!("{}: {white} – {black}", self.form.title())
            }
        }
    }

    /// Returns what the form has in its head: what is named and said as a list of terms, sentences below.
    fn head(&self) -> Markup {
        let entries = self.form.head_entries();
        let (mut terms, mut sentences) = (Markup::default(), Markup::default());
        for line in entries.iter().flatten() {
            match named(line) {
                Some((name, value)) => {
                    terms.push(Markup::block("dt", &[], name));
                    terms.push(Markup::block("dd", &[], self.with_blanks(value)));
                }
                None => sentences.push(Markup::block("p", &[], self.with_blanks(line))),
            }
        }
        let heading = heading("h2", self.say(Message::PageGame));
        [heading, Markup::block("dl", &[], terms), sentences]
            .into_iter()
            .collect()
    }

    fn moves(&self) -> Markup {
        let lines = self.form.lines();
        let heading = Markup::block(
            "h2",
            &[("id", "moves"), ("tabindex", "-1")],
            self.say(Message::PageMoves),
        );
        let language: Vec<Attribute<'_>> = self.language_of(self.form.letters.name).into_iter().collect();
        let cell = |text: &str| Markup::element("td", &language, text);
        let rows = lines.iter().map(|line| {
            let cells = [
                row_head(format!("{}.", line.number)),
                cell(line.white.as_deref().unwrap_or(OTHERS_MOVE)),
                cell(line.black.as_deref().unwrap_or_default()),
            ];
            Markup::block("tr", &[], cells.into_iter().collect::<Markup>())
        });
        let mut moves = heading;
        if !lines.is_empty() {
            moves.push(self.table(Message::PageMovesCaption, rows.collect()));
        }
        moves.extend(self.signs().into_iter().map(paragraph));
        moves.extend(self.form.remarks().into_iter().map(paragraph));
        moves
    }

    /// Returns what the signs in the table say; that of an illegal move stands among the remarks.
    fn signs(&self) -> Vec<String> {
        let sheet = self.form.sheet;
        let is_offered = sheet.offered || sheet.entries.iter().any(|it| it.offer) || sheet.dashes.iter().any(|it| it.1);
        let offer = is_offered.then(|| Message::PageOffer {
            mark: sheet.offer_sign.to_owned(),
        });
        let dash = (!sheet.dashes.is_empty()).then(|| Message::PageDash { mark: DASH.to_owned() });
        offer.into_iter().chain(dash).map(|it| self.say(it)).collect()
    }

    /// Returns a table with a line for each move: its number, White and Black.
    fn table(&self, caption: Message, rows: Markup) -> Markup {
        let columns = [Message::PageNumber, Message::White, Message::Black];
        let columns = columns.map(|it| Markup::element("th", &[("scope", "col")], self.say(it)));
        let head = Markup::block("tr", &[], columns.into_iter().collect::<Markup>());
        let parts = [
            Markup::block("caption", &[], self.say(caption)),
            Markup::block("thead", &[], head),
            Markup::block("tbody", &[], rows),
        ];
        Markup::block("table", &[], parts.into_iter().collect::<Markup>())
    }

    fn sound(&self) -> Markup {
        if self.sound.is_empty() {
            return Markup::default();
        }
        let items = self.sound.iter().map(|it| {
            let item = match &it.flac {
                None => self.say(Message::PageSoundLost { m: it.title.clone() }).into(),
                Some(flac) => self.clip(it, flac),
            };
            Markup::block("li", &[], item)
        });
        let list = Markup::block("ul", &[("class", "sound")], items.collect::<Markup>());
        [heading("h2", self.say(Message::PageSound)), list]
            .into_iter()
            .collect()
    }

    fn clip(&self, sound: &Sound, flac: &[u8]) -> Markup {
        let language = sound.language.as_deref().and_then(|it| self.language_of(it));
        let title: Vec<Attribute<'_>> = language.into_iter().collect();
        let label = self.say(Message::PageSoundOf { m: sound.title.clone() });
        let source = format!("data:audio/flac;base64,{}", base64(flac));
        let attributes = [
            ("controls", "controls"),
            ("preload", "none"),
            ("aria-label", label.as_str()),
            ("src", source.as_str()),
        ];
        let parts = [
            Markup::element("span", &title, sound.title.as_str()),
            Markup::from(" "),
            Markup::element("audio", &attributes, ""),
        ];
        parts.into_iter().collect()
    }

    fn result(&self) -> Markup {
        let lines = self.form.result_lines().into_iter();
        std::iter::once(heading("h2", self.say(Message::PageResult)))
            .chain(lines.map(|it| Markup::block("p", &[], self.with_blanks(&it))))
            .collect()
    }

    fn signatures(&self) -> Markup {
        let lines = to_sign(self.form.messages, &self.form.sheet.signed, LONG_BLANK);
        let mut lines = lines.into_iter();
        // On the form a colon stands behind it.
        let title = lines.next().unwrap_or_default();
        let title = title.trim_end_matches(|it: char| it == ':' || it.is_whitespace());
        std::iter::once(heading("h2", title))
            .chain(lines.map(|it| Markup::block("p", &[], self.with_blanks(&it))))
            .collect()
    }

    /// Returns a text in which the places to write by hand are said, too: a row of strokes is nothing to listen to.
    fn with_blanks(&self, text: &str) -> Markup {
        let Some(from) = text.find(BLANK) else {
            return text.into();
        };
        let (before, rest) = text.split_at(from);
        let after = rest.trim_start_matches('_');
        let strokes = rest.strip_suffix(after).unwrap_or(rest);
        let parts = [
            Markup::from(before),
            Markup::element("span", &[("aria-hidden", "true")], strokes),
            Markup::from(" "),
            Markup::element("span", &[("class", "unseen")], self.say(Message::PageBlank)),
            self.with_blanks(after),
        ];
        parts.into_iter().collect()
    }

    /// Returns a half-move, counted from 0, with its number, as `12... Sf6`.
    fn half_move(&self, before: &Position, index: usize) -> String {
        let form = &self.form;
        let entry = form.sheet.entries.get(index);
        let written = entry.map(|it| {
            let san = San::seen(before, it.as_said(), form.sight).signed(form.signs);
            san.write(|role| form.letters.letter(role), NotationStyle::Sheet)
        });
        format!("{} {}", place(before), written.unwrap_or_default())
    }

    /// Returns the attribute of what is written in a language, where it is another one than that of the page.
    fn language_of<'a>(&self, language: &'a str) -> Option<Attribute<'a>> {
        let of = |tag: &'a str| tag.split('-').next().unwrap_or(tag);
        let is_named = language != super::letters::FIGURINES.name;
        let page = self.language.split('-').next();
        (is_named && page != Some(of(language))).then(|| ("lang", of(language)))
    }

    fn say(&self, message: Message) -> String {
        self.form.say(message)
    }
}

/// Parts what a line names from what it says of it, `Runde: 3`; `None` for a sentence.
fn named(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(": ")?;
    Some((name.trim_end(), value))
}

fn heading(level: &'static str, text: impl Into<Markup>) -> Markup {
    Markup::block(level, &[], text)
}

fn paragraph(text: String) -> Markup {
    Markup::block("p", &[], text)
}

fn row_head(number: String) -> Markup {
    Markup::element("th", &[("scope", "row")], number)
}

/// The letters of base64 (RFC 4648).
const SIXTY_FOUR: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Writes bytes in base64, as a file has to be that stands in a page.
fn base64(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |index: usize| u32::from(three.get(index).copied().unwrap_or(0));
        let all = byte(0) << 16 | byte(1) << 8 | byte(2);
        for index in 0..4 {
            let letter = (all >> (18 - 6 * index)) as usize & 63;
            text.push(match index <= three.len() {
                true => char::from(SIXTY_FOUR[letter]),
                false => '=',
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{base64, named};

    #[test]
    fn bytes_are_written_as_the_examples_of_rfc_4648() {
        let examples = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ];
        for (bytes, text) in examples {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xff, 0xfe, 0xfb]), "//77");
    }

    #[test]
    fn a_line_of_the_head_is_a_term_or_a_sentence() {
        assert_eq!(named("Runde: 3"), Some(("Runde", "3")));
        assert_eq!(named("Ronde : 3"), Some(("Ronde", "3")));
        assert_eq!(named("Weiß: A: B"), Some(("Weiß", "A: B")));
        assert_eq!(named("Regeln von 2023."), None);
    }
}
