//! The Braille line: what a finger reads, and what still waits to be read.
//!
//! The line says the last move and whose turn it is. Whatever the Ear is told stands there until the person has
//! acknowledged it, oldest first, and can be read again afterwards. Nothing reaches the line but what the policy gave to
//! the Ear, the Room or the sheet.

pub(in crate::desk) mod dot_keys;
pub(in crate::desk) mod fingers;
pub(in crate::desk) mod private_fingers;
pub(in crate::desk) mod typed;

use std::collections::VecDeque;
use std::ops::Range;

use ansage_wire::DisplayRefusal;

use crate::desk::line::editor::{Editor, Stroke};
use crate::desk::{Channel, FunctionKey, Utterance};
use crate::language::Message;
use crate::language::braille::{Profile, TableError, Tables, profile};
use ansage_wire::UtteranceId;

/// No display has more lines.
const MOST_LINES: usize = 12;

/// How many sentences can be read again.
const REMEMBERED_SENTENCES: usize = 500;

/// What stands on the Braille display, however wide it is.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct BrailleLine {
    /// What it is: a line that is another one is read from its beginning.
    pub about: LineAbout,
    /// The line, as long as it is; U+2800 to U+28FF are cells.
    pub text: String,
    /// The character before which something can be typed.
    pub cursor: Option<usize>,
    /// A sign at the end of the display.
    pub mark: Option<Mark>,
    /// True if moves stand there in cells, so that words may too.
    pub in_cells: bool,
    /// The characters that are moves and times, which stay as they are where words become cells.
    pub moves: Vec<Range<usize>>,
    /// What a display of several lines shows below, line by line.
    pub below: Vec<String>,
    /// True if those are lines of the sheet: they have no words.
    pub is_sheet_below: bool,
}

/// What a line is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum LineAbout {
    /// The last move and whose turn it is.
    #[default]
    Now,
    /// What is being typed on the display.
    Typed,
    /// A sentence that waits to be acknowledged, or a question for its answer.
    Sentence(UtteranceId),
    /// A sentence that is read again.
    Again(usize),
    /// A line of the sheet.
    Row(usize),
}

/// A sign at the end of the display, the same two cells whatever stands before them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mark {
    /// What was entered or confirmed is kept.
    Confirmed,
    /// It is not.
    Refused,
    /// More waits to be read.
    Waiting,
}

/// A key of a display, as far as it is no matter of its width.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BrailleKey {
    /// Enter: acknowledges, confirms, enters what was typed.
    Return,
    /// Takes back what was typed, or the question.
    Escape,
    /// Deletes the character before the cursor.
    Backspace,
    /// Deletes the character at the cursor.
    Delete,
    /// The cursor one character to the left.
    Left,
    /// The cursor one character to the right.
    Right,
    /// The cursor before what is typed.
    LineStart,
    /// The cursor behind what is typed.
    LineEnd,
    /// What the same key of the keyboard does.
    Function(FunctionKey),
    /// The line above.
    Up,
    /// The line below.
    Down,
    /// Back to the present.
    Home,
    /// Asks for the own time.
    Time,
    /// What was told before this line.
    Before,
    /// What was told after it.
    After,
    /// The routing key of a character of the line, from 0.
    Route(usize),
    /// The same of a line below: which, and the character of it, each from 0.
    RouteBelow(usize, usize),
    /// A character was typed.
    Character(char),
    /// A cell was typed, dot 1 the lowest bit; 0 is the blank.
    Dots(u8),
}

/// How a display is; the desk tells the person.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum BrailleHealth {
    /// It is there.
    Ready {
        /// True if the person has set six dots for a cell: dot 7, which marks capitals, is not to be felt.
        six_dots: bool,
    },
    /// It is not.
    Gone(DisplayRefusal),
    /// The table of liblouis that was chosen for words cannot be had, or failed: words stand in the display's own.
    WordsFailed {
        /// Its file, e.g. `de-g2.ctb`.
        table: String,
    },
}

/// Where the finger is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(in crate::desk) enum Place {
    /// In the present.
    #[default]
    Now,
    /// At something that was told before.
    Told(usize),
    /// At a line of the sheet.
    Row(usize),
}

/// A sentence that waits to be acknowledged.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Sentence {
    pub(in crate::desk) id: UtteranceId,
    pub(in crate::desk) text: String,
    /// True if it only greets: whoever enters something has gone past it.
    greets: bool,
}

