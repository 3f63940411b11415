//! The messages of one language, read from Fluent and checked against the closed set.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use super::{Argument, MessageId, WORD};
use crate::language::voices::{Source, VoiceError, VoiceFlaw, line_at};
use crate::language::when_asked::WhenAsked;

/// Every message in the words of one language.
pub struct Messages {
    language: String,
    bundle: FluentBundle<FluentResource>,
    /// Those of ours that are not in the bundle, each read when it is first said: most never are.
    ours: FxHashMap<&'static str, Unread>,
}

/// A message as its file has it.
struct Unread {
    text: &'static str,
    read: WhenAsked<FluentResource>,
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Messages {
    /// Reads the messages of a language; what a later source says lies over what an earlier one said.
    ///
    /// # Errors
    ///
    /// Returns a [`VoiceError`] for what is no Fluent, for an unknown or missing message, and for a message that is
    /// not about what it should be.
    pub(in crate::language) fn read(language: &str, sources: &[Source<'_>]) -> Result<Self, VoiceError> {
        let last = sources.last().map_or("", |it| it.file);
        let mut bundle = bundle_of(language).ok_or_else(|| VoiceError::new(last, language, VoiceFlaw::NotALanguage))?;
        for source in sources {
            bundle.add_resource_overriding(checked(source)?);
        }
        let complete = |id: &MessageId| bundle.get_message(id.key()).is_some_and(|it| it.value().is_some());
        match MessageId::all().find(|id| !complete(id)) {
            Some(missing) => Err(VoiceError::new(last, missing.key(), VoiceFlaw::Missing)),
            None => Ok(Self {
                language: language.to_owned(),
                bundle,
                ours: FxHashMap::default(),
            }),
        }
    }

    /// Takes the messages of the program, which have been tested; `None` if `language` is not a tag.
    pub(in crate::language) fn of_tested(language: &str, text: &'static str) -> Option<Self> {
        let begins_a_message = |line: &str| line.starts_with(|c: char| c.is_ascii_alphabetic());
        let mut ours = FxHashMap::default();
        let mut begin = 0;
        let mut at = 0;
        for line in text.split_inclusive('\n').chain(["end"]) {
            if begins_a_message(line) {
                let text = &text[begin..at];
                let key = text.split('=').next().unwrap_or_default().trim();
                let read = WhenAsked::default();
                ours.insert(key, Unread { text, read });
                begin = at;
            }
            at += line.len();
        }
        Some(Self {
            language: language.to_owned(),
            bundle: bundle_of(language)?,
            ours,
        })
    }

    /// Returns the tag of the language.
    pub fn language(&self) -> &str {
        &self.language
    }

    pub(super) fn format(&self, id: MessageId, arguments: Vec<(Cow<'static, str>, Argument)>) -> String {
        let arguments = arguments
            .into_iter()
            .map(|(name, value)| (name, FluentValue::from(value)))
            .collect::<FluentArgs<'_>>();
        let read = self.bundle.get_message(id.key()).and_then(|it| it.value());
        let unread = || self.ours.get(id.key()).and_then(Unread::pattern);
        let pattern = read.or_else(unread);
        let pattern = pattern.expect("a catalogue is complete once read");
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors)
            .into_owned();
        debug_assert!(errors.is_empty(), "{} in {}: {errors:?}", id.key(), self.language);
        text
    }
}

impl Unread {
    fn pattern(&self) -> Option<&Pattern<&str>> {
        // A test reads all of them.
        let read = || FluentResource::try_new(self.text.to_owned()).unwrap_or_else(|(damaged, _errors)| damaged);
        match self.read.get_or_init(read).get_entry(0)? {
            Entry::Message(message) => message.value.as_ref(),
            _ => None,
        }
    }
}

/// Returns an empty bundle of a language; `None` if that is not a tag.
fn bundle_of(language: &str) -> Option<FluentBundle<FluentResource>> {
    let tag = language.parse::<LanguageIdentifier>().ok()?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks around what is inserted are for mixed writing directions; a Braille line would show them.
    bundle.set_use_isolating(false);
    Some(bundle)
}

impl From<Argument> for FluentValue<'_> {
    fn from(argument: Argument) -> Self {
        match argument {
            Argument::Text(text) => FluentValue::from(text),
            Argument::Number(number) => FluentValue::from(number),
        }
    }
}

/// Reads one file and proves that each of its messages is known and about what it should be.
fn checked(source: &Source<'_>) -> Result<FluentResource, VoiceError> {
    if let Some(at) = too_deep(source.text) {
        let flaw = VoiceFlaw::Syntax(format!("more than {DEEPEST} placeables within each other"));
        let key = key_before(source.text, at + 1);
        return Err(VoiceError::new(source.file, key, flaw).at_line(Some(line_at(source.text, at))));
    }
    let resource = FluentResource::try_new(source.text.to_owned()).map_err(|(_resource, errors)| {
        let first = errors.first();
        let line = first.map(|it| line_at(source.text, it.pos.start));
        let why = first.map(ToString::to_string).unwrap_or_default();
        let key = first
            .map(|it| key_before(source.text, it.pos.start))
            .unwrap_or_default();
        VoiceError::new(source.file, key, VoiceFlaw::Syntax(why)).at_line(line)
    })?;
    for entry in resource.entries() {
        if let Entry::Message(message) = entry {
            check(message).map_err(|flaw| {
                VoiceError::new(source.file, message.id.name, flaw).at_line(line_of(source.text, message.id.name))
            })?;
        }
    }
    Ok(resource)
}

/// Returns the message a fault stands in: the last one that begins before it.
fn key_before(text: &str, fault: usize) -> &str {
    let mut begin = 0;
    let up_to_the_fault = text.split_inclusive('\n').take_while(|line| {
        let stands_before = begin < fault;
        begin += line.len();
        stands_before
    });
    let begins_a_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    let last = up_to_the_fault.filter(begins_a_message).last();
    last.and_then(|it| it.split_once('=')).map_or("", |(key, _)| key.trim())
}

fn check(message: &Message<&str>) -> Result<(), VoiceFlaw> {
    let id = MessageId::named(message.id.name).ok_or(VoiceFlaw::UnknownKey)?;
    if let Some(attribute) = message.attributes.first() {
        return Err(VoiceFlaw::Syntax(format!("attribute .{}", attribute.id.name)));
    }
    let mut found = Found::default();
    let placeables = message.value.as_ref().map_or(0, |it| in_pattern(it, &mut found));
    let Found { named, reference } = found;
    if let Some(reference) = reference {
        return Err(VoiceFlaw::Syntax(format!("{reference} is no argument")));
    }
    if placeables > MOST_PLACEABLES {
        return Err(VoiceFlaw::Syntax(format!("more than {MOST_PLACEABLES} placeables")));
    }
    let wanted = id.arguments().iter().copied().collect::<BTreeSet<_>>();
    let is_known = |name: &str| wanted.contains(name) || name.strip_suffix(WORD).is_some_and(|it| wanted.contains(it));
    if let Some(name) = named.iter().find(|it| !is_known(it)) {
        return Err(VoiceFlaw::UnknownArgument((*name).to_owned()));
    }
    match wanted.difference(&named).next() {
        Some(name) => Err(VoiceFlaw::MissingArgument((*name).to_owned())),
        None => Ok(()),
    }
}

/// Returns the line on which a message begins.
fn line_of(text: &str, name: &str) -> Option<usize> {
    let begins = |line: &str| {
        line.split_once('=')
            .is_some_and(|(left, _right)| left.trim_end() == name)
    };
    text.lines().position(begins).map(|index| index + 1)
}

/// How deep placeables stand within each other at most: each is read within the one around it.
const DEEPEST: usize = 16;

/// Placeables that are filled in for one message; the library leaves out those beyond.
const MOST_PLACEABLES: usize = 100;

/// Returns where braces are opened within too many others. A line that begins at the edge begins a message.
fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut is_edge = true;
    for (at, sign) in text.bytes().enumerate() {
        match sign {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ if is_edge && sign.is_ascii_alphabetic() => depth = 0,
            _ => {}
        }
        if depth > DEEPEST {
            return Some(at);
        }
        is_edge = sign == b'\n';
    }
    None
}

