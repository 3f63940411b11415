//! What the terms of chess are called in every language there is, for an arbiter who does not share the players' (C06:10.f).

mod answer;

use std::collections::BTreeMap;

use shakmaty::{CastlingSide, Color, Role};

use super::Word;
use super::placement::BoardWord;
use super::voices::{Section, Source, VoiceError, VoiceFlaw, sections};

pub use answer::Glossary;

/// A term that can be looked up.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Term {
    key: &'static str,
    home: Home,
}

/// Where the names of a term stand.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Home {
    /// In the lexicons.
    Lexicon(Word),
    /// In the words of a board.
    Board(BoardWord),
    /// In `glossary.toml` alone.
    Glossary,
}

impl Term {
    /// Every term there is, in the order in which they are told.
    pub const ALL: [Self; 65] = [
        Self::piece("king", Role::King),
        Self::piece("queen", Role::Queen),
        Self::piece("rook", Role::Rook),
        Self::piece("bishop", Role::Bishop),
        Self::piece("knight", Role::Knight),
        Self::piece("pawn", Role::Pawn),
        Self::of("piece"),
        Self::told("white", BoardWord::Color(Color::White)),
        Self::told("black", BoardWord::Color(Color::Black)),
        Self::of("board"),
        Self::of("square"),
        Self::of("file"),
        Self::told("rank", BoardWord::Rank),
        Self::of("diagonal"),
        Self::of("move"),
        Self::announced("castling", Word::Castling),
        Self::announced("castles-short", Word::Castles(CastlingSide::KingSide)),
        Self::announced("castles-long", Word::Castles(CastlingSide::QueenSide)),
        Self::announced("en-passant", Word::EnPassant),
        Self::of("promotion"),
        Self::announced("check", Word::Check),
        Self::announced("checkmate", Word::Checkmate),
        Self::of("stalemate"),
        Self::of("draw"),
        Self::of("offer"),
        Self::of("claim"),
        Self::of("repetition"),
        Self::of("resign"),
        Self::of("result"),
        Self::of("scoresheet"),
        Self::of("clock"),
        Self::of("flag"),
        Self::of("adjourn"),
        Self::of("sealed-move"),
        Self::of("touch"),
        Self::of("illegal-move"),
        Self::of("penalty"),
        Self::of("arbiter"),
        Self::of("opponent"),
        Self::of("capture"),
        Self::of("made-move"),
        Self::of("completed-move"),
        Self::of("dead-position"),
        Self::of("fifty-move-rule"),
        Self::of("adjust"),
        Self::of("announcement"),
        Self::of("time-control"),
        Self::of("period"),
        Self::of("increment"),
        Self::of("delay"),
        Self::of("default-time"),
        Self::of("rapid"),
        Self::of("blitz"),
        Self::of("quickplay-finish"),
        Self::of("point"),
        Self::of("game"),
        Self::of("player"),
        Self::of("assistant"),
        Self::of("organiser"),
        Self::of("spectator"),
        Self::of("appeal"),
        Self::of("envelope"),
        Self::of("notation"),
        Self::of("playing-area"),
        Self::of("chess"),
    ];

    /// Returns its name in `glossary.toml`.
    pub fn key(self) -> &'static str {
        self.key
    }

    const fn of(key: &'static str) -> Self {
        let home = Home::Glossary;
        Self { key, home }
    }

    const fn piece(key: &'static str, role: Role) -> Self {
        Self::announced(key, Word::Piece(role))
    }

    const fn announced(key: &'static str, word: Word) -> Self {
        let home = Home::Lexicon(word);
        Self { key, home }
    }

    const fn told(key: &'static str, word: BoardWord) -> Self {
        let home = Home::Board(word);
        Self { key, home }
    }
}

/// The key of the languages that write every noun with a capital letter.
const CAPITAL_NOUNS: &str = "capital-nouns";

/// What `glossary.toml` says.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct GlossaryWords {
    capital_nouns: Vec<String>,
    /// By term and language; the first is told.
    names: BTreeMap<&'static str, BTreeMap<String, Vec<String>>>,
}

impl GlossaryWords {
    /// Reads the files, the later over the earlier.
    pub(super) fn read(sources: &[Source<'_>]) -> Result<Self, VoiceError> {
        let mut words = Self::default();
        for source in sources {
            for section in sections(source)? {
                words.lay_over(source, section)?;
            }
        }
        Ok(words)
    }

    fn lay_over(&mut self, source: &Source<'_>, section: Section) -> Result<(), VoiceError> {
        let Section { key, line, value } = section;
        let flaw = |flaw| VoiceError::new(source.file, key.as_str(), flaw).at_line(Some(line));
        let syntax = |error: toml::de::Error| flaw(VoiceFlaw::of_toml(&error));
        if key == CAPITAL_NOUNS {
            self.capital_nouns = value.try_into().map_err(syntax)?;
            return Ok(());
        }
        let term = Term::ALL.iter().find(|it| it.key == key);
        let term = term.ok_or_else(|| flaw(VoiceFlaw::UnknownKey))?;
        let names: BTreeMap<String, Vec<String>> = value.try_into().map_err(syntax)?;
        let is_empty = |all: &Vec<String>| all.is_empty() || all.iter().any(|it| it.trim().is_empty());
        if names.values().any(is_empty) {
            return Err(flaw(VoiceFlaw::Empty));
        }
        self.names.entry(term.key).or_default().extend(names);
        Ok(())
    }

    fn names(&self, term: Term, language: &str) -> &[String] {
        let names = self.names.get(term.key).and_then(|it| it.get(language));
        names.map_or(&[], Vec::as_slice)
    }

    fn writes_nouns_with_capitals(&self, language: &str) -> bool {
        self.capital_nouns.iter().any(|it| it == language)
    }
}
