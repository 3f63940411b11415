//! The grammar as the recogniser reads it: `Gr.fst`, a binary OpenFst vector acceptor, and the list of its words.

use std::collections::BTreeMap;

use super::graph::{Spelling, State, Step, WordGraph};

/// The words of a recogniser and their numbers: its `graph/words.txt`.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct SymbolTable {
    numbers: BTreeMap<Spelling, i32>,
    words: BTreeMap<i32, Spelling>,
}

/// A grammar or a list of words that cannot be used.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum FstError {
    /// A line of the list of words is not a word and a number, or one of them stands twice.
    #[error("line {0} of the list of words is damaged")]
    WordList(usize),
    /// The list has no such word.
    #[error("the recogniser does not know {0:?}")]
    UnknownWord(String),
    /// The bytes are no vector acceptor of standard arcs.
    #[error("not a grammar: {0}")]
    NotAGrammar(&'static str),
}

/// The empty label; no word has it.
const EMPTY: i32 = 0;

impl SymbolTable {
    /// Reads the text of `words.txt`: a word and its number on each line.
    ///
    /// # Errors
    ///
    /// Returns the first line that is damaged.
    pub fn read(text: &str) -> Result<Self, FstError> {
        let mut table = Self::default();
        for (index, line) in text.lines().enumerate() {
            let damaged = || FstError::WordList(index + 1);
            let mut fields = line.split_whitespace();
            let (word, number) = match (fields.next(), fields.next(), fields.next()) {
                (None, ..) => continue,
                (Some(word), Some(number), None) => (Spelling::from(word), number.parse::<i32>().ok()),
                _ => return Err(damaged()),
            };
            let number = number.filter(|it| *it >= 0).ok_or_else(damaged)?;
            let before = (
                table.numbers.insert(word.clone(), number),
                table.words.insert(number, word),
            );
            if before != (None, None) {
                return Err(damaged());
            }
        }
        Ok(table)
    }

    /// Returns the words that can be heard; the empty label and the marks of the recogniser's makers are none.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        let heard = self.numbers.iter().filter(|(_, number)| **number != EMPTY);
        heard
            .map(|(word, _)| &**word)
            .filter(|it| !it.starts_with(['<', '#', '!']))
    }

    fn number(&self, word: &str) -> Result<i32, FstError> {
        let found = self.numbers.get(word).copied().filter(|it| *it != EMPTY);
        found.ok_or_else(|| FstError::UnknownWord(word.to_owned()))
    }
}

/// What every file of OpenFst begins with.
const MAGIC: i32 = 2_125_659_606;
const KIND: &str = "vector";
const ARCS: &str = "standard";
const VERSION: i32 = 2;

/// What is claimed of the grammar: the recogniser composes it with its words without looking itself.
const EXPANDED: u64 = 0x1;
const MUTABLE: u64 = 0x2;
const ACCEPTOR: u64 = 0x1_0000;
const NO_EMPTY_LABELS: u64 = 0x80_0000 | 0x200_0000 | 0x800_0000;
const SORTED_BY_LABEL: u64 = 0x1000_0000 | 0x4000_0000;
const CLAIMS: u64 = EXPANDED | MUTABLE | ACCEPTOR | NO_EMPTY_LABELS | SORTED_BY_LABEL;

/// Writes a graph as `Gr.fst`.
///
/// # Errors
///
/// Returns [`FstError::UnknownWord`] for a word that is not in the list.
pub fn write(graph: &WordGraph, symbols: &SymbolTable) -> Result<Vec<u8>, FstError> {
    let mut bytes = Vec::new();
    bytes.extend(MAGIC.to_le_bytes());
    for text in [KIND, ARCS] {
        bytes.extend(count(text.len()).to_le_bytes().iter().take(4));
        bytes.extend(text.as_bytes());
    }
    bytes.extend(VERSION.to_le_bytes());
    let no_symbols_inside: i32 = 0;
    bytes.extend(no_symbols_inside.to_le_bytes());
    bytes.extend(CLAIMS.to_le_bytes());
    let start: i64 = 0;
    for number in [start, count(graph.states().len()), count(graph.steps())] {
        bytes.extend(number.to_le_bytes());
    }
    for state in graph.states() {
        bytes.extend(state.end.unwrap_or(f32::INFINITY).to_le_bytes());
        bytes.extend(count(state.steps.len()).to_le_bytes());
        let mut arcs = Vec::with_capacity(state.steps.len());
        for step in &state.steps {
            arcs.push((symbols.number(&step.word)?, step));
        }
        arcs.sort_by_key(|(number, step)| (*number, step.to));
        for (number, step) in arcs {
            bytes.extend(number.to_le_bytes());
            bytes.extend(number.to_le_bytes());
            bytes.extend(step.cost.to_le_bytes());
            bytes.extend(count(step.to).to_le_bytes().iter().take(4));
        }
    }
    Ok(bytes)
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Reads what [`write()`] wrote, or any other vector acceptor of standard arcs that starts in its first state.
///
/// # Errors
///
/// Returns what the bytes are not.
pub fn read(bytes: &[u8], symbols: &SymbolTable) -> Result<WordGraph, FstError> {
    let mut bytes = Bytes { left: bytes };
    let expect = |holds: bool, what: &'static str| {
        if holds {
            Ok(())
        } else {
            Err(FstError::NotAGrammar(what))
        }
    };
    expect(bytes.number()? == MAGIC, "no OpenFst file")?;
    expect(bytes.text()? == KIND.as_bytes(), "no vector")?;
    expect(bytes.text()? == ARCS.as_bytes(), "no standard arcs")?;
    expect(bytes.number()? == VERSION, "another version")?;
    expect(bytes.number()? == 0, "with symbols of its own")?;
    let claims = u64::from_le_bytes(bytes.take()?);
    expect(claims & ACCEPTOR != 0, "no acceptor")?;
    expect(bytes.long()? == 0, "another start")?;
    let number_of_states = bytes.long()?;
    let number_of_steps = bytes.long()?;
    let mut states = Vec::new();
    for _ in 0..number_of_states {
        let end = Some(f32::from_le_bytes(bytes.take()?)).filter(|it| it.is_finite());
        let mut steps = Vec::new();
        for _ in 0..bytes.long()? {
            let label = bytes.number()?;
            expect(label == bytes.number()?, "no acceptor")?;
            let cost = f32::from_le_bytes(bytes.take()?);
            let to = usize::try_from(bytes.number()?).ok();
            let to = to.filter(|it| *it < number_of_states);
            let to = to.ok_or(FstError::NotAGrammar("a step to nowhere"))?;
            let word = symbols.words.get(&label);
            let word = word.cloned().ok_or(FstError::NotAGrammar("an unknown label"))?;
            steps.push(Step { word, cost, to });
        }
        states.push(State { steps, end });
    }
    let graph = WordGraph::of(states);
    expect(bytes.left.is_empty(), "bytes behind its end")?;
    expect(graph.steps() == number_of_steps, "another number of steps")?;
    Ok(graph)
}

