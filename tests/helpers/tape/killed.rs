//! The recorder dies while words go on and entries are made, again and again: what was finished stays, and of what went on
//! no more than a second is lost.

use std::collections::BTreeMap;
use std::fs;
use std::process::Child;

use ansage_devices::recording::RecordingEvent;
use ansage_wire::recording::{Cut, Pace, Source, TapeOrder};
use ansage_wire::{KeepId, KeptSound};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use super::{SECOND, noisy, order, place_in, whole};
use crate::helpers::recorder::stage::{Stage, play};
use crate::support::program::Home;
use crate::support::recording::{Recording, is_everything_there};
use crate::support::size::size;
use crate::support::sound_server::SoundServer;
use crate::support::wait::wait_until;

/// The recorder dies in the midst of everything, again and again, while words go on and entries are made.
#[test]
fn killed_at_any_moment_no_finished_clip_is_lost_and_of_what_goes_on_no_more_than_a_second() {
    if !is_everything_there() {
        return;
    }
    let kills = size(5, 200);
    let home = Home::new();
    let folder = home.path("killed.sound");
    let sentence = Recording::spoken("Springer Gustav eins Felix drei, und dann Bauer Eva vier");
    let mut random = SmallRng::seed_from_u64(7);
    let mut kept: BTreeMap<String, KeptSound> = BTreeMap::new();
    let mut at_stake: Option<(Recording, u64)> = None;
    let mut finished_after_a_kill = 0;
    for kill in 0..=kills {
        // Each is another sound, so that every clip has one place.
        let all = noisy(
            &Recording::silence(0.3)
                .then(&sentence)
                .pause(0.7)
                .then(&sentence)
                .pause(9.0),
            &mut random,
        );
        let wav = home.path(&format!("{kill}.wav"));
        fs::rename(all.laid_in(&home, "microphone.wav"), &wav).unwrap();
        let source = Source::File {
            path: wav,
            pace: Pace::Own,
        };
        let mut stage = Stage::open(source, Vec::new());
        stage.recording.tape(Some(TapeOrder {
            known: kept.keys().cloned().collect(),
            ..order(&folder, Cut::AtEntries)
        }));
        let found = everything_found(&stage, &mut kept);
        let is_there = |(before, heard_to): &(Recording, u64)| {
            found.iter().any(|it| {
                let samples = whole(&folder, it);
                let place = place_in(before.samples(), &samples);
                place.is_some_and(|it| (it + samples.len()) as u64 + SECOND >= *heard_to)
            })
        };
        if let Some(lost) = &at_stake {
            assert!(is_there(lost), "kill {kill}: heard to {}, and found {found:?}", lost.1);
        }
        finished_after_a_kill += found.len();
        kept.extend(found.into_iter().map(|it| (it.file.clone(), it)));
        if kill == kills {
            stage.recording.close();
            break;
        }
        let entry = stage.end() + random.random_range(0..3 * SECOND);
        let death = stage.end() + random.random_range(SECOND / 2..7 * SECOND / 2);
        wait_until(|| stage.end() >= entry.min(death));
        if entry < death {
            stage.recording.keep(KeepId(1));
        }
        wait_until(|| stage.end() >= death);
        let heard_to = stage.end();
        stage.signal("KILL");
        let first = SECOND * 3 / 10;
        let second = first + sentence.len() + SECOND * 7 / 10;
        let is_said = |from: u64| (from + SECOND..from + sentence.len() - SECOND / 4).contains(&heard_to);
        at_stake = (is_said(first) || is_said(second)).then_some((all, heard_to));
        for event in stage.events_so_far() {
            if let RecordingEvent::Kept(_, clip) = event {
                kept.insert(clip.file.clone(), clip);
            }
        }
    }
    for clip in kept.values() {
        whole(&folder, clip);
    }
    println!(
        "{kills} kills, {} clips whole, {finished_after_a_kill} of them finished after a kill",
        kept.len()
    );
}

