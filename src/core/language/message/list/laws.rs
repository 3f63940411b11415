//! What is claimed, what was illegal or irregular, and what the arbiter finds and decides.

macro_rules! laws {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // Claims, faults and penalties.
        /// What a draw is claimed for.
        ClaimGroundNamed = "claim-ground" { ground: Value };
        /// The words for what a draw is claimed for, parted by commas.
        ClaimGroundWords = "claim-ground-words" { ground: String };
        /// The words for what the arbiter finds of a claim, parted by commas.
        ClaimFindingWords = "claim-finding-words" { finding: String };
        /// Which draw is claimed?
        ClaimWhich = "claim-which" { grounds: String };
        /// Claim this draw?
        ClaimAsk = "claim-ask" { ground: Box<Message> };
        /// Claim this draw with a move?
        ClaimAskWith = "claim-ask-with" { ground: Box<Message>, m: Box<Phrase> };
        /// What is asked about a claim, of the other side.
        ClaimAskOf = "claim-ask-of" { side: String, ask: Box<Message> };
        /// Stop both clocks for the claim?
        ClaimStopsAsk = "claim-stops-ask";
        /// A draw is claimed.
        Claimed = "claimed" { side: String, ground: Box<Message> };
        /// A draw was claimed, and the arbiter postponed the decision.
        ClaimedBefore = "claimed-before" { side: String, ground: Box<Message> };
        /// What the clocks showed at such a claim.
        ClaimThen = "claim-then" { facts: Box<Message> };
        /// Both players check a claim, under the arbiter.
        ClaimCheckedByPlayers = "claim-checked-by-players";
        /// The arbiter checks a claim.
        ClaimCheckedByArbiter = "claim-checked-by-arbiter";
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
        /// What the arbiter reads of a claim with an illegal move: what the record says of the rest decides nothing.
        NoteIllegalClaim = "note-illegal-claim" { claim: Box<Message>, found: Box<Message> };
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
        /// Half-moves are not written, so that the record bears nothing out.
        ClaimUnproved = "claim-unproved";
        /// After a wrong claim another move was made.
        NoteIntendedNotMade = "note-intended-not-made" { side: String, m: String };
        /// The position before the first move, among others.
        ClaimTheStart = "claim-the-start";
        /// The words for a claim in a quickplay finish, parted by commas.
        ClaimFinishWords = "claim-finish-words";
        /// Claim this draw, and end the game with it?
        ClaimAskEnds = "claim-ask-ends" { ground: Box<Message> };
        /// Ask for five seconds more for each move?
        SecondsAsk = "seconds-ask";
        /// Five seconds more for each move are asked for.
        SecondsAsked = "seconds-asked" { side: String };
        /// Are the five seconds granted?
        SecondsGrantAsk = "seconds-grant-ask";
        /// The same while the offer of that request is open: is it refused?
        SecondsRefusedAsk = "seconds-refused-ask" { side: String };
        /// They are granted.
        SecondsGranted = "seconds-granted";
        /// They are not granted.
        SecondsRefused = "seconds-refused";
        /// The arbiter decides on the claim later.
        ClaimPostponed = "claim-postponed";
        /// Nobody appeals against the decision.
        ClaimFinal = "claim-final";
        /// What the clocks showed with a claim is not known.
        ClaimTimesUnknown = "claim-times-unknown";
        /// The time of the claimant is not proved.
        ClaimTimeUnproved = "claim-time-unproved";
        /// The claimant had less than two minutes.
        ClaimInTime = "claim-in-time";
        /// The claimant had two minutes or more.
        ClaimTooEarly = "claim-too-early";
        /// The claimant had no time left.
        ClaimWithoutTime = "claim-without-time";
        /// The arbiter decides on a claim in a quickplay finish first, or later.
        ClaimUndecidedFinish = "claim-undecided-finish" { command: String, right: String, wrong: String, postponed: String };
        /// A claim in a quickplay finish, and whose it was.
        FinishClaimOf = "finish-claim-of" { side: String };
        /// Why there is no quickplay finish.
        NoFinish = "no-finish" { why: String };
        /// Only with less than two minutes that is claimed.
        TimeForMoves = "time-for-moves";
        /// The own flag fell before.
        FlagBeforeTheClaim = "flag-before-the-claim";
        /// The sheet must be complete for that.
        SheetIncomplete = "sheet-incomplete" { count: Number };
        /// The arbiter has not decided on the claim yet.
        ClaimIsPostponed = "claim-is-postponed";
        /// No arbiter finds that of such a claim.
        NoSuchFinding = "no-such-finding";
        /// The claim ends the game once it is said whether it was checked.
        ClaimUnchecked = "claim-unchecked" { command: String };
        /// The claim has ended the game.
        ClaimWritten = "claim-written" { command: String };
        /// The game ends with a claim that was checked.
        LeftClaimChecked = "left-claim-checked";
        /// The game ends with a claim that was not checked.
        LeftClaimUnchecked = "left-claim-unchecked";
        /// Has the opponent checked the position?
        ClaimCheckPosition = "claim-check-position" { position: Box<Message> };
        /// Has the opponent checked the position and the sheet?
        ClaimCheckSheet = "claim-check-sheet" { position: Box<Message> };
        /// Take back the claim that ended the game?
        ClaimTakeBackAsk = "claim-take-back-ask";
        /// Has the opponent checked what stands on paper?
        ClaimCheckOnPaper = "claim-check-on-paper";
        /// What counts as an illegal move.
        FaultKindNamed = "fault-kind" { kind: Value };
        /// The words for what counts as an illegal move, parted by commas.
        FaultKindWords = "fault-kind-words" { kind: String };
        /// No illegal move is completed that was not decided on.
        NoFault = "no-fault";
        /// What was illegal after another illegal move and goes back with it.
        FaultsFollowed = "faults-followed" { followed: String, m: String, command: String };
        /// What counts once the clock is pressed, of a side that has not.
        FaultNotPressed = "fault-not-pressed" { side: String };
        /// No pawn came to the last rank in the last half-move of a side.
        FaultNoPawn = "fault-no-pawn" { side: String };
        /// The edition counts no such fault as an illegal move.
        NoSuchFault = "no-such-fault";
        /// A side, and what it did.
        NeedsFault = "needs-fault" { known: String };
        /// A fault, whose it is, and which of that player.
        FaultOf = "fault-of" { kind: Box<Message>, side: String, count: Number };
        /// A fault that is not counted.
        FaultNotCounted = "fault-not-counted" { side: String, kind: Box<Message> };
        /// A fault with the half-move it is about.
        FaultOfMove = "fault-of-move" { fault: Box<Message>, m: String };
        /// A wrong claim, and whose it was.
        WrongClaimOf = "wrong-claim-of" { side: String };
        /// A side has more time.
        RemedyTime = "remedy-time" { side: String, time: Duration };
        /// A side has less time.
        RemedyTimeFrom = "remedy-time-from" { side: String, time: Duration };
        /// A side loses.
        RemedyLoss = "remedy-loss" { side: String };
        /// A draw, because a side cannot mate.
        RemedyDraw = "remedy-draw" { side: String };
        /// Nothing but that the game goes back.
        RemedyNothing = "remedy-nothing";
        /// No time is added after a claim.
        RemedyNoTime = "remedy-no-time";
        /// Nothing at all, because the opponent has moved.
        RemedyStands = "remedy-stands";
        /// The move stands; nothing was counted.
        FaultStands = "fault-stands";
        /// A side has more points.
        PointsMore = "points-more" { side: String, points: Box<Message> };
        /// A side has fewer points.
        PointsFewer = "points-fewer" { side: String, points: Box<Message> };
        /// A number of points.
        PointsCounted = "points-counted" { amount: Value, points: String };
        /// What an arbiter may impose.
        PenaltyNamed = "penalty-named" { penalty: Value };
        /// The words for what an arbiter may impose, parted by commas.
        PenaltyWords = "penalty-words" { penalty: String };
        /// Is this what it costs?
        ProposalOne = "proposal-one" { about: Box<Message>, remedy: Box<Message> };
        /// Does this end the game?
        ProposalOfWeight = "proposal-of-weight" { about: Box<Message>, remedy: Box<Message> };
        /// Is it so, where the Laws leave nothing to choose?
        ProposalOfTheLaws = "proposal-of-the-laws" { about: Box<Message>, remedy: Box<Message> };
        /// Is the game drawn by it?
        ProposalDraw = "proposal-draw" { about: Box<Message>, remedy: Box<Message> };
        /// Which of these does it cost?
        ProposalOfSeveral = "proposal-of-several" { about: Box<Message>, remedies: String };
        /// Enter alone does not answer what only yes does.
        EnterIsNoYes = "enter-is-no-yes";
        /// A time, or a number of what is proposed.
        NeedsRemedy = "needs-remedy";
        /// A fault that counts as an illegal move.
        Faulted = "faulted" { about: Box<Message> };
        /// A penalty that was imposed.
        Penalised = "penalised" { side: String, remedy: Box<Message> };
        /// Who breached which article?
        PenaltyWho = "penalty-who" { article: String };
        /// The opponent of a claimant in the quickplay finish gets nothing.
        NoTimeAdded = "no-time-added";
        /// Which article the side breached that was named without one.
        PenaltyArticle = "penalty-article" { side: String, article: String };
        /// The edition has no such article: which one did the side breach?
        PenaltyNoArticle = "penalty-no-article" { article: String, side: String };
        /// Which penalty?
        PenaltyWhich = "penalty-which" { menu: String };
        /// Which penalty, where the article says that the game is lost?
        PenaltyWhichLoss = "penalty-which-loss" { breach: Value, menu: String };
        /// How much time?
        PenaltyTime = "penalty-time";
        /// How many points?
        PenaltyPoints = "penalty-points" { least: String, most: String };
        /// Is the increment of the faulty press taken back?
        TakeIncrementAsk = "take-increment-ask" { side: String, time: Duration };
        /// How the game goes back.
        GoBackHint = "go-back-hint" { command: String, m: String };
        /// White has half a point, Black none.
        WhiteHalf = "white-half";
        /// Black has half a point, White none.
        BlackHalf = "black-half";
        /// White wins a game that was not played.
        WhiteByForfeit = "white-by-forfeit";
        /// Black wins a game that was not played.
        BlackByForfeit = "black-by-forfeit";
        /// Both lose a game that was not played.
        BothForfeit = "both-forfeit";
        /// Does this player sign the result?
        SignAsk = "sign-ask" { side: String, result: String };
        /// What is asked about a result that waits for the word of an arbiter.
        SignUnconfirmed = "sign-unconfirmed" { ask: Box<Message> };
        /// Does this player approve the result?
        ApproveAsk = "approve-ask" { side: String, result: String };
        /// Does this player sign the other's sheet?
        SignOtherAsk = "sign-other-ask" { side: String, owner: String, result: String };
        /// Is the other sheet signed as well?
        OtherSheetSignedAsk = "other-sheet-signed-ask" { owner: String, signers: String };
        /// A player signed a sheet that is not kept here.
        SignedOther = "signed-other" { side: String, owner: String };
        /// Which signatures are not noted.
        SignaturesMissing = "signatures-missing" { missing: String };
        /// A signature, by its player and its sheet.
        SignatureOf = "signature-of" { side: String, owner: String };
        /// A player signed the result.
        Signed = "signed" { side: String };
        /// A player approved the result.
        Approved = "approved" { side: String };
        /// That player signed already.
        SignedAlready = "signed-already";
        /// The result was signed, and another one took its place.
        SignaturesFell = "signatures-fell" { command: String };
        /// A result took the place of that of a resignation.
        ResignationFell = "resignation-fell" { command: String };
        /// No score is higher than the game.
        ScoreAboveGame = "score-above-game" { points: Box<Message> };
        /// What both score, behind a sentence.
        Scored = "scored" { text: Box<Message>, white: String, black: String };
        /// The same, where a penalty of points changes nothing.
        ScoredInVain = "scored-in-vain" { text: Box<Message> };
        /// A score of a player that no result gives (10.2).
        ScoreUnusual = "score-unusual" { points: String };
        /// A draw with draw odds lets Black go on in the match, behind the result (C06-TB 6.k).
        BlackAdvances = "black-advances" { text: Box<Message> };
        /// What does the opponent of who lost score?
        OpponentsScoreAsk = "opponents-score-ask" { ask: Box<Message>, side: String, draw: String, loss: String };
        /// What the opponent of who lost may score.
        NeedsOpponentsScore = "needs-opponents-score" { draw: String, loss: String };
        /// A draw is offered, and for which time.
        LogOffered = "log-offered" { side: String, count: Number };
        /// The position stands for the fifth time: is this the result?
        FivefoldAsk = "fivefold-ask" { result: String };
        /// 75 moves by each side: is this the result?
        SeventyFiveAsk = "seventy-five-ask" { result: String };
        /// The side that did not resign cannot mate.
        NoteResignationMayDraw = "note-resignation-may-draw" { side: String, result: String };
        /// Why something is open, and who cannot mate.
        CannotMate = "cannot-mate" { why: Box<Message>, side: String };
        /// What was not as it should be.
        IrregularityNamed = "irregularity-named" { kind: Value };
        /// The words for what was not as it should be, parted by commas.
        IrregularityWords = "irregularity-words" { kind: String };
        /// What was not as it should be?
        IrregularityWhich = "irregularity-which" { kinds: String };
        /// Something was not as it should be.
        Irregular = "irregular" { kind: Box<Message> };
        /// Something was not as it should be, by a side.
        IrregularOf = "irregular-of" { kind: Box<Message>, side: String };
        /// Where all pieces stand, for who sets a board right.
        PositionListed = "position-listed" { white: String, black: String };
        /// The game goes on with reversed colours.
        ColoursGoOn = "colours-go-on" { white: Number, black: Number };
        /// The same, unless the arbiter decides otherwise (7.2 until 2009, 7.3 of 2014).
        ColoursGoOnUnless = "colours-go-on-unless" { white: Number, black: Number };
        /// A new game is begun.
        ColoursAnew = "colours-anew" { white: Number, black: Number };
        /// The arbiter decides whether the game goes on.
        ColoursOpen = "colours-open" { white: Number, black: Number };
        /// Annul the game?
        AnnulAsk = "annul-ask";
        /// The same, where it is too late for a claim.
        AnnulLateAsk = "annul-late-ask";
        /// The game is annulled.
        Annulled = "annulled";
        /// The edition knows no such thing.
        NotInThisEdition = "not-in-this-edition";
        /// So many half-moves stand; none is struck by that.
        BeyondTheGame = "beyond-the-game" { count: Number };
        /// Back to where?
        RestoreWhich = "restore-which";
        /// What a player asks of the arbiter.
        NoteAsks = "note-asks" { side: String, about: Box<Message> };
        /// What a player asks of the arbiter, without whose it is.
        AsksAbout = "asks-about" { about: Value };
        /// What a player asks of the arbiter, with the words of the player.
        AsksAboutText = "asks-about-text" { about: Box<Message>, text: String };
        /// What is asked about a touch, and whether any contact counts that is no plain accident.
        WhatCountsAsTouch = "what-counts-as-touch" { asks: Box<Message>, contact: Value };
        /// The arbiter is asked for leave.
        LeaveAsked = "leave-asked";
        /// Who touched a piece complains of no touch any more.
        ComplaintLost = "complaint-lost";
        /// Tells the arbiter that a complaint of a touch comes too late.
        NoteComplaintLost = "note-complaint-lost" { asks: Box<Message>, side: String };
        /// After so many moves nobody but the arbiter opens what was set up wrongly.
        SetUpStands = "set-up-stands" { moves: Number };
        /// What the edition says of a set-up that was wrong, once nobody complains of it any more.
        LateSetUp = "late-set-up" { late: Value, moves: Number };
        /// Who has moved claims no illegal move before that.
        EarlierMovesStand = "earlier-moves-stand";
        /// An illegal move is claimed, and what proposes its cost.
        NoteIllegalClaimed = "note-illegal-claimed" { about: Box<Message>, command: String };
        /// An illegal move is claimed that nobody completed yet, as far as is known.
        NoteIllegalClaimedOpen = "note-illegal-claimed-open" { about: Box<Message> };
        /// The same, of a move on which the arbiter has decided.
        NoteIllegalClaimedDecided = "note-illegal-claimed-decided" { about: Box<Message> };
        /// An illegal move is claimed, and the last one is legal.
        NoteIllegalClaimedInVain = "note-illegal-claimed-in-vain";
        /// A note that stands in the log, and that nobody is told.
        NoteInTheLogAlone = "note-in-the-log-alone" { note: Box<Message> };
        /// The same of what a player claims, and how.
        NoteInTheLogAloneClaim = "note-in-the-log-alone-claim" { note: Box<Message>, command: String };
        /// What makes a position illegal.
        IllegalPositionNamed = "illegal-position-named" { illegal: Value };
        /// A position is illegal, and the arbiter intervenes.
        NoteIllegalPosition = "note-illegal-position" { position: Box<Message> };
        /// A position is illegal, and the arbiter waits for one more move.
        NoteIllegalPositionWaits = "note-illegal-position-waits" { position: Box<Message> };
        /// Who claims on time has none left.
        NoteClaimantWithoutTime = "note-claimant-without-time" { side: String };
        /// The opponent claims an illegal move, and has moved since (A.5.2).
        OpponentClaimsLate = "opponent-claims-late" { side: String };
        /// A fault was found only after the position had ended the game.
        FaultAfterEnd = "fault-after-end";
        /// Something irregular was found only after the position had ended the game.
        IrregularityAfterEnd = "irregularity-after-end";
        /// Did a player claim the flag, without which nothing follows?
        FlagUnclaimedAsk = "flag-unclaimed-ask" { side: String };
        /// Did a player claim the illegal move, without which nothing follows?
        FaultUnclaimedAsk = "fault-unclaimed-ask" { about: Box<Message>, side: String };
        /// An arbiter called a flag that a player would have to claim.
        NoteFlagNotClaimed = "note-flag-not-claimed";
        /// Who has not the move does not ask for the sheet that others keep.
        SheetOutOfTurn = "sheet-out-of-turn";
        /// The sheet that others keep was asked for as often as may be.
        SheetAskedOften = "sheet-asked-often" { most: Number, command: String };
        /// A player asks for the sheet that others keep, and how often.
        NoteAsksForTheSheet = "note-asks-for-the-sheet" { side: String, count: Number, most: Number };
        /// The words for the sheet that others keep, parted by commas.
        SheetWords = "sheet-words";
        /// The words for a sheet to write on, parted by commas.
        BlankSheetWords = "blank-sheet-words";
        /// Complain of what?
        ComplainWhat = "complain-what";
        /// Which measure?
        MeasureWhat = "measure-what";
        /// A measure of the arbiter, as it stands in the log.
        MeasureNoted = "measure-noted" { text: String };
        /// The words for having come back, parted by commas.
        BackWords = "back-words";
        /// The words for a touch, parted by commas.
        TouchWords = "touch-words";
        /// The intended move is illegal, and how that is entered.
        ClaimIllegal = "claim-illegal" { command: String, word: String };
        /// The claim is wrong, and its move illegal: the piece moves.
        ClaimBinds = "claim-binds";
        /// A pawn that was not replaced becomes a queen.
        PawnBecomesQueen = "pawn-becomes-queen";
    } };
}
