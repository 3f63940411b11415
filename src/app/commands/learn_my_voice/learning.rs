//! What is said in a lesson, and what is learned from it.

use std::path::Path;

use super::Material;
use super::keeping::Keeping;
use super::proof::Proof;
use crate::app::cli::LearnOptions;
use crate::app::commands::listen::score::recordings::{Kind, Recording, Recordings, Sound};
use crate::app::commands::studio::Takes;
use crate::app::failure::{Failure, io_failure};
use crate::app::recogniser::session::Surroundings;
use crate::app::settings::words::Words;
use ansage_adaptation::learn::Course;
use ansage_adaptation::{Recogniser, Take};
use ansage_core::desk::{DeviceOrder, DeviceOutcome, Learned, TakeExtent, TakeOrder, TakeOutcome};
use ansage_core::language::listen::{Exercise, Meaning};
use ansage_devices::listening::model::own;
use ansage_wire::listening::Until;

/// The recogniser that learns, and where what it has learned is kept.
pub(super) struct Learning<'a> {
    pub(super) options: &'a LearnOptions,
    pub(super) words: &'a Words,
    pub(super) material: &'a Material,
    pub(super) recogniser: &'a Recogniser,
    /// Those in which announcements are heard before anything is learned.
    pub(super) surroundings: Surroundings<'a>,
    pub(super) own: &'a Path,
    pub(super) shipped: &'a Path,
    /// Because the person wants it; by itself nothing is kept.
    pub(super) keeping: Option<Keeping>,
    pub(super) said: LessonSpeech,
}

/// What was said.
#[derive(Default)]
pub(super) struct LessonSpeech {
    takes: Vec<Take>,
    announcements: Vec<Recording>,
}

impl Learning<'_> {
    /// Refuses to keep recordings where there are others.
    pub(super) fn look_for_others(&self) -> Result<(), Failure> {
        match &self.options.keep_recordings {
            Some(folder) => Keeping::look_for_others(folder),
            None => Ok(()),
        }
    }

    /// Names the file of a recording.
    pub(super) fn file_name(&self, order: TakeOrder) -> String {
        format!("{}-{}.wav", self.exercise(order).words.join("-"), order.round + 1)
    }

    fn exercise(&self, order: TakeOrder) -> &Exercise {
        match order.extent {
            TakeExtent::Word => &self.material.exercises[order.of],
            TakeExtent::Announcement => &self.material.announcements[order.of].exercise,
        }
    }

    /// Keeps an announcement as it is heard at the table, with the key held.
    fn keep_announcement(&mut self, order: TakeOrder, samples: Vec<i16>) -> Result<(), Failure> {
        let file = self.file_name(order);
        let announcement = &self.material.announcements[order.of];
        if let Some(keeping) = &mut self.keeping {
            keeping.note(file.clone(), announcement)?;
        }
        self.said.announcements.push(Recording {
            name: file,
            said: announcement.exercise.words.join(" "),
            kind: Kind::Announcement(Meaning::Move(announcement.m)),
            position: announcement.position.clone(),
            has_position: true,
            until: Until::End,
            sound: Sound::Samples(samples),
        });
        Ok(())
    }

    /// Returns how many announcements can be heard; those of a folder are all that are in it.
    fn count(&mut self) -> Result<usize, Failure> {
        if let Some(folder) = &self.options.wav_folder {
            let all = Recordings::read(folder, &self.surroundings.hearing, &self.words.voices)?.usable;
            let is_announcement = |it: &Recording| matches!(it.kind, Kind::Announcement(_));
            self.said.announcements = all.into_iter().filter(is_announcement).collect();
        }
        Ok(self.said.announcements.len())
    }

    fn learn(&self) -> Result<Learned, Failure> {
        let Some(net) = self.recogniser.learn(&self.said.takes, &Course::default()) else {
            return Ok(Learned::TooLittle);
        };
        let trial = own::trial(self.own);
        let unwritable = |path| move |source| io_failure::unwritable(path, &source);
        own::keep(&trial, self.shipped, &net).map_err(unwritable(&trial))?;
        let proof = Proof::of(&self.said.announcements, self.surroundings, &trial);
        own::forget(&trial).map_err(unwritable(&trial))?;
        let proof = proof?;
        tracing::info!(?proof, "a voice has been learned");
        if !proof.holds() {
            return Ok(Learned::NotBetter(proof.not_better()));
        }
        own::keep(self.own, self.shipped, &net).map_err(unwritable(self.own))?;
        Ok(Learned::Better(proof.done()))
    }
}

impl Takes for Learning<'_> {
    fn keep(&mut self, order: TakeOrder, samples: Vec<i16>) -> Result<TakeOutcome, Failure> {
        let words = &self.exercise(order).words;
        let taken = match (order.extent, order.insists) {
            (TakeExtent::Word, false) => self.recogniser.take(words, order.round, &samples),
            // How an announcement sounds is what is to be found out.
            (TakeExtent::Word, true) | (TakeExtent::Announcement, _) => {
                self.recogniser.take_as_said(words, order.round, &samples)
            }
        };
        let take = match taken {
            Ok(take) => take,
            Err(flaw) => return Ok(TakeOutcome::Flawed(flaw.key())),
        };
        if let Some(keeping) = &self.keeping {
            keeping.keep(&self.file_name(order), &samples)?;
        }
        match order.extent {
            TakeExtent::Word => self.said.takes.push(take),
            TakeExtent::Announcement => self.keep_announcement(order, samples)?,
        }
        Ok(TakeOutcome::Kept)
    }

    fn carry_out(&mut self, order: DeviceOrder) -> Result<Option<DeviceOutcome>, Failure> {
        match order {
            DeviceOrder::NoteConsent(agrees) => {
                if let Some(folder) = &self.options.keep_recordings {
                    self.keeping = Some(Keeping::begin(folder, self.options, agrees, self.words)?);
                }
                Ok(None)
            }
            DeviceOrder::CountAnnouncements => Ok(Some(DeviceOutcome::AnnouncementsCounted(self.count()?))),
            DeviceOrder::Learn => Ok(Some(DeviceOutcome::VoiceLearned(self.learn()?))),
            _ => Ok(None),
        }
    }
}
