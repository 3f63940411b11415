//! The characters of embossers: against liblouis, and as the bytes that go out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use ansage_core::language::braille::Cell;
use ansage_core::language::braille::embosser::{EmbosserTable, TableFile};

use crate::support::program::{Home, text};

/// Where Debian keeps the tables of liblouis.
const TABLES: &str = "/usr/share/liblouis/tables";

fn table_file(path: &Path) -> Option<TableFile> {
    Some(TableFile {
        path: path.display().to_string(),
        text: fs::read_to_string(path).ok()?,
    })
}

/// Returns the cells of six dots with one dot at least.
fn cells() -> impl Iterator<Item = Cell> {
    (1..64).map(Cell::of_bits)
}

/// Returns the display tables of liblouis; none, with a reason, where it is not installed.
fn display_tables() -> Vec<PathBuf> {
    let is_there = Command::new("lou_translate")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let (Ok(_), Ok(folder)) = (is_there, fs::read_dir(TABLES)) else {
        assert!(std::env::var_os("CI").is_none(), "CI needs liblouis and its tables");
        println!("left out: liblouis is not installed");
        return Vec::new();
    };
    let files = folder.map(|it| it.expect("a file").path());
    files
        .filter(|it| it.extension().is_some_and(|it| it == "dis"))
        .collect()
}

#[test]
fn each_cell_has_the_character_that_liblouis_displays() {
    let home = Home::new();
    let defined: String = cells()
        .map(|it| format!("sign \\x{:04X} {}\n", u32::from(it.to_char()), it.dots()))
        .collect();
    let cells_table = home.file("cells.utb", &format!("space \\s 0\n{defined}"));
    let row: String = cells().map(Cell::to_char).collect();
    home.file("row.txt", &format!("{row}\n"));
    let tables = display_tables();
    for path in &tables {
        let table = table_file(path).map(|file| {
            let open = |named: &str, _by: &str| table_file(&Path::new(TABLES).join(named));
            EmbosserTable::read("x", file, open)
        });
        let table = table.expect("UTF-8").unwrap_or_else(|it| panic!("{it:?}"));
        let output = Command::new("lou_translate")
            .arg(format!("{},{}", path.display(), cells_table.display()))
            .env("LC_ALL", "C.UTF-8")
            .stdin(fs::File::open(home.path("row.txt")).expect("it is ours"))
            .output()
            .expect("it is there");
        let displayed = String::from_utf8(output.stdout).expect("UTF-8");
        let displayed: Vec<char> = displayed.trim_end_matches('\n').chars().collect();
        assert_eq!(displayed.len(), 63, "{}", path.display());
        for (cell, displayed) in cells().zip(displayed) {
            // Where it has none, liblouis displays the cell itself.
            let is_embossed = u32::from(displayed) <= 0xFF && !displayed.is_control();
            let expected = is_embossed.then(|| displayed.to_string());
            assert_eq!(table.write(&[cell]).ok(), expected, "{}: {cell:?}", path.display());
        }
    }
    assert!(tables.is_empty() || tables.len() > 10, "{tables:?}");
}

fn output_of(mut command: Command) -> Output {
    command.stdin(Stdio::null()).output().expect("the program")
}

/// An embosser takes one byte for each cell, whatever the file, pipe or device is in which they come.
#[test]
fn what_an_embosser_is_sent_has_one_byte_for_each_cell() {
    let home = Home::new();
    let mut table = String::from("display Ä 46\ndisplay ÿ 234\ninclude others.dis\n");
    table += "display - 124\ndisplay . 25\n";
    home.file("others.dis", "display - 1\n");
    let table = home.file("own.dis", &table);
    let asked = [
        "braille",
        "--table",
        "de-chess-short6",
        "--brf",
        "--brf-table",
        text(&table),
    ];
    let embossed = output_of(home.ansage(&[&asked[..], &["Sf3"]].concat()));
    assert_eq!(embossed.stdout, b"\xC4\xFF-.\n");

    let journal = home.path("game.jsonl");
    let keyed = ["--voice", "none", "--reports", "de", "--journal", text(&journal)];
    home.run(&keyed, "e4\n\n").expect(0);
    let table = home.file("latin.dis", "display é 1\ndisplay ¿ 46\ninclude en-us-brf.dis\n");
    if display_tables().is_empty() {
        return;
    }
    let export = ["export", text(&journal), "--brf", "--reports", "de"];
    let usual = output_of(home.ansage(&export)).stdout;
    let expected: Vec<u8> = usual.iter().map(|it| if *it == b'A' { 0xE9 } else { *it }).collect();
    let dots_46 = |it: &u8| if *it == b'.' { 0xBF } else { *it };
    let expected: Vec<u8> = expected.iter().map(dots_46).collect();
    assert_ne!(expected, usual);
    let own = [&export[..], &["--brf-table", text(&table)]].concat();
    assert_eq!(output_of(home.ansage(&own)).stdout, expected);
    let written = home.path("sheet.brf");
    output_of(home.ansage(&[&own[..], &["-o", text(&written)]].concat()));
    assert_eq!(fs::read(&written).expect("the file"), expected);
    let device = home.path("embosser");
    assert!(Command::new("mkfifo").arg(&device).status().expect("mkfifo").success());
    let reader = std::thread::spawn({
        let device = device.clone();
        move || fs::read(device).expect("what is embossed")
    });
    let sent = output_of(home.ansage(&[&own[..], &["--emboss", text(&device)]].concat()));
    // Otherwise the reader would wait for ever.
    assert!(sent.status.success(), "{sent:?}");
    assert_eq!(reader.join().expect("it is read"), expected);
    let volume = home.path("volume");
    let hand_in = ["hand-in", ".", "-o", text(&volume), "--brf-table", text(&table)];
    let answer = output_of(home.ansage(&hand_in));
    let volume = fs::read_dir(&volume).map(|it| it.filter_map(|it| Some(it.ok()?.path())));
    let brf = volume.unwrap_or_else(|_| panic!("{answer:?}"));
    let brf = brf.into_iter().find(|it| it.extension().is_some_and(|it| it == "brf"));
    assert!(fs::read(brf.expect("a volume")).expect("the file").contains(&0xE9));
}

#[test]
fn a_character_that_is_no_byte_and_a_table_that_is_not_whole_are_refused_in_one_sentence() {
    let home = Home::new();
    let refused = |table: &str, code: i32, words: &[&str]| {
        let table = home.file("own.dis", table);
        let asked = ["braille", "--reports", "en", "--brf", "--brf-table", text(&table), "e4"];
        home.run(&asked, "").refused(code, words);
    };
    refused(
        "display \\x2811 15\n",
        1,
        &["dots 15", "U+2811", "U+00FF", "Nothing was written."],
    );
    refused("display \\x0085 15\n", 1, &["U+0085"]);
    refused(
        "display e 15\n\ninclude none.dis\n",
        3,
        &["own.dis, line 3", "no file none.dis"],
    );
    home.file("other.dis", "include own.dis\n");
    refused(
        "include other.dis\n",
        3,
        &["other.dis, line 1", "own.dis includes itself"],
    );
    home.file("empty.dis", "\n");
    refused(
        &"include empty.dis\n".repeat(101),
        3,
        &["line 101", "more than 100 files"],
    );
}
