//! What was found of two boards and two sheets as one object, described in `docs/resolve.md`.

use serde_json::{Map, Value, json};
use shakmaty::{Color, Piece};

use super::{san, side};
use crate::app::commands::resolve::result::{BOARDS, ResolveResult, other_words};
use crate::app::settings::words::Words;
use ansage_core::game::resolve::sheets::{SheetStatement, Undecided};
use ansage_core::game::resolve::verdict::position_after;
use ansage_core::game::resolve::{Agreement, BoardVerdict, Remark, Slip, Slipped, Step, Whose, explain};
use ansage_core::game::{Move, Position};
use ansage_core::language::verdict::step_in_words;
use ansage_core::language::{Lexicon, Saying, Sight, announce};

/// The version of the form; it grows when a field changes its meaning, not when one is added.
const VERSION: u32 = 1;

/// Returns the whole object.
pub(in crate::app::commands) fn boards_compared(found: &ResolveResult, lexicon: &Lexicon, words: &Words) -> Value {
    let comparison = &found.comparison;
    let last = position_after(&found.start, &comparison.line[..comparison.agreed]);
    let is_certain = comparison.agreement() != Agreement::Undecided;
    let difference = comparison.difference.as_ref().map(|it| {
        let before = position_after(&found.start, &comparison.line[..it.ply - 1]);
        let mut value = place(found, it.ply);
        value["ours"] = said(&it.ours, &before, lexicon);
        value["theirs"] = said(&it.theirs, &before, lexicon);
        value
    });
    let wanted = found.verdict.wanted.map(|it| it.fen());
    let [ours, theirs] = &found.sheets;
    let left = |side| ours.left(side, comparison.agreed).map(|it| it.as_millis());
    let times = (left(Color::White).is_some() || left(Color::Black).is_some())
        .then(|| json!({ "white_left_ms": left(Color::White), "black_left_ms": left(Color::Black) }));
    let flaws = [(Whose::Ours, ours), (Whose::Theirs, theirs)]
        .into_iter()
        .flat_map(|(whose, sheet)| {
            sheet.flaws.iter().map(move |it| {
                json!({
                    "sheet": whose.key(), "line": it.line, "column": it.column, "kind": it.kind.key(), "text": it.text,
                    "stops": it.kind.stops(),
                })
            })
        });
    let jumps = [(Whose::Ours, ours), (Whose::Theirs, theirs)]
        .into_iter()
        .enumerate()
        .flat_map(|(index, it)| {
            let (whose, sheet) = it;
            let in_order = found.in_order[index];
            sheet.jumps.iter().map(move |it| {
                json!({
                    "sheet": whose.key(), "line": it.line, "number": it.number, "expected": it.expected,
                    "read": if in_order { "in-order" } else { "by-number" },
                })
            })
        });
    json!({
        "version": VERSION,
        "agreement": match comparison.agreement() {
            Agreement::Agree => "agree",
            Agreement::Differ => "differ",
            Agreement::Undecided => "undecided",
        },
        "last_agreed_ply": comparison.agreed,
        "first_difference": difference.clone().filter(|_| is_certain),
        "position": last.fen(),
        "side_to_move": side(last.board().turn()),
        "times": times,
        "ambiguous": comparison.undecided.iter().map(|it| undecided(found, it, lexicon)).collect::<Vec<_>>(),
        "if_read_alike": (!is_certain).then(|| json!({
            "last_agreed_ply": comparison.line.len(),
            "first_difference": difference,
        })),
        "breaks_off": comparison.breaks_off,
        "tail": comparison.tail.as_ref().map(|it| json!({
            "missing_on": it.missing_on.key(), "count": it.count, "read": it.moves.len(),
        })),
        "remarks": comparison.remarks.iter().map(|it| remark(*it)).collect::<Vec<_>>(),
        "other_words": in_other_words(found),
        "numbers": jumps.collect::<Vec<_>>(),
        "flaws": flaws.collect::<Vec<_>>(),
        "compared_ply": wanted.is_some().then_some(found.verdict.moves.len()),
        "compared_with": wanted,
        "boards": by_board(found, |it| board(it, last.board().turn(), found)),
        "change": change(found),
        "corrections": by_board(found, |it| {
            it.corrections.iter().map(|it| step(*it, lexicon, words)).collect::<Vec<_>>().into()
        }),
        "slips": by_board(found, |it| slips(it, found, lexicon)),
    })
}

