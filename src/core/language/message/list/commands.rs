//! Commands, and what is said about each.

macro_rules! commands {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Commands.
        /// Nothing was said yet that could be repeated.
        NothingSaidYet = "nothing-said-yet";
        /// What was said last is not on the sheet any more.
        StruckSince = "struck-since" { m: String };
        /// The last announcement, spelled.
        Spelled = "spelled" { letters: String };
        /// A command was entered without its slash.
        NeedsSlash = "needs-slash" { command: String };
        /// No command of that name.
        CommandUnknown = "command-unknown" { text: String };
        /// No command of that name, but one that is spelled nearly so.
        CommandUnknownNearest = "command-unknown-nearest" { text: String, command: String };
        /// Was that one meant?
        CommandMeantAsk = "command-meant-ask" { text: String, command: String };
        /// Several commands begin like that.
        CommandAmbiguous = "command-ambiguous" { text: String, choices: String };
        /// The command needs something more.
        CommandNeeds = "command-needs" { command: String, what: String };
        /// What a command may need: a side.
        NeedsSide = "needs-side";
        /// The same of flags: both may have fallen.
        NeedsFlagSide = "needs-flag-side" { both: String };
        /// The words for both flags, parted by commas.
        BothFlagsWords = "both-flags-words";
        /// What a command may need: a move number.
        NeedsNumber = "needs-number";
        /// What a command may need: a time as on the clock.
        NeedsTime = "needs-time";
        /// What a command may need: a move.
        NeedsMove = "needs-move";
        /// The head of the list of commands.
        CommandListHead = "command-list-head";
        /// The words for a theme of the help, parted by commas.
        TopicWords = "topic-words" { topic: String };
        /// Which themes there are.
        HelpThemes = "help-themes" { command: String, themes: String, all: String };
        /// The words for everything, parted by commas.
        AllWords = "all-words";
        /// The clock of the program is no approved one (C02 5.1.l).
        ClockNotApproved = "clock-not-approved";
        /// The question was dropped.
        Cancelled = "cancelled";
        /// No question stands.
        NothingToCancel = "nothing-to-cancel";
        /// The note is in the log.
        Noted = "noted";
        /// The time that was left is noted beside the last move.
        NotedTime = "noted-time" { time: Duration };
        /// The note of an arbiter is in the log, and nobody else reads it.
        NoteSealed = "note-sealed";
        /// It could not be sealed.
        NoteNotSealed = "note-not-sealed";
        /// A note without text.
        NoteEmpty = "note-empty";
        /// Only the arbiter decides (P.1).
        OnlyArbiter = "only-arbiter";
        /// A piece was lifted (D.2.2).
        Lifted = "lifted" { square: String };
        /// A piece was secured in a hole (D.2.3).
        Secured = "secured" { square: String };
        /// The opponent touched a piece.
        OpponentTouched = "opponent-touched" { square: String };
        /// The opponent let a piece go.
        OpponentReleased = "opponent-released" { square: String };
        /// The words for what the opponent did, parted by commas.
        OpponentWords = "opponent-words" { did: String };
        /// What the opponent did, and where.
        NeedsOpponent = "needs-opponent" { known: String };
        /// Lifted from which square?
        WhichLifted = "which-lifted";
        /// The program does not advise (P.2).
        NotAdvising = "not-advising";
        /// The scoresheet has no move yet.
        SheetEmpty = "sheet-empty";
        /// What a command may need: a side and a time.
        NeedsSideAndTime = "needs-side-and-time";
        /// What a command may need: times, and perhaps the number of the move.
        NeedsClockTimes = "needs-clock-times";
        /// What a command may need: at which times one is reminded.
        NeedsReminders = "needs-reminders";
        /// What a command may need: a side, and what the hands of an analogue clock show.
        NeedsHands = "needs-hands";
        /// Words for the number of each move in a command, parted by commas.
        MovesWords = "moves-words";
        /// Words for the hands of an analogue clock in a command, parted by commas.
        HandsWords = "hands-words";
        /// What a command may need: a time control.
        NeedsControl = "needs-control";
        /// Words for the time control in a command, parted by commas.
        ControlWords = "control-words";
        /// What a command may need: an entry of the sheet.
        NeedsEntry = "needs-entry";
        /// Words for White in a command, parted by commas.
        WhiteWords = "white-words";
        /// Words for Black in a command, parted by commas.
        BlackWords = "black-words";
        /// Words for the number of the move in a command, parted by commas.
        MoveWords = "move-words";
        /// Words for yes to a question that Enter confirms, parted by commas.
        YesWords = "yes-words";
        /// Words for no to such a question, parted by commas.
        NoWords = "no-words";
        /// Only the first of the pasted lines was taken.
        OnlyFirstLine = "only-first-line";
        /// What was entered came before the question could be heard.
        AnsweredTooEarly = "answered-too-early";
        /// No such half-move stands on the sheet.
        NotOnSheet = "not-on-sheet";
        /// The entry of the sheet is that move already.
        SameEntry = "same-entry";
        /// An entry of the sheet is to be rewritten; Enter does it.
        RewriteAsk = "rewrite-ask" { number: Number, side: String, new: Box<Phrase>, old: Box<Phrase> };
        /// Whose initials stand beside a correction of a player alone?
        RewriteInitials = "rewrite-initials";
        /// They are those of no arbiter, and nothing was corrected.
        RewriteNobody = "rewrite-nobody";
        /// The entry was struck and rewritten.
        Rewritten = "rewritten";
        /// Nobody of this event has these initials.
        UnknownArbiter = "unknown-arbiter";
        /// No arbiter is at the keys.
        NoArbiter = "no-arbiter";
        /// The arbiter took the keys (12.1).
        ArbiterHere = "arbiter-here" { initials: String };
        /// The same at the player's Braille display, which is for reading alone meanwhile.
        ArbiterHereFelt = "arbiter-here-felt" { initials: String };
        /// The arbiter does not take the keys at the Braille display.
        ArbiterAtTheKeyboard = "arbiter-at-the-keyboard";
        /// The arbiter gave the keys back.
        ArbiterGone = "arbiter-gone";
        /// An arbiter took the keys, for everybody but the one at them.
        ArbiterCame = "arbiter-came" { initials: String };
        /// The arbiters' secret is asked for.
        SecretAsk = "secret-ask";
        /// What the clocks do while it is typed and what stops them, before the question.
        SecretClocks = "secret-clocks" { clocks: String, side: String, question: Box<Message> };
        /// A new secret of the arbiters is asked for.
        SecretNew = "secret-new";
        /// The secret is asked for before a new one is set.
        SecretFirst = "secret-first" { command: String, new: String };
        /// The game was opened without one, so that no arbiter takes the keys.
        SecretNone = "secret-none";
        /// It is too short.
        SecretTooShort = "secret-too-short";
        /// It is another one.
        SecretWrong = "secret-wrong";
        /// It is another one, and is asked for again.
        SecretAgain = "secret-again";
        /// None is taken for a while.
        SecretWait = "secret-wait" { seconds: Number };
        /// What was entered unseen behind initials of nobody.
        SecretDropped = "secret-dropped";
        /// The words that were drawn, for the arbiter alone.
        SecretDrawn = "secret-drawn" { words: String };
        /// No key pair could be made.
        SecretNotMade = "secret-not-made";
        /// From here on another secret opens the keys.
        SecretSet = "secret-set";
        /// What was entered in a command is another one.
        SecretNotRight = "secret-not-right";
        /// Nothing was entered there.
        SecretNotEntered = "secret-not-entered";
        /// The game has none that anything could be opened with.
        SecretNotThere = "secret-not-there";
        /// Of many keys not all are tried, and none of those that were is the one.
        SecretAmongMany = "secret-among-many" { count: Number, tried: Number };
        /// Files have one already; an option puts another in its place.
        SecretStands = "secret-stands" { paths: String };
        /// The same as a question.
        SecretReplaceAsk = "secret-replace-ask" { paths: String };
        /// What asks for a new secret, behind the initials.
        NewWords = "new-words";

        // What each command does.
        /// `made`.
        HelpMade = "help-made";
        /// `clock`.
        HelpClock = "help-clock";
        /// `correct`.
        HelpCorrect = "help-correct";
        /// `done`.
        HelpDone = "help-done";
        /// `wrong-repeat`.
        HelpWrongRepeat = "help-wrong-repeat";
        /// `undo`.
        HelpUndo = "help-undo";
        /// What `/new` does.
        HelpNew = "help-new";
        /// `offer`.
        HelpOffer = "help-offer";
        /// `accept`.
        HelpAccept = "help-accept";
        /// `decline`.
        HelpDecline = "help-decline";
        /// `claim`.
        HelpClaim = "help-claim";
        /// `resign`.
        HelpResign = "help-resign";
        /// `result`.
        HelpResult = "help-result";
        /// `sign`.
        HelpSign = "help-sign";
        /// `time`.
        HelpTime = "help-time";
        /// `sheet`.
        HelpSheet = "help-sheet";
        /// `pause`.
        HelpPause = "help-pause";
        /// `stop`.
        HelpStop = "help-stop";
        /// `resume`.
        HelpResume = "help-resume";
        /// `repeat`.
        HelpRepeat = "help-repeat";
        /// `allow`.
        HelpAllow = "help-allow";
        /// `setup`.
        HelpSetUp = "help-setup";
        /// `repeat-ear`.
        HelpRepeatEar = "help-repeat-ear";
        /// `spell`.
        HelpSpell = "help-spell";
        /// `spell-ear`.
        HelpSpellEar = "help-spell-ear";
        /// `note`.
        HelpNote = "help-note";
        /// `note-time`.
        HelpNoteTime = "help-note-time";
        /// `arbiter`.
        HelpArbiter = "help-arbiter";
        /// `lifted`.
        HelpLifted = "help-lifted";
        /// `opponent`.
        HelpOpponent = "help-opponent";
        /// `adjust`.
        HelpAdjust = "help-adjust";
        /// `cancel`.
        HelpCancel = "help-cancel";
        /// `help`.
        HelpHelp = "help-help";
        /// `quit`.
        HelpQuit = "help-quit";
        /// `start`.
        HelpStart = "help-start";
        /// `sync`.
        HelpSync = "help-sync";
        /// `flag`.
        HelpFlag = "help-flag";
        /// `set`.
        HelpSet = "help-set";
        /// `add`.
        HelpAdd = "help-add";
        /// `fault`.
        HelpFault = "help-fault";
        /// `penalty`.
        HelpPenalty = "help-penalty";
        /// `irregularity`.
        HelpIrregularity = "help-irregularity";
        /// `away`.
        HelpAway = "help-away";
        /// `complain`.
        HelpComplain = "help-complain";
        /// `ask-arbiter`.
        HelpAskArbiter = "help-ask-arbiter";
        /// `measure`.
        HelpMeasure = "help-measure";
        /// `alarm`.
        HelpRemind = "help-alarm";
        /// `arrived`.
        HelpArrived = "help-arrived";
        /// What `/adjourn` does.
        HelpAdjourn = "help-adjourn";
        /// What `/seal` does.
        HelpSeal = "help-seal";
        /// `borrow`.
        HelpBorrow = "help-borrow";
        /// `replace-sheet`.
        HelpReplaceSheet = "help-replace-sheet";
        /// `handed-over`.
        HelpHandedOver = "help-handed-over";
        /// `glossary`.
        HelpGlossary = "help-glossary";
        /// How to make the Room louder or softer.
        HelpVolume = "help-volume";
        /// How the arbiter limits the Room.
        HelpLimit = "help-limit";
        /// What a command needs: a loudness in percent.
        NeedsPercent = "needs-percent";
        /// How loud the Room is now.
        RoomVolume = "room-volume" { percent: Number };
        /// The Room is as loud as the arbiter allows and no louder.
        RoomVolumeHeld = "room-volume-held" { percent: Number };
        /// How loud the Room may be at most.
        RoomLimited = "room-limited" { percent: Number };
        /// `player`.
        HelpPlayer = "help-player";
        /// `head`.
        HelpHead = "help-head";

        /// What `next` does.
        HelpNext = "help-next";
        /// What `back` does.
        HelpBack = "help-back";
        /// What `move` does.
        HelpMove = "help-move";
        /// What `find` does.
        HelpFind = "help-find";
        /// What `into` does.
        HelpInto = "help-into";
        /// What `out` does.
        HelpOut = "help-out";
        /// What `square` does while a game is read.
        HelpSquareReading = "help-square-reading";
        /// What `rank` does while a game is read.
        HelpRankReading = "help-rank-reading";
        /// What `file` does while a game is read.
        HelpFileReading = "help-file-reading";
        /// What `pieces` does while a game is read.
        HelpPiecesReading = "help-pieces-reading";
        /// What `captured` does while a game is read.
        HelpCapturedReading = "help-captured-reading";
        /// What `fen` does while a game is read.
        HelpFenReading = "help-fen-reading";
        /// What `diagram` does while a game is read.
        HelpDiagramReading = "help-diagram-reading";
        /// What `?` does while a game is read.
        HelpWhere = "help-where";
        /// `help`, in the reading of a game.
        HelpHelpReading = "help-help-reading";
        /// What `quit` does while a game is read.
        HelpQuitReading = "help-quit-reading";
    } };
}
