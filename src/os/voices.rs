//! Who else speaks on a system: its own voice, and the screen readers of people.

use crate::side::voices as side;

/// Returns true where the system brings a voice, whatever else is installed.
pub fn is_there_one_of_the_system() -> bool {
    side::OF_THE_SYSTEM
}

/// Returns true where screen readers take words of other programs. Elsewhere they read what a program writes.
pub fn do_screen_readers_take_words() -> bool {
    side::SCREEN_READERS_TAKE_WORDS
}
