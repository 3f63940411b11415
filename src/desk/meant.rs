//! Commands that a single word is not enough for, and words that sound like several things: asked about once.

use crate::language::listen::{Meaning, Spoken};
use crate::language::{self, CommandWord, Message, MessageId, Phrase};

use super::draft::{Alternatives, AsEntered, Draft, Entry};
use super::policy::Information;
use super::{Desk, OneKey, Table};
use crate::game::Command;

impl Alternatives {
    /// Returns the meaning whose word was said or typed.
    pub(super) fn named(&self, text: &str) -> Option<Meaning> {
        let said = language::spellings(text);
        let is_said = |it: &Phrase| {
            let forms = [it.written.as_str(), &it.spoken.text()].map(language::spellings);
            forms.iter().any(|it| !it.is_disjoint(&said))
        };
        let mut fitting = self.meanings.iter().zip(&self.apart).filter(|(_, it)| is_said(it));
        let (meaning, _) = fitting.next()?;
        fitting.next().is_none().then_some(*meaning)
    }

    /// Returns what was meant if there is but one thing to confirm.
    pub(super) fn only(&self) -> Option<Meaning> {
        match self.meanings.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Returns true if nothing but moves is meant, some of which no piece can make: then one word may tell them apart.
    pub(super) fn are_moves(&self) -> bool {
        let is_move = |it: &Meaning| matches!(it, Meaning::Move(_) | Meaning::MoveAndOffer(_) | Meaning::Impossible(_));
        self.meanings.iter().all(is_move)
    }

    /// Returns the moves among them.
    pub(super) fn moves(&self) -> Vec<crate::game::Move> {
        let moves = self.meanings.iter().filter_map(|it| match it {
            Meaning::Move(m) | Meaning::MoveAndOffer(m) => Some(*m),
            _ => None,
        });
        moves.collect()
    }
}

impl Table {
    /// Returns words as the announcements say them.
    pub(super) fn named_apart(&self, apart: &[String]) -> Vec<Phrase> {
        apart.iter().map(|it| self.speaker.lexicon().phrase_of(it)).collect()
    }

    /// The first letters that decide alone.
    pub(super) fn meanings_by_key(&self, alternatives: &Alternatives) -> Vec<OneKey> {
        let first = |it: &Phrase| language::fold(&it.written).chars().next();
        let letters: Vec<Option<char>> = alternatives.apart.iter().map(first).collect();
        let decides = |key: char| letters.iter().filter(|it| **it == Some(key)).count() == 1;
        let key = |it: &Phrase| {
            let key = first(it).filter(|it| decides(*it))?;
            Some(OneKey::beginning(
                key,
                it.written.clone(),
                [language::fold(&it.written)],
            ))
        };
        alternatives.apart.iter().filter_map(key).collect()
    }
}

impl Desk {
    /// Asks whether a command was meant; Enter or yes carries it out.
    pub(super) fn ask_about_command(&mut self, word: CommandWord) {
        self.drop_the_entry();
        self.draft = Draft::Command(word);
        let message = match word {
            CommandWord::Offer => Message::new(MessageId::OfferAsk),
            CommandWord::Decline => Message::new(MessageId::DeclineAsk),
            CommandWord::Clock => Message::new(MessageId::ClockAsk),
            CommandWord::Arbiter => Message::new(MessageId::CallArbiterAsk),
            _ => {
                let spoken = self.table.speaker.hearing().spoken;
                let usual = spoken.and_then(|it| it.usual(Spoken::Command(word)));
                let phrase = self.table.speaker.lexicon().phrase_of(usual.unwrap_or(word.id()));
                Message::new(MessageId::WhichHeard).with("choices", phrase)
            }
        };
        self.table.say_message(Information::OwnEntry, &message);
    }

    /// Both players hear that the arbiter is called, so a line typed by mistake calls nobody. What was entered and not yet
    /// confirmed comes back behind the answer.
    pub(super) fn ask_before_calling(&mut self) {
        if let Err(refusal) = self.table.game.decide(self.table.now, Command::CallArbiter) {
            return self.table.refuse(refusal);
        }
        let question = std::mem::take(&mut self.draft);
        if question.is_an_entry() {
            self.set_aside = question;
        }
        self.ask_about_command(CommandWord::Arbiter);
    }

    /// Takes up what was set aside, once the question before it is answered; another question takes its place.
    pub(super) fn take_up_what_was_set_aside(&mut self) {
        match self.draft {
            Draft::Command(CommandWord::Arbiter) => {}
            Draft::Nothing => self.draft = std::mem::take(&mut self.set_aside),
            _ => self.set_aside = Draft::Nothing,
        }
    }

    /// Asks which of several things was said.
    pub(super) fn ask_meant(&mut self, alternatives: Alternatives) {
        let choices = super::which::joined(alternatives.apart.clone());
        self.draft = Draft::Meant(alternatives);
        self.table.braille.asked_anew();
        let message = Message::new(MessageId::WhichHeard).with("choices", choices);
        self.table.say_message(Information::OwnEntry, &message);
    }

    /// Takes a line where one of several things was asked for; another move takes its place.
    pub(super) fn answer_meant(&mut self, text: &str, alternatives: Alternatives) {
        match alternatives.named(text) {
            Some(meaning) => self.meant(meaning, alternatives.as_entered),
            None => self.new_entry_or(Draft::Meant(alternatives), text, AsEntered::default()),
        }
    }

    /// Does what was chosen of several things; the choice was the confirmation of a command.
    pub(super) fn meant(&mut self, meaning: Meaning, as_entered: AsEntered) {
        let (m, offer) = match meaning {
            Meaning::Move(m) => (m, false),
            Meaning::MoveAndOffer(m) => (m, true),
            Meaning::Command(CommandWord::Accept) => return self.accept(self.table.side_that_answers(), false),
            Meaning::Command(word) => return self.carry_out(word, "", false),
            Meaning::Square(square) => return self.what_stands_on(square),
            Meaning::Result(outcome) => return self.spoken_result(outcome),
            Meaning::Stands(piece) => return self.told_square(piece),
            Meaning::Missing => return self.told_missing(),
            Meaning::SheetEnds => return self.told_end(),
            Meaning::Impossible(spec) if self.table.keys_the_other_sheet() => {
                let text = self.table.speaker.lexicon().phrase(&spec.words());
                return self.told_impossible(text);
            }
            Meaning::Yes | Meaning::No | Meaning::Impossible(_) => return,
        };
        let as_entered = AsEntered { offer, ..as_entered };
        if self.may_be_entered(as_entered) {
            let position = self.position_for(as_entered);
            self.clear(Entry { m, as_entered }, &position);
        }
    }
}
