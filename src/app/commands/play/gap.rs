//! From when on nobody kept the clocks of a game that is taken up, and for how long.

use std::path::Path;
use std::time::{Duration, SystemTime};

use crate::app::table::stopwatch;
use ansage_core::game::{Event, Game, Mode, Moment, Recorded};
use ansage_devices::storage::{Mark, Read, read_mark};

/// How a game stood when the program ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct LeftAt {
    /// Until then its time was kept.
    pub(super) at: Moment,
    /// For how long nobody kept the clocks, by the clock on the wall; `None` if none ran.
    pub(super) gap: Option<Duration>,
}

impl LeftAt {
    /// Returns how `game`, read from the journal at `path`, was left.
    pub(super) fn of(game: &Game, read: &Read, path: &Path) -> Self {
        let mark = read_mark(path, read);
        let written = path.metadata().and_then(|it| it.modified());
        let written = written.unwrap_or(SystemTime::UNIX_EPOCH);
        Self::reckon(
            game,
            &read.records,
            mark,
            stopwatch::wall_at(written),
            stopwatch::wall_now(),
        )
    }

    /// Moments come from the journal and the mark; `written`, when the journal was written last, and `now` from the
    /// clock on the wall, in milliseconds since 1970.
    fn reckon(game: &Game, records: &[Recorded], mark: Option<Mark>, written: u64, now: u64) -> Self {
        let last = records.iter().map(|it| it.at).max().unwrap_or_default();
        // The journal tells itself when the clocks stood.
        if game.clock().is_none_or(|it| it.running().is_none()) {
            let gap = was_left_on_the_clock(game, records).then(|| since(written, now));
            return Self { at: last, gap };
        }
        // A mark from before the journal was last taken up says nothing of what came then.
        let reopened = records.iter().rfind(|it| matches!(it.event, Event::Reopened { .. }));
        let mark = mark.filter(|it| reopened.is_none_or(|reopened| it.at > reopened.at));
        let at = mark.map_or(last, |it| it.at.max(last));
        let wall = match mark {
            Some(mark) => mark.wall.saturating_add(at.0.saturating_sub(mark.at.0)),
            None => written,
        };
        Self {
            at,
            gap: Some(since(wall, now)),
        }
    }
}

/// In an event leaving the program is no time-out: how long the clock stood is the arbiter's to know (6.12.a).
fn was_left_on_the_clock(game: &Game, records: &[Recorded]) -> bool {
    // What was done to the journal in its last second is told after that.
    let mut events = records.iter().map(|it| &it.event);
    let last = events.rfind(|it| !matches!(it, Event::JournalContinued { .. }));
    game.mode() == Mode::Event && matches!(last, Some(Event::Closed))
}

