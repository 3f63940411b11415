//! The arbiters' secret of a journal, asked for by a command that shows more to whoever knows it.

use crate::app::failure::Failure;
use crate::app::secret_entry::ask_again;
use crate::app::settings::words::Words;
use ansage_core::desk::Secret;
use ansage_core::game::{ArbiterKey, Event, Recorded};
use ansage_core::language::Message;
use ansage_devices::arbiter_key::PrivateHalf;

/// How many of the keys in a journal are tried at most: each takes a tenth of a second, and somebody may have written many.
const MOST_KEYS: usize = 16;

/// How many wrong secrets are taken.
const MOST_WRONG: usize = 3;

/// What secrets of the arbiters open in a journal: a secret that was set later opens what was sealed since then.
pub(super) struct JournalKeys<'a> {
    tried: Vec<&'a ArbiterKey>,
    count: usize,
}

impl<'a> JournalKeys<'a> {
    /// Takes those of a journal; `None` if it has none.
    pub(super) fn of(journal: &'a [Recorded]) -> Option<Self> {
        let all: Vec<&ArbiterKey> = keys(journal).collect();
        let (tried, count) = (those_tried(&all), all.len());
        (count > 0).then_some(Self { tried, count })
    }

    /// Takes that of the secret that holds now: a player may have seen the one before it.
    pub(super) fn of_the_last_secret(journal: &'a [Recorded]) -> Option<Self> {
        keys(journal).next_back().map(|it| Self {
            tried: vec![it],
            count: 1,
        })
    }

    /// Returns the first of them.
    pub(super) fn first(&self) -> &'a ArbiterKey {
        self.tried[0]
    }

    /// Returns true if a key is one of them.
    pub(super) fn has(&self, key: &ArbiterKey) -> bool {
        self.tried.contains(&key)
    }

    /// Returns what a secret opens.
    pub(super) fn opened_by(&self, secret: &Secret) -> Vec<PrivateHalf> {
        let opened = self.tried.iter().filter_map(|it| PrivateHalf::open(it, secret));
        opened.collect()
    }

    /// Returns what the secret that was entered opens by `open`, asking again for one that opens nothing, twice at most; nothing
    /// if it is not known. `wrong` is called for each one that opens nothing.
    ///
    /// # Errors
    ///
    /// Returns a failure if the terminal refuses.
    pub(super) fn open_with(
        &self,
        mut entered: Option<Secret>,
        words: &Words,
        open: impl Fn(&Secret) -> Vec<PrivateHalf>,
        mut wrong: impl FnMut(),
    ) -> Result<Vec<PrivateHalf>, Failure> {
        let mut wrong_ones = 0;
        while let Some(secret) = entered {
            let opened = open(&secret);
            if !opened.is_empty() {
                return Ok(opened);
            }
            wrong();
            wrong_ones += 1;
            entered = match wrong_ones < MOST_WRONG {
                true => ask_again(&self.why_wrong(), words)?,
                false => None,
            };
        }
        Ok(Vec::new())
    }

    /// Returns the sentence for a secret that opens nothing.
    pub(super) fn why_wrong(&self) -> Message {
        match self.tried.len() < self.count {
            true => Message::SecretAmongMany {
                count: self.count.into(),
                tried: self.tried.len().into(),
            },
            false => Message::SecretNotRight,
        }
    }
}

fn keys(journal: &[Recorded]) -> impl DoubleEndedIterator<Item = &ArbiterKey> {
    journal.iter().filter_map(|it| match &it.event {
        Event::Opened(opening) => opening.event.as_deref()?.arbiter_key.as_ref(),
        Event::SecretSet { key } => Some(key.as_ref()),
        _ => None,
    })
}

/// Returns the keys that are tried: of too many the first ones and the last ones.
fn those_tried<'a>(all: &[&'a ArbiterKey]) -> Vec<&'a ArbiterKey> {
    let left_out = all.len().saturating_sub(MOST_KEYS);
    let first = if left_out == 0 { all.len() } else { MOST_KEYS / 2 };
    let (first, rest) = all.split_at(first);
    [first, &rest[left_out.min(rest.len())..]].concat()
}
