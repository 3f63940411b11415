//! The settings, asked for one by one.

macro_rules! setup {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// Nothing was ever set, and the settings are asked for unasked.
        SetupFirst = "setup-first";
        /// How the questions are answered.
        SetupHelp = "setup-help" { again: String, back: String, stop: String };
        /// How they are answered aloud.
        SetupAloud = "setup-aloud" { on: Value, again: Value, back: Value, stop: Value };
        /// What a language calls itself.
        SetupOwnName = "setup-own-name";
        /// In which language is everything told?
        SetupAskReports = "setup-ask-reports" { now: String };
        /// Which of these, and what stands now?
        SetupAsk = "setup-ask" { asked: String, choices: String, now: Box<Message> };
        /// Who reads to the person.
        SetupVoice = "setup-voice" { voice: String };
        /// How fast that is.
        SetupRate = "setup-rate" { rate: String };
        /// How the rate is changed.
        SetupRates = "setup-rates" { least: String, most: String };
        /// Piece letters, by name and as they are.
        SetupLetters = "setup-letters" { name: Box<Message>, signs: String };
        /// In which words moves are announced.
        SetupWords = "setup-words" { words: String };
        /// The time of a game; none, where there is no clock.
        SetupTime = "setup-time" { time: String };
        /// A time of one's own.
        SetupOwnTime = "setup-own-time";
        /// The talk key; none, where nobody is listened to.
        SetupTalkKey = "setup-talk-key" { key: String };
        /// A talk key of one's own.
        SetupOwnKey = "setup-own-key";
        /// Whether something is to be.
        SetupYesOrNo = "setup-yes-or-no" { chosen: String };
        /// What was chosen is noted.
        SetupNoted = "setup-noted" { value: Box<Message> };
        /// Something answers nothing here.
        SetupNoAnswer = "setup-no-answer" { text: String };
        /// A sample of a voice, and whether it is taken.
        SetupSample = "setup-sample";
        /// There is no sound device.
        SetupNoOutputs = "setup-no-outputs";
        /// A Braille display is there.
        SetupDisplayFound = "setup-display-found" { device: String };
        /// What was chosen.
        SetupChosen = "setup-chosen" { reports: String, voice: Box<Message>, letters: Box<Message>, words: Box<Message> };
        /// What was chosen too.
        SetupChosenToo = "setup-chosen-too" { rate: Box<Message>, time: Box<Message>, key: Box<Message>, display: Box<Message> };
        /// Whether it is written.
        SetupKeep = "setup-keep" { path: String, back: String, stop: String };
        /// It is written.
        SetupKept = "setup-kept" { path: String };
        /// Where the file is that was there before.
        SetupKeptAside = "setup-kept-aside" { path: String };
        /// What comes next.
        SetupNext = "setup-next";
        /// It could not be written; the lines follow.
        SetupNotKept = "setup-not-kept" { why: Box<Message>, path: String };
        /// It was left, and nothing is written.
        SetupLeft = "setup-left";
        /// The settings that are there cannot be used: is begun anew?
        SetupDamaged = "setup-damaged" { why: Box<Message>, path: String };
    } };
}