struct Bytes<'a> {
    left: &'a [u8],
}

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], FstError> {
        let (taken, left) = self.left.split_first_chunk().ok_or(FstError::NotAGrammar("cut off"))?;
        self.left = left;
        Ok(*taken)
    }

    fn number(&mut self) -> Result<i32, FstError> {
        Ok(i32::from_le_bytes(self.take()?))
    }

    fn long(&mut self) -> Result<usize, FstError> {
        let number = i64::from_le_bytes(self.take()?);
        usize::try_from(number).map_err(|_negative| FstError::NotAGrammar("a negative number"))
    }

    fn text(&mut self) -> Result<&[u8], FstError> {
        let length = usize::try_from(self.number()?).unwrap_or(usize::MAX);
        let cut = FstError::NotAGrammar("cut off");
        let (text, left) = self.left.split_at_checked(length).ok_or(cut)?;
        self.left = left;
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{FstError, SymbolTable, read, write};
    use crate::language::listen::graph::{NoiseCosts, Spelling, WordGraph};

    const WORDS: &str = "<eps> 0\nvier 1\neva 3\nfelix 2\n[unk] 4\n#0 5\n";

    fn symbols() -> SymbolTable {
        SymbolTable::read(WORDS).expect("a list of words")
    }

    fn graph() -> WordGraph {
        let word = |it: &str| WordGraph::phrase([Spelling::from(it)]);
        let files = word("eva").union(word("felix").costing(0.5));
        let graph = files.sequence(word("vier")).optional(1.0).compact();
        let costs = NoiseCosts {
            alone: 2.5,
            further: 1.0,
            beside: 4.0,
        };
        graph.with_noise(&"[unk]".into(), costs)
    }

    #[test]
    fn a_grammar_is_read_as_it_was_written() {
        let bytes = write(&graph(), &symbols()).expect("all words are known");
        let back = read(&bytes, &symbols()).expect("a grammar");
        assert_eq!((back.states().len(), back.steps()), (4, 8));
        for words in ["eva vier", "felix vier", "felix [unk] vier", "", "[unk]", "vier", "eva"] {
            let words = || words.split_whitespace();
            assert_eq!(
                back.accepts(words()),
                graph().accepts(words()),
                "{words:?}",
                words = words()
            );
        }
        // Sorted by number, not by word.
        let first: Vec<&str> = back.states()[0].steps.iter().map(|it| &*it.word).collect();
        assert_eq!(first, ["felix", "eva", "[unk]", "[unk]"]);
    }

    #[test]
    fn the_words_that_can_be_heard_are_listed() {
        assert_eq!(symbols().words().collect::<Vec<_>>(), ["[unk]", "eva", "felix", "vier"]);
    }

    #[test]
    fn a_word_that_the_recogniser_lacks_is_named() {
        let graph = WordGraph::phrase(["gustav".into()]);
        let unknown = |word: &str| Err(FstError::UnknownWord(word.to_owned()));
        assert_eq!(write(&graph, &symbols()), unknown("gustav"));
        assert_eq!(
            write(&WordGraph::phrase(["<eps>".into()]), &symbols()),
            unknown("<eps>")
        );
    }

    #[test]
    fn a_damaged_list_of_words_is_named_by_its_line() {
        for text in ["a 1\nb", "a 1\nb x", "a 1\nb 1", "a 1\na 2", "a 1\nb -1", "a 1\nb 2 3"] {
            assert_eq!(SymbolTable::read(text), Err(FstError::WordList(2)), "{text:?}");
        }
    }

    #[test]
    fn no_cut_or_altered_grammar_is_believed_or_feared() {
        let bytes = write(&graph(), &symbols()).expect("all words are known");
        for length in 0..bytes.len() {
            assert!(read(&bytes[..length], &symbols()).is_err(), "{length} bytes");
        }
        for index in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[index] ^= 0x80;
            // Costs may differ; whatever is read leads nowhere outside the graph.
            if let Ok(graph) = read(&altered, &symbols()) {
                graph.accepts(["eva", "vier"]);
            }
        }
    }
}
