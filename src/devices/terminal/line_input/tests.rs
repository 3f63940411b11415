use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{LineInput, OnScreen, Typing};
use crate::terminal::{KeyEcho, TalkKeyChoice, Typed};
use ansage_core::desk::{ArbitersLines, DotKeys, FunctionKey, Input, OneKey, TalkKey, View};
use ansage_core::game::Moment;

const USUAL: Typing = Typing {
    echo: KeyEcho::None,
    one_key: true,
    keypad: false,
    talk_key: Some(TalkKeyChoice::Space),
    together: false,
};
const KEYPAD: Typing = Typing { keypad: true, ..USUAL };

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

fn line(text: &str) -> Input {
    Input::Line(text.to_owned())
}

/// A view in which these keys answer.
fn asking(answers: &[(char, &str)]) -> View {
    View {
        answers: answers
            .iter()
            .map(|(key, line)| OneKey::new(*key, (*line).to_owned()))
            .collect(),
        ..View::default()
    }
}

/// Types characters and returns what the desk is given beside the touches.
fn types(input: &mut LineInput, text: &str, view: &View) -> Vec<Input> {
    let presses = text.chars().map(|c| key(KeyCode::Char(c)));
    presses.flat_map(|it| presses_key(input, &it, view)).collect()
}

fn presses_key(input: &mut LineInput, key: &KeyEvent, view: &View) -> Vec<Input> {
    let typed = input.press(key, Moment(0), view).typed.into_iter();
    typed
        .filter_map(|it| match it {
            Typed::Input(Input::Touched) => None,
            Typed::Input(input) => Some(input),
            Typed::Left => panic!("nobody leaves"),
        })
        .collect()
}

fn shown(input: &LineInput) -> String {
    input.editor.text().iter().collect()
}

#[test]
fn one_key_answers_while_nothing_is_typed() {
    let view = asking(&[('q', "57581"), ('y', "")]);
    let mut input = LineInput::new(USUAL);
    assert_eq!(types(&mut input, "q", &view), [line("57581")]);
    assert_eq!(types(&mut input, "Q", &view), [line("57581")], "a capital as well");
    assert_eq!(types(&mut input, "y", &view), [line("")]);
    assert_eq!(
        types(&mut input, "dy", &view),
        [],
        "with something typed it is a letter"
    );
    assert_eq!(shown(&input), "dy");
    let mut input = LineInput::new(Typing {
        one_key: false,
        ..USUAL
    });
    assert_eq!(types(&mut input, "q", &view), []);
    assert_eq!(shown(&input), "q");
}

#[test]
fn an_answer_stands_on_the_screen_and_is_heard_where_keys_are() {
    let view = asking(&[('q', "57581")]);
    let mut input = LineInput::new(Typing {
        echo: KeyEcho::Keys,
        ..USUAL
    });
    let pressed = input.press(&key(KeyCode::Char('q')), Moment(0), &view);
    assert_eq!(pressed.on_screen, OnScreen::Ends(Some('q')));
    let typed = [Input::Touched, Input::Echo("q".to_owned()), line("57581")].map(Typed::Input);
    assert_eq!(pressed.typed, typed);
}

#[test]
fn no_answer_is_kept_among_the_lines_typed() {
    let mut input = LineInput::new(USUAL);
    types(&mut input, "q", &asking(&[('q', "57581")]));
    presses_key(&mut input, &key(KeyCode::Up), &View::default());
    assert_eq!(shown(&input), "");
}

#[test]
fn escape_drops_what_is_typed_and_then_the_question() {
    let mut input = LineInput::new(USUAL);
    types(&mut input, "e2", &View::default());
    let escape = key(KeyCode::Esc);
    assert_eq!(presses_key(&mut input, &escape, &View::default()), []);
    assert_eq!(shown(&input), "");
    assert_eq!(presses_key(&mut input, &escape, &View::default()), [line("/cancel")]);
}

