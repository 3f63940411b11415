//! What is written: for the arbiter, of an event, of a game.

macro_rules! papers {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // For the arbiter.
        /// Possibly an illegal move; as written, with number.
        NoteIllegalMove = "note-illegal-move" { m: Value };
        /// Mate on the board.
        NoteCheckmate = "note-checkmate";
        /// Stalemate on the board.
        NoteStalemate = "note-stalemate";
        /// Neither side can mate.
        NoteDeadPosition = "note-dead-position";
        /// The position stands for the fifth time.
        NoteFivefold = "note-fivefold";
        /// 75 moves by each side without pawn move or capture.
        NoteSeventyFiveMoves = "note-seventy-five-moves";
        /// The corrected move uses another piece than the one lifted.
        NoteCorrectedToOtherPiece = "note-corrected-to-other-piece";
        /// The repetition was wrong and the clock runs.
        NoteMismatchWatch = "note-mismatch-watch";
        /// The player asks for the arbiter.
        NoteCalled = "note-called";
        /// A draw was offered at another moment than 9.1.b.1 names.
        NoteIrregularOffer = "note-irregular-offer" { side: Value };
        /// The clock on the table was pressed before the move was made.
        NotePressedUnmade = "note-pressed-unmade";
        /// An entry of the sheet was struck and rewritten.
        NoteSheetCorrected = "note-sheet-corrected" { new: Value, old: Value };
        /// What stands on the two boards differs (D.2.8).
        NoteBoardsDiffer = "note-boards-differ";
        /// A flag fell or is claimed: moves completed and required (6.4).
        NoteFlag = "note-flag" { side: Value, moves: Value, required: Value };
        /// A flag fell or is claimed where no number of moves is required.
        NoteFlagOpen = "note-flag-open" { side: Value, moves: Value };
        /// Whose reckoning came to zero first (C02 5.1.e).
        NoteFirstZero = "note-first-zero" { side: Value };
        /// What both clocks showed at a flag, and whether that side had reached zero.
        NoteFlagTimes = "note-flag-times" { white_left: Value, black_left: Value, side: Value, zero: Value };
        /// The same by the reckoning of a clock on the table that nobody has read.
        NoteFlagTimesAbout = "note-flag-times-about" { white_left: Value, black_left: Value, side: Value, zero: Value };
        /// A note that the arbiter reads later: when it was made, and after which half-move.
        NoteKept = "note-kept" { time: Value, place: Value, note: Value };
        /// The same before the first move.
        NoteKeptBeforeTheFirst = "note-kept-before-the-first" { time: Value, note: Value };
        /// Nobody kept the clocks for a while.
        NoteGap = "note-gap" { time: Value };

        // The printed scoresheet.
        /// Its title where it is a scoresheet.
        FormScoresheet = "form-scoresheet";
        /// Its title where nobody authorised it as one (C.0, 6.13).
        FormPrivateLog = "form-private-log";
        /// The number of a sheet of several.
        FormSheet = "form-sheet" { number: Value };
        /// The round, as on the form.
        FormRound = "form-round" { number: Value };
        /// The match of a team event.
        FormMatch = "form-match" { number: Value };
        /// The board.
        FormBoard = "form-board" { number: Value };
        /// The event.
        FormEvent = "form-event" { name: Value };
        /// The place.
        FormSite = "form-site" { name: Value };
        /// The date.
        FormDate = "form-date" { name: Value };
        /// The start position, where it is not the usual one.
        FormStart = "form-start" { fen: Value };
        /// The result.
        FormResult = "form-result" { result: Value };
        /// Who resigned.
        FormResigned = "form-resigned" { side: Value };
        /// What the mark beside a move says.
        FormIllegal = "form-illegal" { mark: Value };
        /// The head of the lines to sign (8.7).
        FormSignatures = "form-signatures";
        /// Who signs beside the players.
        FormArbiter = "form-arbiter";

        // The envelope of an adjourned game.
        /// Its title.
        EnvelopeTitle = "envelope-title";
        /// Above the pieces.
        EnvelopePosition = "envelope-position";
        /// The times used by both (E.2.c).
        EnvelopeUsed = "envelope-used" { white_used: Value, black_used: Value };
        /// The same, to be written by hand.
        EnvelopeUsedBlank = "envelope-used-blank";
        /// Number and side of the sealed move (E.2.e).
        EnvelopeSealed = "envelope-sealed" { number: Value, side: Value };
        /// Who sealed it (E.2.d).
        EnvelopeSealedBy = "envelope-sealed-by" { name: Value };
        /// A draw offer that still stands (E.2.f).
        EnvelopeOffer = "envelope-offer" { side: Value };
        /// Date, time and place of the resumption (E.2.g).
        EnvelopeResumes = "envelope-resumes" { when: Value };
        /// What is missing on the envelope.
        EnvelopeLacks = "envelope-lacks" { what: Value };
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
        EventFileLine = "event-file-line" { path: Value, line: Value, why: Value };
        /// The event file lacks something.
        EventFileWhole = "event-file-whole" { path: Value, why: Value };
        /// There is no such key.
        EventUnknownKey = "event-unknown-key" { key: Value };
        /// What the reader of TOML says.
        EventUnreadable = "event-unreadable" { why: Value };
        /// One of a few words was expected.
        EventChoice = "event-choice" { key: Value, text: Value, known: Value };
        /// Not a date.
        EventDate = "event-date" { text: Value };
        /// Not a date and time of day.
        EventDateAndTime = "event-date-and-time" { text: Value };
        /// A key is missing.
        EventMissing = "event-missing" { key: Value, table: Value };
        /// No arbiter authorised this device (P.5).
        EventNotAuthorised = "event-not-authorised";
        /// A duty is the assistant's, and there is none.
        EventNoAssistant = "event-no-assistant" { duty: Value };
        /// The opponent's assistant does only the duties a and b (D.2.10).
        EventOpponentsAssistant = "event-opponents-assistant" { duty: Value };
        /// No arbiter accepted the assistant (8.1.e).
        EventNotAccepted = "event-not-accepted";
        /// Only a person can do it.
        EventNotByProgram = "event-not-by-program" { duty: Value };
        /// One thing laid down excludes another.
        EventContradiction = "event-contradiction" { first: Value, second: Value };
        /// An arbiter must allow it (D.1).
        EventNeedsLeave = "event-needs-leave" { setting: Value, leave: Value };
        /// No arbiter of the file has these initials.
        EventUnknownInitials = "event-unknown-initials" { initials: Value };
        /// Two arbiters of the file have the same initials.
        EventSameInitials = "event-same-initials" { initials: Value };
        /// Initials that cannot be entered behind `/arbiter`.
        EventNotInitials = "event-not-initials" { initials: Value };
        /// An edition of the Laws that comes later.
        EventEdition = "event-edition" { text: Value };
        /// The clock of the program has no time control.
        EventClockNeedsTime = "event-clock-needs-time";
        /// An option that the event file decides.
        EventFileDecides = "event-file-decides" { option: Value };
        /// A game taken up again needs no event file.
        EventGoesOn = "event-goes-on";
        /// The read-back is neither heard nor may it be read.
        ReadBackReachesNobody = "read-back-reaches-nobody";
        /// A game goes on in which the read-back is neither heard nor may it be read.
        ReadBackUnheard = "read-back-unheard";
        /// Keys at a terminal, and a screen that is none.
        EventNeedsTerminal = "event-needs-terminal";
        /// Event mode: who announces, which clock, and what the record is worth (C.0-2).
        EventOpening = "event-opening" { announces: Value, clock: Value, record: Value };
        /// Time and moves are told by nobody (D.2.9.d).
        NobodyTells = "nobody-tells";
        /// The opponent's assistant asks for time and moves (D.2.10).
        OnlyThePlayerIsTold = "only-the-player-is-told";
        /// A file can be used.
        CheckEventGood = "check-event-good" { path: Value };
        /// Who authorised this device, and when (P.5).
        CheckEventAuthorised = "check-event-authorised" { by: Value, at: Value };
        /// Who is visually impaired.
        CheckEventServed = "check-event-served" { side: Value };
        /// The time control.
        CheckEventTime = "check-event-time" { time: Value };
        /// The words and the letters.
        CheckEventWords = "check-event-words" { words: Value, letters: Value };
        /// Piece letters of a language, by name.
        LettersNamed = "letters-named" { letters: Value };
        /// The assistant (8.1.e).
        CheckEventAssistant = "check-event-assistant" { of: Value, name: Value, by: Value };
        /// Who does a duty (D.2.9).
        CheckEventDuty = "check-event-duty" { duty: Value, who: Value };
        /// What is allowed, and by whom (D.1).
        CheckEventLeave = "check-event-leave" { what: Value, by: Value };
        /// Who does a duty: the name of somebody.
        Who = "who" { by: Value };

        // Reading a game.
        /// A move that is read: its number, its side, its words.
        ReadMove = "read-move" { number: Value, side: Value, m: Value };
        /// A comment of the game that is read.
        ReadComment = "read-comment" { text: Value };
        /// A sign that judges a move.
        ReadSign = "read-sign" { sign: Value };
        /// How many variations stand in the place of a move.
        ReadVariations = "read-variations" { count: Value };
        /// Which variation is entered.
        ReadVariation = "read-variation" { number: Value, count: Value };
        /// What the mover's clock showed.
        ReadClock = "read-clock" { time: Value };
        /// The time left that a player noted beside a move, hours and minutes.
        ReadNoted = "read-noted" { time: Value };
        /// A game of a file.
        ReadGameLine = "read-game-line" { number: Value, white: Value, black: Value, result: Value, count: Value };
        /// How much is wrong with a game.
        ReadFlaws = "read-flaws" { count: Value };
        /// The first line of a game that is read.
        ReadWelcome = "read-welcome" { white: Value, black: Value, result: Value, count: Value };
        /// Nothing is read yet.
        ReadBeforeFirst = "read-before-first";
        /// The main line is read to its end.
        ReadEnd = "read-end" { result: Value };
        /// A variation is read to its end.
        ReadEndVariation = "read-end-variation";
        /// How far the line is read.
        ReadWhere = "read-where" { count: Value, all: Value };
        /// How deep in variations we are.
        ReadInVariation = "read-in-variation" { count: Value };
        /// No variation stands in the place of the move.
        ReadNoVariation = "read-no-variation";
        /// There are fewer variations.
        ReadNoSuchVariation = "read-no-such-variation" { number: Value };
        /// There is no variation to leave.
        ReadMainLine = "read-main-line";
        /// Nothing was found.
        ReadNotFound = "read-not-found" { text: Value };
        /// The line has no move of that number.
        ReadNoSuchMove = "read-no-such-move" { text: Value };
        /// The prompt before the first move that is read.
        ReadPromptStart = "read-prompt-start";
        /// What is to be found?
        ReadFindWhat = "read-find-what";
        /// A file with several games, one of which must be chosen.
        ReadWhichGame = "read-which-game" { path: Value };
        /// A file with fewer games.
        ReadNoSuchGame = "read-no-such-game" { path: Value, number: Value, count: Value };
        /// What is wrong with a game, and where.
        PgnFlaw = "pgn-flaw" { line: Value, column: Value, kind: Value, text: Value };
    } };
}
