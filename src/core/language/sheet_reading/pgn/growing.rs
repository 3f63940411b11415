//! A file of games that grows while it is read, or is written anew.

use super::{PgnGame, PgnMove};
use crate::language::sheet_reading::SheetFlawKind;

/// The results with which a game may end without a blank behind them.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// What became of a game since it was read before.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Growth {
    /// Its main line goes on as it was: so many half-moves of it are known already.
    GoesOn {
        /// How many.
        known: usize,
    },
    /// Its main line is another one behind so many half-moves.
    Changed {
        /// How many are the same.
        same: usize,
    },
    /// It is another game.
    Another,
}

/// Returns what of a text is whole: what is being written at its end, a word, a comment or a tag, is left.
pub fn whole_part(text: &str) -> &str {
    let open = text
        .rfind('{')
        .filter(|at| !text[*at..].contains('}'))
        .unwrap_or(text.len());
    let text = &text[..open];
    let last_line = text.rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let line = &text[last_line..];
    if line.starts_with('[') && !line.trim_end().ends_with(']') {
        return &text[..last_line];
    }
    let last_word = text
        .char_indices()
        .rev()
        .find(|(_, it)| it.is_whitespace())
        .map_or(0, |(at, it)| at + it.len_utf8());
    let word = &text[last_word..];
    let is_whole = RESULTS.contains(&word) || word.ends_with(['}', ']', ')']);
    if is_whole { text } else { &text[..last_word] }
}

impl PgnGame {
    /// Returns what became of this game, as it is written now.
    pub fn growth(&self, now: &PgnGame) -> Growth {
        let is_named = |name: &str| self.tag(name) == now.tag(name);
        if !["White", "Black", "Round", "Date"].into_iter().all(is_named) || self.start != now.start {
            return Growth::Another;
        }
        let pairs = self.moves.iter().zip(&now.moves);
        let is_same = |(before, now): &(&PgnMove, &PgnMove)| before.m == now.m;
        let same = pairs.take_while(is_same).count();
        match same == self.moves.len() {
            true => Growth::GoesOn { known: same },
            false => Growth::Changed { same },
        }
    }

    /// Returns the same game without the flaw that its result is missing: it is being played.
    #[must_use]
    pub fn still_played(mut self) -> Self {
        self.flaws.retain(|it| it.kind != SheetFlawKind::MissingResult);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::{Growth, whole_part};
    use crate::language::letters::all_of_pgn;
    use crate::language::sheet_reading::pgn::{PgnGame, read};

    fn game(text: &str) -> PgnGame {
        read(text, &all_of_pgn()).remove(0)
    }

    #[test]
    fn what_is_being_written_is_left() {
        for (text, whole) in [
            ("1. e4 e5 2. Nf", "1. e4 e5 2. "),
            ("1. e4 e5 2. Nf3", "1. e4 e5 2. "),
            ("1. e4 e5 2. Nf3 ", "1. e4 e5 2. Nf3 "),
            ("1. e4 e5 1-0", "1. e4 e5 1-0"),
            ("1. e4 e5 1-", "1. e4 e5 "),
            ("1. e4 e5 *", "1. e4 e5 *"),
            ("1. e4 {[%clk 1:2", "1. e4 "),
            ("1. e4 {[%clk 1:29:48]}", "1. e4 {[%clk 1:29:48]}"),
            ("[White \"Silva, A", ""),
            ("[White \"A\"]\n[Black \"Mey, J", "[White \"A\"]\n"),
            ("[White \"A\"]", "[White \"A\"]"),
            ("e4", ""),
            ("", ""),
        ] {
            assert_eq!(whole_part(text), whole, "{text}");
        }
    }

    /// However much of a game has been written: its moves are a beginning of those of the whole.
    #[test]
    fn no_half_of_a_move_is_a_move() {
        let text = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {[%clk 0:05:00]} e5 2. Nf3 Nf6 3. Bb5 Be7 4. O-O O-O 5. Re1 Re8 6. h3 \
                    h6 7. a4 (7. d4 exd4) 7... a6 1/2-1/2\n";
        let whole = game(text);
        assert_eq!(whole.moves.len(), 14);
        let mut lengths = Vec::new();
        for end in 0..=text.len() {
            let games = read(whole_part(&text[..end]), &all_of_pgn());
            let Some(part) = games.into_iter().next() else { continue };
            assert!(
                part.moves
                    .iter()
                    .zip(&whole.moves)
                    .all(|(it, of_whole)| it.m == of_whole.m),
                "{end}"
            );
            lengths.push(part.moves.len());
        }
        assert!(lengths.is_sorted() && lengths.ends_with(&[14]), "{lengths:?}");
    }

    #[test]
    fn a_game_goes_on_is_corrected_or_gives_way_to_another() {
        let before = game("[White \"A\"]\n\n1. e4 e5 2. Nf3 *");
        assert_eq!(before.growth(&before), Growth::GoesOn { known: 3 });
        let on = game("[White \"A\"]\n\n1. e4 {good} e5 2. Nf3 Nc6 3. Bb5 1-0");
        assert_eq!(before.growth(&on), Growth::GoesOn { known: 3 });
        let corrected = game("[White \"A\"]\n\n1. e4 e5 2. Nc3 *");
        assert_eq!(before.growth(&corrected), Growth::Changed { same: 2 });
        let shorter = game("[White \"A\"]\n\n1. e4 *");
        assert_eq!(before.growth(&shorter), Growth::Changed { same: 1 });
        assert_eq!(before.growth(&game("[White \"B\"]\n\n1. e4 *")), Growth::Another);
    }
}
