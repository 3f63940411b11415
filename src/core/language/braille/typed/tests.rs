use super::{is_marked_brf, spellings, spellings_of_brf, unknown_cell};

#[track_caller]
fn can_mean(line: &str, notation: &str) {
    let all = spellings(line, true).expect("cells");
    assert!(all.iter().any(|it| it == notation), "{line}: {all:?}");
}

#[test]
fn every_kind_of_digits_is_read() {
    for e4 in ["⠑⠲", "⠑⠹", "⠑⠼⠙", "⠑⠙", "⠑⢙"] {
        can_mean(e4, "e4");
    }
    for knight in ["⠨⠎⠋⠒", "⠈⠎⠋⠩", "⡎⠋⠩", "⡎⠋⢉", "⠨⠎⠋⠼⠉"] {
        can_mean(knight, "Sf3");
    }
    can_mean("⠎⠋⠒", "sf3");
    can_mean("⠎⠋⠒", "♘f3");
    can_mean("⠎⠋⠉", "sf3");
}

#[test]
fn the_signs_of_each_code_are_read() {
    for (line, notation) in [
        ("⠃⠭⠁⠦⠿⠨⠎⠼", "bxa8=S#"),
        ("⠃⠭⠁⠳⠶⠈⠎⠼", "bxa8=S#"),
        ("⠃⠭⠁⠼⠓⠐⠶⠠⠝⠸⠹", "bxa8=N#"),
        ("⠠⠟⠑⠼⠉⠐⠖", "Qe3+"),
        ("⠠⠗⠼⠁⠰⠑⠼⠃", "R1e2"),
        ("⠨⠞⠼⠁⠠⠑⠼⠃", "T1e2"),
        ("⠼⠚⠤⠼⠚", "0-0"),
        ("⠬⠤⠬⠤⠬", "0-0-0"),
        ("⠨⠅⠃⠂⠷⠿⠾", "Kb1(=)"),
        ("⠠⠅⠃⠼⠁⠐⠣⠐⠶⠐⠜", "Kb1(=)"),
        ("⠂⠆⠀⠤⠨⠞⠑⠦", "12 Te8"),
        ("⠑⠭⠙⠖⠀⠑⠏", "exd6 ep"),
        ("⠗⠸⠋⠲", "♖xf4+"),
        ("⠑⠃⠑⠙", "e2e4"),
        ("⠎⠃⠙⠃", "sbd2"),
    ] {
        can_mean(line, notation);
    }
}

#[test]
fn a_capital_left_out_is_no_pawn_for_certain() {
    can_mean("⠙⠭⠑⠢", "dxe5");
    can_mean("⠙⠭⠑⠢", "Dxe5");
    let marked = spellings("⠨⠙⠭⠑⠢", true).expect("cells");
    assert!(!marked.contains(&"dxe5".to_owned()), "{marked:?}");
}

#[test]
fn a_cell_of_no_code_is_named() {
    let unknown = unknown_cell("⠑⣿").expect("eight dots");
    assert_eq!((unknown.at, unknown.cell.dots().as_str()), (2, "12345678"));
    assert_eq!(unknown_cell("⠨⠎⠋⠒⠀⠗⠸⠋⠲⠜⠍"), None);
}

#[test]
fn a_brf_is_told_from_plain_notation() {
    for (line, is_marked) in [
        (".SF3", true),
        ("E8=,Q", true),
        ("E4", false),
        ("1.E4", false),
        (".sf3", false),
    ] {
        assert_eq!(is_marked_brf(line), is_marked, "{line}");
    }
    assert!(spellings_of_brf(".SF3", false).contains(&"Sf3".to_owned()));
    assert!(spellings_of_brf("R_F4", true).contains(&"♖xf4+".to_owned()));
    assert_eq!(spellings_of_brf("sf3", true), [""; 0]);
    assert_eq!(spellings_of_brf("E4?", true), [""; 0]);
}
