//! What is said when the game says no.

use shakmaty::Color;

use crate::game::laws::{Rules, Subject, refused_by};
use crate::game::{
    ArbiterNote, AskedFor, ClaimFinding, ClaimNotTaken, Command, Condition, Game, Missing, Mode, Outcome, PendingName,
    Refusal, last_said,
};
use crate::language::{CommandWord, Message};

use crate::desk::entry::Entered;
use crate::desk::question::CallArbiter;
use crate::desk::report::policy::Information;
use crate::desk::report::retell::arbiter_call;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::{retell, terms};
use crate::desk::{Earcon, Next, Table};

/// What the number of a point of the guidelines for adjourned games begins with: 2009 has them after its appendices.
const GUIDELINES: &str = "Guidelines ";

impl Table {
    /// Says why something was refused and what is needed.
    pub(in crate::desk) fn refuse(&mut self, refusal: Refusal) {
        let message = cited(
            self.game.rules(),
            refused_by(&self.game, &refusal),
            self.speaker.refusal(refusal),
        );
        self.say_with(Earcon::Refused, Information::OwnEntry, &message);
        note_claim_not_taken(self, refusal);
    }
}

/// Says why a draw was refused. The arbiter reads of one before the move of the event, which players may have said aloud (9.1.1).
pub(in crate::desk) fn refuse_draw(table: &mut Table, refusal: Refusal, (side, claim): (Color, ClaimNotTaken)) {
    table.refuse(refusal);
    if matches!(refusal, Refusal::ConsentNeeded(_)) {
        note_not_taken(table, side, claim);
    }
}

/// The arbiter reads of a claim that the keys refused: who disputes that needs the moment.
fn note_claim_not_taken(table: &mut Table, refusal: Refusal) {
    let (side, claim) = match refusal {
        Refusal::FlagStands(side) => (!side, ClaimNotTaken::Flag),
        Refusal::ClaimOutOfTurn(_) => (!table.game.turn(), ClaimNotTaken::OutOfTurn),
        Refusal::FlagBeforeTheClaim(_) => match table.game.flag() {
            Some(side) => (side, ClaimNotTaken::AfterFlag),
            None => return,
        },
        Refusal::NoOffer => match declined_by_touch(&table.game) {
            Some(side) => (side, ClaimNotTaken::Declined),
            None => return,
        },
        _ => return,
    };
    note_not_taken(table, side, claim);
}

fn note_not_taken(table: &mut Table, side: Color, claim: ClaimNotTaken) {
    if table.game.mode() == Mode::Event && table.game.arbiter().is_none() {
        table.settle(Command::NoteForTheArbiter(ArbiterNote::NotTaken { side, claim }));
    }
}

/// Returns who declined the last offer by touching a piece (9.1.b.1), as long as that move is not made.
fn declined_by_touch(game: &Game) -> Option<Color> {
    let offered = game.plies().last().filter(|it| it.offer)?;
    (offered.side() != game.turn() && !game.handled().is_empty()).then(|| game.turn())
}

impl Table {
    /// Says why a correction was refused. If it is too late for one the arbiter is offered, who reads which move was wanted.
    pub(in crate::desk) fn refuse_correction(&mut self, refusal: Refusal, wanted: Option<Entered>) -> Next {
        self.refuse(refusal);
        match (refusal, self.game.mode()) {
            (Refusal::TooLateToCorrect, Mode::Event) if self.game.arbiter().is_some() => {
                let message = Message::CorrectByArbiter {
                    restore: self.name_of(CommandWord::Restore),
                    sheet: self.name_of(CommandWord::Sheet),
                };
                self.say(Information::OwnEntry, &message).into()
            }
            (Refusal::TooLateToCorrect, Mode::Event) => {
                let question = arbiter_call::asked_before(&self.game, &self.speaker);
                let before = self.game.position_corrected();
                let new = wanted.map(|entered| entered.on_the_board(&before).m);
                let old = last_said(&self.game).ok().map(|said| said.m);
                let reason = old.map(|old| ArbiterNote::CorrectionLate { old, new });
                self.ask(CallArbiter { reason }, Information::OwnEntry, &question)
            }
            _ => Next::Done,
        }
    }
}

