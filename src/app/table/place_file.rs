//! Where somebody is in the tutorial: a small file beside the settings, a line for each part that was begun.

use std::io;
use std::path::{Path, PathBuf};

use toml_edit::{DocumentMut, value};

use ansage_core::desk::{Learner, TutorialPlace};
use ansage_files::whole;
use ansage_files::whole::Readers;

/// The file. Whatever is wrong with it costs the place, and nothing else.
#[derive(Debug)]
pub(in crate::app) struct PlaceFile {
    path: PathBuf,
}

impl PlaceFile {
    /// Names the file.
    pub(in crate::app) fn at(path: &Path) -> Self {
        Self { path: path.to_owned() }
    }

    /// Returns the lesson that was left, if one was.
    pub(in crate::app) fn lesson_of(&self, learner: Learner) -> Option<String> {
        let places = self.places();
        places.get(learner.name())?.as_str().map(str::to_owned)
    }

    /// Keeps where somebody is; of a tutorial that was gone through nothing is kept.
    pub(in crate::app) fn keep(&self, place: TutorialPlace) -> io::Result<()> {
        let mut places = self.places();
        match place.lesson {
            Some(lesson) => places[place.learner.name()] = value(lesson),
            None => _ = places.remove(place.learner.name()),
        }
        let folder = self.path.parent().unwrap_or(Path::new("."));
        ansage_files::make_private_folder(folder)?;
        whole::write(&self.path, Readers::Owner, places.to_string().as_bytes())
    }

    fn places(&self) -> DocumentMut {
        let text = ansage_files::read_text(&self.path).unwrap_or_default();
        text.parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::PlaceFile;
    use ansage_core::desk::{Learner, TutorialPlace};

    #[test]
    fn each_part_has_a_place_of_its_own_and_a_damaged_file_is_as_good_as_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new").join("tutorial.toml");
        let file = PlaceFile::at(&path);
        assert_eq!(file.lesson_of(Learner::Player), None);
        let keep = |learner, lesson| file.keep(TutorialPlace { learner, lesson }).expect("a place to write");
        keep(Learner::Player, Some("correct"));
        keep(Learner::Arbiter, Some("keys"));
        assert_eq!(file.lesson_of(Learner::Player).as_deref(), Some("correct"));
        keep(Learner::Player, None);
        assert_eq!(file.lesson_of(Learner::Player), None);
        assert_eq!(file.lesson_of(Learner::Arbiter).as_deref(), Some("keys"));
        std::fs::write(&path, "arbiter = [").expect("it is written");
        assert_eq!(file.lesson_of(Learner::Arbiter), None);
        keep(Learner::Arbiter, Some("illegal"));
        assert_eq!(file.lesson_of(Learner::Arbiter).as_deref(), Some("illegal"));
    }

    #[test]
    fn where_nothing_can_be_written_that_is_said() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = PlaceFile::at(&folder.path().join("file").join("tutorial.toml"));
        std::fs::write(folder.path().join("file"), "no folder").expect("it is written");
        let place = TutorialPlace {
            learner: Learner::Player,
            lesson: Some("moves"),
        };
        assert!(file.keep(place).is_err());
    }
}
