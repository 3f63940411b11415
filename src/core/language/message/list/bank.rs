//! Words that a person records for the Room.

macro_rules! bank {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// How many words are asked for, and the keys.
        BankRecordBegin = "bank-record-begin" { count: Value };
        /// Every word is recorded, and how the bank is used.
        BankRecordDone = "bank-record-done" { path: Value };
        /// Words are still missing, and the same command goes on.
        BankRecordStopped = "bank-record-stopped" { count: Value };
        /// What is wrong with the recording of a word.
        BankFlaw = "bank-flaw" { take_fault: Value, saying: Value };
        /// The file of a recording that is not used, and why.
        BankRefusal = "bank-refusal" { path: Value, why: Value };
        /// So many clips were made.
        BankBuilt = "bank-built" { count: Value, path: Value };
        /// So many recordings were not used.
        BankRefused = "bank-refused" { count: Value, path: Value };
        /// A sound that is named after no word.
        BankStranger = "bank-stranger" { path: Value };
        /// How the clip of a word is.
        BankWord = "bank-word" { saying: Value, path: Value, clip: Value };
        /// A bank is not whole.
        BankGaps = "bank-gaps" { path: Value, missing: Value, broken: Value };
        /// Nothing of a bank can be used.
        BankUnusable = "bank-unusable" { why: Value };
        /// A bank is of another language than the words asked for.
        BankLanguage = "bank-language" { path: Value, language: Value, wanted: Value };
    } };
}
