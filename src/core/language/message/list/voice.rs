//! Hearing the player, and the recogniser.

macro_rules! voice {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Hearing the player.
        /// A spoken move as it was understood, with a draw offered.
        ReadBackOffer = "read-back-offer" { m: Value };
        /// Castling, by where king and rook go.
        CastlingSquares = "castling-squares" { king: Value, rook: Value };
        /// Which of the words that sound alike was said?
        WhichHeard = "which-heard" { choices: Value };
        /// Was a draw offer meant?
        OfferAsk = "offer-ask";
        /// Was accepting the draw meant?
        AcceptAsk = "accept-ask";
        /// Was declining the draw meant?
        DeclineAsk = "decline-ask";
        /// Was pressing the clock meant?
        ClockAsk = "clock-ask";
        /// What was said was not understood.
        SayAgain = "say-again";
        /// Nothing was heard while the talk key was held.
        NothingHeard = "nothing-heard";
        /// Yes or no was said, and no question stands.
        NothingWasAsked = "nothing-was-asked";
        /// Yes alone does not end a game.
        YesInTwoWords = "yes-in-two-words" { words: Value };
        /// There is no microphone.
        MicrophoneMissing = "microphone-missing";
        /// The microphone failed.
        MicrophoneLost = "microphone-lost";
        /// The microphone works again.
        MicrophoneBack = "microphone-back";
        /// There is no recogniser of words.
        RecogniserMissing = "recogniser-missing";
        /// The recogniser failed.
        RecogniserLost = "recogniser-lost";
        /// The recogniser works again.
        RecogniserBack = "recogniser-back";
        /// One of two recognisers does not hear.
        OneRecogniserLost = "one-recogniser-lost";
        /// Both recognisers hear again.
        OneRecogniserBack = "one-recogniser-back";
        /// A net of the scorer cannot be used.
        ScorerNetDamaged = "scorer-net-damaged";
        /// Nobody listens, as set.
        ListeningOff = "listening-off";
        /// Everything that is said is listened to.
        OpenListening = "open-listening";
        /// The talk key is listened to, and nothing else.
        TalkKeyListening = "talk-key-listening";
        /// Open listening needs the leave of the arbiter.
        OpenListeningRefused = "open-listening-refused";
        /// The opponent repeated another move than the one announced.
        RepeatedOtherwise = "repeated-otherwise" { m: Value };
        /// Words that switch something on, parted by commas.
        OnWords = "on-words";
        /// Words that switch something off, parted by commas.
        OffWords = "off-words";
        /// What a command needs: on or off.
        NeedsOnOrOff = "needs-on-or-off";
        /// What a command needs: words per minute.
        NeedsRate = "needs-rate";
        /// What a command needs: percent of the loudness.
        NeedsVolume = "needs-volume";
        /// What a command needs: percent around the voice's own pitch.
        NeedsPitch = "needs-pitch";
        /// The Ear speaks so many words per minute from now on.
        EarRateIs = "ear-rate-is" { number: Value };
        /// The Ear is so loud from now on.
        EarVolumeIs = "ear-volume-is" { number: Value };
        /// The Ear speaks so high from now on.
        EarPitchIs = "ear-pitch-is" { number: Value };

        /// How the practice works.
        PracticeHelp = "practice-help";
        /// What stands on the line of the cursor while somebody practises.
        PracticePrompt = "practice-prompt";

        // Listening.
        /// No listener, or one that failed.
        ListenerFailed = "listener-failed" { why: Value };
        /// There is no recogniser where one was looked for.
        ModelMissing = "model-missing" { path: Value };
        /// There is none, because the package that brings it is not there.
        ModelNotInstalled = "model-not-installed" { command: Value };
        /// A file of the recogniser is missing or empty.
        ModelLacks = "model-lacks" { path: Value };
        /// A file of the recogniser is not as it was made.
        ModelChanged = "model-changed" { path: Value };
        /// Nobody hears a language on this machine; what brings the net that does.
        NobodyHears = "nobody-hears" { language: Value, command: Value };
        /// A file is no sound that can be read.
        NotSound = "not-sound" { path: Value };
        /// A file has a rate that is not converted.
        SoundRate = "sound-rate" { path: Value, rate: Value };
        /// Words were heard that mean a move.
        ListenMove = "listen-move" { words: Value, m: Value };
        /// Words were heard that mean a move that is not legal.
        ListenIllegal = "listen-illegal" { words: Value, m: Value };
        /// Words were heard that mean a command.
        ListenCommand = "listen-command" { words: Value, command: Value };
        /// Words were heard that may mean several things, or one that is to be confirmed.
        ListenAsk = "listen-ask" { words: Value, choices: Value };
        /// Words were heard that mean a move no piece can make.
        ListenNoMove = "listen-no-move" { words: Value };
        /// Words were heard that mean nothing.
        ListenNothing = "listen-nothing" { words: Value };
        /// Yes or no was heard, and no question stands.
        ListenNotAsked = "listen-not-asked" { words: Value };
        /// More noise than words was heard.
        ListenJunk = "listen-junk";
        /// The recogniser takes no grammar of the program.
        ListenOwnGrammar = "listen-own-grammar";
        /// No words were heard.
        ListenNoWords = "listen-no-words";

        // How well recordings are understood.
        /// So many recordings are heard now.
        ScoreBegin = "score-begin" { count: Value };
        /// What the lines that follow are about.
        ScoreHeading = "score-heading" { group: Value, mode: Value, count: Value };
        /// How many of them ended like this.
        ScoreLine = "score-line" { group: Value, verdict: Value, count: Value, of: Value, percent: Box<Message>, low: Box<Message>, high: Box<Message> };
        /// A number with one decimal.
        ScoreTenths = "score-tenths" { whole: Value, tenths: Value };
        /// A recording was taken for something else.
        ScoreWrong = "score-wrong" { file: Value, mode: Value, taken: Value };
        /// What the bounds are, and what they do not tell.
        ScoreBounds = "score-bounds";
        /// A recording cannot be used.
        ScoreRefused = "score-refused" { file: Value, unusable: Value };
        /// The name of a recording holds a word that is none.
        ScoreNoWord = "score-no-word" { file: Value, word: Value };
        /// So many recordings cannot be used.
        ScoreRefusedCount = "score-refused-count" { count: Value };
        /// None of a folder can be used.
        ScoreNone = "score-none" { path: Value };
        /// The recordings are of another language.
        ScoreOtherLanguage = "score-other-language" { language: Value };
        /// What is told about the recordings cannot be read.
        ScoreNotesBad = "score-notes-bad" { path: Value, line: Value, why: Value };
        /// There is no such key in it.
        ScoreNoKey = "score-no-key" { key: Value };

        // Learning a voice.
        /// What is about to happen, and how it is stopped.
        LearnBegin = "learn-begin" { count: Value, rounds: Value, announcements: Value, minutes: Value };
        /// A word is to be said.
        LearnSay = "learn-say" { saying: Value };
        /// What is wrong with what was said.
        LearnFlaw = "learn-flaw" { fault: Value, saying: Value };
        /// Everything has been said.
        LearnWorking = "learn-working" { takes: Value };
        /// The voice has been learned.
        LearnDone = "learn-done" { of: Value, before: Value, after: Value, wrong_before: Value, wrong_after: Value };
        /// It is for one person, and others are heard worse.
        LearnOnePerson = "learn-one-person";
        /// The voice was not heard better after learning, so nothing is changed.
        LearnNotBetter = "learn-not-better" { of: Value, before: Value, after: Value, wrong_before: Value, wrong_after: Value };
        /// Too little was said to learn from.
        LearnTooLittle = "learn-too-little";
        /// Too few whole announcements were said to know whether anything is better.
        LearnTooFewAnnouncements = "learn-too-few-announcements" { count: Value };
        /// Where the recordings are going to be.
        LearnKeeps = "learn-keeps" { path: Value };
        /// Whether they may be given away.
        LearnConsent = "learn-consent" { licence: Value };
        /// They may.
        LearnConsentGiven = "learn-consent-given";
        /// They may not.
        LearnConsentNotGiven = "learn-consent-not-given";
        /// Where the recordings are.
        LearnRecordingsKept = "learn-recordings-kept" { path: Value };
        /// Nothing else is kept, and how it is undone.
        LearnForgetHint = "learn-forget-hint";
        /// What was learned is forgotten.
        LearnForgotten = "learn-forgotten";
        /// Nothing had been learned.
        LearnNothingToForget = "learn-nothing-to-forget";
        /// What was learned belongs to another version of the recogniser.
        LearnStale = "learn-stale";
        /// The recogniser is of a kind that does not learn.
        CannotLearn = "cannot-learn" { why: Value };
        /// There is no recogniser that could learn in this language.
        CannotLearnLanguage = "cannot-learn-language" { language: Value };
    } };
}
