//! The endpoint: whether something may follow what was heard so far, so that open listening need not wait for a long pause.

use shakmaty::{Rank, Role};

use super::asked::Asked;
use super::decide::is_of_weight;
use super::heard::Heard;
use super::phrasebook::NOISE;
use super::readings::Hearing;
use super::spoken::{Spoken, SpokenWords};
use crate::language::voices::fold;
use crate::language::{CommandWord, Lexicon, Word};

/// More words than that are no form of one word.
const LONGEST_FORM_WORDS: usize = 3;

/// Returns true if nothing may follow the words so far that would change what they mean.
///
/// The form of the phrase alone tells, never the position: both squares were named, or what stands behind "takes", or a
/// castling, a promotion piece, an answer, a whole command. Whoever rests between two squares is at a place of the board
/// where one legal move alone may begin like that, and is not cut off there.
pub fn is_complete(words: &[String], hearing: &Hearing<'_>, asked: &Asked<'_>) -> bool {
    if words.is_empty() || words.iter().any(|it| it == NOISE) {
        return false;
    }
    let heard = Heard::of(&words.join(" "));
    if let Some(rest) = behind(hearing.spoken, Spoken::Command(CommandWord::Correct), &heard) {
        return announced_words(&rest, hearing.lexicon).is_some_and(|it| is_whole(&it));
    }
    if let Some(rest) = behind(hearing.spoken, Spoken::Square, &heard) {
        let words = announced_words(&rest, hearing.lexicon);
        return matches!(words.as_deref(), Some([Word::File(_), Word::Rank(_)]));
    }
    if hearing.spoken.is_some_and(|it| is_whole_phrase(&heard, it, asked)) {
        return true;
    }
    let Some(meant) = announced_words(&heard, hearing.lexicon) else {
        return false;
    };
    is_whole(&meant)
}

fn behind(spoken: Option<&SpokenWords>, phrase: Spoken, heard: &Heard) -> Option<Heard> {
    spoken?.after(phrase, heard).filter(|it| !it.words.is_empty())
}

/// Returns true for a whole phrase that no other goes on from; a correction goes on with a move.
fn is_whole_phrase(heard: &Heard, spoken: &SpokenWords, asked: &Asked<'_>) -> bool {
    let text = fold(&heard.text());
    let begins = |phrase: &str| {
        let phrase = fold(phrase);
        phrase == text || phrase.strip_prefix(&text).is_some_and(|it| it.starts_with(' '))
    };
    let said = || spoken.phrases().filter(|(_, it)| asked.allows(*it));
    let mut begun = said().filter(|(phrase, _)| begins(phrase)).map(|(_, it)| it);
    let Some(first) = begun.next() else { return false };
    let is_one_word = heard.words.len() == 1;
    let is_whole = said().any(|(phrase, _)| fold(phrase) == text);
    let goes_on = match first {
        Spoken::Command(CommandWord::Correct) | Spoken::Square => true,
        // There a second word of it is needed.
        Spoken::Yes => *asked == Asked::OfWeight && is_one_word,
        Spoken::Command(word) => is_of_weight(word) && is_one_word,
        Spoken::Result(_) => is_one_word,
        Spoken::Side(_) => true,
        Spoken::No | Spoken::Empty | Spoken::Ends => false,
    };
    is_whole && !goes_on && begun.all(|it| it == first)
}

/// Returns the words of an announcement, little ones left out; `None` if anything else is among them.
pub(super) fn announced_words(heard: &Heard, lexicon: &Lexicon) -> Option<Vec<Word>> {
    let words: Vec<String> = heard.words.iter().map(|it| fold(&it.word)).collect();
    let mut rest = words.as_slice();
    let mut meant = Vec::new();
    while !rest.is_empty() {
        let form = |length: &usize| lexicon.meaning(&rest[..*length].join(" ")).map(|it| (*length, it));
        let (length, word) = (1..=LONGEST_FORM_WORDS.min(rest.len()))
            .rev()
            .find_map(|it| form(&it))?;
        if word != Word::Link {
            meant.push(word);
        }
        rest = &rest[length..];
    }
    Some(meant)
}

