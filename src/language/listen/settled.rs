//! Whether what was heard so far can only mean one thing, so that open listening need not wait for a long pause.

use shakmaty::{Rank, Role};

use super::asked::Asked;
use super::decide::is_of_weight;
use super::heard::Heard;
use super::known::NOISE;
use super::legal::sayings;
use super::readings::Hearing;
use super::spoken::{Spoken, SpokenWords};
use crate::game::{Move, Position};
use crate::language::voices::fold;
use crate::language::{CommandWord, Lexicon, Sight, Word};

/// More words than that are no form of one word.
const LONGEST_FORM: usize = 3;

/// Returns true if the words so far have one meaning, and whatever may follow them would not change it.
///
/// With [`Sight::Movement`] the form of the phrase alone tells, never the position: both squares were named, or what
/// stands behind "takes", or a castling, a promotion piece, a whole command. In free mode it is also enough that one
/// legal move alone is announced like that. Not even then where a pawn may still become something.
pub fn settled(words: &[String], hearing: &Hearing<'_>, position: &Position, sight: Sight, asked: &Asked<'_>) -> bool {
    if words.is_empty() || words.iter().any(|it| it == NOISE) {
        return false;
    }
    let heard = Heard::of(&words.join(" "));
    if let Some(rest) = behind(hearing.spoken, Spoken::Command(CommandWord::Correct), &heard) {
        return meant(&rest, hearing.lexicon).is_some_and(|it| is_whole(&it));
    }
    if let Some(rest) = behind(hearing.spoken, Spoken::Square, &heard) {
        let words = meant(&rest, hearing.lexicon);
        return matches!(words.as_deref(), Some([Word::File(_), Word::Rank(_)]));
    }
    if hearing.spoken.is_some_and(|it| is_whole_phrase(&heard, it, asked)) {
        return true;
    }
    let Some(meant) = meant(&heard, hearing.lexicon) else {
        return false;
    };
    is_whole(&meant) || (sight == Sight::Legal && is_of_one_move(&meant, position))
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
pub(super) fn meant(heard: &Heard, lexicon: &Lexicon) -> Option<Vec<Word>> {
    let words: Vec<String> = heard.words.iter().map(|it| fold(&it.word)).collect();
    let mut rest = words.as_slice();
    let mut meant = Vec::new();
    while !rest.is_empty() {
        let form = |length: &usize| lexicon.meaning(&rest[..*length].join(" ")).map(|it| (*length, it));
        let (length, word) = (1..=LONGEST_FORM.min(rest.len())).rev().find_map(|it| form(&it))?;
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

/// Returns true if one legal move alone is announced in words that begin like that, and this is all of them.
fn is_of_one_move(words: &[Word], position: &Position) -> bool {
    let mut only: Option<Move> = None;
    for m in position.legal_moves().unwrap_or_default() {
        let all = sayings(position, m);
        if !all.iter().any(|it| it.starts_with(words)) {
            continue;
        }
        if only.is_some() || !all.iter().any(|it| it == words) {
            return false;
        }
        only = Some(m);
    }
    only.is_some()
}

#[cfg(test)]
mod tests {
    use super::settled;
    use crate::game::{Board, Position};
    use crate::language::listen::{Asked, Hearing};
    use crate::language::{Sight, Vocabulary, Voices};

    #[track_caller]
    fn check(text: &str, position: &Position, free: bool, event: bool) {
        check_asked(text, position, &Asked::Nothing, free, event);
    }

    #[track_caller]
    fn check_asked(text: &str, position: &Position, asked: &Asked<'_>, free: bool, event: bool) {
        let voices = Voices::compiled_in();
        let lexicon = voices.lexicon("de-fide").expect("a lexicon");
        let hearing = Hearing {
            vocabulary: &Vocabulary::new([]),
            lexicon,
            spoken: voices.spoken(lexicon),
        };
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let told = [Sight::Legal, Sight::Movement].map(|it| settled(&words, &hearing, position, it, asked));
        assert_eq!(told, [free, event], "{text}");
    }

    #[test]
    fn a_move_is_settled_when_nothing_can_follow() {
        let start = Position::start();
        check("springer felix", &start, false, false);
        check("springer felix drei", &start, true, false);
        check("eva zwei", &start, false, false);
        check("eva vier", &start, true, false);
        check("eva zwei eva vier", &start, true, true);
        check("springer von gustav eins nach felix drei", &start, true, true);
        check("kurze rochade", &start, true, true);
        check("kurze", &start, false, false);
        check("springer schlägt felix drei", &start, true, true);
        check("springer schlägt bauer felix drei", &start, true, true);
        check("springer schlägt", &start, false, false);
        check("springer gustav felix drei", &start, true, true);
        // Illegal, and whole by its form alone.
        check("dame david eins david vier", &start, true, true);
        check("dame david vier", &start, false, false);
        check("[unk] eva vier", &start, false, false);
        check("", &start, false, false);
    }

    #[test]
    fn a_pawn_may_still_become_something() {
        let fen = "7k/4P3/8/8/8/8/8/4K2R w K - 0 1";
        let position = Position::of(Board::from_fen(fen, false).expect("a FEN"));
        check("eva acht", &position, false, false);
        check("eva sieben eva acht", &position, false, false);
        check("bauer eva acht dame", &position, true, true);
        check("eva sieben eva acht wird springer", &position, true, true);
        // A rook becomes nothing.
        check("turm hector eins hector acht", &position, true, true);
    }

    #[test]
    fn a_command_is_settled_when_no_other_goes_on_from_it() {
        let start = Position::start();
        check("zeit", &start, false, false);
        check("züge", &start, true, true);
        check("uhr", &start, false, false);
        check("uhr drücken", &start, true, true);
        check("remis", &start, false, false);
        check("ich biete remis", &start, true, true);
        check("korrektur", &start, false, false);
        check("korrektur eva zwei eva vier", &start, true, true);
        check("korrektur springer felix drei", &start, false, false);
        check("was steht auf", &start, false, false);
        check("was steht auf eva vier", &start, true, true);
        check_asked("ja", &start, &Asked::YesOrNo, true, true);
        check_asked("ja", &start, &Asked::OfWeight, false, false);
        check_asked("ja richtig", &start, &Asked::OfWeight, true, true);
        check_asked("nein", &start, &Asked::YesOrNo, true, true);
    }
}