#[test]
fn keys_with_control_and_alt_go_by_words() {
    let view = View::default();
    let mut input = LineInput::new(USUAL);
    types(&mut input, "dame hektor", &view);
    let with = |code, modifiers| KeyEvent::new(code, modifiers);
    for (key, cursor) in [
        (with(KeyCode::Left, KeyModifiers::CONTROL), 5),
        (with(KeyCode::Char('b'), KeyModifiers::ALT), 0),
        (with(KeyCode::Right, KeyModifiers::CONTROL), 4),
        (with(KeyCode::Char('f'), KeyModifiers::ALT), 11),
    ] {
        presses_key(&mut input, &key, &view);
        assert_eq!(input.cursor(&view), cursor, "{key:?}");
    }
    for (key, text) in [
        (with(KeyCode::Backspace, KeyModifiers::ALT), "dame "),
        (with(KeyCode::Char('y'), KeyModifiers::CONTROL), "dame hektor"),
        (with(KeyCode::Char('a'), KeyModifiers::CONTROL), "dame hektor"),
        (with(KeyCode::Char('d'), KeyModifiers::ALT), " hektor"),
    ] {
        presses_key(&mut input, &key, &view);
        assert_eq!(shown(&input), text, "{key:?}");
    }
}

#[test]
fn of_what_is_pasted_one_line_is_taken_and_none_entered() {
    let mut input = LineInput::new(KEYPAD);
    let paste = |input: &mut LineInput, text: &str| {
        let typed = input.paste(text, &View::default());
        assert_eq!(typed[0], Typed::Input(Input::Touched));
        typed[1..].to_vec()
    };
    assert_eq!(paste(&mut input, "5254"), [], "nor by a number pad");
    assert_eq!(paste(&mut input, "\n"), []);
    let cut = [Typed::Input(Input::PasteCut)];
    assert_eq!(paste(&mut input, "\r\n e4\te5\u{1b} \r\nd4\r\n"), cut);
    assert_eq!(shown(&input), "5254e4 e5");
}

#[test]
fn whoever_sees_the_screen_finds_no_line_that_was_hidden() {
    let masked = View {
        masked: true,
        ..View::default()
    };
    let mut input = LineInput::new(USUAL);
    types(&mut input, "e4", &masked);
    presses_key(&mut input, &key(KeyCode::Enter), &masked);
    presses_key(&mut input, &key(KeyCode::Up), &masked);
    assert_eq!(shown(&input), "e4", "the player finds it, and the face draws dots");
    presses_key(&mut input, &key(KeyCode::Enter), &masked);
    presses_key(&mut input, &key(KeyCode::Up), &View::default());
    assert_eq!(shown(&input), "", "an arbiter does not");
}

#[test]
fn a_player_does_not_find_what_an_arbiter_typed_on_a_screen_that_hides_nothing() {
    let of_the_arbiter = View {
        arbiters_lines: ArbitersLines::StayForNow,
        ..View::default()
    };
    let mut input = LineInput::new(USUAL);
    types(&mut input, "/note a phone", &of_the_arbiter);
    presses_key(&mut input, &key(KeyCode::Enter), &of_the_arbiter);
    presses_key(&mut input, &key(KeyCode::Up), &View::default());
    assert_eq!(shown(&input), "");
}

#[test]
fn four_digits_of_the_number_pad_are_a_move() {
    let view = View::default();
    let mut input = LineInput::new(KEYPAD);
    assert_eq!(types(&mut input, "5254", &view), [line("5254")]);
    assert_eq!(types(&mut input, "5171", &view), [line("5171")]);
    // Five digits name a promotion: the fifth answers the question for the piece.
    assert_eq!(types(&mut input, "5758", &view), [line("5758")]);
    assert_eq!(types(&mut input, "1", &asking(&[('1', "57581")])), [line("57581")]);
    assert_eq!(types(&mut input, "525", &view), []);
    presses_key(&mut input, &key(KeyCode::Backspace), &view);
    assert_eq!(types(&mut input, "34", &view), [line("5234")], "a slip is put right");
    assert_eq!(shown(&input), "");
}

