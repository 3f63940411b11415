//! What is asked about an event only where somebody says that there is more: how such an answer is understood.

use crate::game::{BackRankError, Board, Condition};
use crate::language::Letters;
use crate::language::back_rank::{self, AskedBackRank};

/// The longest start position that is taken; a FEN has fewer characters.
const LONGEST_POSITION: usize = 100;

/// Reads three numbers of points, as the event file has them, or parted by blanks alone.
pub(super) fn points(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let read = |it: &str| Condition::Points.read(it);
    read(text).or_else(|| read(&parts.join("-")))
}

/// Reads the names of some sets of piece letters; the first is written.
pub(super) fn letters(text: &str) -> Option<String> {
    let named = text.split([',', ';', ' ']).filter(|it| !it.is_empty());
    let mut names: Vec<&str> = Vec::new();
    for it in named {
        let name = Letters::named(&it.to_lowercase())?.name;
        if !names.contains(&name) {
            names.push(name);
        }
    }
    (!names.is_empty()).then(|| names.join(", "))
}

/// Reads `70`, `70%` or `70 %`.
pub(super) fn percent(text: &str) -> Option<String> {
    let number = text.strip_suffix('%').unwrap_or(text).trim_end().parse::<u8>().ok()?;
    (number <= 100).then(|| number.to_string())
}

/// Reads a FEN, or a set-up of Chess960: its number, its pieces in the letters of some sets, or any. Pieces are kept in English
/// letters, which any file reads.
///
/// # Errors
///
/// Returns which rule of F.2 a set-up breaks, [`BackRankError::Unknown`] for what is no start position at all.
pub(super) fn position(text: &str, letters: &[String]) -> Result<String, BackRankError> {
    if text.chars().count() > LONGEST_POSITION || text.chars().any(char::is_control) {
        return Err(BackRankError::Unknown);
    }
    if is_fen(text) {
        let board = Board::from_fen(text, false);
        return board.map(|_| text.to_owned()).map_err(|_no_fen| BackRankError::Unknown);
    }
    Ok(match back_rank::read(text, letters)? {
        AskedBackRank::Any => back_rank::BY_CHANCE.to_owned(),
        AskedBackRank::Numbered(number, _) => number.to_string(),
        AskedBackRank::Pieces(rank) => back_rank::in_english(&rank),
    })
}

/// Returns true for a position that is no set-up of Chess960: its ranks are parted.
fn is_fen(position: &str) -> bool {
    position.contains('/')
}

#[cfg(test)]
mod tests {
    use super::{letters, percent, points, position};
    use crate::game::BackRankError;

    #[test]
    fn points_are_parted_by_dashes_or_blanks() {
        for (text, read) in [
            ("3-1-0", Some("3-1-0")),
            ("3 1 0", Some("3-1-0")),
            ("3 - 1 - 0", Some("3-1-0")),
            ("1 0.5 0", Some("1-½-0")),
            ("1  1/2  0", Some("1-½-0")),
            ("2 ½ 0", Some("2-½-0")),
            ("3 1", None),
            ("3 1 0 0", None),
            ("1 3 0", None),
            ("many", None),
        ] {
            assert_eq!(points(text).as_deref(), read, "{text}");
        }
    }

    #[test]
    fn letters_are_those_of_languages() {
        for (text, read) in [
            ("de", Some("de")),
            ("en, de", Some("en, de")),
            ("EN DE en", Some("en, de")),
            ("pt-BR; es", Some("pt, es")),
            ("de, xx", None),
            (", ;", None),
        ] {
            assert_eq!(letters(text).as_deref(), read, "{text}");
        }
    }

    #[test]
    fn loudness_is_a_percentage() {
        for (text, read) in [
            ("70", Some("70")),
            ("70 %", Some("70")),
            ("0%", Some("0")),
            ("101", None),
            ("-1", None),
            ("loud", None),
            ("70%%", None),
        ] {
            assert_eq!(percent(text).as_deref(), read, "{text}");
        }
    }

    #[test]
    fn a_start_position_is_kept_as_any_file_reads_it() {
        let german = ["de".to_owned()];
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        for (text, kept) in [
            (fen, fen),
            ("518", "518"),
            ("007", "7"),
            ("Random", "random"),
            ("L D T L S K T S", "BQRBNKRN"),
            ("bqrbnkrn", "BQRBNKRN"),
        ] {
            assert_eq!(position(text, &german).as_deref(), Ok(kept), "{text}");
        }
        for text in ["960", "8/8", "BQRBNKR", "usual", "KDTLSB", &"1".repeat(101)] {
            assert_eq!(position(text, &[]), Err(BackRankError::Unknown), "{text}");
        }
        for (text, why) in [
            ("RKBNBRNQ", BackRankError::Bishops),
            ("KRBBQNRN", BackRankError::King),
            ("QQRBNKRN", BackRankError::Pieces),
        ] {
            assert_eq!(position(text, &[]), Err(why), "{text}");
        }
    }
}
