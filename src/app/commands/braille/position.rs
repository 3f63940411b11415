//! `ansage braille --fen`: a position for a finger.

use shakmaty::Color;

use super::embosser::BrfWriter;
use super::form_of;
use super::pages::{self, name_unknown};
use crate::app::cli::{BrailleOptions, BraillePage};
use crate::app::failure::{Failure, braille_failure, desk_failure};
use crate::app::printing::print_as;
use crate::app::settings::words::Words;
use ansage_core::game::resolve::Placement;
use ansage_core::language::braille::pages::{PageSize, Part, Row, wrapped};
use ansage_core::language::braille::writer::Writer;
use ansage_core::language::braille::{Profile, in_unicode, position};
use ansage_core::language::letters::SETS;
use ansage_core::language::placement::PieceOrder;
use ansage_core::language::{Letters, Message};

/// Prints what was asked of a position.
pub(super) fn print(
    fen: &str,
    options: &BrailleOptions,
    profile: &Profile,
    brf: Option<&BrfWriter>,
    words: &Words,
) -> Result<(), Failure> {
    let board = Placement::from_fen(fen).map_err(|_not_fen| desk_failure::bad_fen(fen))?;
    let prose = pages::prose(profile, &BraillePage::default(), words)?;
    let mut writer = Writer::new(profile, &*prose, PageSize::default().cells);
    let view = options.view;
    let rows = if let Some(rank) = view.rank {
        vec![position::rank(&board, rank)]
    } else if let Some(file) = view.file {
        vec![position::file(&board, file)]
    } else if let Some(square) = view.square {
        vec![position::square(&board, square)]
    } else if view.forsyth {
        vec![position::forsyth(&board)]
    } else if view.diagram {
        let mut rows = position::diagram(&board, Color::White);
        let legend = writer.words(&words.say(&Message::BrailleDiagram));
        rows.extend(wrapped(&legend, writer.width));
        rows
    } else {
        list(&board, &mut writer, words).map_err(|it| braille_failure::not_written(&it, profile))?
    };
    name_unknown(&writer.unknown, profile, words);
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        text += &match brf {
            Some(brf) => brf.row(index + 1, row)?,
            None => in_unicode(row),
        };
        text.push('\n');
    }
    print_as(form_of(brf), &text)
}

/// Returns the pieces of White and of Black, a line each.
fn list(
    board: &Placement,
    writer: &mut Writer<'_>,
    words: &Words,
) -> Result<Vec<Row>, ansage_core::language::braille::NotWritten> {
    let letters = writer.profile.letters();
    let letters = letters.or_else(|| Letters::named(&words.reports)).unwrap_or(SETS[0]);
    let mut rows = Vec::new();
    for side in [Color::White, Color::Black] {
        let name = words.say(&side.fold_wb(Message::White, Message::Black));
        let label = format!("{name}: {}", ansage_core::language::braille::writer::PLACE);
        match writer.labelled(&label, &position::pieces(board, side, letters, PieceOrder::ByKind))? {
            Part::Rows(lines) => rows.extend(lines),
            Part::Blank => {}
        }
    }
    Ok(rows)
}
