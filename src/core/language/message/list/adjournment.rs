//! An adjourned game: the sealed move, the envelope, and going on.

macro_rules! adjournment {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// Shall this side seal the next move?
        AdjournAsk = "adjourn-ask" { side: String };
        /// Shall the rest of the session be charged to this side?
        AdjournEarly = "adjourn-early" { side: String, time: Duration };
        /// There is less left than that.
        AdjournEarlyTooLong = "adjourn-early-too-long" { side: String, time: Duration };
        /// The word for adjourning before the session ends.
        AdjournEarlyWords = "adjourn-early-words";
        /// The word for an envelope that is lost.
        AdjournLostWords = "adjourn-lost-words";
        /// The word for the copy of the program.
        AdjournCopyWords = "adjourn-copy-words";
        /// The word for a move made on the board.
        AdjournBoardWords = "adjourn-board-words";
        /// What stands behind the command.
        AdjournUsage = "adjourn-usage" { command: String, early: String, lost: String, copy: String };
        /// The sealed move is asked for.
        SealAsk = "seal-ask";
        /// Once more, for what is not read back.
        SealAgain = "seal-again";
        /// The second was another one.
        SealDiffers = "seal-differs";
        /// That is no move with both squares.
        SealNotUnderstood = "seal-not-understood";
        /// The words for a sealed move that an assistant writes.
        SealDictateWords = "seal-dictate-words";
        /// The sealed move, to the assistant who writes it.
        SealDictated = "seal-dictated" { m: Value };
        /// The copy is kept.
        SealKept = "seal-kept" { command: String };
        /// It is not kept.
        SealNotKept = "seal-not-kept";
        /// No copy is kept here.
        SealOnPaper = "seal-on-paper";
        /// The other side seals.
        SealNotOurs = "seal-not-ours" { side: String };
        /// The move made on the board is the sealed one.
        SealOnTheBoard = "seal-on-the-board";
        /// No move is being sealed.
        SealNothing = "seal-nothing" { command: String };
        /// Was this step taken?
        SealingStepAsk = "sealing-step-ask" { stage: String };
        /// Is the scoresheet of who replies to an absent player in the fresh envelope?
        ReplySheetAsk = "reply-sheet-ask" { side: String };
        /// This step comes before.
        SealingLacks = "sealing-lacks" { stage: String };
        /// Stop the clocks?
        AdjournStopAsk = "adjourn-stop-ask";
        /// The game is not adjourned.
        NotAdjourned = "not-adjourned";
        /// A name is missing on the envelope.
        EnvelopeNameAsk = "envelope-name-ask" { side: String };
        /// A time is missing on it.
        EnvelopeTimeAsk = "envelope-time-ask" { side: String };
        /// Date, time and place are missing.
        EnvelopeResumesAsk = "envelope-resumes-ask";
        /// That needs three parts, with commas between.
        EnvelopeResumesParts = "envelope-resumes-parts";
        /// Does that stand on the envelope?
        EnvelopeCheck = "envelope-check" { text: String };
        /// No offer stands.
        EnvelopeNoOffer = "envelope-no-offer";
        /// That is missing on it.
        EnvelopeItemLacks = "envelope-item-lacks" { lacking: String };
        /// Everything was checked, and who keeps it.
        EnvelopeKept = "envelope-kept" { initials: String };
        /// Everything was checked, without an arbiter.
        EnvelopeKeptByAll = "envelope-kept-by-all";
        /// Is who must reply there?
        PresentReplierAsk = "present-replier-ask" { side: String };
        /// Is who sealed there?
        PresentSealerAsk = "present-sealer-ask" { side: String };
        /// Start the clock of who is absent?
        AbsentClockAsk = "absent-clock-ask" { side: String };
        /// It runs.
        AbsentClockStarted = "absent-clock-started" { side: String };
        /// Did the absent player come?
        AbsentCameAsk = "absent-came-ask" { side: String };
        /// How far the clock of who came late is from what is due (E.9.b, E.11).
        ReplierTimeDue = "replier-time-due" { lateness: Value, side: String, time: Duration, command: String };
        /// Open the envelope?
        EnvelopeOpenAsk = "envelope-open-ask";
        /// It is open.
        EnvelopeOpened = "envelope-opened";
        /// It is closed.
        EnvelopeClosed = "envelope-closed" { command: String };
        /// It is opened when this side is there.
        ReplierAbsent = "replier-absent" { side: String };
        /// Which move was in it?
        SealedMoveReadAsk = "sealed-move-read-ask";
        /// Was there none?
        SealedNoneAsk = "sealed-none-ask";
        /// The envelope is lost: which move does who sealed say it was?
        SealedMoveStatedAsk = "sealed-move-stated-ask" { side: String };
        /// The answer to that cannot be made as a move.
        SealedStatedFault = "sealed-stated-fault" { sealed: String };
        /// What was in it is no move.
        SealedFault = "sealed-fault" { sealed: String, side: String, command: String };
        /// What the sealed move is instead of one; what follows is said after it.
        SealedFaultFound = "sealed-fault-found" { sealed: String };
        /// Against who cannot mate the game is not lost by it (E.8, 6.9).
        SealedFaultExcepted = "sealed-fault-excepted" { side: String, command: String };
        /// What an ambiguous one may be.
        SealedWays = "sealed-ways" { moves: String };
        /// The envelope is lost.
        EnvelopeLost = "envelope-lost" { side: String, command: String };
        /// It is lost, and the times are on no record.
        EnvelopeLostTimes = "envelope-lost-times" { command: String };
        /// The copy, opened for the arbiter.
        SealedCopy = "sealed-copy" { text: String };
        /// There is none.
        SealedCopyNone = "sealed-copy-none";
        /// It stays closed.
        SealedCopyClosed = "sealed-copy-closed";
        /// A player came too late to the resumption.
        SealedLate = "sealed-late" { side: String };
        /// The one who must reply did, where the sealed move helps only the one who sealed it.
        SealedLateLoses = "sealed-late-loses" { side: String };
        /// The clocks were set after the first move.
        TimesAfterTheFirstMove = "times-after-the-first-move";
        /// A step, for the log.
        AdjournLogged = "adjourn-logged" { stage: String };
    } };
}
