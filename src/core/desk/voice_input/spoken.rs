//! What was said aloud at the table: understood where it is meant, read back, and never recorded unconfirmed.

mod clarification;
mod command;
mod unheard;

use crate::game::half_known::dashes_first;
use crate::game::{Move, Position, sealed_secret};
use crate::language::listen::{
    Heard, Judged, Meaning, Outcome, Reading, ScoredPhrase, Spoken, SpokenForm, Thresholds, judge, without_disfluencies,
};
use crate::language::{CommandWord, Message, Sight};

use self::command::Sure;
use crate::desk::entry::{AsEntered, Entered, Entry};
use crate::desk::question::{OpenQuestion, OtherSheet, Question, Unfinished};
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::Stopped;
use crate::desk::voice_input::listens::{AskedNow, Attention, TalkNumber};
use crate::desk::{Desk, Effect, Next, Table};

/// A passage, and how its moves are meant.
pub(in crate::desk) struct Passage {
    heard: Heard,
    with_key: bool,
    as_entered: AsEntered,
    /// Only a move makes sense of it: it stands behind "Korrektur".
    corrects: bool,
}

/// What a passage can mean where it is meant.
pub(in crate::desk) struct Understood {
    pub(in crate::desk) position: Position,
    pub(in crate::desk) readings: Vec<Reading>,
    pub(in crate::desk) outcome: Outcome,
}

impl Table {
    /// Returns what follows words that stopped something at once; it takes the place of an entry. `None` if it is to be
    /// understood as a whole: a correction of what was announced.
    fn behind_what_stopped(&self, heard: &Heard, stopped: Stopped) -> Option<Heard> {
        let spoken = self.speaker.hearing().spoken?;
        let corrects = spoken.after(Spoken::Command(CommandWord::Correct), heard).is_some();
        self.after_a_veto(heard)
            .filter(|_| stopped.entry.is_some() || !corrects)
    }
}

impl Desk {
    /// Takes a passage: `number` names it where it was taken with the talk key.
    pub(in crate::desk) fn spoken(&mut self, number: Option<TalkNumber>, heard: &Heard) {
        let began = match number {
            Some(number) => self.voice_input.talk.came(number),
            None => self
                .is_heard_openly(heard)
                .then(|| self.table.now.before(heard.began_ago())),
        };
        let Some(began) = began else { return };
        if self.open_question().is_some_and(OpenQuestion::is_unseen) {
            return self.spoken_unseen(heard, began);
        }
        let mut passage = Passage {
            heard: heard.clone(),
            with_key: number.is_some(),
            as_entered: self.as_spoken(),
            corrects: false,
        };
        let stopped = self.voice_input.stopped.take().filter(|it| it.is_fresh(self.table.now));
        if let Some(stopped) = stopped.filter(|_| number.is_none()) {
            match self.table.behind_what_stopped(heard, stopped) {
                Some(rest) if rest.text().is_empty() => return,
                Some(rest) => passage.heard = rest,
                None => {}
            }
            passage.as_entered = stopped.entry.unwrap_or(passage.as_entered);
        } else if number.is_none() {
            passage.heard = self.gone_on(heard, passage.as_entered);
        }
        passage.heard = without_disfluencies(&passage.heard, &self.table.speaker.hearing());
        // What was begun before the question was asked does not answer it.
        let is_older = self.asked_at > began;
        let asked = if is_older { AskedNow::Nothing } else { self.asked_now() };
        if let Some(corrects) = self.corrected(&passage) {
            return self.spoken_correction(corrects);
        }
        // Whoever answers aloud what an entry means speaks of that entry, also after another question.
        if let Some(Question::OtherSheet(OtherSheet { ply })) = self.question {
            self.table.comparison.jumped_to = Some(usize::from(ply));
        }
        if number.is_none() && self.table.game.comparing().is_none() && self.is_repetition(&passage.heard) {
            self.voice_input.unfinished.forget();
            return;
        }
        if !is_older && self.answered_in_words(&passage) {
            return;
        }
        if let Some(Question::Unfinished(beginning)) = &self.question {
            let whole = with_beginning(beginning, &passage.heard);
            let understood = self.understand_spoken(&whole, passage.as_entered, &AskedNow::Nothing);
            if matches!(understood.outcome, Outcome::Clear(_) | Outcome::Ask(_)) {
                passage.heard = whole;
                return self.follow(understood, passage);
            }
        }
        let understood = self.understand_spoken(&passage.heard, passage.as_entered, &asked);
        self.follow(understood, passage);
    }

