//! A whole game of five hours, heard as fast as it can be read: every half-move has its clip, the tape stays small, and
//! memory stays as it is after an hour.

use std::collections::{BTreeMap, VecDeque};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc;

use ansage_core::game::{Clip, ClipOf, EnteredBy, Event, Move};
use ansage_devices::helper::Timeouts;
use ansage_devices::recording::clips::folder_of;
use ansage_devices::recording::{Recording as Microphone, RecordingEvent};
use ansage_devices::storage::Journal;
use ansage_wire::RATE;
use ansage_wire::recording::{Cut, Pace, Source};
use ansage_wire::{KeepId, KeptSound};
use hound::{SampleFormat, WavSpec, WavWriter};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};
use shakmaty::{CastlingMode, Chess, Position as _};

use super::{ABOUT, SECOND, order, said_by};
use crate::helpers::recorder::stage::{id_left_in, recorder_that_leaves_its_id};
use crate::support::played::{played, stamped};
use crate::support::program::{Home, text};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::size::size;
use crate::support::table::usual_opening;
use crate::support::wait::{receive, wait_to_the_end};

/// The tape of 240 half-moves is smaller, in bytes.
const BOUND: u64 = 60 << 20;
/// Memory at the end is at most so much more than after a fifth of the game, in KiB: what waits on a busy machine, and
/// a hundredth of the sound of an hour.
const GROWTH: u64 = 4 << 10;
/// How loud the room is: the root of the mean square of its noise, about 50 dB below the loudest there can be.
const ROOM: f64 = 100.0;
/// An entry is made so long after the last word.
const ENTERED_AFTER: u64 = 2 * SECOND;
/// A game as it is heard in a room.
struct Heard {
    wav: PathBuf,
    moves: Vec<Move>,
    /// From where to where each half-move is said and repeated.
    said: Vec<std::ops::Range<u64>>,
    length: u64,
}

#[test]
fn a_whole_game_fits_on_a_small_tape_and_memory_stays_as_it_is_after_an_hour() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let heard = heard_in(&home, size(16, 240), size(20, 75));
    let journal = home.path("game.jsonl");
    let (kept, recorder) = kept_of(&heard, &home, &folder_of(&journal));
    for (kept, said) in kept.iter().zip(&heard.said) {
        let voice = kept.voice_to - kept.voice_from;
        assert!(
            voice.abs_diff(said.end - said.start) <= 2 * ABOUT,
            "{kept:?}, said {said:?}"
        );
    }
    let clips: u64 = kept.iter().map(|it| size_of(&folder_of(&journal).join(&it.file))).sum();
    write_journal(&journal, &heard.moves, &kept);
    home.run(&["export", text(&journal), "--audio", "handed-in"], "")
        .expect(0);
    let one_file = home.path("handed-in").join("game.flac");
    said_by(Command::new("flac").args(["--silent", "--test"]).arg(&one_file));
    let bound = BOUND * heard.said.len() as u64 / 240;
    assert!(
        clips < bound && size_of(&one_file) < bound,
        "{clips}, {}",
        size_of(&one_file)
    );

    let dictation = dictated(&heard, &home);
    let told = [
        format!(
            "{} half-moves in {} seconds: {} clips of {clips} bytes, game.flac of {} bytes\n",
            heard.moves.len(),
            heard.length / SECOND,
            kept.len(),
            size_of(&one_file)
        ),
        recorder.told("game: recorder"),
        dictation.recorder.told("dictation: recorder"),
        dictation.program.told("dictation: program"),
        format!("dictation: {} clips\n", dictation.clips),
    ];
    let told = told.concat();
    println!("{told}");
    if let Some(folder) = std::env::var_os("ANSAGE_FIGURES") {
        fs::write(Path::new(&folder).join("tape.txt"), &told).unwrap();
    }
    for growth in [recorder, dictation.recorder, dictation.program] {
        assert!(growth.is_small(), "{told}");
    }
}

