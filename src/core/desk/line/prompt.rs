//! What stands on the line of the cursor while a game is played.

use crate::desk::question::OpenQuestion;
use crate::game::{Mode, sealed_secret};
use crate::language::{CommandWord, Message};

use crate::desk::report::policy;
use crate::desk::report::retell::arbiter_call;
use crate::desk::{ArbitersLines, Desk, Table, View};

impl Table {
    fn arbiters_lines(&self) -> ArbitersLines {
        let seen = self.speaker.seen();
        match seen.mode {
            Mode::Free => ArbitersLines::Stay,
            Mode::Event if seen.arbiter_here => ArbitersLines::StayForNow,
            Mode::Event => ArbitersLines::Gone,
        }
    }
}

impl Table {
    /// Returns the names of the command that opens the keys of an event.
    fn who_needs_a_secret(&self) -> Vec<String> {
        let reports = self.speaker.settings().reports.as_str();
        let names = || self.speaker.voices().commands().names(CommandWord::Arbiter, reports);
        let is_event = self.game.mode() == Mode::Event;
        is_event.then(names).unwrap_or_default()
    }
}

impl Desk {
    /// Returns the prompt and what goes with it; nothing once the person is leaving.
    pub(in crate::desk) fn line_of_the_cursor(&self) -> View {
        if self.table.quitting {
            return View {
                arbiters_lines: self.table.arbiters_lines(),
                ..View::default()
            };
        }
        let by_handler = self
            .table
            .handlers()
            .find_map(|it| it.place(&self.table, self.question.as_ref()));
        let (number, side) = by_handler.unwrap_or_else(|| self.table.game.to_move());
        let masked = policy::masks_what_is_typed(self.table.speaker.seen());
        // 12.6: an opponent who sees the screen is not told the number of the move.
        if let Some(message) = self
            .table
            .handlers()
            .find_map(|it| it.prompt(&self.table, self.question.as_ref()))
        {
            return self.view_with(self.table.speaker.text(&message), masked);
        }
        let asked = self.open_question().and_then(|it| self.table.asked_about(it, masked));
        let (number, side) = asked.as_ref().and_then(|it| it.1).unwrap_or((number, side));
        let (number, side) = (number.into(), self.table.speaker.side(side));
        let message = match (asked, masked) {
            (None, true) => Message::PromptUnnumbered { side },
            (None, false) => Message::Prompt { number, side },
            (Some((about, _)), true) => Message::PromptAskedUnnumbered { side, about },
            (Some((about, _)), false) => Message::PromptAsked { number, side, about },
        };
        self.view_with(self.table.speaker.text(&message), masked)
    }

    fn view_with(&self, prompt: String, masked: bool) -> View {
        let secret = self.open_question().is_some_and(OpenQuestion::is_unseen);
        View {
            prompt,
            notice: arbiter_call::line(&self.table.game, &self.table.speaker),
            masked: masked || secret,
            secret,
            tells_first_word_alone: self.table.who_needs_a_secret(),
            tells_commands_alone: sealed_secret::hides_moves(&self.table.game) && !self.asks_for_text(),
            answers: self.one_key_answers(),
            takes_text: self.asks_for_text(),
            asks: self.question.is_some(),
            arbiters_lines: self.table.arbiters_lines(),
            dot_keys: self.dot_keys(),
        }
    }
}
