//! A clip of a game as a chapter of its sound.

use ansage_core::game::{Clip, ClipOf, Game, Move, Position};
use ansage_sound_files::clips::ClipError;

/// A clip in the file, or why it is not there.
pub(in crate::app::commands) struct Chapter<'a> {
    pub(in crate::app::commands) clip: &'a Clip,
    pub(in crate::app::commands) title: String,
    /// Its first sample and the one after its last.
    pub(in crate::app::commands) place: Result<(usize, usize), ClipError>,
}

/// Returns the position in which the half-move of a clip was made, if it belongs to one that still stands.
pub(in crate::app::commands) fn before(clip: &Clip, game: &Game) -> Option<Position> {
    let index = usize::from(clip.ply?).checked_sub(1)?;
    game.plies().get(index).map(|it| it.before.clone())
}

/// Returns the move of a clip; in the place of a dash the one that was written there since.
pub(in crate::app::commands) fn move_of(clip: &Clip, game: &Game) -> Option<Move> {
    let written = || game.plies().get(usize::from(clip.ply?).checked_sub(1)?);
    let filled = || written().filter(|it| clip.of == ClipOf::Move && it.filled);
    clip.m.or_else(|| filled().map(|it| it.m))
}
