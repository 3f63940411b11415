//! What stands on the screen and on the Braille line when nothing is being said.

/// The standing state of the conversation; compared with the last one and drawn only if it changed.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct View {
    /// The prompt of the plain face, e.g. `12 Weiß: `.
    pub prompt: String,
}
