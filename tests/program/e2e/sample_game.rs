//! The sample game of Appendix C through the pipe of the real program, in every form and every language's letters.

use crate::support::program::Home;
use crate::support::sample_game::{ANNOUNCED, ways};

/// After 11.Kb1, set up by hand.
const LAST_POSITION: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
const MOVES: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 \
    O-O 10. O-O-O Re8 11. Kb1 {(=)} *";
#[test]
fn every_way_of_writing_the_sample_game_is_the_same_game() {
    let ways = ways();
    assert!(ways.len() >= 13, "{}", ways.len());
    for (letters, entries) in ways {
        let home = Home::new();
        let arguments = ["--voice", "none", "--journal", "game.jsonl", "--letters", &letters];
        let answer = home.run(&arguments, &entries).expect(0);
        assert_eq!(answer.lines("room"), ANNOUNCED, "{letters}: {entries}\n{}", answer.out);

        let replayed = home.run(&["replay", "game.jsonl"], "").expect(0);
        assert_eq!(replayed.out.lines().last(), Some(LAST_POSITION), "{letters}: {entries}");
        assert_eq!(replayed.lines("room"), ANNOUNCED);
        let pgn = home.run(&["export", "game.jsonl", "--pgn"], "").expect(0).out;
        let moves = pgn.split("\n\n").nth(1).expect("a movetext");
        assert_eq!(moves.trim_end().replace('\n', " "), MOVES, "{letters}: {entries}");
    }
}
