//! A position for a finger: Forsyth in the cells of UKAAF 2015 (5.1), a rank, a file, a square, the pieces of a side, and
//! the board as a picture.
//!
//! The picture is this project's own: no standard for it was found. Its pieces have the cells of UKAAF's Forsyth, a white
//! one its letter, a black one the letter with dot 6; those cells mean other signs in short6, so the two are never mixed in
//! a line.

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::Cell;
use super::brf;
use super::pages::Row;
use crate::game::resolve::Placement;
use crate::language::Letters;
use crate::language::placement::PieceOrder;

/// Dot 6 makes a white piece black.
const BLACK: u8 = 0b10_0000;

/// An empty dark square of the picture; an empty light one is blank.
const DARK: Cell = Cell::of_bits(0b10_0100);

/// The pieces that have a cell.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// Returns the cell of a piece as UKAAF 2015 has it in Forsyth: k q r l s p, and dot 6 for Black.
pub fn piece_cell(piece: Piece) -> Cell {
    let letter = match piece.role {
        Role::King => "K",
        Role::Queen => "Q",
        Role::Rook => "R",
        Role::Bishop => "L",
        Role::Knight => "S",
        Role::Pawn => "P",
    };
    let white = brf::read(letter)
        .ok()
        .and_then(|it| it.first().copied())
        .unwrap_or_default();
    match piece.color {
        Color::White => white,
        Color::Black => Cell::of_bits(white.bits() | BLACK),
    }
}

/// Returns the piece that has this cell in Forsyth, see [`piece_cell`].
pub fn piece_of(cell: Cell) -> Option<Piece> {
    let all = ORDER
        .into_iter()
        .flat_map(|role| [role.of(Color::White), role.of(Color::Black)]);
    all.into_iter().find(|it| piece_cell(*it) == cell)
}

/// Writes a board in Forsyth from a8 to h1: ranks parted by a blank, runs of empty squares as lowered numbers, ranks that
/// are wholly empty as one number together.
pub fn forsyth(board: &Placement) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Vec::new();
    let mut empty_ranks = 0;
    for rank in Rank::ALL.into_iter().rev() {
        let squares = File::ALL.map(|file| board.at(Square::from_coords(file, rank)));
        if squares.iter().all(Option::is_none) {
            empty_ranks += 1;
            continue;
        }
        put_empty_ranks(&mut cells, &mut empty_ranks);
        part(&mut cells);
        let mut empty = 0;
        for square in squares {
            match square {
                None => empty += 1,
                Some(piece) => {
                    cells.extend(number(std::mem::take(&mut empty)));
                    cells.push(piece_cell(piece));
                }
            }
        }
        cells.extend(number(empty));
    }
    put_empty_ranks(&mut cells, &mut empty_ranks);
    cells
}

fn put_empty_ranks(cells: &mut Vec<Cell>, ranks: &mut usize) {
    if *ranks > 0 {
        part(cells);
        cells.extend(number(8 * std::mem::take(ranks)));
    }
}

fn part(cells: &mut Vec<Cell>) {
    if !cells.is_empty() {
        cells.push(Cell::BLANK);
    }
}

/// A number in lowered digits; none for nothing.
fn number(number: usize) -> Vec<Cell> {
    match number {
        0 => Vec::new(),
        _ => brf::read(&number.to_string()).unwrap_or_default(),
    }
}

/// Reads Forsyth. Squares are counted, not ranks: empty ranks stand together as one number.
///
/// Returns `None` for a cell that is neither a piece nor a digit, and where there are not 64 squares.
pub fn read_forsyth(cells: &[Cell]) -> Option<Placement> {
    let mut squares: Vec<Option<Piece>> = Vec::new();
    for word in cells.split(|it| *it == Cell::BLANK) {
        let mut empty = 0_usize;
        for cell in word {
            let digit = brf::write(&[*cell]).ok()?.parse::<usize>().ok();
            match (piece_of(*cell), digit) {
                (Some(piece), _) => {
                    squares.extend(std::iter::repeat_n(None, std::mem::take(&mut empty)));
                    squares.push(Some(piece));
                }
                (None, Some(digit)) => empty = (10 * empty + digit).min(65),
                (None, None) => return None,
            }
        }
        squares.extend(std::iter::repeat_n(None, empty));
        if squares.len() > 64 {
            return None;
        }
    }
    let ranks = Rank::ALL.into_iter().rev();
    let in_order = ranks.flat_map(|rank| File::ALL.map(|file| Square::from_coords(file, rank)));
    let mut board = Placement::empty();
    let is_whole = squares.len() == 64;
    for (square, piece) in in_order.zip(squares) {
        board.set(square, piece);
    }
    is_whole.then_some(board)
}

/// Returns the cell of a square in the picture.
fn square_cell(board: &Placement, square: Square) -> Cell {
    match board.at(square) {
        Some(piece) => piece_cell(piece),
        None if square.is_dark() => DARK,
        None => Cell::BLANK,
    }
}

/// Returns a rank from a to h: its lowered digit, a blank, eight squares as in the picture.
pub fn rank(board: &Placement, rank: Rank) -> Row {
    let squares = File::ALL.map(|file| square_cell(board, Square::from_coords(file, rank)));
    labelled(rank.char(), &squares)
}

/// Returns a file from the first rank to the eighth: its letter, a blank, eight squares as in the picture.
pub fn file(board: &Placement, file: File) -> Row {
    let squares = Rank::ALL.map(|rank| square_cell(board, Square::from_coords(file, rank)));
    labelled(file.char(), &squares)
}

