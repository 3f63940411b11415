//! What time it is in a game that another program keeps.
//!
//! The moments of a journal are milliseconds since it was opened, by a clock of the program that writes it: it stands while
//! the machine is asleep, and nobody else can read it. A line tells what it showed when something happened, but while
//! somebody thinks no line comes, and when a file was written last says when the disk took it. So we go by the time mark:
//! each second it names a moment and what the clock on the wall showed at that moment, and that one we can read too. From
//! the mark to now it is as long by the one clock as by the other, whenever the disk was done with it.
//!
//! The clock on the wall is asked once for each mark; from there on we count by a clock of our own that nobody can set. Who
//! sets the wall between a mark and our look at it puts us wrong until the next mark, for a second.

use std::time::Duration;

use ansage_core::game::{Event, Moment, Recorded};
use ansage_devices::storage::Mark;

/// Two clocks that are read one after the other differ by so much, and a time that is shown must not go back for that.
const NEARLY: Duration = Duration::from_millis(20);

/// A program that is there marks each second, and a disk lets it wait; after so long it may be gone.
const MAY_BE_GONE: Duration = Duration::from_secs(4);

/// Reckons the moments of a journal.
#[derive(Debug, Default)]
pub(super) struct JournalTime {
    /// A moment of the journal, and what our own clock showed then.
    known: Option<(Moment, Moment)>,
    /// True if what is known is no more than that it was later than the last line.
    is_rough: bool,
    /// The mark that was looked at last.
    mark: Option<Mark>,
    /// The last line.
    last: Moment,
    /// Marks up to here were made before the program, or the machine, was away for a while.
    away: Option<Moment>,
    /// When the program that keeps the game had ended, if it has.
    ended: Option<Moment>,
}

impl JournalTime {
    /// Takes what was recorded since our last look; at the first one nobody knows how long ago that was.
    pub(super) fn take(&mut self, records: &[Recorded], now: Moment, is_first: bool) {
        let Some(last) = records.last() else { return };
        for recorded in records {
            match recorded.event {
                Event::Reopened { .. } => {
                    self.known = None;
                    self.away = Some(recorded.at);
                }
                Event::Slept { .. } => self.away = Some(recorded.at),
                _ => {}
            }
        }
        self.last = last.at;
        self.ended = None;
        // No line is from the future; one that came since our last look is hardly older than that.
        if self.known.is_none() || self.now(now) < last.at {
            self.known = Some((last.at, now));
            self.is_rough = is_first;
        }
    }

    /// Takes the mark that stands there, given what the clock on the wall shows. One that was seen already says nothing new.
    pub(super) fn take_mark(&mut self, mark: Option<Mark>, wall: u64, now: Moment) {
        let Some(mark) = mark.filter(|it| Some(*it) != self.mark) else {
            return;
        };
        self.mark = Some(mark);
        if self.away.is_some_and(|away| mark.at <= away) {
            return;
        }
        let moment = mark.at.plus(Duration::from_millis(wall.saturating_sub(mark.wall)));
        let moment = moment.max(self.last);
        self.ended = None;
        let ours = self.now(now);
        if self.is_rough || self.known.is_none() || ours.since(moment).max(moment.since(ours)) > NEARLY {
            self.known = Some((moment, now));
        }
        self.is_rough = false;
    }

    /// Passes over the mark that stands there: while it was made or since then our own machine was asleep, and the clock on
    /// the wall went on.
    pub(super) fn pass_over(&mut self, mark: Option<Mark>) {
        self.mark = mark.or(self.mark);
    }

    /// Returns true if the program that keeps the game has not marked for so long that it may have ended, given that a clock
    /// runs.
    pub(super) fn may_have_ended(&self, now: Moment) -> bool {
        self.ended.is_none() && self.now(now).since(self.last_kept()) > MAY_BE_GONE
    }

    /// Takes that the program has ended: both clocks stand where they were kept last, as they will when it is resumed.
    pub(super) fn has_ended(&mut self) {
        self.ended = Some(self.last_kept());
    }

    /// Returns true if the program has ended and nobody keeps the clocks.
    pub(super) fn is_kept_by_nobody(&self) -> bool {
        self.ended.is_some()
    }

    /// Returns true as long as a clock that runs may be further than is known.
    pub(super) fn is_rough(&self) -> bool {
        self.is_rough && self.ended.is_none()
    }

    /// Returns what the clock of the journal shows when ours shows `now`.
    pub(super) fn now(&self, now: Moment) -> Moment {
        let moment = || {
            self.known
                .map_or(self.last, |(moment, ours)| moment.plus(now.since(ours)))
        };
        self.ended.unwrap_or_else(moment)
    }

