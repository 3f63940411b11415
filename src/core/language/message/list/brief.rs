//! What people at a game on two boards are told beforehand, a player's letter, and a rehearsal.

macro_rules! brief {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// The head of a page for somebody.
        BriefTitle = "brief-title" { whom: String };
        /// Of which edition the articles are.
        BriefEdition = "brief-edition" { year: String };
        /// The heading above how the game goes.
        BriefHow = "brief-how";
        /// The heading above what the program does.
        BriefProgram = "brief-program";
        /// The heading above what is asked of the reader.
        BriefAsked = "brief-asked";
        /// A sentence and its article.
        BriefCited = "brief-cited" { sentence: Box<Message>, article: String };
        /// Two boards are used.
        BriefTwoBoards = "brief-two-boards";
        /// How a move is announced, repeated and executed.
        BriefAnnounce = "brief-announce" { example: String, names: String };
        /// When a piece on the special board is touched.
        BriefTouched = "brief-touched";
        /// When a move there is made.
        BriefMade = "brief-made";
        /// When the clock is started.
        BriefClockLast = "brief-clock-last";
        /// A slip of the tongue.
        BriefSlip = "brief-slip";
        /// Boards that differ.
        BriefDiffer = "brief-differ";
        /// What the program does.
        BriefDoes = "brief-does";
        /// What it never does.
        BriefNever = "brief-never";
        /// Who hears what it says.
        BriefEar = "brief-ear";
        /// By whose leave it is there.
        BriefDevice = "brief-device";
        /// The opponent: say and repeat.
        BriefOpponentSays = "brief-opponent-says";
        /// The opponent: the same words again.
        BriefOpponentRepeats = "brief-opponent-repeats";
        /// The opponent: touch-move on the own board.
        BriefOpponentTouch = "brief-opponent-touch";
        /// The opponent: nothing else is said.
        BriefOpponentQuiet = "brief-opponent-quiet";
        /// The opponent: who may have somebody.
        BriefOpponentHelper = "brief-opponent-helper";
        /// The arbiter: what is laid down before.
        BriefArbiterLeave = "brief-arbiter-leave";
        /// The arbiter: who decides, and how.
        BriefArbiterDecides = "brief-arbiter-decides" { arbiter: String, player: String };
        /// The arbiter: boards that differ.
        BriefArbiterDiffer = "brief-arbiter-differ" { mismatch: String };
        /// The arbiter: what nobody else is told.
        BriefArbiterAlone = "brief-arbiter-alone";
        /// The arbiter: the sheets.
        BriefArbiterSheets = "brief-arbiter-sheets" { replace: String };
        /// The assistant: moves and announcements (D.2.9 a, b).
        BriefAssistantMoves = "brief-assistant-moves";
        /// The assistant: sheet and clock (D.2.9 c).
        BriefAssistantSheet = "brief-assistant-sheet";
        /// The assistant: what is told on request (D.2.9 d).
        BriefAssistantTells = "brief-assistant-tells";
        /// The assistant: flag and touch (D.2.9 e).
        BriefAssistantClaims = "brief-assistant-claims";
        /// The assistant: no advice.
        BriefAssistantNever = "brief-assistant-never";
        /// The organiser: rules may be adapted.
        BriefOrganiserAdapts = "brief-organiser-adapts";
        /// The organiser: the table.
        BriefOrganiserPlace = "brief-organiser-place";
        /// The organiser: the clock.
        BriefOrganiserClock = "brief-organiser-clock";
        /// The organiser: notices that need not be seen.
        BriefOrganiserNotices = "brief-organiser-notices";
        /// The organiser: the sheets.
        BriefOrganiserSheets = "brief-organiser-sheets";
        /// The head of the letter to the organiser.
        LetterTitle = "letter-title";
        /// Which event.
        LetterEvent = "letter-event" { name: String };
        /// Who writes.
        LetterPlayer = "letter-player" { name: String };
        /// How the player is reached.
        LetterReached = "letter-reached" { blank: String };
        /// Why it is written (D.04.12).
        LetterOpens = "letter-opens";
        /// The heading above what is needed.
        LetterNeeds = "letter-needs";
        /// Two boards.
        LetterBoards = "letter-boards";
        /// The program.
        LetterDevice = "letter-device";
        /// The clock.
        LetterClock = "letter-clock";
        /// The assistant.
        LetterAssistant = "letter-assistant" { name: String };
        /// The table.
        LetterPlace = "letter-place";
        /// Notices.
        LetterNotices = "letter-notices";
        /// Somebody who shows the way.
        LetterWay = "letter-way";
        /// What else.
        LetterMore = "letter-more" { blank: String };
        /// What is asked in the end.
        LetterCloses = "letter-closes";
        /// Day and signature.
        LetterSigned = "letter-signed" { blank: String };
        /// What is rehearsed, and how one leaves.
        RehearsalOpens = "rehearsal-opens" { quit: String };
        /// Only an opponent rehearses.
        RehearsalOfOpponent = "rehearsal-of-opponent";
        /// An announcement, and what is to be done.
        RehearsalAnnounced = "rehearsal-announced" { m: Box<Phrase> };
        /// The repetition was right: the move is executed.
        RehearsalSame = "rehearsal-same";
        /// The repetition was another: the same words again.
        RehearsalNotTheSame = "rehearsal-not-the-same" { m: Box<Phrase> };
        /// The own move is to be said.
        RehearsalOwn = "rehearsal-own" { m: Box<Phrase> };
        /// The own move is repeated.
        RehearsalRepeated = "rehearsal-repeated" { m: Box<Phrase> };
        /// The own move is illegal here.
        RehearsalIllegal = "rehearsal-illegal";
        /// It was no move.
        RehearsalUnread = "rehearsal-unread" { m: Box<Phrase> };
        /// A slip is corrected.
        RehearsalCorrected = "rehearsal-corrected" { m: Box<Phrase> };
        /// It was executed before it was repeated.
        RehearsalSaySo = "rehearsal-say-so";
        /// That was all.
        RehearsalEnds = "rehearsal-ends";
    } };
}
