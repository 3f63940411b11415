//! PGN export: what other chess programs read. See the PGN standard, section 8 (export format).

use std::collections::BTreeMap;
use std::time::Duration;

use shakmaty::{Color, Role};

use super::scoresheet::Entry;
use super::scoresheet::hours_and_minutes;
use super::{Board, Header, Outcome, PerMove, Position, San, Scoresheet, Style, TimeControl};

/// Longest line of the movetext; the standard asks for fewer than 80 characters.
const LINE: usize = 79;

/// Longest value of a tag; the standard allows strings of 255 characters with their escapes.
const TAG_VALUE: usize = 240;

/// Writes a scoresheet as one PGN game, ready to be appended to a file.
///
/// Clock times follow their moves as `[%clk 1:29:48]`, draw offers as `(=)`, noted times as `0:47`, all in comments. From
/// the first illegal move on the game goes on in a comment, in the numbered long form, so that every reader takes the rest.
pub fn export(sheet: &Scoresheet) -> String {
    let mut text = tags(sheet);
    text.push('\n');
    text.push_str(&wrapped(&movetext(sheet)));
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
        match time.per_move {
            PerMove::Nothing | PerMove::Increment(_) => None,
            // The standard knows neither, so they get a tag of their own rather than pass for an increment.
            PerMove::Delay(time) => tags.insert("Delay", time.as_secs().to_string()),
            PerMove::Bronstein(time) => tags.insert("Bronstein", time.as_secs().to_string()),
        };
    }
    // The standard has no result for two losers, and `0-0` in the movetext would be read as castling.
    if sheet.result() == Some(Outcome::BothLose) {
        tags.insert("Score", "0-0".to_owned());
        tags.insert("Termination", "rules infraction".to_owned());
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
    let breaks_the_line = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    let on_one_line = value
        .chars()
        .take(TAG_VALUE)
        .map(|c| if breaks_the_line(c) { ' ' } else { c });
    let escaped = on_one_line
        .collect::<String>()
        .replace('\\', "\\\\")
        .replace('"', "\\\"");
    format!("[{name} \"{escaped}\"]\n")
}

fn termination_marker(result: Option<Outcome>) -> &'static str {
    match result {
        Some(Outcome::WhiteWins) => "1-0",
        Some(Outcome::BlackWins) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        Some(Outcome::BothLose) | None => "*",
    }
}

/// Returns the movetext as tokens that must not be broken over two lines.
fn movetext(sheet: &Scoresheet) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut after_illegal = Vec::new();
    let mut number_is_due = true;
    for (position, entry) in sheet.walk() {
        if position.is_legal(entry.m) != Some(true) {
            after_illegal.push((position, entry));
            continue;
        }
        tokens.extend(move_number(&position, number_is_due));
        tokens.push(San::of(&position, entry.m).write(english, Style::Pgn));
        let comment = comment(entry);
        number_is_due = comment.is_some();
        tokens.extend(comment);
    }
    tokens.extend(comment_from_illegal(&after_illegal));
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

fn comment(entry: &Entry) -> Option<String> {
    let clock = entry.left.map(|left| format!("[%clk {}]", hours_minutes_seconds(left)));
    let offer = entry.offer.then(|| "(=)".to_owned());
    let noted = entry.noted_left.map(hours_and_minutes);
    let parts: Vec<_> = [clock, offer, noted].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| format!("{{{}}}", parts.join(" ")))
}

