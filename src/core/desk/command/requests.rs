//! What a player asks of the arbiter without a word in the Room: `/ask-arbiter`, `/complain`, `/away`; and what an arbiter does
//! beside the game, `/measure`.

use shakmaty::Color;

use crate::desk::report::policy::Information;
use crate::desk::report::retell::arbiter_call;
use crate::desk::{Next, Table};
use crate::game::keys::side_of_keys;
use crate::game::laws::Subject;
use crate::game::{ArbiterNote, AskedAbout, Command, Refusal};
use crate::language::{CommandWord, Message};

impl Table {
    /// `/ask-arbiter` (11.9): nobody but the arbiter hears it. `/ask-arbiter sheet` and `blank` ask for a sheet.
    pub(in crate::desk) fn ask_quietly(&mut self, rest: &str) {
        if self.speaker.is_one_of(&Message::SheetWords, rest) {
            self.ask_for_the_sheet();
        } else if self.speaker.is_one_of(&Message::BlankSheetWords, rest) {
            self.ask_of_the_arbiter(AskedAbout::BlankSheet, "");
        } else {
            self.ask_of_the_arbiter(AskedAbout::Quietly, rest);
        }
    }

    /// A.4.3: whoever asks once too often may disturb the opponent, so that the arbiter reads it all the same.
    fn ask_for_the_sheet(&mut self) {
        let side = asking_side(self).unwrap_or(self.game.turn());
        match self.game.may_ask_for_the_sheet(side) {
            Err(refusal @ Refusal::SheetAskedOften(..)) => {
                self.note_what_is_asked(AskedAbout::Sheet, "");
                self.refuse(refusal);
            }
            Err(refusal) => self.refuse(refusal),
            Ok(()) => self.ask_of_the_arbiter(AskedAbout::Sheet, ""),
        }
    }

    /// `/complain noise`, `/complain touch` (C06:14.f, 4.8): whoever touched a piece is told that it is too late, and the arbiter
    /// reads it all the same.
    pub(in crate::desk) fn complain(&mut self, rest: &str) -> Next {
        if rest.is_empty() {
            return self.ask_for(CommandWord::Complain, &Message::ComplainWhat);
        }
        let is_of_touch = self.speaker.is_one_of(&Message::TouchWords, rest);
        let about = match is_of_touch {
            true => AskedAbout::Touch,
            false => AskedAbout::Complaint,
        };
        let is_own = self.game.announces(self.game.turn()) && !self.game.opponents_assistant_is_here();
        let is_late = is_of_touch && self.game.lifted().is_some() && is_own;
        let text = if is_of_touch { "" } else { rest };
        let is_noted = self.note_what_is_asked(about, text);
        match is_late {
            true => self.refuse(Refusal::ComplaintLost),
            false if is_noted => {
                let noted = arbiter_call::noted(&self.game, &self.speaker, about);
                self.say(Information::OwnEntry, &noted);
            }
            false => {}
        }
        Next::Done
    }

    /// `/away` and `/away back` (11.2): in the own turn the arbiter is asked for leave.
    pub(in crate::desk) fn away(&mut self, rest: &str) {
        if self.speaker.is_one_of(&Message::BackWords, rest) {
            return self.ask_of_the_arbiter(AskedAbout::Back, "");
        }
        let in_turn = self.only_side_announced().unwrap_or(self.game.turn()) == self.game.turn();
        if !in_turn || self.game.has_an_arbiter() {
            return self.ask_of_the_arbiter(AskedAbout::Away, "");
        }
        if self.note_what_is_asked(AskedAbout::Leave, "") {
            let message = self.cited_by(Subject::Leaving, Message::LeaveAsked);
            self.say(Information::OwnEntry, &message);
            match arbiter_call::noted(&self.game, &self.speaker, AskedAbout::Leave) {
                Message::Noted => {}
                uncalled => self.say(Information::OwnEntry, &uncalled),
            }
        }
    }

    /// `/measure extra table` (12.2.6): it stands in the log, sealed as every note of an arbiter.
    pub(in crate::desk) fn measure(&mut self, rest: &str) -> Next {
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ARBITER_DECIDES).into();
        }
        if rest.is_empty() {
            return self.ask_for(CommandWord::Measure, &Message::MeasureWhat);
        }
        let text = self.speaker.text(&Message::MeasureNoted { text: rest.to_owned() });
        self.note(&text)
    }

    fn ask_of_the_arbiter(&mut self, about: AskedAbout, text: &str) {
        if self.note_what_is_asked(about, text) {
            let noted = arbiter_call::noted(&self.game, &self.speaker, about);
            self.say(Information::OwnEntry, &noted);
        }
    }

    fn note_what_is_asked(&mut self, about: AskedAbout, text: &str) -> bool {
        let side = asking_side(self);
        let text = text.to_owned();
        self.settle(Command::NoteForTheArbiter(ArbiterNote::Asks { side, about, text }))
    }
}

/// Returns who asks: the side whose word is entered at the keys.
fn asking_side(table: &Table) -> Option<Color> {
    side_of_keys(&table.game).or_else(|| table.only_side_announced())
}
