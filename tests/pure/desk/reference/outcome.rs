//! Compares what came of a story with what a row says: its outcome in words, and its article.

use ansage_core::game::{ClaimFinding, Event, Outcome, Penalty, PenaltyKind};
use shakmaty::{Color, Role, Square};

use super::situation::{Row, plain};
use super::story::Story;

/// Compares the outcome: `or` parts what the text leaves to the arbiter, `+` what belongs together.
pub(super) fn has_outcome(story: &Story, row: &Row) -> Result<(), String> {
    let mut why = String::new();
    for alternative in row.outcome.split(" or ") {
        let mut expected: Vec<&str> = alternative.split(" + ").collect();
        // Without a text of the edition, nothing is said of the minutes.
        let given = minutes(story);
        if row.article.is_empty() {
            expected.extend(given.iter().map(String::as_str));
        }
        match has_all(story, &expected) {
            Ok(()) => return Ok(()),
            Err(difference) => why = difference,
        }
    }
    Err(why)
}

fn has_all(story: &Story, expected: &[&str]) -> Result<(), String> {
    let missing: Vec<&str> = expected.iter().copied().filter(|it| !holds(story, it)).collect();
    let is_of_a_result = |it: &&str| it.ends_with("wins") || it.contains(" lose") || *it == "draw";
    let (minutes, expects_minutes) = (minutes(story), expected.iter().any(|it| it.contains("minute")));
    let result = result(story);
    if !missing.is_empty() {
        let found = [
            result.map(str::to_owned),
            duty(story),
            (!minutes.is_empty()).then(|| minutes.join(", ")),
        ];
        let found: Vec<String> = found.into_iter().flatten().collect();
        return Err(format!(
            "not {}; there was {}",
            missing.join(", "),
            if found.is_empty() {
                "nothing".to_owned()
            } else {
                found.join(", ")
            }
        ));
    }
    match result {
        Some(result) if !expected.iter().any(is_of_a_result) => Err(format!("the result is {result}")),
        _ if !minutes.is_empty() && !expects_minutes && *expected != ["claim refused"] => {
            Err(format!("there was {}", minutes.join(", ")))
        }
        _ => Ok(()),
    }
}

/// Returns true if a part of an outcome came true.
fn holds(story: &Story, expected: &str) -> bool {
    let words: Vec<&str> = expected.split(' ').collect();
    match words.as_slice() {
        ["white" | "black", "wins"] | ["draw"] | ["both", "lose"] => result(story) == Some(expected),
        ["white", "loses"] => matches!(result(story), Some("black wins" | "half for black" | "both lose")),
        ["black", "loses"] => matches!(result(story), Some("white wins" | "half for white" | "both lose")),
        ["half", "for", _] => result(story) == Some(expected),
        ["goes", "on"] => result(story).is_none() && !story.game().is_over() && !is_to_be_played_anew(story),
        ["nothing"] => !story
            .events()
            .any(|it| matches!(it, Event::Penalised { .. } | Event::Faulted { .. })),
        ["claim", "refused"] => is_refused(story),
        ["arbiter", "decides"] => true,
        [side, "clock", time] => clock(story, color(side)) == *time,
        [_, _, "minute" | "minutes", _] => {
            minutes(story).iter().any(|it| it == expected) || is_less_by_now(story, &words)
        }
        ["white", "warned"] => penalties(story).any(|it| it.penalty == PenaltyKind::Warning),
        ["taken", "back"] => story.events().any(|it| matches!(it, Event::Restored { .. })),
        ["stays", "legal"] => !story
            .events()
            .any(|it| matches!(it, Event::Restored { .. } | Event::Faulted { .. })),
        ["free"] => duty(story).is_none_or(|it| it == expected),
        ["must", ..] => duty(story).as_deref() == Some(expected),
        [role @ ("queen" | "king" | "rook"), "on", square] => stands(story, role, square),
        ["new", "game"] => story.game().is_annulled() || is_to_be_played_anew(story),
        ["allowed"] => is_allowed(story),
        ["not", "allowed"] => !is_allowed(story),
        _ => panic!("{expected:?} is no outcome"),
    }
}

/// Returns the result that was written, or else what is proposed; a draw that is proposed goes before a loss that is written.
fn result(story: &Story) -> Option<&'static str> {
    if story.told().any(|it| it.contains("draw is proposed")) {
        return Some("draw");
    }
    let written = story.events().filter_map(|it| match it {
        Event::Resulted { outcome } => Some(named(*outcome)),
        _ => None,
    });
    let written = written.last().or_else(|| proposed(story));
    written.or_else(|| by_the_position(story)).or_else(|| by_default(story))
}

