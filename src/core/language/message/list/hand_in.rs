//! Games handed in to the organiser, and what is missing of them.

macro_rules! hand_in {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// A game: who plays whom, and in which file its journal is.
        HandInGame = "hand-in-game" { players: String, path: String };
        /// The same with its round.
        HandInGameOfRound = "hand-in-game-of-round" { players: String, round: String, path: String };
        /// What is missing of a game.
        HandInMissing = "hand-in-missing" { game: Box<Message>, about: Box<Message> };
        /// Half-moves stand as dashes.
        HandInDashes = "hand-in-dashes" { count: Number };
        /// There is no result.
        HandInNoResult = "hand-in-no-result";
        /// Who has not signed at the program.
        HandInUnsigned = "hand-in-unsigned" { side: String };
        /// Who has not signed the sheet that was not kept here.
        HandInUnsignedOther = "hand-in-unsigned-other" { side: String, owner: String };
        /// Neither player has.
        HandInUnsignedOtherBoth = "hand-in-unsigned-other-both" { owner: String };
        /// Neither player has.
        HandInUnsignedBoth = "hand-in-unsigned-both";
        /// No arbiter allowed the record as a scoresheet.
        HandInNoEvidence = "hand-in-no-evidence";
        /// Sound that was kept is not there, or is another.
        HandInTape = "hand-in-tape" { count: Number, all: String };
        /// The journal is damaged from a line on.
        HandInDamaged = "hand-in-damaged" { number: String };
        /// Nothing of a file can be read.
        HandInUnread = "hand-in-unread" { path: String };
        /// A journal goes on in another file, which is handed in.
        HandInContinued = "hand-in-continued" { path: String, file: String };
        /// Rounds of which no game is there.
        HandInRounds = "hand-in-rounds" { numbers: String };
        /// A game goes on.
        HandInRuns = "hand-in-runs" { path: String };
        /// No journal is in the folder, or none of what was asked for.
        HandInNothing = "hand-in-nothing" { path: String };
        /// All of them were handed in before.
        HandInAlready = "hand-in-already" { count: Number };
        /// Something is in the folder already.
        HandInFull = "hand-in-full" { path: String };
        /// The day of the last game, and until when all are handed in.
        HandInDue = "hand-in-due" { date: String, due: String };
        /// No game says its day.
        HandInNoDate = "hand-in-no-date";
        /// What is written.
        HandInWritten = "hand-in-written" { count: Number, path: String };
        /// Of how many of them the sound is.
        HandInSound = "hand-in-sound" { count: Number };
    } };
}