    /// What is said where nothing may be seen answers that and nothing else: no word of it is read back, in whatever way it
    /// was understood.
    fn spoken_unseen(&mut self, heard: &Heard, began: crate::game::Moment) {
        // What was begun before the question was asked does not answer it.
        if self.asked_at > began {
            return;
        }
        self.table.outbox.push(Effect::ForgetSound);
        let heard = without_disfluencies(heard, &self.table.speaker.hearing());
        let is_doubted = heard.has_noise() || heard.is_hurried();
        let text = if is_doubted { String::new() } else { heard.text() };
        let Some(question) = self.question.take() else { return };
        match question.open().answer_aloud(&mut self.table, &text) {
            Some(next) => self.go(next),
            None => self.question = Some(question),
        }
    }

    /// Returns true for what is heard without the talk key and may be; while the Ear speaks, what stops something.
    pub(in crate::desk) fn is_heard_openly(&self, heard: &Heard) -> bool {
        match self.attention() {
            Attention::Open => true,
            Attention::Veto => self.voice_input.stopped.is_some() || self.table.after_a_veto(heard).is_some(),
            Attention::None | Attention::Talk(_) => false,
        }
    }

    /// Returns how a move is meant that is spoken now: like the entry it answers or takes the place of.
    pub(in crate::desk) fn as_spoken(&self) -> AsEntered {
        self.open_question()
            .and_then(OpenQuestion::as_entered)
            .unwrap_or_default()
    }

    /// Returns the position in which a move is meant that is spoken now.
    pub(in crate::desk) fn position_spoken_in(&self, as_entered: AsEntered) -> Position {
        let asked = self.open_question().and_then(|it| it.position(&self.table));
        asked.unwrap_or_else(|| self.table.position_for(as_entered))
    }

    /// Returns what was heard without a key, with what was begun before the pause where that makes a move of both.
    fn gone_on(&mut self, heard: &Heard, as_entered: AsEntered) -> Heard {
        let mut unfinished = std::mem::take(&mut self.voice_input.unfinished);
        let (asked, hearing) = (self.asked_now(), self.table.speaker.hearing());
        let told = unfinished.join(heard, &hearing, &asked.as_asked(), |both| {
            let both = without_disfluencies(both, &hearing);
            self.understand_spoken(&both, as_entered, &AskedNow::Nothing).outcome
        });
        self.voice_input.unfinished = unfinished;
        told
    }

    fn understand_spoken(&self, heard: &Heard, as_entered: AsEntered, asked: &AskedNow) -> Understood {
        self.understand_in(heard, self.position_spoken_in(as_entered), asked)
    }

    /// Returns what was meant if it was said in this position.
    pub(in crate::desk) fn understand_in(&self, heard: &Heard, position: Position, asked: &AskedNow) -> Understood {
        let (hearing, asked) = (self.table.speaker.hearing(), asked.as_asked());
        let sight = match self.table.reads_words_alone() {
            true => Sight::Words,
            false => policy::sight(self.table.game.mode()),
        };
        let thresholds = match self.attention() {
            Attention::Open | Attention::Veto => Thresholds::without_key(),
            Attention::None | Attention::Talk(_) => Thresholds::default(),
        };
        let judged = judge(heard, &hearing, &position, sight, &asked, &thresholds);
        let Judged { readings, outcome } = judged.asked_if_far(heard);
        Understood {
            position,
            readings,
            outcome,
        }
    }

    /// Returns what follows "Korrektur": where an entry is open it takes its place, else it corrects the announcement.
    fn corrected(&self, passage: &Passage) -> Option<Passage> {
        let spoken = self.table.speaker.hearing().spoken?;
        let rest = spoken.after(Spoken::Command(CommandWord::Correct), &passage.heard)?;
        let replaces = self.asks_about_an_entry();
        let as_entered = AsEntered {
            correcting: !replaces || passage.as_entered.correcting,
            ..passage.as_entered
        };
        Some(Passage {
            heard: rest,
            as_entered,
            corrects: true,
            ..*passage
        })
    }

