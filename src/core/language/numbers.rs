//! Spans of time as people say them: hours, minutes, seconds; never a time of day.

use std::time::Duration;

use super::{Message, MessageId};

/// Returns the parts of a span that are said, the largest first: `4 minutes`, `30 seconds`.
///
/// Parts that are zero are left out; less than a second is no seconds.
pub fn spoken_parts(time: Duration) -> Vec<Message> {
    let seconds = time.as_secs();
    let counted = [
        (MessageId::Hours, seconds / 3600),
        (MessageId::Minutes, seconds / 60 % 60),
        (MessageId::Seconds, seconds % 60),
    ];
    let said = counted
        .into_iter()
        .filter(|(unit, count)| *count > 0 || (seconds == 0 && *unit == MessageId::Seconds));
    said.map(|(unit, count)| Message::new(unit).with("count", count))
        .collect()
}
