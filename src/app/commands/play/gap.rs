//! From when on nobody kept the clocks of a game that is taken up, and for how long.

use std::path::Path;
use std::time::SystemTime;

use crate::app::table::stopwatch;
use ansage_core::game::{Event, Game, Gap, Mode, Moment, Recorded};
use ansage_devices::storage::{Disk, Mark, Read, read_mark_on};

/// How a game stood when the program ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct LeftAt {
    /// Until then its time was kept.
    pub(super) at: Moment,
    /// For how long nobody kept the clocks; `None` if none ran.
    pub(super) gap: Option<Gap>,
}

impl LeftAt {
    /// Returns how `game`, read from the journal at `path` of a disk, was left.
    pub(super) fn of(game: &Game, read: &Read, disk: &dyn Disk, path: &Path) -> Self {
        let mark = read_mark_on(disk, path, read);
        let written = disk.written(path).unwrap_or(SystemTime::UNIX_EPOCH);
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
        // A mark from before the journal was last taken up says nothing of what came then.
        let reopened = records.iter().rfind(|it| matches!(it.event, Event::Reopened { .. }));
        let mark = mark.filter(|it| reopened.is_none_or(|reopened| it.at > reopened.at));
        let runs = game.clock().is_some_and(|it| it.running().is_some());
        let accounts = Account::of(records).filter(|_| game.mode() == Mode::Event);
        // Until then nobody can have kept the clocks, whatever a mark says.
        let mark = mark.filter(|it| {
            accounts
                .as_ref()
                .is_none_or(|account| account.left(it.at, now).is_some())
        });
        // Where the clocks stood the journal tells itself when.
        let at = mark.filter(|_| runs).map_or(last, |it| it.at.max(last));
        let wall = match mark {
            Some(mark) => Some(mark.wall.saturating_add(at.0.saturating_sub(mark.at.0))),
            // Whoever may win time by it can give a file any time.
            None if game.mode() == Mode::Event => None,
            None => Some(written),
        };
        let gap = match accounts {
            Some(account) => account.left(at, now).map_or(Gap::Unknown, Gap::Known),
            None => since(wall, now),
        };
        let is_counted = runs || was_left_on_the_clock(game, records);
        Self {
            at,
            gap: is_counted.then_some(gap),
        }
    }
}

/// By how much the moments of a game and the clock on the wall may part, in milliseconds: a clock is put right by the network.
const DRIFT: u64 = 2_000;

/// What the journal of an event knows of the clock on the wall: all time since then was played, slept, or nobody's. It is
/// sealed with every line behind it, so that no other file changes it.
struct Account {
    at: Moment,
    wall: u64,
    slept: u64,
}

impl Account {
    /// Returns what was written last of the wall, if anything was.
    fn of(records: &[Recorded]) -> Option<Self> {
        let wall = |it: &Recorded| match &it.event {
            Event::Opened(opening) => opening.wall,
            Event::Reopened { wall, .. } => *wall,
            _ => None,
        };
        let is_other = |it: &Recorded| matches!(it.event, Event::Reopened { wall: None, .. });
        let (index, record) = records
            .iter()
            .enumerate()
            .rfind(|(_, it)| wall(it).is_some() || is_other(it))?;
        let slept = records[index..].iter().map(|it| match it.event {
            Event::Slept { gap } => gap,
            _ => 0,
        });
        Some(Self {
            at: record.at,
            wall: wall(record)?,
            slept: slept.sum(),
        })
    }

    /// Returns how much of the time until `now` nobody kept, if somebody kept it until `at`; `None` if there was not as much.
    fn left(&self, at: Moment, now: u64) -> Option<u64> {
        let kept = at.0.saturating_sub(self.at.0).saturating_add(self.slept);
        let whole = now.checked_sub(self.wall)?;
        let most = whole.saturating_add(DRIFT);
        (kept <= most).then(|| whole.saturating_sub(kept))
    }
}

