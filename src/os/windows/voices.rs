//! Windows brings a voice, and its screen readers take words.

/// Its own speech synthesizer.
pub(crate) const OF_THE_SYSTEM: bool = true;
/// NVDA by its controller client, JAWS by its automation object.
pub(crate) const SCREEN_READERS_TAKE_WORDS: bool = true;
