//! What a game counts: the points of a result, and what penalties make of them (Article 10, 12.9).

use std::fmt;
use std::str::FromStr;

use shakmaty::{ByColor, Color};

use super::laws::Subject;
use super::{Condition, Game, Outcome, Penalty, PenaltyKind};

/// A number of points, counted in halves.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub struct Points(u8);

impl Points {
    /// The most that a game counts.
    const MOST: u8 = 20;

    /// Makes them of halves.
    pub const fn of_halves(halves: u8) -> Self {
        Self(halves)
    }

    /// Returns how many halves they are.
    pub const fn halves(self) -> u8 {
        self.0
    }

    /// Writes them in digits alone: `1.5`.
    pub fn decimal(self) -> String {
        let half = if self.0 % 2 == 1 { ".5" } else { "" };
        format!("{}{half}", self.0 / 2)
    }

    const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// Writes them as on a sheet: `1½`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

/// What is no number of points, or no system of them.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
#[error("no points")]
pub struct ParsePointsError;

/// Reads `3`, `½`, `1/2`, `1½`, `1.5` and `1,5`.
impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Self, ParsePointsError> {
        let text = text.trim().replace("1/2", "½").replace(',', ".");
        let (whole, half) = match (text.strip_suffix('½'), text.strip_suffix(".5")) {
            (Some(whole), _) => (whole, 1),
            (None, Some(whole)) if !whole.is_empty() => (whole, 1),
            (None, _) => (text.as_str(), 0),
        };
        let is_a_number = !whole.is_empty() && whole.bytes().all(|it| it.is_ascii_digit());
        let whole = match (is_a_number, half) {
            (false, 1) if whole.is_empty() => 0,
            (true, _) => whole.parse::<u8>().map_err(|_too_many| ParsePointsError)?,
            (false, _) => return Err(ParsePointsError),
        };
        match whole <= Self::MOST {
            true => Ok(Self(2 * whole + half)),
            false => Err(ParsePointsError),
        }
    }
}

/// What a win, a draw and a loss count (10.1).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PointSystem {
    /// A win, by forfeit too.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss.
    pub loss: Points,
}

/// One point, half a point and none, where nothing else is laid down.
impl Default for PointSystem {
    fn default() -> Self {
        let [win, draw, loss] = [2, 1, 0].map(Points);
        Self { win, draw, loss }
    }
}

/// Writes it as `3-1-0`.
impl fmt::Display for PointSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.win, self.draw, self.loss)
    }
}

/// Reads `3-1-0`, a win, a draw and a loss: each less than the one before.
impl FromStr for PointSystem {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Self, ParsePointsError> {
        let parts: Vec<&str> = text.split(['-', '–', ':']).collect();
        let [win, draw, loss] = parts[..] else {
            return Err(ParsePointsError);
        };
        let (win, draw, loss) = (win.parse()?, draw.parse()?, loss.parse()?);
        match win > draw && draw > loss {
            true => Ok(Self { win, draw, loss }),
            false => Err(ParsePointsError),
        }
    }
}

impl PointSystem {
    /// Returns what both score by a result.
    pub fn of(&self, outcome: Outcome) -> ByColor<Points> {
        let Self { win, draw, loss } = *self;
        let (white, black) = match outcome {
            Outcome::WhiteWins | Outcome::WhiteByForfeit => (win, loss),
            Outcome::BlackWins | Outcome::BlackByForfeit => (loss, win),
            Outcome::Draw => (draw, draw),
            Outcome::BothLose | Outcome::BothForfeit => (loss, loss),
            Outcome::WhiteHalf => (draw, loss),
            Outcome::BlackHalf => (loss, draw),
        };
        ByColor { white, black }
    }

    /// Returns the result of a game that was played by which both score so much.
    pub fn result_of(&self, score: ByColor<Points>) -> Option<Outcome> {
        let played = Outcome::ALL.into_iter().filter(|it| !it.is_forfeit());
        played.into_iter().find(|it| self.of(*it) == score)
    }

    /// Returns true for what a player scores by some result.
    pub fn knows(&self, points: Points) -> bool {
        [self.win, self.draw, self.loss].contains(&points)
    }

    /// Returns the least and the most by which two results differ for a player.
    pub fn steps(&self) -> (Points, Points) {
        let to_a_neighbour = [self.win.minus(self.draw), self.draw.minus(self.loss)];
        let least = to_a_neighbour.into_iter().min().unwrap_or_default();
        (least, self.win.minus(self.loss))
    }

    /// Returns the most that both together score by a game.
    pub fn most_together(&self) -> Points {
        self.win.plus(self.loss).max(self.draw.plus(self.draw))
    }
}

/// What both players score in a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Score {
    /// The points of both.
    pub points: ByColor<Points>,
    /// The subject of the article that makes it another score than its result says by itself; `None` if none does.
    pub by: Option<Subject>,
    /// True if a penalty of points changes nothing, the further one if there is one: there was no room for it, or nothing left to
    /// take.
    pub has_idle_penalty: bool,
}

impl Game {
    /// Returns what a win, a draw and a loss count here.
    pub fn point_system(&self) -> PointSystem {
        let written = self.opening().laid_down(Condition::Points);
        written.and_then(|it| it.parse().ok()).unwrap_or_default()
    }

    /// Returns what both score, once there is a result.
    pub fn score(&self) -> Option<Score> {
        self.outcome().map(|it| self.score_by(it, None))
    }

