//! The tables of six dots: against liblouis, against the notation, and against random games.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use ansage_core::game::{Board, Game, Move, NotationStyle, Position, San};
use ansage_core::language::braille::{Profile, Tables, in_unicode, of_unicode};
use ansage_core::language::understand::{Decision, Reader, Vocabulary, understand};
use ansage_core::language::{Letters, Sight};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};

use super::SAMPLE;
use crate::support::played::played;
use crate::support::table::usual_opening;

const TABLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/braille-tables");

/// Its cells in the English table; those of other languages have the same, with their capital sign and letters.
const SAMPLE_CELLS: &str = "⠂⠀⠑⠲⠀⠑⠢⠀⠆⠀⠠⠝⠋⠒⠀⠠⠝⠋⠖⠀⠒⠀⠙⠲⠀⠑⠭⠙⠲⠀⠲⠀⠑⠢⠀⠠⠝⠑⠲⠀⠢⠀⠠⠟⠭⠙⠲⠀⠙⠢⠀⠖⠀⠑⠭⠙⠖⠑⠏⠀⠠⠝⠭⠙⠖⠀⠶⠀⠠⠃⠛⠢⠀⠠⠝⠉⠖⠀⠦⠀⠠⠟⠑⠒⠬⠀⠠⠃⠑⠶\
                            ⠀⠔⠀⠠⠝⠃⠙⠆⠀⠴⠤⠴⠀⠂⠴⠀⠴⠤⠴⠤⠴⠀⠠⠗⠑⠦⠀⠂⠂⠀⠠⠅⠃⠂⠷⠿⠾";

fn profile(name: &str) -> Profile {
    let chosen = Tables::compiled_in().profile(name).expect("it is named");
    assert_eq!(chosen.error, None);
    chosen.profile
}

/// Returns the tables of six dots by their languages.
fn short6() -> Vec<(Letters, Profile)> {
    let names = ["de", "en", "es", "fr", "nl", "pt"];
    let named = names.map(|it| {
        (
            Letters::named(it).expect("a set"),
            profile(&format!("{it}-chess-short6")),
        )
    });
    named.to_vec()
}

/// Returns a command of liblouis that finds our tables before its own; `None`, with a reason, where it is not installed.
fn liblouis(program: &str) -> Option<Command> {
    let is_there = Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if is_there.is_err() {
        assert!(
            std::env::var_os("CI").is_none(),
            "{program} is missing: package liblouis-bin"
        );
        println!("left out: {program} is not installed (package liblouis-bin)");
        return None;
    }
    let mut command = Command::new(program);
    command.current_dir(TABLES);
    Some(command)
}

fn read_table(file: &str) -> String {
    std::fs::read_to_string(Path::new(TABLES).join(file)).expect("a table")
}

fn louis_translate(direction: &str, table: &str, lines: &[String]) -> Option<Vec<String>> {
    let mut command = liblouis("lou_translate")?;
    command.args([direction, &format!("unicode.dis,{table}")]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it is there");
    let mut stdin = child.stdin.take().expect("a pipe");
    let text: String = lines.iter().map(|it| format!("{it}\n")).collect();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("an end");
    writer.join().expect("no panic").expect("it reads");
    assert!(output.status.success());
    Some(
        String::from_utf8(output.stdout)
            .expect("UTF-8")
            .lines()
            .map(str::to_owned)
            .collect(),
    )
}

/// Plays games by chance from the start and returns `count` positions of them.
fn positions(count: usize) -> Vec<Position> {
    const LONGEST: usize = 160;
    let mut chance = StdRng::seed_from_u64(0x0B_5A_11_1E);
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let mut position = Position::of(Board::start());
        for _ in 0..LONGEST {
            let moves = legal(&position);
            let Some(m) = moves.choose(&mut chance) else { break };
            position.play(*m);
            // Positions of one game are much alike: some of each.
            if chance.random_ratio(1, 8) && !legal(&position).is_empty() {
                positions.push(position.clone());
            }
        }
    }
    positions.truncate(count);
    positions
}

fn legal(position: &Position) -> Vec<Move> {
    let moves = position.board().moves_by_movement();
    moves
        .into_iter()
        .filter(|it| position.is_legal(*it) == Some(true))
        .collect()
}

fn in_print(position: &Position, m: Move, letters: Letters) -> String {
    San::of(position, m).write(|role| letters.letter(role), NotationStyle::Braille)
}

