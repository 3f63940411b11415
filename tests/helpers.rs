//! Tests of the helper programs, with what is real behind them.

#[cfg(feature = "braille")]
mod braille_display;
mod e2e;
#[cfg(all(feature = "recorder", feature = "listener", feature = "scorer"))]
mod ears;
#[cfg(feature = "full")]
mod installed;
#[cfg(feature = "listener")]
mod listener;
#[cfg(all(feature = "listener", feature = "scorer"))]
mod listening_proof;
#[cfg(all(feature = "listener", feature = "scorer"))]
mod reconstruction;
#[cfg(feature = "recorder")]
mod recorder;
#[cfg(feature = "scorer")]
mod scorer;
#[cfg(feature = "speaker")]
mod speaker;
#[cfg(all(feature = "speaker", feature = "systemvoice"))]
mod system_voice;
#[cfg(feature = "recorder")]
mod tape;
