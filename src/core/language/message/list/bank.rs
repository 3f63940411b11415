//! Words that a person records for the Room.

macro_rules! bank {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// How many words are asked for, and the keys.
        BankRecordBegin = "bank-record-begin" { count: Number };
        /// Every word is recorded, and how the bank is used.
        BankRecordDone = "bank-record-done" { path: String };
        /// Words are still missing, and the same command goes on.
        BankRecordStopped = "bank-record-stopped" { count: Number };
        /// What is wrong with the recording of a word.
        BankFlaw = "bank-flaw" { take_fault: String, saying: String };
        /// The file of a recording that is not used, and why.
        BankRefusal = "bank-refusal" { path: String, why: String };
        /// So many clips were made.
        BankBuilt = "bank-built" { count: Number, path: String };
        /// So many recordings were not used.
        BankRefused = "bank-refused" { count: Number, path: String };
        /// A sound that is named after no word.
        BankStranger = "bank-stranger" { path: String };
        /// How the clip of a word is.
        BankWord = "bank-word" { saying: String, path: String, clip: String };
        /// A bank is not whole.
        BankGaps = "bank-gaps" { path: String, missing: Number, broken: Number };
        /// Nothing of a bank can be used.
        BankUnusable = "bank-unusable" { why: String };
        /// A bank is of another language than the words asked for.
        BankLanguage = "bank-language" { path: String, language: String, wanted: String };
    } };
}
