//! PGN export: what other chess programs read. See the PGN standard, section 8 (export format).

use std::collections::BTreeMap;
use std::time::Duration;

use shakmaty::{Color, Role};

use crate::game::scoresheet::SheetMove;
use crate::game::scoresheet::{ANNULLED, CLAIM, OFFER, hours_and_minutes};
use crate::game::{
    Board, Header, NotationStyle, Outcome, PerMove, Position, Said, San, Scoresheet, Sight, TimeControl,
};
use ansage_wire::plain_text;

/// Longest line of the movetext; the standard asks for fewer than 80 characters.
const MAX_LINE_CHARACTERS: usize = 79;

/// Longest value of a tag; the standard allows strings of 255 characters with their escapes.
const MAX_TAG_CHARACTERS: usize = 240;

/// Stands in the comment of a half-move that was written later (8.5), beside the clock.
pub(crate) const FILLED_LATER: &str = "[%written later]";

/// Writes a scoresheet as one PGN game, ready to be appended to a file.
///
/// Clock times follow their moves as `[%clk 1:29:48]`, what was written later as `[%written later]`, draw offers as `(=)`,
/// noted times as `0:47`, all in comments. Half-moves that nobody wrote stand in a comment behind the last move. From
/// the first illegal move on the game goes on in a comment, in the numbered long form, so that every reader takes the rest.
pub fn export(sheet: &Scoresheet) -> String {
    export_remarked(sheet, &BTreeMap::new())
}

/// Writes a scoresheet as [`export`] does, with a remark in the comments of some half-moves, counted from 0. A remark has
/// no braces of its own.
pub fn export_remarked(sheet: &Scoresheet, remarks: &BTreeMap<usize, String>) -> String {
    let mut text = tags(sheet);
    text.push('\n');
    text.push_str(&wrapped(&movetext(sheet, remarks)));
    text.push('\n');
    text
}

fn tags(sheet: &Scoresheet) -> String {
    let roster = seven_tag_roster(&sheet.header, sheet.result());
    let tags = roster.into_iter().chain(further_tags(sheet));
    tags.map(|(name, value)| tag(name, &value)).collect()
}

/// The tags every game has, in the order of the standard.
fn seven_tag_roster(header: &Header, result: Option<Outcome>) -> [(&'static str, String); 7] {
    [
        ("Event", known_or(&header.event, "?")),
        ("Site", known_or(&header.site, "?")),
        ("Date", date(&header.date)),
        ("Round", known_or(&header.round, "?")),
        ("White", known_or(&header.white, "?")),
        ("Black", known_or(&header.black, "?")),
        ("Result", termination_marker(result).to_owned()),
    ]
}

/// The other tags, which the standard wants sorted by name.
fn further_tags(sheet: &Scoresheet) -> BTreeMap<&'static str, String> {
    let mut tags = BTreeMap::new();
    for (name, value) in [("Board", &sheet.header.board), ("Match", &sheet.header.match_number)] {
        if !value.trim().is_empty() {
            tags.insert(name, value.clone());
        }
    }
    if sheet.start != Board::start() {
        tags.insert("SetUp", "1".to_owned());
        tags.insert("FEN", Position::of(sheet.start.clone()).fen());
    }
    if sheet.start.is_chess960() {
        tags.insert("Variant", "Chess960".to_owned());
    }
    if let Some(time) = &sheet.time {
        tags.insert("TimeControl", time_control(time));
        // The standard has one for both; Black's first period and the draw odds get tags of their own too.
        if let Some(black) = time.black {
            tags.insert("BlackTime", black.as_secs().to_string());
        }
        if time.draw_odds {
            tags.insert("DrawOdds", "Black".to_owned());
        }
        match time.per_move {
            PerMove::Nothing | PerMove::Increment(_) => None,
            // The standard knows neither, so they get a tag of their own rather than pass for an increment.
            PerMove::Delay(time) => tags.insert("Delay", time.as_secs().to_string()),
            PerMove::Bronstein(time) => tags.insert("Bronstein", time.as_secs().to_string()),
        };
    }
    if let Some(points) = &sheet.points {
        tags.insert("WhiteScore", points.white.decimal());
        tags.insert("BlackScore", points.black.decimal());
    }
    // What the standard has no result for; `0-0` in the movetext would be read as castling.
    if sheet.annulled {
        tags.insert("Termination", "abandoned".to_owned());
    }
    if sheet.left_claim.is_some() {
        tags.insert("Termination", "adjudication".to_owned());
    }
    if let Some(result) = sheet.result().filter(|it| it.marker() != it.code()) {
        let why = if result.is_forfeit() {
            "abandoned"
        } else {
            "rules infraction"
        };
        tags.insert("Score", result.code().to_owned());
        tags.insert("Termination", why.to_owned());
    }
    tags
}