/// The arbiter is told that the position ended the game.
fn by_the_position(story: &Story) -> Option<&'static str> {
    let is_told = story
        .told()
        .any(|it| it.starts_with("The position is ") || it.starts_with("Neither side can mate"));
    story.game().position().outcome().filter(|_| is_told).map(named)
}

fn proposed(story: &Story) -> Option<&'static str> {
    let proposal = |it: &str| {
        let (_, result) = it
            .split_once("Proposed: ")
            .or_else(|| it.split_once("the game is lost for "))?;
        Some(result.to_lowercase())
    };
    let proposed = story.told().filter_map(proposal).last()?;
    let results = ["white wins", "black wins", "draw", "both lose"];
    let lost = [("white", "black wins"), ("black", "white wins")].into_iter();
    let mut lost = lost
        .filter(|(loser, _)| proposed.starts_with(loser))
        .map(|(_, result)| result);
    results
        .into_iter()
        .find(|it| proposed.starts_with(it))
        .or(lost.next_back())
}

/// A player who came too late has lost (6.7): the arbiter is told that the default time had passed.
fn by_default(story: &Story) -> Option<&'static str> {
    let is_late = |side: &str| {
        let mut told = story.told().filter(|it| it.starts_with(side));
        told.any(|it| {
            (it.contains(" came ") && it.contains("had passed")) || it.contains("too late for the resumption")
        })
    };
    match (is_late("White"), is_late("Black")) {
        (true, true) => Some("both lose"),
        (true, false) => Some("black wins"),
        (false, true) => Some("white wins"),
        (false, false) => None,
    }
}

fn named(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::WhiteWins | Outcome::WhiteByForfeit => "white wins",
        Outcome::BlackWins | Outcome::BlackByForfeit => "black wins",
        Outcome::Draw => "draw",
        Outcome::BothLose | Outcome::BothForfeit => "both lose",
        Outcome::WhiteHalf => "half for white",
        Outcome::BlackHalf => "half for black",
    }
}

fn color(side: &str) -> Color {
    if side == "white" { Color::White } else { Color::Black }
}

