//! The tape of the real recorder, with a WAV file in place of a microphone: what was said is what is kept, whatever happens.

mod killed;
mod whole_game;

use std::fs;
use std::path::Path;
use std::process::Command;

use ansage_devices::recording::RecordingEvent;
use ansage_sound_files::clips::{self, ClipError};
use ansage_wire::RATE;
use ansage_wire::recording::{Cut, Pace, Source, TapeOrder};
use ansage_wire::{KeepId, KeptSound, TapeHealth, TapeHears};
use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use crate::helpers::recorder::stage::Stage;
use crate::support::program::Home;
use crate::support::recording::{Recording, is_everything_there};
use crate::support::size::size;
use crate::support::wait::wait_until;

const SECOND: u64 = RATE as u64;
/// Where a voice is said to begin and end may be wrong by so much: a quarter of a second.
const ABOUT: u64 = SECOND / 4;

fn order(folder: &Path, cut: Cut) -> TapeOrder {
    TapeOrder {
        folder: folder.to_owned(),
        cut,
        known: Vec::new(),
        hears: TapeHears::All,
    }
}

fn virtual_microphone(recording: &Recording, home: &Home, pace: Pace) -> Source {
    Source::File {
        path: recording.laid_in(home, "microphone.wav"),
        pace,
    }
}

/// Returns a kept clip as it lies in its folder, once it is what was told of it and two other programs agree.
fn whole(folder: &Path, kept: &KeptSound) -> Vec<i16> {
    let samples = clips::read_file(folder, &kept.file, &kept.sha256).unwrap();
    assert_eq!(samples.len() as u64, kept.length, "{kept:?}");
    assert!(
        kept.voice_from <= kept.voice_to && kept.voice_to <= kept.length,
        "{kept:?}"
    );
    let path = folder.join(&kept.file);
    said_by(Command::new("flac").args(["--silent", "--test"]).arg(&path));
    let md5 = said_by(Command::new("metaflac").arg("--show-md5sum").arg(&path));
    assert_ne!(md5.trim(), "0".repeat(32), "the checksum of the samples is set");
    let count = said_by(Command::new("soxi").arg("-s").arg(&path));
    assert_eq!(count.trim().parse::<u64>().unwrap(), kept.length);
    samples
}

fn said_by(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn next_kept(stage: &Stage) -> (Option<KeepId>, KeptSound) {
    loop {
        match stage.next() {
            RecordingEvent::Kept(id, kept) => return (id, kept),
            RecordingEvent::Health(_) | RecordingEvent::Ended => {}
            event => panic!("{event:?}"),
        }
    }
}

/// Returns where a clip begins in the recording it is cut from.
fn place_in(all: &[i16], clip: &[i16]) -> Option<usize> {
    // Silence is everywhere; the loudest second is in one place.
    let second = RATE as usize / 4;
    let loudest = clip.iter().enumerate().max_by_key(|(_, it)| it.unsigned_abs())?.0;
    let from = loudest.min(clip.len().saturating_sub(second));
    let needle = &clip[from..(from + second).min(clip.len())];
    let found = all.windows(needle.len()).position(|it| it == needle)?;
    let begin = found.checked_sub(from)?;
    (all.get(begin..begin + clip.len()) == Some(clip)).then_some(begin)
}

#[test]
fn each_voice_of_a_dictation_is_a_clip_with_two_seconds_before_and_half_a_second_after() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let said = [
        Recording::spoken("Springer Gustav eins Felix drei"),
        Recording::spoken("Bauer Eva sieben"),
    ];
    let all = Recording::silence(3.0)
        .then(&said[0])
        .pause(4.0)
        .then(&said[1])
        .pause(3.0);
    let begins = [3 * SECOND, 7 * SECOND + said[0].len()];
    let folder = home.path("dictation.sound");
    let mut stage = Stage::open(virtual_microphone(&all, &home, Pace::AsTaken), Vec::new());
    stage.recording.tape(Some(order(&folder, Cut::AtPauses)));
    for ((begin, said), file) in begins.iter().zip(&said).zip(["0001.flac", "0002.flac"]) {
        let (id, kept) = next_kept(&stage);
        assert_eq!((id, kept.file.as_str()), (None, file));
        let clip = whole(&folder, &kept);
        let at = place_in(all.samples(), &clip).expect("it is cut out of what was said") as u64;
        let near = |place: u64, expected: u64| place.abs_diff(expected) <= ABOUT;
        assert!(
            near(at + kept.voice_from, *begin),
            "{kept:?} from {at}, said from {begin}"
        );
        assert!(near(at + kept.voice_to, begin + said.len()), "{kept:?} from {at}");
        assert_eq!(kept.voice_from, 2 * SECOND, "before the voice");
        assert_eq!(kept.length - kept.voice_to, SECOND / 2, "and behind it");
    }
    drop(stage);
    let left = fs::read_dir(&folder).unwrap().count();
    assert_eq!(left, 2, "nothing else lies there");
}