fn known_or(value: &str, unknown: &str) -> String {
    let value = value.trim();
    if value.is_empty() { unknown } else { value }.to_owned()
}

/// Writes `2026-01-31` as `2026.01.31`; what is no date is left as it was entered.
fn date(entered: &str) -> String {
    known_or(&entered.replace(['-', '/'], "."), "????.??.??")
}

/// Writes periods as `40/5400+30:1800+30`, moves and seconds.
fn time_control(time: &TimeControl) -> String {
    let increment = match time.per_move {
        PerMove::Increment(increment) => format!("+{}", increment.as_secs()),
        PerMove::Nothing | PerMove::Delay(_) | PerMove::Bronstein(_) => String::new(),
    };
    let periods = time.periods.iter().map(|period| {
        let moves = period.moves.map(|it| format!("{it}/")).unwrap_or_default();
        format!("{moves}{}{increment}", period.time.as_secs())
    });
    periods.collect::<Vec<_>>().join(":")
}

fn tag(name: &str, value: &str) -> String {
    let on_one_line: String = plain_text::one_line(value).chars().take(MAX_TAG_CHARACTERS).collect();
    let escaped = on_one_line.replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{escaped}\"]\n")
}

fn termination_marker(result: Option<Outcome>) -> &'static str {
    result.map_or("*", Outcome::marker)
}

/// Returns the movetext as tokens that must not be broken over two lines.
fn movetext(sheet: &Scoresheet, remarks: &BTreeMap<usize, String>) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut after_illegal = Vec::new();
    let mut number_is_due = true;
    for (ply, (position, entry)) in sheet.walk().enumerate() {
        if !after_illegal.is_empty() || position.is_legal(entry.m) != Some(true) {
            after_illegal.push((position, entry));
            continue;
        }
        tokens.extend(move_number(&position, number_is_due));
        tokens.push(San::of(&position, entry.m).write(english, NotationStyle::Pgn));
        let comment = comment(&position, entry, remarks.get(&ply).map(String::as_str));
        number_is_due = !comment.is_empty();
        tokens.extend(comment);
    }
    tokens.extend(comment_from_illegal(&after_illegal));
    tokens.extend(comment_on_dashes(sheet));
    tokens.extend(comment_on_next_move(sheet));
    tokens.extend(sheet.annulled.then(|| format!("{{{ANNULLED}}}")));
    tokens.extend(comment_on_a_claim_left(sheet));
    tokens.push(termination_marker(sheet.result()).to_owned());
    tokens
}

fn english(role: Role) -> char {
    role.upper_char()
}

/// Returns `12.` before White's move and, where a comment or nothing stands before it, `12...` before Black's.
fn move_number(position: &Position, is_due: bool) -> Option<String> {
    let board = position.board();
    let number = board.move_number();
    match board.turn() {
        Color::White => Some(format!("{number}.")),
        Color::Black => is_due.then(|| format!("{number}...")),
    }
}

/// Returns what stands in the comment behind a move, in breakable words.
fn comment(position: &Position, entry: &SheetMove, remark: Option<&str>) -> Vec<String> {
    let clock = entry.left.map(|left| format!("[%clk {}]", hours_minutes_seconds(left)));
    let offer = entry.offer.then(|| "(=)".to_owned());
    let claim = entry.claimed.then(|| CLAIM.to_owned());
    let noted = entry.noted_left.map(hours_and_minutes);
    let filled = entry.filled.then(|| FILLED_LATER.to_owned());
    let otherwise = entry.said.filter(|said| !said.is_all_of(position.board(), entry.m));
    let entered = otherwise.map(|it| format!("[%entered {it}]"));
    let parts: Vec<_> = [clock, entered, filled, offer, claim, noted]
        .into_iter()
        .flatten()
        .collect();
    let mut words: Vec<String> = (!parts.is_empty()).then(|| parts.join(" ")).into_iter().collect();
    // A brace would end the comment.
    let remark = remark.unwrap_or_default().replace(['{', '}'], " ");
    words.extend(remark.split_whitespace().map(str::to_owned));
    if let Some(first) = words.first_mut() {
        first.insert(0, '{');
    }
    if let Some(last) = words.last_mut() {
        last.push('}');
    }
    words
}

