//! The diagrams of a page: a picture, and in words the same.

use shakmaty::{Color, File, Piece, Rank, Square};

use super::{GamePage, Mark, Marked, heading, paragraph};
use crate::game::Position;
use crate::game::resolve::Placement;
use crate::language::Message;
use crate::language::braille::position::pieces;
use crate::language::markup::{Attribute, Markup};
use crate::language::placement::PieceOrder;

/// The side of a square.
const SQUARE: usize = 40;
/// Room beside the board for the names of ranks and files.
const MARGIN: usize = 24;

impl GamePage<'_> {
    pub(super) fn diagrams(&self) -> Markup {
        if self.marked.is_empty() {
            return Markup::default();
        }
        let positions = self.positions();
        let figures = self.marked.iter().enumerate().filter_map(|(number, marked)| {
            let position = positions.get(marked.half_moves)?;
            let before = marked.half_moves.checked_sub(1).and_then(|it| positions.get(it));
            Some(self.diagram(number + 1, marked, before, position))
        });
        std::iter::once(heading("h2", self.say(Message::PageDiagrams)))
            .chain(figures)
            .collect()
    }

    /// Returns the position before each half-move and the last one.
    fn positions(&self) -> Vec<Position> {
        let sheet = self.form.sheet;
        let mut positions: Vec<Position> = sheet.walk().map(|(before, _)| before).collect();
        positions.push(match (positions.last(), sheet.entries.last()) {
            (Some(before), Some(entry)) => before.after(entry.m),
            _ => Position::of(sheet.start.clone()),
        });
        positions
    }

    fn diagram(&self, number: usize, marked: &Marked, before: Option<&Position>, position: &Position) -> Markup {
        let shows = match before {
            None => self.say(Message::PagePositionStart),
            Some(before) => self.say(Message::PagePosition {
                m: self.half_move(before, marked.half_moves - 1),
            }),
        };
        let side = self.form.side(position.board().turn());
        let to_move = self.say(Message::SideToMove { side });
        let placement = Placement::of(position.board());
        let told = |side| {
            let standing = pieces(&placement, side, self.form.letters, PieceOrder::ByKind);
            format!("{}: {standing}.", self.form.side(side))
        };
        let words = format!("{} {} {to_move}", told(Color::White), told(Color::Black));
        let why = marked.why.iter().map(|it| self.why(*it)).collect::<Vec<_>>().join(", ");
        let caption = Markup::block("figcaption", &[], paragraph(format!("{why}. {to_move}")));
        let figure: Markup = [
            heading("h3", shows.as_str()),
            self.picture(number, &shows, &words, &placement),
            caption,
        ]
        .into_iter()
        .collect();
        Markup::block("figure", &[], figure)
    }

    fn why(&self, mark: Mark) -> String {
        self.say(Message::PageMark {
            marked: mark.name().to_owned(),
        })
    }

    /// Draws a board. White's pieces are letters in a ring, Black's letters on a black square, so that neither colours nor a
    /// font of pieces are needed to tell them apart.
    fn picture(&self, number: usize, title: &str, words: &str, placement: &Placement) -> Markup {
        let (title_id, words_id) = (format!("d{number}"), format!("d{number}w"));
        let size = 8 * SQUARE;
        let frame = [
            ("x", MARGIN.to_string()),
            ("y", "1".to_owned()),
            ("width", size.to_string()),
            ("height", size.to_string()),
            ("fill", "#fff".to_owned()),
            ("stroke", "#000".to_owned()),
            ("stroke-width", "2".to_owned()),
        ];
        let mut drawn = Markup::element("title", &[("id", &title_id)], title);
        drawn.push(Markup::element("desc", &[("id", &words_id)], words));
        drawn.push(shape("rect", &frame));
        for square in Square::ALL {
            drawn.extend(square.is_dark().then(|| dark(square)));
        }
        for square in Square::ALL {
            drawn.extend(placement.at(square).map(|it| self.piece(it, square)));
        }
        for file in File::ALL {
            let (x, _) = middle(Square::from_coords(file, Rank::First));
            drawn.push(name(x, size + MARGIN - 6, file.char()));
        }
        for rank in Rank::ALL {
            let (_, y) = middle(Square::from_coords(File::A, rank));
            drawn.push(name(MARGIN / 2, y + 6, rank.char()));
        }
        let (width, height) = (size + MARGIN + 2, size + MARGIN + 2);
        let (view, width) = (format!("0 0 {width} {height}"), width.to_string());
        let labels = format!("{title_id} {words_id}");
        let attributes = [
            ("role", "img"),
            ("aria-labelledby", labels.as_str()),
            ("viewBox", view.as_str()),
            ("width", width.as_str()),
            ("height", width.as_str()),
        ];
        Markup::block("svg", &attributes, drawn)
    }

    fn piece(&self, piece: Piece, square: Square) -> Markup {
        let (x, y) = middle(square);
        let (ground, ink) = match piece.color {
            Color::White => (
                shape(
                    "circle",
                    &[
                        ("cx", x.to_string()),
                        ("cy", y.to_string()),
                        ("r", "16".to_owned()),
                        ("fill", "#fff".to_owned()),
                        ("stroke", "#000".to_owned()),
                        ("stroke-width", "2".to_owned()),
                    ],
                ),
                "#000",
            ),
            Color::Black => (
                shape(
                    "rect",
                    &[
                        ("x", (x - 15).to_string()),
                        ("y", (y - 15).to_string()),
                        ("width", "30".to_owned()),
                        ("height", "30".to_owned()),
                        ("fill", "#000".to_owned()),
                    ],
                ),
                "#fff",
            ),
        };
        let letter = self.form.letters.letter(piece.role);
        [ground, written(x, y + 8, 22, ink, letter)].into_iter().collect()
    }
}

/// Returns the middle of a square.
fn middle(square: Square) -> (usize, usize) {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    (
        MARGIN + file * SQUARE + SQUARE / 2,
        1 + (7 - rank) * SQUARE + SQUARE / 2,
    )
}

fn dark(square: Square) -> Markup {
    let (x, y) = middle(square);
    let corner = |it: usize| (it - SQUARE / 2).to_string();
    shape(
        "rect",
        &[
            ("x", corner(x)),
            ("y", corner(y)),
            ("width", SQUARE.to_string()),
            ("height", SQUARE.to_string()),
            ("fill", "#bbb".to_owned()),
        ],
    )
}

fn name(x: usize, y: usize, sign: char) -> Markup {
    written(x, y, 16, "#000", sign)
}

fn written(x: usize, y: usize, size: usize, ink: &str, sign: char) -> Markup {
    let (x, y, size) = (x.to_string(), y.to_string(), size.to_string());
    let attributes: [Attribute<'_>; 6] = [
        ("x", &x),
        ("y", &y),
        ("font-size", &size),
        ("font-weight", "bold"),
        ("text-anchor", "middle"),
        ("fill", ink),
    ];
    Markup::element("text", &attributes, sign.to_string())
}

/// Returns a shape of a picture.
pub(super) fn shape(name: &'static str, attributes: &[(&'static str, String)]) -> Markup {
    let attributes: Vec<Attribute<'_>> = attributes.iter().map(|(key, value)| (*key, value.as_str())).collect();
    Markup::element(name, &attributes, "")
}
