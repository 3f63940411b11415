//! Whether what was learned hears its person better: whole announcements, never learned from, heard before and after as
//! they are at the table.

use std::path::Path;

use crate::app::commands::listen::score::measure::{HearingMode, Trial, measure, share};
use crate::app::commands::listen::score::recordings::{Kind, Recording, Sound};
use crate::app::failure::Failure;
use crate::app::recogniser::session::Surroundings;
use ansage_core::language::Message;
use ansage_core::language::listen::Verdict;

/// Of fewer announcements nothing can be said.
pub(super) const MIN_ANNOUNCEMENTS: usize = 6;

/// How often announcements were right and wrong, and how often their sound was taken for something when it was played
/// backwards.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Counted {
    of: usize,
    right: [usize; 2],
    wrong: [usize; 2],
    from_nothing: usize,
}

/// What two recognisers made of the same announcements.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Proof {
    before: Counted,
    after: Counted,
}

/// The two ways in which an announcement is heard.
const MODES: [HearingMode; 2] = [HearingMode::Free, HearingMode::Event];

impl Proof {
    /// Hears announcements with the recogniser of before and with the one that has learned.
    pub(super) fn of(announcements: &[Recording], before: Surroundings<'_>, after: &Path) -> Result<Self, Failure> {
        let mut all = announcements.to_vec();
        for it in announcements {
            all.push(backwards(it)?);
        }
        let count = |model| measure(Surroundings { model, ..before }, &all).map(|it| Counted::of(&it.trials));
        Ok(Self {
            before: count(before.model)?,
            after: count(after)?,
        })
    }

    /// True if the recogniser that has learned may take the place of the other: more is right and in no mode less, and
    /// nothing is wrong more often.
    pub(super) fn holds(&self) -> bool {
        let (before, after) = (&self.before, &self.after);
        let in_each = |is: fn(usize, usize) -> bool, before: [usize; 2], after: [usize; 2]| {
            before.into_iter().zip(after).all(|(before, after)| is(before, after))
        };
        in_each(|before, after| after >= before, before.right, after.right)
            && after.right.iter().sum::<usize>() > before.right.iter().sum()
            && in_each(|before, after| after <= before, before.wrong, after.wrong)
            && after.from_nothing <= before.from_nothing
    }

    /// Tells the figures of a voice that is heard better.
    pub(super) fn done(&self) -> Message {
        Message::LearnDone {
            of: self.before.of.to_string(),
            before: sum(self.before.right),
            after: sum(self.after.right),
            wrong_before: sum(self.before.wrong),
            wrong_after: sum(self.after.wrong),
        }
    }

    /// Tells the figures of a voice that is not.
    pub(super) fn not_better(&self) -> Message {
        Message::LearnNotBetter {
            of: self.before.of.to_string(),
            before: sum(self.before.right),
            after: sum(self.after.right),
            wrong_before: sum(self.before.wrong),
            wrong_after: sum(self.after.wrong),
        }
    }
}

fn sum(counts: [usize; 2]) -> String {
    counts.iter().sum::<usize>().to_string()
}

impl Counted {
    fn of(trials: &[Trial<'_>]) -> Self {
        let is_junk = |it: &Trial<'_>| it.recording.kind == Kind::Junk;
        let count = |junk: bool, mode: HearingMode, verdict: Verdict| {
            let some = trials.iter().filter(|it| is_junk(it) == junk && it.mode == mode);
            share(some, verdict)
        };
        Self {
            of: MODES.map(|it| count(false, it, Verdict::Right).of).iter().sum(),
            right: MODES.map(|it| count(false, it, Verdict::Right).count),
            wrong: MODES.map(|it| count(false, it, Verdict::Wrong).count),
            from_nothing: MODES.map(|it| count(true, it, Verdict::Wrong).count).iter().sum(),
        }
    }
}

/// Returns a recording played backwards: speech of the same voice that is nothing.
fn backwards(recording: &Recording) -> Result<Recording, Failure> {
    let mut samples: Vec<i16> = recording.sound.samples()?.flatten().collect();
    samples.reverse();
    Ok(Recording {
        name: format!("{} backwards", recording.name),
        kind: Kind::Junk,
        sound: Sound::Samples(samples),
        ..recording.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::{Counted, Proof};

    fn counted(right: [usize; 2], wrong: [usize; 2], from_nothing: usize) -> Counted {
        Counted {
            of: 20,
            right,
            wrong,
            from_nothing,
        }
    }

    #[test]
    fn what_was_learned_is_kept_only_if_announcements_improve() {
        let before = counted([5, 3], [0, 1], 1);
        let holds = |right, wrong, from_nothing| {
            let after = counted(right, wrong, from_nothing);
            Proof { before, after }.holds()
        };
        assert!(holds([8, 7], [0, 1], 1));
        assert!(holds([5, 4], [0, 0], 0));
        // As good as before is no reason to hear others worse.
        assert!(!holds([5, 3], [0, 0], 0));
        assert!(!holds([9, 2], [0, 1], 1), "less in an event");
        assert!(!holds([9, 9], [1, 0], 0), "more is wrong in free mode");
        assert!(!holds([9, 9], [0, 2], 0), "more is wrong in an event");
        assert!(!holds([9, 9], [0, 1], 2), "more is made of nothing");
    }
}
