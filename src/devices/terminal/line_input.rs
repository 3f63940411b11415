//! What keys do to the line being typed, and when they mean something at once: the same in every face.

use std::borrow::Cow;
use std::time::Duration;

use crossterm::event::KeyEvent;

use super::dot_keys::{self, Dots, Struck};
use super::keys::{KeyMeaning, meaning};
use super::talk_key::{TalkKeyChoice, Talking};
use super::{KeyEcho, Typed};
use ansage_core::desk::line::editor::{Editor, Stroke};
use ansage_core::desk::{ArbitersLines, FunctionKey, Input, OneKey, View};
use ansage_core::game::Moment;
use ansage_core::language;
use ansage_core::language::CommandWord;
use ansage_wire::plain_text::steers;

/// Stands for what must not be read while it is typed.
pub(super) const MASK: char = '•';
/// How many of it, however much is typed: castling is longer than a pawn move.
const MASKED: usize = 3;
/// How soon Enter comes after a letter that answers alone, where the hand presses it out of habit: what is asked next has not
/// been heard by then.
const HABIT: Duration = Duration::from_millis(1500);

/// How a person wants to type.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Typing {
    /// What is heard of it.
    pub echo: KeyEcho,
    /// Whether one key answers a question.
    pub one_key: bool,
    /// Whether four digits are a move and the signs of a number pad are commands.
    pub keypad: bool,
    /// The key with which one talks, if there is one.
    pub talk_key: Option<TalkKeyChoice>,
    /// Whether keys that are dots are pressed together, and not one after the other.
    pub together: bool,
}

/// What becomes of the line on the screen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum OnScreen {
    /// It is drawn again where it differs.
    Stays,
    /// It is written anew.
    Anew,
    /// It stays as it is and the next one begins; the key was an answer that is not drawn yet.
    Ends(Option<char>),
}

/// What a key did.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pressed {
    /// What it means for the desk, in order.
    pub(super) typed: Vec<Typed>,
    /// What it means for the screen.
    pub(super) on_screen: OnScreen,
}

/// The line being typed, and how.
#[derive(Clone, Debug, Default)]
pub(super) struct LineInput {
    editor: Editor,
    typing: Typing,
    talking: Talking,
    dots: Dots,
    answered: Option<Answered>,
    /// When the last key came.
    now: Moment,
    /// Whether what is typed was hidden when the last key was pressed.
    was_masked: bool,
    /// Whether it was a secret.
    was_secret: bool,
    /// Whether only the names of commands were shown.
    was_hidden: bool,
    /// Whether it was an arbiter of an event who typed.
    was_the_arbiters: bool,
}

/// The letter that answered last, until something else is entered.
#[derive(Clone, Debug)]
struct Answered {
    key: char,
    /// The words that it begins.
    words: Vec<String>,
    at: Moment,
}

impl LineInput {
    /// Returns an empty line.
    pub(super) fn new(typing: Typing) -> Self {
        Self {
            typing,
            talking: Talking::with(typing.talk_key),
            dots: Dots::new(typing.together),
            ..Self::default()
        }
    }

    /// Returns how the person types.
    pub(super) fn typing(&self) -> Typing {
        self.typing
    }

