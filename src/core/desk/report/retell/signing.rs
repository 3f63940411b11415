//! What is told of signatures, and of those that fall with the result they were given under (8.7).

use shakmaty::Color;

use super::at_the_table;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::cited;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::laws::{Subject, is_approved, lets_signatures_fall};
use crate::game::{Declared, Event, Game, Outcome};
use crate::language::{CommandWord, Message};

/// Tells a signature; the arbiter reads at whose keys, where they are not those of the signer (8.7).
pub(super) fn tellings(speaker: &Speaker, game: &Game, side: Color, sheet: Option<Color>) -> Vec<Telling> {
    let mut tellings = at_the_table(speaker, &signed(speaker, game, side, sheet));
    let others = game.opening().side_served().filter(|served| *served != side);
    if let Some(served) = others.filter(|_| !game.has_an_arbiter()) {
        let message = Message::NoteSignedAtKeys {
            side: speaker.side(side),
            keys: speaker.side(served),
        };
        let message = cited(game.rules(), Some(Subject::Signing), message);
        tellings.push(speaker.report(Information::Irregularity, &message));
    }
    tellings
}

/// Says who signed the result, or approved it; of another sheet than the one kept here, whose it is.
pub(in crate::desk) fn signed(speaker: &Speaker, game: &Game, side: Color, sheet: Option<Color>) -> Message {
    let signer = speaker.side(side);
    if let Some(owner) = sheet {
        let owner = speaker.side(owner);
        return Message::SignedOther { side: signer, owner };
    }
    match is_approved(game) {
        true => Message::Approved { side: signer },
        false => Message::Signed { side: signer },
    }
}

/// Tells what falls with another result, or with other points: the signatures, and the resignation that was its reason.
pub(super) fn fell(game: &Game, speaker: &Speaker, event: &Event) -> Vec<Telling> {
    let signatures = lets_signatures_fall(game, event).then(|| Message::SignaturesFell {
        command: speaker.command_name(CommandWord::Sign),
    });
    let resignation = takes_place_of_resignation(game, event).then(|| Message::ResignationFell {
        command: speaker.command_name(CommandWord::Note),
    });
    let fell = signatures.into_iter().chain(resignation);
    fell.flat_map(|it| at_the_table(speaker, &it)).collect()
}

/// Returns true for another result than that of the resignation on the sheet.
fn takes_place_of_resignation(game: &Game, event: &Event) -> bool {
    let (Event::Resulted { outcome }, Some(Declared::Resignation(side))) = (event, game.declared()) else {
        return false;
    };
    game.outcome().is_some_and(|before| before != *outcome) && *outcome != Outcome::won_by(!side)
}
