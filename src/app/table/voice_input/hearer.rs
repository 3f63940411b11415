//! The thread that listens: holds the listener to what the desk wants heard, and brings back what was heard.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::condition::{Condition, Part, of_nets};
use super::own_voice::OwnVoice;
use super::recogniser::Recogniser;
use super::second_opinion::{SecondOpinion, SpokenPassage};
use super::sole_scorer::{PassageToHear, ScoredPassage, SoleScorer, voice_in};
use super::tuning::{Grammar, Wanted};
use super::{Order, ToHearer, ToTape, VoiceInputEvent};
use crate::app::recogniser::heard::{as_heard, seconds};
use ansage_core::desk::{Attention, Device, MayBeSaid, TalkNumber};
use ansage_core::language::listen;
use ansage_core::language::listen::{
    Hearing, NOISE, Outcome, Thresholds, Unheard, heard_alone, is_complete, judge, stops,
};
use ansage_devices::listening::{Listening, ListeningEvent};
use ansage_devices::recording::{Recent, Recording, RecordingEvent};
use ansage_devices::scoring::ScoringEvent;
use ansage_devices::scoring::loading::scored_phrases;
use ansage_protocol::stamp;
use ansage_wire::Health;
use ansage_wire::RATE;
use ansage_wire::listening::{Heard, HearingId, PAUSE_SAMPLES, PartlyHeard, QUIET_SAMPLES, Until};

/// A passage begins a little before the key does: some people speak first.
const BEFORE_THE_KEY_NS: u64 = 150_000_000;
/// And ends a little after it: some let go too early.
const AFTER_THE_KEY_NS: u64 = 60_000_000;
/// A word may have stood so many samples before the first one: 150 ms.
const BEFORE_THE_WORDS_SAMPLES: u64 = RATE as u64 * 15 / 100;
/// Without a key the scorer hears so many samples before the first word too: 0.6 s.
const SCORED_BEFORE_SAMPLES: u64 = RATE as u64 * 6 / 10;
/// So many samples may be lost of a passage: 50 ms.
pub(super) const MAX_LOST_SAMPLES: u64 = RATE as u64 / 20;
/// So many passages of the talk key may still go on.
const KEPT_TALKS: usize = 4;
/// How far back a hearing without a key may begin; the listener keeps more.
const LONGEST_BACK_SAMPLES: u64 = RATE as u64 * 9 / 5;

pub(super) struct Hearer<'a> {
    pub(super) recogniser: Recogniser<'a>,
    /// `None` where the recogniser is alone.
    pub(super) second_opinion: Option<SecondOpinion>,
    /// What the scorer hears by itself.
    pub(super) sole_scorer: SoleScorer,
    pub(super) condition: Condition,
    pub(super) hearing: Hearing<'a>,
    pub(super) recent: Recent,
    pub(super) own_voice: OwnVoice,
    pub(super) recording: Recording,
    pub(super) tell: Box<dyn Fn(VoiceInputEvent) -> bool + Send>,
    /// What the desk wants, in order; the first waits while a passage is ending.
    pub(super) orders: VecDeque<Order>,
    /// What it wanted last.
    pub(super) wanted: Option<Order>,
    pub(super) current: Option<Current>,
    /// How long the words of a passage that is over are waited for.
    pub(super) answer: Duration,
    /// Numbers the hearings.
    pub(super) ids: u64,
    pub(super) places: Places,
}

/// Places in the sound that outlast a hearing.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// The one after the last passage that was heard to its end.
    heard_to: u64,
    /// From here on the recogniser gets the sound: it was started, or started again.
    fed_from: u64,
    /// The beginnings of the last passages of the talk key: one that was cut short is heard again from there.
    talks: VecDeque<(TalkNumber, u64)>,
}

impl Places {
    /// Returns where a passage of the talk key begins; `from`, if it has not begun before.
    fn begin_talk(&mut self, number: TalkNumber, from: u64) -> u64 {
        if let Some((_, begun)) = self.talks.iter().find(|(known, _)| *known == number) {
            return *begun;
        }
        let from = from.max(self.heard_to);
        self.talks.push_back((number, from));
        if self.talks.len() > KEPT_TALKS {
            self.talks.pop_front();
        }
        from
    }
}