/// A time that was asked for, on the line of the present.
#[derive(Clone, Debug)]
pub(in crate::desk) enum TimeOnTheLine {
    /// The own one.
    Own {
        /// Whether it is exact, as the messages call it.
        about: &'static str,
        /// Whether it is left or used.
        kind: &'static str,
        /// The time as a clock shows it.
        digits: String,
    },
    /// What is left to both, each as a clock shows it.
    Both {
        /// White's.
        white: String,
        /// Black's.
        black: String,
    },
}

/// What the desk remembers for the display.
#[derive(Clone, Debug, Default)]
pub(in crate::desk) struct Braille {
    /// The cells of moves; `None` sends text, in the table the person has chosen for the display.
    pub(in crate::desk) code: Option<Profile>,
    /// True if the person has chosen the cells of moves.
    is_chosen: bool,
    /// True if the code may be one that this program does not know.
    pub(in crate::desk) is_own: bool,
    /// What is wrong with the table that was chosen.
    pub(in crate::desk) table_error: Option<TableError>,
    pub(in crate::desk) place: Place,
    pub(in crate::desk) typed: Editor,
    pub(in crate::desk) mark: Option<Mark>,
    /// The time as it was when it was asked for, until something else happens.
    time: Option<TimeOnTheLine>,
    /// Oldest first, but for what answers the person.
    waiting: VecDeque<Sentence>,
    /// The sentence that is the open question.
    question: Option<UtteranceId>,
    /// True if the open question was put once more since [`Braille::begin`].
    is_asked_anew: bool,
    /// Everything that was told, oldest first.
    told: Vec<String>,
    /// The first line of the sheet, or of another list, told since [`Braille::begin`].
    first_of_list: Option<usize>,
    /// The sentences told since then.
    new: Vec<UtteranceId>,
    /// True if behind them something was told to the arbiter alone: a question is then put to the arbiter, and none of them.
    told_last_to_the_arbiter: bool,
    /// True if what is told since then answers something that was entered here.
    is_entered: bool,
    /// True if it answers the person who reads here, however it was entered.
    answers: bool,
    /// Why there is no display, once that was told.
    pub(in crate::desk) gone: Option<DisplayRefusal>,
}

impl Braille {
    /// Begins with the table that a person chose, if one did; a name that is none has been refused before. One that cannot be
    /// used is as good as none.
    pub(in crate::desk) fn in_table(name: Option<&str>, tables: &Tables) -> Self {
        let name = name.filter(|it| *it != profile::COMPUTER8);
        let (code, table_error) = match name.and_then(|it| tables.profile(it)) {
            Some(chosen) => (Some(chosen.profile), chosen.error),
            None => (None, None),
        };
        Self {
            is_chosen: code.is_some() && table_error.is_none(),
            code: code.filter(|it| !it.is_text()),
            is_own: !tables.are_ours(),
            table_error,
            ..Self::default()
        }
    }

    /// Takes how many dots the display has. Where six are set and nobody chose the cells of moves, capitals would be lost.
    fn fit(&mut self, six_dots: bool, language: &str) {
        if !self.is_chosen {
            let tables = Tables::compiled_in();
            let name = tables.short6_of(language);
            let short6 = || tables.profile(&name).map(|it| it.profile);
            self.code = six_dots.then(short6).flatten();
        }
    }

    /// Notes how the display is; returns what is told of it, once.
    pub(in crate::desk) fn health(&mut self, health: BrailleHealth, language: &str) -> Option<Message> {
        match health {
            BrailleHealth::Ready { six_dots } => {
                self.fit(six_dots, language);
                self.gone.take().map(|_| Message::BrailleBack)
            }
            BrailleHealth::Gone(trouble) => {
                let is_new = self.gone.replace(trouble).is_none();
                is_new.then(|| refusal_message(trouble))
            }
            BrailleHealth::WordsFailed { table } => Some(Message::BrailleWordsFailed { table }),
        }
    }

    /// Returns true unless the display is gone.
    pub(in crate::desk) fn is_there(&self) -> bool {
        self.gone.is_none()
    }

    /// Something happens; what is told from now on is its answer.
    pub(in crate::desk) fn begin(&mut self) {
        self.first_of_list = None;
        self.new.clear();
        self.told_last_to_the_arbiter = false;
        self.is_entered = false;
        self.answers = false;
        self.is_asked_anew = false;
    }

    /// Something is entered here: its answer does not wait behind what was told before, and a greeting has been gone past.
    pub(in crate::desk) fn enters(&mut self) {
        self.is_entered = true;
        self.answers = true;
        self.waiting.retain(|it| !it.greets);
    }

    /// Something is said with the talk key: its answer does not wait either.
    pub(in crate::desk) fn speaks(&mut self) {
        self.answers = true;
    }