/// A clock on the wall that was set back meanwhile shows no gap at all, rather than an absurd one.
fn since(wall: u64, now: u64) -> Duration {
    Duration::from_millis(now.saturating_sub(wall))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::LeftAt;
    use crate::app::settings::config::resolve;
    use crate::app::settings::options::PlayOptions;
    use crate::app::settings::surroundings::Surroundings;
    use ansage_core::game::{Clock, Event, Game, JournalFault, Mode, Moment, Recorded};
    use ansage_devices::storage::Mark;

    /// 18:00:00 on some day, when the journal was opened.
    const OPENED: u64 = 1_790_000_000_000;

    fn journal(lines: &[(u64, Event)]) -> Vec<Recorded> {
        let options = PlayOptions {
            time: Some("G/5m".parse().expect("a time control")),
            ..PlayOptions::default()
        };
        let opening = resolve(options, &Surroundings::default()).expect("a game").opening;
        let opened = Recorded::new(Moment(0), Event::Opened(Box::new(opening)));
        let lines = lines
            .iter()
            .map(|(at, event)| Recorded::new(Moment(*at), event.clone()));
        std::iter::once(opened).chain(lines).collect()
    }

    fn mark(at: u64) -> Option<Mark> {
        Some(Mark {
            at: Moment(at),
            wall: OPENED + at,
        })
    }

    /// Returns the moment and the gap in milliseconds, for a journal written last a minute before `now`.
    fn left_at(lines: &[(u64, Event)], mark: Option<Mark>, now: u64) -> (u64, Option<u128>) {
        let records = journal(lines);
        let game = Game::replay(&records).expect("a game");
        let LeftAt { at, gap } = LeftAt::reckon(&game, &records, mark, OPENED + 30_000, OPENED + now);
        (at.0, gap.as_ref().map(Duration::as_millis))
    }

    #[test]
    fn the_clocks_stand_at_the_mark_and_the_gap_begins_there() {
        let started = [(0, Event::Started)];
        assert_eq!(left_at(&started, mark(42_000), 100_000), (42_000, Some(58_000)));
    }

    #[test]
    fn in_an_event_leaving_is_no_time_out() {
        let mut records = journal(&[(0, Event::Started), (30_000, Event::Closed)]);
        let left = |records: &[Recorded]| {
            let game = Game::replay(records).expect("a game");
            LeftAt::reckon(&game, records, None, OPENED + 30_000, OPENED + 100_000).gap
        };
        assert_eq!(left(&records), None, "a club needs no arbiter");
        let Event::Opened(opening) = &mut records[0].event else {
            panic!("a journal begins with its opening");
        };
        opening.mode = Mode::Event;
        assert_eq!(left(&records), Some(Duration::from_secs(70)));
        let continued = Event::JournalContinued {
            why: JournalFault::Removed,
            from: "game.jsonl".to_owned(),
            to: "game-2.jsonl".to_owned(),
        };
        records.push(Recorded::new(Moment(30_000), continued));
        assert_eq!(left(&records), Some(Duration::from_secs(70)), "seen while it was left");
    }

    #[test]
    fn a_line_behind_the_mark_counts() {
        let lines = [
            (0, Event::Started),
            (
                42_700,
                Event::Adjusted {
                    side: shakmaty::Color::White,
                },
            ),
        ];
        let left = left_at(&lines, mark(42_000), 100_000);
        assert_eq!(left, (42_700, Some(57_300)), "to the millisecond");
    }

    #[test]
    fn without_a_mark_the_journal_tells_when_it_was_written_last() {
        let started = [(30_000, Event::Started)];
        assert_eq!(left_at(&started, None, 100_000), (30_000, Some(70_000)));
        assert_eq!(left_at(&started, None, 10_000), (30_000, Some(0)));
    }

    #[test]
    fn a_clock_on_the_wall_that_was_set_back_makes_no_gap_and_takes_no_time() {
        let started = [(0, Event::Started)];
        assert_eq!(left_at(&started, mark(42_000), 10_000), (42_000, Some(0)));
    }

    #[test]
    fn where_the_clocks_stood_there_is_no_gap() {
        for end in [Event::Paused, Event::Closed, Event::Reopened { gap: None }] {
            let told = format!("{end:?}");
            let left = left_at(&[(0, Event::Started), (9_000, end)], mark(8_500), 100_000);
            assert_eq!(left, (9_000, None), "{told}");
        }
        assert_eq!(left_at(&[], mark(500), 100_000), (0, None), "never started");
    }

    #[test]
    fn a_mark_from_before_the_game_was_taken_up_is_none() {
        let lines = [
            (0, Event::Started),
            (42_000, Event::Reopened { gap: Some(5_000) }),
            (50_000, Event::Resumed),
        ];
        assert_eq!(left_at(&lines, mark(42_000), 100_000), (50_000, Some(70_000)));
        assert_eq!(left_at(&lines, mark(51_000), 100_000), (51_000, Some(49_000)));
    }

    #[test]
    fn no_time_is_lost_or_invented() {
        let lines = [(0, Event::Started)];
        let (at, gap) = left_at(&lines, mark(42_000), 100_000);
        let reopened = Event::Reopened {
            gap: gap.map(|it| u64::try_from(it).expect("short")),
        };
        let records = journal(&[(0, Event::Started), (at, reopened)]);
        let game = Game::replay(&records).expect("a game");
        let clock: &Clock = game.clock().expect("a clock");
        let left = clock.left(shakmaty::Color::White, Moment(1_000_000));
        assert_eq!(left, Duration::from_millis(300_000 - 42_000));
    }
}