/// The same with a real microphone, as far as a machine without one has it: somebody speaks into a sink of the sound
/// server, and its monitor is recorded.
#[test]
fn killed_while_somebody_speaks_into_a_microphone_it_loses_no_more() {
    if !is_everything_there() {
        return;
    }
    let Some(server) = SoundServer::start() else { return };
    server.add_sink_with("mic", 16_000, 1);
    let kills = size(2, 200);
    let home = Home::new();
    let folder = home.path("spoken.sound");
    let sentence = Recording::spoken("Springer Gustav eins Felix drei, und dann Bauer Eva vier").pause(0.7);
    let mut random = SmallRng::seed_from_u64(8);
    let mut kept: BTreeMap<String, KeptSound> = BTreeMap::new();
    let mut at_stake: Option<Vec<i16>> = None;
    let (mut checked, mut finished_after_a_kill) = (0, 0);
    for kill in 0..=kills {
        let all = noisy(
            &(0..6).fold(Recording::silence(0.1), |all, _| all.then(&sentence)),
            &mut random,
        );
        let wav = home.path(&format!("{kill}.wav"));
        fs::rename(all.laid_in(&home, "said.wav"), &wav).unwrap();
        let source = Source::Device(Some("pulseaudio:mic.monitor".to_owned()));
        let mut stage = Stage::open(source, server.environment());
        stage.recording.tape(Some(TapeOrder {
            known: kept.keys().cloned().collect(),
            ..order(&folder, Cut::AtEntries)
        }));
        let found = everything_found(&stage, &mut kept);
        if let Some(heard) = at_stake.take() {
            let reaches = |it: &KeptSound| {
                let samples = whole(&folder, it);
                let place = place_in(&heard, &samples);
                place.is_some_and(|it| it + samples.len() + SECOND as usize >= heard.len())
            };
            assert!(
                found.iter().any(reaches),
                "kill {kill}: {} heard, and found {found:?}",
                heard.len()
            );
            checked += 1;
        }
        finished_after_a_kill += found.len();
        kept.extend(found.into_iter().map(|it| (it.file.clone(), it)));
        if kill == kills {
            stage.recording.close();
            break;
        }
        let mouth = Mouth(play(&server, "mic", &wav));
        let entry = stage.end() + random.random_range(0..3 * SECOND);
        let death = stage.end() + random.random_range(3 * SECOND / 2..5 * SECOND);
        wait_until(|| stage.end() >= entry.min(death));
        if entry < death {
            stage.recording.keep(KeepId(1));
        }
        wait_until(|| stage.end() >= death);
        stage.signal("KILL");
        drop(mouth);
        let heard = stage.samples_from(0);
        // In the midst of a sentence there is something to lose.
        let onset = |samples: &[i16]| samples.iter().position(|it| it.abs() > LOUD);
        let said = onset(&heard).map(|it| (heard.len() - it) as u64);
        let within = said.map(|it| it % sentence.len());
        let is_said = within.is_some_and(|it| (SECOND..sentence.len() - 3 * SECOND / 2).contains(&it));
        at_stake = is_said.then_some(heard);
        for event in stage.events_so_far() {
            if let RecordingEvent::Kept(_, clip) = event {
                kept.insert(clip.file.clone(), clip);
            }
        }
    }
    for clip in kept.values() {
        whole(&folder, clip);
    }
    println!(
        "{kills} kills at a microphone, {checked} in the midst of a sentence, {} clips whole, {finished_after_a_kill} of \
         them finished after a kill",
        kept.len()
    );
}

/// Louder than the quiet of a microphone to which nobody speaks.
const LOUD: i16 = 200;

/// Somebody who speaks until the end of a test, or of their patience.
struct Mouth(Child);

impl Drop for Mouth {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Returns what a new recorder found; what is asked of it afterwards is answered behind that.
fn everything_found(stage: &Stage, kept: &mut BTreeMap<String, KeptSound>) -> Vec<KeptSound> {
    stage.go_on_for(1);
    stage.recording.keep(KeepId(0));
    let mut found = Vec::new();
    loop {
        match stage.next() {
            RecordingEvent::Found(clip) => found.push(clip),
            RecordingEvent::Kept(_, clip) => {
                kept.insert(clip.file.clone(), clip);
                return found;
            }
            RecordingEvent::Unkept(_) => return found,
            RecordingEvent::Health(_) | RecordingEvent::Ended => {}
            event => panic!("{event:?}"),
        }
    }
}
