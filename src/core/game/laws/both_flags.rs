//! What both flags down come to, where nobody knows which fell first (6.11; 10.4 of 1997; Guideline III since 2018).

use shakmaty::Color;

use super::finish::NoFinish;
use super::rules::BothFlags;
use super::{Subject, Unsupervised};
use crate::game::Game;

/// What becomes of a game in which both flags are down.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BothFlagsVerdict {
    /// It is drawn.
    Draw,
    /// It goes on.
    GoesOn,
    /// The edition does not say it: the arbiter decides.
    Open,
}

impl BothFlagsVerdict {
    /// Returns its name, as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::GoesOn => "goes-on",
            Self::Open => "open",
        }
    }

    /// Returns the subject of the article that says so; since 2018 it is the guideline alone, and only where it was announced.
    /// Until 2009 an unsupervised game has an article of its own (A4d.3 of 2009).
    pub fn subject(self, game: &Game) -> Subject {
        let rules = game.rules();
        let unsupervised = Unsupervised::BothFlags.subject(game.class());
        let has_its_own = game.is_unsupervised() && rules.both_flags_draw_unsupervised;
        match self {
            Self::Draw if has_its_own && rules.article(unsupervised).is_some() => unsupervised,
            Self::Draw => Subject::BothFlagsInTheFinish,
            Self::Open if rules.both_flags == BothFlags::DrawIfAnnounced => Subject::QuickplayFinish,
            Self::GoesOn | Self::Open => Subject::BothFlags,
        }
    }
}

impl Game {
    /// Returns what both flags down come to, if they are and nobody knows which fell first.
    pub fn both_flags(&self) -> Option<BothFlagsVerdict> {
        self.both_flags_are_down().then(|| self.verdict_on_both_flags())
    }

    fn verdict_on_both_flags(&self) -> BothFlagsVerdict {
        use BothFlagsVerdict as V;
        let in_the_finish = Color::ALL.map(|side| self.finish_of(side));
        match (self.rules().both_flags, in_the_finish) {
            (BothFlags::Draw, _) => match self.is_in_the_last_period() {
                Some(true) => V::Draw,
                Some(false) => V::GoesOn,
                None => V::Open,
            },
            (_, [Err(NoFinish::NoTime), _]) => V::Open,
            (_, [Ok(()), Ok(())]) => V::Draw,
            (_, [Ok(()) | Err(NoFinish::NotYet), Ok(()) | Err(NoFinish::NotYet)]) => V::GoesOn,
            (BothFlags::DrawInTheFinish, _) => V::GoesOn,
            // The guideline is not in force, and nothing else says it.
            (BothFlags::DrawIfAnnounced, _) => V::Open,
        }
    }

    /// Returns whether both are in the period for the rest of the game; `None` where nothing is known of the time.
    fn is_in_the_last_period(&self) -> Option<bool> {
        let clock = self.clock()?;
        let is_last = |side| {
            let period = clock.control().periods.get(clock.period(side));
            period.is_some_and(|it| it.moves.is_none())
        };
        Some(Color::ALL.into_iter().all(is_last))
    }
}
