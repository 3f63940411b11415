//! `ansage-speaker`: makes announcements and reports audible.
//!
//! * [`voice`] – the queues of Room and Ear, and the one thread that synthesizes;
//! * [`channels`] – what there is one of for Room and Ear each;
//! * [`synthesis`] – what a voice is to them;
//! * [`builtin`], [`espeak`] and [`text`] – the built-in voice and what it is given to read;
//! * [`recorded`] – words that a person has recorded, and another voice between them;
//! * [`clips`] – what was recorded of a game, slower or faster at the same pitch;
//! * [`tones`] – the short sounds of the Ear;
//! * [`own`] – the person's own voice;
//! * [`player`] – one for each channel: brings one utterance at a time to its end;
//! * [`mod@line`] – the way of a channel to its device: opened, watched, opened again;
//! * `ansage_sound_devices` – what all lines to devices share; [`system_sound`] – the devices of the system, and
//!   [`system_voices`] – its voices.
//!
//! It is started by `ansage` and spoken to in JSON lines; see `ansage_protocol`.

mod builtin;
mod channels;
mod clips;
mod espeak;
mod line;
mod own;
mod player;
mod recorded;
mod synthesis;
mod text;
mod tones;
mod voice;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{self, Sender};
use std::{io, thread};

use ansage_protocol::serve;
use ansage_protocol::serve::{Leave, Reporter};
use ansage_wire::speech::{FromSpeaker, SpokenChannel, ToSpeaker};
use channels::{ByChannel, Interruption};
use own::Own;
use player::{Player, PlayerHandle, ToPlayer};
use system_sound::output;
use system_voices::EspeakPlace;
use voice::{ToVoice, Voice};

ansage_os::of_the_system!(ansage_sound_linux, ansage_sound_windows as system_sound);
ansage_os::of_the_system!(ansage_voices_linux, ansage_voices_windows as system_voices);

fn main() -> ExitCode {
    // The program keeps what is written there in its log, as it does with what the sound libraries write.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .init();
    let places = match espeak_places(std::env::args_os().skip(1)) {
        Ok(places) => places,
        Err(stranger) => {
            tracing::error!(?stranger, "unknown argument");
            return ExitCode::from(3);
        }
    };

    let reporter = Reporter::writing_to(io::stdout());
    let speaker = Speaker::start(places, &reporter);
    let left = serve::serve(&mut io::stdin().lock(), &reporter, |n, request| {
        speaker.take(n, request)
    });
    system_voices::own::end_all();
    // Whatever is still being said ends here, with the process and its threads.
    match left {
        Ok(Leave::Dismissed) => ExitCode::SUCCESS,
        Ok(Leave::Stranger) => ExitCode::from(1),
        Err(error) => {
            tracing::error!(%error, "the program cannot be read any more");
            ExitCode::from(1)
        }
    }
}

/// Reads the one argument there is, for tests: `--voice-library NAME` in place of the real one.
fn espeak_places(mut arguments: impl Iterator<Item = OsString>) -> Result<Vec<EspeakPlace>, OsString> {
    match arguments.next() {
        None => Ok(EspeakPlace::all(&std::env::current_exe().unwrap_or_default())),
        Some(option) if option == "--voice-library" => {
            let library = arguments.next().map(PathBuf::from).ok_or(option)?;
            Ok(vec![EspeakPlace { library, data: None }])
        }
        Some(stranger) => Err(stranger),
    }
}

/// The threads of the speaker, as the reading thread sees them.
struct Speaker {
    reporter: Reporter<FromSpeaker>,
    voice: Sender<ToVoice>,
    players: ByChannel<PlayerHandle>,
    interruption: Interruption,
}

impl Speaker {
    fn start(places: Vec<EspeakPlace>, reporter: &Reporter<FromSpeaker>) -> Self {
        let (voice, inbox) = mpsc::channel();
        let player = |channel| Player::start(channel, voice.clone(), reporter.clone());
        let players = ByChannel {
            room: player(SpokenChannel::Room),
            ear: player(SpokenChannel::Ear),
        };
        let interruption = Interruption::default();
        let own = Own::new(voice.clone());
        let (its_players, its_reporter) = (players.clone(), reporter.clone());
        let its_interruption = interruption.clone();
        thread::spawn(move || Voice::new(&places, own, inbox, its_players, its_reporter, its_interruption).run());
        Self {
            reporter: reporter.clone(),
            voice,
            players,
            interruption,
        }
    }

    fn take(&self, n: u64, request: ToSpeaker) {
        let hushed = match &request {
            ToSpeaker::Hush(channel) => Some(*channel),
            ToSpeaker::Say(_) | ToSpeaker::Configure(_) => None,
            ToSpeaker::List => {
                self.reporter.taken(n);
                let reporter = self.reporter.clone();
                // Whoever speaks does not wait for the sound server's answer.
                thread::spawn(move || reporter.tell(FromSpeaker::Devices(output::devices())));
                return;
            }
        };
        // What is urgent must not interrupt itself: the voice may begin it as soon as it is sent. What it cuts off is
        // thrown away by the player when the voice takes the request.
        if let ToSpeaker::Say(saying) = &request
            && saying.urgent
        {
            self.interruption.interrupt(saying.channel);
        }
        // A hush the other way round: when the voice stops synthesizing, the reason already waits in its inbox, so that
        // it does not begin what is about to be forgotten. The player falls silent without waiting for the voice.
        // The voice ends with the process.
        let _ = self.voice.send(ToVoice::Asked(n, request));
        if let Some(channel) = hushed {
            self.interruption.interrupt(channel);
        }
        if let Some(channel) = hushed {
            self.players.of(channel).tell(ToPlayer::Hush);
        }
    }
}
