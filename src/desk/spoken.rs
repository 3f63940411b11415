//! What was said aloud at the table: understood where it is meant, read back, and never recorded unconfirmed.

use crate::game::{Mode, Move, Outcome as Result, Position};
use crate::language::listen::{
    self, Heard, Meaning, Outcome, Question, Reading, Spoken, SpokenForm, Thresholds, Unheard, decide, readings,
};
use crate::language::{self, Answer, CommandWord, Message, MessageId, Why};

use super::draft::{Alternatives, AsEntered, Beginning, Choice, Draft, Entry};
use super::hearing::{AskedNow, TalkNumber};
use super::policy::{self, Information};
use super::settings::WhenUnheard;
use super::which::spec_of;
use super::{Desk, Effect};

/// An utterance, and how its moves are meant.
struct Utterance {
    heard: Heard,
    with_key: bool,
    as_entered: AsEntered,
    /// Only a move makes sense of it: it stands behind "Korrektur".
    corrects: bool,
}

/// What an utterance can mean where it is meant.
struct Understood {
    position: Position,
    readings: Vec<Reading>,
    outcome: Outcome,
}

impl Desk {
    /// Takes an utterance: `number` names it where it was taken with the talk key.
    pub(super) fn spoken(&mut self, number: Option<TalkNumber>, heard: &Heard, effects: &mut Vec<Effect>) {
        let began = match number {
            Some(number) => self.talk.came(number),
            None => self.listens_openly.then(|| self.now.before(heard.length())),
        };
        let Some(began) = began else { return };
        self.illegal_asked = None;
        let mut utterance = Utterance {
            heard: heard.clone(),
            with_key: number.is_some(),
            as_entered: self.as_spoken(),
            corrects: false,
        };
        // Its first words stopped what was pending already; what follows takes its place.
        if let Some(as_entered) = self.stopped.take().filter(|_| number.is_none()) {
            match self.after_a_veto(heard) {
                Some(rest) if rest.text().is_empty() => return,
                Some(rest) => utterance.heard = rest,
                None => {}
            }
            utterance.as_entered = as_entered;
        }
        // What was begun before the question was asked does not answer it.
        let asked = if self.asked_at > began {
            AskedNow::Nothing
        } else {
            self.asked_now()
        };
        if let Some(corrects) = self.corrected(&utterance) {
            return self.spoken_correction(corrects, effects);
        }
        if asked != AskedNow::Nothing && self.answered_in_words(&utterance, effects) {
            return;
        }
        if let Draft::Unfinished(beginning) = &self.draft {
            let whole = with_beginning(beginning, &utterance.heard);
            let understood = self.understand_spoken(&whole, utterance.as_entered, &AskedNow::Nothing);
            if matches!(understood.outcome, Outcome::Clear(_) | Outcome::Ask(_)) {
                utterance.heard = whole;
                return self.follow(understood, utterance, effects);
            }
        }
        let understood = self.understand_spoken(&utterance.heard, utterance.as_entered, &asked);
        self.follow(understood, utterance, effects);
    }

    /// Returns how a move is meant that is spoken now: like the entry it answers or takes the place of.
    pub(super) fn as_spoken(&self) -> AsEntered {
        match &self.draft {
            Draft::Which(choice) | Draft::WhichCastling(choice) => choice.as_entered,
            Draft::Promotion(entry) | Draft::ReadBack(entry) | Draft::Illegal(entry) => entry.as_entered,
            Draft::Unfinished(beginning) => beginning.as_entered,
            Draft::Meant(alternatives) => alternatives.as_entered,
            Draft::Argument(CommandWord::Correct) => AsEntered {
                correcting: true,
                ..AsEntered::default()
            },
            _ => AsEntered::default(),
        }
    }

    fn understand_spoken(&self, heard: &Heard, as_entered: AsEntered, asked: &AskedNow) -> Understood {
        let position = self.position_for(as_entered);
        let (hearing, asked) = (self.speaker.hearing(), asked.as_asked());
        let sight = policy::sight(self.game.mode());
        let readings = readings(heard, &hearing, &position, sight, &asked);
        let outcome = decide(heard, &readings, &hearing, &position, &asked, &Thresholds::default());
        Understood {
            position,
            readings,
            outcome,
        }
    }