/// Returns true for an announcement that by its form can only end here, whatever stands on the board.
fn is_whole(words: &[Word]) -> bool {
    use Word::{File as F, Piece as P, Rank as R};
    if let [Word::Castles(_)] = words {
        return true;
    }
    let (role, squares) = match words {
        [P(role), rest @ ..] => (Some(*role), rest),
        rest => (None, rest),
    };
    let may_be_pawn = matches!(role, None | Some(Role::Pawn));
    let becomes = |rank: Rank| may_be_pawn && matches!(rank, Rank::First | Rank::Eighth);
    let takes = squares.iter().position(|it| *it == Word::Takes);
    let (origin, arrival) = match takes {
        Some(place) => {
            let behind = &squares[place + 1..];
            // "Takes the bishop on": what was taken may be named.
            let behind = match behind {
                [P(_), rest @ ..] if rest.len() > 1 => rest,
                all => all,
            };
            (&squares[..place], behind)
        }
        None => match squares {
            [F(_), R(_), rest @ ..] if rest.len() > 1 => squares.split_at(2),
            [F(_) | R(_), F(_), R(_), ..] => squares.split_at(1),
            all => (&all[..0], all),
        },
    };
    let is_origin =
        matches!(origin, [F(_), R(_)] | [F(_)] | [R(_)]) || (takes.is_some() && role.is_some() && origin.is_empty());
    match arrival {
        [F(_), R(rank)] => is_origin && !becomes(*rank),
        [F(_), R(rank), P(_)] => becomes(*rank) && (is_origin || origin.is_empty()),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_complete;
    use crate::language::listen::{Asked, Hearing};

    #[track_caller]
    fn check(text: &str, expected: bool) {
        check_asked(text, &Asked::Nothing, expected);
    }

    #[track_caller]
    fn check_asked(text: &str, asked: &Asked<'_>, expected: bool) {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let told = Hearing::with("de-fide", |hearing| is_complete(&words, hearing, asked));
        assert_eq!(told, expected, "{text}");
    }

    #[test]
    fn a_move_is_complete_when_nothing_can_follow() {
        check("springer felix", false);
        check("springer felix drei", false);
        check("eva zwei", false);
        check("eva vier", false);
        check("eva zwei eva vier", true);
        check("springer von gustav eins nach felix drei", true);
        check("kurze rochade", true);
        check("kurze", false);
        check("springer schlägt felix drei", true);
        check("springer schlägt bauer felix drei", true);
        check("springer schlägt", false);
        check("springer gustav felix drei", true);
        // Illegal, and whole by its form alone.
        check("dame david eins david vier", true);
        check("dame david vier", false);
        check("[unk] eva vier", false);
        check("", false);
    }

    #[test]
    fn a_pawn_may_still_become_something() {
        check("eva acht", false);
        check("eva sieben eva acht", false);
        check("bauer eva acht dame", true);
        check("eva sieben eva acht wird springer", true);
        // A rook becomes nothing.
        check("turm hector eins hector acht", true);
    }

    #[test]
    fn a_command_is_complete_when_no_other_goes_on_from_it() {
        check("zeit", false);
        check("züge", true);
        check("uhr", false);
        check("uhr drücken", true);
        check("remis", false);
        check("ich biete remis", true);
        check("korrektur", false);
        check("korrektur eva zwei eva vier", true);
        check("korrektur springer felix drei", false);
        check("was steht auf", false);
        check("was steht auf eva vier", true);
        check_asked("ja", &Asked::YesOrNo, true);
        check_asked("ja", &Asked::OfWeight, false);
        check_asked("ja richtig", &Asked::OfWeight, true);
        check_asked("nein", &Asked::YesOrNo, true);
    }
}
