//! `/penalty white 11.5 time-more 2:00`: what the arbiter imposes, from the list of the edition (12.9). What is missing is asked
//! for: first who breached which article.

use crate::desk::command::set_clocks::clock_time;
use crate::desk::question::Penalise;
use crate::desk::report::policy::Information;
use crate::desk::report::word_lists::Named;
use crate::desk::{Next, Table};
use crate::game::laws::{LosesBy, Subject, is_known_article, propose_result, subject_of_score};
use crate::game::{Command, Game, Penalty, PenaltyKind, Points, Refusal};
use crate::language::Message;

impl Named for PenaltyKind {
    fn named(self) -> (&'static str, Message) {
        let penalty = self.name().into();
        (self.name(), Message::PenaltyWords { penalty })
    }
}

impl Table {
    /// `/penalty`, with as much behind it as was entered so far.
    pub(in crate::desk) fn penalty(&mut self, entered: &str) -> Next {
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ARBITER_DECIDES).into();
        }
        let mut words = entered.split_whitespace();
        let Some(offender) = words.next().and_then(|it| self.side_meant(it)) else {
            let article = example(&self.game);
            return self.ask_for_a_penalty("", &Message::PenaltyWho { article });
        };
        let side = offender.fold_wb("white", "black");
        // Asked for the article alone, a person may name both.
        let article = words.find(|word| self.side_meant(word).is_none());
        let Some(article) = article.filter(|it| is_an_article(it)) else {
            let message = Message::PenaltyArticle {
                side: self.speaker.side(offender),
                article: example(&self.game),
            };
            return self.ask_for_a_penalty(side, &message);
        };
        if !is_known_article(self.game.rules().edition, article) {
            let message = Message::PenaltyNoArticle {
                article: article.to_owned(),
                side: self.speaker.side(offender),
            };
            return self.ask_for_a_penalty(side, &message);
        }
        let so_far = format!("{side} {article}");
        let menu = menu_for(&self.game, article);
        let Some(kind) = words.next().and_then(|it| self.speaker.chosen(menu, it)) else {
            return self.ask_which_penalty(&so_far, article);
        };
        let so_far = format!("{so_far} {}", kind.name());
        let amount = words.next();
        let time = amount.and_then(clock_time);
        let points = amount.and_then(|it| it.parse::<Points>().ok());
        let half_points = points.map(Points::halves).filter(|it| *it > 0);
        if kind.is_time() && time.is_none() {
            return self.ask_for_a_penalty(&so_far, &Message::PenaltyTime);
        }
        if kind.is_points() && half_points.is_none() {
            let (least, most) = self.game.point_system().steps();
            let message = Message::PenaltyPoints {
                least: least.to_string(),
                most: most.to_string(),
            };
            return self.ask_for_a_penalty(&so_far, &message);
        }
        let penalty = Penalty {
            time: time.filter(|_| kind.is_time()),
            half_points: half_points.filter(|_| kind.is_points()),
            ..Penalty::of(kind, offender, article)
        };
        self.impose_penalty(penalty)
    }

    fn ask_which_penalty(&mut self, so_far: &str, article: &str) -> Next {
        let menu = menu_for(&self.game, article);
        let named = (1..).zip(menu).map(|(number, kind)| {
            let named = Message::PenaltyNamed {
                penalty: kind.name().into(),
            };
            format!("{number} {}", self.speaker.text(&named))
        });
        let menu = named.collect::<Vec<_>>().join(", ");
        let message = match LosesBy::by_article(self.game.rules(), article) {
            Some(loses) => self.cited_by(
                loses.subject(),
                Message::PenaltyWhichLoss {
                    breach: loses.name(self.game.rules()).into(),
                    menu,
                },
            ),
            None => self.cited_by(Subject::Penalties, Message::PenaltyWhich { menu }),
        };
        self.ask_for_a_penalty(so_far, &message)
    }

    fn impose_penalty(&mut self, penalty: Penalty) -> Next {
        let (kind, offender) = (penalty.penalty, penalty.offender);
        let proposed = propose_result(&self.game, &penalty);
        let by = subject_of_score(&self.game, &penalty, proposed);
        let is_imposed = self.settle(Command::Penalise {
            fault: None,
            penalty: Some(penalty),
            result: None,
        });
        match is_imposed && kind == PenaltyKind::Loss {
            true => self.ask_for_the_opponents_score(!offender, proposed, by),
            false => Next::Done,
        }
    }

    fn ask_for_a_penalty(&mut self, so_far: &str, question: &Message) -> Next {
        let so_far = so_far.to_owned();
        self.ask(Penalise { so_far }, Information::OwnEntry, question)
    }
}

/// Returns what may be imposed for a breach of an article, in the order of the list (12.9): the loss first where the article says
/// so, and alone where it is of both (11.8), and no time once the game has ended.
fn menu_for(game: &Game, article: &str) -> Vec<PenaltyKind> {
    let mut menu = game.rules().penalty_menu();
    if game.is_over() || game.is_ended() {
        menu.retain(|it| !it.is_time());
    }
    let loses = LosesBy::by_article(game.rules(), article);
    if loses.is_some() {
        menu.sort_by_key(|it| *it != PenaltyKind::Loss);
    }
    if loses == Some(LosesBy::RefusalOfBoth) {
        menu.truncate(1);
    }
    menu
}

/// Returns the number of an article of the edition, as an example of what is asked for.
fn example(game: &Game) -> String {
    let article = game.rules().article(Subject::Disturbing);
    article.unwrap_or_default().to_owned()
}

/// Returns true for what has the form of the number of an article: "11.5", "7.5.b", "D.2.10".
fn is_an_article(text: &str) -> bool {
    let has_digit = text.chars().any(|it| it.is_ascii_digit());
    has_digit && text.chars().all(|it| it.is_ascii_alphanumeric() || it == '.')
}