/// Returns a square: its name, a blank, what stands there as in the picture.
pub fn square(board: &Placement, square: Square) -> Row {
    let mut row = brf::read(&square.to_string()).unwrap_or_default();
    row.extend([Cell::BLANK, square_cell(board, square)]);
    row
}

fn labelled(label: char, squares: &[Cell]) -> Row {
    let mut row = brf::read(&label.to_string()).unwrap_or_default();
    row.push(Cell::BLANK);
    row.extend(squares);
    row
}

/// Returns the board as a picture: a line for each rank and the letters of the files below them, the side `below` at the
/// bottom.
pub fn diagram(board: &Placement, below: Color) -> Vec<Row> {
    let mut ranks = Rank::ALL;
    let mut files = File::ALL;
    match below {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let row = |rank: Rank| {
        let squares = files.map(|file| square_cell(board, Square::from_coords(file, rank)));
        labelled(rank.char(), &squares)
    };
    let names: String = files.iter().map(|it| it.char()).collect();
    let names = brf::read(&format!("  {names}")).unwrap_or_default();
    ranks.into_iter().map(row).chain([names]).collect()
}

/// Returns the pieces of a side as a table of moves writes them, pawns without a letter: `Kg1 Dd1 Ta1 Tf1 a2 b2`.
pub fn pieces(board: &Placement, side: Color, letters: Letters, order: PieceOrder) -> String {
    let word = |(role, square): (Role, Square)| {
        let letter = (role != Role::Pawn).then(|| letters.letter(role));
        letter.into_iter().chain(square.to_string().chars()).collect::<String>()
    };
    let words = order.of(board, side).into_iter().map(word);
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, prop_assert_eq, proptest};
    use shakmaty::{Color, File, Piece, Rank, Square};

    use super::{diagram, file, forsyth, pieces, rank, read_forsyth, square};
    use crate::game::Board;
    use crate::game::resolve::Placement;
    use crate::language::Letters;
    use crate::language::braille::in_unicode;
    use crate::language::placement::PieceOrder;

    fn start() -> Placement {
        Placement::of(&Board::start())
    }

    #[test]
    fn the_start_position_has_the_cells_of_the_code() {
        let cells = "⠷⠮⠧⠿⠥⠧⠮⠷⠀⠯⠯⠯⠯⠯⠯⠯⠯⠀⠒⠆⠀⠏⠏⠏⠏⠏⠏⠏⠏⠀⠗⠎⠇⠟⠅⠇⠎⠗";
        assert_eq!(in_unicode(&forsyth(&start())), cells);
        assert_eq!(read_forsyth(&forsyth(&start())), Some(start()));
        let short = crate::language::braille::of_unicode("⠷⠮ ⠯").expect("cells");
        assert_eq!(read_forsyth(&short), None);
    }

    #[test]
    fn a_rank_a_file_and_a_square_are_lines() {
        assert_eq!(in_unicode(&rank(&start(), Rank::First)), "⠂⠀⠗⠎⠇⠟⠅⠇⠎⠗");
        assert_eq!(in_unicode(&rank(&start(), Rank::Fourth)), "⠲⠀⠀⠤⠀⠤⠀⠤⠀⠤");
        assert_eq!(in_unicode(&file(&start(), File::D)), "⠙⠀⠟⠏⠀⠤⠀⠤⠯⠿");
        assert_eq!(in_unicode(&square(&start(), Square::G8)), "⠛⠦⠀⠮");
        let picture = diagram(&start(), Color::White);
        assert_eq!(picture.len(), 9);
        assert!(picture.iter().all(|it| it.len() == 10));
        assert_eq!(in_unicode(&picture[8]), "⠀⠀⠁⠃⠉⠙⠑⠋⠛⠓");
        let from_black = diagram(&start(), Color::Black);
        assert_eq!(in_unicode(&from_black[0]), "⠂⠀⠗⠎⠇⠅⠟⠇⠎⠗");
        assert_eq!(in_unicode(&from_black[8]), "⠀⠀⠓⠛⠋⠑⠙⠉⠃⠁");
    }

    #[test]
    fn the_pieces_of_a_side_stand_in_their_order() {
        let german = Letters::named("de").expect("a set");
        let white = "Ke1 Dd1 Ta1 Th1 Lc1 Lf1 Sb1 Sg1 a2 b2 c2 d2 e2 f2 g2 h2";
        assert_eq!(pieces(&start(), Color::White, german, PieceOrder::ByKind), white);
        let black = |order| pieces(&start(), Color::Black, german, order);
        assert_eq!(
            black(PieceOrder::ByFile),
            "a7 Ta8 b7 Sb8 c7 Lc8 d7 Dd8 e7 Ke8 f7 Lf8 g7 Sg8 h7 Th8"
        );
        assert_eq!(
            black(PieceOrder::ByRank),
            "a7 b7 c7 d7 e7 f7 g7 h7 Ta8 Sb8 Lc8 Dd8 Ke8 Lf8 Sg8 Th8"
        );
    }

    proptest! {
        #[test]
        fn every_board_comes_back_from_forsyth(places in proptest::collection::vec(any::<u8>(), 64)) {
            let all: Vec<Piece> = super::ORDER.into_iter().flat_map(|it| [it.of(Color::White), it.of(Color::Black)]).collect();
            let mut board = Placement::empty();
            for (square, number) in Square::ALL.into_iter().zip(places) {
                board.set(square, all.get(usize::from(number % 40)).copied());
            }
            prop_assert_eq!(read_forsyth(&forsyth(&board)), Some(board));
        }
    }
}
