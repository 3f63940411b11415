//! What is claimed, what was illegal or irregular, and what the arbiter finds and decides.

macro_rules! laws {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Claims, faults and penalties.
        /// What a draw is claimed for.
        ClaimGroundNamed = "claim-ground" { ground: Value };
        /// The words for what a draw is claimed for, parted by commas.
        ClaimGroundWords = "claim-ground-words" { ground: String };
        /// The words for what the arbiter finds of a claim, parted by commas.
        ClaimVerdictWords = "claim-verdict-words" { verdict: String };
        /// Which draw is claimed?
        ClaimWhich = "claim-which" { grounds: String };
        /// Claim this draw?
        ClaimAsk = "claim-ask" { ground: Box<Message> };
        /// Claim this draw with a move?
        ClaimAskWith = "claim-ask-with" { ground: Box<Message>, m: Box<Phrase> };
        /// Stop both clocks for the claim?
        ClaimStopsAsk = "claim-stops-ask";
        /// A draw is claimed.
        Claimed = "claimed" { side: String, ground: Box<Message> };
        /// The claim is right.
        ClaimRight = "claim-right";
        /// The claim is wrong.
        ClaimWrong = "claim-wrong";
        /// Is the claim right, and the game drawn?
        ClaimRightAsk = "claim-right-ask";
        /// Is the claim wrong?
        ClaimWrongAsk = "claim-wrong-ask";
        /// A draw is claimed by who has the move.
        ClaimOutOfTurn = "claim-out-of-turn";
        /// The right to claim is lost for this move.
        ClaimLost = "claim-lost";
        /// A claim cannot be withdrawn.
        ClaimStands = "claim-stands";
        /// The arbiter decides on the claim first.
        ClaimUndecided = "claim-undecided" { command: String, right: String, wrong: String };
        /// No draw is claimed.
        NoClaim = "no-claim";
        /// After the wrong claim the intended move is made.
        IntendedMoveDue = "intended-move-due";
        /// What the arbiter is told of a claim.
        NoteClaim = "note-claim" { claim: Box<Message>, facts: Box<Message>, found: Box<Message> };
        /// A claim with its intended move.
        ClaimWith = "claim-with" { claim: Box<Message>, m: String };
        /// Which moves the claimant cites, before what the record says.
        ClaimCited = "claim-cited" { moves: String, facts: Box<Message> };
        /// How often the position stood, and after which half-moves.
        ClaimStood = "claim-stood" { count: Number, moves: String };
        /// How many half-moves had no pawn move and no capture.
        ClaimQuiet = "claim-quiet" { count: Number };
        /// The record bears the claim out.
        ClaimHolds = "claim-holds";
        /// The record does not bear the claim out.
        ClaimDoesNotHold = "claim-does-not-hold";
        /// After a wrong claim another move was made.
        NoteIntendedNotMade = "note-intended-not-made" { side: String, m: String };
        /// The position before the first move, among others.
        ClaimTheStart = "claim-the-start";
    } };
}
