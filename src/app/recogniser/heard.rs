//! What a listener heard, as the pure part of listening takes it.

use ansage_core::language::listen;
use ansage_wire::RATE;
use ansage_wire::listening::Heard;

/// Returns a passage with its places in seconds, as the pure part of listening takes it.
pub(in crate::app) fn as_heard(passage: &Heard) -> listen::Heard {
    let words = passage.words.iter().map(|it| listen::HeardWord {
        word: it.word.clone(),
        confidence: it.confidence,
        start: seconds(it.start),
        end: seconds(it.end),
    });
    listen::Heard {
        words: words.collect(),
        ..listen::Heard::default()
    }
}

/// In thousandths: finer is not known.
pub(in crate::app) fn seconds(samples: u64) -> f32 {
    ((samples as f64 * 1000.0 / f64::from(RATE)).round() / 1000.0) as f32
}