    /// Returns what both would score by a result, and by one penalty more than was imposed.
    ///
    /// Each penalty counts in the order in which it was imposed: what is taken from an offender down to no points, what is given
    /// to the opponent up to the most that a player scores by this game (12.9). Since 2018 both together never score more than
    /// the game counts (10.2): what was given last is given only as far as there is room for it, so the opponent of a drawn game
    /// wins as much as is taken from the offender, and no more. Whether a score is one that is usual the arbiter sees to: 10.2
    /// makes none that it forbids.
    pub fn score_by(&self, outcome: Outcome, further: Option<&Penalty>) -> Score {
        let system = self.point_system();
        let imposed: Vec<&Penalty> = self
            .penalties_imposed()
            .filter(|it| it.penalty.is_points())
            .chain(further)
            .collect();
        let most = self.rules().score_capped.then(|| system.most_together());
        let alone = system.of(outcome);
        let (points, cap) = penalised(&system, alone, &imposed, most);
        let is_usual = points.iter().all(|score| system.knows(*score));
        let by = if cap && is_usual {
            Some(Subject::ScoreCapped)
        } else if points != alone {
            Some(Subject::Penalties)
        } else {
            (system != PointSystem::default()).then_some(Subject::Scoring)
        };
        let asked = match further {
            Some(_) => imposed.len().saturating_sub(1),
            None => 0,
        };
        let has_idle_penalty = (asked..imposed.len()).any(|index| {
            let others = [&imposed[..index], &imposed[index + 1..]].concat();
            penalised(&system, alone, &others, most).0 == points
        });
        Score {
            points,
            by,
            has_idle_penalty,
        }
    }
}

/// Returns what penalties of points make of a score, and whether the most that both score together, if there is one, kept it down.
fn penalised(
    system: &PointSystem,
    alone: ByColor<Points>,
    imposed: &[&Penalty],
    most: Option<Points>,
) -> (ByColor<Points>, bool) {
    let without = after(alone, system.win, imposed.iter().copied().filter(|it| !gives(it)));
    let mut points = after(alone, system.win, imposed.iter().copied());
    let mut was_above = false;
    let given = imposed.iter().rev().filter(|it| gives(it));
    for (side, most) in given.filter_map(|penalty| Some((!penalty.offender, most?))) {
        let above = points.white.plus(points.black).minus(most);
        was_above |= above > Points::default();
        points[side] = points[side].minus(above).max(without[side]);
    }
    (points, was_above)
}

/// Returns true for a penalty that gives points to the opponent.
fn gives(penalty: &Penalty) -> bool {
    penalty.penalty == PenaltyKind::PointsToOpponent
}

/// Returns what becomes of a score by penalties of points, one after the other.
fn after<'a>(score: ByColor<Points>, most: Points, imposed: impl Iterator<Item = &'a Penalty>) -> ByColor<Points> {
    imposed.fold(score, |mut score, penalty| {
        let amount = Points(penalty.half_points.unwrap_or_default());
        let offender = penalty.offender;
        match gives(penalty) {
            true => score[!offender] = score[!offender].plus(amount).min(most),
            false => score[offender] = score[offender].minus(amount),
        }
        score
    })
}

impl Score {
    /// Returns the points of a side that no result gives, where the Laws allow only such (10.2).
    pub fn unusual(&self, game: &Game) -> Option<Points> {
        let system = game.point_system();
        let is_unusual = |points: &Points| game.rules().score_capped && !system.knows(*points);
        self.points.into_iter().find(is_unusual)
    }

    /// Returns the points of a side.
    pub fn of(&self, side: Color) -> Points {
        self.points[side]
    }
}

#[cfg(test)]
mod tests {
    use super::{PointSystem, Points};

    #[test]
    fn points_are_written_as_they_are_read() {
        for (text, halves, written) in [
            ("0", 0, "0"),
            ("½", 1, "½"),
            ("1/2", 1, "½"),
            ("0.5", 1, "½"),
            ("1", 2, "1"),
            ("1½", 3, "1½"),
            ("1,5", 3, "1½"),
            ("3", 6, "3"),
            ("20½", 41, "20½"),
        ] {
            let points = text.parse::<Points>().expect("points");
            assert_eq!((points.halves(), points.to_string().as_str()), (halves, written));
        }
        for none in ["", "-1", "21", "1.25", ".5", "one", "1½½", "+1", "300"] {
            assert!(none.parse::<Points>().is_err(), "{none}");
        }
        assert_eq!(Points::of_halves(3).decimal(), "1.5");
        assert_eq!(Points::of_halves(6).decimal(), "3");
    }

    #[test]
    fn a_system_names_a_win_a_draw_and_a_loss() {
        for (text, written) in [
            ("3-1-0", "3-1-0"),
            ("1-½-0", "1-½-0"),
            ("1-0.5-0", "1-½-0"),
            ("3:2:1", "3-2-1"),
            (" 2 – 1 – 0 ", "2-1-0"),
        ] {
            assert_eq!(text.parse::<PointSystem>().expect("a system").to_string(), written);
        }
        for none in ["", "3-1", "3-1-0-0", "1-3-0", "1-1-0", "3-0-0", "win", "99-1-0"] {
            assert!(none.parse::<PointSystem>().is_err(), "{none}");
        }
        assert_eq!(PointSystem::default().to_string(), "1-½-0");
        assert_eq!(
            "3-1-0"
                .parse::<PointSystem>()
                .expect("a system")
                .most_together()
                .to_string(),
            "3"
        );
        assert_eq!(
            "3-2-1"
                .parse::<PointSystem>()
                .expect("a system")
                .most_together()
                .to_string(),
            "4"
        );
    }
}
