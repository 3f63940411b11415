//! What the terms of chess are called in other languages.

macro_rules! glossary {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// What a word is in other languages.
        GlossaryNames = "glossary-names" { word: Box<Phrase>, names: Value };
        /// A name, and those behind it.
        GlossaryList = "glossary-list" { first: Value, then: Value };
        /// What a word means, and what else it may mean.
        GlossaryOr = "glossary-or" { first: Value, other: Value };
        /// What a word is in other languages, and what that is.
        GlossaryDefined = "glossary-defined" { names: Box<Message>, definition: Box<Message> };
        /// What a file is.
        GlossaryFile = "glossary-file";
        /// What a rank is.
        GlossaryRank = "glossary-rank";
        /// What a diagonal is.
        GlossaryDiagonal = "glossary-diagonal";
        /// A word is not in the glossary, but some like it are.
        GlossaryNear = "glossary-near" { text: String, near: Value };
        /// A word is not in the glossary, and none like it.
        GlossaryUnknown = "glossary-unknown" { text: String, command: String };
        /// Which words are in the glossary.
        GlossaryWords = "glossary-words" { command: String, words: String };
    } };
}
