//! Lists of words in the messages, and the lines of the help.

use crate::game::{Allowed, Condition, StopReason};
use crate::language;
use crate::language::help::themes;
use crate::language::{CommandWord, Help, HelpTopic, Message};
use ansage_wire::Segment;

use crate::desk::Listening;
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;

/// What is entered behind a command by its name, as in an event file, or by one of the words that a message lists for it.
pub(in crate::desk) trait Named: Copy {
    /// Returns its name, and the message that lists its words.
    fn named(self) -> (&'static str, Message);
}

impl Named for StopReason {
    fn named(self) -> (&'static str, Message) {
        let reason = self.name().into();
        (self.name(), Message::StopWords { reason })
    }
}

impl Named for Condition {
    fn named(self) -> (&'static str, Message) {
        let condition = self.name().into();
        (self.name(), Message::ConditionWords { condition })
    }
}

impl Named for Allowed {
    fn named(self) -> (&'static str, Message) {
        let what = self.name().into();
        (self.name(), Message::LeaveWords { what })
    }
}

impl Speaker {
    /// Returns the one of several that was entered, if it is one of them.
    pub(in crate::desk) fn entered<T: Named>(&self, all: impl IntoIterator<Item = T>, text: &str) -> Option<T> {
        let is_it = |it: &T| {
            let (name, words) = it.named();
            text == name || self.is_one_of(&words, text)
        };
        all.into_iter().find(is_it)
    }

    /// Returns the one of several that was chosen, by its number in their order or by a word.
    pub(in crate::desk) fn chosen<T: Named>(&self, all: impl IntoIterator<Item = T> + Clone, text: &str) -> Option<T> {
        let number = text.parse::<usize>().ok();
        let numbered = number.and_then(|it| all.clone().into_iter().nth(it.checked_sub(1)?));
        numbered.or_else(|| self.entered(all, text))
    }

    /// Returns the words by which several can be chosen, each with its number.
    pub(in crate::desk) fn numbered<T: Named>(&self, all: impl IntoIterator<Item = T>) -> String {
        let numbered = self.names(all).into_iter().zip(1..);
        let numbered: Vec<String> = numbered.map(|(name, number)| format!("{number} {name}")).collect();
        numbered.join(", ")
    }

    /// Returns the words by which several can be entered, one for each.
    pub(in crate::desk) fn names<T: Named>(&self, all: impl IntoIterator<Item = T>) -> Vec<String> {
        all.into_iter().map(|it| self.first_word(it)).collect()
    }

    /// Returns true if a word is one of those a message lists, parted by commas, in the language of the reports or in
    /// English, however it is spelled.
    pub(in crate::desk) fn is_one_of(&self, list: &Message, word: &str) -> bool {
        self.voices().is_listed(&self.settings().reports, list, word)
    }

    /// Returns the first word by which something can be entered, in the language of the reports.
    pub(in crate::desk) fn first_word(&self, it: impl Named) -> String {
        self.first_of(&it.named().1)
    }

    /// Returns the first of the words that a message lists.
    pub(in crate::desk) fn first_of(&self, list: &Message) -> String {
        let words = self.text(list);
        words.split(',').next().unwrap_or_default().trim().to_owned()
    }

    /// Returns the words that a message lists, in the language of the reports and in English, folded, each once.
    pub(in crate::desk) fn words_listed(&self, list: &Message) -> Vec<String> {
        let languages = [self.settings().reports.as_str(), "en"];
        let lists = languages.into_iter().filter_map(|it| self.voices().messages(it));
        let mut words: Vec<String> = Vec::new();
        for text in lists.map(|it| it.say(list)) {
            words.extend(text.split(',').map(language::fold));
        }
        words.sort();
        words.dedup();
        words
    }

    /// Returns the lines of the help: each command with its words, its key and what it does.
    pub(in crate::desk) fn help_lines(&self, help: Help, runs_our_clock: bool) -> Vec<Telling> {
        let reports = &self.settings().reports;
        let is_list = !matches!(help, Help::Command(_));
        let is_about_listening = match help {
            Help::First | Help::All => true,
            Help::Topic(topic) => topic == HelpTopic::Voice,
            Help::Command(_) => false,
        };
        let listens = self.settings().listen.listening != Listening::Off;
        let talk_key = Message::HelpTalkKey {
            key: self.settings().listen.key_named(),
        };
        let of_the_clock = help
            .tells_of_the_clock(runs_our_clock)
            .then_some(Message::ClockNotApproved);
        let before = (is_about_listening && listens)
            .then_some(talk_key)
            .into_iter()
            .chain(of_the_clock)
            .chain(is_list.then_some(Message::CommandListHead));
        let mode = self.mode();
        let commands = help.commands(mode, |it| policy::exists(it, mode), self.voices(), reports);
        let themes = (help == Help::First).then(|| themes(self.voices(), reports));
        before
            .map(|it| self.text(&it))
            .chain(commands.into_iter().map(|it| self.help_line(it)))
            .chain(themes.map(|it| self.text(&it)))
            .map(|it| self.told_of_the_program(it))
            .collect()
    }

    /// Returns the lines of the help of a clock without a game.
    pub(in crate::desk) fn help_at_the_clock(&self, is_listed: impl Fn(CommandWord) -> bool) -> Vec<Telling> {
        let reports = &self.settings().reports;
        let commands = self.voices().commands().help_of(is_listed, reports);
        let head = [Message::ClockNotApproved, Message::CommandListHead].map(|it| self.text(&it));
        let lines = commands.into_iter().map(|(words, help)| match help {
            Message::HelpCorrect => (words, Message::HelpPressBack),
            help => (words, help),
        });
        (head.into_iter())
            .chain(lines.map(|it| self.help_line(it)))
            .map(|it| self.told_of_the_program(it))
            .collect()
    }

    fn help_line(&self, (words, help): (String, Message)) -> String {
        format!("{words}: {}", self.text(&help))
    }

    fn told_of_the_program(&self, text: String) -> Telling {
        let spoken = vec![Segment::plain(self.settings().reports.clone(), text.clone())];
        Telling::new(Information::Program, text, spoken)
    }
}
