//! From bytes to text: UTF-8, UTF-16 with its mark, else Windows-1252, in which every Latin-1 file can be read.

/// How the bytes of a file were understood.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Encoding {
    /// UTF-8, with or without a mark.
    Utf8,
    /// UTF-16 with a byte-order mark.
    Utf16,
    /// Windows-1252, of which Latin-1 is a part.
    Windows1252,
}

impl Encoding {
    /// Returns the name under which the encoding is registered.
    pub const fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf16 => "utf-16",
            Encoding::Windows1252 => "windows-1252",
        }
    }
}

/// What stands in Windows-1252 where Latin-1 has control characters, from 0x80 on.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Reads bytes as text and says how; no byte is lost, and a byte-order mark is no part of the text.
pub fn decode(bytes: &[u8]) -> (String, Encoding) {
    match bytes {
        [0xff, 0xfe, rest @ ..] => (utf16(rest, u16::from_le_bytes), Encoding::Utf16),
        [0xfe, 0xff, rest @ ..] => (utf16(rest, u16::from_be_bytes), Encoding::Utf16),
        [0xef, 0xbb, 0xbf, rest @ ..] => utf8_or_windows(rest),
        all => utf8_or_windows(all),
    }
}

/// Reads bytes as [`decode`] does, and makes the text of them where they are UTF-8: a large file is not held twice.
pub fn decode_whole(bytes: Vec<u8>) -> (String, Encoding) {
    if matches!(
        bytes.as_slice(),
        [0xef, 0xbb, 0xbf, ..] | [0xff, 0xfe, ..] | [0xfe, 0xff, ..]
    ) {
        return decode(&bytes);
    }
    match String::from_utf8(bytes) {
        Ok(text) => (text, Encoding::Utf8),
        Err(other) => decode(other.as_bytes()),
    }
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let pairs = bytes.chunks(2).map(|pair| match pair {
        [first, second] => unit([*first, *second]),
        // Half a character at the torn end of a file.
        _ => 0xfffd,
    });
    char::decode_utf16(pairs)
        .map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

fn utf8_or_windows(bytes: &[u8]) -> (String, Encoding) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), Encoding::Utf8),
        Err(_other) => (bytes.iter().map(|it| windows(*it)).collect(), Encoding::Windows1252),
    }
}

fn windows(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
        other => char::from(other),
    }
}

#[cfg(test)]
mod tests {
    use super::{Encoding, decode, decode_whole};

    #[test]
    fn names_are_read_in_every_encoding() {
        let utf16: Vec<u8> = "\u{feff}Müller".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = "\u{feff}Müller".encode_utf16().flat_map(u16::to_be_bytes).collect();
        for (bytes, encoding) in [
            ("Müller".as_bytes(), Encoding::Utf8),
            ("\u{feff}Müller".as_bytes(), Encoding::Utf8),
            (b"M\xfcller".as_slice(), Encoding::Windows1252),
            (utf16.as_slice(), Encoding::Utf16),
            (big.as_slice(), Encoding::Utf16),
        ] {
            assert_eq!(decode(bytes), ("Müller".to_owned(), encoding));
            assert_eq!(decode_whole(bytes.to_owned()), decode(bytes));
        }
    }

    #[test]
    fn what_windows_adds_to_latin_is_read() {
        assert_eq!(decode(b"\x80 \x961\x97 \xbd").0, "€ –1— ½");
    }
}