    fn last_kept(&self) -> Moment {
        let of_this_run = |it: &Mark| self.away.is_none_or(|away| it.at > away);
        let marked = self.mark.filter(of_this_run).map(|it| it.at);
        marked.unwrap_or_default().max(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::JournalTime;
    use ansage_core::game::{Event, Gap, Moment, Recorded};
    use ansage_devices::storage::Mark;

    /// What the clock on the wall showed when the journal was opened.
    const OPENED: u64 = 1_795_290_000_000;

    fn line(at: u64) -> Recorded {
        Recorded::new(Moment(at), Event::Started)
    }

    fn mark(at: u64) -> Mark {
        Mark {
            at: Moment(at),
            wall: OPENED + at,
        }
    }

    /// Returns what is reckoned after a game was begun at 0, of which a mark of 5 seconds is seen 40 ms later, when our own
    /// clock shows 100 seconds.
    fn followed() -> JournalTime {
        let mut time = JournalTime::default();
        time.take(&[line(0)], Moment(100_000), true);
        assert!(time.is_rough(), "nobody knows how long ago the line was written");
        time.take_mark(Some(mark(5_000)), OPENED + 5_040, Moment(100_000));
        time
    }

    #[test]
    fn a_mark_tells_the_time_however_long_it_was_on_its_way() {
        let mut time = followed();
        assert_eq!(time.now(Moment(100_000)), Moment(5_040));
        assert_eq!(time.now(Moment(100_700)), Moment(5_740), "it goes on between two marks");
        assert!(!time.is_rough());
        // A disk that was busy for three seconds.
        time.take_mark(Some(mark(6_000)), OPENED + 9_000, Moment(103_960));
        assert_eq!(time.now(Moment(103_960)), Moment(9_000));
    }

    #[test]
    fn a_clock_on_the_wall_that_is_set_matters_until_the_next_mark() {
        let mut time = followed();
        let hour = 3_600_000;
        assert_eq!(time.now(Moment(100_500)), Moment(5_540), "set between two looks");
        time.take_mark(Some(mark(6_000)), OPENED + 6_030 + hour, Moment(100_990));
        let later = Mark {
            at: Moment(7_000),
            wall: OPENED + 7_000 + hour,
        };
        time.take_mark(Some(later), OPENED + 7_030 + hour, Moment(101_990));
        assert_eq!(time.now(Moment(101_990)), Moment(7_030));
        // And back: a mark from the future is of now.
        time.take_mark(Some(mark(8_000)), OPENED, Moment(102_960));
        assert_eq!(time.now(Moment(102_960)), Moment(8_000));
    }

    #[test]
    fn two_clocks_that_hardly_differ_let_no_time_go_back() {
        let mut time = followed();
        time.take_mark(Some(mark(6_000)), OPENED + 6_000, Moment(100_967));
        assert_eq!(time.now(Moment(100_967)), Moment(6_007));
    }

    #[test]
    fn a_line_is_never_from_the_future_and_one_that_just_came_is_of_now() {
        let mut time = JournalTime::default();
        time.take(&[line(0)], Moment(500), true);
        time.take(&[line(90_000)], Moment(90_530), false);
        assert_eq!(time.now(Moment(90_530)), Moment(90_030), "ours is not behind");
        time.take(&[line(95_000)], Moment(91_000), false);
        assert_eq!(time.now(Moment(91_000)), Moment(95_000));
        assert!(!time.is_rough());
    }

    #[test]
    fn a_program_that_is_gone_leaves_the_clocks_where_they_were_kept() {
        let mut time = followed();
        assert!(!time.may_have_ended(Moment(103_900)));
        assert!(time.may_have_ended(Moment(104_100)));
        time.has_ended();
        assert_eq!(time.now(Moment(200_000)), Moment(5_000));
        assert!(time.is_kept_by_nobody() && !time.may_have_ended(Moment(200_000)));

        let gap = Some(Gap::Known(95_000));
        let reopened = Recorded::new(Moment(5_000), Event::Reopened { gap, wall: None });
        time.take(&[reopened], Moment(200_000), false);
        assert!(!time.is_kept_by_nobody());
        time.take_mark(Some(mark(5_000)), OPENED + 105_000, Moment(200_050));
        assert_eq!(time.now(Moment(200_050)), Moment(5_050), "the gap was nobody's");
        let taken_up = Mark {
            at: Moment(8_000),
            wall: OPENED + 108_000,
        };
        time.take_mark(Some(taken_up), OPENED + 108_030, Moment(203_000));
        assert_eq!(time.now(Moment(203_000)), Moment(8_030));
    }

    #[test]
    fn what_the_machine_slept_was_nobodys() {
        let mut time = followed();
        // Awake again, before the program says so: its mark is older than the sleep.
        time.pass_over(Some(mark(6_000)));
        time.take_mark(Some(mark(6_000)), OPENED + 3_606_100, Moment(101_060));
        assert_eq!(time.now(Moment(101_060)), Moment(6_100));
        let slept = Recorded::new(Moment(6_500), Event::Slept { gap: 3_600_000 });
        time.take(&[slept], Moment(101_500), false);
        assert_eq!(time.now(Moment(101_500)), Moment(6_540));
    }
}