    /// Returns what follows "Korrektur": where an entry is open it takes its place, else it corrects the announcement.
    fn corrected(&self, utterance: &Utterance) -> Option<Utterance> {
        let spoken = self.speaker.hearing().spoken?;
        let rest = spoken.after(Spoken::Command(CommandWord::Correct), &utterance.heard)?;
        let replaces = self.draft.is_an_entry();
        let as_entered = AsEntered {
            correcting: !replaces || utterance.as_entered.correcting,
            ..utterance.as_entered
        };
        Some(Utterance {
            heard: rest,
            as_entered,
            corrects: true,
            ..*utterance
        })
    }

    fn spoken_correction(&mut self, utterance: Utterance, effects: &mut Vec<Effect>) {
        let replaces = self.draft.is_an_entry();
        match self.game.correctable() {
            Err(refusal) if !replaces => return self.refuse(refusal, effects),
            Ok(_) | Err(_) => {}
        }
        if utterance.heard.text().is_empty() {
            if !replaces {
                return self.ask_for(CommandWord::Correct, MessageId::CorrectWhat, effects);
            }
            self.draft = Draft::Nothing;
            return if utterance.as_entered.correcting {
                self.ask_for(CommandWord::Correct, MessageId::CorrectWhat, effects)
            } else {
                self.say(Information::OwnEntry, MessageId::Cancelled, effects)
            };
        }
        let understood = self.understand_spoken(&utterance.heard, utterance.as_entered, &AskedNow::Nothing);
        self.follow(understood, utterance, effects);
    }

    /// Does what follows from an utterance.
    fn follow(&mut self, understood: Understood, utterance: Utterance, effects: &mut Vec<Effect>) {
        let used = |meaning: &Meaning| {
            let reading = understood.readings.iter().find(|it| it.meaning == *meaning);
            reading.map_or(0, |it| it.words_used)
        };
        match understood.outcome {
            Outcome::Clear(Meaning::Move(m)) => self.spoken_move(m, false, &utterance, effects),
            Outcome::Clear(Meaning::MoveAndOffer(m)) => self.spoken_move(m, true, &utterance, effects),
            Outcome::Clear(_) if utterance.corrects => self.unheard(&utterance, effects),
            Outcome::Clear(Meaning::Command(word)) => {
                let is_enough = used(&Meaning::Command(word)) > 1;
                self.spoken_command(word, is_enough, effects);
            }
            Outcome::Clear(Meaning::Yes) => self.enter(effects),
            Outcome::Clear(Meaning::No) => self.stop_what_was_asked(effects),
            Outcome::Clear(Meaning::Square(square)) => self.what_stands_on(square, effects),
            // It has a reading of its own only as long as it is one of several.
            Outcome::Clear(Meaning::Impossible(_)) => self.unheard(&utterance, effects),
            Outcome::Ask(question) => self.asked_back(question, &understood.position, &utterance, effects),
            Outcome::Nothing(why) => self.nothing_heard(why, &understood, &utterance, effects),
        }
    }

    fn stop_what_was_asked(&mut self, effects: &mut Vec<Effect>) {
        if self.ear.is_speaking(self.now) {
            self.hush_the_ear(effects);
        }
        self.cancel(effects);
    }

    /// One move is meant: it is entered as a typed one is.
    fn spoken_move(&mut self, m: Move, offer: bool, utterance: &Utterance, effects: &mut Vec<Effect>) {
        let as_entered = self.entered_as(m, offer, utterance);
        if !self.may_be_entered(as_entered, effects) {
            return;
        }
        self.draft = Draft::Nothing;
        let position = self.position_for(as_entered);
        self.clear(Entry { m, as_entered }, &position, effects);
    }

    /// An answer belongs to the entry that was asked about, with the offer that was made with it.
    fn entered_as(&self, m: Move, offer: bool, utterance: &Utterance) -> AsEntered {
        let without_piece = |m: &Move| (m.from, m.to);
        let answers = match self.asked_now() {
            AskedNow::Which(moves) => moves.iter().any(|it| without_piece(it) == without_piece(&m)),
            AskedNow::Nothing | AskedNow::YesOrNo | AskedNow::OfWeight => false,
        };
        let kept = if answers {
            utterance.as_entered
        } else {
            AsEntered::default()
        };
        let form = SpokenForm::of(&utterance.heard, self.speaker.lexicon());
        let form = match (form, kept.spoken) {
            // A word that answers says nothing about the form of the move.
            (SpokenForm::Arrival, Some(before)) => before,
            (form, _) => form,
        };
        AsEntered {
            offer: offer || kept.offer,
            correcting: utterance.as_entered.correcting,
            piped: false,
            spoken: Some(form),
        }
    }