#[test]
fn liblouis_takes_every_table_and_every_pair() {
    let folder = std::fs::read_dir(TABLES).expect("the folder");
    let mut files: Vec<String> = folder
        .map(|it| it.expect("a file").file_name().into_string().expect("a name"))
        .collect();
    files.sort();
    let of_kind = |ending: &str| {
        files
            .iter()
            .filter(|it| it.ends_with(ending))
            .cloned()
            .collect::<Vec<_>>()
    };
    let (tables, pairs) = (of_kind(".utb"), of_kind(".yaml"));
    assert_eq!(tables.len(), 7);
    let stem = |it: &String| it.split_once('.').expect("an ending").0.to_owned();
    assert_eq!(
        tables.iter().map(stem).collect::<Vec<_>>(),
        pairs.iter().map(stem).collect::<Vec<_>>()
    );
    // What the program has compiled in is what lies in the folder.
    let names = Tables::compiled_in().names();
    let texts: Vec<String> = tables.iter().map(|it| read_table(it)).collect();
    for table in &tables {
        let name = stem(table).replace("chess-computer8", "computer8");
        assert!(names.contains(&name), "{table}");
    }
    for part in of_kind(".uti") {
        let includes = |it: &String| it.contains(&format!("\ninclude {part} "));
        assert!(texts.iter().any(includes), "no table has {part}");
    }
    for (program, files) in [("lou_checktable", tables), ("lou_checkyaml", pairs)] {
        for file in files {
            let Some(mut command) = liblouis(program) else { return };
            let output = command.arg(&file).output().expect("it is there");
            let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{program} {file}: {said}");
        }
    }
}

#[test]
fn the_pairs_of_each_table_are_written_and_read_by_this_program() {
    for name in Tables::compiled_in().names() {
        let file = match name.as_str() {
            "ukaaf2015" => continue,
            "computer8" => "chess-computer8.yaml".to_owned(),
            other => format!("{other}.yaml"),
        };
        let pairs = std::fs::read_to_string(Path::new(TABLES).join(&file)).expect("pairs");
        let (both, forward) = pairs.split_once("{testmode: forward}").expect("both kinds");
        let pairs = |text: &str| -> Vec<(String, String)> {
            let pair = |line: &str| {
                let (print, cells) = line.trim().strip_prefix("- ['")?.split_once("', ")?;
                Some((print.to_owned(), cells.strip_suffix(']')?.to_owned()))
            };
            text.lines().filter_map(pair).collect()
        };
        let table = profile(&name);
        assert!(pairs(both).len() >= 6 && !pairs(forward).is_empty(), "{file}");
        for (print, cells) in pairs(both).iter().chain(&pairs(forward)) {
            let written = table.write(print).expect("a table writes all");
            assert_eq!(&in_unicode(&written.cells), cells, "{file}: {print}");
            assert_eq!(written.unknown, []);
        }
        for (print, cells) in pairs(both) {
            let read = table.read_back(&of_unicode(&cells).expect("cells"));
            assert_eq!(read.text, print, "{file}: {cells}");
        }
    }
}

#[test]
fn the_sample_game_has_the_cells_of_the_notation_in_every_language() {
    let mut game = Game::replay(&played(usual_opening(), SAMPLE))
        .expect("a game")
        .scoresheet();
    game.entries.last_mut().expect("21 half-moves").offer = true;
    let english = Letters::named("en").expect("a set");
    for (letters, table) in short6() {
        let rows = game.rows(|role| letters.letter(role), NotationStyle::Braille);
        let words = rows.iter().flat_map(|row| {
            let cell = |it: &Option<ansage_core::game::scoresheet::Cell>| it.as_ref().map(|it| it.text.clone());
            [Some(row.number.to_string()), cell(&row.white), cell(&row.black)]
        });
        let line = words.flatten().collect::<Vec<_>>().join(" ");
        let written = in_unicode(&table.write(&line).expect("a table writes all").cells);
        let capital = if letters == english { '⠠' } else { '⠨' };
        let mut expected = String::new();
        let mut is_capital = false;
        for cell in SAMPLE_CELLS.chars() {
            let role = "⠅⠟⠗⠃⠝"
                .chars()
                .zip("KQRBN".chars())
                .find(|(it, _)| *it == cell && is_capital);
            let own = role
                .and_then(|(_, letter)| english.role(letter))
                .map(|it| letters.letter(it));
            let own = own.map(|it| in_unicode(&table.write(&it.to_lowercase().to_string()).expect("a letter").cells));
            match own {
                Some(own) => expected += &own,
                None if cell == '⠠' => expected.push(capital),
                None => expected.push(cell),
            }
            is_capital = cell == '⠠';
        }
        assert_eq!(written, expected, "{}", letters.name);
        let back = table.read_back(&of_unicode(&written).expect("cells")).text;
        assert_eq!(back, line);
    }
    let british = "e4 e5 2 Nf3 Nf6 3 d4 exd4 4 e5 Ne4 5 Qxd4 d5 6 exd6 Nxd6 7 Bg5 Nc6 8 Qe3+ Be7 9 Nbd2";
    let cells = "⠑⠲⠀⠑⠢⠀⠆⠀⠎⠋⠒⠀⠎⠋⠖⠀⠒⠀⠙⠲⠀⠑⠰⠙⠲⠀⠲⠀⠑⠢⠀⠎⠑⠲⠀⠢⠀⠟⠰⠙⠲⠀⠙⠢⠀⠖⠀⠑⠰⠙⠖⠀⠎⠰⠙⠖⠀⠶⠀⠇⠛⠢⠀⠎⠉⠖⠀⠦⠀⠟⠘⠑⠒⠀⠇⠑⠶⠀⠔⠀⠎⠃⠙⠆";
    assert_eq!(
        in_unicode(&profile("ukaaf2015").write(british).expect("known cells").cells),
        cells
    );
    assert_eq!(
        in_unicode(&profile("ukaaf2015").write("10 Re8 11 Kb1").expect("known cells").cells),
        "⠂⠴⠀⠗⠑⠦⠀⠂⠂⠀⠅⠃⠂"
    );
}