#[test]
fn digits_that_are_no_move_wait_for_enter() {
    let view = View::default();
    for text in [
        "/sheet 1254",
        "0-0",
        "5290",
        "5904",
        "e2e4",
        "1-0",
        "12",
        "9e",
        "2 5254",
    ] {
        let mut input = LineInput::new(KEYPAD);
        assert_eq!(types(&mut input, text, &view), [], "{text}");
        assert_eq!(shown(&input), text);
    }
    let text = View {
        takes_text: true,
        ..View::default()
    };
    for note in ["5254", "91", "+", "0.5-0.5"] {
        let mut input = LineInput::new(KEYPAD);
        assert_eq!(types(&mut input, note, &text), [], "{note} is a text");
        assert_eq!(shown(&input), note);
    }
    let mut input = LineInput::new(USUAL);
    assert_eq!(types(&mut input, "5254", &view), [], "without the setting");
}

#[test]
fn the_signs_of_the_number_pad_are_commands_while_nothing_is_typed() {
    let view = View::default();
    let mut input = LineInput::new(KEYPAD);
    let all = ["/clock", "/cancel", "/time", "/repeat-ear", "/repeat-ear"].map(line);
    assert_eq!(types(&mut input, "+-*.,", &view), all);
    assert_eq!(types(&mut input, "94", &view), [Input::Key(FunctionKey(4))]);
    assert_eq!(types(&mut input, "90", &view), [Input::Key(FunctionKey(10))]);
    assert_eq!(shown(&input), "");
    for drop in [KeyCode::Char('.'), KeyCode::Char(','), KeyCode::Delete] {
        assert_eq!(types(&mut input, "525", &view), []);
        assert_eq!(
            presses_key(&mut input, &key(drop), &view),
            [],
            "{drop:?} drops the digits"
        );
        assert_eq!(shown(&input), "", "{drop:?}");
    }
    let mut input = LineInput::new(USUAL);
    assert_eq!(types(&mut input, "+", &view), [], "without the setting");
}

#[test]
fn who_types_the_answer_to_its_end_has_answered_once() {
    let words = ["gustav", "gustaf", "g1"].map(str::to_owned);
    let asked = View {
        answers: vec![OneKey::beginning('g', "g".to_owned(), words)],
        ..View::default()
    };
    let read_back = asking(&[('-', "/cancel")]);
    let enter = key(KeyCode::Enter);
    for rest in ["ustav", "ust", "USTAV eins", "1"] {
        let mut input = LineInput::new(USUAL);
        assert_eq!(types(&mut input, "G", &asked), [line("g")]);
        assert_eq!(types(&mut input, rest, &read_back), [], "{rest}");
        assert_eq!(
            presses_key(&mut input, &enter, &read_back),
            [line("/repeat-ear")],
            "{rest}"
        );
        assert_eq!(
            presses_key(&mut input, &enter, &read_back),
            [line("")],
            "{rest}: confirmed"
        );
    }
    // Nothing is left to be told of an answer that was the last word.
    let mut input = LineInput::new(USUAL);
    types(&mut input, "g", &asked);
    types(&mut input, "ustav", &View::default());
    assert_eq!(presses_key(&mut input, &enter, &View::default()), []);
    // Another move is another move.
    for other in ["e4", "ust e4", "11", "g1", "u4"] {
        let mut input = LineInput::new(USUAL);
        types(&mut input, "g", &asked);
        types(&mut input, other, &read_back);
        assert_eq!(presses_key(&mut input, &enter, &read_back), [line(other)]);
    }
    // So is what is typed after anything else was entered.
    let mut input = LineInput::new(USUAL);
    types(&mut input, "g", &asked);
    presses_key(&mut input, &enter, &read_back);
    types(&mut input, "ustav", &View::default());
    assert_eq!(presses_key(&mut input, &enter, &View::default()), [line("ustav")]);
}

