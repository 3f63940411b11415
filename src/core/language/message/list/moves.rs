//! Entering moves, making and correcting them, and what ends a game.

macro_rules! moves {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Entering a move.
        /// The move as it was understood, as a question.
        ReadBack = "read-back" { m: Value };
        /// Like pieces can go there: the piece and the squares to choose from.
        WhichPiece = "which-piece" { piece: Box<Phrase>, choices: Value };
        /// Several moves fit: the moves to choose from.
        WhichMove = "which-move" { choices: Value };
        /// Joins two things to choose from.
        Or = "or" { first: Value, second: Value };
        /// From which square? Always the same words, whether several pieces fit or none (P.3).
        WhichSquare = "which-square";
        /// The same of a correction.
        WhichSquareInstead = "which-square-instead" { old: Box<Phrase>, command: String };
        /// Castling to which side?
        WhichCastling = "which-castling";
        /// Into which piece (D.2.1-6)?
        WhichPromotion = "which-promotion";
        /// Into which piece, if it is a pawn that comes to these squares? Enter: it is none.
        WhichPromotionIfPawn = "which-promotion-if-pawn";
        /// The move is illegal; Enter records it.
        IllegalAsk = "illegal-ask" { m: Value };
        /// No piece moves like that.
        Impossible = "impossible" { text: Box<Phrase> };
        /// No move was found in what was entered.
        NotUnderstood = "not-understood" { text: String };
        /// A move after a command may be several.
        NeedsBothSquares = "needs-both-squares" { text: String };
        /// A move after a command does not say what the pawn becomes.
        NeedsPromotion = "needs-promotion" { text: String };
        /// No move was found, but one whose words are spelled nearly so.
        NotUnderstoodNearest = "not-understood-nearest" { text: String, m: Box<Phrase> };
        /// Was that move meant?
        MoveMeantAsk = "move-meant-ask" { m: Box<Phrase> };
        /// Signs that judge a move are not written (8.1).
        AnnotationRefused = "annotation-refused";
        /// Descriptive notation was entered.
        UseAlgebraic = "use-algebraic";
        /// The arrival square is missing (C.10-4).
        ArrivalSquare = "arrival-square";
        /// How the move is to be written.
        UseNotation = "use-notation" { text: String };

        // Correcting.
        /// Nothing was announced that could be corrected.
        NothingToCorrect = "nothing-to-correct";
        /// Correct to which move?
        CorrectWhat = "correct-what" { old: Box<Phrase> };
        /// The line was the next move: what was to be corrected stays.
        CorrectionDropped = "correction-dropped" { old: Box<Phrase> };
        /// What was asked gave way to a move.
        QuestionDropped = "question-dropped" { command: String };
        /// A correction is read back with what it takes the place of.
        ReadBackInstead = "read-back-instead" { m: Value, old: Box<Phrase> };
        /// The correction says the same.
        CorrectSame = "correct-same";
        /// The opponent's clock runs: only the arbiter can help (D.2.7).
        CorrectTooLate = "correct-too-late" { mode: String };
        /// How the arbiter at the keys puts right what no correction helps any more.
        CorrectByArbiter = "correct-by-arbiter" { restore: String, sheet: String };
        /// Shall the arbiter be called?
        CallArbiterAsk = "call-arbiter-ask" { call: String };
        /// The program says nothing aloud, so the player calls.
        CallYourself = "call-yourself";
        /// It was noted for the arbiter, and called nobody; what does.
        NotedUncalled = "noted-uncalled" { command: String };
        /// An arbiter is needed, for those who see the screen.
        ArbiterNeeded = "arbiter-needed" { need: String };

        // Making the move and pressing the clock.
        /// There is no clock to press.
        ClockNone = "clock-none";
        /// The move is not made yet.
        ClockNotMade = "clock-not-made";
        /// Is the captured piece off the board (D.2.3-1)?
        ClockCapturedPiece = "clock-captured-piece";
        /// Has the rook moved as well (D.2.3-4)?
        ClockRook = "clock-rook";
        /// Has the rook moved, where only the rook does (F.3.b)?
        ClockOnlyRook = "clock-only-rook";
        /// Does the new piece stand in the pawn's place (D.2.3-4)?
        ClockPromotion = "clock-promotion";
        /// The announcement has not ended.
        ClockStillSpeaking = "clock-still-speaking";
        /// There is no announcement.
        NothingAnnounced = "nothing-announced";
        /// There is nothing to do.
        NothingToDo = "nothing-to-do";
        /// The announced move is to be made first (8.1).
        RecordFirst = "record-first";
        /// A move stands announced and is not made yet.
        StillAnnounced = "still-announced" { m: Box<Phrase> };
        /// Only on one's own time (6.2.d).
        OwnTimeOnly = "own-time-only";

        // Time and moves.
        /// Moves completed.
        MovesReport = "moves-report" { white: Number, black: Number };
        /// Moves completed and time used (D.2.9.d).
        TimeReport = "time-report" {
            white_moves: Number, white_used: Value, black_moves: Number, black_used: Value
        };
        /// Time left.
        TimeLeft = "time-left" { white_left: Value, black_left: Value };
        /// Both clocks stand.
        Paused = "paused";
        /// The clock goes on.
        Resumed = "resumed";
        /// The game goes on, and no clock runs.
        GoesOn = "goes-on";
        /// The clocks do not stand.
        NotPaused = "not-paused";
        /// The clocks stand already.
        AlreadyPaused = "already-paused";
        /// The clocks are stopped already, and how they go on.
        ClocksStandResume = "clocks-stand-resume" { command: String };
        /// The clock was pressed.
        ClockPressed = "clock-pressed";
        /// The clocks stand, and Enter starts that of the side to move.
        ClocksStartWithEnter = "clocks-start-with-enter" { side: String };
        /// White's clock was not started yet (6.6).
        ClocksNotStarted = "clocks-not-started";
        /// White's clock was started (6.6).
        ClocksStarted = "clocks-started" { side: String };
        /// The clock has no time control, so there are no times.
        ClocksNoTime = "clocks-no-time";
        /// The same while nobody has read the clock on the table.
        TimeReportAbout = "time-report-about" {
            white_moves: Number, white_used: Value, black_moves: Number, black_used: Value
        };
        /// The same while nobody has read the clock on the table.
        TimeLeftAbout = "time-left-about" { white_left: Value, black_left: Value };
        /// The own time left, exact or about.
        OwnTimeLeft = "own-time-left" { side: String, about: String, time: Value };
        /// The own time used, where nobody is told what is left.
        OwnTimeUsed = "own-time-used" { side: String, about: String, time: Value };
        /// The same on the Braille line, in digits: what is left, or what was used.
        OwnTimeOnTheLine = "own-time-on-the-line" { about: String, kind: String, time: String };
        /// Help of `/my-time`.
        HelpMyTime = "help-my-time";
        /// How long a move was thought about.
        MoveThought = "move-thought" { number: Number, side: String, about: String, time: Duration };
        /// Nobody knows how long a move was thought about.
        MoveThoughtUnknown = "move-thought-unknown" { number: Number, side: String };
        /// In an event nobody is told how long the opponent thought about a move (D.2.9.d).
        OpponentsThoughtNotTold = "opponents-thought-not-told";
        /// Help of `/spent`.
        HelpSpent = "help-spent";
        /// What `/spent` needs.
        NeedsMoveAndSide = "needs-move-and-side";
        /// The official clock was read (6.10.a).
        ClockSynced = "clock-synced" { side: String, left: Duration };
        /// The clocks were set (C02 5.1.j).
        ClocksSet = "clocks-set" { white: Duration, black: Duration };
        /// A player is reminded of the own time, as asked for.
        Reminder = "reminder" { side: String, about: String, time: Value };
        /// A player is told the number of the move whose clock was pressed, as asked for.
        ReminderMove = "reminder-move" { number: Number };
        /// What a player is reminded of.
        RemindersSet = "reminders-set" { moments: Value, numbers: Value };
        /// A span of time, in a list.
        TimeSpan = "time-span" { time: Duration };
        /// A player is reminded of nothing.
        RemindersOff = "reminders-off";
        /// What only the player may hear needs an earphone (D.2.5.c).
        RemindersNeedEarphone = "reminders-need-earphone";
        /// How far it is to the next control, and which was met last (C02 5.1.h).
        ControlAhead = "control-ahead" { met: Number, ahead: Value };
        /// A number of moves.
        MovesCounted = "moves-counted" { moves: Number };
        /// What the clocks showed when they were last known, and how long ago (6.10.a).
        LastKnownTimes = "last-known-times" { white_left: Duration, white_age: Duration, black_left: Duration, black_age: Duration };
        /// The time control is another from here on (6.3.a).
        ControlSet = "control-set" { control: String };
        /// A part of a time control: a period with its moves.
        ControlMoves = "control-moves" { moves: Number, time: Duration };
        /// A part of a time control: the last of several periods.
        ControlRest = "control-rest" { time: Duration };
        /// A part of a time control: the only period.
        ControlAll = "control-all" { time: Duration };
        /// A part of a time control: what is granted for each move.
        ControlPerMove = "control-per-move" { granted: Value, time: Duration };
        /// A part of a time control: Black's own time of the first period.
        ControlBlack = "control-black" { time: Duration };
        /// A part of a time control: what a draw counts for (C06-TB 6.k).
        ControlDrawOdds = "control-draw-odds";
        /// What the counter of the clock shows, where it differs from the sheet (GLO:move-counter).
        ClockCounters = "clock-counters" { white: Number, black: Number };
        /// The counter went back across a control, and the time that came there stands on the clock (6.3.b, 7.1).
        PeriodHad = "period-had" { side: String, moves: Number, time: Duration };
        /// Time was added (12.5).
        TimeAdded = "time-added" { side: String, time: Duration };
        /// The reckoning of a side came to zero; no flag fall (6.8).
        ZeroReached = "zero-reached" { side: String };
        /// A flag fell; yes writes the result.
        FlagAsk = "flag-ask" { result: String };
        /// A player claims the opponent's flag or both.
        OwnFlag = "own-flag" { command: String, both: String };
        /// A side has time left.
        FlagStands = "flag-stands" { side: String };
        /// The position ended the game before the flag.
        EndedByPosition = "ended-by-the-position";
        /// The fall of that flag is claimed already.
        FlagClaimed = "flag-claimed";
        /// What lies between two times, the worse for the player first.
        TimeBetween = "time-between" { first: Duration, second: Duration };
        /// How a clock on the table is held to be.
        ClockAsEntered = "clock-as-entered" { held: String, side: String };
        /// The account of a clock on the table was interrupted, and who may read it.
        TimeNotKnown = "time-not-known" { side: String, reads: String };
        /// A time that is not known, in place of one.
        TimeUnknown = "time-unknown";
        /// Time left that is some, and no whole second.
        TimeUnderASecond = "time-under-a-second";
        /// The program was gone, and kept no account of the clock on the table.
        GapTable = "gap-table" { time: Duration };
        /// The same where nothing tells for how long.
        GapTableUnknown = "gap-table-unknown";
        /// Nobody kept the clocks while the program was gone.
        GapNobody = "gap-nobody" { time: Duration };
        /// The same where nothing tells for how long.
        GapUnknown = "gap-unknown";
        /// After a gap only the arbiter lets the clocks go on.
        GapArbiter = "gap-arbiter";
        /// The machine was asleep; the program's clock stands.
        SleptClocksStand = "slept-clocks-stand" { time: Duration };
        /// The machine was asleep; the clock on the table went on.
        SleptClockWentOn = "slept-clock-went-on" { time: Duration };
        /// The machine was asleep; there is no clock.
        Slept = "slept" { time: Duration };
        /// Time and moves are told by a person (D.2.9.d).
        AssistantTells = "assistant-tells";
        /// It is the duty of somebody else (D.2.9).
        DutyOf = "duty-of" { by: String };
        /// A move is to be made on the other board (D.2.9.a).
        TaskToExecute = "task-to-execute" { m: String };
        /// One made there already goes back, and another is made (D.2.8).
        TaskToCorrect = "task-to-correct" { old: String, m: String };
        /// A number of hours.
        Hours = "hours" { count: Number };
        /// A number of minutes.
        Minutes = "minutes" { count: Number };
        /// A number of seconds.
        Seconds = "seconds" { count: Number };

        // Draw, resignation, result.
        /// The moment is not the usual one; Enter offers all the same (9.1.b.1).
        OfferIrregular = "offer-irregular";
        /// An offer stands already.
        OfferStands = "offer-stands";
        /// For which reason is the game stopped?
        StopWhich = "stop-which" { reasons: String };
        /// The same where it may be for none.
        StopWhichOrPause = "stop-which-or-pause" { reasons: String, number: Number, pause: String };
        /// The words for a reason, parted by commas.
        StopWords = "stop-words" { reason: String };
        /// A reason for which a game is stopped.
        StopReasonNamed = "stop-reason" { reason: String };
        /// The game is stopped, and why.
        StoppedFor = "stopped-for" { reason: Box<Message> };
        /// Both players help to reconstruct the game.
        BothReconstruct = "both-reconstruct";
        /// Asks whether the reason was one for which a side stopped the clocks.
        StopReasonAsk = "stop-reason-ask" { side: String };
        /// The reason was one.
        StopWasValid = "stop-was-valid";
        /// The reason was none.
        StopWasNotValid = "stop-was-not-valid";
        /// Something is settled before the game goes on.
        GameWaits = "game-waits" { state: String };
        /// The same, and how it goes on.
        GameWaitsResume = "game-waits-resume" { text: Box<Message>, command: String };
        /// No offer stands.
        NoOffer = "no-offer";
        /// Nobody agrees on a draw before both have moved.
        DrawTooEarly = "draw-too-early";
        /// The opponent's move is not completed.
        NotCompleted = "not-completed";
        /// A sentence, and the article that it rests on.
        Cited = "cited" { text: Box<Message>, article: String };
        /// The same, of a point of the guidelines for adjourned games (2009).
        CitedPoint = "cited-point" { text: Box<Message>, point: String };
        /// A player's keys speak for the opponent; what was agreed is a result.
        OpponentsOwn = "opponents-own" { side: String, command: String };
        /// The keys are those of the opponent's assistant, who enters no such word of that side.
        NotAtTheseKeys = "not-at-these-keys" { side: String };
        /// The offer is one's own; how the opponent's answer is entered.
        OwnOffer = "own-offer" { side: String, other: String, accept: String, decline: String };
        /// An offer has no conditions (9.1.b.3).
        OfferCondition = "offer-condition";
        /// A draw was offered.
        Offered = "offered";
        /// A side offers a draw, where the keys are those of both.
        OfferedBy = "offered-by" { side: String };
        /// The offer was accepted.
        Accepted = "accepted" { side: String };
        /// The offer was declined.
        Declined = "declined" { side: String };
        /// Resign? Only yes does it.
        ResignAsk = "resign-ask" { side: String };
        /// The same, and the Laws make another result of it than a loss.
        ResignAskResult = "resign-ask-result" { side: String, result: String };
        /// A side resigned.
        Resigned = "resigned" { side: String };
        /// Which result?
        ResultWhich = "result-which";
        /// Is this result to be written?
        ResultAsk = "result-ask" { result: String };
        /// Is a draw to be written, though not both sides have moved?
        ResultDrawTooEarly = "result-draw-too-early" { result: String };
        /// Is a draw to be written, though the event has none agreed before that move?
        ResultDrawBefore = "result-draw-before" { before: Number, result: String };
        /// Is this result to be written, though another one stands?
        ResultInstead = "result-instead" { old: String, result: String };
        /// Is this result to be written, though a side resigned?
        ResultInsteadOfResignation = "result-instead-of-resignation" { side: String, result: String };
        /// Is this result to be written, though a draw was agreed?
        ResultInsteadOfAgreement = "result-instead-of-agreement" { result: String };
        /// Is this result to be written, though a flag fell?
        ResultInsteadOfFlag = "result-instead-of-flag" { side: String, result: String };
        /// Is this result to be written, though play went on after a draw by a count?
        ResultDrawnBefore = "result-drawn-before" { why: Box<Message>, result: String };
        /// Is this result to be written, which follows from a flag?
        ResultByFlag = "result-by-flag" { side: String, result: String };
        /// The result was written.
        ResultEntered = "result-entered" { result: String };
        /// Is the result to be taken back?
        ResultTakeBackAsk = "result-take-back-ask" { result: String };
        /// The result was taken back.
        ResultTakenBack = "result-taken-back";
        /// Is another game to begin? This one is kept; only the letter does it.
        NewGameAsk = "new-game-ask";
        /// No game follows this one in a script.
        NewGamePiped = "new-game-piped";
        /// Is the last half-move taken back? Only the letter does it.
        TakeBackAsk = "take-back-ask" { m: Box<Phrase> };
        /// It is, and whose move it is.
        MoveTakenBack = "move-taken-back" { m: Box<Phrase>, side: String };
        /// Whose clock goes on then, and that no time comes back.
        TakenBackTimes = "taken-back-times";
        /// No half-move stands on the sheet.
        NothingToTakeBack = "nothing-to-take-back";
        /// No move is taken back in an event.
        NotInAnEvent = "not-in-an-event";
        /// There is no result to be taken back.
        NoResult = "no-result";
        /// A result in words.
        WhiteWins = "white-wins";
        /// A result in words.
        BlackWins = "black-wins";
        /// A result in words.
        Drawn = "drawn";
        /// A result in words.
        BothLose = "both-lose";
        /// The game is over.
        GameOver = "game-over" { result: String };
        /// The game is over, and how its result is taken back.
        GameOverTakeBack = "game-over-take-back" { result: String, command: String };
        /// Mate; yes writes the result.
        MateAsk = "mate-ask" { result: String };
        /// Stalemate; yes writes the result.
        StalemateAsk = "stalemate-ask" { result: String };
        /// Nobody can mate; yes writes the result.
        DeadPositionAsk = "dead-position-ask" { result: String };
    } };
}
