//! The help of a game: what of it is asked for, and its lines.

use super::commands::first_commands;
use super::{CommandMatch, CommandWord, HelpTopic, Message, Voices};
use crate::game::Mode;

/// What of the help is asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Help {
    /// Six commands, and where the rest is.
    First,
    /// Those of a theme.
    Topic(HelpTopic),
    /// One.
    Command(CommandWord),
    /// Every one.
    All,
}

impl Help {
    /// Returns what was asked for behind `/help`, in the words of a language or in English; `None` for what is none of them.
    pub fn asked(text: &str, voices: &Voices, reports: &str) -> Option<Self> {
        let is_one_of = |list: &Message| voices.is_listed(reports, list, text);
        let is_topic = |it: &HelpTopic| text == it.name() || is_one_of(&it.words());
        if text.is_empty() {
            return Some(Self::First);
        }
        if is_one_of(&Message::AllWords) {
            return Some(Self::All);
        }
        if let Some(topic) = HelpTopic::ALL.into_iter().find(is_topic) {
            return Some(Self::Topic(topic));
        }
        match voices.commands().find(text, &[reports]) {
            CommandMatch::One(word, "") => Some(Self::Command(word)),
            CommandMatch::One(..) | CommandMatch::Several(_) | CommandMatch::None => None,
        }
    }

    /// Returns the commands it names, of those there are: how each is entered, and what it does.
    pub fn commands(
        self,
        mode: Mode,
        exists: impl Fn(CommandWord) -> bool,
        voices: &Voices,
        reports: &str,
    ) -> Vec<(String, Message)> {
        let is_asked_for = |it: CommandWord| match self {
            Self::First => first_commands(mode).contains(&it),
            Self::Topic(topic) => HelpTopic::of(it) == topic,
            Self::Command(word) => it == word,
            Self::All => true,
        };
        let is_named = |it| exists(it) && is_asked_for(it);
        voices.commands().help_of(is_named, reports)
    }

    /// Returns true if it is said that the program's clock is no approved one (C02:5.1.l): where it is about the clock, and
    /// where that clock runs.
    pub fn tells_of_the_clock(self, runs_our_clock: bool) -> bool {
        match self {
            Self::Topic(topic) => topic == HelpTopic::Clock,
            Self::First | Self::All => runs_our_clock,
            Self::Command(_) => false,
        }
    }
}

/// Returns the sentence that names the themes of the help, each by its first word.
pub fn themes(voices: &Voices, reports: &str) -> Message {
    let first_of = |list: &Message| {
        let words = voices.messages(reports).map(|it| it.say(list)).unwrap_or_default();
        words.split(',').next().unwrap_or_default().trim().to_owned()
    };
    let themes = HelpTopic::ALL.map(|it| first_of(&it.words()));
    Message::HelpThemes {
        command: voices.commands().name(CommandWord::Help, reports),
        themes: themes.join(", "),
        all: first_of(&Message::AllWords),
    }
}

/// Returns the words by which help about a game can be asked for: those of each theme, and of each command there is.
pub fn words(voices: &Voices, reports: &str, exists: impl Fn(CommandWord) -> bool) -> Vec<String> {
    let messages = voices.messages(reports);
    let listed = |it: &HelpTopic| messages.map(|messages| messages.say(&it.words())).unwrap_or_default();
    let lists: Vec<String> = HelpTopic::ALL.iter().map(listed).collect();
    let themes = lists.iter().flat_map(|it| it.split(", ").map(str::to_owned));
    let there = CommandWord::ALL.iter().filter(|it| exists(**it));
    let commands = there.flat_map(|it| voices.commands().names(*it, reports));
    themes.chain(commands).collect()
}

#[cfg(test)]
mod tests {
    use super::{Help, HelpTopic};
    use crate::game::Mode;
    use crate::language::{CommandWord, Voices};

    #[test]
    fn a_theme_a_command_or_everything_is_asked_for_in_every_language() {
        let voices = Voices::of(ansage_texts::VOICES);
        for language in voices.message_tags() {
            let asked = |text: &str| Help::asked(text, &voices, language);
            assert_eq!(asked(""), Some(Help::First));
            assert_eq!(asked("all"), Some(Help::All));
            assert_eq!(asked("clock"), Some(Help::Topic(HelpTopic::Clock)));
            assert_eq!(asked("correct"), Some(Help::Command(CommandWord::Correct)));
            assert_eq!(asked("heaven"), None);
            for mode in [Mode::Free, Mode::Event] {
                let first = Help::First.commands(mode, |_all| true, &voices, language);
                assert_eq!(first.len(), 6, "{language}");
            }
        }
        assert_eq!(
            Help::asked("Korrektur", &voices, "de"),
            Some(Help::Command(CommandWord::Correct))
        );
        assert_eq!(Help::asked("alles", &voices, "de"), Some(Help::All));
    }
}
