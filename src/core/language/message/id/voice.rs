//! Hearing the player, and the recogniser.

use super::MessageId;

messages! {
    // Hearing the player.
    /// A spoken move as it was understood, with a draw offered.
    ReadBackOffer = "read-back-offer" ["move"];
    /// Castling, by where king and rook go.
    CastlingSquares = "castling-squares" ["king", "rook"];
    /// Which of the words that sound alike was said?
    WhichHeard = "which-heard" ["choices"];
    /// Was a draw offer meant?
    OfferAsk = "offer-ask" [];
    /// Was accepting the draw meant?
    AcceptAsk = "accept-ask" [];
    /// Was declining the draw meant?
    DeclineAsk = "decline-ask" [];
    /// Was pressing the clock meant?
    ClockAsk = "clock-ask" [];
    /// What was said was not understood.
    SayAgain = "say-again" [];
    /// Nothing was heard while the talk key was held.
    NothingHeard = "nothing-heard" [];
    /// Yes or no was said, and no question stands.
    NothingWasAsked = "nothing-was-asked" [];
    /// Yes alone does not end a game.
    YesInTwoWords = "yes-in-two-words" ["words"];
    /// There is no microphone.
    MicrophoneMissing = "microphone-missing" [];
    /// The microphone failed.
    MicrophoneLost = "microphone-lost" [];
    /// The microphone works again.
    MicrophoneBack = "microphone-back" [];
    /// There is no recogniser of words.
    RecogniserMissing = "recogniser-missing" [];
    /// The recogniser failed.
    RecogniserLost = "recogniser-lost" [];
    /// The recogniser works again.
    RecogniserBack = "recogniser-back" [];
    /// One of two recognisers does not hear.
    OneRecogniserLost = "one-recogniser-lost" [];
    /// Both recognisers hear again.
    OneRecogniserBack = "one-recogniser-back" [];
    /// A net of the scorer cannot be used.
    ScorerNetDamaged = "scorer-net-damaged" [];
    /// Nobody listens, as set.
    ListeningOff = "listening-off" [];
    /// Everything that is said is listened to.
    OpenListening = "open-listening" [];
    /// The talk key is listened to, and nothing else.
    TalkKeyListening = "talk-key-listening" [];
    /// Open listening needs the leave of the arbiter.
    OpenListeningRefused = "open-listening-refused" [];
    /// The opponent repeated another move than the one announced.
    RepeatedOtherwise = "repeated-otherwise" ["move"];
    /// Words that switch something on, parted by commas.
    OnWords = "on-words" [];
    /// Words that switch something off, parted by commas.
    OffWords = "off-words" [];
    /// What a command needs: on or off.
    NeedsOnOrOff = "needs-on-or-off" [];
    /// What a command needs: words per minute.
    NeedsRate = "needs-rate" [];
    /// What a command needs: percent of the loudness.
    NeedsVolume = "needs-volume" [];
    /// What a command needs: percent around the voice's own pitch.
    NeedsPitch = "needs-pitch" [];
    /// The Ear speaks so many words per minute from now on.
    EarRateIs = "ear-rate-is" ["number"];
    /// The Ear is so loud from now on.
    EarVolumeIs = "ear-volume-is" ["number"];
    /// The Ear speaks so high from now on.
    EarPitchIs = "ear-pitch-is" ["number"];

    /// How the practice works.
    PracticeHelp = "practice-help" [];
    /// What stands on the line of the cursor while somebody practises.
    PracticePrompt = "practice-prompt" [];

    // Listening.
    /// No listener, or one that failed.
    ListenerFailed = "listener-failed" ["why"];
    /// There is no recogniser where one was looked for.
    ModelMissing = "model-missing" ["path"];
    /// There is none, because the package that brings it is not there.
    ModelNotInstalled = "model-not-installed" ["command"];
    /// A file of the recogniser is missing or empty.
    ModelLacks = "model-lacks" ["path"];
    /// A file of the recogniser is not as it was made.
    ModelChanged = "model-changed" ["path"];
    /// Nobody hears a language on this machine; what brings the net that does.
    NobodyHears = "nobody-hears" ["language", "command"];
    /// A file is no sound that can be read.
    NotSound = "not-sound" ["path"];
    /// A file has a rate that is not converted.
    SoundRate = "sound-rate" ["path", "rate"];
    /// Words were heard that mean a move.
    ListenMove = "listen-move" ["words", "move"];
    /// Words were heard that mean a move that is not legal.
    ListenIllegal = "listen-illegal" ["words", "move"];
    /// Words were heard that mean a command.
    ListenCommand = "listen-command" ["words", "command"];
    /// Words were heard that may mean several things, or one that is to be confirmed.
    ListenAsk = "listen-ask" ["words", "choices"];
    /// Words were heard that mean a move no piece can make.
    ListenNoMove = "listen-no-move" ["words"];
    /// Words were heard that mean nothing.
    ListenNothing = "listen-nothing" ["words"];
    /// Yes or no was heard, and no question stands.
    ListenNotAsked = "listen-not-asked" ["words"];
    /// More noise than words was heard.
    ListenJunk = "listen-junk" [];
    /// The recogniser takes no grammar of the program.
    ListenOwnGrammar = "listen-own-grammar" [];
    /// No words were heard.
    ListenNoWords = "listen-no-words" [];

    // How well recordings are understood.
    /// So many recordings are heard now.
    ScoreBegin = "score-begin" ["count"];
    /// What the lines that follow are about.
    ScoreHeading = "score-heading" ["group", "mode", "count"];
    /// How many of them ended like this.
    ScoreLine = "score-line" ["group", "verdict", "count", "of", "percent", "low", "high"];
    /// A number with one decimal.
    ScoreTenths = "score-tenths" ["whole", "tenths"];
    /// A recording was taken for something else.
    ScoreWrong = "score-wrong" ["file", "mode", "taken"];
    /// What the bounds are, and what they do not tell.
    ScoreBounds = "score-bounds" [];
    /// A recording cannot be used.
    ScoreRefused = "score-refused" ["file", "unusable"];
    /// The name of a recording holds a word that is none.
    ScoreNoWord = "score-no-word" ["file", "word"];
    /// So many recordings cannot be used.
    ScoreRefusedCount = "score-refused-count" ["count"];
    /// None of a folder can be used.
    ScoreNone = "score-none" ["path"];
    /// The recordings are of another language.
    ScoreOtherLanguage = "score-other-language" ["language"];
    /// What is told about the recordings cannot be read.
    ScoreNotesBad = "score-notes-bad" ["path", "line", "why"];
    /// There is no such key in it.
    ScoreNoKey = "score-no-key" ["key"];

    // Learning a voice.
    /// What is about to happen, and how it is stopped.
    LearnBegin = "learn-begin" ["count", "rounds", "announcements", "minutes"];
    /// A word is to be said.
    LearnSay = "learn-say" ["saying"];
    /// What is wrong with what was said.
    LearnFlaw = "learn-flaw" ["fault", "saying"];
    /// Everything has been said.
    LearnWorking = "learn-working" ["takes"];
    /// The voice has been learned.
    LearnDone = "learn-done" ["of", "before", "after", "wrong-before", "wrong-after"];
    /// It is for one person, and others are heard worse.
    LearnOnePerson = "learn-one-person" [];
    /// The voice was not heard better after learning, so nothing is changed.
    LearnNotBetter = "learn-not-better" ["of", "before", "after", "wrong-before", "wrong-after"];
    /// Too little was said to learn from.
    LearnTooLittle = "learn-too-little" [];
    /// Too few whole announcements were said to know whether anything is better.
    LearnTooFewAnnouncements = "learn-too-few-announcements" ["count"];
    /// Where the recordings are going to be.
    LearnKeeps = "learn-keeps" ["path"];
    /// Whether they may be given away.
    LearnConsent = "learn-consent" ["licence"];
    /// They may.
    LearnConsentGiven = "learn-consent-given" [];
    /// They may not.
    LearnConsentNotGiven = "learn-consent-not-given" [];
    /// Where the recordings are.
    LearnRecordingsKept = "learn-recordings-kept" ["path"];
    /// Nothing else is kept, and how it is undone.
    LearnForgetHint = "learn-forget-hint" [];
    /// What was learned is forgotten.
    LearnForgotten = "learn-forgotten" [];
    /// Nothing had been learned.
    LearnNothingToForget = "learn-nothing-to-forget" [];
    /// What was learned belongs to another version of the recogniser.
    LearnStale = "learn-stale" [];
    /// The recogniser is of a kind that does not learn.
    CannotLearn = "cannot-learn" ["why"];
    /// There is no recogniser that could learn in this language.
    CannotLearnLanguage = "cannot-learn-language" ["language"];
}