/// Who types "y" and Enter to each of several questions has answered each once, and hears each once.
#[test]
fn enter_right_after_the_letter_for_yes_answers_no_second_question() {
    let asked = |question: &str| View {
        answers: vec![OneKey::beginning('y', "y".to_owned(), ["y", "yes"].map(str::to_owned))],
        prompt: question.to_owned(),
        ..View::default()
    };
    let enter = key(KeyCode::Enter);
    let mut input = LineInput::new(USUAL);
    for question in ["/adjourn?", "/adjourn?", "/seal?"] {
        assert_eq!(types(&mut input, "y", &asked(question)), [line("y")]);
        // Not even a touch, which would silence the question that is being said.
        let habit = input.press(&enter, Moment(0), &asked("the next?"));
        assert_eq!(habit.typed, [], "{question}");
        assert_eq!(habit.on_screen, OnScreen::Stays, "{question}");
    }
    assert_eq!(
        presses_key(&mut input, &enter, &asked("the next?")),
        [line("")],
        "it is meant"
    );
    // The same where a text is asked for next, which Enter alone would only ask for again.
    let text = View {
        takes_text: true,
        ..View::default()
    };
    types(&mut input, "y", &asked("/adjourn?"));
    assert_eq!(input.press(&enter, Moment(0), &text).typed, []);
    assert_eq!(presses_key(&mut input, &enter, &text), [line("")]);
    // The same where a move that was set aside for the question waits to be confirmed.
    let set_aside = View {
        asks: true,
        ..View::default()
    };
    types(&mut input, "y", &asked("/arbiter?"));
    assert_eq!(input.press(&enter, Moment(0), &set_aside).typed, []);
    assert_eq!(presses_key(&mut input, &enter, &set_aside), [line("")], "it is meant");
    // Where nothing is asked next, Enter means what it always does.
    types(&mut input, "y", &asked("the last?"));
    assert_eq!(presses_key(&mut input, &enter, &View::default()), [line("")]);
}

/// On a slow machine Enter may come to us late: it answers nothing either, but is not lost without a word.
#[test]
fn enter_long_after_the_letter_for_yes_lets_the_next_question_be_told_again() {
    let asked = View {
        answers: vec![OneKey::beginning('y', "y".to_owned(), ["y", "yes"].map(str::to_owned))],
        ..View::default()
    };
    let mut input = LineInput::new(USUAL);
    types(&mut input, "y", &asked);
    let enter = key(KeyCode::Enter);
    let late = input.press(&enter, Moment(0).plus(super::HABIT), &asked).typed;
    let again = Typed::Input(line("/repeat-ear"));
    assert_eq!(late, [Typed::Input(Input::Touched), again]);
    assert_eq!(presses_key(&mut input, &enter, &asked), [line("")], "it is meant");
}

#[test]
fn the_rest_of_an_answer_answers_no_second_question() {
    let first = View {
        answers: vec![OneKey::beginning('a', "a".to_owned(), ["anna".to_owned()])],
        ..View::default()
    };
    let promotion = asking(&[('n', "17184"), ('q', "17181")]);
    let mut input = LineInput::new(USUAL);
    assert_eq!(types(&mut input, "a", &first), [line("a")]);
    assert_eq!(types(&mut input, "nna", &promotion), []);
    let enter = key(KeyCode::Enter);
    assert_eq!(presses_key(&mut input, &enter, &promotion), [line("/repeat-ear")]);
    assert_eq!(types(&mut input, "n", &promotion), [line("17184")]);
}

#[test]
fn the_talk_key_talks_with_nothing_typed_and_disturbs_no_answer() {
    let mut input = LineInput::new(USUAL);
    let view = asking(&[('q', "dame")]);
    assert_eq!(types(&mut input, " ", &view), [Input::Talk(TalkKey::Down)]);
    assert_eq!(shown(&input), "");
    assert_eq!(types(&mut input, "q", &view), [line("dame")]);
    // What is typed may hold blanks.
    assert_eq!(types(&mut input, "/sheet 1", &View::default()), []);
    assert_eq!(shown(&input), "/sheet 1");
    let mut input = LineInput::new(KEYPAD);
    let typed = types(&mut input, " 5254", &View::default());
    assert_eq!(typed, [Input::Talk(TalkKey::Down), line("5254")]);
}

