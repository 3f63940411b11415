//! The recogniser held to what may be said now, and the last few of what could be said before.

use std::path::{Path, PathBuf};

use crate::desk::{AskedNow, MayBeSaid};
use crate::devices::listening::model::{self, BindError, Bindable, BoundModel, ModelFault};
use crate::game::Position;
use crate::language::Sight;
use crate::language::listen::{Hearing, KnownWords, Phrasebook};

/// So many grammars are kept ready: a question that comes and goes, a move that is taken back.
const KEPT: usize = 4;

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
            Sight::Movement => Position::start(),
        };
        let asked = match (&said.asked, said.sight) {
            (AskedNow::Which(_), Sight::Movement) => AskedNow::Which(Vec::new()),
            (asked, _) => asked.clone(),
        };
        Self::Said(Box::new(MayBeSaid {
            position,
            sight: said.sight,
            asked,
        }))
    }
}

/// A recogniser and the grammars it is held to.
pub(super) struct Tuning {
    model: PathBuf,
    /// `None` if it takes no grammar: then it is used as it is.
    bindable: Option<Bindable>,
    book: Phrasebook,
    /// The last used at the end.
    bound: Vec<Bound>,
}

struct Bound {
    /// All that led to this grammar.
    grammars: Vec<Grammar>,
    written: Vec<u8>,
    model: BoundModel,
}

impl Tuning {
    /// Opens a recogniser that is asked for words of a language.
    ///
    /// # Errors
    ///
    /// Names the first file that is missing or not as it was made.
    pub(super) fn open(model: &Path, hearing: &Hearing<'_>) -> Result<Self, ModelFault> {
        model::check(model)?;
        let bindable = Bindable::open(model)?;
        let known = bindable
            .as_ref()
            .map_or_else(|| KnownWords::new([]), Bindable::known_words);
        let book = Phrasebook::new(hearing.lexicon, hearing.spoken, &known);
        if bindable.is_some() && !book.unknown().is_empty() {
            tracing::debug!(unknown = ?book.unknown(), "the recogniser lacks words of these phrases");
        }
        Ok(Self {
            model: model.to_owned(),
            bindable,
            book,
            bound: Vec::new(),
        })
    }

    /// Holds the recogniser to a grammar; true if that is a new one.
    ///
    /// # Errors
    ///
    /// Says why it cannot be held to it.
    pub(super) fn tune(&mut self, grammar: &Grammar) -> Result<bool, BindError> {
        let Some(bindable) = &self.bindable else {
            return Ok(false);
        };
        if let Some(place) = self.place_of(grammar) {
            self.bound[place..].rotate_left(1);
            return Ok(false);
        }
        let graph = match grammar {
            Grammar::Veto => self.book.veto(),
            Grammar::Said(said) => self.book.grammar(&said.position, said.sight, &said.asked.as_asked()),
        };
        let written = bindable.written(&graph)?;
        if let Some(place) = self.bound.iter().position(|it| it.written == written) {
            self.bound[place].grammars.push(grammar.clone());
            self.bound[place..].rotate_left(1);
            return Ok(false);
        }
        let model = bindable.bind(&graph)?;
        if self.bound.len() == KEPT {
            self.bound.remove(0);
        }
        self.bound.push(Bound {
            grammars: vec![grammar.clone()],
            written,
            model,
        });
        Ok(true)
    }

    /// Returns the folder of the recogniser that is held to a grammar; `None` before it was.
    pub(super) fn model_of(&self, grammar: &Grammar) -> Option<&Path> {
        if self.bindable.is_none() {
            return Some(&self.model);
        }
        let place = self.place_of(grammar)?;
        Some(self.bound[place].model.folder())
    }

    /// Returns the folders of all that are kept ready.
    pub(super) fn models(&self) -> Vec<&Path> {
        if self.bindable.is_none() {
            return vec![&self.model];
        }
        self.bound.iter().map(|it| it.model.folder()).collect()
    }

    fn place_of(&self, grammar: &Grammar) -> Option<usize> {
        self.bound.iter().position(|it| it.grammars.contains(grammar))
    }
}
