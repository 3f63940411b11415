//! What stands on a board, and on two.

macro_rules! boards {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // The board, on request.
        /// What stands on a square.
        SquareHolds = "square-holds" { square: Box<Phrase>, side: String, piece: Box<Phrase> };
        /// Nothing stands on a square.
        SquareEmpty = "square-empty" { square: Box<Phrase> };
        /// In an event nobody is told what stands on a square.
        SquareNotTold = "square-not-told";
        /// Which square?
        WhichSquareToTell = "which-square-to-tell";
        /// Help of `/square`.
        HelpSquare = "help-square";
        /// What stands on a rank.
        RankHolds = "rank-holds" { rank: Box<Phrase>, pieces: Box<Message> };
        /// What stands on a file.
        FileHolds = "file-holds" { file: Box<Phrase>, pieces: Box<Message> };
        /// Where pieces stand.
        PiecesStand = "pieces-stand" { pieces: Box<Message> };
        /// Which pieces were taken.
        PiecesTaken = "pieces-taken" { pieces: Box<Message> };
        /// The pieces of a side.
        PiecesOfSide = "pieces-of-side" { side: String, pieces: Box<Phrase> };
        /// The pieces of both sides.
        PiecesOfBoth = "pieces-of-both" { white: Box<Message>, black: Box<Message> };
        /// Nothing stands on a rank or file.
        NothingStands = "nothing-stands";
        /// There are no such pieces.
        NoPieces = "no-pieces";
        /// Which rank?
        WhichRank = "which-rank";
        /// Which file?
        WhichFile = "which-file";
        /// Which pieces?
        WhichPieces = "which-pieces";
        /// Help of `/rank`.
        HelpRank = "help-rank";
        /// Help of `/file`.
        HelpFile = "help-file";
        /// Help of `/pieces`.
        HelpPieces = "help-pieces";
        /// Help of `/captured`.
        HelpCaptured = "help-captured";
        /// Help of `/fen`.
        HelpFen = "help-fen";
        /// Help of `/diagram`.
        HelpDiagram = "help-diagram";
        /// Where the diagram stands: a voice reads no diagram.
        DiagramShown = "diagram-shown" { side: String };
        /// What a voice says of a FEN, which is read.
        FenShown = "fen-shown" { side: String, count: Number };
        /// In an event nobody has FEN or diagram before the result.
        BoardNotShownYet = "board-not-shown-yet";
        /// Help of `/listen`.
        HelpListen = "help-listen";
        /// Help of `/rate`.
        HelpRate = "help-rate";
        /// Help of `/volume-ear`.
        HelpVolumeEar = "help-volume-ear";
        /// Help of `/pitch`.
        HelpPitch = "help-pitch";
        /// Help of the talk key.
        HelpTalkKey = "help-talk-key" { key: String };
        /// What a key is called.
        KeyName = "key-name" { key: String };

        // The start position.
        /// The set-up is read before the first move only (F.2).
        SetUpIsOver = "set-up-is-over";
        /// The start position is one that no game can come to; what is wrong with it.
        PositionImpossible = "position-impossible" { flaws: String };
        /// A flaw of a start position: no piece at all.
        FlawEmptyBoard = "flaw-empty-board";
        /// A side without a king.
        FlawMissingKing = "flaw-missing-king";
        /// A side with several kings.
        FlawTooManyKings = "flaw-too-many-kings";
        /// Pawns on the first or the last rank.
        FlawPawnsOnBackRank = "flaw-pawns-on-back-rank";
        /// A right to castle without king and rook for it.
        FlawCastlingRights = "flaw-castling-rights";
        /// A square for taking in passing that no pawn has passed.
        FlawEnPassant = "flaw-en-passant";
        /// The side not to move is in check.
        FlawOppositeCheck = "flaw-opposite-check";
        /// A check that no move can have given.
        FlawImpossibleCheck = "flaw-impossible-check";
        /// More pieces than promotions can account for.
        FlawTooMuchMaterial = "flaw-too-much-material";

        // Two boards, in a game.
        /// The boards are being compared: all that the player hears (D.2.8-9).
        BoardsCompared = "boards-compared";
        /// A player enters a move meanwhile.
        ComparingNoMove = "comparing-no-move";
        /// The other sheet is entered whole already.
        OtherSheetEntered = "other-sheet-entered" { command: String };
        /// Which board is right? The scoresheets decide (D.2.8-0).
        ScoresheetsDecide = "scoresheets-decide";
        /// No boards are being compared.
        NothingCompared = "nothing-compared";
        /// How the other sheet is keyed.
        KeyOtherSheet = "key-other-sheet";
        /// Which half-move of the other sheet is wanted.
        PromptOtherSheet = "prompt-other-sheet" { number: Number, side: String };
        /// The other sheet is at its end.
        PromptComparison = "prompt-comparison";
        /// The entry of the other sheet that was keyed last is struck.
        OtherSheetStruck = "other-sheet-struck" { place: Box<Message> };
        /// What the other sheet says of a half-move, as it was heard.
        OtherSheetSays = "other-sheet-says" { place: Box<Message>, m: Value };
        /// Is this what the other sheet says? It differs from ours.
        OtherSheetSaysAsk = "other-sheet-says-ask" { place: Box<Message>, m: Box<Phrase> };
        /// The other sheet lacks a half-move.
        OtherSheetLacks = "other-sheet-lacks" { place: Box<Message> };
        /// Which of the two boards?
        WhichBoard = "which-board";
        /// What an entry means is left open.
        EntryLeftOpen = "entry-left-open" { place: Box<Message> };
        /// The first half-move on which the sheets differ, and what each says.
        FirstDifference = "first-difference" { place: Box<Message>, sheet: Box<Message>, ours: Value, theirs: Value };
        /// What is compared is a log of the device: the player's own sheet decides, and the log is put right by these commands.
        LogIsCompared = "log-is-compared";
        /// Both sheets have an illegal half-move on which the arbiter decides first (7.5).
        AgreedIllegal = "agreed-illegal" { place: Box<Message> };
        /// How it is said what an entry of the other sheet means.
        DecideEntries = "decide-entries";
        /// A board is noted; before anything can be said of it entries must be decided.
        BoardWaits = "board-waits" { board: String };
        /// What is needed behind `/board`.
        NeedsBoard = "needs-board";
        /// How what stands on a square is answered.
        AnswerSquare = "answer-square";
        /// From now on the player hears what must change on the boards.
        CorrectionsTold = "corrections-told";
        /// The boards are not compared any longer.
        ComparisonEnded = "comparison-ended";
        /// The game goes back to the position after a half-move, and who is to move.
        Restored = "restored" { place: Box<Message>, side: String };
        /// The game goes back to the start position.
        RestoredStart = "restored-start" { side: String };
        /// These half-moves are struck by going back, is that meant?
        RestoreAsk = "restore-ask" { moves: String };
        /// These half-moves are struck by going back under an article, is that meant?
        RestoreAskBy = "restore-ask-by" { article: String, moves: String };
        /// Half-moves that were struck.
        StruckEntries = "struck-entries" { moves: String };
        /// An offer of a draw that was struck with its half-move.
        NoteOfferStruck = "note-offer-struck" { side: String };
        /// The clocks stand until somebody sets them and lets them go on.
        ClocksWait = "clocks-wait";
        /// Help of `/mismatch`.
        HelpMismatch = "help-mismatch";
        /// Help of `/board`.
        HelpBoard = "help-board";
        /// Help of `/tell`.
        HelpTell = "help-tell";
        /// Help of `/restore`.
        HelpRestore = "help-restore";

        // Two boards.
        /// The sheets agree on so many half-moves.
        ResolveAgree = "resolve-agree" { count: Number };
        /// The sheets agree on so many half-moves, and then they differ.
        ResolveDiffer = "resolve-differ" { count: Number };
        /// The sheets agree on so many half-moves for certain; then entries must be decided.
        ResolveUndecided = "resolve-undecided" { count: Number };
        /// A half-move: its number and its side.
        ResolvePlace = "resolve-place" { number: String, side: Box<Message> };
        /// The sheet this program keeps.
        ResolveOurs = "resolve-ours";
        /// The record of this program, where the player's sheet is another one (D.2.7).
        ResolveLog = "resolve-log";
        /// The opponent's sheet.
        ResolveTheirs = "resolve-theirs";
        /// Where the sheets first differ.
        ResolveDifference = "resolve-difference" { place: Box<Message> };
        /// What a sheet says of a half-move.
        ResolveSays = "resolve-says" { sheet: Box<Message>, m: Value };
        /// What is written is no move a piece can make.
        ResolveNoMove = "resolve-no-move" { text: String };
        /// An entry may mean several moves (D.2.8-6).
        ResolveAmbiguous = "resolve-ambiguous" {
            place: Box<Message>, sheet: Box<Message>, text: String, candidates: String
        };
        /// An entry cannot be read.
        ResolveIllegible = "resolve-illegible" { place: Box<Message>, sheet: Box<Message>, text: String };
        /// An entry is missing, though others follow.
        ResolveMissing = "resolve-missing" { place: Box<Message>, sheet: Box<Message> };
        /// Neither sheet says what was played; nothing behind it was compared.
        ResolveBreaksOff = "resolve-breaks-off" { place: Box<Message> };
        /// Entries are missing at the end of a sheet, which is no difference (D.2.8-7).
        ResolveTail = "resolve-tail" { sheet: Box<Message>, count: Number };
        /// Without some half-moves of the other sheet the entries are the same again.
        ResolveLacks = "resolve-lacks" { sheet: Box<Message>, count: String, run: String };
        /// In another order both sheets come to the same position.
        ResolveSamePosition = "resolve-same-position" { place: Box<Message> };
        /// A number on a sheet is not the next one.
        ResolveJump = "resolve-jump" { sheet: Box<Message>, line: String, number: String, expected: String };
        /// A sheet whose numbers jump was read in the order in which the moves stand.
        ResolveInOrder = "resolve-in-order" { sheet: Box<Message> };
        /// The position of the sheets, and who is to move.
        ResolvePosition = "resolve-position" { side: Value, fen: String };
        /// The position to go back to, and who is to move (D.2.8-3).
        ResolveBackTo = "resolve-back-to" { side: Value, fen: String };
        /// What a clock showed at that position.
        ResolveTime = "resolve-time" { side: Value, left: Duration };
        /// A board shows the position of the sheets.
        ResolveBoardRight = "resolve-board-right" { board: String };
        /// A board must change; how follows.
        ResolveBoardWrong = "resolve-board-wrong" { board: String };
        /// No game comes to what stands on a board.
        ResolveBoardFlaws = "resolve-board-flaws" { board: String, flaws: String };
        /// A piece goes off the board.
        ResolveRemove = "resolve-remove" { piece: Box<Phrase>, square: Box<Phrase> };
        /// A piece goes from a wrong square to a right one.
        ResolveMove = "resolve-move" { piece: Box<Phrase>, from: Box<Phrase>, to: Box<Phrase> };
        /// A piece is put on the board.
        ResolvePut = "resolve-put" { piece: Box<Phrase>, side: Box<Message>, square: Box<Phrase> };
        /// In so many ways slips of the hand lead to what stands on a board.
        ResolveExplained = "resolve-explained" { board: String, slips: Number, count: Number };
        /// Two slips of the hand do not lead to what stands on a board.
        ResolveUnexplained = "resolve-unexplained" { board: String };
        /// Some ways are not listed.
        ResolveMore = "resolve-more" { count: Number };
        /// A slip, at which half-move.
        ResolveSlip = "resolve-slip" { place: Box<Message>, m: Box<Phrase>, slip: Box<Message> };
        /// Two slips together.
        ResolveBoth = "resolve-both" { first: Box<Message>, second: Box<Message> };
        /// The move was not executed.
        SlipNotExecuted = "slip-not-executed";
        /// The piece was put beside its square.
        SlipOneSquareOff = "slip-one-square-off" { square: Box<Phrase> };
        /// When castling the rook was put beside its square.
        SlipRookOneSquareOff = "slip-rook-one-square-off" { square: Box<Phrase> };
        /// Another piece of the same kind went.
        SlipWrongPiece = "slip-wrong-piece" { square: Box<Phrase> };
        /// The files were taken for those of the other side.
        SlipMirrored = "slip-mirrored" { from: Box<Phrase>, to: Box<Phrase> };
        /// The move was executed twice.
        SlipTwice = "slip-twice" { square: Box<Phrase> };
        /// The captured piece was put beside.
        SlipCapturedPutAside = "slip-captured-put-aside" { square: Box<Phrase> };
        /// The captured piece stayed, and the capturing one was put beside.
        SlipCapturedNotRemoved = "slip-captured-not-removed" { square: Box<Phrase> };
        /// The capturing piece was taken off in place of the captured one.
        SlipCapturingRemoved = "slip-capturing-removed";
        /// The pawn taken in passing was left.
        SlipEnPassantLeft = "slip-en-passant-left";
        /// When castling the rook was not moved.
        SlipRookNotMoved = "slip-rook-not-moved";
        /// When castling the king was not moved.
        SlipKingNotMoved = "slip-king-not-moved";
        /// The pawn became another piece, or remained a pawn.
        SlipWrongPromotion = "slip-wrong-promotion" { piece: Box<Phrase> };
        /// A file of several games is no sheet.
        ResolveSeveralGames = "resolve-several-games" { path: String };
        /// No sheet is so long.
        ResolveTooLong = "resolve-too-long" { path: String, most: String };
        /// A sheet cannot be used, or not to its end.
        ResolveSheetFlaw = "resolve-sheet-flaw" { path: String, flaw: Box<Message> };
        /// The sheets begin from different positions.
        ResolveStartsDiffer = "resolve-starts-differ";
        /// A journal in which no boards were compared, and no other sheet.
        ResolveNothingCompared = "resolve-nothing-compared" { path: String };
        /// Where the other sheet of a report comes from.
        ResolveReportAtTheTable = "resolve-report-at-the-table";
        /// There is no such entry to decide.
        ResolveNoEntry = "resolve-no-entry" { sheet: Box<Message>, number: String };
        /// How to say what an entry means.
        ResolveAskMeaning = "resolve-ask-meaning";
        /// What stands on a square?
        ResolveAskSquare = "resolve-ask-square" { board: String, square: Box<Phrase> };
        /// Which colour has the piece that was named?
        ResolveAskColor = "resolve-ask-color" { board: String, square: Box<Phrase>, piece: Box<Phrase> };
        /// How to answer what stands on a square.
        ResolveAskAgain = "resolve-ask-again";
        /// How to answer aloud what stands on a square.
        ResolveAskAloud = "resolve-ask-aloud" { empty: Value, again: Value, stop: Value };
        /// What stands on a board is found after so many questions, if there was one slip at most.
        ResolveAskFound = "resolve-ask-found" { board: String, count: Number };
        /// Every square of a board is known.
        ResolveAskComplete = "resolve-ask-complete" { board: String };
        /// No single slip leads there, so every square is asked.
        ResolveAskAll = "resolve-ask-all" { board: String };
        /// The questions were stopped.
        ResolveAskStopped = "resolve-ask-stopped" { board: String };
        /// Why a text is no board.
        ResolveBoardFault = "resolve-board-fault" { board: String, unread: String, text: String };
        /// The first line of a report.
        ResolveReportTitle = "resolve-report-title" { article: String };
        /// Over the position that the boards should show.
        ResolveReportWanted = "resolve-report-wanted";
        /// Over what stands on a board.
        ResolveReportBoard = "resolve-report-board" { board: String };
        /// Over the times that the arbiter sets.
        ResolveReportClocks = "resolve-report-clocks";
        /// Where the report is.
        ResolveReportWritten = "resolve-report-written" { path: String };
        /// The ending of a file says no form of a report.
        ResolveReportEnding = "resolve-report-ending" { path: String };
    } };
}
