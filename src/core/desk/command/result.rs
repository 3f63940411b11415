//! How a game ends, and how an end is taken back. What ends a game or opens it again is asked in words that name it, and
//! taken by its letter or its word alone: Enter is what the hand finds by itself.

use shakmaty::ByColor;

use crate::game::drawn_before::passed_over;
use crate::game::ended_by_player::{EarlyDraw, early_draw};
use crate::game::flag_before_end::flag_before_end;
use crate::game::laws::{Subject, matter_subject};
use crate::game::{
    ClaimNotTaken, Command, Declared, Game, Mode, OpenMatter, Outcome, Points, Refusal, has_another_result,
};
use crate::language::{CommandWord, Message};

use crate::desk::question::WhyResult;
use crate::desk::report::refusal::refuse_draw;
use crate::desk::report::retell;
use crate::desk::{Next, Table};

/// What is entered for no result: as in PGN the game goes on.
const NO_RESULT: &str = "*";

impl Table {
    /// No hand slips in a pipe: what stands in it is meant. In an event it is asked all the same.
    pub(in crate::desk) fn means_it(&self, piped: bool) -> bool {
        piped && self.usual_path()
    }

    /// Reads a result: `1-0`, `½-½`, `0-0`, the points of both, or a word for a draw in the language of the reports or in English.
    pub(in crate::desk) fn outcome_named(&self, text: &str) -> Option<Outcome> {
        let is_draw = |word: &str| self.speaker.is_one_of(&Message::DrawWords, word);
        let bare = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .collect::<String>()
            .replace([':', '–', '—'], "-");
        match bare.as_str() {
            "1/2" | "½" | "0.5-0.5" | "0,5-0,5" | "=" => Some(Outcome::Draw),
            "+-" | "+--" => Some(Outcome::WhiteByForfeit),
            "-+" | "--+" => Some(Outcome::BlackByForfeit),
            "--" | "---" => Some(Outcome::BothForfeit),
            word if is_draw(word) => Some(Outcome::Draw),
            code => {
                // A code is one whatever a game counts; behind that two scores are what they count here.
                let by_points = || self.game.point_system().result_of(both_scores(code)?);
                Outcome::of_code(&code.replace("0.5", "½").replace("0,5", "½")).or_else(by_points)
            }
        }
    }

    /// In free mode a result shows that the move announced before it was made.
    pub(in crate::desk) fn enter_result(&mut self, outcome: Outcome) {
        if self.game.outcome().is_none() {
            self.finish_what_was_announced();
        }
        self.settle(Command::EnterResult(outcome));
    }

    pub(in crate::desk) fn take_back_result(&mut self) {
        if self.settle(Command::TakeBackResult) {
            self.tell_where_it_goes_on();
        }
    }

    /// Returns the question that names what a result would take the place of: what was declared, or another result.
    pub(in crate::desk) fn stands_against(&self, outcome: Outcome) -> Option<Message> {
        let result = self.speaker.result(outcome);
        if let Some(message) = older_draw_asked(self, outcome) {
            return Some(message);
        }
        let declared = declared(&self.game);
        if let Some(Declared::Flag(side)) = declared.filter(|_| is_draw_by_flag(&self.game, outcome)) {
            let side = self.speaker.side(side);
            return Some(Message::ResultByFlag { side, result });
        }
        let is_of_words = |declared: &Declared| matches!(declared, Declared::Resignation(_) | Declared::Agreement);
        let declared = declared
            .filter(|declared| follows(&self.game, *declared) != outcome)
            // What was written since in the place of that is the result.
            .filter(|declared| !(is_of_words(declared) && has_another_result(&self.game)));
        Some(match (declared, self.game.outcome()) {
            // The draw that the Laws make of a resignation says more than that somebody resigned (5.1.2).
            (Some(Declared::Resignation(_)), Some(Outcome::Draw)) => Message::ResultInstead {
                old: self.speaker.result(Outcome::Draw),
                result,
            },
            (Some(Declared::Resignation(side)), _) => Message::ResultInsteadOfResignation {
                side: self.speaker.side(side),
                result,
            },
            (Some(Declared::Agreement), _) => Message::ResultInsteadOfAgreement { result },
            (Some(Declared::Flag(side)), _) => Message::ResultInsteadOfFlag {
                side: self.speaker.side(side),
                result,
            },
            (None, Some(old)) if old != outcome => Message::ResultInstead {
                old: self.speaker.result(old),
                result,
            },
            (None, _) if outcome == Outcome::Draw => return early_draw_asked(self, result),
            (None, _) => return None,
        })
    }
}

