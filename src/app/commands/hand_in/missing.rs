//! What is missing of the games, told before they are written.

use ansage_core::game::half_known::unwritten;
use std::collections::BTreeSet;

use shakmaty::Color;

use super::found::Found;
use super::{Folder, shown};
use crate::app::settings::words::Words;
use ansage_core::game::laws::{missing_signatures, second_sheet};
use ansage_core::language::Message;
use ansage_core::language::sheet_form::{is_a_scoresheet, replaced};
use ansage_devices::recording::clips::{clips_of, folder_of};
use ansage_sound_files::clips::checked;

/// Returns what is missing of the games of a folder: file by file, and then of the whole.
pub(super) fn lines(folder: &Folder, words: &Words) -> Vec<Message> {
    let name = |path| shown(path, &folder.path);
    let unread = folder.unread.iter().map(|it| Message::HandInUnread { path: name(it) });
    let parts = folder.parts.iter().map(|it| Message::HandInContinued {
        path: name(&it.path),
        file: name(&it.goes_on),
    });
    let of_games = folder.games.iter().flat_map(|it| {
        let game = game(it, folder);
        let about = of_game(it, words).into_iter();
        about.map(move |about| Message::HandInMissing {
            game: game.clone().into(),
            about: about.into(),
        })
    });
    unread
        .chain(parts)
        .chain(of_games)
        .chain(rounds(&folder.games))
        .collect()
}

/// Returns how a game is named.
pub(super) fn game(found: &Found, folder: &Folder) -> Message {
    let (players, path) = (found.players(), shown(&found.path, &folder.path));
    match found.header().round.trim() {
        "" => Message::HandInGame { players, path },
        round => Message::HandInGameOfRound {
            players,
            round: round.to_owned(),
            path,
        },
    }
}

fn of_game(found: &Found, words: &Words) -> Vec<Message> {
    let game = &found.game;
    let dashes = unwritten(game);
    let is_left_open = game.outcome().is_none() && !game.is_annulled();
    let all = clips_of(&found.journal.records).count();
    let sound = folder_of(&found.path);
    let not_there = clips_of(&found.journal.records)
        .filter(|it| checked(&sound, &it.file, &it.sha256).is_err())
        .count();
    let damaged = found.journal.damage.as_ref().map(|it| Message::HandInDamaged {
        number: it.line.to_string(),
    });
    let earlier = [
        damaged,
        (dashes > 0).then(|| Message::HandInDashes { count: dashes.into() }),
        is_left_open.then_some(Message::HandInNoResult),
    ];
    let later = [
        replaced(&game.scoresheet()),
        (!is_a_scoresheet(game.opening())).then_some(Message::HandInNoEvidence),
        (not_there > 0).then(|| Message::HandInTape {
            count: not_there.into(),
            all: all.to_string(),
        }),
    ];
    (earlier.into_iter().flatten())
        .chain(unsigned(found, words))
        .chain(later.into_iter().flatten())
        .collect()
}

/// 8.7: which signatures are not noted, under an edition in which the sheets are signed. If none is noted at all, the other
/// sheet is not named.
fn unsigned(found: &Found, words: &Words) -> Vec<Message> {
    let game = &found.game;
    let missing = missing_signatures(game);
    let side = |color: Color| words.say(&color.fold_wb(Message::White, Message::Black));
    let on = |sheet: Option<Color>| -> Vec<Color> {
        missing
            .iter()
            .filter(|it| it.sheet == sheet)
            .map(|it| it.side)
            .collect()
    };
    let here = match on(None)[..] {
        [] => None,
        [one] => Some(Message::HandInUnsigned { side: side(one) }),
        _ => Some(Message::HandInUnsignedBoth),
    };
    let other = second_sheet(game)
        .filter(|_| !game.signatures().is_empty())
        .and_then(|sheet| {
            let owner = side(sheet);
            match on(Some(sheet))[..] {
                [] => None,
                [one] => Some(Message::HandInUnsignedOther { side: side(one), owner }),
                _ => Some(Message::HandInUnsignedOtherBoth { owner }),
            }
        });
    here.into_iter().chain(other).collect()
}

/// Returns the rounds up to the last of which no game is there. The games of one round alone tell nothing of the others.
fn rounds(games: &[Found]) -> Option<Message> {
    let there: BTreeSet<u32> = games.iter().filter_map(Found::round).collect();
    let last = there.last().copied().filter(|_| there.len() > 1)?;
    // Nobody plays hundreds of rounds: such a number is none.
    let most = u32::try_from(games.len()).unwrap_or(u32::MAX).saturating_mul(4);
    let missing = (1..=last.min(most)).filter(|it| !there.contains(it));
    let missing: Vec<String> = missing.map(|it| it.to_string()).collect();
    (!missing.is_empty()).then(|| Message::HandInRounds {
        numbers: missing.join(", "),
    })
}