fn clock(story: &Story, side: Color) -> String {
    let left = story
        .game()
        .clock()
        .map(|it| it.left(side, story.now()))
        .unwrap_or_default()
        .as_secs();
    format!("{}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60)
}

fn penalties(story: &Story) -> impl Iterator<Item = &Penalty> {
    story.events().filter_map(|it| match it {
        Event::Penalised { penalty } => Some(penalty.as_ref()),
        _ => None,
    })
}

/// Returns what was given and taken of the time, as the rows say it.
fn minutes(story: &Story) -> Vec<String> {
    let told = |side: Color, time: u64, what| {
        let (side, number) = (side.fold_wb("white", "black"), time / 60_000);
        let minutes = if number == 1 { "minute" } else { "minutes" };
        format!("{side} {number} {minutes} {what}")
    };
    let minutes = |it: &Event| match it {
        Event::TimeAdded { side, time, .. } => Some(told(*side, *time, "more")),
        Event::Penalised { penalty } => match penalty.penalty {
            PenaltyKind::TimeToOpponent => Some(told(!penalty.offender, penalty.time?, "more")),
            PenaltyKind::TimeFromOffender => Some(told(penalty.offender, penalty.time?, "less")),
            _ => None,
        },
        _ => None,
    };
    story.events().filter_map(minutes).collect()
}

/// Returns true if the time passed on a clock.
fn is_less_by_now(story: &Story, words: &[&str]) -> bool {
    let (Some(clock), [side, number, _, "less"]) = (story.game().clock(), words) else {
        return false;
    };
    let side = color(side);
    let Some(first) = clock.control().periods.first() else {
        return false;
    };
    let used = first.time.saturating_sub(clock.left(side, story.now()));
    number.parse().is_ok_and(|number: u64| used.as_secs() == number * 60)
}

/// Returns what is due, by what was told of it last or by a claim that was refused.
fn duty(story: &Story) -> Option<String> {
    if let Some(due) = story.game().intended_due() {
        return Some(format!("must move {}", due.m.from));
    }
    story.told().filter_map(duty_of).last()
}

fn duty_of(told: &str) -> Option<String> {
    let before = |words| {
        told.split_once(words)
            .and_then(|(before, _): (&str, &str)| before.split(' ').next_back())
    };
    let square = |piece: &str| piece[piece.len().saturating_sub(2)..].to_owned();
    if told.contains("any legal move may be made") {
        return Some("free".to_owned());
    }
    match (before(" is to move"), before(" is to be taken"), before(" is due")) {
        (Some(king), ..) if king.starts_with('K') => Some("must move the king".to_owned()),
        (Some(piece), ..) => Some(format!("must move {}", square(piece))),
        (_, Some(piece), _) => Some(format!("must take {}", square(piece))),
        (.., Some("0-0")) => Some("must castle short".to_owned()),
        (.., Some(to)) => Some(format!("must go to {to}")),
        _ => {
            let (_, taken) = told.split_once(" is to take ")?;
            let piece = taken.split(['.', ' ']).next().unwrap_or_default();
            Some(format!("must take {}", square(piece)))
        }
    }
}

/// The arbiter is told that a new game is played.
fn is_to_be_played_anew(story: &Story) -> bool {
    story.told().any(|it| it.contains("a new game"))
}

fn stands(story: &Story, role: &str, square: &str) -> bool {
    let role = match role {
        "queen" => Role::Queen,
        "king" => Role::King,
        _ => Role::Rook,
    };
    let square: Square = square.parse().expect("a square");
    let piece = story.game().position().board().piece_at(square);
    piece.is_some_and(|it| it.role == role)
}

/// Returns true if a claim was refused at once, was decided against, or nothing was proposed for it.
fn is_refused(story: &Story) -> bool {
    let found = story.events().filter_map(|it| match it {
        Event::DecidedClaim { found } => Some(*found),
        _ => None,
    });
    let claimed = story
        .events()
        .any(|it| matches!(it, Event::ClaimedDraw { .. } | Event::StoppedFor { .. }));
    match found.last() {
        Some(found) => matches!(found, ClaimFinding::Wrong),
        None => !claimed,
    }
}

/// Returns true if something came of it, or it was answered at once. An illegal move is announced, and the arbiter told of it.
fn is_allowed(story: &Story) -> bool {
    use Event::{ArbiterCame, ArbiterLeft, ArbiterNoted, PressedEarly};
    let is_nothing = |it: &Event| {
        matches!(
            it,
            ArbiterCame { .. } | ArbiterLeft | ArbiterNoted { .. } | PressedEarly
        )
    };
    let is_answered = story.last() == "?" && story.told().any(|it| it.contains(" used"));
    let is_possible = !story.told().any(|it| it.contains("Possible illegal move"));
    is_answered || (is_possible && story.events().any(|it| !is_nothing(it)))
}

/// Compares the articles: one of the row's is told, and none but these with what is proposed. None need be told if nothing
/// happens, or the players end the game themselves.
pub(super) fn has_article(story: &Story, row: &Row) -> Result<(), String> {
    if row.article.is_empty() {
        return Ok(());
    }
    let wanted: Vec<String> = row.article.split(", ").map(plain).collect();
    let is_wanted = |cited: &String| wanted.iter().any(|it| is_one(it, cited));
    let about_it = story.told().filter(|it| is_about_the_outcome(it));
    if let Some(strange) = about_it.flat_map(articles).find(|it| !is_wanted(it)) {
        return Err(format!("{strange} is told with what is proposed"));
    }
    let cited: Vec<String> = story.told().flat_map(articles).collect();
    let by_the_players = |it: &Event| matches!(it, Event::AcceptedDraw { .. } | Event::Resigned { .. });
    let is_lawful = |it: &str| it.contains(" clock ") || it.starts_with("king on") || it.starts_with("rook on");
    let is_nothing = |it: &str| ["goes on", "nothing", "allowed", "arbiter decides"].contains(&it) || is_lawful(it);
    let runs = minutes(story).is_empty() && row.outcome.ends_with(" less");
    let is_needed = !runs && !row.outcome.split(" + ").all(is_nothing) && !story.events().any(by_the_players);
    match cited.iter().any(is_wanted) {
        false if is_needed && cited.is_empty() => Err("none is told".to_owned()),
        false if is_needed => Err(format!("told is {}", cited.join(", "))),
        _ => Ok(()),
    }
}

fn is_about_the_outcome(told: &str) -> bool {
    ["Proposed: ", " loses", "more?", "less?", "Penalty for"]
        .iter()
        .any(|it| told.contains(it))
}

/// Returns true for the same article, or where one is a point of the other; a whole appendix is none.
fn is_one(wanted: &str, cited: &str) -> bool {
    let is_rest = |it: &str, short: &str| it.is_empty() || (it.starts_with('.') && short.contains(['.', ' ']));
    let is_point = |long: &str, short: &str| long.strip_prefix(short).is_some_and(|it| is_rest(it, short));
    is_point(wanted, cited) || is_point(cited, wanted)
}

fn articles(told: &str) -> Vec<String> {
    // 2009: a point of the guidelines for adjourned games.
    let told = &told.replace("Guidelines, point ", "Article Guidelines_");
    let cited = told.split("Article ").skip(1).chain(told.split("article ").skip(1));
    let number = |it: &str| {
        it.split([' ', '?'])
            .next()
            .unwrap_or_default()
            .trim_end_matches(['.', ',', ':'])
            .replace('_', " ")
    };
    cited.map(number).collect()
}
