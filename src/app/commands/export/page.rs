//! `--html`: the game as a page, with its times, diagrams and, where they are wanted, its recordings.

use shakmaty::Color;

use super::audio::{message, title};
use super::{say_on_stderr, sheet_form, sight};
use crate::app::cli::ExportOptions;
use crate::app::failure::Failure;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::game::{Game, Sight};
use ansage_core::language::game_page::{GamePage, Mark, Marked, Sound, marked};
use ansage_core::language::{Message, Messages};
use ansage_devices::recording::clips;
use ansage_devices::storage::Read;

/// Writes the page. What a game of an event does not tell before its end is refused where it is asked for by name.
pub(super) fn write(
    options: &ExportOptions,
    journal: &Read,
    game: &Game,
    words: &Words,
    (reports, messages): (&str, &Messages),
) -> Result<String, Failure> {
    let asks_for_more = options.with_sound || options.diagram_at.is_some();
    if asks_for_more && sight(game) == Sight::Movement {
        return Err(Failure::refused(Message::EventGameRuns));
    }
    let marked = match &options.diagram_at {
        None => marked(game, &journal.records),
        Some(places) => asked_for(places, game)?,
    };
    let sound = match options.with_sound {
        true => sound(options, journal, game, words, messages)?,
        false => Vec::new(),
    };
    let (sheet, terms) = (game.scoresheet(), super::terms_of(game, messages));
    let page = GamePage {
        form: sheet_form(options, game, messages, &sheet, &terms)?,
        language: reports,
        marked: &marked,
        sound: &sound,
    };
    Ok(page.html())
}

/// Returns the positions behind the moves that were named: `12w,23b`.
fn asked_for(places: &str, game: &Game) -> Result<Vec<Marked>, Failure> {
    let sheet = game.scoresheet();
    let mut half_moves = Vec::new();
    for text in places.split(',') {
        let place = place(text.trim()).and_then(|(number, side)| {
            let is_it = |board: &ansage_core::game::Board| (board.move_number(), board.turn()) == (number, side);
            sheet.walk().position(|(before, _)| is_it(before.board()))
        });
        let text = Some(text.trim()).filter(|it| !it.is_empty()).unwrap_or(places);
        let no_such = || Failure::settings(Message::PageNoSuchMove { text: text.to_owned() });
        let index = place.ok_or_else(no_such)?;
        half_moves.push(index + 1);
    }
    half_moves.sort_unstable();
    half_moves.dedup();
    let asked = |half_moves| Marked {
        half_moves,
        why: vec![Mark::Asked],
    };
    Ok(half_moves.into_iter().map(asked).collect())
}

/// Reads the name of a half-move: `12w`, `12b`.
fn place(text: &str) -> Option<(u32, Color)> {
    let (number, side) = match (text.strip_suffix(['w', 'W']), text.strip_suffix(['b', 'B'])) {
        (Some(number), _) => (number, Color::White),
        (_, Some(number)) => (number, Color::Black),
        (None, None) => return None,
    };
    number.parse().ok().map(|number| (number, side))
}

/// Returns the recordings of the game, each as it was kept; what cannot be had is named and has its place on the page.
fn sound(
    options: &ExportOptions,
    journal: &Read,
    game: &Game,
    words: &Words,
    messages: &Messages,
) -> Result<Vec<Sound>, Failure> {
    let lexicon = lexicon(words, &game.opening().words)?;
    let folder = clips::folder_of(&options.journal);
    let mut sound = Vec::new();
    for clip in clips::clips_of(&journal.records) {
        let flac = clips::bytes(&folder, clip);
        if let Err(error) = &flac {
            say_on_stderr(&words.say(&message(error, folder.join(&clip.file).display().to_string())));
        }
        sound.push(Sound {
            title: title(clip, game, lexicon, &|it| messages.say(it)),
            language: clip.m.is_some().then(|| lexicon.language().to_owned()),
            flac: flac.ok(),
        });
    }
    let path = || options.journal.display().to_string();
    if sound.is_empty() {
        return Err(Failure::unreadable(Message::AudioNoClips { path: path() }));
    }
    if sound.iter().all(|it| it.flac.is_none()) {
        return Err(Failure::unreadable(Message::AudioNoneUsable { path: path() }));
    }
    Ok(sound)
}

#[cfg(test)]
mod tests {
    use super::place;
    use shakmaty::Color;

    #[test]
    fn a_half_move_is_named_by_its_number_and_its_side() {
        assert_eq!(place("12w"), Some((12, Color::White)));
        assert_eq!(place("3B"), Some((3, Color::Black)));
        for wrong in ["", "w", "12", "12x", "w12", "-1w", "99999999999w", "1ww"] {
            assert_eq!(place(wrong), None, "{wrong}");
        }
    }
}