    fn spoken_correction(&mut self, passage: Passage) {
        let is_answered = !passage.heard.text().is_empty();
        let taken_back = self.table.take_back_compared(self.question.as_ref(), is_answered);
        if let Some(next) = taken_back {
            self.question = None;
            self.go(next);
            if is_answered {
                let understood = self.understand_spoken(&passage.heard, passage.as_entered, &self.asked_now());
                let corrects = false;
                self.follow(understood, Passage { corrects, ..passage });
            }
            return;
        }
        let replaces = self.asks_about_an_entry();
        let strikes = !is_answered && self.table.corrects_a_dash();
        if (strikes || self.table.counts_dashes()) && !self.asks_about_an_entry() {
            return match (is_answered, passage.with_key) {
                (false, true) => {
                    let next = self.table.strike_dash();
                    self.go(next);
                }
                // A slip of the tongue is corrected in the same words (D.2.7), and no half-move less was made.
                (false, false) => self.ask_about_command(CommandWord::Correct),
                (true, true) if self.table.game.dashes().len() == 1 => self.spoken_for_the_dash(passage),
                (true, true) => self.table.refuse(dashes_first(&self.table.game)),
                (true, false) => {}
            };
        }
        match self.table.correctable() {
            Err(refusal) if !replaces => {
                let as_entered = AsEntered::correcting();
                let understood = self.understand_spoken(&passage.heard, as_entered, &AskedNow::Nothing);
                let next = self.table.refuse_correction(refusal, move_said(&understood.outcome));
                return self.go(next);
            }
            Ok(_) | Err(_) => {}
        }
        if passage.heard.text().is_empty() {
            if replaces {
                self.question = None;
            }
            let next = match replaces && !passage.as_entered.correcting {
                true => self.table.say(Information::OwnEntry, &Message::Cancelled).into(),
                false => self.table.ask_what_is_right(),
            };
            return self.go(next);
        }
        let understood = self.understand_spoken(&passage.heard, passage.as_entered, &AskedNow::Nothing);
        self.follow(understood, passage);
    }

    /// "Korrektur" and a move over the only dash: the move takes its place.
    fn spoken_for_the_dash(&mut self, passage: Passage) {
        self.table.begin_to_fill_one();
        let as_entered = AsEntered::default();
        let understood = self.understand_spoken(&passage.heard, as_entered, &AskedNow::Nothing);
        self.follow(understood, Passage { as_entered, ..passage });
    }

    /// Does what follows from a passage.
    fn follow(&mut self, understood: Understood, passage: Passage) {
        if sealed_secret::hides_moves(&self.table.game) && !self.asks_for_text() && may_be_a_move(&understood.outcome) {
            return pass_on_unread(self, &passage);
        }
        let is_command = matches!(understood.outcome, Outcome::Clear(Meaning::Command(_)));
        if self.table.counts_dashes() && !passage.with_key && !is_command && self.question.is_none() {
            // The tape keeps it; that nobody writes needs not be said each time.
            return;
        }
        let used = |meaning: &Meaning| {
            let reading = understood.readings.iter().find(|it| it.meaning == *meaning);
            reading.map_or(0, |it| it.words_used)
        };
        let is_doubted = understood.cost() > Thresholds::default().clear || passage.heard.is_hurried();
        match understood.outcome {
            Outcome::Clear(Meaning::Move(m)) => self.spoken_move(Entered::Move(m), false, &passage),
            Outcome::Clear(Meaning::MoveAndOffer(m)) => self.spoken_move(Entered::Move(m), true, &passage),
            Outcome::Clear(Meaning::Said(spec)) => self.spoken_move(Entered::Words(spec), false, &passage),
            Outcome::Clear(Meaning::SaidAndOffer(spec)) => self.spoken_move(Entered::Words(spec), true, &passage),
            Outcome::Clear(_) if passage.corrects => self.table.unheard(&passage),
            Outcome::Clear(Meaning::Command(word)) => {
                let is_one_word = used(&Meaning::Command(word)) == 1;
                let sure = if is_one_word { Sure::OneWord } else { Sure::Quite };
                self.spoken_command(word, sure);
            }
            Outcome::Clear(Meaning::Yes) => self.confirm(),
            Outcome::Clear(Meaning::No) if self.deny() => {}
            Outcome::Clear(Meaning::No) => self.stop_what_was_asked(),
            Outcome::Clear(Meaning::Square(square)) => self.table.what_stands_on(square),
            Outcome::Clear(Meaning::Number(number)) => self.answer_by_number(number),
            Outcome::Clear(Meaning::Missing | Meaning::SheetEnds | Meaning::LeftOpen) if self.asks_for_a_number() => {
                self.table.unheard(&passage);
            }
            Outcome::Clear(meaning @ (Meaning::Stands(_) | Meaning::Missing | Meaning::SheetEnds)) => {
                self.meant(meaning, AsEntered::default());
            }
            Outcome::Clear(Meaning::Result(outcome)) => self.spoken_result(outcome),
            // It has a reading of its own only as long as it is one of several; and no question of a game is left open.
            Outcome::Clear(Meaning::Impossible(_) | Meaning::LeftOpen) => self.table.unheard(&passage),
            Outcome::Ask(question) => {
                self.ask_back(question, &understood.position, &passage, is_doubted);
            }
            Outcome::Nothing(why) => self.nothing_heard(why, &understood, &passage),
        }
    }