/// Returns the entries of a record in other words than those of its moves.
fn in_other_words(found: &ResolveResult) -> Value {
    let told = other_words(found).map(|(whose, ply, [entered, made])| {
        let sheet = whose.key();
        json!({ "sheet": sheet, "ply": ply, "entered": entered, "made": made })
    });
    told.collect()
}

/// Returns the names of the boards that must change; `null` until every entry is decided.
fn change(found: &ResolveResult) -> Value {
    if found.verdict.wanted.is_none() {
        return Value::Null;
    }
    let both = BOARDS.into_iter().zip(&found.verdict.boards);
    let changes = both.filter(|(_name, it)| it.as_ref().is_some_and(|it| it.changes == Some(true)));
    changes.map(|(name, _board)| name).collect()
}

fn by_board(found: &ResolveResult, told: impl Fn(&BoardVerdict) -> Value) -> Value {
    let both = BOARDS.into_iter().zip(&found.verdict.boards);
    let told = both.map(|(name, it)| (name.to_owned(), it.as_ref().map_or(Value::Null, &told)));
    Value::Object(told.collect::<Map<_, _>>())
}

fn board(verdict: &BoardVerdict, turn: Color, found: &ResolveResult) -> Value {
    let differences = found.verdict.wanted.map(|wanted| {
        let differences = verdict.board.differences(&wanted).into_iter();
        let one = |it: ansage_core::game::resolve::Difference| {
            json!({ "square": it.square.to_string(), "has": piece(it.has), "wants": piece(it.wants) })
        };
        differences.map(one).collect::<Vec<_>>()
    });
    json!({
        "fen": verdict.board.fen(),
        "right": verdict.changes.map(|it| !it),
        "flaws": verdict.board.flaws(turn).into_iter().map(flaw).collect::<Vec<_>>(),
        "differences": differences,
    })
}

fn slips(verdict: &BoardVerdict, found: &ResolveResult, lexicon: &Lexicon) -> Value {
    let Some(explained) = &verdict.explained else {
        return Value::Null;
    };
    let moves = &found.verdict.moves;
    // There may be thousands of explanations; what is said of a half-move is found once.
    let place_of = |ply: usize| {
        let mut value = place(found, ply);
        value["move"] = m(moves[ply - 1], &found.positions[ply - 1], lexicon);
        value
    };
    let places: Vec<Value> = (1..=moves.len()).map(place_of).collect();
    let one = |it: &Slipped| {
        let mut value = places[it.ply - 1].clone();
        let (kind, further) = slip(it.slip);
        value["kind"] = kind.into();
        for (name, further) in further {
            value[name] = further.into();
        }
        value
    };
    let all = explained.explanations.iter();
    json!({
        "fewest": explained.fewest,
        "count": explained.explanations.len(),
        "explanations": all.map(|it| it.iter().map(one).collect::<Vec<_>>()).collect::<Vec<_>>(),
    })
}

/// Returns the name of a slip for scripts, and its squares or pieces.
fn slip(slip: Slip) -> (&'static str, Vec<(&'static str, String)>) {
    let to = |it: shakmaty::Square| vec![("to", it.to_string())];
    match slip {
        Slip::NotExecuted => ("not-executed", Vec::new()),
        Slip::OneSquareOff { to: square } => ("one-square-off", to(square)),
        Slip::RookOneSquareOff { to: square } => ("rook-one-square-off", to(square)),
        Slip::WrongPiece { from } => ("wrong-piece", vec![("from", from.to_string())]),
        Slip::Mirrored { from, to } => ("mirrored", vec![("from", from.to_string()), ("to", to.to_string())]),
        Slip::Twice { to: square } => ("twice", to(square)),
        Slip::CapturedPutAside { to: square } => ("captured-put-aside", to(square)),
        Slip::CapturedNotRemoved { to: square } => ("captured-not-removed", to(square)),
        Slip::CapturingRemoved => ("capturing-removed", Vec::new()),
        Slip::EnPassantLeft => ("en-passant-left", Vec::new()),
        Slip::RookNotMoved => ("rook-not-moved", Vec::new()),
        Slip::KingNotMoved => ("king-not-moved", Vec::new()),
        Slip::WrongPromotion { role } => ("wrong-promotion", vec![("piece", role.upper_char().to_string())]),
    }
}

