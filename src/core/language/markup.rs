//! Pages in HTML that any browser shows and prints: one file, without scripts and without anything from elsewhere. What people
//! wrote is always text on them; only what is built here is markup.

use std::fmt::Write as _;

use ansage_wire::plain_text;

/// An attribute: its name and its value as it is, not escaped yet.
pub type Attribute<'a> = (&'static str, &'a str);

/// A piece of a page.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Markup(String);

impl Markup {
    /// Returns an element with what stands in it.
    pub fn element(name: &'static str, attributes: &[Attribute<'_>], inside: impl Into<Markup>) -> Self {
        let Markup(inside) = inside.into();
        let Markup(opened) = Self::void(name, attributes);
        Self(format!("{opened}{inside}</{name}>"))
    }

    /// Returns an element that stands on lines of its own.
    pub fn block(name: &'static str, attributes: &[Attribute<'_>], inside: impl Into<Markup>) -> Self {
        let Markup(element) = Self::element(name, attributes, inside);
        Self(element + "\n")
    }

    /// Returns an element in which nothing can stand, or the beginning of one.
    fn void(name: &'static str, attributes: &[Attribute<'_>]) -> Self {
        let mut opened = format!("<{name}");
        for (key, value) in attributes {
            // A text cannot fail to take more text.
            let _written = write!(opened, " {key}=\"{}\"", escaped(value));
        }
        Self(opened + ">")
    }

    /// Returns a place to rest between paragraphs.
    pub fn rest() -> Self {
        Self("<p>&nbsp;</p>\n".to_owned())
    }

    /// Adds what comes behind it.
    pub fn push(&mut self, next: Markup) {
        self.0 += &next.0;
    }
}

impl From<&str> for Markup {
    fn from(text: &str) -> Self {
        Self(escaped(text))
    }
}

impl From<String> for Markup {
    fn from(text: String) -> Self {
        Self(escaped(&text))
    }
}

impl Extend<Markup> for Markup {
    fn extend<I: IntoIterator<Item = Markup>>(&mut self, parts: I) {
        for part in parts {
            self.push(part);
        }
    }
}

impl FromIterator<Markup> for Markup {
    fn from_iter<I: IntoIterator<Item = Markup>>(parts: I) -> Self {
        Self(parts.into_iter().map(|it| it.0).collect())
    }
}

/// Returns a whole page. Its policy lets a browser fetch and run nothing, whatever should stand on it; sound may stand in it.
pub fn page(title: &str, language: &str, style: &str, body: &Markup) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; \
         media-src data:\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <style>{style}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        escaped(language),
        escaped(title),
        body.0,
    )
}

/// The look of a page that is read: black on white, nothing told by colour alone; on paper without what can only be pressed.
pub const STYLE: &str = "@page { margin: 15mm } \
    body { margin: 1em auto; padding: 0 1em; max-width: 48rem; color: #000; background: #fff; \
    font: 1.125rem/1.5 \"Atkinson Hyperlegible\", Verdana, \"DejaVu Sans\", sans-serif; overflow-wrap: anywhere } \
    h1 { font-size: 1.6em } h2 { font-size: 1.3em; margin-top: 1.5em } h3 { font-size: 1.1em } \
    h1, h2, h3, caption { break-after: avoid; line-height: 1.25 } \
    a { color: #000 } .skip { position: absolute; left: -100em } .skip:focus { position: static } \
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2em 1em } dt { font-weight: bold } dd { margin: 0 } \
    table { border-collapse: collapse } caption { text-align: left; margin-bottom: 0.3em } \
    th, td { border: 1px solid #000; padding: 0.2em 0.8em; text-align: left } tr, li, p, figure { break-inside: avoid } \
    figure { margin: 1em 0 2em } svg { display: block; max-width: 100%; height: auto } \
    .sound li { margin-bottom: 0.8em } audio { display: block; max-width: 100% } \
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap } \
    @media print { .skip, audio { display: none } body { max-width: none; padding: 0 } }";

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            // What steers a terminal, or turns the direction of reading, is no letter of a page.
            sign if plain_text::steers(sign) => {}
            sign => escaped.push(sign),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Markup, page};

    proptest! {
        /// Whatever people wrote, it is words and nothing else, beside markup and within it.
        #[test]
        fn what_people_wrote_is_never_markup(text in "\\PC{0,30}") {
            let paged = |text: &str| {
                let body = Markup::element("p", &[("title", text)], text);
                page(text, text, "", &body)
            };
            let (written, plain) = (paged(&text), paged("x"));
            for sign in ['<', '>', '"'] {
                prop_assert_eq!(written.matches(sign).count(), plain.matches(sign).count());
            }
        }
    }
}
