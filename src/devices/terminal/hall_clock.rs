//! The clock of the program as the hall reads it: both times in digits that can be read across the room, above each other in
//! one column, and the one that runs marked by a shape and a word.

mod digits;

use std::time::Duration;

use super::canvas::{Picture, Row, wrapped};
use super::screen::Window;
use super::shown_lines;
use super::watched::{Watched, WatchedWindow};
use ansage_core::desk::{ClockFace, ClockSide};
use digits::Size;

/// From here down tenths are shown: a whole second that is gone already would look like a flag.
const LAST_SECONDS: Duration = Duration::from_secs(10);
/// The least that is shown of a time that is not over.
const TENTH: Duration = Duration::from_millis(100);

/// A window that shows a clock.
pub type HallClock<B = Window> = WatchedWindow<ClockFace, B>;

impl Watched for ClockFace {
    fn laid_out(&self, size: (usize, usize)) -> Picture {
        laid_out(self, size)
    }

    fn left_behind(&self) -> Vec<String> {
        in_words(self)
    }
}

/// Returns what a clock shows as lines of common letters: one for each display, and what there is to say of both.
pub fn in_words(clock: &ClockFace) -> Vec<String> {
    let sides = clock.sides.iter().flatten().map(side_in_words);
    sides.chain(clock.lines.iter().cloned()).collect()
}

fn side_in_words(side: &ClockSide) -> String {
    let signs: String = side.signs.iter().map(|it| format!(", {it}")).collect();
    format!("{}: {}{signs}", side.name, digits_of(side.left))
}

/// Writes a time as hours, minutes and seconds: what is left in part of a second is not shown, but at the end.
fn digits_of(left: Duration) -> String {
    let seconds = left.as_secs();
    match left.is_zero() || left >= LAST_SECONDS {
        true => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        // Of less than a tenth something is left, too.
        false => format!("0:{seconds:02}.{}", left.max(TENTH).subsec_millis() / 100),
    }
}

/// Lays a clock out: the digits of each display and below them its words. Where there is no room for digits the words have to do, and
/// those of the displays come first.
fn laid_out(clock: &ClockFace, (columns, rows): (usize, usize)) -> Picture {
    let lines = |text: &str| -> Vec<String> { shown_lines(text).flat_map(|it| wrapped(&it, columns)).collect() };
    let sides = clock.sides.iter().flatten();
    let words: Vec<Vec<String>> = sides.clone().map(|it| lines(&side_in_words(it))).collect();
    let below: Vec<String> = clock.lines.iter().flat_map(|it| lines(it)).collect();
    // A row is kept for why both stand: no digit changes its size for that.
    let taken = words.iter().map(Vec::len).sum::<usize>() + below.len().max(1);
    let times: Vec<(String, bool)> = sides.map(|it| (digits_of(it.left), it.runs)).collect();
    let place = rows.saturating_sub(taken) / times.len().max(1);
    let sizes: Option<Vec<Size>> = times.iter().map(|(it, _)| Size::fitting(it, columns, place)).collect();
    let mut picture = Picture::default();
    for (index, words) in words.into_iter().enumerate() {
        // Both alike: who has more hours left is not to be read worse.
        if let (Some(size), (time, runs)) = (sizes.as_ref().and_then(|it| it.iter().min()), &times[index]) {
            picture.rows.extend(size.drawn(time, *runs).into_iter().map(Row::bold));
        }
        picture.rows.extend(words.into_iter().map(Row::bold));
    }
    // What stands below keeps its place.
    let above = rows.saturating_sub(below.len().max(1)).max(picture.rows.len());
    picture.rows.resize(above, Row::default());
    picture.cursor.1 = above;
    picture.rows.extend(below.into_iter().map(Row::plain));
    picture
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::digits_of;

    #[test]
    fn zero_is_shown_when_it_is_zero() {
        for (milliseconds, shown) in [
            (7_087_900, "1:58:07"),
            (36_000_000, "10:00:00"),
            (10_000, "0:00:10"),
            (9_999, "0:09.9"),
            (9_000, "0:09.0"),
            (1_099, "0:01.0"),
            (99, "0:00.1"),
            (1, "0:00.1"),
            (0, "0:00:00"),
        ] {
            assert_eq!(digits_of(Duration::from_millis(milliseconds)), shown);
        }
    }
}
