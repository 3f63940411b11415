//! Is this what a fault costs? The arbiter takes it, changes it or drops it; what ends the game only yes does.

use shakmaty::Color;

use crate::desk::command::set_clocks::clock_time;
use crate::desk::dashes::is_dash;
use crate::desk::question::{OpenQuestion, hint_yes};
use crate::desk::report::policy::Information;
use crate::desk::report::retell;
use crate::desk::{Next, Table};
use crate::game::laws::{Class, Remedy, Subject, UnreplacedPawn, Unsupervised};
use crate::game::{Command, Fault, FaultKind, Game, Outcome, Penalty, PenaltyKind, PerMove};
use crate::language::{CommandWord, Message};

/// What a proposal is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum ProposedFor {
    /// A fault that counts as an illegal move.
    Fault(Fault),
    /// A claim of a draw that was wrong.
    WrongClaim,
    /// A claim in a quickplay finish that was rejected, or on which is decided later: no penalty.
    FinishClaim,
}

impl ProposedFor {
    fn fault(self) -> Option<Fault> {
        match self {
            Self::Fault(fault) => Some(fault),
            Self::WrongClaim | Self::FinishClaim => None,
        }
    }

    /// Returns the command by which it was asked for.
    fn command(self) -> CommandWord {
        match self {
            Self::Fault(_) => CommandWord::Fault,
            Self::WrongClaim | Self::FinishClaim => CommandWord::Claim,
        }
    }
}

/// Is it one of these?
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Proposal {
    /// What it is for.
    pub(in crate::desk) offence: ProposedFor,
    /// Who pays.
    pub(in crate::desk) offender: Color,
    /// The number of the article.
    pub(in crate::desk) article: String,
    /// What is proposed, the first of them for Enter.
    pub(in crate::desk) remedies: Vec<Remedy>,
}

impl Proposal {
    /// Returns true for a fault that costs time or the game; what is only set back rests on the article of the fault itself.
    fn penalises(&self) -> bool {
        let costs = matches!(
            self.remedies.first(),
            Some(Remedy::TimeToOpponent(_) | Remedy::TimeFromOffender(_) | Remedy::Loss | Remedy::Draw)
        );
        costs && matches!(self.offence, ProposedFor::Fault(_))
    }

    /// Returns the subject of the article that the arbiter is asked under, in a game of this class.
    fn subject(&self, class: Class) -> Subject {
        match (self.offence, self.remedies.first()) {
            (_, Some(Remedy::Stands)) => Unsupervised::IllegalMove.subject(class),
            (ProposedFor::Fault(fault), _) => fault.kind.subject(),
            (ProposedFor::WrongClaim, _) => Subject::WrongClaim,
            (ProposedFor::FinishClaim, _) => Subject::FinishClaim,
        }
    }
}

impl OpenQuestion for Proposal {
    fn is_of_weight(&self) -> bool {
        matches!(self.remedies.first(), Some(Remedy::Loss | Remedy::Draw))
    }

    fn command(&self) -> Option<CommandWord> {
        Some(self.offence.command())
    }

    fn enter(&self, table: &mut Table) -> Next {
        match self.is_of_weight() {
            true => {
                hint_yes(table);
                table.propose_remedies(self.clone())
            }
            false => self.confirm(table),
        }
    }

    fn confirm(&self, table: &mut Table) -> Next {
        match self.remedies.first() {
            Some(remedy) => table.impose(self, *remedy),
            None => Next::Done,
        }
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        if is_dash(text) {
            return table.say(Information::OwnEntry, &Message::Cancelled).into();
        }
        let number = text.trim().parse::<usize>().ok();
        let numbered = number.and_then(|it| self.remedies.get(it.checked_sub(1)?).copied());
        let is_a_draw = self.remedies.first() == Some(&Remedy::Draw);
        let time = clock_time(text.trim()).and_then(|it| u16::try_from(it / 1000).ok());
        match numbered.or(time.filter(|_| !is_a_draw).map(Remedy::TimeToOpponent)) {
            Some(remedy) => table.impose(self, remedy),
            None if is_a_draw => self.enter(table),
            None => {
                table.say(Information::OwnEntry, &Message::NeedsRemedy);
                Next::ask(self.clone())
            }
        }
    }
}

