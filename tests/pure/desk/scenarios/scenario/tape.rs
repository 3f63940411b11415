//! The tape in a story: what it kept, what it found, how its disk is.

use ansage_core::desk::{ClipHeard, DeviceOutcome, Effect, Input, Utterance};
use ansage_core::language::listen::Heard;
use ansage_wire::{ClipRefusal, KeepId, KeptSound, TapeHealth, TapeHears, UtteranceId};

use super::Table;
use super::script::Step;

impl Table {
    /// `tape keeps 1`, `loses 1`, `finds 0007.flac`, `full`, `unwritable`, `well`; `missing`, `changed`, `unreadable` of the
    /// clip played last; `clips 0001.flac` is a clip of a dictation, `ends` the end of a file in place of a microphone and
    /// `finished` the end of the tape; `hears` shows whether it may. `says 0001.flac: springer felix drei, eins` is what the recogniser
    /// heard in clips, a comma between utterances and a semicolon between clips.
    pub(super) fn tape(&mut self, step: &Step, rest: &str) -> Result<Vec<String>, String> {
        let (what, which) = rest.split_once(' ').unwrap_or((rest, ""));
        let id = || {
            which
                .parse()
                .map(KeepId)
                .map_err(|_number| format!("{which:?} was never asked for"))
        };
        let input = match what {
            "keeps" => Input::Kept(id()?, kept(&format!("{:04}.flac", id()?.0))),
            "loses" => Input::Unkept(id()?),
            "clips" => Input::Outcome(DeviceOutcome::ClipKept(kept(which))),
            "ends" => Input::Outcome(DeviceOutcome::SoundEnded),
            "finished" => Input::Outcome(DeviceOutcome::TapeFinished),
            "finds" => Input::Found(kept(which)),
            "says" => Input::ClipsHeard(which.split(';').map(clip_heard).collect::<Result<_, _>>()?),
            "full" => Input::Tape(TapeHealth::Full),
            "unwritable" => Input::Tape(TapeHealth::Unwritable { why: "test".into() }),
            "well" => Input::Tape(TapeHealth::Well),
            "missing" => self.unplayed(ClipRefusal::Missing)?,
            "changed" => self.unplayed(ClipRefusal::Changed)?,
            "unreadable" => self.unplayed(ClipRefusal::Unreadable)?,
            "hears" => {
                let hears = match self.desk.may_the_tape_hear() {
                    None => "never",
                    Some(TapeHears::All) => "yes",
                    Some(TapeHears::NothingNow) => "no",
                    Some(TapeHears::NothingAndForgets) => "no, and forgets",
                };
                return Ok(vec![format!("taping  {hears}")]);
            }
            _ => return Err(format!("line {}: the tape does not {what:?}", step.line)),
        };
        let effects = self.desk.handle(step.at, input);
        Ok(self.noted(&effects))
    }

    fn unplayed(&self, trouble: ClipRefusal) -> Result<Input, String> {
        let id = self.last_clip.ok_or("no clip was played yet")?;
        Ok(Input::Unplayed(id, trouble))
    }
}

/// Returns the utterance that is a clip, if an effect is.
pub(super) fn clip_in(effect: &Effect) -> Option<UtteranceId> {
    match effect {
        Effect::Say(Utterance { id, sound: Some(_), .. }) => Some(*id),
        _ => None,
    }
}

fn clip_heard(text: &str) -> Result<ClipHeard, String> {
    let (file, said) = text.split_once(':').ok_or_else(|| format!("{text:?} says nothing"))?;
    let said = said.split(',').map(str::trim).filter(|it| !it.is_empty());
    Ok(ClipHeard {
        file: file.trim().to_owned(),
        said: said.map(Heard::of).collect(),
    })
}

/// Four seconds, of which a voice is one and a half.
fn kept(file: &str) -> KeptSound {
    KeptSound {
        file: file.to_owned(),
        sha256: "0".repeat(64),
        length: 64_000,
        voice_from: 32_000,
        voice_to: 56_000,
    }
}
