//! What is valid, for each target: files of the other tests, and of the program.

use std::fs;
use std::path::{Path, PathBuf};

/// Longer ones are cut: what stands in them further on is more of the same.
const LONGEST_BYTES: usize = 16 * 1024;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn file(name: &str) -> Vec<u8> {
    let mut bytes = fs::read(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    if bytes.len() > LONGEST_BYTES {
        // A line is not cut.
        let end = bytes[..LONGEST_BYTES].iter().rposition(|it| *it == b'\n');
        bytes.truncate(end.map_or(LONGEST_BYTES, |it| it + 1));
    }
    bytes
}

fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(path(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut names: Vec<String> = entries
        .map(|it| it.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|it| it.ends_with(ending))
        .collect();
    // A case that is drawn again must find the same in the same place.
    names.sort_unstable();
    names.iter().map(|it| file(&format!("{folder}/{it}"))).collect()
}

fn texts(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|it| it.as_bytes().to_vec()).collect()
}

/// Returns what stands between fences of this kind in a page of the docs.
fn blocks(page: &str, fence: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(path(page)).expect("a page");
    let opening = format!("```{fence}\n");
    let parts = text.split(&opening).skip(1);
    parts
        .map(|it| it.split("```").next().unwrap_or_default().as_bytes().to_vec())
        .collect()
}

pub(super) fn journal() -> Vec<Vec<u8>> {
    files("tests/journals", ".jsonl")
}

pub(super) fn journal_resealed() -> Vec<Vec<u8>> {
    journal()
}

pub(super) fn settings() -> Vec<Vec<u8>> {
    blocks("docs/settings.md", "toml")
}

pub(super) fn event_file() -> Vec<Vec<u8>> {
    blocks("docs/event-file.md", "toml")
}

pub(super) fn equipment_list() -> Vec<Vec<u8>> {
    blocks("docs/equipment.md", "json")
}

pub(super) fn pgn_games() -> Vec<Vec<u8>> {
    [files("tests/pgn/pgn-extract", ".pgn"), files("tests/journals", ".pgn")].concat()
}

pub(super) fn sheet_in_print() -> Vec<Vec<u8>> {
    let words = texts(&[
        "1. e4 e5\n2. … Nf6\n3. ? exd4\n4... Ne4\n5. Springer Felix drei (=)\n1-0\n",
        "1. e4         e5\n2.            Nf6\n3. d4         d5\n# better\n6. exd6 e.p. 0:47\n",
        "1. e4   11. Nf3\n2. d4   12. Bb5\n3. c4   13. 0-0\nResult: 1-0\n",
    ]);
    [
        words,
        files("tests/golden/sheets", ".txt"),
        files("tests/journals", ".pgn"),
    ]
    .concat()
}

pub(super) fn sheet_in_brf() -> Vec<Vec<u8>> {
    let cells = "⠂⠄ ⠑⠲ ⠑⠢\n⠆⠄ ⠠⠝⠋⠒ ⠠⠝⠉⠖\n";
    texts(&[
        "#a4 e4 e5\n#b4 ,nf3 ,nc6\n#c4 ,bb5 a6\n",
        "1' e4 e5\n2' sf3 sc6\n3' lb5 a6\n",
        cells,
    ])
}

pub(super) fn sheet_in_pef() -> Vec<Vec<u8>> {
    let sheet = "<?xml version=\"1.0\"?>\n<pef version=\"2008-1\" xmlns=\"http://www.daisy.org/ns/2008/pef\">\n<head/><body>\
                 <volume cols=\"40\" rows=\"24\"><section><page>\n<row>⠂⠄ ⠑⠲ ⠑⠢</row>\n<row>⠆⠄ ⠠⠝⠋⠒ ⠠⠝⠉⠖</row>\n\
                 </page></section></volume></body></pef>\n";
    texts(&[sheet])
}

pub(super) fn names() -> Vec<Vec<u8>> {
    texts(&[
        "Carlsen, Magnus",
        "Łukasz \"Ł\" O’Neill\\",
        "1. e4 e5 1-0",
        "[Event \"?\"]",
        "李\u{202e}",
    ])
}

pub(super) fn lexicon() -> Vec<Vec<u8>> {
    let ours = [
        "de/lexicon.toml",
        "de-fide/lexicon.toml",
        "de/spoken.toml",
        "de/board.toml",
        "commands.toml",
    ];
    let named = |it: &&str| [it.as_bytes(), b"\n", &file(&format!("voices/{it}"))].concat();
    ours.iter().map(named).collect()
}

pub(super) fn messages_laid_over() -> Vec<Vec<u8>> {
    let some = texts(&[
        "white = White\nblack = Black\n",
        "read-flaws = { $count ->\n    [one] one flaw\n   *[other] { $count } flaws\n}\n",
        "-term = a term\nwhite = { -term } { \"{\" } { black } {NUMBER(3)}\nblack = Black\n",
    ]);
    [some, vec![file("voices/en/messages.ftl")]].concat()
}

pub(super) fn braille_table() -> Vec<Vec<u8>> {
    let parts = files("braille-tables", ".uti").join(&b'\x0c');
    let including = texts(&[
        "include 1.uti\ninclude 2.uti\n\x0cinclude 2.uti\nletter a 1\n\x0cletter b 12\n",
        "#+language:de\n#+dots:8\nletter e 15\nalways sch 156\nbase uppercase E e\ncapsletter 6\nspace \\s 0\n",
    ]);
    [including, files("braille-tables", ".utb"), vec![parts]].concat()
}

pub(super) fn helper_lines() -> Vec<Vec<u8>> {
    let mut all = texts(&[
        "{\"hello\":{\"build\":\"0\"}}\n{\"pong\":{\"n\":1}}\n{\"taken\":{\"n\":2}}\n",
        "{\"tell\":{\"report\":{\"heard\":{\"words\":[{\"word\":\"bauer\",\"confidence\":0.9,\"start\":0.1,\"end\":0.4}]}}}}\n",
        "{\"ask\":{\"n\":7,\"request\":{\"say\":{\"id\":3}}}}\n\"bye\"\n",
        "{\"tell\":{\"report\":{\"key\":{\"dots\":[1,4,5]}}}}\n{\"tell\":{\"report\":\"ready\"}}\n",
    ]);
    all.push(ansage_protocol::block::block(5, &[1, -1, 300]));
    all.push(ansage_protocol::piece::piece(99, 5, &[1, -1, 300]));
    all
}

pub(super) fn sound() -> Vec<Vec<u8>> {
    let samples: Vec<i16> = (0..800).map(|it: i16| (it % 50) * 200).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let (wav, flac) = (folder.path().join("a.wav"), folder.path().join("a.flac"));
    ansage_sound_files::wav::write(&wav, &samples, 8_000).expect("WAV");
    ansage_sound_files::flac::write(&flac, &samples, &ansage_sound_files::flac::Labels::default()).expect("FLAC");
    let mut all: Vec<Vec<u8>> = [wav, flac]
        .iter()
        .map(|it| fs::read(it).expect("it was written"))
        .collect();
    // Frames of MPEG 1, layer III, 128 kbit/s at 44,100 samples per second: silence.
    let mut frame = vec![0xff, 0xfb, 0x90, 0xc4];
    frame.resize(417, 0);
    all.push(frame.repeat(12));
    all
}

pub(super) fn typed() -> Vec<Vec<u8>> {
    let lines = ["words", "notation", "letters", "answers", "event"].map(|it| {
        let table = String::from_utf8(file(&format!("tests/phrases/{it}.txt"))).expect("text");
        let typed = table.lines().filter(|it| !it.starts_with('#')).filter_map(|it| {
            let typed = it.split("=>").next()?.rsplit(" | ").next()?;
            Some(typed.trim().as_bytes().to_vec())
        });
        typed.collect::<Vec<_>>()
    });
    let others = texts(&[
        "/sheet 12",
        "?",
        "/korrektur 14 Sf3",
        "/arbiter AB",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "Weiß Kg1 Dd1 Schwarz Kg8",
    ]);
    [lines.concat(), others].concat()
}

pub(super) fn heard() -> Vec<Vec<u8>> {
    texts(&[
        "springer felix drei",
        "könig felix zwei nach eva eins",
        "bauer eva sieben eva acht dame",
        "[unk] kurze rochade [unk]",
        "ja nein weiter remis eins zwei drei",
        "nein ich meine läufer cäsar vier nach eva sechs",
        "kommando uhr zeit schwarz hat gezogen",
    ])
}

pub(super) fn beside_shakmaty() -> Vec<Vec<u8>> {
    let random: Vec<u8> = (0..=255).map(|it: u8| it.wrapping_mul(151).wrapping_add(13)).collect();
    vec![random.clone(), [vec![4, 0], random].concat()]
}
