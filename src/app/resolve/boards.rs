//! What stands on a board, as the command line or an answer tells it.

use std::fs;
use std::path::Path;

use super::super::trouble::Trouble;
use super::super::words::Words;
use super::record::BOARDS;
use crate::game::resolve::Placement;
use crate::language::placement::{BoardWord, BoardWords};
use crate::language::understand::placement::{PlacementFault, PlacementReader, placement};
use crate::language::{Letters, Lexicon, Message, MessageId, fold};

/// Of a text that is no board so many characters are named.
const NAMED: usize = 60;

/// The languages in which boards are told.
pub(super) struct Boards {
    readers: Vec<PlacementReader>,
    /// The words beside those of the moves, by language: that of the moves, then that of the reports.
    words: Vec<BoardWords>,
}

impl Boards {
    /// Takes the language of the moves first, then that of the reports, then all others; piece letters are those of each
    /// language, or those asked for.
    pub(super) fn new(words: &Words, lexicon: &Lexicon, letters: Option<&[Letters]>) -> Self {
        let voices = &words.voices;
        let mut tags = vec![lexicon.tag(), words.reports.as_str()];
        tags.extend(voices.lexicon_tags());
        let mut languages: Vec<(&Lexicon, &BoardWords)> = Vec::new();
        for lexicon in tags.into_iter().filter_map(|it| voices.lexicon(it)) {
            let is_new = languages.iter().all(|(other, _)| other.tag() != lexicon.tag());
            let words = voices.board_words(lexicon).filter(|_| is_new);
            languages.extend(words.map(|it| (lexicon, it)));
        }
        let readers = languages.iter().flat_map(|(lexicon, words)| {
            let own = Letters::named(lexicon.tag());
            let letters = letters.map_or_else(|| own.into_iter().collect(), <[_]>::to_vec);
            let reader = |it: Letters| PlacementReader::new(lexicon, words, it);
            letters.into_iter().map(reader).collect::<Vec<_>>()
        });
        Self {
            readers: readers.collect(),
            words: languages.iter().take(2).map(|(_, words)| (*words).clone()).collect(),
        }
    }

    /// Reads the boards of the command line.
    pub(super) fn given(&self, texts: [&Option<String>; 2]) -> Result<[Option<Placement>; 2], Trouble> {
        let mut boards = [None; 2];
        for ((board, name), text) in boards.iter_mut().zip(BOARDS).zip(texts) {
            let Some(text) = text else { continue };
            let text = match text.strip_prefix('@') {
                None => text.clone(),
                Some(path) => fs::read_to_string(path).map_err(|source| Trouble::Unreadable {
                    path: Path::new(path).to_owned(),
                    source,
                })?,
            };
            let read = self.read(&text);
            *board = Some(read.map_err(|fault| Trouble::BadBoard {
                board: name,
                text,
                fault,
            })?);
        }
        Ok(boards)
    }

    /// Reads a FEN, a list of pieces, or ranks.
    pub(super) fn read(&self, text: &str) -> Result<Placement, PlacementFault> {
        Placement::from_fen(text).or_else(|_no_fen| placement(text, &self.readers))
    }

    /// Returns what a folded word means where boards are told, in the language of the moves or of the reports.
    pub(super) fn word(&self, folded: &str) -> Option<BoardWord> {
        let mut forms = self.words.iter().flat_map(BoardWords::forms);
        forms.find_map(|(form, word)| (fold(form) == folded).then_some(word))
    }
}

/// Returns the message that tells why a text is no board.
pub(in crate::app) fn board_fault(board: &'static str, text: &str, fault: &PlacementFault) -> Message {
    let (why, about) = match fault {
        PlacementFault::Nothing => ("nothing", named(text)),
        PlacementFault::Several => ("several", named(text)),
        PlacementFault::Unknown(word) => ("unknown", word.clone()),
        PlacementFault::Twice(square) => ("twice", square.to_string()),
        PlacementFault::NoColor(piece) => ("no-color", piece.clone()),
        PlacementFault::NoPiece(square) => ("no-piece", square.to_string()),
        PlacementFault::NoSquare(piece) => ("no-square", piece.clone()),
        PlacementFault::Count { piece, .. } => ("count", piece.clone()),
        PlacementFault::RankLength { rank, .. } => ("rank-length", rank.char().to_string()),
        PlacementFault::RankTwice(rank) => ("rank-twice", rank.char().to_string()),
        PlacementFault::RankMissing(rank) => ("rank-missing", rank.char().to_string()),
    };
    Message::new(MessageId::ResolveBoardFault)
        .with("board", board)
        .with("unread", why)
        .with("text", about)
}

fn named(text: &str) -> String {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match one_line.char_indices().nth(NAMED) {
        Some((end, _)) => format!("{}…", &one_line[..end]),
        None => one_line,
    }
}
