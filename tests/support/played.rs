//! Games as they stand in a journal, made of moves.

use ansage_core::game::{Event, Moment, Move, Opening, Recorded};

/// Returns the records of a game in which White announces and Black is repeated, a second apart.
pub(crate) fn played(opening: Opening, moves: &str) -> Vec<Recorded> {
    let mut events = vec![Event::Opened(Box::new(opening))];
    for (index, uci) in moves.split_whitespace().enumerate() {
        let m: Move = uci.parse().expect("a move");
        match index % 2 {
            0 => events.extend([
                Event::Announced {
                    m,
                    said: None,
                    offer: false,
                },
                Event::Made { m },
            ]),
            _ => events.extend([Event::Repeated { m, said: None }, Event::Done]),
        }
    }
    stamped(events)
}

/// Records events a second apart.
pub(crate) fn stamped(events: Vec<Event>) -> Vec<Recorded> {
    let stamped = events.into_iter().enumerate();
    stamped
        .map(|(index, event)| Recorded::new(Moment(index as u64 * 1000), event))
        .collect()
}
