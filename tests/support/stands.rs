//! Somebody who touches a board and says what stands there.

/// Returns the square that is asked about: "Felix drei".
pub(crate) fn asked_about(line: &str) -> Option<String> {
    let (_, square) = line.split_once(": Was steht auf ")?;
    square.strip_suffix('?').map(str::to_owned)
}

/// Returns the letter of a piece that stands on a board, as FEN has them; `None` for an empty square.
pub(crate) fn piece_on(board: &str, square: &str) -> Option<char> {
    let (file, rank) = square.split_once(' ').expect("a square");
    let files = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    let ranks = ["acht", "sieben", "sechs", "fuenf", "vier", "drei", "zwei", "eins"];
    let file = files.iter().position(|it| *it == file).expect("a file");
    let rank = ranks.iter().position(|it| *it == rank).expect("a rank");
    let pieces = board.split('/').nth(rank).expect("eight ranks").chars();
    let squares = pieces.flat_map(|it| match it.to_digit(10) {
        Some(empty) => vec![None; empty as usize],
        None => vec![Some(it)],
    });
    squares.collect::<Vec<_>>()[file]
}
