//! A claim that ended the game and was left to an arbiter, as the papers have it (D.1 of 2009, G.6, III.6).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::braille::position;
use super::placement::PieceOrder;
use super::{Letters, Message, Messages};
use crate::game::Scoresheet;
use crate::game::resolve::Placement;

/// Returns what an arbiter reads of it: who claimed, why, both times, whether it was checked, and the position in FEN and by its
/// pieces; nothing of a game that ended otherwise.
pub(super) fn lines(messages: &Messages, sheet: &Scoresheet, letters: Letters) -> Vec<String> {
    let Some(left) = &sheet.left_claim else {
        return Vec::new();
    };
    let named = |side: Color| messages.say(&side.fold_wb(Message::White, Message::Black));
    let ground = Message::ClaimGroundNamed {
        ground: left.claim.ground.name().into(),
    };
    let claimed = Message::Claimed {
        side: named(left.claim.side),
        ground: ground.into(),
    };
    let times = left.claim.left.map(|times| {
        let ByColor { white, black } = times.both().map(|it| Duration::from_secs(it.as_secs()));
        let (white_left, black_left) = (white.into(), black.into());
        match times.about {
            true => Message::TimeLeftAbout { white_left, black_left },
            false => Message::TimeLeft { white_left, black_left },
        }
    });
    let checked = match left.checked {
        true => Message::LeftClaimChecked,
        false => Message::LeftClaimUnchecked,
    };
    let told = [Some(claimed), times, Some(checked)];
    let mut lines: Vec<String> = told.iter().flatten().map(|it| messages.say(it)).collect();
    match sheet.final_position() {
        None => lines.push(messages.say(&Message::FormClaimOnPaper)),
        Some(position) => {
            lines.push(messages.say(&Message::FormClaimPosition { fen: position.fen() }));
            let placement = Placement::of(position.board());
            let pieces = |side| {
                format!(
                    "{}: {}",
                    named(side),
                    position::pieces(&placement, side, letters, PieceOrder::ByKind)
                )
            };
            lines.extend([Color::White, Color::Black].map(pieces));
        }
    }
    lines
}