/// A hearing that goes on.
pub(super) struct Current {
    id: HearingId,
    attention: Attention,
    said: MayBeSaid,
    /// The place behind the passage before.
    since: u64,
    /// If its end was asked for: until when its words are waited for.
    overdue_ns: Option<u64>,
    /// Where it ends, if the talk key was let go.
    ends_at: Option<u64>,
    /// The recogniser does not hear it.
    is_alone: bool,
}

impl Hearer<'_> {
    /// Listens until the voice input is closed, and returns the listener, the scorer and the microphone.
    pub(super) fn run(mut self, inbox: &Receiver<ToHearer>) -> (Option<Listening>, Option<SecondOpinion>, Recording) {
        loop {
            let words = self.current.as_ref().and_then(|it| it.overdue_ns);
            let opinion = self.second_opinion.as_ref().and_then(SecondOpinion::overdue_ns);
            let overdue = words
                .into_iter()
                .chain(opinion)
                .chain(self.sole_scorer.overdue_ns())
                .min();
            let happened = match overdue {
                None => inbox.recv().map_err(|_closed| RecvTimeoutError::Disconnected),
                Some(overdue_ns) => {
                    let left = overdue_ns.saturating_sub(stamp::now_ns());
                    inbox.recv_timeout(Duration::from_nanos(left))
                }
            };
            match happened {
                Ok(ToHearer::Close) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(ToHearer::Attend(order)) => self.want(*order),
                Ok(ToHearer::Listening(event)) => self.hear(event),
                Ok(ToHearer::Scoring(event)) => self.scored(event),
                Ok(ToHearer::Voice(place)) => self.take_voice(place),
                Ok(ToHearer::Recording(event)) => self.note_microphone(event),
                Ok(ToHearer::Tape(ToTape::Hear(hears))) => self.recording.let_the_tape_hear(hears),
                Ok(ToHearer::Tape(ToTape::Keep(id))) => self.recording.keep(id),
                Ok(ToHearer::Tape(ToTape::Finish)) => self.recording.finish(),
                Ok(ToHearer::Tape(ToTape::Forget)) => self.recent.forget(),
                Err(RecvTimeoutError::Timeout) => {
                    let complete = self.second_opinion.as_mut().map(SecondOpinion::give_up);
                    self.tell_all(complete.unwrap_or_default());
                    for answer in self.sole_scorer.give_up() {
                        self.tell_alone(answer);
                    }
                    if words.is_some_and(|it| it <= stamp::now_ns()) {
                        self.give_up();
                    }
                }
            }
            self.obey();
        }
        (self.recogniser.into(), self.second_opinion, self.recording)
    }

    fn want(&mut self, order: Order) {
        let before = self.wanted.replace(order.clone());
        if before.is_none_or(|it| it.said != order.said) {
            self.prepare(&order.said, Attention::None);
        }
        if order.attention != Attention::None
            && let Some(second_opinion) = &mut self.second_opinion
        {
            second_opinion.expect(&order.said);
        }
        self.prepare_veto(&order);
        self.orders.push_back(order);
    }

    /// It may be wanted in the middle of a passage.
    fn prepare_veto(&mut self, order: &Order) {
        if order.attention == Attention::Open {
            self.prepare(&order.said, Attention::Veto);
        }
    }

    /// Opens the recogniser once there is a microphone.
    fn follow_microphone(&mut self, health: &Health) {
        match self.recogniser.follow(health, &self.hearing) {
            Ok(true) => {
                if let Some(order) = self.wanted.clone() {
                    self.prepare(&order.said, Attention::None);
                    self.prepare_veto(&order);
                }
            }
            Ok(false) => {}
            Err(why) => self.note(Part::Recogniser, Health::Missing { why }),
        }
    }

    /// Has all ready before the first word that is heard while somebody is listened to like this.
    fn prepare(&mut self, said: &MayBeSaid, attention: Attention) {
        let Some((tuning, listening)) = self.recogniser.opened() else {
            return;
        };
        let wanted = [Wanted::for_commands(said), Wanted::of(said, attention)];
        let tuned: Result<Vec<bool>, _> = wanted.iter().map(|it| tuning.tune(it)).collect();
        let held = tuned.map_err(|it| it.to_string()).and_then(|is_new| {
            if is_new.contains(&true) {
                listening.load(tuning.models()).map_err(|it| it.to_string())
            } else {
                Ok(())
            }
        });
        if let Err(why) = held {
            tracing::warn!(why, "the recogniser cannot be held to what may be said");
            self.note(Part::Recogniser, Health::Missing { why });
        }
    }

    /// Does what is wanted, as far as no passage is ending.
    fn obey(&mut self) {
        if self.recogniser.is_awaiting() {
            return;
        }
        while self.current.as_ref().is_none_or(|it| it.overdue_ns.is_none())
            && let Some(order) = self.orders.pop_front()
        {
            if let Some(current) = &mut self.current
                && current.goes_on_alone(&order)
            {
                current.attention = order.attention;
                current.said = order.said;
                continue;
            }
            let from = match &self.current {
                Some(current) if current.is_wanted_still(&order) => continue,
                Some(current) if matches!(current.attention, Attention::Talk(_)) => {
                    let at = self.place_at(order.at_ns + AFTER_THE_KEY_NS);
                    self.orders.push_front(order);
                    self.end(at);
                    continue;
                }
                // What has been said since the last passage is heard again with other words.
                Some(current) => current.since,
                None => self.first_place_at(order.at_ns),
            };
            match order.attention {
                Attention::None => self.fall_asleep(),
                Attention::Talk(_) => {
                    let from = self.first_place_before_the_key(order.at_ns);
                    self.begin(&order, from, Until::End);
                }
                Attention::Open | Attention::Veto => {
                    let earliest = self.recent.end().saturating_sub(LONGEST_BACK_SAMPLES);
                    self.begin(&order, from.max(earliest), Until::Pause);
                }
            }
        }
    }

    fn place_at(&self, ns: u64) -> u64 {
        self.recent.sample_at(ns).unwrap_or_else(|| self.recent.end())
    }

    /// Rather too early than without the first word.
    fn first_place_at(&self, ns: u64) -> u64 {
        self.recent.earliest_at(ns).unwrap_or_else(|| self.recent.end())
    }

    /// Nobody has spoken before the key to a recogniser that was not there; what it never got of that is not lost.
    fn first_place_before_the_key(&self, at_ns: u64) -> u64 {
        let before = self.first_place_at(at_ns.saturating_sub(BEFORE_THE_KEY_NS));
        before.max(self.places.fed_from.min(self.first_place_at(at_ns)))
    }

    fn begin(&mut self, order: &Order, from: u64, until: Until) {
        self.prepare(&order.said, order.attention);
        self.ids += 1;
        let id = HearingId(self.ids);
        let since = match order.attention {
            Attention::Talk(number) => self.places.begin_talk(number, from),
            Attention::None | Attention::Open | Attention::Veto => from.max(self.places.heard_to),
        };
        tracing::debug!(?id, attention = ?order.attention, since, end = self.recent.end(), "listens");
        self.current = Some(Current {
            id,
            attention: order.attention,
            said: order.said.clone(),
            since,
            overdue_ns: None,
            ends_at: None,
            is_alone: false,
        });
        let begun = self.recogniser.opened().and_then(|(tuning, listening)| {
            let model = tuning.model_of(&Wanted::of(&order.said, order.attention))?;
            let commands = tuning.for_commands(&order.said).filter(|it| it.model != model);
            listening.begin_with(model, commands, id, since, until);
            Some(())
        });
        if begun.is_none() {
            self.go_on_alone();
        }
    }

    fn end(&mut self, at: u64) {
        if self.current.as_ref().is_some_and(|it| it.is_alone) {
            return self.end_alone(at);
        }
        let (Some(current), Some((_, listening))) = (&mut self.current, self.recogniser.opened()) else {
            return;
        };
        current.ends_at = matches!(current.attention, Attention::Talk(_)).then_some(at);
        tracing::debug!(id = ?current.id, at, end = self.recent.end(), "has listened");
        current.overdue_ns = Some(stamp::now_ns() + stamp::ns(self.answer));
        listening.end(current.id, at.max(current.since));
    }

    fn fall_asleep(&mut self) {
        if self.current.take().is_some()
            && let Some((_, listening)) = self.recogniser.opened()
        {
            listening.reset();
        }
    }

    /// The words that were waited for do not come.
    fn give_up(&mut self) {
        tracing::warn!("a passage was not answered in time");
        if let Some((_, listening)) = self.recogniser.opened() {
            listening.reset();
        }
        self.go_on_alone();
        self.listen_on();
    }

    /// The recogniser does not hear what goes on: the scorer does, from the same place on, where there is one.
    fn go_on_alone(&mut self) {
        if self.second_opinion.is_none() || !self.condition.scorer_may_hear() {
            return self.lose();
        }
        let Some(current) = &mut self.current else { return };
        current.is_alone = true;
        current.overdue_ns = None;
        if let Some(at) = current.ends_at {
            self.end_alone(at);
        }
    }

    /// The talk key was let go, and the scorer hears alone.
    fn end_alone(&mut self, at: u64) {
        if let Some(current) = self.current.take() {
            self.hear_alone(current.attention, current.since..at.max(current.since));
        }
    }

    /// Somebody has spoken without a key, and the voice alone tells that they have ended.
    fn take_voice(&mut self, place: Range<u64>) {
        let Some(current) = &mut self.current else { return };
        let is_open = matches!(current.attention, Attention::Open | Attention::Veto);
        // What was begun before anybody listened lacks its first word.
        if !current.is_alone || !is_open || voice_in(&place).start < current.since {
            return;
        }
        current.since = voice_in(&place).end;
        let attention = current.attention;
        self.hear_alone(attention, place);
    }

    fn hear_alone(&mut self, attention: Attention, place: Range<u64>) {
        self.places.heard_to = place.end;
        let passage = PassageToHear { attention, place };
        match &mut self.second_opinion {
            // Without one of its words it may be another move.
            Some(scorer) if self.recent.lost(passage.place.clone()) <= MAX_LOST_SAMPLES => {
                let scoring = scorer.score(passage.place.start, passage.place.end);
                self.sole_scorer.wait(scoring, passage);
            }
            Some(_) | None => self.tell_alone((passage, Vec::new())),
        }
    }

    fn scored(&mut self, event: ScoringEvent) {
        let phrases = || match &event {
            ScoringEvent::Scored(scored) => scored_phrases(scored),
            _ => Vec::new(),
        };
        if let Some(answer) = self.sole_scorer.take(&event, phrases) {
            return self.tell_alone(answer);
        }
        match &event {
            ScoringEvent::Health(health) => self.note(Part::Scorer, health.clone()),
            ScoringEvent::Unusable(nets) => {
                self.tell(VoiceInputEvent::Health(Device::ScorerNet, of_nets(nets)));
            }
            ScoringEvent::Scored(_) | ScoringEvent::Unscored(_) => {}
        }
        let complete = self.second_opinion.as_mut().map(|it| it.take(event));
        self.tell_all(complete.unwrap_or_default());
    }

    /// Tells what the scorer heard alone.
    fn tell_alone(&mut self, (passage, phrases): ScoredPassage) {
        let number = passage.number();
        let is_silent = phrases.is_empty();
        let voice = match number {
            // Between press and release the voice was not looked for.
            Some(_) => 0..0,
            None => voice_in(&passage.place),
        };
        let mut heard = heard_alone(phrases, seconds(voice.start), seconds(voice.end), &self.hearing);
        let ended_ns = self.recent.heard_at(voice.end).filter(|_| number.is_none());
        let late_ns = ended_ns.map_or(0, |it| stamp::now_ns().saturating_sub(it));
        heard.late = Duration::from_nanos(late_ns).as_secs_f32();
        let spoken = if number.is_some() { passage.place.clone() } else { voice };
        heard.softer = self.softer(spoken, number, !heard.text().is_empty());
        let is_sure = !heard.text().is_empty();
        tracing::debug!(is_sure, late = heard.late, "heard by the scorer alone");
        match passage.attention {
            Attention::Talk(_) if is_silent => self.tell(VoiceInputEvent::Spoken(number, Default::default())),
            Attention::Talk(_) => self.tell(VoiceInputEvent::Spoken(number, heard)),
            // A room is never quite silent.
            Attention::None | Attention::Open | Attention::Veto if is_silent => {}
            Attention::None | Attention::Open => self.tell(VoiceInputEvent::Spoken(None, heard)),
            Attention::Veto => self.stop_something(&heard),
        }
    }

    /// While the Ear speaks only what surely stops something counts.
    fn stop_something(&self, heard: &listen::Heard) {
        let words: Vec<String> = heard.text().split_whitespace().map(str::to_owned).collect();
        if !words.is_empty() {
            self.tell(VoiceInputEvent::PartlySpoken(words));
        }
    }

    /// Answers a passage that was lost, if somebody waits for it.
    fn lose(&mut self) {
        if let Some(Current {
            attention: Attention::Talk(number),
            ..
        }) = self.current.take()
        {
            self.tell(VoiceInputEvent::Spoken(Some(number), Default::default()));
        }
    }

    /// Goes on listening to whatever is said, if that is wanted.
    fn listen_on(&mut self) {
        if self.current.is_none()
            && self.orders.is_empty()
            && let Some(order) = &self.wanted
            && matches!(order.attention, Attention::Open | Attention::Veto)
        {
            let order = Order {
                at_ns: stamp::now_ns(),
                ..order.clone()
            };
            self.orders.push_back(order);
        }
    }

    fn hear(&mut self, event: ListeningEvent) {
        match event {
            ListeningEvent::Heard(heard) if self.is_current(heard.id) => self.heard(&heard),
            ListeningEvent::Partial(partial) if self.is_current(partial.id) => self.partly_heard(partial),
            ListeningEvent::Unheard(id) if self.is_current(id) => self.go_on_alone(),
            ListeningEvent::CannotHear(words) => {
                tracing::debug!(count = words.len(), "words that the recogniser does not know");
            }
            ListeningEvent::Health(health) => {
                let is_ready = matches!(health, Health::Ready { .. });
                self.note(Part::Recogniser, health);
                if is_ready {
                    self.places.fed_from = self.recent.end();
                    self.hear_with_both_again();
                    self.listen_on();
                }
            }
            ListeningEvent::Begun(_)
            | ListeningEvent::Heard(_)
            | ListeningEvent::Partial(_)
            | ListeningEvent::Unheard(_) => {}
        }
    }

    fn note(&mut self, part: Part, health: Health) {
        for (device, health) in self.condition.note(part, health) {
            self.tell(VoiceInputEvent::Health(device, health));
        }
    }

    /// The recogniser is back: it hears what is said from now on. What is taken with the talk key ends as it began.
    fn hear_with_both_again(&mut self) {
        let is_open = |it: &Current| it.is_alone && !matches!(it.attention, Attention::Talk(_));
        if self.current.as_ref().is_some_and(is_open) {
            self.current = None;
        }
    }

    fn is_current(&self, id: HearingId) -> bool {
        self.current.as_ref().is_some_and(|it| it.id == id)
    }

    fn heard(&mut self, heard: &Heard) {
        let Some(current) = &mut self.current else { return };
        let attention = current.attention;
        current.since = heard.to;
        self.places.heard_to = heard.to;
        if heard.is_last {
            self.current = None;
        }
        self.log(heard);
        match attention {
            Attention::Talk(number) => self.tell_spoken(Some(number), heard),
            // A room is never quite silent.
            Attention::None | Attention::Open | Attention::Veto if heard.words.is_empty() => {}
            Attention::None | Attention::Open => self.tell_spoken(None, heard),
            Attention::Veto => {
                let words = heard.words.iter().map(|it| it.word.clone()).collect();
                self.tell(VoiceInputEvent::PartlySpoken(words));
            }
        }
        if heard.is_last {
            self.go_on_from(attention, heard.to);
        }
    }

    /// After an early end the next passage begins where this one ended.
    fn go_on_from(&mut self, attention: Attention, place: u64) {
        if self.orders.is_empty()
            && let Some(order) = self.wanted.clone().filter(|it| it.attention == attention)
            && matches!(attention, Attention::Open | Attention::Veto)
        {
            self.begin(&order, place, Until::Pause);
        }
    }

    fn partly_heard(&mut self, partial: PartlyHeard) {
        let Some(current) = &self.current else { return };
        if partial.quiet < QUIET_SAMPLES || current.overdue_ns.is_some() {
            return;
        }
        let may_end = || {
            let asked = current.said.asked.as_asked();
            is_complete(&partial.words, &self.hearing, &asked)
        };
        match current.attention {
            Attention::Open if partial.quiet >= PAUSE_SAMPLES && may_end() => self.end(partial.to),
            Attention::Open | Attention::Veto => {
                self.tell(VoiceInputEvent::PartlySpoken(partial.words));
            }
            Attention::None | Attention::Talk(_) => {}
        }
    }

    fn note_microphone(&mut self, event: RecordingEvent) {
        match event {
            RecordingEvent::Health(health) => {
                self.tell(VoiceInputEvent::Health(Device::Microphone, health.clone()));
                self.follow_microphone(&health);
            }
            RecordingEvent::Level(level) => tracing::debug!(level.peak, level.rms, "the microphone"),
            RecordingEvent::Ended => self.tell(VoiceInputEvent::FileEnded),
            RecordingEvent::Kept(Some(id), kept) => self.tell(VoiceInputEvent::Kept(id, kept)),
            // Only what is asked for is kept of a game.
            RecordingEvent::Kept(None, kept) => tracing::warn!(?kept, "nobody asked for this sound"),
            RecordingEvent::Unkept(id) => self.tell(VoiceInputEvent::Unkept(id)),
            RecordingEvent::Found(kept) => self.tell(VoiceInputEvent::Found(kept)),
            RecordingEvent::Finished | RecordingEvent::Devices(_) => {}
            RecordingEvent::Tape(health) => self.tell(VoiceInputEvent::Tape(health)),
        }
    }

    /// Of a passage of which some sound was lost nothing is taken: without one of its words it may be another move.
    fn tell_spoken(&mut self, number: Option<TalkNumber>, heard: &Heard) {
        if !self.is_whole(heard) {
            let by_the_microphone = self.recent.lost(heard.from..heard.to);
            tracing::warn!(heard.lost, by_the_microphone, "a passage is not whole");
            return self.tell(VoiceInputEvent::Spoken(number, Default::default()));
        }
        let place = said_in(heard);
        let has_words = !place.is_empty();
        let softer = self.softer(place, number, has_words);
        let told = listen::Heard {
            softer,
            ..as_heard(heard)
        };
        let passage = SpokenPassage {
            number,
            is_refused: self.is_refused(&told, number),
            heard: told,
        };
        // Without a key there may be long silence before it.
        let first = heard.words.first().filter(|_| number.is_none());
        let from = first.map_or(heard.from, |it| {
            it.start.saturating_sub(SCORED_BEFORE_SAMPLES).max(heard.from)
        });
        let unasked = match &mut self.second_opinion {
            // What only stops something is not kept waiting: nothing could overturn it.
            Some(second_opinion) if !stops(&passage.heard, &self.hearing) => {
                second_opinion.ask(passage, from, heard.to)
            }
            Some(_) | None => Some(passage),
        };
        self.tell_all(unasked);
    }

    /// Returns true if a passage would have to be said again, for all that the recogniser heard. Without the key, junk is not
    /// a passage.
    fn is_refused(&self, heard: &listen::Heard, number: Option<TalkNumber>) -> bool {
        let Some(Order { said, .. }) = &self.wanted else {
            return false;
        };
        let thresholds = match number {
            Some(_) => Thresholds::default(),
            None => Thresholds::without_key(),
        };
        let asked = said.asked.as_asked();
        let judged = judge(heard, &self.hearing, &said.position, said.sight, &asked, &thresholds);
        match judged.outcome {
            Outcome::Nothing(Unheard::Silence) => false,
            Outcome::Nothing(Unheard::Junk | Unheard::TooShort) => number.is_some(),
            Outcome::Nothing(_) => true,
            Outcome::Clear(_) | Outcome::Ask(_) => false,
        }
    }

    fn tell_all(&self, complete: impl IntoIterator<Item = SpokenPassage>) {
        for SpokenPassage { number, heard, .. } in complete {
            self.tell(VoiceInputEvent::Spoken(number, heard));
        }
    }

    /// Returns by how many dB what was said there is softer than the person at the microphone speaks, as far as is known; 0
    /// with the talk key, for then it is that person.
    fn softer(&mut self, place: Range<u64>, number: Option<TalkNumber>, has_words: bool) -> f32 {
        let samples = self.recent.cut(place).unwrap_or_default();
        let Some(loudness) = OwnVoice::loudness(&samples) else {
            return 0.0;
        };
        let softer = match number {
            Some(_) => 0.0,
            None => self.own_voice.softer(loudness),
        };
        if has_words {
            self.own_voice.remember(loudness, number.is_some());
        }
        softer
    }

    /// Returns true if nothing was lost but before the first word and behind the last one.
    fn is_whole(&self, heard: &Heard) -> bool {
        let (Some(first), Some(last)) = (heard.words.first(), heard.words.last()) else {
            return true;
        };
        // What the microphone did not bring, and what the listener did not get.
        let anywhere = self.recent.lost(heard.from..heard.to);
        let first = first.start.saturating_sub(BEFORE_THE_WORDS_SAMPLES);
        let within = self
            .recent
            .lost(first.max(self.recent.first().unwrap_or(first))..last.end);
        within <= MAX_LOST_SAMPLES && heard.lost.saturating_sub(anywhere) <= MAX_LOST_SAMPLES
    }

    fn tell(&self, event: VoiceInputEvent) {
        if !(self.tell)(event) {
            tracing::debug!("nobody is told any more");
        }
    }

    /// Notes how long it took from the end of the last word to its coming.
    fn log(&self, heard: &Heard) {
        let Some(ended_ns) = heard.words.last().and_then(|it| self.recent.heard_at(it.end)) else {
            return;
        };
        let after_ms = stamp::now_ns().saturating_sub(ended_ns) / 1_000_000;
        tracing::debug!(words = heard.words.len(), after_ms, lost = heard.lost, "heard");
    }
}

/// Returns from where to where words were heard.
fn said_in(heard: &Heard) -> Range<u64> {
    let mut words = heard.words.iter().filter(|it| it.word != NOISE);
    let first = words.next();
    let start = first.map_or(0, |it| it.start);
    start..words.next_back().or(first).map_or(start, |it| it.end)
}

impl Current {
    /// Returns true if the voice is waited for without a recogniser, before as after: what has begun goes on.
    fn goes_on_alone(&self, order: &Order) -> bool {
        let is_open = |it: Attention| matches!(it, Attention::Open | Attention::Veto);
        self.is_alone && is_open(self.attention) && is_open(order.attention)
    }

    /// Returns true if what is wanted now is what is listened to.
    fn is_wanted_still(&self, order: &Order) -> bool {
        match self.attention {
            // A key is held to its end, whatever happens on the board.
            Attention::Talk(_) | Attention::None => self.attention == order.attention,
            Attention::Veto => order.attention == Attention::Veto,
            Attention::Open => {
                order.attention == Attention::Open && Grammar::of(&order.said) == Grammar::of(&self.said)
            }
        }
    }
}