    /// Returns what is typed as it may be read.
    pub(super) fn shown(&self, view: &View) -> Cow<'_, [char]> {
        let text = self.editor.text();
        if self.is_left_over(view) {
            return Cow::Borrowed(&[]);
        }
        if view.masked {
            return Cow::Owned(vec![MASK; if text.is_empty() { 0 } else { MASKED }]);
        }
        if let Some(from) = self.untold_from(view) {
            let mut told = text[..from].to_vec();
            told.extend([MASK; MASKED]);
            return Cow::Owned(told);
        }
        match self.dots.begun() {
            Some(_) if view.tells_commands_alone => Cow::Owned(vec![MASK; MASKED]),
            Some(begun) => {
                let mut text = text.to_vec();
                text.insert(self.editor.cursor(), dot_keys::character(begun));
                Cow::Owned(text)
            }
            None => Cow::Borrowed(text),
        }
    }

    /// Returns true if what is typed was hidden, and would be no more. A question that takes a text may be answered ahead.
    fn is_left_over(&self, view: &View) -> bool {
        self.was_hidden && !(view.tells_commands_alone || view.secret || view.takes_text)
    }

    /// Returns how many characters of what may be read are before the cursor.
    pub(super) fn cursor(&self, view: &View) -> usize {
        let is_begun = view.tells_commands_alone && self.dots.begun().is_some();
        let is_untold = || is_begun || self.untold_from(view).is_some_and(|it| self.editor.cursor() > it);
        if view.masked || self.is_left_over(view) || is_untold() {
            self.shown(view).len()
        } else {
            self.editor.cursor() + usize::from(self.dots.begun().is_some())
        }
    }

    /// Does what a key does that came at a moment, while this view stands; of a secret nothing is heard but that a key was pressed.
    pub(super) fn press(&mut self, key: &KeyEvent, at: Moment, view: &View) -> Pressed {
        self.now = at;
        let was_untold = self.untold_from(view).is_some();
        let mut pressed = self.strike(key, view);
        if was_untold || view.secret {
            self.keep_nothing_of(&pressed);
        }
        let is_begun = view.tells_commands_alone && !self.dots.is_idle();
        if view.secret || was_untold || is_begun || self.untold_from(view).is_some() {
            pressed.typed.retain(|it| !matches!(it, Typed::Input(Input::Echo(_))));
            let is_a_character = matches!(meaning(key), KeyMeaning::Stroke(Stroke::Character(_)));
            pressed
                .typed
                .extend(is_a_character.then_some(Typed::Input(Input::Tick)));
        }
        pressed
    }

    /// Returns from which character on what is typed is told to nobody: whoever would come to the keys has typed the secret
    /// behind the initials, or what is typed may be a sealed move.
    fn untold_from(&self, view: &View) -> Option<usize> {
        let text = self.editor.text();
        let blanks = |from: usize| from + text[from..].iter().take_while(|it| it.is_whitespace()).count();
        let word = |from: usize| from + text[from..].iter().take_while(|it| !it.is_whitespace()).count();
        let begin = blanks(0);
        let initials = match text.get(begin) {
            Some('/') => {
                let begin = blanks(begin + 1);
                if view.tells_commands_alone {
                    let behind = blanks(word(begin));
                    return (behind < text.len()).then_some(behind);
                }
                let command: String = text[begin..word(begin)].iter().collect();
                let command = language::fold(&command);
                // Cut short it may be another one, of which nothing is lost but that it is not shown.
                let is_cut_short = command.chars().nth(1).is_some();
                let mut names = view.tells_first_word_alone.iter();
                let is_meant = names.any(|it| *it == command || (is_cut_short && it.starts_with(&command)));
                is_meant.then(|| blanks(word(begin)))
            }
            Some(_) if view.tells_commands_alone => return Some(begin),
            _ => None,
        }?;
        let untold = blanks(word(initials));
        (untold < text.len()).then_some(untold)
    }

    /// What is told to nobody is not found again either.
    fn keep_nothing_of(&mut self, pressed: &Pressed) {
        self.editor.forget_deleted();
        for typed in &pressed.typed {
            if let Typed::Input(Input::Line(line)) = typed {
                self.editor.forget_line(line);
                self.editor.wipe();
            }
        }
    }

    fn strike(&mut self, key: &KeyEvent, view: &View) -> Pressed {
        if view.dot_keys.is_none() {
            self.dots.drop_cell();
        }
        let is_empty = self.editor.is_empty() && self.dots.is_idle();
        if let Some(moved) = self.talking.moved(key, is_empty) {
            // What it means for the Ear is for the desk to say: it comes again and again while it is held.
            return Pressed::staying(vec![Typed::Input(Input::Talk(moved))]);
        }
        self.note_who_sees(view);
        if let Some(pressed) = self.dot_key(key, view) {
            return pressed;
        }
        let touched = || vec![Typed::Input(Input::Touched)];
        let meaning = meaning(key);
        if !matches!(
            meaning,
            KeyMeaning::Release | KeyMeaning::Nothing | KeyMeaning::Redraw | KeyMeaning::Stroke(_)
        ) {
            self.answered = None;
        }
        match meaning {
            KeyMeaning::Release => Pressed::staying(Vec::new()),
            KeyMeaning::Nothing => Pressed::staying(touched()),
            KeyMeaning::Redraw => Pressed {
                typed: touched(),
                on_screen: OnScreen::Anew,
            },
            KeyMeaning::Suspend => {
                Pressed::staying(vec![Typed::Input(Input::Touched), Typed::Input(Input::WouldStandStill)])
            }
            KeyMeaning::Function(function) => Pressed::meaning(Input::Key(function)),
            KeyMeaning::Interrupt | KeyMeaning::EndOfInput if self.editor.is_empty() => Pressed {
                typed: vec![Typed::Left],
                on_screen: OnScreen::Ends(None),
            },
            KeyMeaning::Escape if self.editor.is_empty() => Pressed::meaning(command(CommandWord::Cancel)),
            KeyMeaning::Interrupt | KeyMeaning::Escape => self.edit(Stroke::DeleteLine),
            KeyMeaning::EndOfInput => self.edit(Stroke::Delete),
            KeyMeaning::Stroke(Stroke::Character(c)) => self.character(c, view),
            KeyMeaning::Stroke(Stroke::Enter) => self.enter(view),
            KeyMeaning::Stroke(Stroke::Delete) if self.drops_digits(view) => self.edit(Stroke::DeleteLine),
            KeyMeaning::Stroke(stroke) => self.edit(stroke),
        }
    }

    /// Puts the first line of what was pasted where the cursor stands. Nothing pasted is entered by itself.
    pub(super) fn paste(&mut self, text: &str, view: &View) -> Vec<Typed> {
        self.note_who_sees(view);
        let mut typed = vec![Typed::Input(Input::Touched)];
        let mut lines = text.split(['\n', '\r']).map(str::trim).filter(|it| !it.is_empty());
        let Some(first) = lines.next() else {
            return typed;
        };
        for c in first.chars() {
            self.editor.strike(Stroke::Character(if c == '\t' { ' ' } else { c }));
        }
        if self.typing.echo != KeyEcho::None && !view.secret && self.untold_from(view).is_none() {
            let heard = first.chars().filter(|c| !steers(*c)).collect();
            typed.push(Typed::Input(Input::Echo(heard)));
        }
        if lines.next().is_some() {
            typed.push(Typed::Input(Input::PasteCut));
        }
        typed
    }

    fn character(&mut self, c: char, view: &View) -> Pressed {
        if self.editor.is_empty() {
            if let Some(answer) = self.answer(c, view)
                && !self.goes_on(&[c])
            {
                return self.one_key(c, answer);
            }
            if let Some(input) = self.keypad_command(c, view) {
                return Pressed::meaning(input);
            }
        }
        if matches!(c, '.' | ',') && self.drops_digits(view) {
            return self.edit(Stroke::DeleteLine);
        }
        let mut pressed = self.edit(Stroke::Character(c));
        if !self.takes_digits(view) {
            return pressed;
        }
        if let Some(function) = self.function_in_digits() {
            self.editor.clear();
            pressed.typed.push(Typed::Input(Input::Key(function)));
        } else if self.is_move_in_digits() {
            let entered = self.edit(Stroke::Enter);
            pressed.typed.extend(entered.typed.into_iter().skip(1));
            pressed.on_screen = OnScreen::Ends(Some(c));
        }
        pressed
    }

    fn one_key(&mut self, key: char, answer: &OneKey) -> Pressed {
        self.answered = Some(Answered {
            key: answer.key,
            words: answer.words.clone(),
            at: self.now,
        });
        let mut typed = vec![Typed::Input(Input::Touched)];
        if self.typing.echo == KeyEcho::Keys {
            typed.push(Typed::Input(Input::Echo(key.to_string())));
        }
        typed.push(Typed::Input(Input::Line(answer.line.clone())));
        Pressed {
            typed,
            on_screen: OnScreen::Ends(Some(key)),
        }
    }

    /// Enters the line, unless it is only the rest of an answer whose first letter answered already. Enter alone and at once then
    /// does nothing, and what is being said goes on; later, and where letters have silenced it, what followed comes once more.
    fn enter(&mut self, view: &View) -> Pressed {
        let is_habit = self.editor.is_empty() && self.is_habit(view);
        let belongs_to_the_answer = match self.editor.is_empty() {
            true => self.would_answer_again(view),
            false => self.goes_on(self.editor.text()),
        };
        self.answered = None;
        if is_habit {
            return Pressed::staying(Vec::new());
        }
        if !belongs_to_the_answer {
            return self.edit(Stroke::Enter);
        }
        self.editor.clear();
        let mut typed = vec![Typed::Input(Input::Touched)];
        // What an arbiter is asked stands on the screen and is said by nobody.
        if !view.answers.is_empty() && view.arbiters_lines != ArbitersLines::StayForNow {
            typed.push(Typed::Input(command(CommandWord::RepeatEar)));
        }
        Pressed {
            typed,
            on_screen: OnScreen::Ends(None),
        }
    }

    /// Returns true if Enter comes out of habit right after a letter that answered, and something else is asked now.
    fn is_habit(&self, view: &View) -> bool {
        let is_at_once = |answered: &Answered| !answered.words.is_empty() && self.now.since(answered.at) < HABIT;
        self.answered.as_ref().is_some_and(is_at_once)
            && (view.takes_text || view.asks || self.would_answer_again(view))
    }

    /// Returns true if what answered last is an answer to what is asked now, too: Enter after the letter for yes is not a yes
    /// to the next question, however late a slow machine takes it.
    fn would_answer_again(&self, view: &View) -> bool {
        self.answered.as_ref().is_some_and(|answered| {
            let is_the_same = |it: &OneKey| it.key == answered.key && it.words == answered.words;
            !answered.words.is_empty() && view.answers.iter().any(is_the_same)
        })
    }

    /// Returns true if a text goes on with the word whose first letter answered: "ustav" and "ustav eins" after "g".
    fn goes_on(&self, text: &[char]) -> bool {
        self.answered.as_ref().is_some_and(|answered| {
            let (first, words) = (&answered.key, &answered.words);
            let text: String = std::iter::once(first).chain(text).collect();
            let (word, more) = text.split_once(' ').unwrap_or((&text, ""));
            let word = language::fold(word);
            let is_whole = words.contains(&word);
            is_whole || (more.is_empty() && words.iter().any(|it| it.starts_with(&word)))
        })
    }

    /// Returns the line for which a key stands. On a number pad a digit answers whatever letters do.
    fn answer<'a>(&self, key: char, view: &'a View) -> Option<&'a OneKey> {
        let is_asked_for = self.typing.one_key || (self.typing.keypad && !key.is_alphabetic());
        let is_key = |small: char| small == key || key.to_lowercase().eq([small]);
        let answer = view.answers.iter().find(|it| is_key(it.key));
        answer.filter(|_| is_asked_for)
    }

    fn edit(&mut self, stroke: Stroke) -> Pressed {
        let mut typed = vec![Typed::Input(Input::Touched)];
        let outcome = self.editor.strike(stroke);
        if let Some(line) = outcome.line {
            typed.push(Typed::Input(Input::Line(line)));
            return Pressed {
                typed,
                on_screen: OnScreen::Ends(None),
            };
        }
        let heard = match self.typing.echo {
            KeyEcho::None => None,
            KeyEcho::Keys => outcome.character,
            KeyEcho::Words => outcome.word,
        };
        typed.extend(heard.map(|it| Typed::Input(Input::Echo(it))));
        Pressed::staying(typed)
    }

    /// What was typed while the screen hid it is not shown to whoever comes to the keys (an arbiter), nor the other
    /// way round.
    fn note_who_sees(&mut self, view: &View) {
        let is_the_arbiters = view.arbiters_lines == ArbitersLines::StayForNow;
        let is_secret = view.secret || view.tells_commands_alone;
        if self.is_left_over(view) {
            self.editor.wipe();
        }
        self.was_hidden = view.tells_commands_alone;
        let was = (self.was_masked, self.was_secret, self.was_the_arbiters);
        if was != (view.masked, is_secret, is_the_arbiters) {
            (self.was_masked, self.was_secret, self.was_the_arbiters) = (view.masked, is_secret, is_the_arbiters);
            self.editor.forget();
        }
    }

    // Keys that are dots.

    /// Takes a key that is a dot, or belongs to those that are; `None` if it means what it always does. A line that was begun
    /// with a sign, a command, is typed in letters.
    fn dot_key(&mut self, key: &KeyEvent, view: &View) -> Option<Pressed> {
        let keys = view.dot_keys?;
        let first = self.editor.text().first().copied();
        if first.is_some_and(|it| !dot_keys::is_cell(it)) {
            return None;
        }
        let touched = || vec![Typed::Input(Input::Touched)];
        Some(match self.dots.strike(key, keys, first.is_some())? {
            Struck::Nothing => Pressed::staying(Vec::new()),
            Struck::Dropped => Pressed::staying(touched()),
            Struck::Dot(dot) => {
                let is_heard = self.typing.echo == KeyEcho::Keys && !self.typing.together;
                let heard = is_heard.then(|| Typed::Input(Input::Echo(dot.to_string())));
                Pressed::staying(touched().into_iter().chain(heard).collect())
            }
            Struck::Cell(cell) => self.cell(cell),
            Struck::CellFirst(cell) => {
                let mut pressed = self.cell(cell);
                let entered = self.enter(view);
                pressed.typed.extend(entered.typed.into_iter().skip(1));
                pressed.on_screen = entered.on_screen;
                pressed
            }
            // A blank alone begins nothing.
            Struck::Blank if first.is_none() => Pressed::staying(touched()),
            Struck::Blank => self.edit(Stroke::Character(' ')),
            Struck::NoDot => Pressed::meaning(Input::NoDot),
        })
    }

    fn cell(&mut self, cell: u8) -> Pressed {
        self.answered = None;
        self.edit(Stroke::Character(dot_keys::character(cell)))
    }

    // The number pad.

    fn takes_digits(&self, view: &View) -> bool {
        self.typing.keypad && !view.takes_text
    }

    fn keypad_command(&self, c: char, view: &View) -> Option<Input> {
        if !self.takes_digits(view) {
            return None;
        }
        match c {
            '+' => Some(command(CommandWord::Clock)),
            '-' => Some(command(CommandWord::Cancel)),
            '*' => Some(command(CommandWord::Time)),
            '.' | ',' => Some(command(CommandWord::RepeatEar)),
            _ => None,
        }
    }

    /// Returns true if nothing but digits is typed, and a key of the number pad drops them.
    fn drops_digits(&self, view: &View) -> bool {
        let text = self.text_before_the_end().unwrap_or_default();
        self.takes_digits(view) && !text.is_empty() && text.iter().all(char::is_ascii_digit)
    }

    /// `91` to `99` are F1 to F9, `90` is F10: no move begins with a nine.
    fn function_in_digits(&self) -> Option<FunctionKey> {
        match self.text_before_the_end()? {
            ['9', '0'] => Some(FunctionKey(10)),
            ['9', digit] => digit.to_digit(10).and_then(|it| u8::try_from(it).ok()).map(FunctionKey),
            _ => None,
        }
    }

    /// File and rank from which, file and rank to which (ICCF).
    fn is_move_in_digits(&self) -> bool {
        let text = self.text_before_the_end().unwrap_or_default();
        text.len() == 4 && text.iter().all(|c| matches!(c, '1'..='8'))
    }

    /// Returns what is typed, if the cursor stands behind all of it.
    fn text_before_the_end(&self) -> Option<&[char]> {
        let text = self.editor.text();
        (self.editor.cursor() == text.len()).then_some(text)
    }
}

impl Pressed {
    fn staying(typed: Vec<Typed>) -> Self {
        Self {
            typed,
            on_screen: OnScreen::Stays,
        }
    }

    fn meaning(input: Input) -> Self {
        Self::staying(vec![Typed::Input(Input::Touched), Typed::Input(input)])
    }
}

fn command(word: CommandWord) -> Input {
    Input::Line(format!("/{}", word.id()))
}

#[cfg(test)]
mod tests;
