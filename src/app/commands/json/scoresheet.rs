//! The scoresheet as one object: what `ansage export --json` prints, described in `docs/export.md`.

use serde::{Serialize, Serializer};
use shakmaty::Color;

use ansage_core::game::findings::notes_in;
use ansage_core::game::laws::Signature;
use ansage_core::game::{
    ArbiterNote, Board, ClaimGround, ClaimTimes, Dash, Edition, Game, Header, Mode, Move, NotationStyle, Outcome, Ply,
    Position, Recorded, San, Sight, Struck, TimeControl,
};
use ansage_core::language::Letters;
use ansage_core::language::sheet_form::is_a_scoresheet;

/// A game as its scoresheet and its opening tell it.
#[derive(Clone, Debug, Serialize)]
pub(in crate::app::commands) struct Sheet {
    /// The version of this form; it grows when a field changes its meaning, not when one is added.
    version: u32,
    /// False if it is a private log and no evidence (C.0).
    scoresheet: bool,
    /// The head of the scoresheet.
    header: Header,
    /// Free or event mode.
    mode: Mode,
    /// Edition of the Laws.
    laws: Edition,
    /// The time control, where it is known.
    time_control: Option<TimeControl>,
    /// Language of the announcements.
    words: String,
    /// The letters of `text`.
    letters: &'static str,
    /// True if castling follows Chess960.
    chess960: bool,
    /// The position before the first move.
    start_fen: String,
    /// The half-moves in their order.
    moves: Vec<HalfMove>,
    /// Half-moves behind them that nobody wrote (8.4), in their order.
    dashes: Vec<NotWritten>,
    /// Half-moves that were struck when the game went back (D.2.8-3), in the order in which they were.
    struck: Vec<StruckMoves>,
    /// The move with which a draw is claimed, written and not made.
    #[serde(skip_serializing_if = "Option::is_none")]
    intended: Option<String>,
    /// True if a draw was offered with it, or with the half-move to come.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    offered: bool,
    /// True if the game was annulled.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    annulled: bool,
    /// The claim that ended the game and was left to an arbiter.
    #[serde(skip_serializing_if = "Option::is_none")]
    left_claim: Option<LeftClaim>,
    /// Who signed the result; `white-on-black` is White's signature on Black's sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    signed: Vec<String>,
    /// The result as PGN writes it, `0-0` where both lost; `null` while there is none.
    result: Option<Outcome>,
    /// What both score, where the result alone does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<PointsOfBoth>,
    /// Who resigned.
    #[serde(serialize_with = "side_or_null")]
    resigned: Option<Color>,
    /// What the arbiter was told; `null` while it is kept for the arbiter.
    arbiter_notes: Option<Vec<Note>>,
    /// The position after the last move.
    final_fen: String,
}

/// A claim in a quickplay finish that ended the game and was left to an arbiter (G.6).
#[derive(Clone, Debug, Serialize)]
struct LeftClaim {
    /// Who claimed.
    #[serde(serialize_with = "side_name")]
    side: Color,
    /// What for, as the journal has it.
    ground: ClaimGround,
    /// What both clocks showed, in milliseconds; `null` where nobody knew.
    left: Option<ClaimTimes>,
    /// Whether the opponent checked it.
    checked: bool,
    /// The position; `null` where half-moves are not written.
    fen: Option<String>,
}

/// What both score, as numbers: `0.5`.
#[derive(Clone, Copy, Debug, Serialize)]
struct PointsOfBoth {
    white: f32,
    black: f32,
}

/// A half-move that was made and not written.
#[derive(Clone, Copy, Debug, Serialize)]
struct NotWritten {
    /// Counted from 1.
    ply: u16,
    /// The number of the move on the sheet.
    number: u32,
    /// Who moved.
    #[serde(serialize_with = "side_name")]
    side: Color,
    /// True if a draw was offered with it.
    offer: bool,
    /// When it was counted, in milliseconds since the journal was opened.
    at_ms: u64,
}

/// Half-moves struck at once.
#[derive(Clone, Debug, Serialize)]
struct StruckMoves {
    /// How many half-moves stood before them.
    after_ply: usize,
    /// The half-moves in their order.
    moves: Vec<HalfMove>,
}

/// A half-move of the sheet.
#[derive(Clone, Debug, Serialize)]
struct HalfMove {
    /// Counted from 1.
    ply: usize,
    /// The number of the move on the sheet.
    number: u32,
    /// Who moved.
    #[serde(serialize_with = "side_name")]
    side: Color,
    /// The move in UCI form; castling in Chess960 is king takes rook.
    uci: Move,
    /// The move as PGN writes it, in English letters.
    san: String,
    /// The move as it stands on the sheet, with the sign of a draw offer.
    text: String,
    /// Whether it is legal where it was made; `null` where that is not said.
    legal: Option<bool>,
    /// True if a draw was offered with it.
    offer: bool,
    /// What the mover's clock showed after the press, in milliseconds.
    left_ms: Option<u64>,
    /// The time left that the player noted beside it, in seconds.
    noted_left_s: Option<u64>,
    /// True if a dash stood there, and it was written later (8.5).
    filled_later: bool,
    /// When it was made, or repeated if it is the opponent's, in milliseconds since the journal was opened.
    at_ms: u64,
}