/// Presses keys together and lets them go.
fn chords(input: &mut LineInput, cells: &[&str], view: &View) -> Vec<Input> {
    let keys = cells.iter().flat_map(|cell| {
        let of = |kind| {
            cell.chars()
                .map(move |c| KeyEvent::new_with_kind(KeyCode::Char(c), KeyModifiers::NONE, kind))
        };
        of(KeyEventKind::Press).chain(of(KeyEventKind::Release))
    });
    keys.flat_map(|it| presses_key(input, &it, view)).collect()
}

#[test]
fn with_keys_that_are_dots_a_move_is_typed_and_a_command_still_is() {
    let typing = Typing {
        echo: KeyEcho::Keys,
        together: true,
        ..USUAL
    };
    let mut input = LineInput::new(typing);
    let view = View {
        dot_keys: Some(DotKeys::Six),
        ..asking(&[('j', "yes"), ('1', "one")])
    };
    let echo = |text: &str| Input::Echo(text.to_owned());
    // The letter of an answer is a dot, the digit still answers.
    assert_eq!(chords(&mut input, &["fk", "dkl"], &view), [echo("⠑"), echo("⠲")]);
    assert_eq!(presses_key(&mut input, &key(KeyCode::Enter), &view), [line("⠑⠲")]);
    assert_eq!(types(&mut input, "1", &view), [echo("1"), line("one")]);
    // Every other letter says so, and changes nothing.
    assert_eq!(types(&mut input, "q", &view), [Input::NoDot]);
    assert_eq!(shown(&input), "");
    // A command is typed in letters, and so is what was pasted.
    let echoes = "/faq".chars().map(|c| echo(&c.to_string()));
    let typed = types(&mut input, "/faq", &view);
    assert_eq!(typed, echoes.collect::<Vec<_>>());
    assert_eq!(presses_key(&mut input, &key(KeyCode::Enter), &view), [line("/faq")]);
    assert_eq!(
        presses_key(&mut input, &key(KeyCode::F(12)), &view),
        [Input::Key(FunctionKey(12))]
    );
}

#[test]
fn one_after_the_other_the_dots_stand_on_the_line_before_the_cell_is_complete() {
    let view = View {
        dot_keys: Some(DotKeys::Eight),
        ..View::default()
    };
    let mut input = LineInput::new(USUAL);
    types(&mut input, "fk", &view);
    let read = |input: &LineInput| input.shown(&view).iter().collect::<String>();
    assert_eq!((read(&input).as_str(), input.cursor(&view)), ("⠑", 1));
    assert_eq!(shown(&input), "");
    types(&mut input, "gdk", &view);
    assert_eq!(read(&input), "⠑⠒");
    presses_key(&mut input, &key(KeyCode::Backspace), &view);
    assert_eq!(read(&input), "⠑");
    // Enter ends the cell as well, and enters the line.
    types(&mut input, "dkl", &view);
    assert_eq!(presses_key(&mut input, &key(KeyCode::Enter), &view), [line("⠑⠲")]);
    // The space bar alone talks, as ever; behind dots it ends the cell.
    let talks = [Input::Talk(TalkKey::Down)];
    assert_eq!(types(&mut input, " ", &view), talks);
    assert_eq!(types(&mut input, "f ", &view), []);
    assert_eq!(read(&input), "⠁");
}

#[test]
fn dots_are_hidden_where_letters_are() {
    let mut input = LineInput::new(USUAL);
    let view = View {
        masked: true,
        dot_keys: Some(DotKeys::Six),
        ..View::default()
    };
    types(&mut input, "fkgd", &view);
    assert_eq!(input.shown(&view).iter().collect::<String>(), "•••");
}

/// A view of an event: behind the initials of an arbiter a secret may be typed.
fn of_an_event() -> View {
    View {
        tells_first_word_alone: vec!["arbiter".to_owned(), "schiedsrichter".to_owned(), "sr".to_owned()],
        ..View::default()
    }
}