/// Returns the move with which a draw is claimed, and which was not made, and the offer of a draw that belongs to it or to the
/// move to come, as a comment in breakable words. Behind dashes it stands in their comment.
fn comment_on_next_move(sheet: &Scoresheet) -> Vec<String> {
    let intended = sheet.intended_move(Sight::Movement);
    if (intended.is_none() && !sheet.offered) || !sheet.dashes.is_empty() {
        return Vec::new();
    }
    let (number, turn) = sheet.place_to_come();
    let mut words = vec![format!("{{{number}{}", turn.fold_wb(".", "..."))];
    words.extend(intended.map(|it| it.write(english, NotationStyle::Pgn)));
    words.extend(sheet.offered.then(|| OFFER.to_owned()));
    words.extend((intended.is_some() || sheet.claimed).then(|| CLAIM.to_owned()));
    if let Some(last) = words.last_mut() {
        last.push('}');
    }
    words
}

/// Returns what an arbiter reads of a claim that ended the game (G.6), in breakable words.
fn comment_on_a_claim_left(sheet: &Scoresheet) -> Vec<String> {
    let Some(left) = &sheet.left_claim else {
        return Vec::new();
    };
    let side = left.claim.side.fold_wb("White", "Black");
    let ground = left.claim.ground.name();
    let times = left.claim.left.map(|it| {
        let about = if it.about { "about " } else { "" };
        let [white, black] = [it.both().white, it.both().black].map(hours_minutes_seconds);
        format!("White {about}{white}, Black {about}{black}")
    });
    let checked = if left.checked { "checked" } else { "not checked" };
    let position = sheet.final_position().map(|it| it.fen());
    let told = [
        Some(format!("{CLAIM} {side}: {ground}")),
        times,
        Some(checked.to_owned()),
        position,
    ];
    let told: Vec<String> = told.into_iter().flatten().collect();
    let text = format!("{{{}}}", told.join("; "));
    text.split(' ').map(str::to_owned).collect()
}

fn hours_minutes_seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Returns the rest of the game, from the first illegal move, as one comment in breakable words.
fn comment_from_illegal(rest: &[(Position, &SheetMove)]) -> Vec<String> {
    let mut words = Vec::new();
    for (index, (position, entry)) in rest.iter().enumerate() {
        words.extend(move_number(position, index == 0));
        // What is no game any more is told by its squares, whatever it threatens.
        // Where the board has none for the words, the words stand.
        let is_on = |said: &Said| said.is_on(position.board(), entry.m);
        words.push(match entry.said.filter(|it| !is_on(it)) {
            Some(said) => said.to_string(),
            None => San::seen(position, entry.m, Sight::Movement).write_long(english, NotationStyle::Pgn),
        });
        words.extend(entry.offer.then(|| "(=)".to_owned()));
        words.extend(entry.claimed.then(|| CLAIM.to_owned()));
        words.extend(entry.noted_left.map(hours_and_minutes));
    }
    if let (Some(first), true) = (words.first_mut(), !rest.is_empty()) {
        first.insert(0, '{');
    }
    if let Some(last) = words.last_mut() {
        last.push('}');
    }
    words
}

/// Returns the half-moves behind the last one that nobody wrote, as one comment: PGN has no sign for them.
fn comment_on_dashes(sheet: &Scoresheet) -> Vec<String> {
    if sheet.dashes.is_empty() {
        return Vec::new();
    }
    let rows = sheet.rows(english, NotationStyle::Pgn);
    let cells = rows.iter().flat_map(|row| {
        let white = row.white.iter().map(|it| (format!("{}.", row.number), it));
        let black = row.black.iter().map(|it| (format!("{}...", row.number), it));
        white.chain(black)
    });
    let written = cells
        .skip(sheet.entries.len())
        .map(|(number, cell)| number + &cell.text);
    let mut words: Vec<String> = ["{not".to_owned(), "written:".to_owned()]
        .into_iter()
        .chain(written)
        .collect();
    if let Some(last) = words.last_mut() {
        last.push('}');
    }
    words
}

fn wrapped(tokens: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for token in tokens {
        let width = token.chars().count();
        if column > 0 && column + 1 + width > MAX_LINE_CHARACTERS {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(token);
        column += width;
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests;