    /// Something sounds like several things, or one thing is not sure: one question tells them apart.
    fn asked_back(
        &mut self,
        question: Question,
        position: &Position,
        utterance: &Utterance,
        effects: &mut Vec<Effect>,
    ) {
        let moves: Option<Vec<(Move, bool)>> = question.meanings.iter().map(as_move).collect();
        match (moves.as_deref(), question.meanings.as_slice()) {
            // To be read back is to be asked about.
            (Some([(m, offer)]), _) => self.spoken_move(*m, *offer, utterance, effects),
            (Some(moves), _) if moves.iter().all(|it| it.1 == moves[0].1) => {
                let offer = moves[0].1;
                let moves: Vec<Move> = moves.iter().map(|it| it.0).collect();
                self.ask_between(moves, offer, &question.apart, position, utterance, effects);
            }
            (_, [Meaning::Yes]) if self.asked_now() == AskedNow::OfWeight => self.ask_for_two_words(effects),
            (_, meanings) if utterance.corrects || meanings.iter().any(is_answer) => self.unheard(utterance, effects),
            (_, [Meaning::Command(word)]) => self.spoken_command(*word, false, effects),
            (_, _) => {
                let as_entered = AsEntered {
                    spoken: Some(SpokenForm::of(&utterance.heard, self.speaker.lexicon())),
                    ..utterance.as_entered
                };
                let alternatives = Alternatives {
                    apart: self.named_apart(&question.apart),
                    meanings: question.meanings,
                    as_entered,
                };
                self.ask_meant(alternatives, effects);
            }
        }
    }

    /// Yes alone ends no game: a single word may be misheard.
    fn ask_for_two_words(&mut self, effects: &mut Vec<Effect>) {
        let spoken = self.speaker.hearing().spoken;
        let two_words = spoken.and_then(|it| it.in_two_words(Spoken::Yes)).unwrap_or_default();
        let words = self.speaker.lexicon().phrase_of(two_words);
        let message = Message::new(MessageId::YesInTwoWords).with("words", words);
        self.say_message(Information::OwnEntry, &message, effects);
    }

    fn ask_between(
        &mut self,
        moves: Vec<Move>,
        offer: bool,
        apart: &[String],
        position: &Position,
        utterance: &Utterance,
        effects: &mut Vec<Effect>,
    ) {
        let Some(first) = moves.first().copied() else { return };
        let as_entered = self.entered_as(first, offer, utterance);
        if !self.may_be_entered(as_entered, effects) {
            return;
        }
        let role = |m: &Move| position.board().own_piece_at(m.from);
        if moves.iter().all(|it| (it.from, it.to) == (first.from, first.to)) {
            let m = Move::new(first.from, first.to);
            return self.ask_promotion(Entry { m, as_entered }, effects);
        }
        let from_where = moves.iter().all(|it| role(it) == role(&first) && it.to == first.to);
        let choice = Choice {
            spec: from_where.then(|| spec_of(first, position)),
            apart: if from_where {
                Vec::new()
            } else {
                self.named_apart(apart)
            },
            moves,
            as_entered,
        };
        self.ask_which(choice, position, effects);
    }

    /// Takes words that answer the open question as they stand: one of the words it named, or a square in an event.
    fn answered_in_words(&mut self, utterance: &Utterance, effects: &mut Vec<Effect>) -> bool {
        if utterance.heard.has_noise() {
            return false;
        }
        let text = utterance.heard.text();
        match std::mem::take(&mut self.draft) {
            Draft::Meant(alternatives) => match alternatives.named(&text) {
                Some(meaning) => {
                    self.meant(meaning, alternatives.as_entered, effects);
                    return true;
                }
                None => self.draft = Draft::Meant(alternatives),
            },
            Draft::Which(choice) if self.game.mode() == Mode::Event && self.names_an_origin(&text, &choice) => {
                let form = choice.as_entered.spoken.unwrap_or(SpokenForm::Arrival);
                let as_entered = AsEntered {
                    spoken: Some(form),
                    ..choice.as_entered
                };
                self.answer_which(&text, Choice { as_entered, ..choice }, effects);
                return true;
            }
            draft => self.draft = draft,
        }
        false
    }

    fn names_an_origin(&self, text: &str, choice: &Choice) -> bool {
        let position = self.position_for(choice.as_entered);
        let reader = self.speaker.reader();
        let sight = policy::sight(self.game.mode());
        let origin = |spec| language::answer_origin(text, &reader, spec, &position, sight);
        language::answer(text, &reader, &choice.moves, &position) != Answer::Nothing
            || choice.spec.as_ref().and_then(origin).is_some()
    }

