//! What the scorer's phrases mean where they were said, and how likely each meaning is.

use super::asked::Asked;
use super::decide::Outcome;
use super::disfluency::without_disfluencies;
use super::heard::Heard;
use super::readings::{Hearing, Meaning, Reading, exactly};
use super::written_phrases::ScoredPhrase;
use crate::game::Position;
use crate::language::{MoveSpec, Sight};

/// Where the scorer's word is clear, where it is asked about, and where it is none. In nats: a lead of 2.3 is ten times as
/// likely. docs/listening.md tells how they were chosen, and on which voices.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Leads {
    /// A legal move is so much likelier, in free mode: people seldom announce what cannot be.
    pub(super) legal: f32,
    /// Clear by the scorer alone, where the recogniser does not contradict.
    pub(super) alone: f32,
    /// Clear where the recogniser asks about others: twice that.
    pub(super) contradicted: f32,
    /// Clear where the recogniser has the same among its choices.
    pub(super) agreed: f32,
    /// What the recogniser heard clearly is asked about where the scorer finds something else so much likelier.
    pub(super) overturn: f32,
    /// And has at least so much for each of its words. It is less than where the scorer is believed: what hardly is a word
    /// to it makes nothing clear, and yet the recogniser's own mistakes in noise are found by it.
    pub(super) floor_of_overturn: f32,
    /// A square alone that the recogniser heard clearly is asked about where the scorer gives it less in all.
    pub(super) floor_of_square: f32,
    /// Clear by the scorer alone, where another move was named that differs in nothing but words which rhyme: "b" and "d". So
    /// much the likeliest of them has to lie behind.
    pub(super) rhyming: f32,
    /// What lies no farther behind the best is asked about with it.
    pub(super) close: f32,
    /// The best phrase has at least so much for each of its words; less is junk.
    pub(super) floor: f32,
    /// While the talk key is held, so that somebody speaks to the program, and nobody but the scorer hears them, a move with so
    /// much for each of its words is asked about: what is asked is less trouble than to say it all again.
    pub(super) floor_of_question: f32,
    /// It is clear by the scorer, where the recogniser was not sure, with so much for each of its words.
    pub(super) floor_of_clear: f32,
    /// A command or an answer has at least so much in all.
    pub(super) floor_of_command: f32,
}

impl Leads {
    /// Those for moves that are legal or not.
    const FREE: Leads = Leads {
        legal: 3.0,
        alone: 2.0,
        contradicted: 4.0,
        agreed: 0.3,
        overturn: 2.0,
        floor_of_overturn: -3.5,
        floor_of_square: -8.0,
        rhyming: 8.0,
        close: 3.0,
        floor: -2.5,
        floor_of_question: -5.0,
        floor_of_clear: -2.3,
        floor_of_command: -3.0,
    };
    /// Those for an event, where nothing depends on what is legal: the greater lead stands for it.
    const EVENT: Leads = Leads {
        legal: 0.0,
        alone: 3.0,
        contradicted: 6.0,
        ..Leads::FREE
    };

    pub(super) fn of(sight: Sight) -> Self {
        match sight {
            Sight::Legal => Self::FREE,
            Sight::Movement | Sight::Words => Self::EVENT,
        }
    }
}

/// A meaning, as the scorer weighs it.
#[derive(Clone, Debug)]
pub(super) struct ScoredMeaning {
    pub(super) reading: Reading,
    /// Of all phrases that mean it.
    pub(super) log: f32,
    /// The likeliest of them: its logarithm and the number of its words.
    pub(super) best: (f32, usize),
    /// That phrase, as it is said.
    pub(super) said: String,
}

/// All meanings of what was scored.
pub(super) struct ScoredMeanings {
    /// The likeliest first.
    pub(super) weighed: Vec<ScoredMeaning>,
    /// The likeliest phrase that means nothing here: an answer to another question, such as which board.
    pub(super) elsewhere: f32,
}

