//! What is asked of the tutorial itself, and of no game.

use crate::desk::conversation::tutorial::Tutorial;
use crate::desk::report::word_lists::Named;
use crate::desk::{BrailleKey, Input};
use crate::language::Message;
use crate::language::listen::{Heard, Spoken};

/// What is asked of the tutorial itself, behind a stroke as the commands are.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum TutorialWord {
    /// The lesson once more, from its beginning.
    Lesson,
    /// The next lesson.
    Skip,
}

impl Named for TutorialWord {
    fn named(self) -> (&'static str, Message) {
        match self {
            Self::Lesson => ("lesson", Message::TutorialLessonWords),
            Self::Skip => ("skip", Message::TutorialSkipWords),
        }
    }
}

impl Tutorial {
    /// Returns what a line asks of the tutorial, if it does; the commands of a game have other names.
    fn own_command(&self, line: &str) -> Option<TutorialWord> {
        let name = line.trim().strip_prefix('/')?;
        let speaker = &self.desk.table.speaker;
        speaker.entered([TutorialWord::Lesson, TutorialWord::Skip], name.trim())
    }

    /// Returns true if the lesson is skipped aloud, with the word that elsewhere ends a list.
    fn is_skipped_aloud(&self, heard: &Heard) -> bool {
        let Some(spoken) = self.desk.table.speaker.hearing().spoken else {
            return false;
        };
        let is_listed = self.desk.game().comparing().is_some();
        let rest = spoken.after(Spoken::Ends, heard);
        !is_listed && !heard.has_noise() && rest.is_some_and(|it| it.words.is_empty())
    }

    /// Returns the command of the tutorial that an input gives, and takes it away from the desk.
    pub(super) fn taken_from(&mut self, input: &Input) -> Option<TutorialWord> {
        match input {
            Input::Line(line) | Input::Piped(line) => self.own_command(&self.desk.in_print(line)),
            Input::Braille(BrailleKey::Return) if !self.desk.table.braille.typed.is_empty() => {
                let typed: String = self.desk.table.braille.typed.text().iter().collect();
                let word = self.own_command(&self.desk.in_print(&typed))?;
                self.desk.table.braille.take_typed();
                self.desk.table.braille.enters();
                Some(word)
            }
            Input::Spoken(number, heard) if self.is_skipped_aloud(heard) => {
                match number {
                    Some(number) => _ = self.desk.voice_input.talk.came(*number)?,
                    None => self.desk.is_heard_openly(heard).then_some(())?,
                }
                Some(TutorialWord::Skip)
            }
            _ => None,
        }
    }
}