    fn asks_for_a_number(&self) -> bool {
        matches!(self.asked_now(), AskedNow::Numbered(_))
    }

    /// A number was said where choices are numbered: it answers as if it were typed.
    fn answer_by_number(&mut self, number: usize) {
        let Some(question) = self.question.take() else { return };
        let next = question.open().answer(&mut self.table, &number.to_string(), false);
        self.go(next);
    }

    /// One move is meant: it is entered as a typed one is.
    fn spoken_move(&mut self, what: Entered, offer: bool, passage: &Passage) {
        let as_entered = self.entered_as(what, offer, passage);
        if !self.table.may_be_entered(as_entered) {
            return;
        }
        self.question = None;
        self.go(Next::Understood(Entry { what, as_entered }));
    }

    /// An answer belongs to the entry that was asked about, with the offer that was made with it.
    fn entered_as(&self, what: Entered, offer: bool, passage: &Passage) -> AsEntered {
        let without_piece = |m: &Move| (m.from, m.to);
        let answers = match (self.asked_now(), what) {
            (AskedNow::Which(moves), Entered::Move(m)) => moves.iter().any(|it| without_piece(it) == without_piece(&m)),
            (AskedNow::WhichSaid(specs), Entered::Words(spec)) => specs.iter().any(|it| it.is_part_of(&spec)),
            _ => false,
        };
        let kept = if answers {
            passage.as_entered
        } else {
            AsEntered::default()
        };
        let form = SpokenForm::of(&passage.heard, self.table.speaker.lexicon());
        let form = match (form, kept.spoken) {
            // A word that answers says nothing about the form of the move.
            (SpokenForm::Arrival, Some(before)) => before,
            (form, _) => form,
        };
        AsEntered {
            offer: offer || kept.offer,
            correcting: passage.as_entered.correcting,
            in_answer: false,
            piped: false,
            known_illegal: None,
            confirmed: None,
            spoken: Some(form),
        }
    }
}

/// E.1.a: a passage that may be the sealed move is not read back. Without the talk key it may have been a cough.
fn pass_on_unread(desk: &mut Desk, passage: &Passage) {
    desk.table.outbox.push(Effect::ForgetSound);
    if passage.with_key {
        desk.question = None;
        desk.go(Next::enter(&passage.heard.text(), AsEntered::default()));
    }
}

/// Returns the move that was clearly said.
fn move_said(outcome: &Outcome) -> Option<Entered> {
    match outcome {
        Outcome::Clear(Meaning::Move(m) | Meaning::MoveAndOffer(m)) => Some(Entered::Move(*m)),
        Outcome::Clear(Meaning::Said(spec) | Meaning::SaidAndOffer(spec)) => Some(Entered::Words(*spec)),
        _ => None,
    }
}

/// Returns true if a move was said, or words that are not a command.
fn may_be_a_move(outcome: &Outcome) -> bool {
    let is_move = |meaning: &Meaning| {
        matches!(
            meaning,
            Meaning::Move(_)
                | Meaning::MoveAndOffer(_)
                | Meaning::Said(_)
                | Meaning::SaidAndOffer(_)
                | Meaning::Impossible(_)
                | Meaning::Square(_)
        )
    };
    match outcome {
        Outcome::Clear(meaning) => is_move(meaning),
        Outcome::Ask(asked) => asked.meanings.iter().any(is_move),
        Outcome::Nothing(_) => true,
    }
}

/// Returns what was heard behind the beginning of a move that was entered before.
fn with_beginning(beginning: &Unfinished, heard: &Heard) -> Heard {
    let mut whole = Heard::of(&beginning.text);
    whole.words.extend(heard.words.iter().cloned());
    let behind = |it: &ScoredPhrase| ScoredPhrase {
        said: format!("{} {}", beginning.text, it.said),
        log: it.log,
    };
    whole.scored = heard.scored.as_ref().map(|all| all.iter().map(behind).collect());
    whole
}
