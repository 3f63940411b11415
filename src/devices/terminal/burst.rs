//! What was pasted, where the terminal does not mark it: it comes as keys, all of them at once, and no finger types a line, ends
//! it and goes on in the same moment.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::Touch;

/// Takes keys that came at once, and returns what they are: a text that was pasted, if something stands behind an end of line,
/// else every key by itself.
pub(super) fn of(keys: Vec<KeyEvent>) -> Vec<Touch> {
    match pasted(&keys) {
        Some(text) => vec![Touch::Pasted(text)],
        None => keys.into_iter().map(Touch::Key).collect(),
    }
}

fn pasted(keys: &[KeyEvent]) -> Option<String> {
    let pressed = keys.iter().filter(|it| it.kind != KeyEventKind::Release);
    let text: Option<String> = pressed.map(character).collect();
    let text = text?;
    let is_pasted = text.trim_end_matches('\n').contains('\n');
    is_pasted.then_some(text)
}

/// Returns what a key types; `None` if it does something else, so that nobody pasted it.
fn character(key: &KeyEvent) -> Option<char> {
    let is_plain = (key.modifiers - KeyModifiers::SHIFT).is_empty();
    match key.code {
        KeyCode::Char(character) if is_plain => Some(character),
        KeyCode::Enter if is_plain => Some('\n'),
        KeyCode::Tab if is_plain => Some('\t'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Vec<KeyEvent> {
        let key = |it: char| match it {
            '\n' => KeyCode::Enter,
            it => KeyCode::Char(it),
        };
        text.chars()
            .flat_map(|it| {
                [KeyEventKind::Press, KeyEventKind::Release]
                    .map(|kind| KeyEvent::new_with_kind(key(it), KeyModifiers::NONE, kind))
            })
            .collect()
    }

    #[test]
    fn several_lines_at_once_were_pasted() {
        assert_eq!(of(keys("e4\ne5\nNf3\n")), [Touch::Pasted("e4\ne5\nNf3\n".to_owned())]);
    }

    #[test]
    fn one_line_and_its_end_are_keys_however_quick() {
        for text in ["e", "e4", "e4\n", "e4\n\n", "\n"] {
            let typed = keys(text);
            let expected: Vec<_> = typed.iter().copied().map(Touch::Key).collect();
            assert_eq!(of(typed), expected, "{text:?}");
        }
    }

    #[test]
    fn a_key_that_types_nothing_was_pressed_by_somebody() {
        let mut typed = keys("e4\ne5");
        typed.insert(4, KeyEvent::new(KeyCode::F(2), KeyModifiers::NONE));
        assert_eq!(of(typed.clone()).len(), typed.len());
    }
}