/// Lets a game be said: each half-move once somewhere in its so many seconds, repeated by another voice, in a room that is
/// never silent.
fn heard_in(home: &Home, half_moves: usize, seconds_each: u64) -> Heard {
    let mut random = SmallRng::seed_from_u64(1206);
    let moves = any_game(half_moves, &mut random);
    let words = words_of(home, &moves);
    let voices = ["de", "de+f2"];
    let mut spoken: BTreeMap<(&str, &str), Recording> = BTreeMap::new();
    let mut said_by_voice = |voice, words| {
        let spoken = spoken.entry((voice, words));
        spoken.or_insert_with(|| Recording::spoken_by(voice, words)).clone()
    };
    let noise = noise_of_a_room();
    let wav = home.path("game.wav");
    let spec = WavSpec {
        channels: 1,
        sample_rate: RATE,
        bits_per_sample: 16,
        sample_format: SampleFormat::Int,
    };
    let mut writer = WavWriter::create(&wav, spec).unwrap();
    let mut said = Vec::new();
    for (number, words) in (0..).zip(&words) {
        let [first, second] = if number % 2 == 0 {
            voices
        } else {
            [voices[1], voices[0]]
        };
        let speech = said_by_voice(first, words)
            .pause(1.5)
            .then(&said_by_voice(second, words));
        let slot = seconds_each * SECOND;
        let begin = slot * 3 / 10 + random.random_range(0..slot / 4);
        said.push(number * slot + begin..number * slot + begin + speech.len());
        let mut sound = vec![0; usize::try_from(slot).unwrap()];
        let begin = usize::try_from(begin).unwrap();
        sound[begin..begin + speech.samples().len()].copy_from_slice(speech.samples());
        let noise = noise.iter().cycle().skip(random.random_range(0..noise.len()));
        for (sample, noise) in sound.iter().zip(noise) {
            writer.write_sample(sample.saturating_add(*noise)).unwrap();
        }
    }
    let length = u64::from(writer.duration());
    writer.finalize().unwrap();
    Heard {
        wav,
        moves,
        said,
        length,
    }
}

/// Returns moves that may be played and end nothing.
fn any_game(half_moves: usize, random: &mut SmallRng) -> Vec<Move> {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    while moves.len() < half_moves {
        let after = |m: &shakmaty::Move| position.clone().play(*m).ok().filter(|it| !it.is_game_over());
        let legal: Vec<_> = position
            .legal_moves()
            .into_iter()
            .filter(|it| after(it).is_some())
            .collect();
        let m = legal.choose(random).expect("a move that ends nothing");
        moves.push(m.to_uci(CastlingMode::Standard).to_string().parse().unwrap());
        position = after(m).expect("it was looked at");
    }
    moves
}

/// Returns how the program announces each half-move.
fn words_of(home: &Home, moves: &[Move]) -> Vec<String> {
    let journal = home.path("words.jsonl");
    write_journal(&journal, moves, &[]);
    let answer = home.run(&["replay", text(&journal)], "").expect(0);
    let words: Vec<String> = answer
        .lines("room")
        .iter()
        // As it is written for eyes without umlauts it would be said wrong.
        .map(|it| it.replace("ae", "ä").replace("oe", "ö").replace("ue", "ü"))
        .collect();
    assert_eq!(words.len(), moves.len());
    words
}

/// Returns a minute of noise, of which there is more below than above.
fn noise_of_a_room() -> Vec<i16> {
    let noise = Recording::made_by_sox(&["synth", "60", "pinknoise", "vol", "0.5"]);
    let squares: f64 = noise.samples().iter().map(|it| f64::from(*it) * f64::from(*it)).sum();
    let loudness = (squares / noise.len() as f64).sqrt();
    let samples = noise.samples().iter();
    samples.map(|it| (f64::from(*it) * ROOM / loudness) as i16).collect()
}

/// Plays the game to a recorder while somebody enters each half-move, and returns its clips.
fn kept_of(heard: &Heard, home: &Home, folder: &Path) -> (Vec<KeptSound>, Growth) {
    let mut due: VecDeque<u64> = heard.said.iter().map(|it| it.end + ENTERED_AFTER).collect();
    let (due_in, is_due) = mpsc::channel();
    let (go_on_in, go_on) = mpsc::channel::<()>();
    let (events_in, events) = mpsc::channel();
    let source = Source::File {
        path: heard.wav.clone(),
        pace: Pace::AsTaken,
    };
    let recorder = recorder_that_leaves_its_id(&home.path(""));
    let mut microphone = Microphone::open_with(recorder, Timeouts::default(), source, events_in, move |piece| {
        let end = piece.block.at + piece.block.samples.len() as u64;
        while due.pop_front_if(|it| *it <= end).is_some() {
            // The sound waits until the entry is made.
            let _ended = due_in.send(()).map(|()| go_on.recv());
        }
    });
    microphone.tape(Some(order(folder, Cut::AtEntries)));
    let mut kept = Vec::new();
    let mut memory = Vec::new();
    for (number, _) in (1..).zip(&heard.said) {
        receive(&is_due).expect("the sound goes on");
        microphone.keep(KeepId(number));
        loop {
            match receive(&events).expect("the clip") {
                RecordingEvent::Kept(id, clip) => {
                    assert_eq!(id, Some(KeepId(number)));
                    kept.push(clip);
                    break;
                }
                RecordingEvent::Level(_) | RecordingEvent::Health(_) => {}
                event => panic!("{event:?}"),
            }
        }
        memory.push(memory_of(id_left_in(&home.path(""))).expect("the recorder"));
        go_on_in.send(()).unwrap();
    }
    microphone.close();
    let growth = Growth {
        early: memory[memory.len() / 5 - 1],
        late: memory[memory.len() - 1],
    };
    (kept, growth)
}

