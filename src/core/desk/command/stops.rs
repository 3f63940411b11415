//! Both clocks are stopped for a reason (6.12.b): `/stop piece`.

use crate::game::half_known::present_position;
use crate::game::{Command, Mode, Refusal, StopReason};
use crate::language::{CommandWord, Message};

use crate::desk::{Next, Table};

impl Table {
    /// `/stop piece`: both clocks are stopped for a reason (6.12.b); `/pause` was called so in earlier versions.
    pub(in crate::desk) fn stop(&mut self, rest: &str) -> Next {
        let number = rest.parse::<usize>().ok();
        let numbered = number.and_then(|it| self.numbered_stops().into_iter().nth(it.checked_sub(1)?));
        match numbered.or_else(|| self.speaker.entered(StopReason::ALL, rest).map(Some)) {
            Some(Some(reason)) => {
                let is_stopped = self.settle(Command::StopFor { reason, by: None });
                if is_stopped && reason == StopReason::WrongSetting && self.game.has_an_arbiter() {
                    self.tell_whether_the_set_up_stands();
                }
                let is_unknown = self.game.mode() == Mode::Event && present_position(&self.game).is_none();
                match is_stopped && reason == StopReason::Reconstruction && is_unknown {
                    true => self.board(""),
                    false => Next::Done,
                }
            }
            Some(None) => Next::run(CommandWord::Pause, "", false),
            None => self.ask_why_it_is_stopped(),
        }
    }

    /// Returns what is asked about by its number, from 1 on, so that it can be said: the reasons that a player may have, and
    /// none where an arbiter stops the game.
    pub(in crate::desk) fn numbered_stops(&self) -> Vec<Option<StopReason>> {
        let reasons = StopReason::ALL.into_iter().filter(|it| !it.is_the_arbiters()).map(Some);
        reasons.chain(self.game.has_an_arbiter().then_some(None)).collect()
    }

    /// Names the reasons that the one at the keys may have, each by its first word.
    fn ask_why_it_is_stopped(&mut self) -> Next {
        let has_an_arbiter = self.game.has_an_arbiter();
        let stops = self.numbered_stops();
        let numbered = (1..).zip(self.speaker.names(stops.iter().copied().flatten()));
        let numbered = numbered.map(|(number, it)| format!("{number} {it}"));
        let ordered = StopReason::ALL
            .into_iter()
            .filter(|it| has_an_arbiter && it.is_the_arbiters());
        let reasons: Vec<String> = numbered.chain(self.speaker.names(ordered)).collect();
        let reasons = reasons.join(", ");
        let question = match stops.last() {
            Some(None) => Message::StopWhichOrPause {
                reasons,
                number: stops.len().into(),
                pause: self.speaker.command_name(CommandWord::Pause),
            },
            _ => Message::StopWhich { reasons },
        };
        ask_during_play(self, CommandWord::Stop, &question)
    }
}

/// Asks for what belongs to a command that changes the game; where the game is over, that is said, and nothing asked.
pub(super) fn ask_during_play(table: &mut Table, word: CommandWord, question: &Message) -> Next {
    let refusal = match table.game.outcome() {
        Some(outcome) => Some(Refusal::GameOver(outcome)),
        None if table.game.is_annulled() => table.game.takes_moves().err(),
        None => None,
    };
    match refusal {
        Some(refusal) => table.refuse(refusal).into(),
        None => table.ask_for(word, question),
    }
}