impl Table {
    /// Adds the number of an article to a sentence, in the edition in force.
    pub(in crate::desk) fn cited_by(&self, subject: Subject, message: Message) -> Message {
        cited(self.game.rules(), Some(subject), message)
    }
}

/// Adds to a sentence the number of the article that it rests on, in the edition in force, if it has one.
pub(in crate::desk) fn cited(rules: &Rules, subject: Option<Subject>, message: Message) -> Message {
    let Some(article) = subject.and_then(|it| rules.article(it)) else {
        return message;
    };
    let text = message.into();
    match article.strip_prefix(GUIDELINES) {
        Some(point) => Message::CitedPoint {
            text,
            point: point.into(),
        },
        None => Message::Cited {
            text,
            article: article.into(),
        },
    }
}

/// Says that it is too late for a correction; friends agree on it, in an event the arbiter is offered.
fn too_late(mode: Mode) -> Message {
    let mode = match mode {
        Mode::Free => "free",
        Mode::Event => "event",
    };
    Message::CorrectTooLate { mode: mode.to_owned() }
}

fn dashes_open(speaker: &Speaker, count: usize) -> Message {
    Message::FillFirst {
        count: speaker.counted(count),
        fill: speaker.command_name(CommandWord::Fill),
        correct: speaker.command_name(CommandWord::Correct),
    }
}

