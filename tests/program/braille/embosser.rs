//! The characters of embossers: against liblouis, and as the bytes that go out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

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
