//! What is wrong with a file of somebody else, told on standard error.

use crate::app::printing::say_on_stderr;
use crate::app::settings::words::Words;
use ansage_core::language::Message;

/// More are not told one by one: nobody reads them.
const MOST_TOLD: usize = 200;

/// Tells each flaw; of very many the first ones, and how many there are.
pub(super) fn tell(flaws: impl IntoIterator<Item = Message>, words: &Words) {
    let mut flaws = flaws.into_iter();
    for message in flaws.by_ref().take(MOST_TOLD) {
        say_on_stderr(&words.say(&message));
    }
    let further = flaws.count();
    if further > 0 {
        let count = (MOST_TOLD + further).into();
        say_on_stderr(&words.say(&Message::ReadFlaws { count }));
    }
}
