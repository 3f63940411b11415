//! The words of the commands: the English id, and each language's own beside it.

mod read;
mod topic;

pub use topic::HelpTopic;
pub(super) use topic::first_commands;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use serde::Deserialize;

use super::Message;
use super::misspelling::nearest;
use super::voices::{fold, spellings};
use super::when_asked::WhenAsked;

/// The commands of one conversation: those of others are not found in it.
pub trait CommandSet: Copy + Eq + Ord + 'static {
    /// Every command there is, in the order of the help.
    const ALL: &'static [Self];

    /// The table of function keys in `voices/commands.toml`.
    const KEYS: &'static str;

    /// What `?` asks for.
    const TIME: Self;

    /// What `/?` asks for.
    const HELP: Self;

    /// Returns the English word that always works.
    fn id(self) -> &'static str;

    /// Returns the sentence that says what the command does.
    fn help(self) -> Message;

    /// Returns true for what both players hear, or what decides the game: it cannot be unsaid.
    fn cannot_be_unsaid(self) -> bool {
        false
    }

    /// Returns the command of an English id.
    fn of_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.id() == id)
    }
}

macro_rules! command_set {
    ($(#[$set_doc:meta])+ $set:ident; $($(#[$doc:meta])+ $name:ident = $id:literal, $help:ident;)+) => {
        $(#[$set_doc])+
        #[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Ord, PartialOrd)]
        pub enum $set {
            $($(#[$doc])+ $name,)+
        }

        impl $set {
            /// Every command there is, in the order of the help.
            pub const ALL: &'static [$set] = &[$($set::$name,)+];

            /// Returns the English word that always works.
            pub const fn id(self) -> &'static str {
                match self {
                    $($set::$name => $id,)+
                }
            }

            /// Returns the sentence that says what the command does.
            pub const fn help(self) -> Message {
                match self {
                    $($set::$name => Message::$help,)+
                }
            }
        }
    };
}

command_set! {
    /// What a player can ask for by a word or a key at a game that is played.
    CommandWord;
    /// The move announced is made on the board.
    Made = "made", HelpMade;
    /// Press the clock.
    Clock = "clock", HelpClock;
    /// Correct the last announcement.
    Correct = "correct", HelpCorrect;
    /// The opponent's move is executed on the special board.
    Done = "done", HelpDone;
    /// The opponent repeated something else.
    WrongRepeat = "wrong-repeat", HelpWrongRepeat;
    /// Take the last half-move back by agreement.
    Undo = "undo", HelpUndo;
    /// Begin another game.
    New = "new", HelpNew;
    /// Count a half-move that nobody writes.
    Dash = "dash", HelpDash;
    /// Write what was played where dashes stand.
    Fill = "fill", HelpFill;
    /// Offer a draw.
    Offer = "offer", HelpOffer;
    /// Accept the offer.
    Accept = "accept", HelpAccept;
    /// Decline the offer.
    Decline = "decline", HelpDecline;
    /// Claim a draw; the arbiter decides on it.
    Claim = "claim", HelpClaim;
    /// Resign.
    Resign = "resign", HelpResign;
    /// Enter the result.
    Result = "result", HelpResult;
    /// Sign the result.
    Sign = "sign", HelpSign;
    /// Time and moves of both sides; also `?`.
    Time = "time", HelpTime;
    /// The own time.
    MyTime = "my-time", HelpMyTime;
    /// How long a move was thought about.
    Spent = "spent", HelpSpent;
    /// The scoresheet, from a move on.
    Sheet = "sheet", HelpSheet;
    /// Stop both clocks.
    Pause = "pause", HelpPause;
    /// Stop both clocks for a reason.
    Stop = "stop", HelpStop;
    /// Let the clock go on.
    Resume = "resume", HelpResume;
    /// Start White's clock.
    Start = "start", HelpStart;
    /// What the official clock shows.
    Sync = "sync", HelpSync;
    /// Claim that a flag fell.
    Flag = "flag", HelpFlag;
    /// Set the clocks.
    Set = "set", HelpSet;
    /// Add time.
    Add = "add", HelpAdd;
    /// An illegal move, and what it costs.
    Fault = "fault", HelpFault;
    /// Impose a penalty.
    Penalty = "penalty", HelpPenalty;
    /// A wrong start, colours reversed, pieces displaced.
    Irregularity = "irregularity", HelpIrregularity;
    /// The player goes from the board.
    Away = "away", HelpAway;
    /// Complain to the arbiter alone.
    Complain = "complain", HelpComplain;
    /// Ask for the arbiter without a word.
    AskArbiter = "ask-arbiter", HelpAskArbiter;
    /// A measure of the arbiter, for the log.
    Measure = "measure", HelpMeasure;
    /// Be reminded of the own time.
    Remind = "alarm", HelpRemind;
    /// Somebody has come to the board.
    Arrived = "arrived", HelpArrived;
    /// Adjourn the game, and take it up again.
    Adjourn = "adjourn", HelpAdjourn;
    /// Enter the sealed move, unseen.
    Seal = "seal", HelpSeal;
    /// Borrow the opponent's sheet.
    Borrow = "borrow", HelpBorrow;
    /// Another sheet is kept in place of this one.
    ReplaceSheet = "replace-sheet", HelpReplaceSheet;
    /// The sheet was handed over.
    HandedOver = "handed-over", HelpHandedOver;
    /// What a term is called in other languages.
    Glossary = "glossary", HelpGlossary;
    /// Say the last announcement again.
    Repeat = "repeat", HelpRepeat;
    /// Read the set-up of a Chess960 game again.
    SetUp = "setup", HelpSetUp;
    /// Allow something beyond the Laws.
    Allow = "allow", HelpAllow;
    /// Say again what the Ear said last.
    RepeatEar = "repeat-ear", HelpRepeatEar;
    /// Spell the last announcement.
    Spell = "spell", HelpSpell;
    /// Spell what the Ear said last.
    SpellEar = "spell-ear", HelpSpellEar;
    /// Write a note into the log.
    Note = "note", HelpNote;
    /// Write the time left beside the last move.
    NoteTime = "note-time", HelpNoteTime;
    /// The two boards differ.
    Mismatch = "mismatch", HelpMismatch;
    /// What stands on a board.
    Board = "board", HelpBoard;
    /// Let the player hear what must change on the boards.
    Tell = "tell", HelpTell;
    /// Go back to the last agreement.
    Restore = "restore", HelpRestore;
    /// Call the arbiter.
    Arbiter = "arbiter", HelpArbiter;
    /// The arbiter gives the keys back.
    Player = "player", HelpPlayer;
    /// Show the words of the head of the journal.
    Head = "head", HelpHead;
    /// A piece was lifted.
    Lifted = "lifted", HelpLifted;
    /// The opponent touched a piece, or let one go.
    Opponent = "opponent", HelpOpponent;
    /// What stands on a square.
    Square = "square", HelpSquare;
    /// What stands on a rank.
    Rank = "rank", HelpRank;
    /// What stands on a file.
    File = "file", HelpFile;
    /// Where pieces stand.
    Pieces = "pieces", HelpPieces;
    /// What was taken.
    Captured = "captured", HelpCaptured;
    /// The position as FEN.
    Fen = "fen", HelpFen;
    /// The position as a diagram for who sees.
    Diagram = "diagram", HelpDiagram;
    /// Listen openly, or with the talk key alone.
    Listen = "listen", HelpListen;
    /// How fast the Ear speaks.
    Rate = "rate", HelpRate;
    /// How loud the Ear speaks.
    VolumeEar = "volume-ear", HelpVolumeEar;
    /// How high the Ear speaks.
    Pitch = "pitch", HelpPitch;
    /// Type cells on the keyboard, or letters again.
    Perkins = "perkins", HelpPerkins;
    /// How loud the Room is.
    Volume = "volume", HelpVolume;
    /// How loud the Room may be.
    Limit = "limit", HelpLimit;
    /// Record what is said, or not.
    Record = "record", HelpRecord;
    /// Hear the sound of a move.
    Play = "play", HelpPlay;
    /// Hear the next sound.
    PlayNext = "play-next", HelpPlayNext;
    /// Hear the sound before.
    PlayPrevious = "play-previous", HelpPlayPrevious;
    /// Hear the last sounds.
    PlayLast = "play-last", HelpPlayLast;
    /// How fast sound is played.
    PlaySpeed = "play-speed", HelpPlaySpeed;
    /// Adjust pieces: "J'adoube".
    Adjust = "adjust", HelpAdjust;
    /// Drop the question that stands.
    Cancel = "cancel", HelpCancel;
    /// List the commands; also `/?`.
    Help = "help", HelpHelp;
    /// End the program.
    Quit = "quit", HelpQuit;
}

command_set! {
    /// What can be asked for by a word or a key at a game that is read.
    ReadingWord;
    /// Go on to the next move of a game that is read.
    Next = "next", HelpNext;
    /// Go one move back.
    Back = "back", HelpBack;
    /// Go to a move by its number.
    Move = "move", HelpMove;
    /// Go to a move or to a word of a comment.
    Find = "find", HelpFind;
    /// Go into a variation.
    Into = "into", HelpInto;
    /// Go back out of a variation.
    Out = "out", HelpOut;
    /// What stands on a square.
    Square = "square", HelpSquareReading;
    /// What stands on a rank.
    Rank = "rank", HelpRankReading;
    /// What stands on a file.
    File = "file", HelpFileReading;
    /// Where pieces stand.
    Pieces = "pieces", HelpPiecesReading;
    /// What was taken.
    Captured = "captured", HelpCapturedReading;
    /// The position as FEN.
    Fen = "fen", HelpFenReading;
    /// The position as a diagram for who sees.
    Diagram = "diagram", HelpDiagramReading;
    /// Where in the game one is; also `?`.
    Time = "time", HelpWhere;
    /// The scoresheet, from a move on.
    Sheet = "sheet", HelpSheet;
    /// Say the last announcement again.
    Repeat = "repeat", HelpRepeat;
    /// Spell the last announcement.
    Spell = "spell", HelpSpell;
    /// List the commands; also `/?`.
    Help = "help", HelpHelpReading;
    /// End the reading.
    Quit = "quit", HelpQuitReading;
}

impl CommandSet for CommandWord {
    const ALL: &'static [Self] = CommandWord::ALL;
    const KEYS: &'static str = "keys";
    const TIME: Self = CommandWord::Time;
    const HELP: Self = CommandWord::Help;

    fn id(self) -> &'static str {
        self.id()
    }

    fn help(self) -> Message {
        self.help()
    }

    fn cannot_be_unsaid(self) -> bool {
        use CommandWord as C;
        matches!(
            self,
            C::Offer
                | C::Accept
                | C::Decline
                | C::Claim
                | C::Resign
                | C::Result
                | C::Flag
                | C::Arbiter
                | C::Mismatch
                | C::Restore
                | C::Repeat
                | C::WrongRepeat
        )
    }
}

impl CommandSet for ReadingWord {
    const ALL: &'static [Self] = ReadingWord::ALL;
    const KEYS: &'static str = "reading-keys";
    const TIME: Self = ReadingWord::Time;
    const HELP: Self = ReadingWord::Help;

    fn id(self) -> &'static str {
        self.id()
    }

    fn help(self) -> Message {
        self.help()
    }
}

/// Which command a line asks for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum CommandMatch<'a, C = CommandWord> {
    /// This one, with what stands after it.
    One(C, &'a str),
    /// Several begin like that: their names, as they are entered.
    Several(Vec<String>),
    /// None.
    None,
}

/// The words of the commands in every language, and the function keys.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Commands {
    /// By id and language; what two sets have in common has the same words.
    words: BTreeMap<&'static str, BTreeMap<String, Words>>,
    /// By language: each line is looked up in those of one or two.
    spellings: BTreeMap<String, WhenAsked<Spelled>>,
    /// The id, by the table of keys and the number.
    keys: BTreeMap<(&'static str, u8), &'static str>,
}

/// The ids by every spelling under which they are found.
type Spelled = BTreeMap<String, BTreeSet<&'static str>>;

/// How one language calls a command.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(default)]
    words: Vec<String>,
    short: String,
}