#[test]
fn a_secret_behind_the_initials_is_neither_shown_nor_heard_nor_found_again() {
    let view = of_an_event();
    let read = |input: &LineInput| input.shown(&view).iter().collect::<String>();
    for echo in [KeyEcho::Keys, KeyEcho::Words] {
        for command in ["/arbiter AB ", "/Schi  ab ", "/ sr AB "] {
            let mut input = LineInput::new(Typing { echo, ..USUAL });
            types(&mut input, command, &view);
            assert_eq!(read(&input), command);
            assert_eq!(types(&mut input, "six 12", &view), vec![Input::Tick; 6], "{command}");
            assert_eq!(read(&input), format!("{command}•••"));
            assert_eq!(input.cursor(&view), command.chars().count() + 3);
            assert_eq!(presses_key(&mut input, &key(KeyCode::Left), &view), []);
            assert_eq!(presses_key(&mut input, &key(KeyCode::End), &view), []);
            assert_eq!(presses_key(&mut input, &key(KeyCode::Backspace), &view), []);
            let ctrl = |c| KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL);
            assert_eq!(presses_key(&mut input, &ctrl('w'), &view), []);
            presses_key(&mut input, &ctrl('u'), &view);
            presses_key(&mut input, &ctrl('y'), &view);
            assert_eq!(read(&input), "", "{command}");
            let whole = format!("{command}six 12");
            types(&mut input, &whole, &view);
            let entered = presses_key(&mut input, &key(KeyCode::Enter), &view);
            assert_eq!(entered, [line(&whole)]);
            presses_key(&mut input, &key(KeyCode::Up), &view);
            assert_eq!(read(&input), "", "{command}");
            let pasted = input.paste(&whole, &view);
            assert_eq!(pasted, [Typed::Input(Input::Touched)]);
            assert_eq!(read(&input), format!("{command}•••").trim_start());
        }
    }
}

/// E.1.a: while a move is sealed nothing that may be a move is shown, heard or found again, nor what follows a command.
#[test]
fn what_may_be_a_sealed_move_is_neither_shown_nor_heard_nor_found_again() {
    let view = View {
        tells_commands_alone: true,
        ..View::default()
    };
    let read = |input: &LineInput| input.shown(&view).iter().collect::<String>();
    for echo in [KeyEcho::Keys, KeyEcho::Words] {
        for (told, typed) in [("", "Rd8d1"), ("/seal ", "Rd8d1"), ("/correct ", "Rd8 d1")] {
            let mut input = LineInput::new(Typing { echo, ..USUAL });
            types(&mut input, told, &view);
            assert_eq!(read(&input), told);
            let ticks = types(&mut input, typed, &view);
            assert_eq!(ticks, vec![Input::Tick; typed.chars().count()], "{told}");
            assert_eq!(read(&input), format!("{told}•••"));
            let whole = format!("{told}{typed}");
            assert_eq!(presses_key(&mut input, &key(KeyCode::Enter), &view), [line(&whole)]);
            presses_key(&mut input, &key(KeyCode::Up), &view);
            assert_eq!(read(&input), "", "{told}");
            assert_eq!(input.paste(&whole, &view), [Typed::Input(Input::Touched)]);
            assert_eq!(read(&input), format!("{told}•••").trim_start());
            // Nor is it shown once the envelope is opened.
            assert!(input.shown(&View::default()).is_empty(), "{told}");
            presses_key(&mut input, &key(KeyCode::End), &View::default());
            assert_eq!(input.shown(&View::default()).iter().collect::<String>(), "", "{told}");
        }
    }
    let mut input = LineInput::new(USUAL);
    let dots = View {
        dot_keys: Some(DotKeys::Six),
        ..view.clone()
    };
    types(&mut input, "f", &dots);
    let shown = input.shown(&dots).iter().collect::<String>();
    assert!(shown.is_empty() || shown == "•••", "{shown}");
}

#[test]
fn other_commands_are_shown_whole() {
    let view = of_an_event();
    for entered in [
        "/note the phone rang",
        "/arbiter AB",
        "/s ab cd",
        "/arbiters AB cd",
        "arbiter AB cd",
    ] {
        let mut input = LineInput::new(USUAL);
        types(&mut input, entered, &view);
        assert_eq!(input.shown(&view).iter().collect::<String>(), entered);
        presses_key(&mut input, &key(KeyCode::Enter), &view);
        presses_key(&mut input, &key(KeyCode::Up), &view);
        assert_eq!(shown(&input), entered);
    }
}
