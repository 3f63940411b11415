//! Hearing the player, and the recogniser.

macro_rules! voice {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Hearing the player.
        /// A spoken move as it was understood, with a draw offered.
        ReadBackOffer = "read-back-offer" { m: Value };
        /// Castling, by where king and rook go.
        CastlingSquares = "castling-squares" { king: Box<Phrase>, rook: Box<Phrase> };
        /// A spoken move of an event in another order than it was spoken in: where it goes, then what goes there.
        ArrivalFirst = "arrival-first" { arrival: Box<Phrase>, rest: Value };
        /// A piece and where it comes from, as far as that was said.
        PieceFrom = "piece-from" { piece: Box<Phrase>, from: Box<Phrase> };
        /// Where a move comes from of which no piece was said.
        From = "from" { from: Box<Phrase> };
        /// Which of the words that sound alike was said?
        WhichHeard = "which-heard" { choices: Value };
        /// Was a draw offer meant?
        OfferAsk = "offer-ask";
        /// Was accepting the draw meant?
        AcceptAsk = "accept-ask";
        /// Is a draw to be accepted, though the event has none agreed before that move?
        AcceptAskBefore = "accept-ask-before" { before: Number };
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
        YesInTwoWords = "yes-in-two-words" { words: Box<Phrase> };
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
        RepeatedOtherwise = "repeated-otherwise" { m: Box<Phrase> };
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
        EarRateIs = "ear-rate-is" { number: String };
        /// Nothing is spoken by the program, so that nothing of it changes.
        EarDoesNotSpeak = "ear-does-not-speak";
        /// The Ear is so loud from now on.
        EarVolumeIs = "ear-volume-is" { number: String };
        /// The Ear speaks so high from now on.
        EarPitchIs = "ear-pitch-is" { number: String };

        /// How the practice works.
        PracticeHelp = "practice-help";
        /// What stands on the line of the cursor while somebody practises.
        PracticePrompt = "practice-prompt";
        /// What stands on the line of the cursor while somebody is asked.
        AnswerPrompt = "answer-prompt";

        // Listening.
        /// No listener, or one that failed.
        ListenerFailed = "listener-failed" { why: Box<Message> };
        /// There is no recogniser where one was looked for.
        ModelMissing = "model-missing" { path: String };
        /// There is none, because the package that brings it is not there.
        ModelNotInstalled = "model-not-installed" { command: String };
        /// A file of the recogniser is missing or empty.
        ModelLacks = "model-lacks" { path: String };
        /// A file of the recogniser is not as it was made.
        ModelChanged = "model-changed" { path: String };
        /// Nobody hears a language on this machine; what brings the net that does.
        NobodyHears = "nobody-hears" { language: String, command: String };
        /// A file is no sound that can be read.
        NotSound = "not-sound" { path: String };
        /// A file has a rate that is not converted.
        SoundRate = "sound-rate" { path: String, rate: String };
        /// Words were heard that mean a move.
        ListenMove = "listen-move" { words: String, m: String };
        /// Words were heard that mean a move that is not legal.
        ListenIllegal = "listen-illegal" { words: String, m: String };
        /// Words were heard that mean a command.
        ListenCommand = "listen-command" { words: String, command: String };
        /// Words were heard that may mean several things, or one that is to be confirmed.
        ListenAsk = "listen-ask" { words: String, choices: Value };
        /// Words were heard that mean a move no piece can make.
        ListenNoMove = "listen-no-move" { words: String };
        /// Words were heard that mean nothing.
        ListenNothing = "listen-nothing" { words: String };
        /// Yes or no was heard, and no question stands.
        ListenNotAsked = "listen-not-asked" { words: String };
        /// What was heard answers nothing that is asked.
        NoAnswer = "no-answer" { words: String };
        /// More noise than words was heard.
        ListenJunk = "listen-junk";
        /// The recogniser takes no grammar of the program.
        ListenOwnGrammar = "listen-own-grammar";
        /// No words were heard.
        ListenNoWords = "listen-no-words";

        // How well recordings are understood.
        /// So many recordings are heard now.
        ScoreBegin = "score-begin" { count: Number };
        /// What the lines that follow are about.
        ScoreHeading = "score-heading" { group: String, mode: String, count: String };
        /// How many of them ended like this.
        ScoreLine = "score-line" {
            group: String, verdict: String, count: String, of: String,
            percent: Box<Message>, low: Box<Message>, high: Box<Message>
        };
        /// A number with one decimal.
        ScoreTenths = "score-tenths" { whole: String, tenths: String };
        /// A recording was taken for something else.
        ScoreWrong = "score-wrong" { file: String, mode: String, taken: String };
        /// What the bounds are, and what they do not tell.
        ScoreBounds = "score-bounds";
        /// A recording cannot be used.
        ScoreRefused = "score-refused" { file: String, unusable: String };
        /// The name of a recording holds a word that is none.
        ScoreNoWord = "score-no-word" { file: String, word: String };
        /// So many recordings cannot be used.
        ScoreRefusedCount = "score-refused-count" { count: String };
        /// None of a folder can be used.
        ScoreNone = "score-none" { path: String };
        /// The recordings are of another language.
        ScoreOtherLanguage = "score-other-language" { language: String };
        /// What is told about the recordings cannot be read.
        ScoreNotesBad = "score-notes-bad" { path: String, line: String, why: Box<Message> };
        /// There is no such key in it.
        ScoreNoKey = "score-no-key" { key: String };

        // Learning a voice.
        /// What is about to happen, and how it is stopped.
        LearnBegin = "learn-begin" { count: Number, rounds: Number, announcements: String, minutes: Number };
        /// A word is to be said.
        LearnSay = "learn-say" { saying: String };
        /// What is wrong with what was said.
        LearnFlaw = "learn-flaw" { fault: String, saying: String };
        /// Everything has been said.
        LearnWorking = "learn-working" { takes: Number };
        /// The voice has been learned.
        LearnDone = "learn-done" {
            of: String, before: String, after: String, wrong_before: String, wrong_after: String
        };
        /// It is for one person, and others are heard worse.
        LearnOnePerson = "learn-one-person";
        /// The voice was not heard better after learning, so nothing is changed.
        LearnNotBetter = "learn-not-better" {
            of: String, before: String, after: String, wrong_before: String, wrong_after: String
        };
        /// Too little was said to learn from.
        LearnTooLittle = "learn-too-little";
        /// Too few whole announcements were said to know whether anything is better.
        LearnTooFewAnnouncements = "learn-too-few-announcements" { count: String };
        /// Where the recordings are going to be.
        LearnKeeps = "learn-keeps" { path: String };
        /// Whether they may be given away.
        LearnConsent = "learn-consent" { licence: String };
        /// They may.
        LearnConsentGiven = "learn-consent-given";
        /// They may not.
        LearnConsentNotGiven = "learn-consent-not-given";
        /// Where the recordings are.
        LearnRecordingsKept = "learn-recordings-kept" { path: String };
        /// Nothing else is kept, and how it is undone.
        LearnForgetHint = "learn-forget-hint";
        /// What was learned is forgotten.
        LearnForgotten = "learn-forgotten";
        /// Nothing had been learned.
        LearnNothingToForget = "learn-nothing-to-forget";
        /// What was learned belongs to another version of the recogniser.
        LearnStale = "learn-stale";
        /// The recogniser is of a kind that does not learn.
        CannotLearn = "cannot-learn" { why: String };
        /// There is no recogniser that could learn in this language.
        CannotLearnLanguage = "cannot-learn-language" { language: String };
    } };
}
