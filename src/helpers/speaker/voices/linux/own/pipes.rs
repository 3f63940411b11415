//! The sound that the service makes, out of named pipes: one for each rate a voice may have.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, FileType, Mode, OFlags, mknodat};

/// The rates of voices, in samples per second. The name of a pipe is `pcm.` and its rate.
const RATES: [u32; 10] = [
    8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000,
];

/// The pipes, open for reading and for as long as they are: a writer that comes and goes ends nothing.
#[derive(Debug)]
pub(crate) struct Pipes(Vec<Pipe>);

#[derive(Debug)]
struct Pipe {
    rate: u32,
    file: std::fs::File,
    /// The first half of a sample whose second half has not come yet.
    half: Option<u8>,
}

/// Returns where the pipe of a rate lies in its folder.
pub(crate) fn path(folder: &Path, rate: u32) -> PathBuf {
    folder.join(format!("pcm.{rate}"))
}

impl Pipes {
    /// Makes the pipes in `folder`.
    pub(crate) fn make(folder: &Path) -> io::Result<Self> {
        let pipe = |rate: u32| {
            let path = path(folder, rate);
            mknodat(CWD, &path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0)?;
            // For writing too, so that there is always somebody who could write.
            let file = OpenOptions::new()
                .read(true)
                .write(true)
                .custom_flags(i32::try_from(OFlags::NONBLOCK.bits()).map_err(io::Error::other)?)
                .open(path)?;
            Ok(Pipe { rate, file, half: None })
        };
        RATES.into_iter().map(pipe).collect::<io::Result<_>>().map(Self)
    }

    /// Returns what there is, with its rate; `None` if there is nothing.
    pub(crate) fn read(&mut self) -> io::Result<Option<(u32, Vec<i16>)>> {
        let mut buffer = [0; 8192];
        for pipe in &mut self.0 {
            match pipe.file.read(&mut buffer) {
                Ok(0) => {}
                Ok(count) => return Ok(Some((pipe.rate, pipe.samples(&buffer[..count])))),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Throws away what there is.
    pub(crate) fn empty(&mut self) -> io::Result<()> {
        while self.read()?.is_some() {}
        for pipe in &mut self.0 {
            pipe.half = None;
        }
        Ok(())
    }

    pub(crate) fn fds(&self) -> impl Iterator<Item = BorrowedFd<'_>> {
        self.0.iter().map(|pipe| pipe.file.as_fd())
    }
}

impl Pipe {
    fn samples(&mut self, bytes: &[u8]) -> Vec<i16> {
        let mut samples = Vec::with_capacity(bytes.len() / 2 + 1);
        for byte in bytes {
            match self.half.take() {
                Some(low) => samples.push(i16::from_le_bytes([low, *byte])),
                None => self.half = Some(*byte),
            }
        }
        samples
    }
}
