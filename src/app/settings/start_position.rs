//! The start position a person asked for: a FEN, or one of Chess960.

use rand::Rng as _;

use super::options::{Chess960, PlayOptions};
use crate::app::failure::{Failure, desk_failure};
use ansage_core::game::chess960::START_POSITIONS;
use ansage_core::game::{BackRank, BackRankError, Board, Position};
use ansage_core::language::Message;
use ansage_core::language::back_rank::{self, AskedBackRank};

/// A start position, if it is not the usual one.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct StartPosition {
    pub(super) fen: Option<String>,
    pub(super) chess960: bool,
}

impl StartPosition {
    /// Returns what the options ask for; pieces are read in English letters, else in those of `letters`.
    pub(super) fn asked_for(options: &PlayOptions, letters: &[String]) -> Result<Self, Failure> {
        match (&options.chess960, &options.fen) {
            (None, fen) => Ok(Self {
                fen: fen.clone(),
                chess960: false,
            }),
            (Some(_), Some(_)) => Err(Failure::settings(Message::Chess960WithFen)),
            (Some(Chess960(asked)), None) => {
                Self::of_chess960(asked, letters).map_err(|why| Failure::settings(back_rank::refusal(asked, why)))
            }
        }
    }

    /// Returns the start position of Chess960 with this number, these pieces, or any.
    pub(super) fn of_chess960(asked: &str, letters: &[String]) -> Result<Self, BackRankError> {
        Ok(Self {
            fen: Some(drawn_if_any(asked, letters)?.fen()),
            chess960: true,
        })
    }
}

/// Returns the position that a FEN stands for.
pub(in crate::app) fn position(fen: &str) -> Result<Position, Failure> {
    let board = Board::from_fen(fen, false).map_err(|_not_fen| desk_failure::bad_fen(fen))?;
    Ok(Position::of(board))
}

/// Returns the back rank that was asked for; chance chooses where any will do.
fn drawn_if_any(asked: &str, letters: &[String]) -> Result<BackRank, BackRankError> {
    match back_rank::read(asked, letters)? {
        AskedBackRank::Any => BackRank::numbered(rand::rng().random_range(0..START_POSITIONS)),
        AskedBackRank::Numbered(_, rank) | AskedBackRank::Pieces(rank) => Ok(rank),
    }
}

#[cfg(test)]
mod tests {
    use super::{StartPosition, drawn_if_any};
    use crate::app::failure::{Exit, Failure};
    use crate::app::settings::options::{Chess960, PlayOptions};
    use ansage_core::game::{BackRank, BackRankError, Board};
    use ansage_core::language::MessageId;

    fn asked(chess960: &str, fen: Option<&str>) -> Result<StartPosition, Failure> {
        let options = PlayOptions {
            chess960: Some(Chess960(chess960.to_owned())),
            fen: fen.map(str::to_owned),
            ..PlayOptions::default()
        };
        StartPosition::asked_for(&options, &["de".to_owned()])
    }

    #[test]
    fn f_2_1_by_number_by_letters_and_by_dice() {
        let fen = Some("bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w KQkq - 0 1".to_owned());
        for typed in ["BQRBNKRN", "bqrbnkrn", "B Q R B, N K R N", "LDTLSKTS"] {
            assert_eq!(asked(typed, None).expect("it is lawful").fen, fen, "{typed}");
        }
        let usual = asked("518", None).expect("it is lawful");
        assert_eq!(usual.fen, Some(Board::start().fen()));
        assert!(usual.chess960);
    }

    #[test]
    fn f_2_1_what_is_refused_names_the_rule() {
        let none: &[String] = &[];
        for (typed, why) in [
            ("RKBNBRNQ", BackRankError::Bishops),
            ("KRBBQNRN", BackRankError::King),
            ("QQRBNKRN", BackRankError::Pieces),
            ("960", BackRankError::Unknown),
            ("99999999999999", BackRankError::Unknown),
            ("-1", BackRankError::Unknown),
            ("", BackRankError::Unknown),
            ("LDTLSKTS", BackRankError::Unknown),
            ("BQRBNKR", BackRankError::Unknown),
        ] {
            assert_eq!(drawn_if_any(typed, none), Err(why), "{typed:?}");
        }
        assert_eq!(asked("KRBBQNRN", None).expect_err("refused").exit(), Exit::Settings);
    }

    #[test]
    fn chance_finds_more_than_one_lawful_position() {
        let ranks: Vec<BackRank> = (0..64)
            .map(|_| drawn_if_any("random", &[]).expect("it is lawful"))
            .collect();
        assert!(ranks.iter().any(|it| *it != ranks[0]));
    }

    #[test]
    fn two_start_positions_are_refused() {
        let refused = asked("random", Some("8/8/8/8/8/8/8/8 w - - 0 1")).expect_err("refused");
        assert_eq!(refused.message().id(), MessageId::Chess960WithFen);
        assert_eq!(refused.exit(), Exit::Settings);
    }
}
