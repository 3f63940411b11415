//! Reads the index of `rust-analyzer scip`: where each name is used, and where it is defined.
//!
//! An index is a protocol buffer. Of its fields three are wanted here, so they are read by hand; the crates that read all of
//! them bring a second version of `thiserror`, which `deny.toml` refuses. The numbers of the fields are those of `scip.proto`.

/// A document of an index: a source file.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Document {
    /// The path from the top of the repository on.
    pub path: String,
    /// Every name in it.
    pub occurrences: Vec<Occurrence>,
}

/// A name in a document.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Occurrence {
    /// What it names, e.g. `rust-analyzer cargo ansage-core 0.1.0 desk/table/impl#[Table]settle().`.
    pub symbol: String,
    /// The line, counted from 1.
    pub line: usize,
    /// True where it is defined.
    pub is_definition: bool,
}

/// How a field is written, and what it holds.
enum Field<'a> {
    Number(u64),
    Bytes(&'a [u8]),
    /// A number of four or eight bytes; none of these is wanted.
    Fixed,
}

/// Reads the documents of an index; `None` if it is none, or cut short.
#[must_use]
pub fn documents(index: &[u8]) -> Option<Vec<Document>> {
    let mut documents = Vec::new();
    each_field(index, |number, field| {
        if let (2, Field::Bytes(bytes)) = (number, field) {
            documents.push(document(bytes)?);
        }
        Some(())
    })?;
    Some(documents)
}

fn document(bytes: &[u8]) -> Option<Document> {
    let mut document = Document::default();
    each_field(bytes, |number, field| {
        match (number, field) {
            (1, Field::Bytes(path)) => document.path = String::from_utf8(path.to_vec()).ok()?,
            (2, Field::Bytes(bytes)) => document.occurrences.push(occurrence(bytes)?),
            _ => {}
        }
        Some(())
    })?;
    // On Windows.
    document.path = document.path.replace('\\', "/");
    Some(document)
}

fn occurrence(bytes: &[u8]) -> Option<Occurrence> {
    const DEFINITION: u64 = 1;
    let mut occurrence = Occurrence::default();
    each_field(bytes, |number, field| {
        match (number, field) {
            // Line and columns, the line counted from 0.
            (1, Field::Bytes(range)) => occurrence.line = usize::try_from(varint(range)?.0).ok()? + 1,
            (2, Field::Bytes(symbol)) => occurrence.symbol = String::from_utf8(symbol.to_vec()).ok()?,
            (3, Field::Number(roles)) => occurrence.is_definition = roles & DEFINITION != 0,
            _ => {}
        }
        Some(())
    })?;
    Some(occurrence)
}

/// Calls a function with each field of a message and its number.
fn each_field<'a>(mut bytes: &'a [u8], mut take: impl FnMut(u64, Field<'a>) -> Option<()>) -> Option<()> {
    while !bytes.is_empty() {
        let (tag, rest) = varint(bytes)?;
        let (field, rest) = match tag & 7 {
            0 => {
                let (number, rest) = varint(rest)?;
                (Field::Number(number), rest)
            }
            1 => (Field::Fixed, rest.get(8..)?),
            2 => {
                let (length, rest) = varint(rest)?;
                let (held, rest) = rest.split_at_checked(usize::try_from(length).ok()?)?;
                (Field::Bytes(held), rest)
            }
            5 => (Field::Fixed, rest.get(4..)?),
            _ => return None,
        };
        take(tag >> 3, field)?;
        bytes = rest;
    }
    Some(())
}

/// Reads a number of seven bits a byte, the lowest first.
fn varint(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let mut number = 0;
    for (index, byte) in bytes.iter().enumerate().take(10) {
        number |= u64::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[index + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests;