#[test]
fn every_legal_move_of_a_thousand_positions_has_a_form_of_its_own_that_is_read_back() {
    let english = Letters::named("en").expect("a set");
    let mut tables = short6();
    tables.push((english, profile("computer8")));
    let mut refused = 0;
    for position in positions(1000) {
        let moves = legal(&position);
        for (letters, table) in &tables {
            let mut forms = BTreeMap::new();
            for m in &moves {
                let print = in_print(&position, *m, *letters);
                let cells = table
                    .write_move(&San::of(&position, *m), false, *letters)
                    .expect("a table writes all");
                assert_eq!(table.read_back(&cells).text, print, "{}", in_unicode(&cells));
                let other = forms.insert(cells, *m);
                assert_eq!(other, None, "{} and {m} in {}", print, table.name());
            }
            assert_eq!(forms.len(), moves.len());
        }
        let british = profile("ukaaf2015");
        let mut forms = BTreeMap::new();
        for m in &moves {
            let san = San::of(&position, *m);
            let Ok(cells) = british.write_move(&san, false, english) else {
                assert!(
                    san.castling.is_some() || san.promotion.is_some() || san.en_passant,
                    "{m}"
                );
                refused += 1;
                continue;
            };
            assert_eq!(british.read_back(&cells).text, in_print(&position, *m, english));
            assert_eq!(forms.insert(cells, *m), None);
        }
    }
    assert!(refused > 0, "no castling, no promotion: the games were too short");
}

#[test]
fn moves_typed_in_cells_are_understood_as_what_they_are() {
    let vocabulary = Vocabulary::new([]);
    let mut asked = 0;
    for (index, position) in positions(400).iter().enumerate() {
        let (letters, table) = &short6()[index % 6];
        let all = [*letters];
        let reader = Reader {
            vocabulary: &vocabulary,
            letters: &all,
        };
        for m in legal(position) {
            let cells = table
                .write_move(&San::of(position, m), false, *letters)
                .expect("a table writes all");
            let understood = understand(&in_unicode(&cells), &reader, position, Sight::Legal);
            match understood.decision {
                Decision::Clear { m: meant, .. } => assert_eq!(meant, m, "{}", in_unicode(&cells)),
                // A pawn's capture may be a piece's whose capital sign was left out.
                Decision::Ask { moves } => {
                    assert!(moves.contains(&m), "{}: {moves:?}", in_unicode(&cells));
                    assert!(moves.iter().all(|it| position.is_legal(*it) == Some(true)));
                    asked += 1;
                }
                other => panic!("{}: {other:?}", in_unicode(&cells)),
            }
        }
    }
    println!("asked about {asked} moves");
}

#[test]
fn liblouis_writes_and_reads_the_same_cells() {
    for (letters, table) in short6() {
        let mut lines: Vec<String> = Vec::new();
        for position in positions(60) {
            lines.extend(legal(&position).into_iter().map(|m| in_print(&position, m, letters)));
        }
        lines.extend(["Kb1(=)", "exd6 e.p.", "1/2-1/2", "12...", "Anna Stephan", "1:59:07"].map(str::to_owned));
        lines.sort();
        lines.dedup();
        let file = format!("{}.utb", table.name());
        let ours: Vec<String> = lines
            .iter()
            .map(|it| in_unicode(&table.write(it).expect("a table writes all").cells))
            .collect();
        let Some(theirs) = louis_translate("--forward", &file, &lines) else {
            return;
        };
        assert_eq!(ours, theirs, "{file}");
        let back = louis_translate("--backward", &file, &ours).expect("it was there");
        assert_eq!(back, lines, "{file}");
    }
}
