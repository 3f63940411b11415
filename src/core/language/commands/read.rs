//! Reading how each language calls the commands, as `voices/commands.toml` has it.

use std::collections::{BTreeMap, BTreeSet};

use super::{CommandSet, CommandWord, Commands, ReadingWord, Words};
use crate::language::voices::{FormClaims, Section, Source, VoiceError, VoiceFlaw, sections};
use crate::language::when_asked::WhenAsked;

impl Commands {
    /// Reads the words of the commands; what a later source says lies over what an earlier one said.
    pub(in crate::language) fn read(sources: &[Source<'_>]) -> Result<Self, VoiceError> {
        let mut commands = Self::default();
        for source in sources {
            commands.lay_over(source)?;
        }
        // Of those of the program alone it is tested that every form means one command.
        match sources {
            [_ours] => Ok(commands),
            all => {
                let last = all.last().map_or("", |source| source.file);
                commands.check(last).map(|()| commands)
            }
        }
    }

    fn lay_over(&mut self, source: &Source<'_>) -> Result<(), VoiceError> {
        for section in sections(source)? {
            let line = section.line;
            let error = |key: &str, flaw: VoiceFlaw| VoiceError::new(source.file, key, flaw).at_line(Some(line));
            self.add(section, &error)?;
        }
        Ok(())
    }

    fn add(&mut self, section: Section, error: &dyn Fn(&str, VoiceFlaw) -> VoiceError) -> Result<(), VoiceError> {
        let Section { key, value, .. } = section;
        let syntax = |what: &str| {
            let what = what.to_owned();
            move |it: toml::de::Error| error(&what, VoiceFlaw::of_toml(&it))
        };
        let table = value
            .try_into::<BTreeMap<String, toml::Value>>()
            .map_err(syntax(&key))?;
        let sets = sets();
        if let Some(set) = sets.iter().find(|it| it.keys == key) {
            for (name, value) in table {
                let place = format!("{key}.{name}");
                let number = name.strip_prefix('F').and_then(|it| it.parse::<u8>().ok());
                let number = number.filter(|it| (1..=12).contains(it));
                let number = number.ok_or_else(|| error(&place, VoiceFlaw::UnknownKey))?;
                let id = value.try_into::<String>().map_err(syntax(&place))?;
                let word = set.ids.iter().find(|it| **it == id);
                let word = word.ok_or_else(|| error(&id, VoiceFlaw::UnknownKey))?;
                self.keys.insert((set.keys, number), word);
            }
            return Ok(());
        }
        let id = sets.iter().flat_map(|it| &it.ids).find(|it| **it == key);
        for (name, value) in table {
            let place = format!("{key}.{name}");
            let word = id.ok_or_else(|| error(&key, VoiceFlaw::UnknownKey))?;
            let words = value.try_into::<Words>().map_err(syntax(&place))?;
            if words.all().any(|it| it.is_empty() || it.contains(char::is_whitespace)) {
                return Err(error(&place, VoiceFlaw::Empty));
            }
            self.spellings.insert(name.clone(), WhenAsked::default());
            self.words.entry(word).or_default().insert(name, words);
        }
        Ok(())
    }

    /// Proves that within a language and a set, the English ids included, every form means one command.
    fn check(&self, file: &str) -> Result<(), VoiceError> {
        let languages = self.words.values().flat_map(BTreeMap::keys).collect::<BTreeSet<_>>();
        for (language, set) in languages.into_iter().flat_map(|it| sets().map(|set| (it, set))) {
            let mut claims = FormClaims::new();
            for id in set.ids {
                let words = self.words.get(id).and_then(|it| it.get(language));
                let own = words.into_iter().flat_map(Words::all);
                for form in own.map(String::as_str).chain([id]) {
                    let key = format!("{id}.{language}");
                    claims
                        .claim(form, &key)
                        .map_err(|flaw| VoiceError::new(file, key.as_str(), flaw))?;
                }
            }
        }
        Ok(())
    }
}

/// What of a [`CommandSet`] its words are read by.
struct SetNames {
    /// The table of its function keys.
    keys: &'static str,
    /// Its commands.
    ids: Vec<&'static str>,
}

/// Returns every set there is.
fn sets() -> [SetNames; 2] {
    fn names<C: CommandSet>() -> SetNames {
        SetNames {
            keys: C::KEYS,
            ids: C::ALL.iter().map(|it| it.id()).collect(),
        }
    }
    [names::<CommandWord>(), names::<ReadingWord>()]
}
