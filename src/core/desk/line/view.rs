//! What stands on the screen and on the Braille line when nothing is being said.

use std::time::Duration;

use shakmaty::Color;

/// The standing state of the conversation; compared with the last one and drawn only if it changed.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct View {
    /// The prompt, e.g. `12 Weiß: `.
    pub prompt: String,
    /// That an arbiter is needed, for those who see the screen, until one comes.
    pub notice: Option<String>,
    /// True if what is typed must not be read on the screen: an opponent may see it.
    pub masked: bool,
    /// True if it is a secret: a key is heard as a tick, and nothing of it is kept.
    pub secret: bool,
    /// The names of the command of which only the first word behind it is shown, folded: a secret may follow.
    pub tells_first_word_alone: Vec<String>,
    /// True if of what is typed only the name of a command is shown and heard: the rest may be a move that is sealed.
    pub tells_commands_alone: bool,
    /// Keys that answer the open question at once, while nothing is typed.
    pub answers: Vec<OneKey>,
    /// True if the open question takes any text: a key is then a character and nothing else.
    pub takes_text: bool,
    /// True while a question is open: Enter may confirm what was not heard yet.
    pub asks: bool,
    /// How long what the arbiter is told stays on the screen.
    pub arbiters_lines: ArbitersLines,
    /// Which keys are dots of a cell, and no letters; `None` while all are letters.
    pub dot_keys: Option<DotKeys>,
}

/// Keys of the keyboard that are dots.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum DotKeys {
    /// f d s j k l are dots 1 to 6.
    Six,
    /// a and the key right of l are dots 7 and 8 as well.
    Eight,
}

/// How long lines of the arbiter's channel may stand on a screen.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum ArbitersLines {
    /// Like all others: in a free game they are the player's own.
    Stay,
    /// While the arbiter is at the keys, and no longer.
    StayForNow,
    /// Not at all: the arbiter is gone.
    #[default]
    Gone,
}

/// A key that stands for a whole line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OneKey {
    /// The character, in small letters.
    pub key: char,
    /// The line it stands for.
    pub line: String,
    /// Words of which it is the first letter, folded: whoever types one to its end out of habit has answered already.
    pub words: Vec<String>,
}

impl OneKey {
    /// Makes a key that stands for a line and begins no word.
    pub fn new(key: char, line: String) -> Self {
        let words = Vec::new();
        Self { key, line, words }
    }

    /// Makes a key that stands for a line and is the first letter of some of these words.
    pub fn beginning(key: char, line: String, words: impl IntoIterator<Item = String>) -> Self {
        let words = words.into_iter().filter(|it| it.starts_with(key)).collect();
        Self { key, line, words }
    }
}

/// What a whole screen shows beside the lines that were told.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Page {
    /// Whose turn it is, or how the game ended, in words that both players may read.
    pub turn: String,
    /// The numbered lines of the scoresheet, as far as the player may see it.
    pub sheet: Vec<String>,
    /// The lines of a diagram, where one is wanted and may be seen.
    pub diagram: Vec<String>,
    /// How the tape is, where there is one: whoever is recorded must know.
    pub tape: Option<String>,
    /// That the battery of the machine is low, if it is (C02 5.1.f).
    pub battery: Option<String>,
    /// The clocks, where there are some and the person may see them.
    pub clocks: Option<Clocks>,
}

/// Both displays of the clock.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Clocks {
    /// Between which times White's time left lies, the worse for the player first; twice the same where it is known.
    pub white: (Duration, Duration),
    /// The same of Black's.
    pub black: (Duration, Duration),
    /// Whose clock runs.
    pub running: Option<Color>,
    /// True if the clock on the table was not read lately, so that ours may differ.
    pub about: bool,
}
