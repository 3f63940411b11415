//! A desk in a test, with all that came of what was done at it.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use ansage_core::desk::{Conversation as _, Desk, DeskSettings, Effect, Input, MadeKey, Unsealed, Utterance};
use ansage_core::game::{ArbiterKey, Game, Gap, Mode, Moment, Opening, Recorded, Reopening};
use ansage_core::language::Voices;

use super::table::usual_settings;

/// Read once: every desk speaks with the same voices.
pub(crate) static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::of(ansage_texts::VOICES)));

/// A desk, what was recorded at it and what was said, on every channel.
pub(crate) struct DeskHarness {
    pub(crate) desk: Desk,
    pub(crate) journal: Vec<Recorded>,
    pub(crate) said: Vec<Utterance>,
    settings: DeskSettings,
}

impl DeskHarness {
    /// Opens a desk with the usual settings.
    pub(crate) fn open(opening: Opening) -> Self {
        Self::open_with(opening, usual_settings(), Arc::clone(&VOICES))
    }

    /// Opens a desk; an event that has no secret of its arbiters is given one.
    pub(crate) fn open_with(mut opening: Opening, settings: DeskSettings, voices: Arc<Voices>) -> Self {
        if opening.mode == Mode::Event {
            opening
                .event
                .get_or_insert_default()
                .arbiter_key
                .get_or_insert_default();
        }
        let opened = Desk::open(opening, settings.clone(), voices, Moment(0));
        let (desk, first) = opened.expect("a desk");
        let mut harness = Self {
            desk,
            journal: Vec::new(),
            said: Vec::new(),
            settings,
        };
        harness.keep(&first);
        harness
    }

    /// Hands an input on, keeps what comes of it, and returns it too.
    pub(crate) fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let effects = self.desk.handle(at, input);
        let mut effects = sealed(&mut self.desk, at, effects);
        effects.extend(enter_the_secret(&mut self.desk, at));
        self.keep(&effects);
        effects
    }

    /// Hands an input on, and leaves it to the test to answer for the devices.
    pub(crate) fn desk_answers(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let effects = self.desk.handle(at, input);
        self.keep(&effects);
        effects
    }

    /// Takes the game up again from its journal alone, after a `gap` that was long if the program had ended unasked.
    pub(crate) fn resume(&mut self, at: Moment, gap: Option<Duration>) {
        let resumed = Desk::resume(
            &self.journal,
            self.settings.clone(),
            Arc::clone(&VOICES),
            at,
            Reopening {
                gap: gap.map(Gap::of),
                wall: None,
            },
        );
        let (desk, first) = resumed.expect("the journal is a game");
        self.desk = desk;
        self.keep(&first);
    }

    pub(crate) fn game(&self) -> &Game {
        self.desk.game()
    }

    fn keep(&mut self, effects: &[Effect]) {
        self.journal.extend(recorded(effects).cloned());
        self.said.extend(said(effects).cloned());
    }
}

/// Enters the arbiters' secret where it is asked for, and answers for the devices that it is the one; returns what came of it.
pub(crate) fn enter_the_secret(desk: &mut Desk, at: Moment) -> Vec<Effect> {
    if !desk.asks_for_the_secret() {
        return Vec::new();
    }
    let tried = desk.handle(at, Input::Line("ten letters".to_owned()));
    tried.into_iter().flat_map(|it| of_the_secret(desk, at, it)).collect()
}

fn of_the_secret(desk: &mut Desk, at: Moment, effect: Effect) -> Vec<Effect> {
    match effect {
        Effect::TrySecret(..) => desk.handle(at, Input::SecretTried(true)),
        Effect::MakeKey(_) => {
            let key = ArbiterKey::default();
            desk.handle(at, Input::KeyMade(Box::new(MadeKey { key, drawn: None })))
        }
        Effect::OpenSeal(_, _, sealed) => desk.handle(at, Input::SealOpened(opened(&sealed))),
        other => vec![other],
    }
}

/// Answers for the devices that what an arbiter typed is sealed; returns what came of it, in its place.
pub(crate) fn sealed(desk: &mut Desk, at: Moment, effects: Vec<Effect>) -> Vec<Effect> {
    let answered = effects.into_iter().flat_map(|it| match it {
        Effect::Seal(_, text) => desk.handle(at, Input::Sealed(Some(in_hexadecimal(text.reveal())))),
        other => vec![other],
    });
    answered.collect()
}

/// Stands for a seal that can be opened: the text in hexadecimal.
fn in_hexadecimal(text: &str) -> String {
    text.bytes().map(|it| format!("{it:02x}")).collect()
}

fn opened(sealed: &str) -> Option<Unsealed> {
    let byte = |at: usize| u8::from_str_radix(sealed.get(at..at + 2)?, 16).ok();
    let bytes = (0..sealed.len()).step_by(2).map(byte).collect::<Option<Vec<_>>>()?;
    String::from_utf8(bytes).ok().map(|it| Unsealed::new(&it))
}

/// Returns what was recorded.
pub(crate) fn recorded(effects: &[Effect]) -> impl Iterator<Item = &Recorded> {
    effects.iter().filter_map(|it| match it {
        Effect::Record(recorded) => Some(recorded),
        _ => None,
    })
}

/// Returns what was said, on every channel.
pub(crate) fn said(effects: &[Effect]) -> impl Iterator<Item = &Utterance> {
    effects.iter().filter_map(|it| match it {
        Effect::Say(utterance) => Some(utterance),
        _ => None,
    })
}
