//! The hash chain of a journal: each line seals itself and every line before it.

use sha2::{Digest, Sha256};

/// What stands between a line's payload and its seal.
const BEFORE_SEAL: &str = ",\"chain\":\"";
/// What follows the seal.
const AFTER_SEAL: &str = "\"}";
/// Bytes of the hash written in hexadecimal.
const SEAL_BYTES: usize = 64;
/// Bytes at the end of a line, newline included, that tell the head of the chain behind it.
pub(super) const SEALED_END_BYTES: usize = SEAL_BYTES + AFTER_SEAL.len() + 1;

/// The head of a chain: the hash of the last line and, through it, of every line before.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Head([u8; 32]);

/// A line whose seal is missing or is not that of its text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Broken;

impl Head {
    /// Returns the 32 bytes of the hash; all zero before the first line.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Returns the line that carries `payload`, newline included, and moves the head to it.
    ///
    /// `payload` is a JSON object with at least one member, on one line.
    pub(super) fn seal(&mut self, payload: &str) -> String {
        self.advance(payload);
        let open = payload.strip_suffix('}').unwrap_or(payload);
        format!("{open}{BEFORE_SEAL}{}{AFTER_SEAL}\n", self.hexadecimal())
    }

    /// Checks a line without its newline and moves the head to it. The text itself is checked, not what it parses to,
    /// so members that this version does not know are sealed like all others.
    pub(super) fn check(&mut self, line: &str) -> Result<(), Broken> {
        let (open, seal) = split(line).ok_or(Broken)?;
        let mut next = *self;
        next.advance(&format!("{open}}}"));
        if next.hexadecimal() != seal {
            return Err(Broken);
        }
        *self = next;
        Ok(())
    }

    /// Returns the head behind a line, told by its last [`SEALED_END_BYTES`] or more; nothing is checked.
    pub(super) fn at_the_end_of(end: &str) -> Option<Self> {
        let seal = end.strip_suffix('\n')?.strip_suffix(AFTER_SEAL)?;
        let seal = seal.get(seal.len().checked_sub(SEAL_BYTES)?..)?;
        let mut hash = [0; 32];
        for (index, byte) in hash.iter_mut().enumerate() {
            *byte = u8::from_str_radix(seal.get(2 * index..2 * index + 2)?, 16).ok()?;
        }
        Some(Self(hash))
    }

    fn advance(&mut self, payload: &str) {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(payload.as_bytes());
        self.0 = hash.finalize().into();
    }

    fn hexadecimal(&self) -> String {
        let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
        let mut digits = String::with_capacity(SEAL_BYTES);
        for byte in self.0 {
            digits.push(digit(byte >> 4));
            digits.push(digit(byte & 0xf));
        }
        digits
    }
}

/// Splits a line into its payload, without the closing brace, and its seal.
fn split(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_suffix(AFTER_SEAL)?;
    let (open, seal) = rest.split_at_checked(rest.len().checked_sub(SEAL_BYTES)?)?;
    Some((open.strip_suffix(BEFORE_SEAL)?, seal))
}

#[cfg(test)]
mod tests {
    use super::{Broken, Head};

    #[test]
    fn a_sealed_line_is_json_and_passes_the_check() {
        let line = Head::default().seal(r#"{"at":5}"#);
        let value: serde_json::Value = serde_json::from_str(&line).expect("one JSON object");
        assert_eq!(value["at"], 5);
        assert_eq!(Head::default().check(line.trim_end()), Ok(()));
    }

    #[test]
    fn a_line_passes_only_behind_the_line_it_was_sealed_behind() {
        let mut head = Head::default();
        head.seal(r#"{"at":1}"#);
        let second = head.seal(r#"{"at":2}"#);
        assert_eq!(Head::default().check(second.trim_end()), Err(Broken));
    }

    #[test]
    fn a_line_without_a_seal_is_broken() {
        for line in ["", "{}", r#"{"at":5}"#, r#"{"at":5,"chain":"00"}"#, "ä\"}"] {
            assert_eq!(Head::default().check(line), Err(Broken), "{line}");
        }
    }
}