    /// What was told is said behind what was told after it.
    pub(in crate::desk) fn said_last(&mut self, id: UtteranceId) {
        let is_it = |it: &UtteranceId| *it == id;
        if let Some(place) = self.new.iter().position(is_it) {
            let id = self.new.remove(place);
            self.new.push(id);
        }
        let place = self.waiting.iter().position(|it| it.id == id);
        if let Some(sentence) = place.and_then(|it| self.waiting.remove(it)) {
            self.waiting.push_back(sentence);
        }
    }

    /// The open question is said behind what was told after it: it waits for its answer.
    pub(in crate::desk) fn question_last(&mut self) {
        if let Some(question) = self.question {
            self.said_last(question);
        }
    }

    /// Returns true while something that was entered here is answered.
    pub(in crate::desk) fn is_entered(&self) -> bool {
        self.is_entered
    }

    /// Empties the line that is typed and returns what stood there.
    pub(in crate::desk) fn take_typed(&mut self) -> String {
        self.typed.strike(Stroke::Enter).line.unwrap_or_default()
    }

    /// The sentence told last greets and no more. It stands here cut short; `whole` is what is read again.
    pub(in crate::desk) fn greeted(&mut self, whole: String) {
        if let (Some(last), Some(told)) = (self.waiting.back_mut(), self.told.last_mut()) {
            last.greets = true;
            *told = whole;
        }
    }

    /// Puts a time on the line of the present. Returns false if something else stands there.
    pub(in crate::desk) fn put_time(&mut self, time: TimeOnTheLine) -> bool {
        let is_free = self.place == Place::Now && self.typed.is_empty() && self.waiting.is_empty();
        self.time = is_free.then_some(time);
        is_free
    }

    /// What stood beside the last move was true when it was asked for.
    pub(in crate::desk) fn drop_time(&mut self) {
        self.time = None;
    }

    pub(in crate::desk) fn time(&self) -> Option<&TimeOnTheLine> {
        self.time.as_ref()
    }

    /// Takes what was told, as a finger reads it. `is_on_the_line` says that the line of the present tells it already.
    pub(in crate::desk) fn take(&mut self, utterance: &Utterance, felt: &str, is_on_the_line: bool) {
        // A key echo is felt already.
        if utterance.written.is_empty() {
            return;
        }
        self.told_last_to_the_arbiter = utterance.channel == Channel::Arbiter;
        if self.told_last_to_the_arbiter {
            return;
        }
        if self.told.len() == REMEMBERED_SENTENCES {
            self.told.remove(0);
            self.place = match self.place {
                Place::Told(index) => Place::Told(index.saturating_sub(1)),
                place => place,
            };
            self.first_of_list = self.first_of_list.map(|it| it.saturating_sub(1));
        }
        self.told.push(felt.to_owned());
        match utterance.channel {
            Channel::Sheet => {
                self.first_of_list.get_or_insert(self.told.len() - 1);
            }
            Channel::Room | Channel::Ear if is_on_the_line => {}
            Channel::Room | Channel::Ear => {
                self.new.push(utterance.id);
                self.waiting.push_back(Sentence {
                    id: utterance.id,
                    text: felt.to_owned(),
                    greets: false,
                });
            }
            Channel::Arbiter => {}
        }
    }

    /// What is told next is a list: it is read line by line from its beginning, and nothing of it waits.
    pub(in crate::desk) fn begins_a_list(&mut self) {
        self.first_of_list.get_or_insert(self.told.len());
    }

    /// The answer is complete. `asks` says whether a question is open now, `is_new` that it was not before.
    pub(in crate::desk) fn end(&mut self, asks: bool, is_new: bool) {
        let is_new = is_new || self.is_asked_anew && !self.new.is_empty();
        if is_new || !asks {
            // Whoever answered, here or at the keyboard, has read it.
            if let Some(answered) = self.question.take() {
                self.acknowledge(answered);
            }
        }
        if asks && is_new {
            self.question = self.new.last().copied().filter(|_| !self.told_last_to_the_arbiter);
        }
        if asks && is_new {
            self.waiting.retain(|it| !it.greets);
        }
        // Whoever entered something reads its answer at once. What somebody else enters pushes nothing under a finger whose
        // next Enter would confirm it.
        if self.answers {
            let (new, old): (VecDeque<_>, VecDeque<_>) =
                self.waiting.drain(..).partition(|it| self.new.contains(&it.id));
            self.waiting = new.into_iter().chain(old).collect();
        }
        // A list that was told to somebody else moves no finger.
        if let Some(first) = self.first_of_list.filter(|it| *it < self.told.len()) {
            self.place = Place::Told(first);
        }
    }