/// What stands in the placeables of a message.
#[derive(Default)]
struct Found<'a> {
    /// Arguments.
    named: BTreeSet<&'a str>,
    /// Another message, a term or a function: nothing says that it is there, or that it does not lead back.
    reference: Option<&'a str>,
}

/// Returns how many placeables are filled in at most.
fn in_pattern<'a>(pattern: &Pattern<&'a str>, found: &mut Found<'a>) -> usize {
    let of_element = |element: &PatternElement<&'a str>| match element {
        PatternElement::Placeable { expression } => 1 + in_expression(expression, found),
        PatternElement::TextElement { .. } => 0,
    };
    pattern.elements.iter().map(of_element).sum()
}

fn in_expression<'a>(expression: &Expression<&'a str>, found: &mut Found<'a>) -> usize {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            let of_selector = in_inline(selector, found);
            let of_variants = variants.iter().map(|it| in_pattern(&it.value, found)).max();
            of_selector + of_variants.unwrap_or_default()
        }
    }
}

fn in_inline<'a>(inline: &InlineExpression<&'a str>, found: &mut Found<'a>) -> usize {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.named.insert(id.name);
            0
        }
        InlineExpression::Placeable { expression } => 1 + in_expression(expression, found),
        InlineExpression::FunctionReference { id, .. }
        | InlineExpression::MessageReference { id, .. }
        | InlineExpression::TermReference { id, .. } => {
            found.reference = Some(id.name);
            0
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => 0,
    }
}
