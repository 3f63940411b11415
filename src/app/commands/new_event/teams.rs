//! The list of the boards of a match: a line for each, with its number and its players.

use std::path::Path;

use crate::app::failure::{Failure, io_failure};
use crate::app::settings::event_file::written::ListedBoard;
use crate::app::settings::words::Words;
use ansage_core::language::Message;

/// What stands between the entries of a line; the first that occurs holds for the whole list.
const SEPARATORS: [char; 3] = [';', '\t', ','];

/// The longest name.
const LONGEST: usize = 80;

/// The boards of a match.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Teams {
    pub(super) boards: Vec<ListedBoard>,
    /// True if the first line says who has White.
    pub(super) colours: bool,
}

/// What the first line says of the colours of the two players behind it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Colours {
    /// Nothing: the first player has White on odd boards.
    InTurn,
    FirstIsWhite,
    FirstIsBlack,
}

/// Why a list is none.
#[derive(Clone, Debug, Eq, PartialEq)]
enum TeamsFlaw {
    /// These lines name no board and two players.
    Lines(Vec<usize>),
    /// A board is listed twice.
    SameBoard(usize, String),
    /// There is no player.
    Nobody,
}

impl Teams {
    /// Reads the list of a file.
    ///
    /// # Errors
    ///
    /// Says that it cannot be read, or names the lines that are wrong.
    pub(super) fn read(path: &Path, words: &Words) -> Result<Self, Failure> {
        let text = ansage_files::read_text(path).map_err(|it| io_failure::unreadable(path, &it))?;
        let is_listed = |list: &Message, it: &str| {
            let mut tags = words.voices.message_tags();
            tags.any(|tag| words.voices.is_listed(tag, list, it))
        };
        Self::of(&text, &is_listed).map_err(|flaw| {
            let path = path.display().to_string();
            Failure::settings(match flaw {
                TeamsFlaw::Lines(lines) => {
                    let lines: Vec<String> = lines.iter().map(usize::to_string).collect();
                    let line = lines.join(", ");
                    Message::NewEventNoPlayers { path, line }
                }
                TeamsFlaw::SameBoard(line, board) => Message::NewEventSameBoard {
                    path,
                    line: line.to_string(),
                    board,
                },
                TeamsFlaw::Nobody => Message::NewEventNobody { path },
            })
        })
    }

    fn of(text: &str, is_listed: &dyn Fn(&Message, &str) -> bool) -> Result<Self, TeamsFlaw> {
        let text = text.trim_start_matches('\u{feff}');
        let separator = SEPARATORS.into_iter().find(|it| text.contains(*it)).unwrap_or(';');
        let lines = (1..).zip(text.lines().map(str::trim_end));
        let mut lines = lines
            .filter(|(_, it)| !it.trim().is_empty() && !it.trim_start().starts_with('#'))
            .map(|(number, it)| (number, entries(it, separator)))
            .peekable();
        let (mut colours, mut has_numbers) = (Colours::InTurn, false);
        if let Some((_, first)) = lines.peek()
            && let Some(said) = head(first, is_listed)
        {
            colours = said;
            has_numbers = first.len() > 2;
            lines.next();
        }
        let lines: Vec<(usize, Vec<String>)> = lines.collect();
        // Where boards have numbers, a line without one has forgotten it.
        let has_numbers = has_numbers || lines.iter().any(|(_, it)| begins_with_a_board(it));
        let (mut boards, mut wrong): (Vec<ListedBoard>, Vec<usize>) = (Vec::new(), Vec::new());
        for (line, entries) in lines {
            let (board, first, second) = match entries.as_slice() {
                [board, first, second] => (board.clone(), first, second),
                [first, second] if !has_numbers => ((boards.len() + 1).to_string(), first, second),
                _ => {
                    wrong.push(line);
                    continue;
                }
            };
            let number = board.parse::<u16>().ok().filter(|it| *it > 0);
            let (Some(number), true) = (number, [first, second].into_iter().all(|it| is_a_name(it))) else {
                wrong.push(line);
                continue;
            };
            let board = number.to_string();
            if boards.iter().any(|it| it.board == board) {
                return Err(TeamsFlaw::SameBoard(line, board));
            }
            let first_is_white = match colours {
                Colours::InTurn => !number.is_multiple_of(2),
                Colours::FirstIsWhite => true,
                Colours::FirstIsBlack => false,
            };
            let (white, black) = if first_is_white {
                (first, second)
            } else {
                (second, first)
            };
            boards.push(ListedBoard {
                board,
                white: white.clone(),
                black: black.clone(),
                first_is_white,
            });
        }
        match (wrong.is_empty(), boards.is_empty()) {
            (false, _) => Err(TeamsFlaw::Lines(wrong)),
            (true, true) => Err(TeamsFlaw::Nobody),
            (true, false) => Ok(Self {
                boards,
                colours: colours != Colours::InTurn,
            }),
        }
    }
}

/// Returns true for a line with a board before its players; a number alone is one too, and there a player lacks.
fn begins_with_a_board(entries: &[String]) -> bool {
    entries.len() > 2 || entries.first().is_some_and(|it| it.parse::<u16>().is_ok())
}

