//! What stands on the board, asked for: the words a voice is given for what is written in short.

use ansage_core::desk::{Channel, Input};
use ansage_core::game::Moment;

use crate::support::desk_harness::{DeskHarness, said};
use crate::support::table;

/// Returns what the Ear is given to read and to say.
fn told(fen: &str, line: &str) -> (String, String) {
    let mut opening = table::usual_opening();
    opening.fen = Some(fen.to_owned());
    let mut harness = DeskHarness::open(opening);
    let effects = harness.handle(Moment(1), Input::Line(line.to_owned()));
    let said = said(&effects).find(|it| it.channel == Channel::Ear).expect("an answer");
    let segments = said.spoken.iter().map(|it| {
        let parts = it.parts.iter().map(|it| it.text.as_str());
        parts.collect::<Vec<_>>().join(" ")
    });
    (said.written.clone(), segments.collect::<Vec<_>>().join(" / "))
}

#[test]
fn pieces_are_said_in_the_words_of_the_announcements() {
    let fen = "4k3/8/8/3p4/2B1P2n/8/8/4K3 w - - 0 1";
    for (line, written, said) in [
        (
            "/reihe 4",
            "Reihe 4: Weiß Bc4 e4, Schwarz Nh4.",
            "Reihe / vier / : Weiß / Läufer Zäsar vier, Bauer Eva vier / , Schwarz / Springer Hektor vier",
        ),
        (
            "/linie e",
            "Linie e: Weiß Ke1 e4, Schwarz Ke8.",
            "Linie / Eva / : Weiß / König Eva eins, Bauer Eva vier / , Schwarz / König Eva acht",
        ),
        ("/figuren schwarze Bauern", "Schwarz d5.", "Schwarz / Bauer David fünf"),
        ("/figuren Damen", "keine.", "keine."),
        ("/reihe 7", "Reihe 7: leer.", "Reihe / sieben / : leer."),
        ("/geschlagen", "Geschlagen: keine.", "Geschlagen: keine."),
    ] {
        assert_eq!(told(fen, line), (written.to_owned(), said.to_owned()), "{line}");
    }
}
