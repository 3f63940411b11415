//! What the opponent scores where the arbiter declares a game lost (12.9).

use super::{CanMate, CellSource, DeviceRule, Edition, Rules, Subject, can_mate_in, cell};
use crate::game::half_known::present_position;
use crate::game::{Game, Outcome, Penalty, PenaltyKind};

/// Returns the result to be proposed: the opponent wins, loses as well where both refuse (11.8), or scores a draw that the
/// offender does not share where a device made a sound and no series of moves mates (12.3.b of 2009).
pub fn propose_result(game: &Game, penalty: &Penalty) -> Outcome {
    let opponent = !penalty.offender;
    let by = LosesBy::of_penalty(game, penalty);
    let refuses = |penalty: &Penalty| LosesBy::of_penalty(game, penalty) == Some(LosesBy::Refusal);
    let is_loss = |other: &Penalty| other.offender == opponent && other.penalty == PenaltyKind::Loss;
    let lost_by_refusal = |other: &Penalty| is_loss(other) && refuses(other);
    let also_lost = || game.penalties_imposed().any(lost_by_refusal);
    if by == Some(LosesBy::RefusalOfBoth) || refuses(penalty) && also_lost() {
        return Outcome::BothLose;
    }
    let cannot_mate = || present_position(game).is_some_and(|now| can_mate_in(game, &now, opponent) == CanMate::No);
    match game.rules().device_loss_may_draw && by == Some(LosesBy::Device) && cannot_mate() {
        true => opponent.fold_wb(Outcome::WhiteHalf, Outcome::BlackHalf),
        false => Outcome::won_by(opponent),
    }
}

/// Returns the subject of the article by which the opponent scores what is proposed.
pub fn subject_of_score(game: &Game, penalty: &Penalty, proposed: Outcome) -> Subject {
    match LosesBy::of_penalty(game, penalty) {
        _ if proposed == Outcome::BothLose => Subject::BothRefuse,
        Some(loses) => loses.subject(),
        None => Subject::OpponentsScore,
    }
}

/// What the text of an article punishes with the loss of the game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum LosesBy {
    /// A device that made a sound, or that a player carried (12.3.b of 2009, 11.3.b, 11.3.2.2).
    Device,
    /// The persistent refusal to keep to the Laws (11.7).
    Refusal,
    /// The same of both players, which knows no other penalty (11.8).
    RefusalOfBoth,
}

impl LosesBy {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Device, Self::Refusal, Self::RefusalOfBoth];

    /// Returns it as the messages have it; until 2009 a device costs the game if it makes a sound.
    pub fn name(self, rules: &Rules) -> &'static str {
        match self {
            Self::Device if rules.devices == DeviceRule::OffOnly => "sound",
            Self::Device => "device",
            Self::Refusal => "refusal",
            Self::RefusalOfBoth => "refusal-of-both",
        }
    }

    /// Returns the subject of the article that says so.
    pub fn subject(self) -> Subject {
        match self {
            Self::Device => Subject::DeviceLoss,
            Self::Refusal => Subject::PersistentRefusal,
            Self::RefusalOfBoth => Subject::BothRefuse,
        }
    }

    /// Returns the same of a penalty. An arbiter may name the article by the number that it had when the rule came, in an edition
    /// without one of its own.
    pub fn of_penalty(game: &Game, penalty: &Penalty) -> Option<Self> {
        let of_2009 = game.rules().device_loss_may_draw.then(|| Edition::Of2009.rules());
        let mut editions = std::iter::once(game.rules()).chain(of_2009);
        editions.find_map(|rules| Self::by_article(rules, &penalty.article))
    }

    /// Returns what the article that an arbiter names punishes with the loss: the article that says so, the one that it belongs
    /// to ("11.3"), or another point of the same ("11.3.2.1").
    pub fn by_article(rules: &Rules, named: &str) -> Option<Self> {
        let named = points(bare(named));
        let is_named = |loses: &Self| match cell(rules.edition, loses.subject()) {
            CellSource::Text(article) | CellSource::Of2009(article) => belongs_to(&named, &points(article)),
            CellSource::NoText | CellSource::NoArticle => false,
        };
        Self::ALL.into_iter().find(is_named)
    }
}

/// Returns the points of a number, each by itself: "12.3.b" and "12.3b" are the same.
fn points(article: &str) -> Vec<String> {
    let mut points = Vec::new();
    for part in article.split('.') {
        let letters = part.find(|c: char| c.is_ascii_alphabetic()).filter(|it| *it > 0);
        let (number, letter) = part.split_at(letters.unwrap_or(part.len()));
        points.extend(
            [number, letter]
                .into_iter()
                .filter(|it| !it.is_empty())
                .map(str::to_lowercase),
        );
    }
    points
}

/// Returns true for the article itself, for two points at least that it begins with, and for its neighbours at the fourth.
fn belongs_to(named: &[String], article: &[String]) -> bool {
    /// An article and its point: less than that is about too much.
    const AT_LEAST: usize = 2;
    /// How many points of a number belong to one thing.
    const TOGETHER: usize = 3;
    let length = named.len().min(TOGETHER).min(article.len());
    named.len() >= AT_LEAST && named[..length] == article[..length]
}

/// Returns the number of an article without the year of the edition that it is taken from.
fn bare(article: &str) -> &str {
    article.trim_end_matches("(2009)").trim_end()
}
