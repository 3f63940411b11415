//! What comes of an input, in the order in which it is to be done.

use crate::desk::{Effect, Utterance};

/// The effects of the input that is being answered.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    effects: Vec<Effect>,
}

/// How much was in an outbox at some point; by default nothing.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Since(usize);

impl Outbox {
    /// Puts something behind what is to be done.
    pub(super) fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Empties it: an input has been answered.
    pub(super) fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Returns a mark of now, to ask later what has come since.
    pub(super) fn mark(&self) -> Since {
        Since(self.effects.len())
    }

    /// Returns true if something was recorded since, of which this is true.
    pub(super) fn recorded_since(&self, mark: Since, is: impl Fn(&crate::game::Event) -> bool) -> bool {
        let since = self.effects.iter().skip(mark.0);
        since
            .filter_map(|it| match it {
                Effect::Record(recorded) => Some(&recorded.event),
                _ => None,
            })
            .any(is)
    }

    /// Returns what was told since.
    pub(super) fn told_since(&self, mark: Since) -> impl Iterator<Item = &Utterance> {
        self.effects.iter().skip(mark.0).filter_map(|it| match it {
            Effect::Say(utterance) => Some(utterance),
            _ => None,
        })
    }

    /// Moves what has come between two marks behind all that has come since.
    pub(super) fn move_to_the_end(&mut self, from: Since, until: Since) {
        if let Some(part) = self.effects.get_mut(from.0..) {
            part.rotate_left(until.0 - from.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Outbox;
    use crate::desk::{Channel, Effect};

    #[test]
    fn what_waits_for_an_answer_is_moved_behind_what_was_told_after_it() {
        let mut outbox = Outbox::default();
        outbox.push(Effect::Hush(Channel::Ear));
        let from = outbox.mark();
        outbox.push(Effect::RoomVolume(1));
        outbox.push(Effect::RoomVolume(2));
        let until = outbox.mark();
        outbox.push(Effect::RoomVolume(3));
        outbox.move_to_the_end(from, until);
        let volumes = [3, 1, 2].map(Effect::RoomVolume);
        assert_eq!(
            outbox.take(),
            [vec![Effect::Hush(Channel::Ear)], volumes.to_vec()].concat()
        );
    }
}
