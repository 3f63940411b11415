//! The help of the command line in one language: the texts of its `help.toml`.

use toml_edit::{Document, Item, TableLike, Value};

use super::markdown;
use super::passage::Passage;

/// Returns the texts of a file, each with its line.
///
/// # Panics
///
/// Panics if it is not TOML: then there is nothing to count.
#[must_use]
pub fn passages(path: &str, text: &str) -> Vec<Passage> {
    let document = Document::parse(text).unwrap_or_else(|why| panic!("{path}: {why}"));
    let mut texts = Vec::new();
    gather(document.as_table(), &mut texts);
    let passages = texts.iter().flat_map(|(offset, value)| {
        let line = 1 + text[..*offset].matches('\n').count();
        markdown::passages(path, (line..).zip(value.lines()))
    });
    passages.collect()
}

fn gather(table: &dyn TableLike, texts: &mut Vec<(usize, String)>) {
    for (_, item) in table.iter() {
        match item {
            Item::Value(Value::String(text)) => {
                let offset = text.span().map_or(0, |it| it.start);
                texts.push((offset, text.value().clone()));
            }
            _ => {
                if let Some(below) = item.as_table_like() {
                    gather(below, texts);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_texts_and_keys_are_not() {
        let text = "# Behind.\n[frame]\nname = \"NAME\"\n\n[texts]\n\"What is behind\" = \"Was `x` folgt\"\n";
        let found: Vec<(usize, String)> = passages("help.toml", text)
            .into_iter()
            .flat_map(|it| it.lines)
            .collect();
        assert_eq!(found, [(3, "NAME".to_owned()), (6, "Was \u{FFFC} folgt".to_owned())]);
    }
}