fn write_journal(journal: &Path, moves: &[Move], kept: &[KeptSound]) {
    let moves_text: Vec<String> = moves.iter().map(ToString::to_string).collect();
    let mut records = played(usual_opening(), &moves_text.join(" "));
    let last = records.last().unwrap().at.0;
    let clips = (1..).zip(kept).zip(moves).map(|((ply, kept), m)| {
        Event::SoundKept(Box::new(Clip {
            file: kept.file.clone(),
            sha256: kept.sha256.clone(),
            of: ClipOf::Move,
            at: None,
            ply: Some(ply),
            m: Some(*m),
            by: Some(EnteredBy::Keys),
            corrected: false,
            white_left: None,
            black_left: None,
            length: kept.length / 16,
            voice_from: kept.voice_from / 16,
            voice_to: kept.voice_to / 16,
        }))
    });
    records.extend(stamped(clips.collect()).into_iter().map(|mut it| {
        it.at.0 += last;
        it
    }));
    drop(Journal::create_from(journal, &records).unwrap());
}

/// What a dictation came to.
struct Dictation {
    clips: usize,
    recorder: Growth,
    program: Growth,
}

/// Has the same sound cut up by the whole program, looked at while it reads.
fn dictated(heard: &Heard, home: &Home) -> Dictation {
    let lines = home.path("clips.json");
    let arguments = ["record", "dictation", "--microphone", text(&heard.wav), "--json"];
    let mut program = home
        .ansage(&arguments)
        .stdout(File::create(&lines).unwrap())
        .spawn()
        .unwrap();
    let mut looks = Vec::new();
    wait_to_the_end(|| {
        looks.extend(look_at(program.id(), &heard.wav));
        program.try_wait().unwrap().is_some()
    });
    assert!(program.wait().unwrap().success());
    let early = looks.iter().find(|it| it.place >= heard.length / 5).unwrap();
    let late = looks.last().unwrap();
    assert!(late.place >= heard.length / 2, "it was looked at until the end");
    let growth = |of: &dyn Fn(&Look) -> Memory| Growth {
        early: of(early),
        late: of(late),
    };
    Dictation {
        clips: fs::read_to_string(&lines).unwrap().lines().count(),
        recorder: growth(&|it| it.recorder),
        program: growth(&|it| it.program),
    }
}

/// A look at a program and its recorder that are at a place of a file.
struct Look {
    place: u64,
    program: Memory,
    recorder: Memory,
}

/// Looks at a program and whichever of its children reads the file; `None` if none does just now.
fn look_at(program: u32, wav: &Path) -> Option<Look> {
    let processes = fs::read_dir("/proc").ok()?.flatten();
    let ids = processes.filter_map(|it| it.file_name().to_str()?.parse::<u32>().ok());
    let mut children = ids.filter(|it| status(*it, "PPid") == Some(u64::from(program)));
    children.find_map(|recorder| {
        Some(Look {
            place: place_in_file(recorder, wav)?,
            program: memory_of(program)?,
            recorder: memory_of(recorder)?,
        })
    })
}

/// Returns how far a process has read a file, in samples.
fn place_in_file(process: u32, wav: &Path) -> Option<u64> {
    let open = fs::read_dir(format!("/proc/{process}/fd")).ok()?.flatten();
    let mut open = open.filter(|it| fs::read_link(it.path()).is_ok_and(|it| it == wav));
    let number = open.next()?.file_name();
    let info = fs::read_to_string(format!("/proc/{process}/fdinfo/{}", number.to_str()?)).ok()?;
    let bytes: u64 = info.lines().next()?.strip_prefix("pos:")?.trim().parse().ok()?;
    Some(bytes / 2)
}

/// Memory of a process in KiB: what it has, and the most it had.
#[derive(Clone, Copy)]
struct Memory {
    now: u64,
    most: u64,
}

fn memory_of(process: u32) -> Option<Memory> {
    Some(Memory {
        now: status(process, "VmRSS")?,
        most: status(process, "VmHWM")?,
    })
}

fn status(process: u32, what: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|it| it.strip_prefix(what)?.strip_prefix(':'))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Memory after a fifth of the game and at its end.
#[derive(Clone, Copy)]
struct Growth {
    early: Memory,
    late: Memory,
}

impl Growth {
    fn is_small(self) -> bool {
        self.late.now <= self.early.now + GROWTH && self.late.most <= self.early.most + GROWTH
    }

    fn told(self, who: &str) -> String {
        format!(
            "{who}: {} KiB after a fifth (most {}), {} KiB at the end (most {})\n",
            self.early.now, self.early.most, self.late.now, self.late.most
        )
    }
}

fn size_of(path: &Path) -> u64 {
    fs::metadata(path).unwrap().len()
}
