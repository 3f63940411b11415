//! How the result is agreed to once the game is over: both players sign both sheets, or approve it where the electronic
//! scoresheet takes their place (8.7).

use shakmaty::Color;

use super::{Class, Subject};
use crate::game::{Allowed, Event, Game, Mode, Served};

/// A signature beneath the result.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Signature {
    /// Whose it is.
    pub side: Color,
    /// On whose sheet, if that is not the one kept here.
    pub sheet: Option<Color>,
}

impl Signature {
    /// Makes one.
    pub const fn new(side: Color, sheet: Option<Color>) -> Self {
        Self { side, sheet }
    }
}

/// Returns whether a player approves the result in place of signing it: since 2023, and only where the record of the program is
/// the electronic scoresheet, which an arbiter allowed. On paper both sign.
pub fn is_approved(game: &Game) -> bool {
    let event = game.opening().event.as_ref();
    game.rules().result_approved && event.is_some_and(|it| it.allows(Allowed::Scoresheet))
}

/// Returns whose sheet there is that is not kept here: the opponent's, in an event. In rapid chess and blitz it need not be
/// there (A.2). It is there too where the record of the program is approved: the leave is for this program, and the opponent
/// writes on paper, which both sign (8.7).
pub fn second_sheet(game: &Game) -> Option<Color> {
    let must_be_there = game.mode() == Mode::Event && game.class() == Class::Standard;
    opponents_sheet(game).filter(|_| must_be_there)
}

/// Returns whose the sheet is that is not kept here, if it is there: the opponent's.
pub fn opponents_sheet(game: &Game) -> Option<Color> {
    match game.opening().blind {
        Served::White => Some(Color::Black),
        Served::Black => Some(Color::White),
        Served::Both => None,
    }
}

/// Returns true if the signatures there are fall with an event: they were given under another result, or under other points.
pub fn lets_signatures_fall(game: &Game, event: &Event) -> bool {
    let changes_the_result = match event {
        Event::Resulted { outcome } => game.outcome() != Some(*outcome),
        Event::ResultTakenBack => true,
        Event::Penalised { penalty } if penalty.penalty.is_points() => {
            let scored = |further| Some(game.score_by(game.outcome()?, further).points);
            scored(Some(penalty)) != scored(None)
        }
        _ => false,
    };
    changes_the_result && !game.signatures().is_empty()
}

/// Returns the signatures that are not noted once there is a result, those on the sheet kept here first; none where the edition
/// has no article about it.
pub fn missing_signatures(game: &Game) -> Vec<Signature> {
    if game.outcome().is_none() || game.rules().article(Subject::Signing).is_none() {
        return Vec::new();
    }
    let second = second_sheet(game).map(Some);
    let sheets = std::iter::once(None).chain(second);
    let all = sheets.flat_map(|sheet| Color::ALL.map(|side| Signature::new(side, sheet)));
    all.filter(|signature| !game.signatures().contains(signature)).collect()
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use crate::game::Event;

    #[test]
    fn c_8_7_journals_that_name_no_sheet_mean_the_one_kept_here() {
        let old = r#"{"did":"signed","side":"white"}"#;
        let event = Event::Signed {
            side: Color::White,
            sheet: None,
        };
        assert_eq!(serde_json::from_str::<Event>(old).expect("a line"), event);
        assert_eq!(serde_json::to_string(&event).expect("a line"), old);
        let other = r#"{"did":"signed","side":"white","sheet":"black"}"#;
        let event = serde_json::from_str::<Event>(other).expect("a line");
        assert_eq!(serde_json::to_string(&event).expect("a line"), other);
    }
}
