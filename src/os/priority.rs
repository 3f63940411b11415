//! Who has their turn first where the processor is taken.

use crate::side;

/// Lets this thread, and those that it starts from now on, have their turn before others, where the person may ask that of the
/// system: sound waits for nobody. The sound servers do the same. Where they may not, nothing changes.
pub fn come_first() {
    side::priority::come_first();
}