fn hours_minutes_seconds(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Returns the rest of the game, from the first illegal move, as one comment in breakable words.
fn comment_from_illegal(rest: &[(Position, &Entry)]) -> Vec<String> {
    let mut words = Vec::new();
    for (index, (position, entry)) in rest.iter().enumerate() {
        words.extend(move_number(position, index == 0));
        words.push(San::of(position, entry.m).write_long(english, Style::Pgn));
        words.extend(entry.offer.then(|| "(=)".to_owned()));
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

fn wrapped(tokens: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for token in tokens {
        let width = token.chars().count();
        if column > 0 && column + 1 + width > LINE {
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
mod tests {
    use std::time::Duration;

    use super::{LINE, export};
    use crate::game::scoresheet::Entry;
    use crate::game::{Board, Header, Outcome, Scoresheet};
    use shakmaty::Color;

    fn sheet(moves: &str) -> Scoresheet {
        Scoresheet {
            header: Header::default(),
            time: None,
            start: Board::start(),
            entries: moves
                .split_whitespace()
                .map(|uci| Entry::of(uci.parse().expect("a move")))
                .collect(),
            outcome: None,
            resigned: None,
        }
    }

    /// The movetext of a game, its lines joined.
    fn movetext(sheet: &Scoresheet) -> String {
        let pgn = export(sheet);
        let (_tags, moves) = pgn.split_once("\n\n").expect("an empty line after the tags");
        moves.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_is_unknown_is_a_question_mark() {
        assert_eq!(
            export(&sheet("e2e4")),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
             [Result \"*\"]\n\n1. e4 *\n\n"
        );
    }

    #[test]
    fn the_header_and_the_time_control_are_tags() {
        let mut sheet = sheet("");
        sheet.header = Header {
            event: "Club evening".into(),
            site: "Jena".into(),
            date: "2026-01-31".into(),
            round: "3".into(),
            match_number: "2".into(),
            board: "4".into(),
            white: "Silva, Ana".into(),
            black: "Meyer, Jo".into(),
        };
        sheet.time = Some("40/90m, G/30m, +30s".parse().expect("a time control"));
        sheet.resigned = Some(Color::Black);
        assert_eq!(
            export(&sheet).lines().collect::<Vec<_>>(),
            [
                "[Event \"Club evening\"]",
                "[Site \"Jena\"]",
                "[Date \"2026.01.31\"]",
                "[Round \"3\"]",
                "[White \"Silva, Ana\"]",
                "[Black \"Meyer, Jo\"]",
                "[Result \"1-0\"]",
                "[Board \"4\"]",
                "[Match \"2\"]",
                "[TimeControl \"40/5400+30:1800+30\"]",
                "",
                "1-0",
                "",
            ]
        );
    }

    #[test]
    fn a_delay_does_not_pass_for_an_increment() {
        let mut sheet = sheet("");
        sheet.time = Some("G/5m, d5s".parse().expect("a time control"));
        assert!(export(&sheet).contains("[Delay \"5\"]\n[TimeControl \"300\"]\n"));
        sheet.time = Some("G/3m, b2s".parse().expect("a time control"));
        assert!(export(&sheet).contains("[Bronstein \"2\"]\n[TimeControl \"180\"]\n"));
    }

    #[test]
    fn names_with_quotes_and_line_breaks_stay_in_their_tag() {
        let mut sheet = sheet("");
        sheet.header.white = "Ana \"Bella\"\nC:\\ {x} ]".into();
        sheet.header.black = "\u{2028}".repeat(300);
        let pgn = export(&sheet);
        assert!(pgn.contains("[White \"Ana \\\"Bella\\\" C:\\\\ {x} ]\"]\n"), "{pgn}");
        assert_eq!(pgn.lines().count(), 10);
        assert!(pgn.lines().all(|it| it.chars().count() < 255));
    }

    #[test]
    fn clock_times_draw_offers_and_noted_times_are_comments() {
        let mut sheet = sheet("e2e4 e7e5 g1f3");
        sheet.entries[0].left = Some(Duration::from_millis(5_388_900));
        sheet.entries[1].noted_left = Some(Duration::from_secs(47 * 60));
        sheet.entries[2].left = Some(Duration::from_secs(59));
        sheet.entries[2].offer = true;
        assert_eq!(
            movetext(&sheet),
            "1. e4 {[%clk 1:29:48]} 1... e5 {0:47} 2. Nf3 {[%clk 0:00:59] (=)} *"
        );
    }

    #[test]
    fn the_sample_game_of_appendix_c_is_exported() {
        let mut sheet = sheet(
            "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 f8e8 c1b1",
        );
        sheet.entries.last_mut().expect("21 half-moves").offer = true;
        assert_eq!(
            movetext(&sheet),
            "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 O-O \
             10. O-O-O Re8 11. Kb1 {(=)} *"
        );
    }

    #[test]
    fn a_game_with_an_illegal_move_goes_on_in_a_comment() {
        let mut sheet = sheet("e2e4 d7d5 f1b5 a7a6 b5e8 d8e8 e4e5 e8e5");
        sheet.entries[4].offer = true;
        sheet.outcome = Some(Outcome::WhiteWins);
        assert_eq!(
            movetext(&sheet),
            "1. e4 d5 2. Bb5+ {2... a7-a6 3. Bb5xe8 (=) Qd8xe8 4. e4-e5 Qe8xe5} 1-0"
        );
    }

    #[test]
    fn a_game_that_begins_with_an_illegal_move_is_all_comment() {
        assert_eq!(movetext(&sheet("e2e5 e7e6")), "{1. e2-e5 e7-e6} *");
    }

    #[test]
    fn both_lost_is_no_castling() {
        let mut sheet = sheet("e2e4");
        sheet.outcome = Some(Outcome::BothLose);
        assert!(export(&sheet).contains("[Result \"*\"]\n[Score \"0-0\"]\n[Termination \"rules infraction\"]\n"));
        assert_eq!(movetext(&sheet), "1. e4 *");
    }

    #[test]
    fn a_set_up_position_and_chess960_have_their_tags() {
        let fen = "bqrbnkrn/pppppppp/8/8/8/8/PPPPPPPP/BQRBNKRN w KQkq - 0 1";
        let mut sheet = sheet("f1g1");
        sheet.start = Board::from_fen(fen, true).expect("a FEN");
        let tags = format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n[Variant \"Chess960\"]\n");
        assert!(export(&sheet).contains(&tags));
        assert_eq!(movetext(&sheet), "1. O-O *");
    }

    #[test]
    fn a_game_may_begin_with_black() {
        let mut sheet = sheet("e8e7 e2e4 e7e6");
        sheet.start = Board::from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 40", false).expect("a FEN");
        assert_eq!(movetext(&sheet), "40... Ke7 41. e4 Ke6 *");
    }

    #[test]
    fn no_line_of_the_movetext_is_too_long() {
        let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(40);
        let mut sheet = sheet(&(shuffle.clone() + "e2e6 " + &shuffle));
        for entry in &mut sheet.entries {
            entry.left = Some(Duration::from_secs(5400));
            entry.offer = true;
        }
        let pgn = export(&sheet);
        assert!(pgn.lines().all(|it| it.chars().count() <= LINE));
        assert!(pgn.lines().any(|it| it.chars().count() > LINE - 10));
    }
}
