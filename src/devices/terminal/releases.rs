//! Whether the terminal tells which keys are let go: the keyboard protocol of kitty.
//!
//! What is asked for lies on a stack of the terminal's and is taken back, all of it, when the terminal is given back.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};

use crossterm::event::{KeyboardEnhancementFlags as Flags, PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags};
use crossterm::terminal;

use ansage_os::console;

/// How often the terminal was asked for something that was not taken back.
static ASKED: AtomicU8 = AtomicU8::new(0);
/// True while it tells of every key, also of those that type.
static TELLS_OF_ALL: AtomicBool = AtomicBool::new(false);
/// True while a person is at the terminal whose keys may be pressed together.
static MAY_TELL_OF_ALL: AtomicBool = AtomicBool::new(false);

/// Returns true if the terminal is known to tell which keys are let go or, where it `may_be_asked`, says so itself. It is
/// asked only by the wish of the person, and before keys are read: one that does not answer is waited for, two seconds.
pub fn tells_releases(may_be_asked: bool) -> bool {
    let variable = |name| std::env::var(name).unwrap_or_default();
    let term = variable("TERM");
    let asks = may_be_asked && !["", "dumb"].contains(&term.as_str());
    console::tells_releases()
        || is_known(&term, &variable("TERM_PROGRAM"))
        || (asks && terminal::supports_keyboard_enhancement().unwrap_or(false))
}

/// Asks for the releases of the talk key, where they are known to be told.
pub(super) fn ask_for_the_talk_key() -> io::Result<()> {
    if tells_releases(false) && !console::tells_releases() {
        // Without the first one a terminal tells only of keys that type nothing.
        ask_for(Flags::DISAMBIGUATE_ESCAPE_CODES | Flags::REPORT_EVENT_TYPES)?;
    }
    Ok(())
}

/// Lets [`tell_of_all`] ask.
pub(super) fn allow_all() {
    MAY_TELL_OF_ALL.store(true, Ordering::Relaxed);
}

/// Has the terminal tell of every key that it is let go, or takes that back; does nothing if that is so already.
pub(super) fn tell_of_all(is_wanted: bool) -> io::Result<()> {
    let is_wanted = is_wanted && MAY_TELL_OF_ALL.load(Ordering::Relaxed);
    if console::tells_releases() || TELLS_OF_ALL.swap(is_wanted, Ordering::Relaxed) == is_wanted {
        return Ok(());
    }
    if is_wanted {
        // With the alternate keys, "/" stays one where it is typed with Shift.
        ask_for(
            Flags::DISAMBIGUATE_ESCAPE_CODES
                | Flags::REPORT_EVENT_TYPES
                | Flags::REPORT_ALTERNATE_KEYS
                | Flags::REPORT_ALL_KEYS_AS_ESCAPE_CODES,
        )
    } else {
        ASKED.fetch_sub(1, Ordering::Relaxed);
        crossterm::execute!(io::stdout(), PopKeyboardEnhancementFlags)
    }
}

/// Takes back whatever was asked for; does nothing if that is nothing.
pub(super) fn give_back() {
    TELLS_OF_ALL.store(false, Ordering::Relaxed);
    for _ in 0..ASKED.swap(0, Ordering::Relaxed) {
        let _gone = crossterm::execute!(io::stdout(), PopKeyboardEnhancementFlags);
    }
}

fn ask_for(flags: Flags) -> io::Result<()> {
    crossterm::execute!(io::stdout(), PushKeyboardEnhancementFlags(flags))?;
    ASKED.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

/// Returns true for terminals that speak the keyboard protocol of kitty. What runs inside another program, such as tmux,
/// has that one's name.
fn is_known(term: &str, program: &str) -> bool {
    const TERMS: [&str; 5] = ["xterm-kitty", "foot", "alacritty", "xterm-ghostty", "ghostty"];
    let is_one = TERMS
        .iter()
        .any(|it| term == *it || term.strip_prefix(it).is_some_and(|rest| rest.starts_with('-')));
    let is_its_own = term.starts_with("xterm") || term == "wezterm";
    is_one || (is_its_own && ["WezTerm", "ghostty"].contains(&program))
}

#[cfg(test)]
mod tests {
    use super::is_known;

    #[test]
    fn only_terminals_that_are_known_are_asked() {
        for (term, program) in [
            ("xterm-kitty", ""),
            ("foot", ""),
            ("foot-extra", ""),
            ("alacritty", ""),
            ("xterm-ghostty", "ghostty"),
            ("xterm-256color", "WezTerm"),
        ] {
            assert!(is_known(term, program), "{term} {program}");
        }
        for (term, program) in [
            ("xterm-256color", ""),
            ("linux", ""),
            ("tmux-256color", "tmux"),
            ("screen", "WezTerm"),
            ("footer", ""),
            ("dumb", ""),
            ("", ""),
        ] {
            assert!(!is_known(term, program), "{term} {program}");
        }
    }
}