/// Returns each meaning of some phrases, the likeliest first, as likely as all its phrases together.
pub(super) fn weigh(
    scored: &[ScoredPhrase],
    hearing: &Hearing<'_>,
    position: &Position,
    sight: Sight,
    asked: &Asked<'_>,
) -> ScoredMeanings {
    let leads = Leads::of(sight);
    let mut weighed: Vec<ScoredMeaning> = Vec::new();
    let mut elsewhere = f32::NEG_INFINITY;
    for phrase in scored {
        // Of what was taken back nothing counts.
        let said = without_disfluencies(&Heard::of(&phrase.said), hearing).text();
        let read = exactly(&said, hearing, position, sight, asked);
        if read.is_empty() {
            elsewhere = elsewhere.max(phrase.log);
        }
        let least = read.first().map_or(0.0, |it| it.cost);
        // A phrase that two moves fit stands for both.
        for reading in read.into_iter().filter(|it| it.cost <= least) {
            let bonus = if is_legal(&reading.meaning, position, sight) {
                leads.legal
            } else {
                0.0
            };
            let log = phrase.log + bonus;
            let best = (phrase.log, phrase.said.split_whitespace().count());
            match weighed.iter_mut().find(|it| it.reading.meaning == reading.meaning) {
                Some(known) => {
                    known.log = added(known.log, log);
                    if best.0 > known.best.0 {
                        known.best = best;
                        known.said.clone_from(&phrase.said);
                    }
                }
                None => weighed.push(ScoredMeaning {
                    reading,
                    log,
                    best,
                    said: phrase.said.clone(),
                }),
            }
        }
    }
    weighed.sort_by(|one, other| other.log.total_cmp(&one.log));
    ScoredMeanings { weighed, elsewhere }
}

impl ScoredMeaning {
    /// Returns true if it is likely enough not to be junk.
    pub(super) fn is_above(&self, leads: Leads) -> bool {
        self.reaches(leads.floor, leads)
    }

    /// Returns true if it is likely enough to contradict what the recogniser is sure of.
    pub(super) fn may_overturn(&self, leads: Leads) -> bool {
        self.reaches(leads.floor_of_overturn, leads)
    }

    /// Returns true if it is a move, and likely enough to be asked about with the talk key.
    pub(super) fn may_be_asked(&self, leads: Leads) -> bool {
        let is_move = matches!(self.reading.meaning, Meaning::Move(_) | Meaning::Said(_));
        is_move && self.reaches(leads.floor_of_question, leads)
    }

    fn reaches(&self, floor: f32, leads: Leads) -> bool {
        let (log, words) = self.best;
        match self.reading.meaning {
            Meaning::Move(_)
            | Meaning::Said(_)
            | Meaning::MoveAndOffer(_)
            | Meaning::SaidAndOffer(_)
            | Meaning::Impossible(_)
            | Meaning::Square(_) => log >= floor * number(words),
            _ => log >= leads.floor_of_command,
        }
    }
}

pub(super) fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// The net tends to say a square again and again: no piece goes where it stands.
pub(super) fn is_said_twice(meaning: &Meaning) -> bool {
    match meaning {
        Meaning::Impossible(MoveSpec::Goes(going))
        | Meaning::Said(MoveSpec::Goes(going))
        | Meaning::SaidAndOffer(MoveSpec::Goes(going)) => {
            going.from_file.is_some() && (going.from_file, going.from_rank) == (going.to_file, going.to_rank)
        }
        _ => false,
    }
}

/// What only the scorer heard and what is asked about costs so much more: as much as a word that the recogniser wavered
/// about, so that no question is taken for an answer.
const DOUBTED_COST: f32 = 1.0;

/// Returns what a reading of the scorer's costs more where this follows.
pub(super) fn doubt(outcome: &Outcome) -> f32 {
    if matches!(outcome, Outcome::Clear(_)) {
        0.0
    } else {
        DOUBTED_COST
    }
}

fn is_legal(meaning: &Meaning, position: &Position, sight: Sight) -> bool {
    let m = match meaning {
        Meaning::Move(m) | Meaning::MoveAndOffer(m) => *m,
        _ => return false,
    };
    sight == Sight::Legal
        && position.legal_moves().unwrap_or_default().iter().any(|it| {
            // Its piece may be asked about later.
            (it.from, it.to) == (m.from, m.to) && (m.promotion.is_none() || it.promotion == m.promotion)
        })
}

/// Returns the logarithm of the sum of what two logarithms stand for.
pub(super) fn added(one: f32, other: f32) -> f32 {
    let (more, less) = if one > other { (one, other) } else { (other, one) };
    more + (less - more).exp().ln_1p()
}
