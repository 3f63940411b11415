//! Tokens and their places.

use super::{End, Lexer, Token};

fn tokens(text: &str) -> Vec<Token<'_>> {
    Lexer::new(text).map(|it| it.token).collect()
}

fn tag<'a>(name: &'a str, value: &str, unusual: bool) -> Token<'a> {
    let value = value.to_owned().into();
    Token::Tag { name, value, unusual }
}

#[test]
fn tags_are_read_as_they_are_written() {
    for (text, name, value, unusual) in [
        (r#"[White "Silva, Ana"]"#, "White", "Silva, Ana", false),
        (r#"[White  "A \"B\" C:\\"]"#, "White", r#"A "B" C:\"#, false),
        (r#"[White "a]b"]"#, "White", "a]b", false),
        (r#"[White "Ana "Bella" Silva"]"#, "White", r#"Ana "Bella" Silva"#, true),
        (r#"[White"Ana"]"#, "White", "Ana", true),
        (r#"[ White "Ana" ]"#, "White", "Ana", true),
    ] {
        assert_eq!(tokens(text), [tag(name, value, unusual)], "{text}");
    }
    assert_eq!(
        tokens("[White Ana]\ne4"),
        [Token::BadTag("[White Ana]"), Token::Word("e4")]
    );
    assert_eq!(
        tokens("[Result \"1-0\"] e4"),
        [tag("Result", "1-0", true), Token::Word("e4")]
    );
}

#[test]
fn a_comment_ends_where_its_writer_meant() {
    let comment = |text, end| Token::Comment { text, end };
    assert_eq!(
        tokens("{a}e4{ b\nc }"),
        [
            comment("a", End::Closed),
            Token::Word("e4"),
            comment(" b\nc ", End::Closed)
        ]
    );
    assert_eq!(tokens("{a {b} c} e4")[0], comment("a {b} c", End::Nested));
    assert_eq!(tokens("{a {b} e4"), [comment("a {b", End::Nested), Token::Word("e4")]);
    let torn = "e4 {torn\n\n[Event \"next\"]\n\n{so} d4 *";
    assert_eq!(tokens(torn)[1], comment("torn\n\n", End::Open));
    assert_eq!(tokens(torn)[2], tag("Event", "next", false));
    assert_eq!(tokens("e4 ; to the end\ne5")[1], comment(" to the end", End::Closed));
    assert_eq!(tokens("} e4")[0], Token::StrayBrace);
}

#[test]
fn a_word_keeps_its_promotion() {
    let words = |text| {
        tokens(text)
            .into_iter()
            .filter(|it| matches!(it, Token::Word(_)))
            .count()
    };
    assert_eq!(tokens("e8(Q)+ Kd7"), [Token::Word("e8(Q)+"), Token::Word("Kd7")]);
    assert_eq!(tokens("Rb1(=)"), [Token::Word("Rb1"), Token::Offer]);
    assert_eq!(
        tokens("e8(d4)"),
        [Token::Word("e8"), Token::Open, Token::Word("d4"), Token::Close]
    );
    assert_eq!(words("1.e4 (1.d4) e5$2!"), 4);
}

#[test]
fn every_kind_of_line_end_counts_once() {
    for end in ["\n", "\r\n", "\r"] {
        let text = ["\u{feff}% no game", "e4", "%skipped", "\u{e9}5 e5", "", "", "Nf3"].join(end);
        let places: Vec<_> = Lexer::new(&text).map(|it| (it.line, it.column, it.token)).collect();
        let expected = [
            (2, 1, Token::Word("e4")),
            (4, 1, Token::Word("\u{e9}5")),
            (4, 4, Token::Word("e5")),
            (7, 1, Token::EmptyLine),
            (7, 1, Token::Word("Nf3")),
        ];
        assert_eq!(places, expected, "{end:?}");
    }
}

#[test]
fn a_tag_stands_first_on_its_line_whatever_blanks_are_before_it() {
    assert_eq!(tokens("  [White Ana]  "), [Token::BadTag("[White Ana]")]);
    assert_eq!(
        tokens("e4 [White \"Ana \"B\" Silva\" ]  "),
        [Token::Word("e4"), tag("White", "Ana \"B\" Silva", true)]
    );
    let in_the_line = tokens("{a\nb} [x]");
    assert_eq!(in_the_line[1..], ["[", "x", "]"].map(Token::Word));
}

// As long as these texts are, nobody would wait for a reader that looks ahead anew at each sign.

#[test]
fn brackets_without_number_on_one_line_are_read_in_one_go() {
    const MANY: usize = 200_000;
    let blanks = " ".repeat(MANY);
    for (sign, each) in [("[", 1), ("[a \"", 3)] {
        let text = format!("{blanks}e4 {}x{blanks}]{blanks}", sign.repeat(MANY));
        assert_eq!(
            Lexer::new(&text).count(),
            1 + each * MANY + 2 - usize::from(each > 1),
            "{sign}"
        );
    }
    let tags = format!("{}{blanks}", "[a \"b\"]".repeat(MANY));
    assert_eq!(Lexer::new(&tags).count(), MANY);
}

#[test]
fn comments_that_are_never_closed_are_read_in_one_go() {
    const MANY: usize = 100_000;
    let text = "{torn\n\n[Event \"next\"]\n".repeat(MANY);
    let torn = Lexer::new(&text).filter(|it| matches!(it.token, Token::Comment { end: End::Open, .. }));
    assert_eq!(torn.count(), MANY);
    let nested = "{{}".repeat(MANY);
    assert_eq!(Lexer::new(&nested).count(), MANY);
}