#[test]
fn a_long_recording_that_is_cut_up_as_fast_as_it_can_be_loses_no_voice() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let sentence = Recording::silence(1.0)
        .then(&Recording::spoken("Bauer Eva vier"))
        .pause(1.5);
    let sentences = size(40, 400);
    let all = (0..sentences).fold(Recording::silence(0.0), |all, _| all.then(&sentence));
    let folder = home.path("long.sound");
    let mut stage = Stage::open(virtual_microphone(&all, &home, Pace::AsTaken), Vec::new());
    stage.recording.tape(Some(order(&folder, Cut::AtPauses)));
    let kept: Vec<KeptSound> = (0..sentences).map(|_| next_kept(&stage).1).collect();
    let lengths: Vec<u64> = kept[1..].iter().map(|it| it.voice_to - it.voice_from).collect();
    let said = sentence.len() - 5 * SECOND / 2;
    assert!(
        lengths.iter().all(|it| it.abs_diff(said) <= 2 * ABOUT),
        "{said}: {lengths:?}"
    );
}

#[test]
fn the_sound_of_an_entry_is_what_was_said_since_the_one_before() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let said = [
        Recording::spoken("Bauer Eva vier"),
        Recording::spoken("Springer Cäsar sechs"),
    ];
    let all = Recording::silence(2.5)
        .then(&said[0])
        .pause(2.0)
        .then(&said[1])
        .pause(20.0);
    let folder = home.path("game.sound");
    let mut stage = Stage::open(virtual_microphone(&all, &home, Pace::Own), Vec::new());
    stage.recording.tape(Some(order(&folder, Cut::AtEntries)));
    stage.expect_ready();
    // A second voice that begins later than the entry of the first is none of its business.
    let ends = [2.5 + said[0].seconds(), 4.5 + said[0].seconds() + said[1].seconds()];
    let places: Vec<(usize, usize)> = ends
        .iter()
        .zip(1..)
        .map(|(end, id)| {
            // The entry is made a second after the voice, or while it is still heard to have ended.
            wait_until(|| stage.end() as f64 > (end + 0.2) * f64::from(RATE));
            stage.recording.keep(KeepId(id));
            let (kept_of, kept) = next_kept(&stage);
            assert_eq!(kept_of, Some(KeepId(id)));
            let clip = whole(&folder, &kept);
            let at = place_in(all.samples(), &clip).expect("it is cut out of what was said");
            (at + kept.voice_from as usize, at + kept.voice_to as usize)
        })
        .collect();
    let near = |place: usize, seconds: f64| (place as f64 / f64::from(RATE) - seconds).abs() < 0.3;
    assert!(near(places[0].0, 2.5) && near(places[0].1, ends[0]), "{places:?}");
    assert!(
        near(places[1].0, ends[0] + 2.0) && near(places[1].1, ends[1]),
        "{places:?}"
    );
    // Nobody has spoken since: what there is is kept.
    stage.recording.keep(KeepId(3));
    let (_, kept) = next_kept(&stage);
    assert_eq!(
        (kept.voice_from, kept.voice_to),
        (kept.voice_from, kept.voice_from),
        "no voice"
    );
    whole(&folder, &kept);
}