/// Something the arbiter was told.
#[derive(Clone, Debug, Serialize)]
struct Note {
    /// When, in milliseconds since the journal was opened.
    at_ms: u64,
    /// What, as the journal has it.
    #[serde(flatten)]
    note: ArbiterNote,
}

impl Sheet {
    /// Tells a game and its journal as far as `sight` goes.
    pub(in crate::app::commands) fn of(game: &Game, journal: &[Recorded], letters: Letters, sight: Sight) -> Self {
        let opening = game.opening();
        let sheet = game.scoresheet();
        let sign = sheet.offer_sign;
        Self {
            version: 1,
            scoresheet: is_a_scoresheet(opening),
            header: sheet.header.clone(),
            mode: opening.mode,
            laws: opening.laws,
            time_control: opening.time.clone(),
            words: opening.words.clone(),
            letters: letters.name,
            chess960: game.start().is_chess960(),
            start_fen: game.start().fen(),
            moves: game
                .plies()
                .iter()
                .enumerate()
                .map(|(index, ply)| HalfMove::of(index, ply, letters, sight, sign))
                .collect(),
            dashes: dashes(game),
            struck: game
                .struck()
                .iter()
                .map(|it| StruckMoves::of(it, letters, sight, sign))
                .collect(),
            intended: sheet
                .intended_move(sight)
                .map(|it| it.write(|role| letters.letter(role), NotationStyle::Sheet)),
            offered: sheet.offered,
            annulled: sheet.annulled,
            left_claim: sheet.left_claim.as_ref().map(|it| LeftClaim {
                side: it.claim.side,
                ground: it.claim.ground,
                left: it.claim.left,
                checked: it.checked,
                fen: sheet.final_position().map(|it| it.fen()),
            }),
            signed: sheet.signed.iter().map(signature).collect(),
            result: sheet.result(),
            points: sheet.points.map(|it| PointsOfBoth {
                white: f32::from(it.white.halves()) / 2.0,
                black: f32::from(it.black.halves()) / 2.0,
            }),
            resigned: sheet.resigned,
            arbiter_notes: match sight {
                Sight::Legal => Some(notes(journal)),
                Sight::Movement | Sight::Words => None,
            },
            final_fen: fen(game.position(), sight),
        }
    }
}

fn signature(signature: &Signature) -> String {
    let named = |side: Color| side.fold_wb("white", "black");
    let side = named(signature.side);
    match signature.sheet.map(named) {
        Some(owner) => format!("{side}-on-{owner}"),
        None => side.to_owned(),
    }
}

impl StruckMoves {
    fn of(struck: &Struck, letters: Letters, sight: Sight, sign: &str) -> Self {
        let plies = struck.plies.iter().enumerate();
        Self {
            after_ply: struck.after,
            moves: plies
                .map(|(index, ply)| HalfMove::of(struck.after + index, ply, letters, sight, sign))
                .collect(),
        }
    }
}

impl HalfMove {
    fn of(index: usize, ply: &Ply, letters: Letters, sight: Sight, sign: &str) -> Self {
        let san = San::seen(&ply.before, ply.as_said(), sight);
        let offer = if ply.offer { sign } else { "" };
        let board: &Board = ply.before.board();
        Self {
            ply: index + 1,
            number: board.move_number(),
            side: board.turn(),
            uci: ply.m,
            san: san.write(|role| role.upper_char(), NotationStyle::Pgn),
            text: san.write(|role| letters.letter(role), NotationStyle::Sheet) + offer,
            legal: match sight {
                Sight::Legal => ply.before.is_legal(ply.m),
                Sight::Movement | Sight::Words => None,
            },
            offer: ply.offer,
            // Time left is the player's to ask, with leave.
            left_ms: match sight {
                Sight::Legal => ply
                    .completion
                    .left()
                    .map(|it| u64::try_from(it.as_millis()).unwrap_or(u64::MAX)),
                Sight::Movement | Sight::Words => None,
            },
            noted_left_s: ply.noted_left.map(|it| it.as_secs()),
            filled_later: ply.filled,
            at_ms: ply.at.0,
        }
    }
}

fn dashes(game: &Game) -> Vec<NotWritten> {
    let first = u16::try_from(game.plies().len() + 1).unwrap_or(u16::MAX);
    let dash = |(ply, dash): (u16, &Dash)| {
        let (number, side) = game.place_of(ply);
        NotWritten {
            ply,
            number,
            side,
            offer: dash.offer,
            at_ms: dash.at.0,
        }
    };
    (first..).zip(game.dashes()).map(dash).collect()
}

/// The e.p. square stands only where a capture is legal, which would be a hint while legality is not told.
fn fen(position: &Position, sight: Sight) -> String {
    match sight {
        Sight::Legal => position.fen(),
        Sight::Movement | Sight::Words => position.board().fen(),
    }
}

fn notes(journal: &[Recorded]) -> Vec<Note> {
    let note = |(recorded, note): (&Recorded, ArbiterNote)| Note {
        at_ms: recorded.at.0,
        note,
    };
    notes_in(journal).into_iter().map(note).collect()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn side_name<S: Serializer>(side: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(super::side(*side))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn side_or_null<S: Serializer>(side: &Option<Color>, serializer: S) -> Result<S::Ok, S::Error> {
    side.map(super::side).serialize(serializer)
}
