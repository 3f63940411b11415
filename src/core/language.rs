//! How people say it: words, announcements, understanding, messages. Pure.

pub mod announce;
pub mod back_rank;
pub mod board_reader;
pub mod braille;
pub mod brief;
pub mod commands;
pub mod diagram;
pub mod envelope;
pub mod equipment;
pub mod game_page;
pub mod glossary;
pub mod handout;
pub mod head_words;
pub mod help;
pub mod large_print;
mod left_claim;
pub mod letters;
pub mod lexicon;
pub mod listen;
pub mod markup;
pub mod message;
pub mod misspelling;
pub mod numbers;
pub mod placement;
pub mod reconstruct;
pub mod sheet_form;
pub mod sheet_reading;
pub mod spelling;
pub mod summary;
pub mod time_control;
pub mod understand;
pub mod verdict;
pub mod voices;
pub mod when_asked;
pub mod word;

pub use crate::game::Sight;
pub use announce::{AnnouncementStyle, Saying, announce};
pub use commands::{CommandMatch, CommandSet, CommandWord, Commands, HelpTopic, ReadingWord, only_tells};
pub use glossary::Glossary;
pub use help::Help;
pub use letters::Letters;
pub use lexicon::{Lexicon, Phrase};
pub use message::{Message, MessageId, Messages, Number, Said, Value};
pub use spelling::spelled;
pub use understand::{
    Answer, Decision, EntryRefusal, Going, MisspeltMove, MoveSpec, Reader, Understanding, Vocabulary, answer, file,
    may_begin, misspelt, names_of_pieces_and_files, nearest, rank, square, understand, understand_words,
};
pub use voices::{VoiceError, VoiceFlaw, VoiceTexts, Voices, fold, spellings};
pub use word::Word;