#[test]
fn what_the_tape_may_not_hear_is_in_no_file() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let all = Recording::spoken("das ist geheim")
        .pause(1.0)
        .then(&Recording::spoken("Bauer Eva vier"))
        .pause(20.0);
    let secret = Recording::spoken("das ist geheim").len() + SECOND;
    let folder = home.path("private.sound");
    let mut stage = Stage::open(virtual_microphone(&all, &home, Pace::Own), Vec::new());
    stage.recording.tape(Some(TapeOrder {
        hears: TapeHears::NothingNow,
        ..order(&folder, Cut::AtEntries)
    }));
    stage.expect_ready();
    wait_until(|| stage.end() >= secret);
    stage.recording.let_the_tape_hear(TapeHears::All);
    let from = stage.end();
    wait_until(|| stage.end() >= from + 3 * SECOND);
    stage.recording.let_the_tape_hear(TapeHears::NothingNow);
    stage.recording.keep(KeepId(1));
    let (_, kept) = next_kept(&stage);
    let clip = whole(&folder, &kept);
    let at = place_in(all.samples(), &clip).expect("it is cut out of what was said") as u64;
    assert!(at >= secret, "nothing of what was said before is there");
    stage.go_on_for(SECOND);
    stage.recording.keep(KeepId(2));
    wait_until(|| stage.next() == RecordingEvent::Unkept(KeepId(2)));
}

/// Switched off on request: what is said meanwhile is in no file, and neither is what was said before and not entered yet.
#[test]
fn what_is_said_while_the_tape_is_off_is_in_no_file_and_what_was_said_before_in_no_later_one() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let entered = Recording::silence(0.5)
        .then(&Recording::spoken("Bauer Eva vier"))
        .pause(1.5);
    let before = Recording::spoken("ich will etwas sagen").pause(1.0);
    let secret = Recording::spoken("mein Umschlag hat Dame Eva zwei").pause(1.0);
    let after = Recording::spoken("Springer Felix drei").pause(2.0);
    let noise = &mut SmallRng::seed_from_u64(11);
    let all = noisy(
        &entered.clone().then(&before).then(&secret).then(&after).pause(20.0),
        noise,
    );
    let off = entered.len() + before.len() - SECOND / 2;
    let on = entered.len() + before.len() + secret.len() - SECOND / 2;
    let folder = home.path("sealed.sound");
    let mut stage = Stage::open(virtual_microphone(&all, &home, Pace::Own), Vec::new());
    stage.recording.tape(Some(order(&folder, Cut::AtEntries)));
    stage.expect_ready();
    wait_until(|| stage.end() >= entered.len());
    stage.recording.keep(KeepId(1));
    let (_, first) = next_kept(&stage);
    // What is said is written, for a crash.
    wait_until(|| stage.end() >= off && parts(&folder) == 1);
    stage.recording.let_the_tape_hear(TapeHears::NothingAndForgets);
    let heard_to = stage.end();
    wait_until(|| parts(&folder) == 0);
    // An entry that is made all the same has no sound.
    stage.recording.keep(KeepId(2));
    wait_until(|| stage.next() == RecordingEvent::Unkept(KeepId(2)));
    wait_until(|| stage.end() >= on);
    assert_eq!(parts(&folder), 0);
    let heard_from = stage.end();
    stage.recording.let_the_tape_hear(TapeHears::All);
    wait_until(|| stage.end() >= on + after.len() - SECOND / 2);
    stage.recording.keep(KeepId(3));
    let (_, last) = next_kept(&stage);
    stage.recording.close();
    let place = |kept| {
        let clip = whole(&folder, kept);
        let at = place_in(all.samples(), &clip).expect("it is cut out of what was said") as u64;
        at..at + clip.len() as u64
    };
    assert!(place(&first).end <= heard_to, "{first:?}");
    assert!(
        place(&last).start >= heard_from,
        "{:?}, on from {heard_from}",
        place(&last)
    );
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|it| it.unwrap().file_name())
        .collect();
    files.sort();
    assert_eq!(
        files,
        [first.file.as_str(), last.file.as_str()],
        "nothing else lies there"
    );
}

