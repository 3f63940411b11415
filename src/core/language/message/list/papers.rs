//! What is written: for the arbiter, of an event, of a game.

macro_rules! papers {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // For the arbiter.
        /// Possibly an illegal move; as written, with number.
        NoteIllegalMove = "note-illegal-move" { m: String };
        /// A pawn was left on the last rank, where the edition makes a queen of it (7.5.2).
        NoteUnreplacedPawn = "note-unreplaced-pawn" { m: String };
        /// No piece on the board of the program can be what was announced.
        NoteCannotFollow = "note-cannot-follow" { m: String };
        /// The words that were entered are not those of the move that the board made of them.
        NoteEnteredOtherwise = "note-entered-otherwise" { entered: String, made: String };
        /// Mate on the board.
        NoteCheckmate = "note-checkmate";
        /// Stalemate on the board.
        NoteStalemate = "note-stalemate";
        /// Neither side can mate.
        NoteDeadPosition = "note-dead-position";
        /// The position stands for the fifth time.
        NoteFivefold = "note-fivefold";
        /// The same, not in a row.
        NoteFivefoldApart = "note-fivefold-apart";
        /// The position ends the game by a queen that was put for a pawn (7.5.2).
        EndedByQueen = "ended-by-queen" { why: Box<Message> };
        /// A move that came after a flag would have ended the game.
        AfterTheFlag = "after-the-flag" { why: Box<Message> };
        /// What is counted (9.6) waits for an illegal move that came before (7.5.1).
        FaultFirst = "fault-first" { why: Box<Message> };
        /// A move was made after a flag was claimed or called.
        NoteMadeAfterFlag = "note-made-after-flag" { side: String };
        /// A draw by a count that play went on after.
        DrawnBefore = "drawn-before" { m: String, why: Box<Message> };
        /// 75 moves by each side without pawn move or capture.
        NoteSeventyFiveMoves = "note-seventy-five-moves";
        /// The corrected move uses another piece than the one lifted.
        NoteCorrectedToOtherPiece = "note-corrected-to-other-piece";
        /// A move is illegal, and what is due in its place.
        NoteIllegalMoveDue = "note-illegal-move-due" { m: String, due: Box<Message> };
        /// A half-move of the sheet is illegal, and that is settled.
        NoteIllegalSettled = "note-illegal-settled" { m: String, settled: Value };
        /// Pieces were touched, and what that binds to.
        NoteTouched = "note-touched" { side: String, did: String, due: Box<Message> };
        /// Pieces were touched.
        NoteTouchedOnly = "note-touched-only" { side: String, did: String };
        /// The pieces that were touched.
        TouchedPieces = "touched-pieces" { pieces: String };
        /// A move does not keep to what was touched.
        NoteTouchNotKept = "note-touch-not-kept" { side: String, due: Box<Message> };
        /// Let go on a square, behind what was touched.
        LetGo = "let-go" { square: String };
        /// Nothing is due (4.5).
        DueFree = "due-free";
        /// Nothing but that a castling is barred (4.4.2, 4.5).
        DueFreeBut = "due-free-but" { castling: String };
        /// A piece moves (4.3.1).
        DueMoves = "due-moves" { piece: String };
        /// A piece is taken (4.3.2).
        DueTaken = "due-taken" { piece: String };
        /// One takes another (4.3.3).
        DueTakes = "due-takes" { by: String, of: String };
        /// Castling (4.4.1).
        DueCastles = "due-castles" { castling: String };
        /// What was let go there stays (4.7).
        DueStays = "due-stays" { square: String };
        /// The pawn that was left on the last rank becomes another piece there (4.7).
        DuePromotes = "due-promotes" { piece: String, square: String };
        /// The repetition was wrong and the clock runs.
        NoteMismatchWatch = "note-mismatch-watch";
        /// The player asks for the arbiter.
        NoteCalled = "note-called" { entrant: String };
        /// The keys at which a signature was entered that are not those of the signer.
        NoteSignedAtKeys = "note-signed-at-keys" { side: String, keys: String };
        /// The program called the arbiter for a result.
        NoteCalledForResult = "note-called-for-result" { entrant: String };
        /// A player's keys ended the game.
        NoteEndedByPlayer = "note-ended-by-player" { entrant: String, result: String, command: String, code: String };
        /// The same, where the position had ended the game before.
        NoteEndedAlready = "note-ended-already" { entrant: String, result: String, command: String, code: String };
        /// Before that, who resigned, where the Laws make another result of it.
        NoteAfterResignation = "note-after-resignation" { side: String, note: Box<Message> };
        /// Before that, that a draw was agreed, where the Laws make another result of it.
        NoteAfterAgreement = "note-after-agreement" { note: Box<Message> };
        /// The player stopped the clocks, and why.
        NoteStopped = "note-stopped" { entrant: String, reason: Box<Message> };
        /// The opponent of the player stopped the clocks.
        NoteStoppedBy = "note-stopped-by" { side: String, reason: Box<Message> };
        /// The player stopped the clocks, for a reason that has no name.
        NoteStoppedOther = "note-stopped-other" { entrant: String };
        /// The arbiter's word for this device is of another day (P.5).
        NoteAuthorisedAnotherDay = "note-authorised-another-day" { at: String, opened: String };
        /// A claim was refused, for a piece had been touched (9.4).
        NoteClaimRefused = "note-claim-refused" { claim: Box<Message> };
        /// What a player claimed, or accepted, was refused at the keys.
        NoteNotTaken = "note-not-taken" { side: String, untaken: String };
        /// A draw was offered at another moment than 9.1.b.1 names.
        NoteIrregularOffer = "note-irregular-offer" { side: String, entrant: String };
        /// On the clock on the table play began before the arbiter gave the word to start.
        NotePlayedUnstarted = "note-played-unstarted";
        /// The clock on the table was pressed before the move was made.
        NotePressedUnmade = "note-pressed-unmade";
        /// The same where it counts as an illegal move, and how that is entered.
        NotePressedUnmadeCounts = "note-pressed-unmade-counts" { command: String };
        /// Somebody who would take the keys entered a wrong secret.
        NoteWrongSecret = "note-wrong-secret";
        /// Another command of the program was asked for during the game.
        NoteOtherCommand = "note-other-command" { command: String, answer: String, times: Number };
        /// The notice that the game is played was taken away.
        NoteNoticeRemoved = "note-notice-removed";
        /// That notice can be put up nowhere.
        NoteNoticeMissing = "note-notice-missing";
        /// What was announced, or entered for the opponent, was corrected.
        NoteCorrected = "note-corrected" { new: String, old: String };
        /// The arbiter was called because a correction came after the clock.
        NoteCorrectionLate = "note-correction-late" { new: String, old: String };
        /// The same, where nothing was said of what is right.
        NoteCorrectionLateOf = "note-correction-late-of" { old: String };
        /// The program was held up for so long.
        NoteStoodStill = "note-stood-still" { time: Duration };
        /// The battery of the machine is low.
        NoteBatteryLow = "note-battery-low" { percent: Number };
        /// An entry of the sheet was struck and rewritten.
        NoteSheetCorrected = "note-sheet-corrected" { new: String, old: String };
        /// A pawn that was left on the last rank is a queen on the sheet (7.5.2).
        NotePawnQueened = "note-pawn-queened" { new: String, old: String };
        /// An entry was struck and rewritten by a player alone, and whose initials were entered for it.
        NoteSheetCorrectedBy = "note-sheet-corrected-by" { new: String, old: String, initials: String };
        /// What stands on the two boards differs (D.2.8).
        NoteBoardsDiffer = "note-boards-differ";
        /// A flag fell or is claimed: moves completed and required (6.4).
        NoteFlag = "note-flag" { side: String, moves: Number, required: Number };
        /// A flag, and more moves than required.
        NoteFlagMet = "note-flag-met" { side: String, moves: Number, required: Number };
        /// A flag fell or is claimed where no number of moves is required.
        NoteFlagOpen = "note-flag-open" { side: String, moves: Number };
        /// A flag fell or is claimed on a clock of which no time control is known.
        NoteFlagNoControl = "note-flag-no-control" { side: String, moves: Number };
        /// A flag fell or is claimed, and the counter of the clock differs from the sheet (GLO:move-counter).
        NoteFlagCounted = "note-flag-counted" { side: String, counted: Number, required: Number, moves: Number };
        /// The same for the note of the counter, where more moves than required are counted.
        NoteFlagCountedMet = "note-flag-counted-met" { side: String, counted: Number, required: Number, moves: Number };
        /// The same where no number of moves is required.
        NoteFlagOpenCounted = "note-flag-open-counted" { side: String, counted: Number, moves: Number };
        /// At a flag: a move that was made and not completed (D.2.3).
        NoteFlagMade = "note-flag-made" { side: String, number: Number };
        /// The same with a clock on the table, whose press may not have been told.
        NoteFlagMadeUntold = "note-flag-made-untold" { side: String, number: Number };
        /// Whose reckoning came to zero first (C02 5.1.e).
        NoteFirstZero = "note-first-zero" { side: String };
        /// What both clocks showed at a flag, and whether that side had reached zero.
        NoteFlagTimes = "note-flag-times" { white_left: Value, black_left: Value, side: String, zero: String };
        /// The same by the reckoning of a clock on the table that nobody has read.
        NoteFlagTimesAbout = "note-flag-times-about" {
            white_left: Value, black_left: Value, side: String, zero: String
        };
        /// A note that the arbiter reads later: when it was made, and after which half-move.
        NoteKept = "note-kept" { time: String, place: Box<Message>, note: String };
        /// The same before the first move.
        NoteKeptBeforeTheFirst = "note-kept-before-the-first" { time: String, note: String };
        /// How many notes an arbiter had read before, and how all are read.
        NotesReadBefore = "notes-read-before" { count: Number, command: String };
        /// That a pipe shows nothing of the arbiter's.
        ArbitersLinesNotPiped = "arbiters-lines-not-piped";
        /// What both clocks show beside a note.
        NoteWithClocks = "note-with-clocks" { white: Value, black: Value, about: String, note: String };
        /// The opponent did not repeat what was announced (D.2.1).
        NoteNotRepeated = "note-not-repeated" { m: String };
        /// Another move was sealed than the one made on the board.
        NoteSealedOtherwise = "note-sealed-otherwise" { m: String };
        /// A flag that waits for the arbiter.
        OpenFlag = "open-flag" { side: String };
        /// A flag from which no result follows by itself.
        FlagLeftOpen = "flag-left-open" { side: String };
        /// A flag is down, and the arbiter had put off a claim until then (G.5.b).
        FlagAfterTheClaim = "flag-after-the-claim" { side: String };
        /// Who need not write, and what both have left (8.4).
        NoteExempt = "note-exempt" { exempt: Value, about: String, white_left: Value, black_left: Value };
        /// The default time has passed (6.7).
        NoteDefaultTime = "note-default-time" { side: String };
        /// Somebody came after the start (6.7).
        NoteArrived = "note-arrived" { side: String, late: Duration, limit: Duration, passed: Value };
        /// Somebody came after an adjourned game went on (E.10).
        NoteArrivedResumption = "note-arrived-resumption" { side: String, late: Duration, counted: Value, limit: Duration, passed: Value };
        /// Somebody came when the game started.
        NoteArrivedAtStart = "note-arrived-at-start" { side: String };
        /// Somebody came when the game went on.
        NoteArrivedAtResumption = "note-arrived-at-resumption" { side: String, counted: Value };
        /// Who has the opponent's sheet (8.5.b).
        NoteBorrowed = "note-borrowed" { side: String };
        /// The same before a flag has fallen, when no article lets a player have it.
        NoteBorrowedBeforeFlag = "note-borrowed-before-flag" { side: String };
        /// The sheet that was borrowed is back (8.5.b).
        NoteReturned = "note-returned";
        /// What is noted before a game is reconstructed (8.5.c).
        NoteReconstruction = "note-reconstruction" { about: String, fen: String, moves: Number, completed: Number, side: String, white_left: Box<Message>, black_left: Box<Message> };
        /// Stands for the position before a reconstruction, where half-moves are not written.
        PositionUnknown = "position-unknown";
        /// What is on the board before a reconstruction?
        PositionAsk = "position-ask";
        /// What the arbiter entered of the board.
        NotePosition = "note-position" { fen: String, side: String };
        /// From here on another sheet is kept (8.3).
        SheetReplaced = "sheet-replaced";
        /// From here on another sheet is kept; what the program has is a log.
        LogReplaced = "log-replaced";
        /// Another sheet is kept already.
        SheetReplacedAlready = "sheet-replaced-already";
        /// The sheet is the organiser's from here on (8.3).
        HandedOver = "handed-over";
        /// It was handed over, and only an arbiter changes it.
        HandedOverAlready = "handed-over-already";
        /// Where the sheet ends, because another took its place.
        FormReplaced = "form-replaced" { place: Box<Message> };
        /// Another sheet took its place before the first move.
        FormReplacedAtOnce = "form-replaced-at-once";
        /// From which number on the moves go on (8.6).
        NumberedOn = "numbered-on" { number: Number, add: String };
        /// Both flags are down, whichever fell first.
        BothFlagsDown = "both-flags-down";
        /// Both flags are down and nobody knows which fell first: what the edition says for the period.
        BothFlags = "both-flags" { flags: Value };
        /// What is open, and the result that would follow.
        OpenProposal = "open-proposal" { why: Box<Message>, result: String };
        /// From here on the arbiter's window shows everything.
        ArbiterViewBegins = "arbiter-view-begins";
        /// It does not.
        ArbiterViewRefused = "arbiter-view-refused";
        /// The arbiter who was let in is not any more.
        ArbiterViewEnded = "arbiter-view-ended";
        /// There is no secret to be asked for.
        ArbiterViewNoSecret = "arbiter-view-no-secret";
        /// Nothing is open any more.
        NothingOpen = "nothing-open";
        /// Nobody kept the clocks for a while.
        NoteGap = "note-gap" { time: Duration };
        /// The same where nothing tells for how long.
        NoteGapUnknown = "note-gap-unknown";

        // The printed scoresheet.
        /// Its title where it is a scoresheet.
        FormScoresheet = "form-scoresheet";
        /// Its title where nobody authorised it as one (C.0, 6.13).
        FormPrivateLog = "form-private-log";
        /// The number of a sheet of several.
        FormSheet = "form-sheet" { number: Number };
        /// The round, as on the form.
        FormRound = "form-round" { number: String };
        /// The match of a team event.
        FormMatch = "form-match" { number: String };
        /// The board.
        FormBoard = "form-board" { number: String };
        /// The event.
        FormEvent = "form-event" { name: String };
        /// The place.
        FormSite = "form-site" { name: String };
        /// The date.
        FormDate = "form-date" { name: String };
        /// The start position, where it is not the usual one.
        FormStart = "form-start" { fen: String };
        /// The result.
        FormResult = "form-result" { result: String };
        /// What both score, where the result alone does not say it.
        FormPoints = "form-points" { white: String, black: String };
        /// A draw with draw odds lets Black go on in the match (C06-TB 6.k).
        FormBlackAdvances = "form-black-advances";
        /// Who resigned.
        FormResigned = "form-resigned" { side: String };
        /// What the mark beside a move says.
        FormIllegal = "form-illegal" { mark: String };
        /// The head of the lines to sign (8.7).
        FormSignatures = "form-signatures";
        /// Who signed the sheet that was not kept here.
        FormSignedOther = "form-signed-other" { side: String, owner: String };
        /// Who signed the result at the program.
        FormSigned = "form-signed" { side: String };
        /// The game was annulled.
        FormAnnulled = "form-annulled";
        /// The position in which the game ended with a claim.
        FormClaimPosition = "form-claim-position" { fen: String };
        /// That position stands on paper.
        FormClaimOnPaper = "form-claim-on-paper";
        /// There is no result before an arbiter decides on the claim.
        FormClaimOpen = "form-claim-open";
        /// Who signs beside the players.
        FormArbiter = "form-arbiter";

        // The page of a game.
        /// Leads a reader past the head.
        PageSkip = "page-skip";
        /// The heading of the head.
        PageGame = "page-game";
        /// The heading of the moves.
        PageMoves = "page-moves";
        /// Above their table.
        PageMovesCaption = "page-moves-caption";
        /// Above the numbers of the moves.
        PageNumber = "page-number";
        /// What the sign of a draw offer says.
        PageOffer = "page-offer" { mark: String };
        /// What the sign of a move that nobody wrote says.
        PageDash = "page-dash" { mark: String };
        /// For who cannot see that a line is blank.
        PageBlank = "page-blank";
        /// The heading of the times.
        PageTimes = "page-times";
        /// What the chart of the times is called.
        PageTimesChart = "page-times-chart";
        /// What the chart shows.
        PageTimesLines = "page-times-lines" { white_left: Duration, black_left: Duration };
        /// Above the table of the times.
        PageTimesCaption = "page-times-caption";
        /// The heading of the diagrams.
        PageDiagrams = "page-diagrams";
        /// What a diagram shows.
        PagePosition = "page-position" { m: String };
        /// What the diagram before the first move shows.
        PagePositionStart = "page-position-start";
        /// Why there is a diagram.
        PageMark = "page-mark" { marked: String };
        /// The heading of the result.
        PageResult = "page-result";
        /// The heading of the sound.
        PageSound = "page-sound";
        /// What is to be heard.
        PageSoundOf = "page-sound-of" { m: String };
        /// It cannot be had.
        PageSoundLost = "page-sound-lost" { m: String };
        /// What a game of an event does not show before its end.
        PageRuns = "page-runs";
        /// A diagram was asked for of a move that is not there.
        PageNoSuchMove = "page-no-such-move" { text: String };

        // The summary that is signed.
        /// Its title.
        SummaryTitle = "summary-title";
        /// When the game was opened, by the clock on the wall.
        SummaryOpened = "summary-opened" { at: String };
        /// How many half-moves were made.
        SummaryHalfMoves = "summary-half-moves" { number: String };
        /// The time of a side at the end.
        SummaryTime = "summary-time" { side: String, used: Value, left: Value };
        /// From when to when an arbiter was at the keys.
        SummaryAtTheKeys = "summary-at-the-keys" { initials: String, from: String, to: String };
        /// No arbiter was.
        SummaryNobodyAtTheKeys = "summary-nobody-at-the-keys";
        /// When the arbiters set a secret.
        SummarySecretSet = "summary-secret-set" { at: String };
        /// The head of the notes.
        SummaryNotes = "summary-notes";
        /// There are none.
        SummaryNoNotes = "summary-no-notes";

        // The log.
        /// Its title.
        LogTitle = "log-title";
        /// Nothing stands in it.
        LogNothing = "log-nothing";
        /// A note of a player.
        LogNote = "log-note" { text: String };
        /// A note of an arbiter.
        LogNoteBy = "log-note-by" { initials: String, text: String };
        /// Why an arbiter added time.
        LogReasonBy = "log-reason-by" { initials: String, text: String };
        /// What an arbiter typed, and nobody opened.
        LogSealed = "log-sealed" { initials: String };
        /// What a clock was set to, and what it showed.
        LogClockSet = "log-clock-set" { side: String, new: Duration, old: Duration };
        /// The arbiter changed the time control.
        NoteControlSet = "note-control-set" { new: String, old: String };
        /// The opponent repeated a move wrongly, and it was announced once more.
        NoteRepeatedWrongly = "note-repeated-wrongly";
        /// Which number the move has.
        LogNumberSet = "log-number-set" { new: Number, old: Number };
        /// How loud the Room may be.
        LogRoomLimited = "log-room-limited" { new: Number, old: Number };
        /// The game went back.
        LogRestored = "log-restored" { place: Box<Message>, count: Number };
        /// The place before the first move.
        LogTheStart = "log-the-start";
        /// Another result was written.
        LogResultInstead = "log-result-instead" { new: String, old: String };
        /// A decision, and whose word it was.
        LogDecidedBy = "log-decided-by" { initials: String, decision: Box<Message> };

        // The envelope of an adjourned game.
        /// Letters of that size are no large print, or do not fit.
        LargePrintSize = "large-print-size" { points: Number, smallest: Number, largest: Number };
        /// Who arbitrates, in the head of a scoresheet.
        FormArbiters = "form-arbiters" { names: String };
        /// Who assists, left to be written by hand.
        FormAssistant = "form-assistant" { name: String };
        /// Its title.
        EnvelopeTitle = "envelope-title";
        /// Above the pieces.
        EnvelopePosition = "envelope-position";
        /// The times used by both (E.2.c), and what is left to set the clocks by.
        EnvelopeUsed = "envelope-used" {
            white_used: Duration, black_used: Duration, white_left: Duration, black_left: Duration
        };
        /// The same, to be written by hand.
        EnvelopeUsedBlank = "envelope-used-blank";
        /// Number and side of the sealed move (E.2.e).
        EnvelopeSealed = "envelope-sealed" { number: Number, side: String };
        /// Who sealed it (E.2.d).
        EnvelopeSealedBy = "envelope-sealed-by" { name: String };
        /// A draw offer that still stands (E.2.f).
        EnvelopeOffer = "envelope-offer" { side: String };
        /// An offer made after the sealing (E.4).
        EnvelopeOfferSince = "envelope-offer-since" { side: String };
        /// Date, time and place of the resumption (E.2.g).
        EnvelopeResumes = "envelope-resumes" { when: String };
        /// What is missing on the envelope.
        EnvelopeLacks = "envelope-lacks" { what: String };
        /// A name.
        EnvelopeLacksNames = "envelope-lacks-names";
        /// The times.
        EnvelopeLacksTimes = "envelope-lacks-times";
        /// When and where the game goes on.
        EnvelopeLacksResumption = "envelope-lacks-resumption";
        /// The game is over: no move is sealed.
        NothingToSeal = "nothing-to-seal";
        /// In an event the program has to be charged with adjournments (D.2.9.f).
        EnvelopeNotOurs = "envelope-not-ours";

        // The event file.
        /// A line of the event file is wrong.
        EventFileLine = "event-file-line" { path: String, line: String, why: Box<Message> };
        /// The event file lacks something.
        EventFileWhole = "event-file-whole" { path: String, why: Box<Message> };
        /// There is no such key.
        EventUnknownKey = "event-unknown-key" { key: String };
        /// What the reader of TOML says.
        EventUnreadable = "event-unreadable" { why: Box<Message> };
        /// One of a few words was expected.
        EventChoice = "event-choice" { key: String, text: String, known: String };
        /// What a game counts is three numbers of points.
        EventPoints = "event-points" { text: String };
        /// Not a date.
        EventDate = "event-date" { text: String };
        /// Not a date and time of day.
        EventDateAndTime = "event-date-and-time" { text: String };
        /// A key is missing.
        EventMissing = "event-missing" { key: String, table: String };
        /// No arbiter authorised this device (P.5).
        EventNotAuthorised = "event-not-authorised";
        /// A duty is the assistant's, and there is none.
        EventNoAssistant = "event-no-assistant" { duty: String };
        /// The opponent's assistant does only the duties a and b (D.2.10).
        EventOpponentsAssistant = "event-opponents-assistant" { duty: String };
        /// No arbiter accepted the assistant (8.1.e).
        EventNotAccepted = "event-not-accepted";
        /// Only a person can do it.
        EventNotByProgram = "event-not-by-program" { duty: String };
        /// One thing laid down excludes another.
        EventContradiction = "event-contradiction" { first: String, second: String };
        /// An arbiter must allow it (D.1).
        EventNeedsLeave = "event-needs-leave" { setting: String, leave: String };
        /// No arbiter of the file has these initials.
        EventUnknownInitials = "event-unknown-initials" { initials: String };
        /// Two arbiters of the file have the same initials.
        EventSameInitials = "event-same-initials" { initials: String };
        /// Initials that cannot be entered behind `/arbiter`.
        EventNotInitials = "event-not-initials" { initials: String };
        /// The edition of 2017, which was replaced.
        LawsReplaced = "laws-replaced";
        /// Which edition of the Laws holds, and what the time makes of the game.
        LawsInForce = "laws-in-force" { edition: String, class: String };
        /// Where that edition is silent, and another takes its place: the articles there.
        LawsFrom2009 = "laws-from-2009";
        /// The clock of the program has no time control.
        EventClockNeedsTime = "event-clock-needs-time";
        /// No secret opens what stands there.
        EventNoSecret = "event-no-secret" { key: String };
        /// The file has no secret of the arbiters.
        EventSecretMissing = "event-secret-missing" { path: String };
        /// An option that the event file decides.
        EventFileDecides = "event-file-decides" { option: String };
        /// A game taken up again needs no event file.
        EventGoesOn = "event-goes-on";
        /// The read-back is neither heard nor may it be read.
        ReadBackReachesNobody = "read-back-reaches-nobody";
        /// A game goes on in which the read-back is neither heard nor may it be read.
        ReadBackUnheard = "read-back-unheard";
        /// A game of an event is played, and another command is asked for.
        EventRunning = "event-running";
        /// The same where the arbiters' secret lets it be done.
        EventRunningSecret = "event-running-secret";
        /// Whether one is played cannot be looked at.
        EventNotKnown = "event-not-known" { path: String, why: Box<Message> };
        /// Keys at a terminal, and a screen that is none.
        EventNeedsTerminal = "event-needs-terminal";
        /// Event mode: who announces, which clock, and what the record is worth (C.0-2).
        EventOpening = "event-opening" { laws: Box<Message>, announces: Box<Message>, clock: String, record: String };
        /// Time and moves are told by nobody (D.2.9.d).
        NobodyTells = "nobody-tells";
        /// The opponent's assistant asks for time and moves (D.2.10).
        OnlyThePlayerIsTold = "only-the-player-is-told";
        /// A file can be used.
        CheckEventGood = "check-event-good" { path: String };
        /// Who authorised this device, and when (P.5).
        CheckEventAuthorised = "check-event-authorised" { by: String, at: String };
        /// That was not within the last day.
        CheckEventAuthorisedAnotherDay = "check-event-authorised-another-day";
        /// Who is visually impaired.
        CheckEventServed = "check-event-served" { side: String };
        /// The time control.
        CheckEventTime = "check-event-time" { time: String };
        /// The words and the letters.
        CheckEventWords = "check-event-words" { words: String, letters: String };
        /// Piece letters of a language, by name.
        LettersNamed = "letters-named" { letters: String };
        /// The assistant (8.1.e).
        CheckEventAssistant = "check-event-assistant" { of: String, name: String, by: String };
        /// Who provides the assistant.
        CheckEventProvided = "check-event-provided" { by: Box<Message> };
        /// How moves are announced.
        CheckEventStyle = "check-event-style" { say: Box<Message> };
        /// How the game begins.
        CheckEventStart = "check-event-start" { position: Box<Message> };
        /// Who does a duty (D.2.9).
        CheckEventDuty = "check-event-duty" { duty: Box<Message>, who: Box<Message> };
        /// A duty of D.2.9.
        DutyNamed = "duty-named" { duty: String };
        /// What is allowed, and by whom (D.1).
        CheckEventLeave = "check-event-leave" { leave: Box<Message>, by: String };
        /// What an arbiter may allow.
        LeaveNamed = "leave-named" { what: String };
        /// Something that an arbiter lays down.
        ConditionNamed = "condition-named" { condition: String };
        /// The words for it behind `/setup`, parted by commas.
        ConditionWords = "condition-words" { condition: String };
        /// What it is.
        ConditionValue = "condition-value" { value: String };
        /// The words for something that is allowed behind `/allow`, parted by commas.
        LeaveWords = "leave-words" { what: String };
        /// Something is laid down.
        ConditionLaidDown = "condition-laid-down" { condition: Box<Message>, value: Box<Message> };
        /// No word is needed for a quickplay finish, and none forbids it (10.1 of 2009).
        FinishUnannounced = "finish-unannounced";
        /// The clock is not started before something is laid down.
        StartNeeds = "start-needs" { condition: Box<Message>, command: String, word: String };
        /// Does every board stand as at the start (2.3)?
        BoardsSetUpAsk = "boards-set-up-ask" { boards: Value };
        /// The clock is not started before there is an assistant.
        StartNeedsAssistant = "start-needs-assistant";
        /// A draw needs the arbiter's consent.
        ConsentNeeded = "consent-needed" { before: Number };
        /// Nothing is laid down in a free game.
        NoEvent = "no-event";
        /// It is too late to lay it down.
        AlreadyStarted = "already-started" { condition: Box<Message> };
        /// A rated game keeps to the Laws.
        NotInRatedGame = "not-in-rated-game" { condition: Box<Message> };
        /// What is laid down.
        NeedsCondition = "needs-condition" { known: String };
        /// A time in minutes.
        NeedsMinutes = "needs-minutes";
        /// What a win, a draw and a loss count.
        NeedsPoints = "needs-points";
        /// The number of a move.
        NeedsMoveNumber = "needs-move-number";
        /// A name.
        NeedsName = "needs-name";
        /// One of a few words.
        NeedsOneOf = "needs-one-of" { known: String };
        /// What is to be laid down before the clock starts.
        CheckEventMissing = "check-event-missing" { missing: String };
        /// Without the leave for a private screen something else must reach the player alone.
        CheckEventEarphone = "check-event-earphone";
        /// The rules that a file was made after, and how much of them could be read.
        CheckEventPreset = "check-event-preset" { name: String, source: String, read: String };
        /// What somebody wrote, as it stands.
        Name = "name" { text: String };
        /// What the edition says of devices.
        DeviceRule = "device-rule" { rule: String };
        /// Who does a duty: the name of somebody.
        Who = "who" { by: String };

        // Whether a record is to be relied on.
        /// The words of the head of a journal's chain.
        HeadWords = "head-words" { words: String };
        /// What makes no sense about a line, by a word; and whose initials it is about.
        VerifyDoubt = "verify-doubt" { line: String, doubt: String, initials: String };
        /// A clip is not what was kept; why, by a word.
        VerifyClip = "verify-clip" { line: String, file: String, why: String };
        /// Nothing is wrong, and no more is proved.
        VerifyConsistent = "verify-consistent";
        /// The words noted are those of the last line.
        VerifyProved = "verify-proved";
        /// The words noted are those of an earlier line.
        VerifyProvedTo = "verify-proved-to" { line: String, last: String };
        /// The words noted are those of no line.
        VerifyOther = "verify-other";
        /// The end, if something makes no sense.
        VerifyDoubts = "verify-doubts" { path: String };
        /// What stands behind the option is no eight words.
        VerifyHeadUnread = "verify-head-unread";

        // Reading a game.
        /// A move that is read: its number, its side, its words.
        ReadMove = "read-move" { number: Number, side: Value, m: Box<Phrase> };
        /// A comment of the game that is read.
        ReadComment = "read-comment" { text: String };
        /// A sign that judges a move.
        ReadSign = "read-sign" { sign: String };
        /// How many variations stand in the place of a move.
        ReadVariations = "read-variations" { count: Number };
        /// Which variation is entered.
        ReadVariation = "read-variation" { number: Number, count: Number };
        /// What the mover's clock showed.
        ReadClock = "read-clock" { time: Duration };
        /// The time left that a player noted beside a move, hours and minutes.
        ReadNoted = "read-noted" { time: String };
        /// A game of a file.
        ReadGameLine = "read-game-line" { number: String, white: String, black: String, result: String, count: Number };
        /// A file is all ends of games.
        ReadTooManyGames = "read-too-many-games" { path: String, most: String };
        /// How much of a large file has been read, in per cent.
        ReadPace = "read-pace" { percent: Number };
        /// How much is wrong with a game.
        ReadFlaws = "read-flaws" { count: Number };
        /// The first line of a game that is read.
        ReadWelcome = "read-welcome" { white: String, black: String, result: String, count: Number };
        /// Nothing is read yet.
        ReadBeforeFirst = "read-before-first";
        /// The main line is read to its end.
        ReadEnd = "read-end" { result: String };
        /// A variation is read to its end.
        ReadEndVariation = "read-end-variation";
        /// How far the line is read.
        ReadWhere = "read-where" { count: Number, all: Number };
        /// How deep in variations we are.
        ReadInVariation = "read-in-variation" { count: Number };
        /// No variation stands in the place of the move.
        ReadNoVariation = "read-no-variation";
        /// There are fewer variations.
        ReadNoSuchVariation = "read-no-such-variation" { number: String };
        /// There is no variation to leave.
        ReadMainLine = "read-main-line";
        /// Nothing was found.
        ReadNotFound = "read-not-found" { text: String };
        /// The line has no move of that number.
        ReadNoSuchMove = "read-no-such-move" { text: String };
        /// The prompt before the first move that is read.
        ReadPromptStart = "read-prompt-start";
        /// The first line of a file with several games.
        ReadListWelcome = "read-list-welcome" { count: Number };
        /// The prompt in the list of games.
        ReadPromptList = "read-prompt-list" { number: Number, count: Number };
        /// Event and date of a game of the list.
        ReadGamePlayed = "read-game-played" { known: String };
        /// The list has ended, or has not begun.
        ReadNoFurtherGame = "read-no-further-game";
        /// The list has no game of this number.
        ReadNoGame = "read-no-game" { number: String, count: Number };
        /// How the list is come back to.
        ReadBackToTheList = "read-back-to-the-list";
        /// This can be asked for in a game alone.
        ReadOpenAGame = "read-open-a-game";
        /// Which game is to be found?
        ReadFindWhichGame = "read-find-which-game";
        /// More was written behind the place where the person is.
        ReadMore = "read-more" { count: Number };
        /// A file that is followed is not there any more, or holds no game.
        ReadFileHoldsNothing = "read-file-holds-nothing";
        /// A game that is followed was changed from a move on.
        ReadChanged = "read-changed" { number: Number, side: String };
        /// A game that is followed has fewer moves than before.
        ReadShorter = "read-shorter";
        /// Another game stands in a file that is followed.
        ReadAnotherGame = "read-another-game";
        /// A file with several games, one of which must be chosen.
        ReadWhichGame = "read-which-game" { path: String };
        /// What is to be found?
        ReadFindWhat = "read-find-what";
        /// A file with fewer games.
        ReadNoSuchGame = "read-no-such-game" { path: String, number: String, count: String };
        /// What is wrong with a game, and where.
        PgnFlaw = "pgn-flaw" { line: String, column: String, kind: String, text: String };
    } };
}
