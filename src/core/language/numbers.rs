//! Spans of time as people say them: hours, minutes, seconds; never a time of day.

use std::time::Duration;

use super::{Message, Number};

/// Returns the parts of a span that are said, the largest first: `4 minutes`, `30 seconds`.
///
/// Parts that are zero are left out; less than a second is no seconds.
pub fn spoken_parts(time: Duration) -> Vec<Message> {
    let seconds = time.as_secs();
    if seconds == 0 {
        return vec![Message::Seconds { count: seconds.into() }];
    }
    let said = |count: u64, unit: fn(Number) -> Message| (count > 0).then(|| unit(count.into()));
    let parts = [
        said(seconds / 3600, |count| Message::Hours { count }),
        said(seconds / 60 % 60, |count| Message::Minutes { count }),
        said(seconds % 60, |count| Message::Seconds { count }),
    ];
    parts.into_iter().flatten().collect()
}