impl Speaker {
    /// Returns the sentence that says why something was refused and what is needed.
    pub(in crate::desk) fn refusal(&self, refusal: Refusal) -> Message {
        match refusal {
            Refusal::GameOver(outcome) => self.game_over(outcome),
            Refusal::NoResult => Message::NoResult,
            Refusal::MakeFirst => Message::RecordFirst,
            Refusal::NothingAnnounced => Message::NothingAnnounced,
            Refusal::NothingToCorrect => Message::NothingToCorrect,
            Refusal::NothingToTakeBack => Message::NothingToTakeBack,
            Refusal::NotInAnEvent => Message::NotInAnEvent,
            Refusal::SameMove => Message::CorrectSame,
            Refusal::TooLateToCorrect => too_late(self.mode()),
            Refusal::NotYourTurn | Refusal::NothingToDo => Message::NothingToDo,
            Refusal::NoClock => Message::ClockNone,
            Refusal::NotMade(missing) => match missing {
                Missing::Move => Message::ClockNotMade,
                Missing::CapturedPiece => Message::ClockCapturedPiece,
                Missing::Rook => Message::ClockRook,
                Missing::OnlyRook => Message::ClockOnlyRook,
                Missing::PromotionPiece => Message::ClockPromotion,
            },
            Refusal::ClocksStand if self.is_an_arbiter() => {
                let command = self.command_name(CommandWord::Resume);
                Message::ClocksStandResume { command }
            }
            Refusal::ClocksStand => Message::AlreadyPaused,
            Refusal::ClocksRun => Message::NotPaused,
            Refusal::OfferStands => Message::OfferStands,
            Refusal::NoOffer => Message::NoOffer,
            Refusal::DrawTooEarly => Message::DrawTooEarly,
            Refusal::NotCompleted => Message::NotCompleted,
            Refusal::ClaimOutOfTurn(_) => Message::ClaimOutOfTurn,
            Refusal::ClaimLost => Message::ClaimLost,
            Refusal::ClaimStands => Message::ClaimStands,
            Refusal::ClaimUndecided => self.claim_undecided(),
            Refusal::SetUpStands(_, moves) => Message::SetUpStands {
                moves: u32::from(moves).into(),
            },
            Refusal::EarlierMovesStand(_, by) => late_claim(self, by),
            Refusal::SheetOutOfTurn(_) => Message::SheetOutOfTurn,
            Refusal::SheetAskedOften(_, most) => Message::SheetAskedOften {
                most: u32::from(most).into(),
                command: self.command_name(CommandWord::Sheet),
            },
            Refusal::NoSuchFault => Message::NoSuchFault,
            Refusal::NoFinish(why) => Message::NoFinish { why: why.name().into() },
            Refusal::TimeForMoves(_) => Message::TimeForMoves,
            Refusal::FlagBeforeTheClaim(_) => Message::FlagBeforeTheClaim,
            Refusal::SheetIncomplete(count) => Message::SheetIncomplete { count: count.into() },
            Refusal::ClaimPostponed => Message::ClaimIsPostponed,
            Refusal::NoSuchFinding => Message::NoSuchFinding,
            Refusal::ClaimUnchecked => Message::ClaimUnchecked {
                command: self.command_name(CommandWord::Claim),
            },
            Refusal::ClaimWritten => Message::ClaimWritten {
                command: self.command_name(CommandWord::Result),
            },
            Refusal::Annulled => Message::Annulled,
            Refusal::NotInThisEdition => Message::NotInThisEdition,
            Refusal::BeyondTheGame(count) => Message::BeyondTheGame { count: count.into() },
            Refusal::ComplaintLost => Message::ComplaintLost,
            Refusal::SignedAlready => Message::SignedAlready,
            Refusal::ScoreAboveGame(points) => Message::ScoreAboveGame {
                points: retell::counted(points).into(),
            },
            Refusal::NoClaim => Message::NoClaim,
            Refusal::IntendedMoveDue => Message::IntendedMoveDue,
            Refusal::OnlyAClock => self.only_a_clock(),
            Refusal::NothingSealed => Message::SealNothing {
                command: self.command_name(CommandWord::Adjourn),
            },
            Refusal::SealedOnTheBoard => Message::SealOnTheBoard,
            Refusal::SealingLacks(step) => Message::SealingLacks {
                stage: step.name().into(),
            },
            Refusal::NothingAdjourned => Message::NotAdjourned,
            Refusal::EnvelopeLacks(item) => Message::EnvelopeItemLacks {
                lacking: item.name().into(),
            },
            Refusal::ReplierAbsent(side) => Message::ReplierAbsent { side: self.side(side) },
            Refusal::EnvelopeClosed => Message::EnvelopeClosed {
                command: self.command_name(CommandWord::Adjourn),
            },
            Refusal::OwnOffer(side) => self.own_offer(side),
            Refusal::OpponentsOwn(side) => opponents_own(self, side),
            Refusal::OpponentsKeys(side) => Message::NotAtTheseKeys { side: self.side(side) },
            Refusal::DutyOf(by) => terms::duty_of(by),
            Refusal::FlagClaimed => Message::FlagClaimed,
            Refusal::IrregularOffer => Message::OfferIrregular,
            Refusal::OwnTimeOnly => Message::OwnTimeOnly,
            Refusal::ArbiterOnly(_) => Message::OnlyArbiter,
            Refusal::NotStarted => Message::ClocksNotStarted,
            Refusal::Lacks(AskedFor::Assistant) => Message::StartNeedsAssistant,
            Refusal::Lacks(AskedFor::Condition(condition)) => self.start_needs(condition),
            Refusal::Lacks(AskedFor::AdjustmentForPressing) => self.start_needs(Condition::Adjustment),
            Refusal::ConsentNeeded(before) => Message::ConsentNeeded { before: before.into() },
            Refusal::NoEvent => Message::NoEvent,
            Refusal::AlreadyStarted(condition) => already_started(condition),
            Refusal::NotInRatedGame(condition) => not_in_rated_game(condition),
            Refusal::NotOnSheet => Message::NotOnSheet,
            Refusal::SameEntry => Message::SameEntry,
            Refusal::UnknownArbiter => Message::UnknownArbiter,
            Refusal::NoArbiter => Message::NoArbiter,
            Refusal::NoTime => Message::ClocksNoTime,
            Refusal::OwnFlag => own_flag(self),
            Refusal::FlagStands(side) => Message::FlagStands { side: self.side(side) },
            Refusal::EndedByPosition => Message::EndedByPosition,
            Refusal::BoardsCompared => Message::BoardsCompared,
            Refusal::Waits(pending) => self.game_waits(pending),
            Refusal::NothingCompared => Message::NothingCompared,
            Refusal::NoDash => Message::NoDash,
            Refusal::BorrowOnOwnMove => Message::BorrowOnOwnMove,
            Refusal::ReturnFirst => Message::ReturnFirst {
                borrow: self.command_name(CommandWord::Borrow),
                back: self.first_of(&Message::BackWords),
            },
            Refusal::NothingBorrowed => Message::NothingBorrowed,
            Refusal::SheetReplaced => Message::SheetReplacedAlready,
            Refusal::HandedOver => Message::HandedOverAlready,
            Refusal::NumberGoneBy(number) => Message::NumberGoneBy {
                number: number.into(),
                set: self.command_name(CommandWord::Set),
                word: self.first_of(&Message::SheetWords),
            },
            Refusal::FillFirst(count) => dashes_open(self, count),
            Refusal::CompleteFirst(count) => Message::CompleteFirst {
                open: dashes_open(self, count).into(),
            },
        }
    }

