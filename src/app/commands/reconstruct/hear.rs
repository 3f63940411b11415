//! What is said on the recordings: cut at their pauses, each piece heard by the listener and, where its net is there, by
//! the scorer.

use super::recording::Recordings;
use super::result::TapePassage;
use crate::app::failure::Failure;
use crate::app::printing::say_on_stderr;
use crate::app::recogniser::heard::as_heard;
use crate::app::recogniser::offline::OfflineRecogniser;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::listen;
use ansage_core::language::listen::{HeardWord, NOISE};
use ansage_sound::pauses::{Cutter, Stretch};
use ansage_sound::time;

/// Hears every recording; what is wrong with one is told, and the others are heard all the same.
///
/// What may be heard does not depend on a position: which one it is, is not known before everything was heard.
pub(super) fn hear_all(
    recordings: &mut Recordings,
    mut recogniser: OfflineRecogniser,
    words: &Words,
) -> Result<Vec<TapePassage>, Failure> {
    if recogniser.is_free() {
        say_on_stderr(&words.say(&Message::ListenOwnGrammar));
    }
    let heard = recogniser
        .wait_until_ready()
        .and_then(|()| hear_files(&mut recogniser, recordings, words));
    recogniser.close();
    heard
}

fn hear_files(
    recogniser: &mut OfflineRecogniser,
    recordings: &mut Recordings,
    words: &Words,
) -> Result<Vec<TapePassage>, Failure> {
    let mut passages = Vec::new();
    let is_alone = recordings.all.len() == 1;
    for (number, recording) in recordings.all.iter_mut().enumerate() {
        if let Some(mut file) = recording.open() {
            let mut cutter = Cutter::default();
            while let Some(samples) = file.read() {
                recording.samples += samples.len() as u64;
                for stretch in cutter.take(&samples).into_iter().flat_map(Stretch::breaths) {
                    passages.push(passage(recogniser, number, stretch, words)?);
                }
            }
            recording.flaws = file.flaws();
            for stretch in cutter.finish().into_iter().flat_map(Stretch::breaths) {
                passages.push(passage(recogniser, number, stretch, words)?);
            }
            recording.has_voice = passages.iter().any(|it| it.file == number);
        }
        // Why the only one was not heard is what the task ends with.
        let is_told_later = is_alone && recording.error.is_some();
        if let Some(trouble) = recording.trouble().filter(|_| !is_told_later) {
            say_on_stderr(&words.say(&trouble));
        }
    }
    Ok(passages)
}

fn passage(
    recogniser: &mut OfflineRecogniser,
    file: usize,
    stretch: Stretch,
    words: &Words,
) -> Result<TapePassage, Failure> {
    let heard = match recogniser.hear(&stretch.samples)? {
        Some(heard) => Some(heard),
        // The listener died of it, or at the same time; once more, and no more often.
        None => {
            recogniser.wait_until_ready()?;
            recogniser.hear(&stretch.samples)?
        }
    };
    if heard.is_none() {
        let message = Message::ReconstructUnheard { time: time(stretch.at) };
        say_on_stderr(&words.say(&message));
        recogniser.wait_until_ready()?;
    }
    // Somebody spoke there, whatever it was.
    let noise = || listen::Heard {
        words: vec![HeardWord {
            word: NOISE.to_owned(),
            confidence: 0.0,
            start: 0.0,
            end: 0.0,
        }],
        ..listen::Heard::default()
    };
    let mut heard = heard.map_or_else(noise, |it| as_heard(&it));
    heard.scored = recogniser.score(&stretch).unwrap_or_else(|_lost| {
        let message = Message::ReconstructUnscored { time: time(stretch.at) };
        say_on_stderr(&words.say(&message));
        None
    });
    Ok(TapePassage {
        file,
        from: stretch.at,
        to: stretch.at + stretch.samples.len() as u64,
        heard,
    })
}
