//! The recogniser held to what may be said now, and the last few of what could be said before.

use std::path::{Path, PathBuf};

use ansage_core::desk::{AskedNow, Attention, MayBeSaid};
use ansage_core::game::Position;
use ansage_core::language::Sight;
use ansage_core::language::listen::{Hearing, KnownWords, Phrasebook};
use ansage_devices::listening::model::{BindError, Bindable, BoundModel, Readiness};
use ansage_files::model_folder::ModelError;
use ansage_wire::listening::ForCommands;

/// So many models are kept ready: with a key and without one, for commands and for what stops something; a question that
/// comes and goes, a move that is taken back.
const KEPT_MODELS: usize = 8;

/// What a recogniser may be held to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Grammar {
    /// What may be said.
    Said(Box<MayBeSaid>),
    /// The words that stop something, and noise.
    Veto,
}

impl Grammar {
    /// Returns the grammar of what may be said; without a look at the position it is the same in all of them.
    pub(super) fn of(said: &MayBeSaid) -> Self {
        let position = match said.sight {
            Sight::Legal => said.position.clone(),
            Sight::Movement | Sight::Words => Position::start(),
        };
        let asked = match (&said.asked, said.sight) {
            (AskedNow::Which(_) | AskedNow::WhichSaid(_), Sight::Movement | Sight::Words) => {
                AskedNow::Which(Vec::new())
            }
            (asked, _) => asked.clone(),
        };
        Self::Said(Box::new(MayBeSaid {
            position,
            sight: said.sight,
            asked,
        }))
    }
}

/// What a recogniser is held to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wanted {
    grammar: Grammar,
    readiness: Readiness,
}

impl Wanted {
    /// What stops something.
    pub(super) const VETO: Self = Self {
        grammar: Grammar::Veto,
        readiness: Readiness::AsMade,
    };

    /// Returns what is wanted while somebody is listened to like this.
    pub(super) fn of(said: &MayBeSaid, attention: Attention) -> Self {
        let readiness = match attention {
            Attention::Veto => return Self::VETO,
            Attention::Open => Readiness::Open,
            // It is held ready for the key.
            Attention::None | Attention::Talk(_) => Readiness::Held,
        };
        let grammar = Grammar::of(said);
        Self { grammar, readiness }
    }

    /// Returns what hears the commands among it: the same in every position, so that a move costs no new one.
    pub(super) fn for_commands(said: &MayBeSaid) -> Self {
        let everywhere = MayBeSaid {
            sight: Sight::Movement,
            ..said.clone()
        };
        Self {
            grammar: Grammar::of(&everywhere),
            readiness: Readiness::AsMade,
        }
    }
}

/// A recogniser and the grammars it is held to.
pub(super) struct Tuning {
    model: PathBuf,
    /// `None` if it takes no grammar: then it is used as it is.
    bindable: Option<Bindable>,
    book: Phrasebook,
    /// The words of moves, and those that may stand beside them.
    words: [Vec<String>; 2],
    /// The last used at the end.
    bound: Vec<Bound>,
}

struct Bound {
    /// All that led to this grammar.
    wanted: Vec<Wanted>,
    written: Vec<u8>,
    model: BoundModel,
}

impl Tuning {
    /// Opens a recogniser that is asked for words of a language and has been [checked](ansage_files::model_folder::check).
    ///
    /// # Errors
    ///
    /// Names its list of words if that cannot be used.
    pub(super) fn open(model: &Path, hearing: &Hearing<'_>) -> Result<Self, ModelError> {
        let bindable = Bindable::open(model)?;
        let known = bindable
            .as_ref()
            .map_or_else(|| KnownWords::new([]), Bindable::known_words);
        let book = Phrasebook::new(hearing.lexicon, hearing.spoken, &known);
        if bindable.is_some() && !book.unknown().is_empty() {
            tracing::debug!(
                unknown = book.unknown().len(),
                "the recogniser lacks words of these phrases"
            );
        }
        Ok(Self {
            model: model.to_owned(),
            bindable,
            words: [book.words_of_moves(), book.words_beside_moves()],
            book,
            bound: Vec::new(),
        })
    }

    /// Holds the recogniser to what is wanted; true if that is new.
    ///
    /// # Errors
    ///
    /// Says why it cannot be held to it.
    pub(super) fn tune(&mut self, wanted: &Wanted) -> Result<bool, BindError> {
        let Some(bindable) = &self.bindable else {
            return Ok(false);
        };
        if let Some(place) = self.place_of(wanted) {
            self.bound[place..].rotate_left(1);
            return Ok(false);
        }
        let graph = match &wanted.grammar {
            Grammar::Veto => self.book.veto(),
            Grammar::Said(said) => self.book.grammar(&said.position, said.sight, &said.asked.as_asked()),
        };
        let written = bindable.written(&graph)?;
        let is_alike = |it: &Bound| it.written == written && it.wanted[0].readiness == wanted.readiness;
        if let Some(place) = self.bound.iter().position(is_alike) {
            self.bound[place].wanted.push(wanted.clone());
            self.bound[place..].rotate_left(1);
            return Ok(false);
        }
        let model = bindable.bind(&graph, wanted.readiness)?;
        if self.bound.len() == KEPT_MODELS {
            self.bound.remove(0);
        }
        self.bound.push(Bound {
            wanted: vec![wanted.clone()],
            written,
            model,
        });
        Ok(true)
    }

    /// Returns the folder of the recogniser that is held to what is wanted; `None` before it was.
    pub(super) fn model_of(&self, wanted: &Wanted) -> Option<&Path> {
        if self.bindable.is_none() {
            return Some(&self.model);
        }
        let place = self.place_of(wanted)?;
        Some(self.bound[place].model.folder())
    }

    /// Returns what hears commands again where this is said; `None` where the recogniser itself is held to nothing.
    pub(super) fn for_commands(&self, said: &MayBeSaid) -> Option<ForCommands> {
        self.bindable.as_ref()?;
        let [moves, beside] = self.words.clone();
        let model = self.model_of(&Wanted::for_commands(said))?.to_owned();
        Some(ForCommands { model, moves, beside })
    }

    /// Returns the folders of all that are kept ready.
    pub(super) fn models(&self) -> Vec<&Path> {
        if self.bindable.is_none() {
            return vec![&self.model];
        }
        self.bound.iter().map(|it| it.model.folder()).collect()
    }

    fn place_of(&self, wanted: &Wanted) -> Option<usize> {
        self.bound.iter().position(|it| it.wanted.contains(wanted))
    }
}
