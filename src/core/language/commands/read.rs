//! Reading how each language calls the commands, as `voices/commands.toml` has it.

use std::collections::{BTreeMap, BTreeSet};

use super::{CommandWord, Commands, Place, Words};
use crate::language::voices::{Forms, Section, Source, VoiceError, VoiceFlaw, sections, spellings};

impl Commands {
    /// Reads the words of the commands; what a later source says lies over what an earlier one said.
    pub(in crate::language) fn read(sources: &[Source<'_>]) -> Result<Self, VoiceError> {
        let mut commands = Self::default();
        for source in sources {
            for section in sections(source)? {
                let error =
                    |key: &str, fault: VoiceFlaw| VoiceError::new(source.file, key, fault).at_line(Some(section.line));
                commands.add(&section, &error)?;
            }
            commands.check(source.file)?;
        }
        Ok(commands)
    }

    fn add(&mut self, section: &Section, error: &dyn Fn(&str, VoiceFlaw) -> VoiceError) -> Result<(), VoiceError> {
        let Section { key, value, .. } = section;
        let syntax = |what: &str| {
            let what = what.to_owned();
            move |it: toml::de::Error| error(&what, VoiceFlaw::Syntax(it.message().to_owned()))
        };
        let table = value
            .clone()
            .try_into::<BTreeMap<String, toml::Value>>()
            .map_err(syntax(key))?;
        for (name, value) in table {
            let place = format!("{key}.{name}");
            if let Some(at) = Place::ALL.into_iter().find(|it| it.keys() == key) {
                let number = name.strip_prefix('F').and_then(|it| it.parse::<u8>().ok());
                let number = number.filter(|it| (1..=12).contains(it));
                let number = number.ok_or_else(|| error(&place, VoiceFlaw::UnknownKey))?;
                let id = value.try_into::<String>().map_err(syntax(&place))?;
                let word = CommandWord::of_id(&id).filter(|it| it.is_said_at(at));
                let word = word.ok_or_else(|| error(&id, VoiceFlaw::UnknownKey))?;
                self.keys.insert((at, number), word);
            } else {
                let word = CommandWord::of_id(key).ok_or_else(|| error(key, VoiceFlaw::UnknownKey))?;
                let mut words = value.try_into::<Words>().map_err(syntax(&place))?;
                if words.all().any(|it| it.is_empty() || it.contains(char::is_whitespace)) {
                    return Err(error(&place, VoiceFlaw::Empty));
                }
                words.spellings = words.all().flat_map(|it| spellings(it)).collect();
                self.words.entry(word).or_default().insert(name, words);
            }
        }
        Ok(())
    }

    /// Proves that within a language and a place, the English ids included, every form means one command.
    fn check(&self, file: &str) -> Result<(), VoiceError> {
        let languages = self.words.values().flat_map(BTreeMap::keys).collect::<BTreeSet<_>>();
        for (language, place) in languages.into_iter().flat_map(|it| Place::ALL.map(|place| (it, place))) {
            let mut forms = Forms::new();
            for word in CommandWord::ALL.iter().filter(|it| it.is_said_at(place)) {
                let own = self.in_language(*word, language).into_iter().flat_map(Words::all);
                for form in own.map(String::as_str).chain([word.id()]) {
                    let key = format!("{}.{language}", word.id());
                    forms
                        .claim(form, &key)
                        .map_err(|fault| VoiceError::new(file, key.as_str(), fault))?;
                }
            }
        }
        Ok(())
    }
}
