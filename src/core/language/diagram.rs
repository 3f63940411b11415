//! A position for the eye: as FEN, and as a diagram of plain signs.

use shakmaty::{Color, File, Rank, Square};

use super::Letters;
use crate::game::resolve::Placement;

/// What stands for an empty square.
const EMPTY: char = '.';

/// Returns a diagram: a line for each rank with its digit, and a last one with the letters of the files. White's pieces are
/// capitals, Black's small letters; the side `below` sits at the bottom.
pub fn rows(board: &Placement, letters: Letters, below: Color) -> Vec<String> {
    let mut ranks = Rank::ALL;
    let mut files = File::ALL;
    match below {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let apart = |signs: &mut dyn Iterator<Item = String>| signs.collect::<Vec<_>>().join(" ");
    let row = |rank: Rank| {
        let mut signs = files
            .iter()
            .map(|file| sign(board, Square::from_coords(*file, rank), letters));
        format!("{}  {}", rank.char(), apart(&mut signs))
    };
    let names = apart(&mut files.iter().map(|it| it.char().to_string()));
    ranks.into_iter().map(row).chain([format!("   {names}")]).collect()
}

/// Returns how many pieces are on a board, pawns and kings included.
pub fn pieces_on(board: &Placement) -> usize {
    Square::ALL.into_iter().filter_map(|it| board.at(it)).count()
}

fn sign(board: &Placement, square: Square, letters: Letters) -> String {
    match board.at(square) {
        None => EMPTY.to_string(),
        Some(piece) => {
            let letter = letters.letter(piece.role);
            piece
                .color
                .fold_wb(letter.to_string(), letter.to_lowercase().to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, prop_assert_eq, proptest};
    use shakmaty::{Color, Square};

    use super::rows;
    use crate::game::resolve::Placement;
    use crate::language::Letters;

    const MIDDLE: &str = "r1bq1rk1/ppp2ppp/2n5/3pP3/8/2N2N2/PPP2PPP/R1BQKB1R";

    #[test]
    fn a_diagram_has_white_or_black_at_the_bottom_in_the_letters_of_the_player() {
        let board = Placement::from_fen(MIDDLE).expect("a board");
        let german = Letters::named("de").expect("a set");
        assert_eq!(
            rows(&board, german, Color::White),
            [
                "8  t . l d . t k .",
                "7  b b b . . b b b",
                "6  . . s . . . . .",
                "5  . . . b B . . .",
                "4  . . . . . . . .",
                "3  . . S . . S . .",
                "2  B B B . . B B B",
                "1  T . L D K L . T",
                "   a b c d e f g h",
            ]
        );
        let from_black = rows(&board, german, Color::Black);
        assert_eq!(from_black[0], "1  T . L K D L . T");
        assert_eq!(from_black[8], "   h g f e d c b a");
    }

    proptest! {
        /// Either way round, each square is found at its place.
        #[test]
        fn a_diagram_is_the_board(places in proptest::collection::vec(any::<bool>(), 64), white in any::<bool>()) {
            let mut board = Placement::empty();
            for (square, stands) in Square::ALL.into_iter().zip(places) {
                board.set(square, stands.then(|| shakmaty::Role::Knight.of(Color::from_white(square.is_dark()))));
            }
            let letters = Letters::named("en").expect("a set");
            let below = Color::from_white(white);
            let shown = rows(&board, letters, below);
            for square in Square::ALL {
                let row = shown.iter().find(|it| it.starts_with(square.rank().char())).expect("every rank");
                let column = shown[8].find(square.file().char()).expect("every file");
                let wanted = match board.at(square) {
                    None => '.',
                    Some(piece) if piece.color == Color::White => 'N',
                    Some(_) => 'n',
                };
                prop_assert_eq!(row.chars().nth(column), Some(wanted));
            }
        }
    }
}