/// Returns how many files of a folder are being written.
fn parts(folder: &Path) -> usize {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files
        .filter(|it| it.path().extension().is_some_and(|it| it == "wav"))
        .count()
}

#[test]
fn a_folder_that_takes_nothing_is_told_once_and_when_it_takes_sound_again() {
    if !is_everything_there() {
        return;
    }
    // A file lies where the folder is to be: it stands for a folder that may not be written, also for root.
    let home = Home::new();
    let all = Recording::spoken("Bauer Eva vier").pause(2.0);
    let long = (0..10).fold(Recording::silence(1.0), |long, _| long.then(&all));
    let folder = home.path("full.sound");
    fs::write(&folder, "no folder").unwrap();
    let mut stage = Stage::open(virtual_microphone(&long, &home, Pace::Own), Vec::new());
    stage.recording.tape(Some(order(&folder, Cut::AtEntries)));
    stage.expect_ready();
    let event = stage.next();
    assert!(
        matches!(event, RecordingEvent::Tape(TapeHealth::Unwritable { .. })),
        "{event:?}"
    );
    stage.recording.keep(KeepId(1));
    assert_eq!(stage.next(), RecordingEvent::Unkept(KeepId(1)), "and the sound goes on");
    fs::remove_file(&folder).unwrap();
    assert_eq!(stage.next(), RecordingEvent::Tape(TapeHealth::Well));
    stage.recording.keep(KeepId(2));
    let (id, kept) = next_kept(&stage);
    assert_eq!(id, Some(KeepId(2)));
    whole(&folder, &kept);
}

#[test]
fn a_clip_that_is_missing_or_changed_is_named_and_the_others_are_served() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let all = Recording::silence(1.0)
        .then(&Recording::spoken("Bauer Eva vier"))
        .pause(3.0);
    let three = (0..3).fold(Recording::silence(0.0), |three, _| three.then(&all));
    let folder = home.path("three.sound");
    let mut stage = Stage::open(virtual_microphone(&three, &home, Pace::AsTaken), Vec::new());
    stage.recording.tape(Some(order(&folder, Cut::AtPauses)));
    let kept: Vec<KeptSound> = (0..3).map(|_| next_kept(&stage).1).collect();
    stage.recording.close();
    fs::remove_file(folder.join(&kept[0].file)).unwrap();
    let changed = folder.join(&kept[1].file);
    let mut bytes = fs::read(&changed).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(&changed, bytes).unwrap();
    let read = |it: &KeptSound| clips::read_file(&folder, &it.file, &it.sha256);
    assert_eq!(read(&kept[0]), Err(ClipError::Missing));
    assert_eq!(read(&kept[1]), Err(ClipError::Changed));
    assert_eq!(read(&kept[2]).unwrap(), whole(&folder, &kept[2]));
    let foreign = clips::read_file(&folder, "../three.sound/0003.flac", &kept[2].sha256);
    assert!(matches!(foreign, Err(ClipError::Unreadable(_))), "{foreign:?}");
    let text = folder.join("0009.flac");
    fs::write(&text, "no sound").unwrap();
    let unreadable = clips::read_file(&folder, "0009.flac", &clips::sha256_of(b"no sound"));
    assert!(matches!(unreadable, Err(ClipError::Unreadable(_))), "{unreadable:?}");
}

/// Returns the same sound under a noise that nobody hears.
fn noisy(recording: &Recording, random: &mut SmallRng) -> Recording {
    let samples = recording.samples().iter();
    Recording::of(
        samples
            .map(|it| it.saturating_add(random.random_range(-4..=4)))
            .collect(),
    )
}
