//! A pipe of which nothing stays in memory once it was read: what a helper reports may be what was said of a sealed move.

use std::io::{self, BufRead, Read};

/// So much is read at once.
const AT_ONCE: usize = 8 * 1024;

/// Reads through a buffer that is overwritten with what was taken out of it.
pub(super) struct WipedReader<Pipe> {
    pipe: Pipe,
    buffer: Box<[u8]>,
    /// What was read and not taken out yet.
    from: usize,
    to: usize,
}

impl<Pipe: Read> WipedReader<Pipe> {
    pub(super) fn new(pipe: Pipe) -> Self {
        Self {
            pipe,
            buffer: vec![0; AT_ONCE].into(),
            from: 0,
            to: 0,
        }
    }
}

impl<Pipe: Read> BufRead for WipedReader<Pipe> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.from == self.to {
            (self.from, self.to) = (0, self.pipe.read(&mut self.buffer)?);
        }
        Ok(&self.buffer[self.from..self.to])
    }

    fn consume(&mut self, amount: usize) {
        let taken = self.from..self.to.min(self.from + amount);
        self.buffer[taken.clone()].fill(0);
        self.from = taken.end;
    }
}

impl<Pipe: Read> Read for WipedReader<Pipe> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(into)?;
        self.consume(count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, Read as _};

    use super::WipedReader;

    #[test]
    fn every_line_is_read_and_none_is_left() {
        let text = format!("first\nsecond\n{}\nlast", "x".repeat(20_000));
        let mut reader = WipedReader::new(text.as_bytes());
        let mut lines = Vec::new();
        let mut line = String::new();
        while reader.read_line(&mut line).expect("a line") > 0 {
            assert!(
                reader.buffer[..reader.from].iter().all(|it| *it == 0),
                "it is overwritten"
            );
            lines.push(std::mem::take(&mut line));
        }
        assert_eq!(lines.concat(), text);
        assert!(reader.buffer.iter().all(|it| *it == 0));
        let mut rest = Vec::new();
        WipedReader::new(text.as_bytes()).read_to_end(&mut rest).expect("all");
        assert_eq!(rest, text.as_bytes());
    }
}
