//! What the assistant makes on the other board (D.2.9.a).

use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::{By, Game, Move, MoveAsSaid};
use crate::language::Message;

/// D.2.9.a: the assistant reads what to make on the other board.
pub(super) fn task(speaker: &Speaker, game: &Game, m: Move) -> Vec<Telling> {
    let m = squares(speaker, m);
    read(speaker, game, &Message::TaskToExecute { m })
}

/// D.2.8: the correction is announced, and the move that was made on the other board already goes back there.
pub(super) fn corrected(speaker: &Speaker, game: &Game, old: Move, new: MoveAsSaid) -> Vec<Telling> {
    let before = game.position_corrected();
    let by_program = speaker.speaks_for(game.opening().announces);
    let about = match game.announces(before.board().turn()) {
        true => by_program.then_some(Information::Announcement),
        false if by_program => Some(Information::Repetition),
        // Where a person repeats it, the one at the keys still hears what was written.
        false => Some(Information::OwnEntry),
    };
    let announced = about.map(|told| speaker.correction(told, &before, new));
    let is_made = game.announced().is_none() && old != new.m;
    let again = is_made.then(|| {
        let message = Message::TaskToCorrect {
            old: squares(speaker, old),
            m: squares(speaker, new.m),
        };
        read(speaker, game, &message)
    });
    announced.into_iter().chain(again.into_iter().flatten()).collect()
}

/// It is read by the assistant; the player heard the move.
fn read(speaker: &Speaker, game: &Game, message: &Message) -> Vec<Telling> {
    if game.opening().duties.executes != By::Assistant {
        return Vec::new();
    }
    let telling = speaker.report(Information::Task, message);
    vec![Telling::new(telling.about, telling.written, Vec::new())]
}

/// Two squares, and the piece that the pawn becomes.
fn squares(speaker: &Speaker, m: Move) -> String {
    let letters = speaker.writing_letters();
    let piece = m.promotion.map(|role| letters.letter(role).to_string());
    format!("{}-{}{}", m.from, m.to, piece.unwrap_or_default())
}
