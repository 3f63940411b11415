//! The assembled program with its helpers, from a key or a spoken word to what is heard or felt.

#[cfg(feature = "braille")]
mod braille;
#[cfg(feature = "braille")]
mod braille_comparison;
#[cfg(feature = "speaker")]
mod doctor;
#[cfg(feature = "speaker")]
mod play_file;
#[cfg(feature = "speaker")]
mod readme;
#[cfg(all(feature = "speaker", feature = "listener"))]
mod reconstruct_by_ear;
#[cfg(feature = "recorder")]
mod record;
#[cfg(feature = "recorder")]
mod record_words;
#[cfg(feature = "speaker")]
mod sound;
#[cfg(all(feature = "speaker", feature = "recorder", feature = "listener"))]
mod spoken_comparison;
#[cfg(all(feature = "speaker", feature = "recorder", feature = "listener", feature = "scorer"))]
mod spoken_game;
#[cfg(feature = "recorder")]
mod tape;