/// Returns the question of an arbiter about a result that passes over an older draw (9.6). A player hears nothing of that (12.6).
fn older_draw_asked(table: &Table, outcome: Outcome) -> Option<Message> {
    table.game.arbiter()?;
    let matter = OpenMatter::DrawnBefore(passed_over(&table.game, outcome)?);
    let why = retell::open_matter(&table.speaker, &table.game, (matter, None));
    let why = table.cited_by(matter_subject(&table.game, matter)?, why).into();
    let result = table.speaker.result(outcome);
    Some(Message::ResultDrawnBefore { why, result })
}

/// Returns the question about a draw that an arbiter writes before the players could agree on one.
fn early_draw_asked(table: &Table, result: String) -> Option<Message> {
    let (subject, message) = match early_draw(&table.game)? {
        EarlyDraw::Before(before) => {
            let before = before.into();
            (Subject::RuleAgainstDraws, Message::ResultDrawBefore { before, result })
        }
        EarlyDraw::NotBothMoved => (Subject::AgreedDraw, Message::ResultDrawTooEarly { result }),
    };
    Some(table.cited_by(subject, message))
}

/// Returns what was declared. A flag that came after the end declares nothing; a player of an event does not hear that.
fn declared(game: &Game) -> Option<Declared> {
    let ended = game.is_ended() && game.has_an_arbiter() && flag_before_end(game).is_none();
    let counts = |declared: &Declared| !(ended && matches!(declared, Declared::Flag(_)));
    game.declared().filter(counts)
}

/// Returns true for a draw that the Laws make of a fallen flag: it was proposed, and comes in the place of nothing. A player at the
/// keys learns nothing of that (P.3).
fn is_draw_by_flag(game: &Game, outcome: Outcome) -> bool {
    let Some(Declared::Flag(side)) = game.declared() else {
        return false;
    };
    let was_proposed = game.has_an_arbiter() || game.mode() == Mode::Free;
    let is_open = || {
        game.open_matters()
            .iter()
            .any(|(_, proposed)| *proposed == Some(outcome))
    };
    outcome == Outcome::Draw && was_proposed && (is_open() || game.result_against(side) == outcome)
}

/// Returns the result that follows from what was declared. Whether a flag wins is worked out for an arbiter alone (6.9).
fn follows(game: &Game, declared: Declared) -> Outcome {
    match declared {
        Declared::Flag(side) if game.has_an_arbiter() => game.result_against(side),
        declared => declared.outcome(game),
    }
}

impl Table {
    /// `/result 1-0`, and `/result *` for none.
    pub(in crate::desk) fn result(&mut self, rest: &str, piped: bool) -> Next {
        if rest == NO_RESULT {
            return match self.game.decide(self.now, Command::TakeBackResult) {
                Err(refusal) => self.refuse(refusal).into(),
                Ok(_) if self.means_it(piped) => self.take_back_result().into(),
                Ok(_) => self.ask_to_take_back(),
            };
        }
        // 10.2: since 2018 both scores together are never more than the game.
        if self.is_above_the_game(rest) && self.game.rules().score_capped {
            let most = self.game.point_system().most_together();
            return self.refuse(Refusal::ScoreAboveGame(most)).into();
        }
        let Some(outcome) = self.outcome_named(rest) else {
            return self.ask_for(CommandWord::Result, &Message::ResultWhich);
        };
        if let Err(refusal) = self.game.decide(self.now, Command::EnterResult(outcome)) {
            let untaken = (self.side_that_speaks(), ClaimNotTaken::WrittenEarly);
            return refuse_draw(self, refusal, untaken).into();
        }
        if self.means_it(piped) && self.stands_against(outcome).is_none() {
            return self.enter_result(outcome).into();
        }
        self.ask_for_this_result(outcome, WhyResult::Entered)
    }

    /// Returns true for two scores that are more than a game counts, neither of them more than a win.
    fn is_above_the_game(&self, text: &str) -> bool {
        let system = self.game.point_system();
        let both = both_scores(text).filter(|it| it.iter().all(|it| *it <= system.win));
        both.is_some_and(|it| it.white.halves() + it.black.halves() > system.most_together().halves())
    }
}

/// Reads two scores: `1-½`, `3:0`.
fn both_scores(text: &str) -> Option<ByColor<Points>> {
    let (white, black) = text.split_once(['-', ':', '–', '—'])?;
    Some(ByColor {
        white: white.parse().ok()?,
        black: black.parse().ok()?,
    })
}
