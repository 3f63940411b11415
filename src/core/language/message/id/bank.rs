//! Words that a person records for the Room.

use super::MessageId;

messages! {
    /// How many words are asked for, and the keys.
    BankRecordBegin = "bank-record-begin" ["count"];
    /// Every word is recorded, and how the bank is used.
    BankRecordDone = "bank-record-done" ["path"];
    /// Words are still missing, and the same command goes on.
    BankRecordStopped = "bank-record-stopped" ["count"];
    /// What is wrong with the recording of a word.
    BankFlaw = "bank-flaw" ["take-fault", "saying"];
    /// The file of a recording that is not used, and why.
    BankRefusal = "bank-refusal" ["path", "why"];
    /// So many clips were made.
    BankBuilt = "bank-built" ["count", "path"];
    /// So many recordings were not used.
    BankRefused = "bank-refused" ["count", "path"];
    /// A sound that is named after no word.
    BankStranger = "bank-stranger" ["path"];
    /// How the clip of a word is.
    BankWord = "bank-word" ["saying", "path", "clip"];
    /// A bank is not whole.
    BankGaps = "bank-gaps" ["path", "missing", "broken"];
    /// Nothing of a bank can be used.
    BankUnusable = "bank-unusable" ["why"];
    /// A bank is of another language than the words asked for.
    BankLanguage = "bank-language" ["path", "language", "wanted"];
}
