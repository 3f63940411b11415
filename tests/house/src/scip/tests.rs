//! An index of a few bytes, written by hand.

use super::{Document, Occurrence, documents};

#[test]
fn documents_have_their_paths_and_names() {
    let definition = [field(1, &[11, 7, 13]), field(2, b"a f()."), vec![3 << 3, 1]].concat();
    let reference = [field(1, &[0xac, 0x02, 4, 9]), field(2, b"a f()."), vec![3 << 3, 8]].concat();
    let document = [
        field(4, b"rust"),
        field(1, b"src/core/desk.rs"),
        field(2, &definition),
        field(2, &reference),
    ]
    .concat();
    let index = [field(1, b"metadata"), field(2, &document)].concat();
    let occurrence = |line, is_definition| Occurrence {
        symbol: "a f().".to_owned(),
        line,
        is_definition,
    };
    let expected = Document {
        path: "src/core/desk.rs".to_owned(),
        occurrences: vec![occurrence(12, true), occurrence(301, false)],
    };
    assert_eq!(documents(&index), Some(vec![expected]));
    assert_eq!(documents(&index[..index.len() - 1]), None);
}

/// Writes a field that holds bytes; none here is longer than 127.
fn field(number: u8, held: &[u8]) -> Vec<u8> {
    let length = u8::try_from(held.len()).expect("short");
    [&[number << 3 | 2, length], held].concat()
}