fn is_a_name(text: &str) -> bool {
    (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(char::is_control)
}

/// Returns what a first line says of the colours; `None` for a line that has players already.
fn head(entries: &[String], is_listed: &dyn Fn(&Message, &str) -> bool) -> Option<Colours> {
    let (board, first, second) = match entries {
        [board, first, second] => (Some(board), first, second),
        [first, second] => (None, first, second),
        _ => return None,
    };
    if is_listed(&Message::WhiteWords, first) && is_listed(&Message::BlackWords, second) {
        Some(Colours::FirstIsWhite)
    } else if is_listed(&Message::BlackWords, first) && is_listed(&Message::WhiteWords, second) {
        Some(Colours::FirstIsBlack)
    } else {
        // Behind a word for the board stand the names of the teams.
        let names_no_board = |it: &String| !it.is_empty() && !it.chars().any(|it| it.is_ascii_digit());
        board.filter(|it| names_no_board(it)).map(|_| Colours::InTurn)
    }
}

/// Splits a line; what stands in quotation marks may hold the separator.
fn entries(line: &str, separator: char) -> Vec<String> {
    let mut entries = vec![String::new()];
    let mut is_quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            it if it == separator && !is_quoted => entries.push(String::new()),
            it => {
                if let Some(last) = entries.last_mut() {
                    last.push(it);
                }
            }
        }
    }
    entries.into_iter().map(|it| it.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Teams, TeamsFlaw};
    use ansage_core::language::{Message, Voices};

    fn of(text: &str) -> Result<Teams, TeamsFlaw> {
        let voices = Voices::of(ansage_texts::VOICES);
        let is_listed = |list: &Message, it: &str| voices.message_tags().any(|tag| voices.is_listed(tag, list, it));
        Teams::of(text, &is_listed)
    }

    fn boards(text: &str) -> Vec<String> {
        let teams = of(text).expect("a list");
        let board = |it: &super::ListedBoard| format!("{} {} - {}", it.board, it.white, it.black);
        teams.boards.iter().map(board).collect()
    }

    #[test]
    fn colours_change_from_board_to_board() {
        let expected = ["1 Anna - Bert", "2 Clara - Dirk", "4 Fred - Elsa"];
        assert_eq!(boards("1;Anna;Bert\n2;Dirk;Clara\n\n4;Elsa;Fred\n"), expected);
        assert_eq!(
            boards("\u{feff}Brett;SV Nord;SC Süd\r\n1;Anna;Bert\r\n2;Dirk;Clara\r\n4;Elsa;Fred\r\n"),
            expected
        );
        assert_eq!(boards("1\tAnna\tBert\n2\tDirk\tClara\n4\tElsa\tFred"), expected);
        assert_eq!(
            boards("# round 3\n1, Anna, Bert\n2, Dirk, Clara\n4, Elsa, Fred\n"),
            expected
        );
        assert_eq!(boards("Anna;Bert\nDirk;Clara\n"), ["1 Anna - Bert", "2 Clara - Dirk"]);
        assert_eq!(
            boards("1,\"Berg, Anna\",\"Dorn, Clara\"\n"),
            ["1 Berg, Anna - Dorn, Clara"]
        );
    }

    #[test]
    fn a_first_line_may_say_who_has_white() {
        let expected = ["1 Anna - Bert", "2 Dirk - Clara"];
        for head in ["board;white;black", "Brett;Weiß;Schwarz", "tablero;Blancas;Negras"] {
            assert_eq!(
                boards(&format!("{head}\n1;Anna;Bert\n2;Dirk;Clara\n")),
                expected,
                "{head}"
            );
        }
        assert_eq!(boards("board;black;white\n1;Bert;Anna\n"), ["1 Anna - Bert"]);
        assert!(of("board;white;black\n1;Anna;Bert").expect("a list").colours);
        assert!(!of("1;Anna;Bert").expect("a list").colours);
    }

    #[test]
    fn wrong_lines_are_named() {
        assert_eq!(of("1;Anna;Bert\n2;Dirk\n3;;Fred\n"), Err(TeamsFlaw::Lines(vec![2, 3])));
        assert_eq!(of("1;Anna;Bert\nx2;Dirk;Clara\n3\n"), Err(TeamsFlaw::Lines(vec![2, 3])));
        assert_eq!(of("1;Anna;Bert\nboard3;Eva Frank\n"), Err(TeamsFlaw::Lines(vec![2])));
        assert_eq!(of("Dirk;Clara\n2;Anna;Bert\n"), Err(TeamsFlaw::Lines(vec![1])));
        assert_eq!(
            of("board;white;black\nboard3;Eva Frank\n"),
            Err(TeamsFlaw::Lines(vec![2]))
        );
        assert_eq!(of("1;Anna;Bert\n0;Dirk;Clara\n"), Err(TeamsFlaw::Lines(vec![2])));
        assert_eq!(
            of("1;Anna;Bert\n01;Dirk;Clara\n"),
            Err(TeamsFlaw::SameBoard(2, "1".to_owned()))
        );
        assert_eq!(of("board;white;black\n"), Err(TeamsFlaw::Nobody));
        assert_eq!(of("\n# nobody\n"), Err(TeamsFlaw::Nobody));
    }
}
