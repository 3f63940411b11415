//! Where lies what belongs to the program: beside it, where it was built, or below the same prefix, where it was installed.

use std::path::{Path, PathBuf};

use ansage_os::programs::executable;

use super::read_text;

/// What an installation writes below its prefix, so that its program can say how a missing part is installed.
///
/// Not in `share/ansage`: below `~/.local` that is the folder of a person's journals.
const ORIGIN: &str = "lib/ansage/origin";

/// How the program came to this machine.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Origin {
    /// As packages of Debian or Ubuntu: each helper may have one of its own.
    Packages,
    /// Out of one archive that holds everything.
    Archive,
    /// Built here.
    Built,
}

/// The folders around a program.
#[derive(Clone, Debug)]
pub struct Installation {
    /// Holds the program.
    programs: PathBuf,
}

impl Installation {
    /// Finds that of the running program. Links to it do not matter.
    pub fn of_this_program() -> Self {
        let own = std::env::current_exe().ok();
        Self::around(own.as_deref().and_then(Path::parent).unwrap_or(Path::new(".")))
    }

    /// Names that of a program in a folder.
    pub fn around(programs: &Path) -> Self {
        Self {
            programs: programs.to_owned(),
        }
    }

    /// Tells how it came here.
    pub fn origin(&self) -> Origin {
        let text = self.prefix().and_then(|it| read_text(&it.join(ORIGIN)).ok());
        match text.as_deref().map(str::trim) {
            Some("packages") => Origin::Packages,
            Some("archive") => Origin::Archive,
            _ => Origin::Built,
        }
    }

    /// Returns where a helper lies, or where it should: beside the program, else in `../libexec/ansage`. Nothing else
    /// on the machine is searched.
    pub fn helper(&self, name: &str) -> PathBuf {
        let file = executable(name);
        let beside = self.programs.join(&file);
        let installed = self.prefix().map(|it| it.join("libexec").join("ansage"));
        match installed {
            Some(folder) if !beside.exists() && (folder.is_dir() || self.origin() != Origin::Built) => {
                folder.join(&file)
            }
            _ => beside,
        }
    }

    /// Returns the folder in which an installation has what is neither a program nor a page.
    pub fn data(&self) -> PathBuf {
        self.prefix().unwrap_or(&self.programs).join("lib").join("ansage")
    }

    /// Returns the places where the recogniser of a language may lie: where it is installed, beside the program, and in
    /// the checkout whose `target` the program was built into.
    pub fn recognisers(&self, language: &str) -> Vec<PathBuf> {
        let recogniser = Path::new("voices").join(language).join("recogniser");
        self.roots().into_iter().map(|it| it.join(&recogniser)).collect()
    }

    /// Returns the places where the net of the scorer may lie, in the same order; in a checkout it was fetched.
    pub fn scorers(&self) -> Vec<PathBuf> {
        let fetched = |it: PathBuf| [it.join("scorer"), it.join("vendor").join("scorer")];
        self.roots().into_iter().flat_map(fetched).collect()
    }

    /// Returns the places where the scorer's small net may lie, in the same order; in a checkout it is there.
    pub fn small_scorers(&self) -> Vec<PathBuf> {
        self.roots()
            .into_iter()
            .map(|it| it.join("voices").join("scorer"))
            .collect()
    }

    fn roots(&self) -> Vec<PathBuf> {
        let installed = self.prefix().map(|_| self.data());
        // What is built for another system lies a folder deeper.
        let built = self.prefix().into_iter().flat_map(Path::ancestors).take(2);
        let checkout = built.filter(|it| it.ends_with("target")).find_map(Path::parent);
        let own = Some(self.programs.clone());
        let mut roots = match self.origin() {
            Origin::Built => vec![own, installed],
            Origin::Packages | Origin::Archive => vec![installed, own],
        };
        roots.push(checkout.map(Path::to_owned));
        roots.into_iter().flatten().collect()
    }

    fn prefix(&self) -> Option<&Path> {
        self.programs.parent()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn lay(root: &Path, name: &str, text: &str) {
        let path = root.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[test]
    fn what_was_built_lies_beside_the_program_and_its_recogniser_in_the_checkout() {
        let root = tempfile::tempdir().unwrap();
        lay(root.path(), "target/release/ansage-speaker", "");
        let built = Installation::around(&root.path().join("target/release"));
        assert_eq!(built.origin(), Origin::Built);
        for name in ["ansage-speaker", "ansage-braille"] {
            assert_eq!(
                built.helper(name),
                root.path().join("target/release").join(executable(name))
            );
        }
        for built in ["target/release", "target/aarch64-unknown-linux-gnu/release"] {
            let places = Installation::around(&root.path().join(built)).recognisers("de");
            assert_eq!(places.last(), Some(&root.path().join("voices/de/recogniser")));
        }
    }

    #[test]
    fn what_was_installed_lies_below_the_same_prefix_and_so_does_what_is_missing() {
        for (origin, found) in [("packages\n", Origin::Packages), ("archive\n", Origin::Archive)] {
            let root = tempfile::tempdir().unwrap();
            lay(root.path(), "usr/lib/ansage/origin", origin);
            let installed = Installation::around(&root.path().join("usr/bin"));
            assert_eq!(installed.origin(), found);
            let libexec = root.path().join("usr/libexec/ansage");
            assert_eq!(
                installed.helper("ansage-speaker"),
                libexec.join(executable("ansage-speaker"))
            );
            let recogniser = root.path().join("usr/lib/ansage/voices/de/recogniser");
            assert_eq!(installed.recognisers("de")[0], recogniser);
        }
    }

    #[test]
    fn no_folder_of_a_person_is_taken_for_a_checkout() {
        let root = tempfile::tempdir().unwrap();
        let own = root.path().join("voices/de/recogniser");
        let installed = Installation::around(&root.path().join("local/bin"));
        assert!(!installed.recognisers("de").contains(&own));
    }
}
