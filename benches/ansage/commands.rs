//! The same words by what is there without Ansage: espeak-ng as a command, and Speech Dispatcher.

use std::ffi::OsString;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::clock;
use crate::figures::{Figures, Report};
use crate::key_to_sound::Sound;
use crate::monitor::Monitor;
use crate::sound_server::SoundServer;

const TIMES: usize = 20;
/// How much of the time of `spd-say` the built-in voice may take, and the own one.
const BUILT_IN: f64 = 0.9;
const OWN: f64 = 1.2;

pub(crate) fn measure(server: &SoundServer, sound: &Sound, own: Option<&Sound>, report: &mut Report) {
    let words = || sound.announced.iter().take(TIMES);
    let espeak = Figures::of(words().map(|it| until_first_audio_byte(it)));
    report.figures("espeak-ng as a command, to its first audio byte", &espeak);
    report.ratio(
        "Key to audio callback, median",
        sound.to_callback.median(),
        "espeak-ng as a command to its first audio byte",
        espeak.median(),
    );
    let played = played_by_espeak(server, words());
    report.figures("espeak-ng as a command, to the sink's monitor", &played);
    report.ratio(
        "Key to the sink's monitor, median",
        sound.to_monitor.median(),
        "espeak-ng as a command to the same monitor",
        played.median(),
    );
    match spoken_by_dispatcher(server, words()) {
        Ok((first, others)) => {
            report.figures("spd-say to the sink's monitor, its server started with it", &first);
            report.figures("spd-say to the sink's monitor", &others);
            let (spd_say, others) = ("spd-say to the same monitor", others.median());
            let built_in = sound.to_monitor.median();
            report.hold_ratio("Key to the sink's monitor, median", built_in, spd_say, others, BUILT_IN);
            if let Some(own) = own {
                let own = own.to_monitor.median();
                report.hold_ratio("The same in the own voice, median", own, spd_say, others, OWN);
            }
        }
        Err(why) => report.say(format!("spd-say was not measured: {why}.")),
    }
}

fn until_first_audio_byte(words: &str) -> Duration {
    const WAV_HEADER: usize = 44;
    let begun = clock::now();
    let mut espeak = Command::new("espeak-ng")
        .args(["-v", "de", "--stdout", words])
        .stdout(Stdio::piped())
        .spawn()
        .expect("espeak-ng");
    let mut pipe = espeak.stdout.take().expect("a pipe");
    let mut first = [0; WAV_HEADER + 1];
    pipe.read_exact(&mut first).expect("a sound");
    let took = clock::now() - begun;
    let mut rest = Vec::new();
    pipe.read_to_end(&mut rest).expect("the rest of it");
    espeak.wait().expect("an end");
    took
}

fn played_by_espeak<'a>(server: &SoundServer, words: impl Iterator<Item = &'a String>) -> Figures {
    let monitor = Monitor::of(server, "vspk");
    Figures::of(words.map(|words| {
        let begun = clock::now();
        let mut espeak = Command::new("espeak-ng")
            .args(["-v", "de", words])
            .envs(server.environment())
            .stderr(Stdio::null())
            .spawn()
            .expect("espeak-ng");
        let heard = monitor.next_sound();
        monitor.until_quiet();
        espeak.wait().expect("an end");
        heard - begun
    }))
}

/// Returns the times of the first call, which starts the server, and of the others.
fn spoken_by_dispatcher<'a>(
    server: &SoundServer,
    mut words: impl Iterator<Item = &'a String>,
) -> Result<(Figures, Figures), String> {
    let monitor = Monitor::of(server, "vspk");
    let mut say = |words: &String| {
        let begun = clock::now();
        let said = Command::new("spd-say")
            .args(["-l", "de", "-o", "espeak-ng", "-w", words])
            .envs(server.environment())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut said = said.map_err(|error| format!("spd-say cannot be started, {error}"))?;
        let heard = monitor.next_sound_or_end(&mut said)?;
        monitor.until_quiet();
        said.wait().map_err(|error| error.to_string())?;
        Ok(heard - begun)
    };
    let dispatcher = Dispatcher::of(server);
    let first = words.next().map(&mut say).transpose()?;
    let others = words.map(say).collect::<Result<Vec<_>, String>>()?;
    drop(dispatcher);
    Ok((Figures::of(first), Figures::of(others)))
}

/// The Speech Dispatcher that the first `spd-say` starts; it ends with the value.
struct Dispatcher {
    run: OsString,
}

impl Dispatcher {
    fn of(server: &SoundServer) -> Self {
        let variables = server.environment();
        let run = variables.into_iter().find(|(name, _)| name == "XDG_RUNTIME_DIR");
        Self {
            run: run.expect("a folder of its own").1,
        }
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        let file = Path::new(&self.run).join("speech-dispatcher/pid/speech-dispatcher.pid");
        // Where it was never started there is no file.
        if let Ok(pid) = fs::read_to_string(file) {
            let _ended = Command::new("sh")
                .args(["-c", &format!("kill {}", pid.trim())])
                .status();
        }
    }
}