impl Table {
    /// Asks whether this is what it costs.
    pub(in crate::desk) fn propose_remedies(&mut self, proposal: Proposal) -> Next {
        let about = self.proposed_about(&proposal).into();
        let remedies = proposal.remedies.iter();
        let named: Vec<Message> = remedies.map(|it| self.remedy_named(proposal.offender, *it)).collect();
        let message = match named.as_slice() {
            [named] => only_proposed(&proposal, about, named.clone().into()),
            several => Message::ProposalOfSeveral {
                about,
                remedies: (1..)
                    .zip(several)
                    .map(|(number, it)| format!("{number} {}", self.speaker.text(it)))
                    .collect::<Vec<_>>()
                    .join(", "),
            },
        };
        let message = match articles_of(&self.game, &proposal) {
            articles if articles.is_empty() => message,
            articles => Message::Cited {
                text: message.into(),
                article: articles.join(", "),
            },
        };
        self.ask(proposal, Information::IllegalMove, &message)
    }

    /// Returns what a proposal is about, in words.
    fn proposed_about(&self, proposal: &Proposal) -> Message {
        match proposal.offence {
            ProposedFor::Fault(fault) => {
                let of = retell::fault_of(&self.speaker, &self.game, fault);
                match proposal.remedies.first() == Some(&Remedy::Stands) {
                    true => without_number(of),
                    false => of,
                }
            }
            ProposedFor::FinishClaim => Message::FinishClaimOf {
                side: self.speaker.side(proposal.offender),
            },
            ProposedFor::WrongClaim => Message::WrongClaimOf {
                side: self.speaker.side(proposal.offender),
            },
        }
    }

    /// Returns a remedy in words.
    fn remedy_named(&self, offender: Color, remedy: Remedy) -> Message {
        let side = |it| self.speaker.side(it);
        let seconds = |it: u16| std::time::Duration::from_secs(it.into());
        match remedy {
            Remedy::Nothing => Message::RemedyNothing,
            Remedy::NoTime => Message::RemedyNoTime,
            Remedy::Stands => Message::RemedyStands,
            Remedy::TimeToOpponent(time) => Message::RemedyTime {
                side: side(!offender),
                time: seconds(time),
            },
            Remedy::TimeFromOffender(time) => Message::RemedyTimeFrom {
                side: side(offender),
                time: seconds(time),
            },
            Remedy::Loss => Message::RemedyLoss { side: side(offender) },
            Remedy::Draw => Message::RemedyDraw { side: side(!offender) },
        }
    }

    /// Puts on record what was decided.
    fn impose(&mut self, proposal: &Proposal, remedy: Remedy) -> Next {
        if remedy == Remedy::Stands {
            self.say(Information::IllegalMove, &Message::FaultStands);
            return Next::Done;
        }
        if proposal.offence == ProposedFor::FinishClaim {
            return self.give_time(proposal, remedy);
        }
        let Proposal {
            offence,
            offender,
            article,
            ..
        } = proposal;
        // The article of the class says how much time it is; an arbiter who gives another time goes by the first alone.
        let of_the_class = class_penalty(&self.game, proposal, remedy).filter(|_| proposal.remedies.contains(&remedy));
        let articles = std::iter::once(article.as_str()).chain(of_the_class);
        let article = &articles.filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ");
        let of_time = |kind, time| Some(Penalty::of_time(kind, *offender, time, article));
        let penalty = match remedy {
            Remedy::Nothing | Remedy::NoTime | Remedy::Stands | Remedy::Draw => None,
            Remedy::TimeToOpponent(time) => of_time(PenaltyKind::TimeToOpponent, time),
            Remedy::TimeFromOffender(time) => of_time(PenaltyKind::TimeFromOffender, time),
            Remedy::Loss => Some(Penalty::of(PenaltyKind::Loss, *offender, article)),
        };
        let result = match remedy {
            Remedy::Loss => Some(Outcome::won_by(!*offender)),
            Remedy::Draw => Some(Outcome::Draw),
            Remedy::Nothing
            | Remedy::NoTime
            | Remedy::Stands
            | Remedy::TimeToOpponent(_)
            | Remedy::TimeFromOffender(_) => None,
        };
        let is_imposed = self.settle(Command::Penalise {
            fault: offence.fault(),
            penalty,
            result,
        });
        match offence.fault().filter(|_| is_imposed && result.is_none()) {
            Some(fault) => {
                self.tell_how_it_goes_back(fault);
                self.ask_what_becomes_of_the_increment(fault)
            }
            None => Next::Done,
        }
    }