/// In an event leaving the program is no time-out: how long the clock stood is the arbiter's to know (6.12.a).
fn was_left_on_the_clock(game: &Game, records: &[Recorded]) -> bool {
    // What was done to the journal in its last second is told after that, and so is the sound of the last entry.
    let mut events = records.iter().map(|it| &it.event);
    let last = events.rfind(|it| !matches!(it, Event::JournalContinued { .. } | Event::SoundKept(_)));
    game.mode() == Mode::Event && matches!(last, Some(Event::Closed))
}

/// A clock on the wall that was set back meanwhile tells nothing.
fn since(wall: Option<u64>, now: u64) -> Gap {
    match wall.and_then(|it| now.checked_sub(it)) {
        Some(milliseconds) => Gap::Known(milliseconds),
        None => Gap::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::LeftAt;
    use crate::app::settings::config::resolve;
    use crate::app::settings::options::PlayOptions;
    use crate::app::settings::surroundings::Surroundings;
    use ansage_core::game::{Clock, Event, Game, Gap, JournalFault, Mode, Moment, Recorded};
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
    fn left_at(lines: &[(u64, Event)], mark: Option<Mark>, now: u64) -> (u64, Option<Gap>) {
        let records = journal(lines);
        let game = Game::replay(&records).expect("a game");
        let LeftAt { at, gap } = LeftAt::reckon(&game, &records, mark, OPENED + 30_000, OPENED + now);
        (at.0, gap)
    }

    #[test]
    fn the_clocks_stand_at_the_mark_and_the_gap_begins_there() {
        let started = [(0, Event::Started)];
        assert_eq!(
            left_at(&started, mark(42_000), 100_000),
            (42_000, Some(Gap::Known(58_000)))
        );
    }

    /// Makes the game of a journal one of an event.
    fn of_an_event(mut records: Vec<Recorded>) -> Vec<Recorded> {
        let Event::Opened(opening) = &mut records[0].event else {
            panic!("a journal begins with its opening");
        };
        opening.mode = Mode::Event;
        records
    }

    fn gap_of(records: &[Recorded], mark: Option<Mark>) -> Option<Gap> {
        let game = Game::replay(records).expect("a game");
        LeftAt::reckon(&game, records, mark, OPENED + 90_000, OPENED + 100_000).gap
    }

    #[test]
    fn in_an_event_leaving_is_no_time_out() {
        let records = journal(&[(0, Event::Started), (30_000, Event::Closed)]);
        assert_eq!(gap_of(&records, mark(30_010)), None, "a club needs no arbiter");
        let mut records = of_an_event(records);
        assert_eq!(gap_of(&records, mark(30_010)), Some(Gap::Known(69_990)));
        let continued = Event::JournalContinued {
            why: JournalFault::Removed,
            from: "game.jsonl".to_owned(),
            to: "game-2.jsonl".to_owned(),
        };
        records.push(Recorded::new(Moment(30_000), continued));
        assert_eq!(
            gap_of(&records, mark(30_010)),
            Some(Gap::Known(69_990)),
            "seen while it was left"
        );
    }

    /// A mark that somebody made is believed as far as there was time, and the rest is told as nobody's.
    #[test]
    fn in_an_event_all_time_since_the_opening_is_accounted_for() {
        let mut records = of_an_event(journal(&[(0, Event::Started), (20_000, Event::Done)]));
        let Event::Opened(opening) = &mut records[0].event else {
            panic!("a journal begins with its opening");
        };
        opening.wall = Some(OPENED);
        let left_at = |records: &[Recorded], mark: Option<Mark>| {
            let game = Game::replay(records).expect("a game");
            let left = LeftAt::reckon(&game, records, mark, OPENED, OPENED + 100_000);
            (left.at.0, left.gap)
        };
        let of_now = |at| {
            Some(Mark {
                at: Moment(at),
                wall: OPENED + 100_000,
            })
        };
        assert_eq!(
            left_at(&records, None),
            (20_000, Some(Gap::Known(80_000))),
            "without a mark too"
        );
        assert_eq!(left_at(&records, of_now(30_000)), (30_000, Some(Gap::Known(70_000))));
        assert_eq!(left_at(&records, of_now(320_000)), (20_000, Some(Gap::Known(80_000))));
        records.push(Recorded::new(Moment(25_000), Event::Slept { gap: 40_000 }));
        records.push(Recorded::new(Moment(25_000), Event::Resumed));
        assert_eq!(left_at(&records, None), (25_000, Some(Gap::Known(35_000))));
        records.push(Recorded::new(
            Moment(25_000),
            Event::Reopened {
                gap: Some(Gap::Known(5_000)),
                wall: Some(OPENED + 70_000),
            },
        ));
        records.push(Recorded::new(Moment(30_000), Event::Resumed));
        assert_eq!(left_at(&records, None), (30_000, Some(Gap::Known(25_000))));
        let game = Game::replay(&records).expect("a game");
        let set_back = LeftAt::reckon(&game, &records, None, OPENED, OPENED + 71_000);
        assert_eq!(set_back.gap, Some(Gap::Unknown));
    }

    /// F8: thinking time is not won back by taking the mark away and touching the journal.
    #[test]
    fn in_an_event_the_time_of_a_file_tells_nothing() {
        let killed = of_an_event(journal(&[(0, Event::Started)]));
        assert_eq!(gap_of(&killed, None), Some(Gap::Unknown));
        let left = of_an_event(journal(&[(0, Event::Started), (30_000, Event::Closed)]));
        assert_eq!(gap_of(&left, None), Some(Gap::Unknown));
        // An older mark that was kept tells of more.
        assert_eq!(gap_of(&killed, mark(10_000)), Some(Gap::Known(90_000)));
        assert_eq!(gap_of(&left, mark(10_000)), Some(Gap::Known(70_000)));
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
        assert_eq!(left, (42_700, Some(Gap::Known(57_300))), "to the millisecond");
    }

    #[test]
    fn without_a_mark_the_journal_tells_when_it_was_written_last() {
        let started = [(30_000, Event::Started)];
        assert_eq!(left_at(&started, None, 100_000), (30_000, Some(Gap::Known(70_000))));
        assert_eq!(left_at(&started, None, 10_000), (30_000, Some(Gap::Unknown)));
    }

    #[test]
    fn a_clock_on_the_wall_that_was_set_back_tells_nothing_and_takes_no_time() {
        let started = [(0, Event::Started)];
        assert_eq!(left_at(&started, mark(42_000), 10_000), (42_000, Some(Gap::Unknown)));
    }

    #[test]
    fn where_the_clocks_stood_there_is_no_gap() {
        for end in [Event::Paused, Event::Closed, Event::Reopened { gap: None, wall: None }] {
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
            (
                42_000,
                Event::Reopened {
                    gap: Some(Gap::Known(5_000)),
                    wall: None,
                },
            ),
            (50_000, Event::Resumed),
        ];
        assert_eq!(
            left_at(&lines, mark(42_000), 100_000),
            (50_000, Some(Gap::Known(70_000)))
        );
        assert_eq!(
            left_at(&lines, mark(51_000), 100_000),
            (51_000, Some(Gap::Known(49_000)))
        );
    }

    #[test]
    fn no_time_is_lost_or_invented() {
        let lines = [(0, Event::Started)];
        let (at, gap) = left_at(&lines, mark(42_000), 100_000);
        let reopened = Event::Reopened { gap, wall: None };
        let records = journal(&[(0, Event::Started), (at, reopened)]);
        let game = Game::replay(&records).expect("a game");
        let clock: &Clock = game.clock().expect("a clock");
        let left = clock.left(shakmaty::Color::White, Moment(1_000_000));
        assert_eq!(left, Duration::from_millis(300_000 - 42_000));
    }
}
