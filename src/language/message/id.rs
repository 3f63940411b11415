//! The closed set of messages: their names, and what each is told about. The words stand in `voices/`.

use crate::game::ArbiterNote;

macro_rules! message_ids {
    ($($(#[$doc:meta])+ $name:ident = $key:literal [$($argument:literal),*];)+) => {
        /// A message of the catalogue.
        #[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Ord, PartialOrd)]
        pub enum MessageId {
            $($(#[$doc])+ $name,)+
        }

        impl MessageId {
            /// Every message there is.
            pub const ALL: &'static [MessageId] = &[$(MessageId::$name,)+];

            /// Returns the name of the message in `messages.ftl`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(MessageId::$name => $key,)+
                }
            }

            /// Returns the names of what the message is told about; each stands in its text in every language.
            pub const fn arguments(self) -> &'static [&'static str] {
                match self {
                    $(MessageId::$name => &[$($argument),*],)+
                }
            }
        }
    };
}

message_ids! {
    // Entering a move.
    /// The move as it was understood, as a question.
    ReadBack = "read-back" ["move"];
    /// Like pieces can go there: the piece and the squares to choose from.
    WhichPiece = "which-piece" ["piece", "choices"];
    /// Several moves fit: the moves to choose from.
    WhichMove = "which-move" ["choices"];
    /// Joins two things to choose from.
    Or = "or" ["first", "second"];
    /// From which square? Always the same words, whether several pieces fit or none (P.3).
    WhichSquare = "which-square" [];
    /// Castling to which side?
    WhichCastling = "which-castling" [];
    /// Into which piece (D.2.1-6)?
    WhichPromotion = "which-promotion" [];
    /// The move is illegal; Enter records it.
    IllegalAsk = "illegal-ask" ["move"];
    /// No piece moves like that.
    Impossible = "impossible" ["text"];
    /// No move was found in what was entered.
    NotUnderstood = "not-understood" ["text"];
    /// Signs that judge a move are not written (8.1).
    AnnotationRefused = "annotation-refused" [];
    /// Descriptive notation was entered.
    UseAlgebraic = "use-algebraic" [];
    /// The arrival square is missing (C.10-4).
    ArrivalSquare = "arrival-square" [];
    /// How the move is to be written.
    UseNotation = "use-notation" ["text"];

    // Correcting.
    /// Nothing was announced that could be corrected.
    NothingToCorrect = "nothing-to-correct" [];
    /// Correct to which move?
    CorrectWhat = "correct-what" [];
    /// The correction says the same.
    CorrectSame = "correct-same" [];
    /// The opponent's clock runs: only the arbiter can help (D.2.7).
    CorrectTooLate = "correct-too-late" [];
    /// Shall the arbiter be called?
    CallArbiterAsk = "call-arbiter-ask" [];

    // Making the move and pressing the clock.
    /// There is no clock to press.
    ClockNone = "clock-none" [];
    /// The move is not made yet.
    ClockNotMade = "clock-not-made" [];
    /// Is the captured piece off the board (D.2.3-1)?
    ClockCapturedPiece = "clock-captured-piece" [];
    /// Has the rook moved as well (D.2.3-4)?
    ClockRook = "clock-rook" [];
    /// Has the rook moved, where only the rook does (F.3.b)?
    ClockOnlyRook = "clock-only-rook" [];
    /// Does the new piece stand in the pawn's place (D.2.3-4)?
    ClockPromotion = "clock-promotion" [];
    /// The announcement has not ended.
    ClockStillSpeaking = "clock-still-speaking" [];
    /// There is no announcement.
    NothingAnnounced = "nothing-announced" [];
    /// There is nothing to do.
    NothingToDo = "nothing-to-do" [];
    /// The move of that number is to be made or recorded first (8.1).
    RecordFirst = "record-first" ["number"];
    /// A move stands announced and is not made yet.
    StillAnnounced = "still-announced" ["move"];
    /// Only on one's own time (6.2.d).
    OwnTimeOnly = "own-time-only" [];

    // Time and moves.
    /// Moves completed.
    MovesReport = "moves-report" ["white", "black"];
    /// Moves completed and time used (D.2.9.d).
    TimeReport = "time-report" ["white-moves", "white-used", "black-moves", "black-used"];
    /// Time left.
    TimeLeft = "time-left" ["white-left", "black-left"];
    /// Both clocks stand.
    Paused = "paused" [];
    /// The clock goes on.
    Resumed = "resumed" [];
    /// The clocks do not stand.
    NotPaused = "not-paused" [];
    /// The clocks stand already.
    AlreadyPaused = "already-paused" [];
    /// White's clock was not started yet (6.6).
    ClocksNotStarted = "clocks-not-started" [];
    /// White's clock was started (6.6).
    ClocksStarted = "clocks-started" [];
    /// The clock has no time control, so there are no times.
    ClocksNoTime = "clocks-no-time" [];
    /// The same while nobody has read the clock on the table.
    TimeReportAbout = "time-report-about" ["white-moves", "white-used", "black-moves", "black-used"];
    /// The same while nobody has read the clock on the table.
    TimeLeftAbout = "time-left-about" ["white-left", "black-left"];
    /// The official clock was read (6.10.a).
    ClockSynced = "clock-synced" ["side", "left"];
    /// The clocks were set (C02 5.1.j).
    ClocksSet = "clocks-set" ["white", "black"];
    /// Time was added (12.5).
    TimeAdded = "time-added" ["side", "time"];
    /// The reckoning of a side came to zero; no flag fall (6.8).
    ZeroReached = "zero-reached" ["side"];
    /// A flag fell; Enter writes the result.
    FlagAsk = "flag-ask" ["result"];
    /// Nobody claims that the own flag fell.
    OwnFlag = "own-flag" [];
    /// That side has time left.
    FlagStands = "flag-stands" [];
    /// Nobody kept the clocks while the program was gone.
    GapNobody = "gap-nobody" ["time"];
    /// After a gap only the arbiter lets the clocks go on.
    GapArbiter = "gap-arbiter" [];
    /// The machine was asleep; the program's clock stands.
    SleptClocksStand = "slept-clocks-stand" ["time"];
    /// The machine was asleep; the clock on the table went on.
    SleptClockWentOn = "slept-clock-went-on" ["time"];
    /// The machine was asleep; there is no clock.
    Slept = "slept" ["time"];
    /// Time and moves are told by a person (D.2.9.d).
    AssistantTells = "assistant-tells" [];
    /// A move is to be made on the other board (D.2.9.a).
    TaskToExecute = "task-to-execute" ["move"];
    /// A number of hours.
    Hours = "hours" ["count"];
    /// A number of minutes.
    Minutes = "minutes" ["count"];
    /// A number of seconds.
    Seconds = "seconds" ["count"];

    // Draw, resignation, result.
    /// The moment is not the usual one; Enter offers all the same (9.1.b.1).
    OfferIrregular = "offer-irregular" [];
    /// An offer stands already.
    OfferStands = "offer-stands" [];
    /// No offer stands.
    NoOffer = "no-offer" [];
    /// An offer has no conditions (9.1.b.3).
    OfferCondition = "offer-condition" [];
    /// A draw was offered.
    Offered = "offered" [];
    /// The offer was accepted.
    Accepted = "accepted" [];
    /// The offer was declined.
    Declined = "declined" [];
    /// Resign? Enter confirms.
    ResignAsk = "resign-ask" ["side"];
    /// A side resigned.
    Resigned = "resigned" ["side"];
    /// Which result?
    ResultWhich = "result-which" [];
    /// Is this result to be written?
    ResultAsk = "result-ask" ["result"];
    /// The result was written.
    ResultEntered = "result-entered" ["result"];
    /// The game is over.
    GameOver = "game-over" ["result"];
    /// Mate; Enter writes the result.
    MateAsk = "mate-ask" ["result"];
    /// Stalemate; Enter writes the result.
    StalemateAsk = "stalemate-ask" ["result"];
    /// Nobody can mate; Enter writes the result.
    DeadPositionAsk = "dead-position-ask" ["result"];

    // Commands.
    /// Nothing was said yet that could be repeated.
    NothingSaidYet = "nothing-said-yet" [];
    /// The last announcement, spelled.
    Spelled = "spelled" ["letters"];
    /// A command was entered without its slash.
    NeedsSlash = "needs-slash" ["command"];
    /// No command of that name.
    CommandUnknown = "command-unknown" ["text"];
    /// Several commands begin like that.
    CommandAmbiguous = "command-ambiguous" ["text", "choices"];
    /// The command needs something more.
    CommandNeeds = "command-needs" ["command", "what"];
    /// What a command may need: a side.
    NeedsSide = "needs-side" [];
    /// What a command may need: a move number.
    NeedsNumber = "needs-number" [];
    /// What a command may need: a time as on the clock.
    NeedsTime = "needs-time" [];
    /// What a command may need: a move.
    NeedsMove = "needs-move" [];
    /// The head of the list of commands.
    CommandListHead = "command-list-head" [];
    /// The question was dropped.
    Cancelled = "cancelled" [];
    /// No question stands.
    NothingToCancel = "nothing-to-cancel" [];
    /// The note is in the log.
    Noted = "noted" [];
    /// A note without text.
    NoteEmpty = "note-empty" [];
    /// Only the arbiter decides (P.1).
    OnlyArbiter = "only-arbiter" [];
    /// A piece was lifted (D.2.2).
    Lifted = "lifted" ["square"];
    /// Lifted from which square?
    WhichLifted = "which-lifted" [];
    /// The program does not advise (P.2).
    NotAdvising = "not-advising" [];
    /// The scoresheet has no move yet.
    SheetEmpty = "sheet-empty" [];
    /// What a command may need: a side and a time.
    NeedsSideAndTime = "needs-side-and-time" [];
    /// What a command may need: times, and perhaps the number of the move.
    NeedsClockTimes = "needs-clock-times" [];
    /// What a command may need: an entry of the sheet.
    NeedsEntry = "needs-entry" [];
    /// Words for White in a command, parted by commas.
    WhiteWords = "white-words" [];
    /// Words for Black in a command, parted by commas.
    BlackWords = "black-words" [];
    /// Words for the number of the move in a command, parted by commas.
    MoveWords = "move-words" [];
    /// Words for yes to a question that Enter confirms, parted by commas.
    YesWords = "yes-words" [];
    /// Words for no to such a question, parted by commas.
    NoWords = "no-words" [];
    /// Only the first of the pasted lines was taken.
    OnlyFirstLine = "only-first-line" [];
    /// No such half-move stands on the sheet.
    NotOnSheet = "not-on-sheet" [];
    /// The entry of the sheet is that move already.
    SameEntry = "same-entry" [];
    /// An entry of the sheet is to be rewritten; Enter does it.
    RewriteAsk = "rewrite-ask" ["number", "side", "new", "old"];
    /// The entry was struck and rewritten.
    Rewritten = "rewritten" [];
    /// Nobody of this event has these initials.
    UnknownArbiter = "unknown-arbiter" [];
    /// No arbiter is at the keys.
    NoArbiter = "no-arbiter" [];
    /// The arbiter took the keys (12.1).
    ArbiterHere = "arbiter-here" ["initials"];
    /// The arbiter gave the keys back.
    ArbiterGone = "arbiter-gone" [];

    // What each command does.
    /// `made`.
    HelpMade = "help-made" [];
    /// `clock`.
    HelpClock = "help-clock" [];
    /// `correct`.
    HelpCorrect = "help-correct" [];
    /// `done`.
    HelpDone = "help-done" [];
    /// `wrong-repeat`.
    HelpWrongRepeat = "help-wrong-repeat" [];
    /// `offer`.
    HelpOffer = "help-offer" [];
    /// `accept`.
    HelpAccept = "help-accept" [];
    /// `decline`.
    HelpDecline = "help-decline" [];
    /// `resign`.
    HelpResign = "help-resign" [];
    /// `result`.
    HelpResult = "help-result" [];
    /// `time`.
    HelpTime = "help-time" [];
    /// `sheet`.
    HelpSheet = "help-sheet" [];
    /// `pause`.
    HelpPause = "help-pause" [];
    /// `resume`.
    HelpResume = "help-resume" [];
    /// `repeat`.
    HelpRepeat = "help-repeat" [];
    /// `setup`.
    HelpSetUp = "help-setup" [];
    /// `repeat-ear`.
    HelpRepeatEar = "help-repeat-ear" [];
    /// `spell`.
    HelpSpell = "help-spell" [];
    /// `spell-ear`.
    HelpSpellEar = "help-spell-ear" [];
    /// `note`.
    HelpNote = "help-note" [];
    /// `note-time`.
    HelpNoteTime = "help-note-time" [];
    /// `arbiter`.
    HelpArbiter = "help-arbiter" [];
    /// `lifted`.
    HelpLifted = "help-lifted" [];
    /// `adjust`.
    HelpAdjust = "help-adjust" [];
    /// `cancel`.
    HelpCancel = "help-cancel" [];
    /// `help`.
    HelpHelp = "help-help" [];
    /// `quit`.
    HelpQuit = "help-quit" [];
    /// `start`.
    HelpStart = "help-start" [];
    /// `sync`.
    HelpSync = "help-sync" [];
    /// `flag`.
    HelpFlag = "help-flag" [];
    /// `set`.
    HelpSet = "help-set" [];
    /// `add`.
    HelpAdd = "help-add" [];
    /// `player`.
    HelpPlayer = "help-player" [];

    // The program itself.
    /// The first line: face, languages, voice, and what `?` and Enter do.
    FirstLine = "first-line" ["face", "reports", "words", "voice"];
    /// Where the journal is.
    JournalPath = "journal-path" ["path"];
    /// A game was taken up again.
    ResumedGame = "resumed-game" ["number", "side"];
    /// A game with clocks was taken up again; they stand.
    ResumedGameClocksStand = "resumed-game-clocks-stand" ["number", "side"];
    /// The end; the game can be taken up again.
    Goodbye = "goodbye" ["path"];
    /// The end, and lines of the journal could not be written.
    NotSaved = "not-saved" ["path", "why"];
    /// Whose turn it is, for a screen both players may read.
    Turn = "turn" ["number", "side"];
    /// Stands on a screen that others may see for a line of which nothing may be read.
    MaskedLine = "masked-line" [];
    /// What stands before the cursor.
    Prompt = "prompt" ["number", "side"];
    /// The same on a screen that an opponent may see (12.6).
    PromptUnnumbered = "prompt-unnumbered" ["side"];
    /// Words for a draw as a result, parted by commas.
    DrawWords = "draw-words" [];
    /// The name of White.
    White = "white" [];
    /// The name of Black.
    Black = "black" [];
    /// The name of a channel, by its word: `room`, `ear`, `arbiter`, `sheet`.
    ChannelName = "channel-name" ["channel"];

    // Devices.
    /// The Room has no voice.
    RoomVoiceMissing = "room-voice-missing" [];
    /// The Room lost its voice.
    RoomVoiceLost = "room-voice-lost" [];
    /// The Room has its voice again.
    RoomVoiceBack = "room-voice-back" [];
    /// The Ear has no voice.
    EarVoiceMissing = "ear-voice-missing" [];
    /// The Ear lost its voice.
    EarVoiceLost = "ear-voice-lost" [];
    /// The Ear has its voice again.
    EarVoiceBack = "ear-voice-back" [];
    /// Without an earphone the Ear is heard in the room.
    EarOnRoom = "ear-on-room" [];
    /// The journal cannot be written.
    JournalLost = "journal-lost" [];
    /// The journal is written again, nothing is missing.
    JournalBack = "journal-back" [];
    /// Why the machine is kept awake, as the system shows it to people.
    StaysAwake = "stays-awake" [];

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

    /// How the practice works.
    PracticeHelp = "practice-help" [];
    /// What stands on the line of the cursor while somebody practises.
    PracticePrompt = "practice-prompt" [];

    // The board, on request.
    /// What stands on a square.
    SquareHolds = "square-holds" ["square", "side", "piece"];
    /// Nothing stands on a square.
    SquareEmpty = "square-empty" ["square"];
    /// In an event nobody is told what stands on a square.
    SquareNotTold = "square-not-told" [];
    /// Which square?
    WhichSquareToTell = "which-square-to-tell" [];
    /// Help of `/square`.
    HelpSquare = "help-square" [];
    /// Help of `/listen`.
    HelpListen = "help-listen" [];
    /// Help of the talk key.
    HelpTalkKey = "help-talk-key" ["key"];
    /// What a key is called.
    KeyName = "key-name" ["key"];

    // For the arbiter.
    /// Possibly an illegal move; as written, with number.
    NoteIllegalMove = "note-illegal-move" ["move"];
    /// Mate on the board.
    NoteCheckmate = "note-checkmate" [];
    /// Stalemate on the board.
    NoteStalemate = "note-stalemate" [];
    /// Neither side can mate.
    NoteDeadPosition = "note-dead-position" [];
    /// The position stands for the fifth time.
    NoteFivefold = "note-fivefold" [];
    /// 75 moves by each side without pawn move or capture.
    NoteSeventyFiveMoves = "note-seventy-five-moves" [];
    /// The corrected move uses another piece than the one lifted.
    NoteCorrectedToOtherPiece = "note-corrected-to-other-piece" [];
    /// The repetition was wrong and the clock runs.
    NoteMismatchWatch = "note-mismatch-watch" [];
    /// The player asks for the arbiter.
    NoteCalled = "note-called" [];
    /// A draw was offered at another moment than 9.1.b.1 names.
    NoteIrregularOffer = "note-irregular-offer" [];
    /// The clock on the table was pressed before the move was made.
    NotePressedUnmade = "note-pressed-unmade" [];
    /// An entry of the sheet was struck and rewritten.
    NoteSheetCorrected = "note-sheet-corrected" ["new", "old"];
    /// A flag fell or is claimed: moves completed and required (6.4).
    NoteFlag = "note-flag" ["side", "moves", "required"];
    /// A flag fell or is claimed where no number of moves is required.
    NoteFlagOpen = "note-flag-open" ["side", "moves"];
    /// Whose reckoning came to zero first (C02 5.1.e).
    NoteFirstZero = "note-first-zero" ["side"];
    /// Nobody kept the clocks for a while.
    NoteGap = "note-gap" ["time"];

    // The command line.
    /// Event mode needs its file.
    EventNeedsFile = "event-needs-file" [];
    /// The file exists and is not overwritten.
    FileExists = "file-exists" ["path"];
    /// The file cannot be read.
    FileUnreadable = "file-unreadable" ["path", "why"];
    /// The file cannot be written.
    FileUnwritable = "file-unwritable" ["path", "why"];
    /// A line of the journal is damaged.
    JournalDamaged = "journal-damaged" ["path", "line"];
    /// The last line of the journal was cut short.
    JournalTorn = "journal-torn" ["path"];
    /// The settings are not understood.
    SettingsBad = "settings-bad" ["path", "line", "why"];
    /// A file of the voices is not understood.
    VoicesBad = "voices-bad" ["file", "key", "why"];
    /// A device that was asked for cannot be used.
    DeviceUnusable = "device-unusable" ["device", "why"];
    /// The position is none.
    BadFen = "bad-fen" ["text"];
    /// No announcements of that name.
    UnknownWords = "unknown-words" ["name", "known"];
    /// No piece letters of that name.
    UnknownLetters = "unknown-letters" ["name", "known"];
    /// No reports in that language.
    UnknownReports = "unknown-reports" ["name", "known"];
    /// What stands before a line that both players hear.
    RoomLabel = "room-label" [];
    /// What stands before a line for the arbiter.
    ArbiterLabel = "arbiter-label" [];
    /// How the game is taken up again.
    GoOnWith = "go-on-with" ["command"];
    /// The clock of the program needs a time control.
    ClockNeedsTime = "clock-needs-time" [];
    /// The settings hold a key that there is not.
    SettingsUnknownKey = "settings-unknown-key" ["path", "line", "key"];
    /// No voice of that name.
    UnknownVoice = "unknown-voice" ["name"];
    /// The person's own voice comes with a later version.
    OwnVoiceLater = "own-voice-later" [];
    /// The built-in voice is not installed.
    NoBuiltinVoice = "no-builtin-voice" ["path"];
    /// The file is something else.
    NotAJournal = "not-a-journal" ["path"];
    /// A newer program wrote the journal.
    JournalNewer = "journal-newer" ["path"];
    /// A damaged journal is not continued, but what stands before the damage can be.
    JournalDamagedResume = "journal-damaged-resume" ["path", "line"];
    /// Another program writes the journal.
    JournalInUse = "journal-in-use" ["path"];
    /// The journal holds no game.
    NoGameInJournal = "no-game-in-journal" ["path"];
    /// The move cannot be made in the position.
    IllegalMove = "illegal-move" ["move"];
    /// A game of an event is exported as PGN when it is over.
    EventGameRuns = "event-game-runs" [];
    /// An export is not written over its journal.
    OverJournal = "over-journal" ["path"];
    /// Neither a number from 0 to 959 nor eight pieces (F.2).
    Chess960Unknown = "chess960-unknown" ["text"];
    /// The back rank has other pieces than it should (F.2).
    Chess960Pieces = "chess960-pieces" ["text"];
    /// Both bishops stand on squares of one colour (F.2.c).
    Chess960Bishops = "chess960-bishops" ["text"];
    /// The king does not stand between the rooks (F.2.b).
    Chess960King = "chess960-king" ["text"];
    /// Two start positions were asked for.
    Chess960WithFen = "chess960-with-fen" [];
    /// Two faces were asked for.
    ScreenOrPlain = "screen-or-plain" [];
    /// A whole screen needs a window to draw in.
    ScreenNeedsTerminal = "screen-needs-terminal" [];

    // The start position.
    /// The set-up is read before the first move only (F.2).
    SetUpIsOver = "set-up-is-over" [];
    /// The start position is one that no game can come to; what is wrong with it.
    PositionImpossible = "position-impossible" ["flaws"];
    /// A flaw of a start position: no piece at all.
    FlawEmptyBoard = "flaw-empty-board" [];
    /// A side without a king.
    FlawMissingKing = "flaw-missing-king" [];
    /// A side with several kings.
    FlawTooManyKings = "flaw-too-many-kings" [];
    /// Pawns on the first or the last rank.
    FlawPawnsOnBackRank = "flaw-pawns-on-back-rank" [];
    /// A right to castle without king and rook for it.
    FlawCastlingRights = "flaw-castling-rights" [];
    /// A square for taking in passing that no pawn has passed.
    FlawEnPassant = "flaw-en-passant" [];
    /// The side not to move is in check.
    FlawOppositeCheck = "flaw-opposite-check" [];
    /// A check that no move can have given.
    FlawImpossibleCheck = "flaw-impossible-check" [];
    /// More pieces than promotions can account for.
    FlawTooMuchMaterial = "flaw-too-much-material" [];

    // The printed scoresheet.
    /// Its title where it is a scoresheet.
    FormScoresheet = "form-scoresheet" [];
    /// Its title where nobody authorised it as one (C.0, 6.13).
    FormPrivateLog = "form-private-log" [];
    /// The number of a sheet of several.
    FormSheet = "form-sheet" ["number"];
    /// The round, as on the form.
    FormRound = "form-round" ["number"];
    /// The match of a team event.
    FormMatch = "form-match" ["number"];
    /// The board.
    FormBoard = "form-board" ["number"];
    /// The event.
    FormEvent = "form-event" ["name"];
    /// The place.
    FormSite = "form-site" ["name"];
    /// The date.
    FormDate = "form-date" ["name"];
    /// The start position, where it is not the usual one.
    FormStart = "form-start" ["fen"];
    /// The result.
    FormResult = "form-result" ["result"];
    /// Who resigned.
    FormResigned = "form-resigned" ["side"];
    /// What the mark beside a move says.
    FormIllegal = "form-illegal" ["mark"];
    /// The head of the lines to sign (8.7).
    FormSignatures = "form-signatures" [];
    /// Who signs beside the players.
    FormArbiter = "form-arbiter" [];

    // A whole screen, and the view of the opponent.
    /// Marks the clock that runs.
    ClockRuns = "clock-runs" [];
    /// Marks a time that may differ from the clock on the table.
    ClockAbout = "clock-about" [];
    /// Whose turn it is, without a number (12.6).
    SideToMove = "side-to-move" ["side"];
    /// There is no journal yet to be followed.
    WaitsForJournal = "waits-for-journal" ["path"];

    // Options that cannot be followed.
    /// No option of that name.
    OptionUnknown = "option-unknown" ["option"];
    /// No option of that name, but one like it.
    OptionUnknownSuggested = "option-unknown-suggested" ["option", "suggested"];
    /// An option without its value.
    OptionNeedsValue = "option-needs-value" ["option"];
    /// An option that takes only some words.
    OptionChoices = "option-choices" ["option", "value", "choices"];
    /// A value that an option cannot take.
    OptionBadValue = "option-bad-value" ["option", "value", "why"];
    /// What must not be missing.
    OptionMissing = "option-missing" ["option"];
    /// An option before the task to which it belongs.
    OptionBehindTask = "option-behind-task" ["option"];
    /// An option that takes no value.
    OptionNoValue = "option-no-value" ["option"];
    /// An option that stands there twice.
    OptionTwice = "option-twice" ["option"];
    /// Two options that cannot stand together.
    OptionsExclude = "options-exclude" ["option", "other"];
    /// A part of a time control that is none.
    TimeControlPart = "time-control-part" ["part"];
    /// The last period, and only it, is for the rest of the game.
    TimeControlLastPeriod = "time-control-last-period" [];
    /// Only one increment or delay is possible.
    TimeControlTwoIncrements = "time-control-two-increments" [];
    /// An increment or delay of more than a minute (AMB-10).
    TimeControlLongDelay = "time-control-long-delay" [];

    // What `doctor` says.
    /// The version.
    DoctorVersion = "doctor-version" ["version"];
    /// A helper program is there and answers.
    DoctorHelperAnswers = "doctor-helper-answers" ["helper"];
    /// A helper program is there and does not answer.
    DoctorHelperSilent = "doctor-helper-silent" ["helper", "why"];
    /// A helper program is not there.
    DoctorHelperMissing = "doctor-helper-missing" ["helper", "folder"];
    /// A voice speaks a language.
    DoctorVoice = "doctor-voice" ["language"];
    /// No voice speaks a language.
    DoctorVoiceMissing = "doctor-voice-missing" ["language", "install"];
    /// Where a channel is heard.
    DoctorSound = "doctor-sound" ["channel", "device"];
    /// A channel is not heard.
    DoctorSoundMissing = "doctor-sound-missing" ["channel", "why"];
    /// The microphone, and how loud it is.
    DoctorMicrophone = "doctor-microphone" ["device", "level"];
    /// A microphone of which nothing is heard, not even noise.
    DoctorMicrophoneDead = "doctor-microphone-dead" ["device"];
    /// There is no microphone.
    DoctorMicrophoneMissing = "doctor-microphone-missing" ["why"];
    /// There is no settings file; it could be here.
    DoctorNoSettings = "doctor-no-settings" ["path"];
    /// The settings file is followed.
    DoctorSettings = "doctor-settings" ["path"];
    /// Where journals go, and how long the disk takes for a line.
    DoctorJournals = "doctor-journals" ["path", "milliseconds"];
    /// The machine can be kept awake.
    DoctorAwake = "doctor-awake" [];
    /// The program that keeps the machine awake is not there.
    DoctorAwakeMissing = "doctor-awake-missing" ["program"];
    /// The system does not let the machine be kept awake.
    DoctorAwakeRefused = "doctor-awake-refused" ["program", "why"];
    /// The kind of terminal.
    DoctorTerminal = "doctor-terminal" ["kind"];
    /// There is no terminal.
    DoctorNoTerminal = "doctor-no-terminal" [];
    /// The system's language and that of the reports.
    DoctorLocale = "doctor-locale" ["locale", "reports"];
    /// Where the log is.
    DoctorLog = "doctor-log" ["path"];

    // The event file.
    /// A line of the event file is wrong.
    EventFileLine = "event-file-line" ["path", "line", "why"];
    /// The event file lacks something.
    EventFileWhole = "event-file-whole" ["path", "why"];
    /// There is no such key.
    EventUnknownKey = "event-unknown-key" ["key"];
    /// What the reader of TOML says.
    EventUnreadable = "event-unreadable" ["why"];
    /// One of a few words was expected.
    EventChoice = "event-choice" ["key", "text", "known"];
    /// Not a date.
    EventDate = "event-date" ["text"];
    /// Not a date and time of day.
    EventDateAndTime = "event-date-and-time" ["text"];
    /// A key is missing.
    EventMissing = "event-missing" ["key", "table"];
    /// No arbiter authorised this device (P.5).
    EventNotAuthorised = "event-not-authorised" [];
    /// A duty is the assistant's, and there is none.
    EventNoAssistant = "event-no-assistant" ["duty"];
    /// The opponent's assistant does only the duties a and b (D.2.10).
    EventOpponentsAssistant = "event-opponents-assistant" ["duty"];
    /// No arbiter accepted the assistant (8.1.e).
    EventNotAccepted = "event-not-accepted" [];
    /// Only a person can do it.
    EventNotByProgram = "event-not-by-program" ["duty"];
    /// One thing laid down excludes another.
    EventContradiction = "event-contradiction" ["first", "second"];
    /// An arbiter must allow it (D.1).
    EventNeedsLeave = "event-needs-leave" ["setting", "leave"];
    /// No arbiter of the file has these initials.
    EventUnknownInitials = "event-unknown-initials" ["initials"];
    /// Two arbiters of the file have the same initials.
    EventSameInitials = "event-same-initials" ["initials"];
    /// Initials that cannot be entered behind `/arbiter`.
    EventNotInitials = "event-not-initials" ["initials"];
    /// An edition of the Laws that comes later.
    EventEdition = "event-edition" ["text"];
    /// The clock of the program has no time control.
    EventClockNeedsTime = "event-clock-needs-time" [];
    /// An option that the event file decides.
    EventFileDecides = "event-file-decides" ["option"];
    /// A game taken up again needs no event file.
    EventGoesOn = "event-goes-on" [];
    /// The read-back is neither heard nor may it be read.
    ReadBackReachesNobody = "read-back-reaches-nobody" [];
    /// A game goes on in which the read-back is neither heard nor may it be read.
    ReadBackUnheard = "read-back-unheard" [];
    /// Keys at a terminal, and a screen that is none.
    EventNeedsTerminal = "event-needs-terminal" [];
    /// Event mode: who announces, which clock, and what the record is worth (C.0-2).
    EventOpening = "event-opening" ["announces", "clock", "record"];
    /// Time and moves are told by nobody (D.2.9.d).
    NobodyTells = "nobody-tells" [];
    /// The opponent's assistant asks for time and moves (D.2.10).
    OnlyThePlayerIsTold = "only-the-player-is-told" [];
    /// A file can be used.
    CheckEventGood = "check-event-good" ["path"];
    /// Who authorised this device, and when (P.5).
    CheckEventAuthorised = "check-event-authorised" ["by", "at"];
    /// Who is visually impaired.
    CheckEventServed = "check-event-served" ["side"];
    /// The time control.
    CheckEventTime = "check-event-time" ["time"];
    /// The words and the letters.
    CheckEventWords = "check-event-words" ["words", "letters"];
    /// The assistant (8.1.e).
    CheckEventAssistant = "check-event-assistant" ["of", "name", "by"];
    /// Who does a duty (D.2.9).
    CheckEventDuty = "check-event-duty" ["duty", "who"];
    /// What is allowed, and by whom (D.1).
    CheckEventLeave = "check-event-leave" ["what", "by"];
    /// Who does a duty: the name of somebody.
    Who = "who" ["by"];

    // Reading a game.
    /// A move that is read: its number, its side, its words.
    ReadMove = "read-move" ["number", "side", "move"];
    /// A comment of the game that is read.
    ReadComment = "read-comment" ["text"];
    /// A sign that judges a move.
    ReadSign = "read-sign" ["sign"];
    /// How many variations stand in the place of a move.
    ReadVariations = "read-variations" ["count"];
    /// Which variation is entered.
    ReadVariation = "read-variation" ["number", "count"];
    /// What the mover's clock showed.
    ReadClock = "read-clock" ["time"];
    /// A game of a file.
    ReadGameLine = "read-game-line" ["number", "white", "black", "result", "count"];
    /// How much is wrong with a game.
    ReadFlaws = "read-flaws" ["count"];
    /// The first line of a game that is read.
    ReadWelcome = "read-welcome" ["white", "black", "result", "count"];
    /// Nothing is read yet.
    ReadBeforeFirst = "read-before-first" [];
    /// The main line is read to its end.
    ReadEnd = "read-end" ["result"];
    /// A variation is read to its end.
    ReadEndVariation = "read-end-variation" [];
    /// How far the line is read.
    ReadWhere = "read-where" ["count", "all"];
    /// How deep in variations we are.
    ReadInVariation = "read-in-variation" ["count"];
    /// No variation stands in the place of the move.
    ReadNoVariation = "read-no-variation" [];
    /// There are fewer variations.
    ReadNoSuchVariation = "read-no-such-variation" ["number"];
    /// There is no variation to leave.
    ReadMainLine = "read-main-line" [];
    /// Nothing was found.
    ReadNotFound = "read-not-found" ["text"];
    /// The line has no move of that number.
    ReadNoSuchMove = "read-no-such-move" ["text"];
    /// The prompt before the first move that is read.
    ReadPromptStart = "read-prompt-start" [];
    /// What is to be found?
    ReadFindWhat = "read-find-what" [];
    /// A file with several games, one of which must be chosen.
    ReadWhichGame = "read-which-game" ["path"];
    /// A file with fewer games.
    ReadNoSuchGame = "read-no-such-game" ["path", "number", "count"];
    /// What is wrong with a game, and where.
    PgnFlaw = "pgn-flaw" ["line", "column", "kind", "text"];

    // Two boards.
    /// The sheets agree on so many half-moves.
    ResolveAgree = "resolve-agree" ["count"];
    /// The sheets agree on so many half-moves, and then they differ.
    ResolveDiffer = "resolve-differ" ["count"];
    /// The sheets agree on so many half-moves for certain; then entries must be decided.
    ResolveUndecided = "resolve-undecided" ["count"];
    /// A half-move: its number and its side.
    ResolvePlace = "resolve-place" ["number", "side"];
    /// The sheet this program keeps.
    ResolveOurs = "resolve-ours" [];
    /// The opponent's sheet.
    ResolveTheirs = "resolve-theirs" [];
    /// Where the sheets first differ.
    ResolveDifference = "resolve-difference" ["place"];
    /// What a sheet says of a half-move.
    ResolveSays = "resolve-says" ["sheet", "move"];
    /// What is written is no move a piece can make.
    ResolveNoMove = "resolve-no-move" ["text"];
    /// An entry may mean several moves (D.2.8-6).
    ResolveAmbiguous = "resolve-ambiguous" ["place", "sheet", "text", "candidates"];
    /// An entry cannot be read.
    ResolveIllegible = "resolve-illegible" ["place", "sheet", "text"];
    /// An entry is missing, though others follow.
    ResolveMissing = "resolve-missing" ["place", "sheet"];
    /// Neither sheet says what was played; nothing behind it was compared.
    ResolveBreaksOff = "resolve-breaks-off" ["place"];
    /// Entries are missing at the end of a sheet, which is no difference (D.2.8-7).
    ResolveTail = "resolve-tail" ["sheet", "count"];
    /// Without some half-moves of the other sheet the entries are the same again.
    ResolveLacks = "resolve-lacks" ["sheet", "count", "run"];
    /// In another order both sheets come to the same position.
    ResolveSamePosition = "resolve-same-position" ["place"];
    /// A number on a sheet is not the next one.
    ResolveJump = "resolve-jump" ["sheet", "line", "number", "expected"];
    /// A sheet whose numbers jump was read in the order in which the moves stand.
    ResolveInOrder = "resolve-in-order" ["sheet"];
    /// The position of the sheets, and who is to move.
    ResolvePosition = "resolve-position" ["side", "fen"];
    /// The position to go back to, and who is to move (D.2.8-3).
    ResolveBackTo = "resolve-back-to" ["side", "fen"];
    /// What a clock showed at that position.
    ResolveTime = "resolve-time" ["side", "left"];
    /// A board shows the position of the sheets.
    ResolveBoardRight = "resolve-board-right" ["board"];
    /// A board must change; how follows.
    ResolveBoardWrong = "resolve-board-wrong" ["board"];
    /// No game comes to what stands on a board.
    ResolveBoardFlaws = "resolve-board-flaws" ["board", "flaws"];
    /// A piece goes off the board.
    ResolveRemove = "resolve-remove" ["piece", "square"];
    /// A piece goes from a wrong square to a right one.
    ResolveMove = "resolve-move" ["piece", "from", "to"];
    /// A piece is put on the board.
    ResolvePut = "resolve-put" ["piece", "side", "square"];
    /// In so many ways slips of the hand lead to what stands on a board.
    ResolveExplained = "resolve-explained" ["board", "slips", "count"];
    /// Two slips of the hand do not lead to what stands on a board.
    ResolveUnexplained = "resolve-unexplained" ["board"];
    /// Some ways are not listed.
    ResolveMore = "resolve-more" ["count"];
    /// A slip, at which half-move.
    ResolveSlip = "resolve-slip" ["place", "move", "slip"];
    /// Two slips together.
    ResolveBoth = "resolve-both" ["first", "second"];
    /// The move was not executed.
    SlipNotExecuted = "slip-not-executed" [];
    /// The piece was put beside its square.
    SlipOneSquareOff = "slip-one-square-off" ["square"];
    /// When castling the rook was put beside its square.
    SlipRookOneSquareOff = "slip-rook-one-square-off" ["square"];
    /// Another piece of the same kind went.
    SlipWrongPiece = "slip-wrong-piece" ["square"];
    /// The files were taken for those of the other side.
    SlipMirrored = "slip-mirrored" ["from", "to"];
    /// The move was executed twice.
    SlipTwice = "slip-twice" ["square"];
    /// The captured piece was put beside.
    SlipCapturedPutAside = "slip-captured-put-aside" ["square"];
    /// The captured piece stayed, and the capturing one was put beside.
    SlipCapturedNotRemoved = "slip-captured-not-removed" ["square"];
    /// The capturing piece was taken off in place of the captured one.
    SlipCapturingRemoved = "slip-capturing-removed" [];
    /// The pawn taken in passing was left.
    SlipEnPassantLeft = "slip-en-passant-left" [];
    /// When castling the rook was not moved.
    SlipRookNotMoved = "slip-rook-not-moved" [];
    /// When castling the king was not moved.
    SlipKingNotMoved = "slip-king-not-moved" [];
    /// The pawn became another piece, or remained a pawn.
    SlipWrongPromotion = "slip-wrong-promotion" ["piece"];
    /// A file of several games is no sheet.
    ResolveSeveralGames = "resolve-several-games" ["path"];
    /// A sheet cannot be used, or not to its end.
    ResolveSheetFlaw = "resolve-sheet-flaw" ["path", "flaw"];
    /// The sheets begin from different positions.
    ResolveStartsDiffer = "resolve-starts-differ" [];
    /// There is no such entry to decide.
    ResolveNoEntry = "resolve-no-entry" ["sheet", "number"];
    /// How to say what an entry means.
    ResolveAskMeaning = "resolve-ask-meaning" [];
    /// What stands on a square?
    ResolveAskSquare = "resolve-ask-square" ["board", "square"];
    /// How to answer what stands on a square.
    ResolveAskAgain = "resolve-ask-again" [];
    /// What stands on a board is found after so many questions, if there was one slip at most.
    ResolveAskFound = "resolve-ask-found" ["board", "count"];
    /// Every square of a board is known.
    ResolveAskComplete = "resolve-ask-complete" ["board"];
    /// No single slip leads there, so every square is asked.
    ResolveAskAll = "resolve-ask-all" ["board"];
    /// The questions were stopped.
    ResolveAskStopped = "resolve-ask-stopped" ["board"];
    /// How White is called in an answer, apart by commas.
    ResolveWhiteWords = "resolve-white-words" [];
    /// How Black is called in an answer, apart by commas.
    ResolveBlackWords = "resolve-black-words" [];
    /// How an empty square is called in an answer, apart by commas.
    ResolveEmptyWords = "resolve-empty-words" [];

    // Listening.
    /// No listener, or one that failed.
    ListenerFailed = "listener-failed" ["why"];
    /// There is no recogniser where one was looked for.
    ModelMissing = "model-missing" ["path"];
    /// A file of the recogniser is missing or empty.
    ModelLacks = "model-lacks" ["path"];
    /// A file of the recogniser is not as it was made.
    ModelChanged = "model-changed" ["path"];
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
    // Learning a voice.
    /// What is about to happen, and how it is stopped.
    LearnBegin = "learn-begin" ["count", "rounds", "minutes"];
    /// A word is to be said.
    LearnSay = "learn-say" ["saying"];
    /// What is wrong with what was said.
    LearnFlaw = "learn-flaw" ["fault", "saying"];
    /// Everything has been said.
    LearnWorking = "learn-working" ["takes"];
    /// The voice has been learned.
    LearnDone = "learn-done" ["takes", "before", "after"];
    /// The voice was not heard better after learning, so nothing is changed.
    LearnNotBetter = "learn-not-better" ["takes", "before", "after"];
    /// Too little was said to learn from.
    LearnTooLittle = "learn-too-little" [];
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
    /// What `next` does.
    HelpNext = "help-next" [];
    /// What `back` does.
    HelpBack = "help-back" [];
    /// What `move` does.
    HelpMove = "help-move" [];
    /// What `find` does.
    HelpFind = "help-find" [];
    /// What `into` does.
    HelpInto = "help-into" [];
    /// What `out` does.
    HelpOut = "help-out" [];
    /// What `?` does while a game is read.
    HelpWhere = "help-where" [];
    /// What `quit` does while a game is read.
    HelpQuitReading = "help-quit-reading" [];
}

impl From<&ArbiterNote> for MessageId {
    /// Names what the arbiter is told; for an illegal move it needs the `move`, for a corrected entry both.
    fn from(note: &ArbiterNote) -> Self {
        match note {
            ArbiterNote::IllegalMove { .. } => MessageId::NoteIllegalMove,
            ArbiterNote::Checkmate => MessageId::NoteCheckmate,
            ArbiterNote::Stalemate => MessageId::NoteStalemate,
            ArbiterNote::DeadPosition => MessageId::NoteDeadPosition,
            ArbiterNote::Fivefold => MessageId::NoteFivefold,
            ArbiterNote::SeventyFiveMoves => MessageId::NoteSeventyFiveMoves,
            ArbiterNote::CorrectedToOtherPiece => MessageId::NoteCorrectedToOtherPiece,
            ArbiterNote::MismatchWatch => MessageId::NoteMismatchWatch,
            ArbiterNote::Called => MessageId::NoteCalled,
            ArbiterNote::IrregularOffer => MessageId::NoteIrregularOffer,
            ArbiterNote::PressedUnmade => MessageId::NotePressedUnmade,
            ArbiterNote::SheetCorrected { .. } => MessageId::NoteSheetCorrected,
        }
    }
}