    /// G.5: what the opponent has more is no penalty.
    fn give_time(&mut self, proposal: &Proposal, remedy: Remedy) -> Next {
        let Remedy::TimeToOpponent(seconds) = remedy else {
            return self.say(Information::ClockTimes, &Message::NoTimeAdded).into();
        };
        self.settle(Command::AddTime {
            side: !proposal.offender,
            time: u64::from(seconds) * 1000,
            reason: proposal.article.clone(),
        });
        Next::Done
    }

    /// 7.5.1: the position before the move is set up again; 7.5.2: a pawn that was left becomes a queen, and what was made
    /// while there was none is made again.
    fn tell_how_it_goes_back(&mut self, fault: Fault) {
        let becomes_a_queen = self.game.rules().unreplaced_pawn == UnreplacedPawn::Queen;
        let mut first_struck = fault.ply;
        let is_on_the_sheet = usize::from(fault.ply) <= self.game.plies().len();
        if fault.kind == FaultKind::Pawn && becomes_a_queen && is_on_the_sheet {
            self.say(Information::TableFact, &Message::PawnBecomesQueen);
            first_struck = fault.ply.saturating_add(1);
        }
        let way_back = retell::way_back(&self.speaker, &self.game, first_struck);
        if let Some(way_back) = way_back.filter(|_| fault.kind != FaultKind::Press) {
            self.say(Information::IllegalMove, &way_back);
        }
    }

    /// 7.5.5: whether the increment of the press that completed it is taken back is the arbiter's.
    fn ask_what_becomes_of_the_increment(&mut self, fault: Fault) -> Next {
        let index = usize::from(fault.ply).checked_sub(1);
        let ply = index.and_then(|it| self.game.plies().get(it));
        let is_pressed = ply.is_some_and(|it| it.completion.is_pressed() && it.side() == fault.side);
        let increment = self.game.clock().and_then(|it| match it.control().per_move {
            PerMove::Increment(time) => Some(time),
            PerMove::Nothing | PerMove::Delay(_) | PerMove::Bronstein(_) => None,
        });
        match increment.filter(|_| is_pressed && fault.kind != FaultKind::Press) {
            Some(time) => self.ask_to_take_the_increment(fault.side, time),
            None => Next::Done,
        }
    }
}

/// Names a fault that is not counted, for the move remains.
fn without_number(fault: Message) -> Message {
    match fault {
        Message::FaultOfMove { fault, m } => Message::FaultOfMove {
            fault: without_number(*fault).into(),
            m,
        },
        Message::FaultOf { side, kind, .. } => Message::FaultNotCounted { side, kind },
        other => other,
    }
}

/// Returns the articles that the arbiter is asked under: of the offence, and of its time where the class has one of its own.
fn articles_of(game: &Game, proposal: &Proposal) -> Vec<String> {
    let of_the_class = proposal.remedies.first().and_then(|it| class_penalty(game, proposal, *it));
    let offence = match proposal.penalises() {
        true => Some(proposal.article.as_str()).filter(|article| !article.is_empty()),
        false => game.rules().article(proposal.subject(game.class())),
    };
    offence.into_iter().chain(of_the_class).map(str::to_owned).collect()
}

/// Returns the article by which a penalty of time is another one in the class of the game (A.3, B.2). A claim in the finish
/// brings no penalty.
fn class_penalty(game: &Game, proposal: &Proposal, remedy: Remedy) -> Option<&'static str> {
    let is_a_penalty = proposal.offence != ProposedFor::FinishClaim;
    let is_of_time = is_a_penalty && matches!(remedy, Remedy::TimeToOpponent(_));
    let of_the_class = Subject::penalties(game.class()).filter(|_| is_of_time);
    of_the_class.and_then(|subject| game.rules().article(subject))
}

/// Returns the question after the only remedy, with the answers that it leaves: a time is one in the place of another, and of a
/// loss.
fn only_proposed(proposal: &Proposal, about: Box<Message>, remedy: Box<Message>) -> Message {
    match proposal.remedies.first() {
        Some(Remedy::Loss) => Message::ProposalOfWeight { about, remedy },
        Some(Remedy::Draw) => Message::ProposalDraw { about, remedy },
        Some(Remedy::Stands) => Message::ProposalOfTheLaws { about, remedy },
        Some(Remedy::Nothing | Remedy::NoTime | Remedy::TimeToOpponent(_) | Remedy::TimeFromOffender(_)) | None => {
            Message::ProposalOne { about, remedy }
        }
    }
}
