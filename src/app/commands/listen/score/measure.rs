//! Recordings heard as at the table, in free mode, in event mode and word by word, and what became of each.

use super::recordings::{Kind, Recording, Refused};
use crate::app::failure::Failure;
use crate::app::recogniser::bind_words;
use crate::app::recogniser::session::{End, Session, Surroundings, Understood};
use ansage_core::game::Position;
use ansage_core::language::listen::{Hearing, Outcome, Share, Verdict};
use ansage_core::language::{Message, Sight};

/// How a recording is heard.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::app) enum HearingMode {
    /// As in free mode.
    Free,
    /// As in an event.
    Event,
    /// As one of the words, and nothing else.
    Alone,
}

impl HearingMode {
    pub(in crate::app) const ALL: [HearingMode; 3] = [HearingMode::Free, HearingMode::Event, HearingMode::Alone];

    /// Returns the name by which messages and scripts know it.
    pub(in crate::app) const fn key(self) -> &'static str {
        match self {
            HearingMode::Free => "free",
            HearingMode::Event => "event",
            HearingMode::Alone => "alone",
        }
    }

    /// Returns true if a recording tells something when it is heard like this.
    fn suits(self, recording: &Recording) -> bool {
        match (self, recording.kind) {
            (HearingMode::Alone, kind) => kind == Kind::Word,
            (_, Kind::Word) => false,
            // What is legal cannot be known.
            (HearingMode::Free, Kind::Announcement(_)) => recording.has_position,
            (HearingMode::Free | HearingMode::Event, Kind::Announcement(_) | Kind::Command(_) | Kind::Junk) => true,
        }
    }
}

/// A recording, heard.
pub(in crate::app) struct Trial<'a> {
    pub(in crate::app) recording: &'a Recording,
    pub(in crate::app) mode: HearingMode,
    pub(in crate::app) verdict: Verdict,
    /// The words of each passage.
    pub(in crate::app) heard: Vec<String>,
    /// As what it was taken, if it was clear.
    pub(in crate::app) taken: Option<String>,
}

/// What came of hearing.
#[derive(Default)]
pub(in crate::app) struct Measured<'a> {
    pub(in crate::app) trials: Vec<Trial<'a>>,
    /// Those of which the listener died, or that changed meanwhile.
    pub(in crate::app) lost: Vec<Refused>,
    /// The recogniser hears what it was made for, not what may be said.
    pub(in crate::app) takes_no_grammar: bool,
}

/// Hears recordings in every mode that tells something.
pub(in crate::app) fn measure<'a>(
    surroundings: Surroundings<'a>,
    recordings: &'a [Recording],
) -> Result<Measured<'a>, Failure> {
    let mut measured = Measured::default();
    for mode in HearingMode::ALL {
        // The scorer judges no single words.
        if mode == HearingMode::Alone && surroundings.has_only_the_scorer() {
            continue;
        }
        let mut left: Vec<&Recording> = recordings.iter().filter(|it| mode.suits(it)).collect();
        while let Some(first) = left.first().copied() {
            // In free mode a listener is held to what is said in one position.
            let is_here = |it: &&Recording| mode != HearingMode::Free || it.position == first.position;
            let (here, elsewhere) = left.into_iter().partition(is_here);
            left = elsewhere;
            let mut session = open(surroundings, &first.position, mode)?;
            measured.takes_no_grammar |= session.is_free();
            let heard = hear_each(&mut session, mode, here, &mut measured);
            session.close();
            heard?;
        }
    }
    Ok(measured)
}

fn open<'a>(surroundings: Surroundings<'a>, position: &'a Position, mode: HearingMode) -> Result<Session<'a>, Failure> {
    match mode {
        HearingMode::Free => Session::open(surroundings, position, Sight::Legal),
        HearingMode::Event => Session::open(surroundings, position, Sight::Movement),
        HearingMode::Alone => {
            let bound = bind_words(surroundings.model, &surroundings.hearing)?;
            Ok(Session::with(surroundings, position, Sight::Movement, bound))
        }
    }
}

fn hear_each<'a>(
    session: &mut Session<'a>,
    mode: HearingMode,
    recordings: Vec<&'a Recording>,
    measured: &mut Measured<'a>,
) -> Result<(), Failure> {
    for recording in recordings {
        if measured.lost.iter().any(|it| it.name == recording.name) {
            continue;
        }
        let refused = |why| Refused {
            name: recording.name.clone(),
            why,
        };
        if mode == HearingMode::Event {
            session.stand_in(&recording.position);
        }
        let mut understood = Vec::new();
        let mut end = hear(session, recording, &mut understood)?;
        if let Ok(End::Lost(_)) = end {
            // The listener died of it, or at the same time; once more, and no more often.
            end = hear(session, recording, &mut understood)?;
        }
        match end {
            Ok(End::Whole) => measured
                .trials
                .push(trial(recording, mode, &understood, session.hearing())),
            Ok(End::Lost(why)) => {
                tracing::warn!(why, recording.name, "a recording is not measured");
                measured.lost.push(refused(Message::ScoreRefused {
                    file: recording.name.clone(),
                    unusable: "unheard".into(),
                }));
            }
            Err(why) => measured.lost.push(refused(why)),
        }
    }
    Ok(())
}

/// Hears one, or returns why it cannot be read.
///
/// # Errors
///
/// Says that nobody listens, who would hear no other one either.
fn hear(
    session: &mut Session<'_>,
    recording: &Recording,
    heard: &mut Vec<Understood>,
) -> Result<Result<End, Message>, Failure> {
    heard.clear();
    let sound = match recording.sound.samples() {
        Ok(sound) => sound,
        Err(changed) => return Ok(Err(changed.message().clone())),
    };
    let end = session.hear(sound, recording.until, |it| {
        if !it.passage.words.is_empty() {
            heard.push(it);
        }
        Ok(())
    });
    end.map(Ok)
}

fn trial<'a>(
    recording: &'a Recording,
    mode: HearingMode,
    understood: &[Understood],
    hearing: &Hearing<'_>,
) -> Trial<'a> {
    let outcomes: Vec<Outcome> = understood.iter().map(|it| it.outcome.clone()).collect();
    let heard: Vec<String> = understood.iter().map(|it| it.heard.text()).collect();
    let verdict = match recording.kind {
        Kind::Announcement(meant) | Kind::Command(meant) => Verdict::of(&outcomes, Some(&meant)),
        Kind::Junk => Verdict::of(&outcomes, None),
        Kind::Word => understood.first().map_or(Verdict::Nothing, |it| {
            Verdict::of_a_word(&it.heard, &recording.said, hearing)
        }),
    };
    let clear = understood.iter().find_map(|it| match &it.outcome {
        Outcome::Clear(meaning) => {
            let read = it.readings.iter().find(|read| read.meaning == *meaning)?;
            Some(read.said.join(" "))
        }
        Outcome::Ask(_) | Outcome::Nothing(_) => None,
    });
    Trial {
        recording,
        mode,
        verdict,
        taken: match mode {
            HearingMode::Alone => heard.first().cloned(),
            HearingMode::Free | HearingMode::Event => clear,
        },
        heard,
    }
}

/// Returns how many trials ended like this.
pub(in crate::app) fn share<'a>(trials: impl Iterator<Item = &'a Trial<'a>>, verdict: Verdict) -> Share {
    let mut share = Share::default();
    for trial in trials {
        share.of += 1;
        share.count += usize::from(trial.verdict == verdict);
    }
    share
}
