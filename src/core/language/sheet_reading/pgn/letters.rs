//! The piece letters a sheet may be written in, as plain data: the language layer knows them.

use shakmaty::Role;

/// The piece letters of one language.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LetterSet {
    /// The name of the set, e.g. `de`.
    pub name: &'static str,
    /// What each letter means; a piece may have more than one.
    pub letters: Vec<(char, Role)>,
    /// True if small letters are pieces too, as where no capital is marked; a file that may be a piece counts as both.
    pub is_small: bool,
}

impl LetterSet {
    /// Returns the letters PGN is meant to be written in.
    pub fn english() -> Self {
        let letter = |role: Role| (role.upper_char(), role);
        Self {
            name: "en",
            letters: Role::ALL.map(letter).to_vec(),
            is_small: false,
        }
    }

    /// Returns the piece a capital letter means.
    pub fn role(&self, letter: char) -> Option<Role> {
        let found = self.letters.iter().find(|(it, _role)| *it == letter);
        found.map(|(_letter, role)| *role)
    }

    /// Returns true if every one of these letters means the same piece in both sets.
    pub(super) fn agrees(&self, other: &Self, letters: &[char]) -> bool {
        letters.iter().all(|it| self.role(*it) == other.role(*it))
    }

    pub(super) fn knows_all(&self, letters: &[char]) -> bool {
        letters.iter().all(|it| self.role(*it).is_some())
    }
}

/// Returns the piece a figurine shows, of either colour.
pub(super) fn figurine(c: char) -> Option<Role> {
    match c {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    }
}
