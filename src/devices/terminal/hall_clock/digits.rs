//! The digits of a clock out of full blocks, each made of seven bars as on the clocks of a hall, in any size: letters of a
//! font grow by whole times only, and the next larger size of a time is often too wide by a little.

/// C02 5.1.c: no digit is lower than so many rows.
pub(super) const LOWEST: usize = 5;
/// No digit is narrower: two bars and what is between them.
const NARROWEST: usize = 3;
/// A cell of a window is about so many times as high as wide.
const ASPECT: usize = 2;

/// How large digits are, in cells of the window.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct Size {
    height: usize,
    width: usize,
    /// Columns of an upright bar, of a colon and of what is between two signs.
    bar: usize,
    /// Rows of a bar that lies.
    beam: usize,
}

impl Size {
    /// Returns the largest in which a time, and the mark of the side that runs, fits into so many columns and rows.
    pub(super) fn fitting(time: &str, columns: usize, rows: usize) -> Option<Self> {
        (LOWEST..=rows).rev().find_map(|height| {
            // As broad as they are high to the eye at most, and never so narrow that a bar is hard to tell from the next.
            let narrowest = NARROWEST.max(height / ASPECT);
            let widths = (narrowest..=height * ASPECT * 3 / 4).rev();
            let sizes = widths.map(|width| Self::of(height, width));
            sizes.into_iter().find(|it| it.columns_of(time) <= columns)
        })
    }

    fn of(height: usize, width: usize) -> Self {
        Self {
            height,
            width,
            bar: (width / 4).max(1),
            beam: (height / 8).max(1),
        }
    }

    fn columns_of(self, time: &str) -> usize {
        let signs = time.chars().map(|it| self.columns_of_sign(it) + self.bar);
        self.columns_of_mark() + signs.sum::<usize>()
    }

    fn columns_of_sign(self, sign: char) -> usize {
        if sign.is_ascii_digit() { self.width } else { self.bar }
    }

    /// The mark points at the time: its tip is in the middle.
    fn columns_of_mark(self) -> usize {
        self.height.div_ceil(2) * ASPECT
    }

    /// Returns the rows of a time; with the mark if it runs, and else with room for it, so that no digit moves when the other
    /// clock is started.
    pub(super) fn drawn(self, time: &str, runs: bool) -> Vec<String> {
        let row = |y: usize| {
            let mut row = match runs {
                true => "█".repeat((y.min(self.height - 1 - y) + 1) * ASPECT),
                false => String::new(),
            };
            row += &" ".repeat(self.columns_of_mark() - row.chars().count());
            for sign in time.chars() {
                row += &" ".repeat(self.bar);
                let cell = |x| if self.is_black(sign, x, y) { '█' } else { ' ' };
                row.extend((0..self.columns_of_sign(sign)).map(cell));
            }
            row.trim_end().to_owned()
        };
        (0..self.height).map(row).collect()
    }

    fn is_black(self, sign: char, x: usize, y: usize) -> bool {
        let Self {
            height,
            width,
            bar,
            beam,
        } = self;
        let is_beam_at = |top: usize| (top..top + beam).contains(&y);
        let (middle, bottom) = ((height - beam) / 2, height - beam);
        let Some(bars) = sign.to_digit(10).and_then(bars) else {
            let is_upper = sign == ':' && is_beam_at(middle / 2);
            let lower = if sign == ':' {
                middle + middle.div_ceil(2)
            } else {
                bottom
            };
            return is_upper || is_beam_at(lower);
        };
        let (is_left, is_right) = (x < bar, x + bar >= width);
        let (is_above, is_below) = (y < middle + beam, y >= middle);
        let lies = [is_beam_at(0), is_beam_at(middle), is_beam_at(bottom)];
        let stands = [
            is_left && is_above,
            is_right && is_above,
            is_left && is_below,
            is_right && is_below,
        ];
        let has = |place: usize| bars.as_bytes()[place] == b'#';
        let mut places = lies.into_iter().chain(stands).enumerate();
        places.any(|(place, is_there)| is_there && has(place))
    }
}

/// Returns which bars a digit has: those that lie from the top down, those above from the left, and those below.
fn bars(digit: u32) -> Option<&'static str> {
    const BARS: [&str; 10] = [
        "#.#####", "....#.#", "###.##.", "###.#.#", ".#.##.#", "####..#", "####.##", "#...#.#", "#######", "#####.#",
    ];
    BARS.get(usize::try_from(digit).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::{LOWEST, Size};

    #[test]
    fn no_two_digits_look_alike_in_any_size() {
        for height in LOWEST..=20 {
            for width in (3..=2 * height).filter(|it| *it >= height / 2) {
                let shapes: Vec<Vec<String>> = (0..10)
                    .map(|digit| Size::of(height, width).drawn(&digit.to_string(), false))
                    .collect();
                for (digit, shape) in shapes.iter().enumerate() {
                    assert!(!shapes[..digit].contains(shape), "{digit} in {height} × {width}");
                }
            }
        }
    }

    #[test]
    fn a_time_grows_with_its_window_and_never_beyond_it() {
        let mut before = 0;
        for (columns, rows) in [(40, 5), (60, 8), (80, 9), (160, 20), (240, 35)] {
            let size = Size::fitting("1:58:07", columns, rows).expect("it fits");
            for runs in [true, false] {
                let drawn = size.drawn("1:58:07", runs);
                assert_eq!(drawn.len(), size.height);
                assert!(
                    drawn.iter().all(|it| it.chars().count() <= columns),
                    "{columns} × {rows}"
                );
            }
            assert!(
                (LOWEST..=rows).contains(&size.height) && size.height > before,
                "{columns} × {rows}"
            );
            before = size.height;
        }
        assert_eq!(Size::fitting("1:58:07", 80, LOWEST - 1), None, "too low");
        assert_eq!(Size::fitting("1:58:07", 20, 20), None, "too narrow");
    }

    #[test]
    fn the_digits_stay_where_they_are_when_the_other_clock_runs() {
        let size = Size::fitting("0:04:58", 80, 9).expect("it fits");
        for (runs, stands) in size.drawn("0:04:58", true).iter().zip(size.drawn("0:04:58", false)) {
            let (mark, time) = runs.split_at(runs.char_indices().nth(size.columns_of_mark()).expect("a time").0);
            assert!(mark.starts_with('█'), "{runs}");
            assert_eq!(" ".repeat(size.columns_of_mark()) + time, stands);
        }
    }
}
