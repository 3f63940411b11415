//! Piece letters of a language (C.2, C.3).

use shakmaty::Role;

use crate::language::sheet_reading::pgn::LetterSet;

/// The letters of one language, for king, queen, rook, bishop, knight and pawn.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub struct Letters {
    /// The name of the set: `en`, `de`, `pt`, `es`, `fr`, `nl`.
    pub name: &'static str,
    king: char,
    queen: char,
    rook: char,
    bishop: char,
    knight: char,
    pawn: char,
    /// A second letter for the knight that is read, never written (C.3-3: N in Portuguese).
    knight_alias: Option<char>,
}

const fn set(name: &'static str, letters: [char; 6], knight_alias: Option<char>) -> Letters {
    let [king, queen, rook, bishop, knight, pawn] = letters;
    Letters {
        name,
        king,
        queen,
        rook,
        bishop,
        knight,
        pawn,
        knight_alias,
    }
}

/// All sets, as FIDE members print them.
pub const SETS: [Letters; 6] = [
    set("en", ['K', 'Q', 'R', 'B', 'N', 'P'], None),
    set("de", ['K', 'D', 'T', 'L', 'S', 'B'], None),
    set("pt", ['R', 'D', 'T', 'B', 'C', 'P'], Some('N')),
    set("es", ['R', 'D', 'T', 'A', 'C', 'P'], None),
    set("fr", ['R', 'D', 'T', 'F', 'C', 'P'], None),
    set("nl", ['K', 'D', 'T', 'L', 'P', 'O'], None),
];

/// The pieces as they are drawn (C.3), which are written in print and nowhere read as a set of letters.
pub const FIGURINES: Letters = set("figurines", ['♔', '♕', '♖', '♗', '♘', '♙'], None);

/// How the names of words end that are those of Appendix D.
const APPENDIX_D: &str = "-fide";

/// Returns the names of the sets that are read where nobody asked for others, the one that is written first: that of the reports,
/// the English one, and that of the words. Appendix D is announced in every country, so its words bring no letters.
pub fn usual_names(reports: &str, words: &str) -> Vec<String> {
    let of_words = Some(words).filter(|it| !it.ends_with(APPENDIX_D));
    let languages = [Some(reports), Some("en"), of_words];
    let mut names: Vec<String> = Vec::new();
    for set in languages.into_iter().flatten().filter_map(Letters::named) {
        if !names.iter().any(|it| it == set.name) {
            names.push(set.name.to_owned());
        }
    }
    names
}

impl Letters {
    /// Returns the set of that name, region ignored (`pt-BR` is `pt`); `de-fide` is `de`.
    pub fn named(name: &str) -> Option<Letters> {
        let language = name.split('-').next().unwrap_or(name);
        SETS.into_iter().find(|it| it.name == language)
    }

    /// Returns the letter that is written for a piece.
    pub fn letter(&self, role: Role) -> char {
        match role {
            Role::King => self.king,
            Role::Queen => self.queen,
            Role::Rook => self.rook,
            Role::Bishop => self.bishop,
            Role::Knight => self.knight,
            Role::Pawn => self.pawn,
        }
    }

    /// Returns the piece a capital letter means.
    pub fn role(&self, letter: char) -> Option<Role> {
        let alias = self.knight_alias.filter(|it| *it == letter).map(|_alias| Role::Knight);
        Role::ALL
            .into_iter()
            .find(|role| self.letter(*role) == letter)
            .or(alias)
    }

    /// Returns the set as the reader of PGN takes it.
    pub fn of_pgn(&self) -> LetterSet {
        let alias = self.knight_alias.map(|it| (it, Role::Knight));
        let letters = Role::ALL.map(|role| (self.letter(role), role));
        LetterSet {
            name: self.name,
            letters: letters.into_iter().chain(alias).collect(),
            is_small: false,
        }
    }
}

/// Returns every set there is, English first, as the reader of PGN takes them.
pub fn all_of_pgn() -> Vec<LetterSet> {
    SETS.iter().map(Letters::of_pgn).collect()
}