    fn start_needs(&self, condition: Condition) -> Message {
        Message::StartNeeds {
            condition: named(condition),
            command: self.command_name(CommandWord::SetUp),
            word: self.first_word(condition),
        }
    }

    /// 9.1.b.1: an offer cannot be withdrawn, and who made it does not answer it.
    fn own_offer(&self, side: Color) -> Message {
        Message::OwnOffer {
            side: self.side(side),
            other: self.side(!side),
            accept: self.command_name(CommandWord::Accept),
            decline: self.command_name(CommandWord::Decline),
        }
    }

    /// Whoever lets the game go on first says what became of the claim.
    fn claim_undecided(&self) -> Message {
        let [right, wrong] = [ClaimFinding::Right, ClaimFinding::Wrong].map(|it| self.first_word(it));
        Message::ClaimUndecided {
            command: self.command_name(CommandWord::Claim),
            right,
            wrong,
        }
    }

    /// Whoever may let the game go on is told how.
    fn game_waits(&self, pending: PendingName) -> Message {
        let waits = Message::GameWaits {
            state: pending.name().into(),
        };
        match self.is_an_arbiter() {
            true => Message::GameWaitsResume {
                text: waits.into(),
                command: self.command_name(match pending {
                    PendingName::Sealing | PendingName::Adjourned => CommandWord::Adjourn,
                    _ => CommandWord::Resume,
                }),
            },
            false => waits,
        }
    }

    /// Whoever may take the result back is told how.
    fn game_over(&self, outcome: Outcome) -> Message {
        let result = self.result(outcome);
        match self.is_an_arbiter() {
            true => Message::GameOverTakeBack {
                result,
                command: self.command_name(CommandWord::Result),
            },
            false => Message::GameOver { result },
        }
    }

    /// In free mode the players are their own arbiters.
    fn is_an_arbiter(&self) -> bool {
        let seen = self.seen();
        seen.mode == Mode::Free || seen.arbiter_here
    }

    /// Returns a result in words.
    pub(in crate::desk) fn result(&self, outcome: Outcome) -> String {
        self.text(&match outcome {
            Outcome::WhiteWins => Message::WhiteWins,
            Outcome::BlackWins => Message::BlackWins,
            Outcome::Draw => Message::Drawn,
            Outcome::BothLose => Message::BothLose,
            Outcome::WhiteHalf => Message::WhiteHalf,
            Outcome::BlackHalf => Message::BlackHalf,
            Outcome::WhiteByForfeit => Message::WhiteByForfeit,
            Outcome::BlackByForfeit => Message::BlackByForfeit,
            Outcome::BothForfeit => Message::BothForfeit,
        })
    }

    /// Returns how a command is entered in the language of the reports.
    pub(in crate::desk) fn command_name(&self, word: CommandWord) -> String {
        self.voices().commands().name(word, &self.settings().reports)
    }
}

fn already_started(condition: Condition) -> Message {
    let condition = named(condition);
    Message::AlreadyStarted { condition }
}

fn not_in_rated_game(condition: Condition) -> Message {
    let condition = named(condition);
    Message::NotInRatedGame { condition }
}

fn named(condition: Condition) -> Box<Message> {
    let condition = condition.name().into();
    Message::ConditionNamed { condition }.into()
}

/// P.1: a player's keys do not speak for the opponent; an agreed result is one that an arbiter confirms.
fn late_claim(speaker: &Speaker, by: Option<Color>) -> Message {
    match by.map(|side| speaker.side(side)) {
        Some(side) => Message::OpponentClaimsLate { side },
        None => Message::EarlierMovesStand,
    }
}

fn own_flag(speaker: &Speaker) -> Message {
    Message::OwnFlag {
        command: speaker.command_name(CommandWord::Flag),
        both: speaker.first_of(&Message::BothFlagsWords),
    }
}

fn opponents_own(speaker: &Speaker, side: Color) -> Message {
    Message::OpponentsOwn {
        side: speaker.side(side),
        command: speaker.command_name(CommandWord::Result),
    }
}
