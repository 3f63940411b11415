//! A sentence as NVDA reads it: in its language, between two marks that tell when it begins and when it has ended.

/// The mark before the first word.
pub(crate) const BEGUN: &str = "begun";
/// The mark behind the last one.
pub(crate) const ENDED: &str = "ended";

/// Writes a sentence in a language, a BCP 47 tag.
pub(crate) fn sentence(language: &str, text: &str) -> String {
    let language = escaped(language);
    let text = escaped(text);
    format!(
        "<speak><mark name=\"{BEGUN}\"/><voice xml:lang=\"{language}\">{text}</voice><mark name=\"{ENDED}\"/></speak>"
    )
}

/// Leaves nothing in a text that would be read as something else.
fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut written, letter| {
        match letter {
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '&' => written.push_str("&amp;"),
            '"' => written.push_str("&quot;"),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => written.push(' '),
            letter => written.push(letter),
        }
        written
    })
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_text_is_never_read_as_a_tag() {
        assert_eq!(
            sentence("de", "Turm <a1> & \"Dame\"\u{1}"),
            "<speak><mark name=\"begun\"/><voice xml:lang=\"de\">Turm &lt;a1&gt; &amp; &quot;Dame&quot; \
             </voice><mark name=\"ended\"/></speak>"
        );
    }
}
