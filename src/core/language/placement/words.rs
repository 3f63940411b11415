//! The words of a board that is told, beside those of the lexicon: `board.toml`.

use std::collections::BTreeMap;

use shakmaty::{Color, Role};

use crate::language::voices::{FormClaims, Section, Source, VoiceError, VoiceFlaw, sections};

/// What a word of the file means where a board is told.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum BoardWord {
    /// The pieces are of this colour.
    Color(Color),
    /// Nothing stands there.
    Empty,
    /// A rank follows, or went before.
    Rank,
    /// From one square as far as another.
    Through,
    /// It changes nothing: "and".
    Filler,
    /// Several pieces of a kind.
    Several(Role),
}

/// A line of the file, by what it is used for in telling.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum TellingWord {
    /// A colour.
    Color(Color),
    /// One empty square, or a whole rank.
    Empty,
    /// More than one empty square.
    SeveralEmpty,
    /// A side without a piece.
    Nothing,
    /// Before a rank.
    Rank,
    /// Several pieces of a kind.
    Several(Role),
    /// Understood, never told.
    No,
}

/// Every line of the file.
const KEYS: [(&str, BoardWord, TellingWord); 14] = [
    (
        "white",
        BoardWord::Color(Color::White),
        TellingWord::Color(Color::White),
    ),
    (
        "black",
        BoardWord::Color(Color::Black),
        TellingWord::Color(Color::Black),
    ),
    ("empty", BoardWord::Empty, TellingWord::Empty),
    ("several-empty", BoardWord::Empty, TellingWord::SeveralEmpty),
    ("nothing", BoardWord::Empty, TellingWord::Nothing),
    ("rank", BoardWord::Rank, TellingWord::Rank),
    ("through", BoardWord::Through, TellingWord::No),
    ("filler", BoardWord::Filler, TellingWord::No),
    (
        "kings",
        BoardWord::Several(Role::King),
        TellingWord::Several(Role::King),
    ),
    (
        "queens",
        BoardWord::Several(Role::Queen),
        TellingWord::Several(Role::Queen),
    ),
    (
        "rooks",
        BoardWord::Several(Role::Rook),
        TellingWord::Several(Role::Rook),
    ),
    (
        "bishops",
        BoardWord::Several(Role::Bishop),
        TellingWord::Several(Role::Bishop),
    ),
    (
        "knights",
        BoardWord::Several(Role::Knight),
        TellingWord::Several(Role::Knight),
    ),
    (
        "pawns",
        BoardWord::Several(Role::Pawn),
        TellingWord::Several(Role::Pawn),
    ),
];

/// The file `board.toml` of a language, or what lies over it; the first form of a line is the one that is said.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct BoardWords {
    lines: BTreeMap<&'static str, Vec<String>>,
}

impl BoardWords {
    /// Reads what stands in the files of one tag, the later over the earlier.
    pub(in crate::language) fn read(sources: &[Source<'_>]) -> Result<Self, VoiceError> {
        let mut words = Self::default();
        for source in sources {
            let mut claims = FormClaims::new();
            for Section { key, line, value } in sections(source)? {
                let flaw = |flaw| VoiceError::new(source.file, key.as_str(), flaw).at_line(Some(line));
                let known = KEYS.iter().find(|(it, ..)| *it == key);
                let (key, word, _said) = known.ok_or_else(|| flaw(VoiceFlaw::UnknownKey))?;
                let all = value.try_into::<Vec<String>>();
                let all = all.map_err(|error| flaw(VoiceFlaw::Syntax(error.message().to_owned())))?;
                if all.is_empty() || all.iter().any(|it| it.trim().is_empty()) {
                    return Err(flaw(VoiceFlaw::Empty));
                }
                for form in &all {
                    claims.claim(form, &format!("{word:?}")).map_err(flaw)?;
                }
                words.lines.insert(key, all);
            }
        }
        Ok(words)
    }

    /// Lays these words over others.
    pub(in crate::language) fn over(&self, base: &Self) -> Self {
        let mut lines = base.lines.clone();
        lines.extend(self.lines.iter().map(|(key, all)| (*key, all.clone())));
        Self { lines }
    }

    /// Returns the first line that is missing.
    pub(in crate::language) fn missing(&self) -> Option<&'static str> {
        let mut keys = KEYS.iter().map(|(key, ..)| *key);
        keys.find(|it| !self.lines.contains_key(it))
    }

    /// Returns every form with what it means.
    pub fn forms(&self) -> impl Iterator<Item = (&str, BoardWord)> {
        let lines = KEYS
            .iter()
            .filter_map(|(key, word, _)| Some((self.lines.get(key)?, *word)));
        lines.flat_map(|(all, word)| all.iter().map(move |it| (it.as_str(), word)))
    }

    pub(super) fn said(&self, what: TellingWord) -> &str {
        let key = KEYS.iter().find(|(_, _, said)| *said == what);
        let forms = key.and_then(|(key, ..)| self.lines.get(key));
        forms.and_then(|it| it.first()).map_or("", String::as_str)
    }
}