impl Words {
    fn all(&self) -> impl Iterator<Item = &String> {
        self.words.iter().chain(std::iter::once(&self.short))
    }
}

/// Short forms have fewer letters than this: none is like what is no command.
const SHORTEST_NAME: usize = 4;

/// The language of the ids.
const ENGLISH: &str = "en";

impl Commands {
    /// Finds the command of a line such as `/sheet 12` in a set; `?` asks for the time, `/?` for the help.
    ///
    /// English ids work in every language; a word may be cut short, to two letters or more, while it stays unambiguous.
    /// What cannot be unsaid must be so in every language: people bring what they learned in another.
    pub fn find<'a, C: CommandSet>(&self, text: &'a str, languages: &[&str]) -> CommandMatch<'a, C> {
        self.find_where(text, languages, |_| true)
    }

    /// Does the same where some commands are not there: none of them makes another ambiguous.
    pub fn find_where<'a, C: CommandSet>(
        &self,
        text: &'a str,
        languages: &[&str],
        is_there: impl Fn(C) -> bool,
    ) -> CommandMatch<'a, C> {
        let text = text.trim();
        if text == "?" {
            return CommandMatch::One(C::TIME, "");
        }
        let text = text.strip_prefix('/').unwrap_or(text).trim_start();
        let (head, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        if head == "?" {
            return CommandMatch::One(C::HELP, rest);
        }
        let head = fold(head);
        if head.is_empty() {
            return CommandMatch::None;
        }
        let exact = self.called::<C>(&head, languages);
        let is_cut_short = exact.is_empty() && head.chars().nth(1).is_some();
        let of_those_there = |meant: Vec<C>| {
            let there: Vec<C> = meant.iter().copied().filter(|it| is_there(*it)).collect();
            if there.is_empty() { meant } else { there }
        };
        let mut meant = of_those_there(if is_cut_short {
            self.begun_with::<C>(&head, languages)
        } else {
            exact
        });
        if is_cut_short && matches!(meant.as_slice(), [only] if only.cannot_be_unsaid()) {
            let all: Vec<&str> = self.spellings.keys().map(String::as_str).collect();
            meant = of_those_there(self.begun_with(&head, &all));
        }
        match meant.as_slice() {
            [] => CommandMatch::None,
            [only] => CommandMatch::One(*only, rest),
            several => {
                let language = languages.first().copied().unwrap_or_default();
                CommandMatch::Several(several.iter().map(|it| self.name(*it, language)).collect())
            }
        }
    }

    /// Returns the command that a line may have meant that asks for none: the one whose name is nearest by its letters,
    /// with what stands behind it.
    pub fn nearest<'a, C: CommandSet>(&self, text: &'a str, languages: &[&str]) -> Option<(C, &'a str)> {
        let text = text.trim().trim_start_matches('/').trim_start();
        let (head, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let spellings = languages.iter().filter_map(|it| self.spelled(it)).flatten();
        let own = spellings.flat_map(|(spelling, ids)| ids.iter().map(move |it| (spelling.as_str(), *it)));
        let own = own.filter_map(|(spelling, id)| Some((spelling, C::of_id(id)?)));
        let all = own.chain(C::ALL.iter().map(|it| (it.id(), *it)));
        let word = nearest(&fold(head), all.filter(|(it, _)| it.chars().count() >= SHORTEST_NAME))?;
        Some((word, rest.trim()))
    }

    /// Returns every name of a command in a language, and its id, folded.
    pub fn names(&self, word: impl CommandSet, language: &str) -> Vec<String> {
        let spellings = self.spelled(language).into_iter().flatten();
        let own = spellings.filter(|(_, ids)| ids.contains(word.id()));
        let own = own.map(|(spelling, _)| spelling.clone());
        own.chain([word.id().to_owned()]).collect()
    }

    /// Returns the commands that are called like this in one of the languages, or in English.
    fn called<C: CommandSet>(&self, head: &str, languages: &[&str]) -> Vec<C> {
        let spellings = languages.iter().filter_map(|it| self.spelled(it)?.get(head));
        let ids: Vec<&str> = spellings.flatten().copied().collect();
        let is_called = |word: &C| word.id() == head || ids.contains(&word.id());
        C::ALL.iter().copied().filter(is_called).collect()
    }

    /// Returns the commands of which a name begins like this in one of the languages, or in English.
    fn begun_with<C: CommandSet>(&self, head: &str, languages: &[&str]) -> Vec<C> {
        let from = (Bound::Included(head), Bound::Unbounded);
        let begun = |language: &&str| {
            let spellings = self.spelled(language)?.range::<str, _>(from);
            Some(spellings.take_while(|(spelling, _)| spelling.starts_with(head)))
        };
        let begun = languages.iter().filter_map(begun).flatten();
        let ids: Vec<&str> = begun.flat_map(|(_, ids)| ids).copied().collect();
        let is_begun = |word: &C| word.id().starts_with(head) || ids.contains(&word.id());
        C::ALL.iter().copied().filter(is_begun).collect()
    }

    /// Returns the command of a function key in a set, 1 for F1.
    pub fn of_key<C: CommandSet>(&self, key: u8) -> Option<C> {
        self.keys.get(&(C::KEYS, key)).and_then(|it| C::of_id(it))
    }

    /// Returns how a command is entered in a language: `/korrektur`; by its id, which is the English name, where the
    /// language has no word.
    pub fn name(&self, word: impl CommandSet, language: &str) -> String {
        let own = self.in_language(word, language).filter(|_words| language != ENGLISH);
        let own = own.and_then(|it| it.words.first());
        format!("/{}", own.map_or(word.id(), String::as_str))
    }

    /// Returns the lines of the help of a set: how each command is entered, and what it does.
    pub fn help<C: CommandSet>(&self, language: &str) -> Vec<(String, Message)> {
        let line = |word: &C| (self.ways(*word, language).join(", "), word.help());
        C::ALL.iter().map(line).collect()
    }

    /// Returns the lines of the help of those commands for which this holds.
    pub fn help_of(&self, is_listed: impl Fn(CommandWord) -> bool, language: &str) -> Vec<(String, Message)> {
        let listed = CommandWord::ALL.iter().filter(|it| is_listed(**it));
        listed
            .map(|word| (self.ways(*word, language).join(", "), word.help()))
            .collect()
    }

    /// Returns every way to enter a command: sign, words, short form, id, key.
    fn ways<C: CommandSet>(&self, word: C, language: &str) -> Vec<String> {
        let sign = if word == C::TIME {
            Some("?")
        } else if word == C::HELP {
            Some("/?")
        } else {
            None
        };
        let own = self.in_language(word, language).into_iter().flat_map(Words::all);
        let words = std::iter::once(self.name(word, language)).chain(own.map(|it| format!("/{it}")));
        let id = std::iter::once(format!("/{}", word.id()));
        let keys = self
            .keys
            .iter()
            .filter(|((of, _), it)| *of == C::KEYS && **it == word.id());
        let all = sign.into_iter().map(str::to_owned).chain(words).chain(id);
        let mut ways: Vec<String> = Vec::new();
        for way in all.chain(keys.map(|((_, key), _)| format!("F{key}"))) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        ways
    }

    /// Returns under which spellings each command of a language is found.
    fn spelled(&self, language: &str) -> Option<&Spelled> {
        let spelled = self.spellings.get(language)?;
        Some(spelled.get_or_init(|| {
            let mut spelled = Spelled::new();
            for (id, languages) in &self.words {
                let words = languages.get(language).into_iter().flat_map(Words::all);
                for spelling in words.flat_map(|it| spellings(it)) {
                    spelled.entry(spelling).or_default().insert(*id);
                }
            }
            spelled
        }))
    }

    fn in_language(&self, word: impl CommandSet, language: &str) -> Option<&Words> {
        self.words.get(word.id()).and_then(|it| it.get(language))
    }
}

/// Returns true for a command that changes nothing: who asks something is still where they were.
pub fn only_tells(word: CommandWord) -> bool {
    use CommandWord as C;
    matches!(
        word,
        C::Time
            | C::MyTime
            | C::Sheet
            | C::Repeat
            | C::RepeatEar
            | C::Spell
            | C::SpellEar
            | C::Help
            | C::Glossary
            | C::Square
            | C::Rank
            | C::File
            | C::Pieces
            | C::Captured
            | C::Rate
            | C::Volume
            | C::VolumeEar
            | C::Pitch
            | C::Perkins
            | C::Listen
    )
}

#[cfg(test)]
mod tests;