    /// Returns the sentence that stands in the present.
    pub(in crate::desk) fn standing(&self) -> Option<&Sentence> {
        self.waiting.front()
    }

    /// Returns true if a sentence is the open question.
    pub(in crate::desk) fn is_question(&self, id: UtteranceId) -> bool {
        self.question == Some(id)
    }

    /// Lets a sentence go; it can still be read again.
    pub(in crate::desk) fn acknowledge(&mut self, id: UtteranceId) {
        self.waiting.retain(|it| it.id != id);
    }

    /// The open question was put once more: the last sentence is it, and what asked it before is acknowledged.
    pub(in crate::desk) fn asked_anew(&mut self) {
        self.is_asked_anew = true;
    }

    /// A sentence is what is asked now.
    pub(in crate::desk) fn ask(&mut self, id: UtteranceId) {
        self.question = Some(id);
    }

    /// Lets everything go but these; it can still be read again.
    pub(in crate::desk) fn let_go_but(&mut self, stay: &[UtteranceId]) {
        self.waiting.retain(|it| stay.contains(&it.id));
    }

    /// Returns what a display of several lines shows below a sentence, or below something that is read again: what follows it.
    pub(in crate::desk) fn told_below(&self, about: LineAbout) -> Vec<(LineAbout, String)> {
        match about {
            LineAbout::Sentence(id) => self.waiting_below(Some(id)),
            LineAbout::Again(index) => {
                let told = |index| Some((LineAbout::Again(index), self.told(index)?.to_owned()));
                (index + 1..).take(MOST_LINES).map_while(told).collect()
            }
            LineAbout::Now | LineAbout::Typed | LineAbout::Row(_) => Vec::new(),
        }
    }

    /// Returns what waits beside a sentence.
    pub(in crate::desk) fn waiting_below(&self, above: Option<UtteranceId>) -> Vec<(LineAbout, String)> {
        let waiting = self.waiting.iter().filter(|it| Some(it.id) != above);
        let lines = waiting.map(|it| (LineAbout::Sentence(it.id), it.text.clone()));
        lines.take(MOST_LINES).collect()
    }

    /// Returns what was told last.
    pub(in crate::desk) fn told_last(&self) -> Option<&str> {
        self.told.last().map(String::as_str)
    }

    pub(in crate::desk) fn told(&self, index: usize) -> Option<&str> {
        self.told.get(index).map(String::as_str)
    }

    /// What was told before; at the beginning it stays.
    pub(in crate::desk) fn before(&mut self) {
        let last = self.told.len().checked_sub(1);
        self.place = match (self.place, last) {
            (place, None) => place,
            (Place::Told(index), _) => Place::Told(index.saturating_sub(1)),
            (Place::Now | Place::Row(_), Some(last)) => {
                // What stands in the present and was told last is not to be read twice.
                let standing = self.standing().map(|it| it.text.as_str());
                let is_standing = standing.is_some() && standing == self.told(last);
                Place::Told(if is_standing { last.saturating_sub(1) } else { last })
            }
        };
    }

    /// What was told after; after the last there is the present.
    pub(in crate::desk) fn after(&mut self) {
        self.place = match self.place {
            Place::Told(index) if index + 1 < self.told.len() => Place::Told(index + 1),
            Place::Told(_) | Place::Now => Place::Now,
            row @ Place::Row(_) => row,
        };
    }

    /// Returns true if more waits than the line shows.
    pub(in crate::desk) fn more_waits(&self, about: LineAbout) -> bool {
        let is_shown = |it: &Sentence| about == LineAbout::Sentence(it.id);
        // What is typed may be the answer.
        let is_answered = |it: &Sentence| about == LineAbout::Typed && self.is_question(it.id);
        self.waiting.iter().any(|it| !is_shown(it) && !is_answered(it))
    }
}

fn refusal_message(trouble: DisplayRefusal) -> Message {
    match trouble {
        DisplayRefusal::NoHelper => Message::BrailleNoHelper,
        DisplayRefusal::NoLibrary | DisplayRefusal::NoServer => Message::BrailleNoServer,
        DisplayRefusal::NotAllowed => Message::BrailleNotAllowed,
        DisplayRefusal::WrongKey => Message::BrailleWrongKey,
        DisplayRefusal::NoCells => Message::BrailleNoCells,
        DisplayRefusal::Busy => Message::BrailleBusy,
        DisplayRefusal::Ended | DisplayRefusal::Silent | DisplayRefusal::Other => Message::BrailleLost,
    }
}
