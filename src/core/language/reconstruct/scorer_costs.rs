//! What the scorer makes of a passage, as costs: of each phrase how far it lies behind the likeliest.
//!
//! The scorer always has a likeliest phrase, for it knows nothing but phrases. So "none of them" is one more, as likely as
//! a floor.

use shakmaty::{File, Rank};

use super::fit::aligns;
use super::parsed::{ParsedPassage, Token};
use crate::game::{Move, Position};
use crate::language::Word;
use crate::language::listen::{Hearing, ScoredPhrase};

/// So many nats behind the likeliest phrase weigh 1 here.
const NATS_PER_COST: f32 = 2.0;
/// An announcement has at least so many nats for each word, and a command in all. At the table it is half a nat more, for
/// there no game tells what can be. On two tapes to tune with eight of 128 announcements lay between the two, and nothing of
/// what was none.
const FLOOR_NATS_PER_WORD: f32 = -3.0;
const COMMAND_FLOOR_NATS: f32 = -3.0;
/// That it was something the scorer did not think of costs so much more than that it was nothing of ours, and at most so much.
const UNTHOUGHT_COST: f32 = 1.0;
const MAX_JUNK_COST: f32 = 4.0;

/// The phrases of a passage.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ScorerCosts {
    announcements: Vec<Announcement>,
    /// That it was nothing of ours.
    junk: f32,
    /// That it was a command or an answer.
    beside: f32,
    /// That it took the entry before it back.
    takes_back: f32,
}

#[derive(Clone, Debug, PartialEq)]
struct Announcement {
    cost: f32,
    corrects: bool,
    says_check: bool,
    tokens: Vec<Token>,
    /// The square it names last: most moves go elsewhere.
    to: Option<(File, Rank)>,
}

impl ScorerCosts {
    /// Takes what was scored apart; `None` if nothing was.
    pub(super) fn of(scored: &[ScoredPhrase], hearing: &Hearing<'_>) -> Option<Self> {
        let best = scored.first()?;
        let said = |it: &ScoredPhrase| ParsedPassage::in_words(&it.said, hearing);
        let floor = match said(best).is_beside() {
            true => COMMAND_FLOOR_NATS,
            false => {
                FLOOR_NATS_PER_WORD * f32::from(u16::try_from(best.said.split_whitespace().count()).unwrap_or(u16::MAX))
            }
        };
        let top = best.log.max(floor);
        let mut costs = Self {
            announcements: Vec::new(),
            junk: (top - floor) / NATS_PER_COST,
            beside: f32::INFINITY,
            takes_back: f32::INFINITY,
        };
        for phrase in scored {
            let (said, cost) = (said(phrase), (top - phrase.log) / NATS_PER_COST);
            if said.takes_back || said.corrects && said.tokens.is_empty() {
                costs.takes_back = costs.takes_back.min(cost);
            } else if said.is_command {
                costs.beside = costs.beside.min(cost);
            } else {
                costs.announcements.push(Announcement {
                    cost,
                    corrects: said.corrects,
                    says_check: said.says_check(),
                    to: last_square(&said.tokens),
                    tokens: said.tokens,
                });
            }
        }
        Some(costs)
    }

    /// What it costs that nothing was announced.
    pub(super) fn nothing(&self) -> f32 {
        self.junk.min(self.beside)
    }

    /// What it costs that it took the entry before it back.
    pub(super) fn takes_back(&self) -> f32 {
        self.takes_back.min(self.unthought())
    }

    /// What it costs that it was nothing that can be made out.
    pub(super) fn junk(&self) -> f32 {
        self.junk.min(MAX_JUNK_COST)
    }

    /// What it costs that it was something that is not among the phrases.
    pub(super) fn unthought(&self) -> f32 {
        (self.junk + UNTHOUGHT_COST).min(MAX_JUNK_COST)
    }

    /// True if its likeliest phrase announces a move.
    pub(super) fn is_announcement(&self) -> bool {
        let is_first = self.announcements.first().is_some_and(|it| it.cost < UNTHOUGHT_COST);
        is_first && self.junk >= UNTHOUGHT_COST
    }

    /// True if check or mate is said in one of its phrases.
    pub(super) fn says_check(&self) -> bool {
        self.announcements.iter().any(|it| it.says_check)
    }

    /// True if a correction is among its phrases.
    pub(super) fn may_correct(&self) -> bool {
        self.announcements
            .iter()
            .any(|it| it.corrects && it.cost < self.unthought())
    }

    /// What it costs that a legal move was announced, without the word for a correction and with it; each phrase of the
    /// other kind costs so much more.
    pub(super) fn of_move(&self, position: &Position, m: Move, against: (f32, f32)) -> (f32, f32) {
        let most = self.unthought();
        let (mut announced, mut corrected) = (most, most);
        let to = position.board().castling_squares(m).map_or(m.to, |it| it.king.1);
        for it in &self.announcements {
            if it.cost >= announced && it.cost >= corrected {
                // The rest costs more.
                break;
            }
            let is_elsewhere = it.to.is_some_and(|(file, rank)| (file, rank) != (to.file(), to.rank()));
            if is_elsewhere || !aligns(&it.tokens, it.says_check, position, m) {
                continue;
            }
            let (plain, correction) = match it.corrects {
                true => (against.0, 0.0),
                false => (0.0, against.1),
            };
            announced = announced.min(it.cost + plain);
            corrected = corrected.min(it.cost + correction);
        }
        (announced, corrected)
    }
}

/// Returns the last square that is named.
fn last_square(tokens: &[Token]) -> Option<(File, Rank)> {
    let mut pairs = tokens.windows(2).rev();
    pairs.find_map(|it| match (it[0].word, it[1].word) {
        (Some(Word::File(file)), Some(Word::Rank(rank))) => Some((file, rank)),
        _ => None,
    })
}
