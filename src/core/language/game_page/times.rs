//! The times of a page: a chart, and a table of the same numbers.

use std::time::Duration;

use shakmaty::Color;

use super::diagram::shape;
use super::{GamePage, heading, row_head};
use crate::language::Message;
use crate::language::markup::Markup;

/// The chart, without what is written beside it.
const WIDTH: u64 = 560;
const HEIGHT: u64 = 200;
/// Left of it, for times.
const LEFT: u64 = 80;
/// Above and below it, for the line and for numbers.
const ABOVE: u64 = 40;
const BELOW: u64 = 30;

/// The times behind a move of both sides.
struct Times {
    number: u32,
    white: Option<Duration>,
    black: Option<Duration>,
}

impl Times {
    fn of(&self, side: Color) -> Option<Duration> {
        side.fold_wb(self.white, self.black)
    }
}

impl GamePage<'_> {
    /// Returns what the clocks showed after each move, or what a player noted; nothing where nobody knew any.
    pub(super) fn times(&self) -> Markup {
        let times = self.times_by_move();
        if times.is_empty() {
            return Markup::default();
        }
        let mut section = heading("h2", self.say(Message::PageTimes));
        section.extend(self.chart(&times));
        let cell = |time: Option<Duration>| Markup::element("td", &[], time.map_or_else(String::new, on_a_clock));
        let rows = times.iter().map(|it| {
            let cells = [row_head(format!("{}.", it.number)), cell(it.white), cell(it.black)];
            Markup::block("tr", &[], cells.into_iter().collect::<Markup>())
        });
        section.push(self.table(Message::PageTimesCaption, rows.collect()));
        section
    }

    fn times_by_move(&self) -> Vec<Times> {
        let mut times: Vec<Times> = Vec::new();
        for (position, entry) in self.form.sheet.walk() {
            let board = position.board();
            let Some(left) = entry.left.or(entry.noted_left) else {
                continue;
            };
            let number = board.move_number();
            if times.last().is_none_or(|it| it.number != number) {
                times.push(Times {
                    number,
                    white: None,
                    black: None,
                });
            }
            if let Some(last) = times.last_mut() {
                match board.turn() {
                    Color::White => last.white = Some(left),
                    Color::Black => last.black = Some(left),
                }
            }
        }
        times
    }

    /// Draws the times of both sides, where both have some: White's line solid with rings, Black's dashed with dots.
    fn chart(&self, times: &[Times]) -> Option<Markup> {
        let last = |side: Color| times.iter().rev().find_map(|it| it.of(side));
        let (white, black) = (last(Color::White)?, last(Color::Black)?);
        let title = self.say(Message::PageTimesChart);
        let told = self.say(Message::PageTimesLines {
            white_left: Duration::from_secs(white.as_secs()),
            black_left: Duration::from_secs(black.as_secs()),
        });
        let all = Color::ALL.into_iter();
        let most = all
            .flat_map(|side| times.iter().filter_map(move |it| it.of(side)))
            .max()?;
        let mut drawn = Markup::element("title", &[("id", "chart")], title);
        drawn.push(Markup::element("desc", &[("id", "chartw")], told));
        let frame = [
            ("x", LEFT.to_string()),
            ("y", ABOVE.to_string()),
            ("width", WIDTH.to_string()),
            ("height", HEIGHT.to_string()),
            ("fill", "#fff".to_owned()),
            ("stroke", "#000".to_owned()),
        ];
        drawn.push(shape("rect", &frame));
        drawn.push(label(LEFT - 6, ABOVE + 6, "end", on_a_clock(most)));
        drawn.push(label(LEFT - 6, ABOVE + HEIGHT, "end", on_a_clock(Duration::ZERO)));
        let ends = [
            (LEFT, times.first()),
            (LEFT + WIDTH, times.last().filter(|_| times.len() > 1)),
        ];
        for (x, moved) in ends {
            let number = moved.map(|it| format!("{}.", it.number));
            drawn.extend(number.map(|it| label(x, ABOVE + HEIGHT + 20, "middle", it)));
        }
        for (side, x) in [(Color::White, LEFT), (Color::Black, LEFT + WIDTH / 2)] {
            drawn.extend(line(side, &[(x, ABOVE / 2), (x + 50, ABOVE / 2)]));
            drawn.push(label(x + 62, ABOVE / 2 + 6, "start", self.form.side(side)));
            drawn.extend(line(side, &points(times, side, most)));
        }
        let view = format!("0 0 {} {}", LEFT + WIDTH + 30, ABOVE + HEIGHT + BELOW);
        let (width, height) = ((LEFT + WIDTH + 30).to_string(), (ABOVE + HEIGHT + BELOW).to_string());
        let attributes = [
            ("role", "img"),
            ("aria-labelledby", "chart chartw"),
            ("viewBox", view.as_str()),
            ("width", width.as_str()),
            ("height", height.as_str()),
        ];
        Some(Markup::block("svg", &attributes, drawn))
    }
}

/// Returns where the times of a side stand in the chart.
fn points(times: &[Times], side: Color, most: Duration) -> Vec<(u64, u64)> {
    let steps = times.len().saturating_sub(1).max(1) as u64;
    let most = u64::try_from(most.as_millis()).unwrap_or(u64::MAX).max(1);
    let point = |(index, it): (u64, &Times)| {
        let left = u64::try_from(it.of(side)?.as_millis()).unwrap_or(u64::MAX);
        let height = u128::from(HEIGHT) * u128::from(left) / u128::from(most);
        let height = u64::try_from(height).unwrap_or(HEIGHT).min(HEIGHT);
        Some((LEFT + WIDTH * index / steps, ABOVE + HEIGHT - height))
    };
    (0_u64..).zip(times).filter_map(point).collect()
}

/// Draws a line through points, with a sign on each.
fn line(side: Color, points: &[(u64, u64)]) -> Vec<Markup> {
    let (dashes, radius, fill) = match side {
        Color::White => ("none", "4", "#fff"),
        Color::Black => ("8 5", "3", "#000"),
    };
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let stroke = shape(
        "polyline",
        &[
            ("points", path.join(" ")),
            ("fill", "none".to_owned()),
            ("stroke", "#000".to_owned()),
            ("stroke-width", "2".to_owned()),
            ("stroke-dasharray", dashes.to_owned()),
        ],
    );
    let signs = points.iter().map(|(x, y)| {
        shape(
            "circle",
            &[
                ("cx", x.to_string()),
                ("cy", y.to_string()),
                ("r", radius.to_owned()),
                ("fill", fill.to_owned()),
                ("stroke", "#000".to_owned()),
            ],
        )
    });
    std::iter::once(stroke).chain(signs).collect()
}

fn label(x: u64, y: u64, anchor: &str, text: String) -> Markup {
    let (x, y) = (x.to_string(), y.to_string());
    let attributes = [
        ("x", x.as_str()),
        ("y", y.as_str()),
        ("font-size", "16"),
        ("text-anchor", anchor),
    ];
    Markup::element("text", &attributes, text)
}

/// Writes a time as a clock does, `1:02:03`.
fn on_a_clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