    /// A command was heard; `is_enough` if more than one word of it was.
    fn spoken_command(&mut self, word: CommandWord, is_enough: bool, effects: &mut Vec<Effect>) {
        let asks = match word {
            CommandWord::Cancel => return self.stop_what_was_asked(effects),
            // The question "which result?" is answered with the word that elsewhere offers.
            CommandWord::Offer if self.draft == Draft::Argument(CommandWord::Result) => {
                return self.ask_for_this_result(Information::OwnEntry, MessageId::ResultAsk, Result::Draw, effects);
            }
            // It ends the game, so it is asked about however many words were heard.
            CommandWord::Accept => match self.game.decide(self.now, crate::game::Command::AcceptDraw) {
                Err(refusal) => return self.refuse(refusal, effects),
                Ok(_) => true,
            },
            // They ask by themselves.
            CommandWord::Resign | CommandWord::Result => false,
            _ => listen::is_of_weight(word) && !is_enough,
        };
        if asks {
            self.ask_about_command(word, effects);
        } else {
            self.command(word, "", false, effects);
        }
    }

    /// Nothing follows from what was heard.
    fn nothing_heard(
        &mut self,
        why: Unheard,
        understood: &Understood,
        utterance: &Utterance,
        effects: &mut Vec<Effect>,
    ) {
        let speaks = self.speaks_when_unheard(utterance.with_key);
        let spec = understood.readings.iter().find_map(|it| match it.meaning {
            Meaning::Impossible(spec) => Some(spec),
            _ => None,
        });
        match (why, spec) {
            _ if !speaks => {}
            (Unheard::Impossible, Some(spec)) => {
                let as_entered = AsEntered {
                    spoken: Some(SpokenForm::of(&utterance.heard, self.speaker.lexicon())),
                    offer: false,
                    ..utterance.as_entered
                };
                if self.may_be_entered(as_entered, effects) {
                    self.draft = Draft::Nothing;
                    self.impossible(spec, as_entered, &understood.position, effects);
                }
            }
            (Unheard::Silence, _) => self.say(Information::OwnEntry, MessageId::NothingHeard, effects),
            (Unheard::NotAsked, _) => self.say(Information::OwnEntry, MessageId::NothingWasAsked, effects),
            (Unheard::NotUnderstood, _) if self.begins_a_move(utterance, effects) => {}
            (_, _) => self.unheard(utterance, effects),
        }
    }

    /// "Springer" alone: the arrival square is asked for, as behind a keyboard.
    fn begins_a_move(&mut self, utterance: &Utterance, effects: &mut Vec<Effect>) -> bool {
        if utterance.heard.has_noise() || self.asked_now() != AskedNow::Nothing {
            return false;
        }
        let text = utterance.heard.text();
        let position = self.position_for(utterance.as_entered);
        let sight = policy::sight(self.game.mode());
        let understanding = language::understand(&text, &self.speaker.reader(), &position, sight);
        let lacks_its_square = matches!(
            understanding.decision,
            language::Decision::Nothing(Why::ArrivalSquare | Why::Incomplete)
        );
        if !lacks_its_square || !self.may_be_entered(utterance.as_entered, effects) {
            return lacks_its_square;
        }
        let as_entered = utterance.as_entered;
        self.draft = Draft::Unfinished(Beginning { text, as_entered });
        self.say(Information::OwnEntry, MessageId::ArrivalSquare, effects);
        true
    }

    fn speaks_when_unheard(&self, with_key: bool) -> bool {
        match self.speaker.settings().listen.unheard {
            WhenUnheard::AfterTheKey => with_key,
            WhenUnheard::Say => true,
            WhenUnheard::Silent => false,
        }
    }

    fn unheard(&mut self, utterance: &Utterance, effects: &mut Vec<Effect>) {
        if self.speaks_when_unheard(utterance.with_key) {
            self.say(Information::OwnEntry, MessageId::SayAgain, effects);
        }
    }
}

/// Returns what was heard behind the beginning of a move that was entered before.
fn with_beginning(beginning: &Beginning, heard: &Heard) -> Heard {
    let mut whole = Heard::of(&beginning.text);
    whole.words.extend(heard.words.iter().cloned());
    whole
}

fn as_move(meaning: &Meaning) -> Option<(Move, bool)> {
    match meaning {
        Meaning::Move(m) => Some((*m, false)),
        Meaning::MoveAndOffer(m) => Some((*m, true)),
        _ => None,
    }
}

fn is_answer(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Yes | Meaning::No)
}