fn step(step: Step, lexicon: &Lexicon, words: &Words) -> Value {
    let (what, from, to, one) = match step {
        Step::Remove { from, piece } => ("remove", Some(from), None, piece),
        Step::Move { from, to, piece } => ("move", Some(from), Some(to), piece),
        Step::Put { to, piece } => ("put", None, Some(to), piece),
    };
    json!({
        "step": what,
        "piece": piece(Some(one)),
        "from": from.map(|it| it.to_string()),
        "to": to.map(|it| it.to_string()),
        "words": words.say(&step_in_words(step, lexicon)),
    })
}

fn undecided(found: &ResolveResult, it: &Undecided, lexicon: &Lexicon) -> Value {
    let before = position_after(&found.start, &found.comparison.line[..it.ply - 1]);
    let mut value = place(found, it.ply);
    value["sheet"] = it.whose.key().into();
    value["why"] = match it.doubt {
        ansage_core::game::resolve::sheets::Doubt::Ambiguous => "ambiguous",
        ansage_core::game::resolve::sheets::Doubt::Illegible => "illegible",
        ansage_core::game::resolve::sheets::Doubt::Missing => "missing",
    }
    .into();
    value["text"] = it.text.clone().into();
    value["candidates"] = it.candidates.iter().map(|it| m(*it, &before, lexicon)).collect();
    value["fits"] = it.fits.into();
    value
}

fn said(said: &SheetStatement, before: &Position, lexicon: &Lexicon) -> Value {
    let moves: Vec<Value> = said.moves.iter().map(|it| m(*it, before, lexicon)).collect();
    json!({ "text": said.text, "moves": moves })
}

fn m(m: Move, before: &Position, lexicon: &Lexicon) -> Value {
    json!({
        "uci": m.to_string(),
        "san": san(before, m),
        "words": lexicon.phrase(&announce(before, m, &Saying::default(), Sight::Legal)).written,
    })
}

fn remark(remark: Remark) -> Value {
    match remark {
        Remark::LacksMoves { whose, count, run } => {
            json!({ "kind": "lacks-moves", "sheet": whose.key(), "count": count, "run": run })
        }
        Remark::SamePosition { ply } => json!({ "kind": "same-position", "ply": ply }),
    }
}

fn place(found: &ResolveResult, ply: usize) -> Value {
    let (number, color) = explain::move_number(&Position::of(found.start.clone()), ply);
    json!({ "ply": ply, "number": number, "side": side(color) })
}

fn piece(piece: Option<Piece>) -> Option<String> {
    piece.map(|it| it.char().to_string())
}

fn flaw(flaw: ansage_core::game::PositionFlaw) -> &'static str {
    use ansage_core::game::PositionFlaw;
    match flaw {
        PositionFlaw::EmptyBoard => "empty-board",
        PositionFlaw::MissingKing => "missing-king",
        PositionFlaw::TooManyKings => "too-many-kings",
        PositionFlaw::PawnsOnBackRank => "pawns-on-back-rank",
        PositionFlaw::CastlingRights => "castling-rights",
        PositionFlaw::EnPassant => "en-passant",
        PositionFlaw::OppositeCheck => "opposite-check",
        PositionFlaw::ImpossibleCheck => "impossible-check",
        PositionFlaw::TooMuchMaterial => "too-much-material",
    }
}
