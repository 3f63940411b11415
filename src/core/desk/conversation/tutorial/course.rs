//! What is taught, lesson by lesson: what is told before each step, what is keyed, and what is to come of it.

use crate::desk::Desk;
use crate::desk::conversation::tutorial::Learner;
use crate::desk::conversation::tutorial::progress::written;
use crate::desk::conversation::tutorial::sample_game::{E4, E5, INITIALS, NF3, NH3, OTHER_SHEET, SECRET};
use crate::desk::conversation::tutorial::word::TutorialWord;
use crate::desk::question::{ConfirmCommand, Question};
use crate::game::Move;
use crate::language::{CommandWord, HelpTopic, Message, Phrase};

use CommandWord as C;

/// A lesson: a name that stays, by which it is found again, and its steps.
pub(super) struct Lesson {
    pub(super) name: &'static str,
    /// From which step of the sample game on it is played aloud, by the opponent, before the lesson begins.
    pub(super) aloud_from: Option<usize>,
    pub(super) steps: &'static [Step],
}

/// One thing that is done.
pub(super) struct Step {
    /// What is told before it.
    pub(super) about: fn(&Names<'_>) -> Message,
    /// What is keyed.
    pub(super) line: Line,
    /// What is keyed once that was read back, or asked about.
    pub(super) then: Option<Line>,
    /// What is to come of it.
    pub(super) goal: Goal,
    /// As far the sample game was played before it, and after it.
    pub(super) begins: usize,
    pub(super) ends: usize,
}

/// What is keyed, before Enter.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Line {
    /// Nothing.
    Enter,
    /// A move.
    Move(Move),
    /// A text that is the same in all languages.
    Text(&'static str),
    /// A command, and a text behind it.
    Command(CommandWord, &'static str),
    /// A command, and a move behind it.
    CommandMove(CommandWord, Move),
    /// The commands of a theme.
    Help(HelpTopic),
    /// Yes, as this person keys it.
    Yes,
}

/// How it is seen that a step was done.
pub(super) enum Goal {
    /// The sample game was played on.
    Played,
    /// The move was read back, and is not confirmed.
    ReadBack,
    /// What was asked is answered, and the sample game stands as it did.
    Answered,
    /// This command was carried out.
    CarriedOut(&'static [CommandWord]),
    /// This is asked.
    Asked(fn(&Question) -> bool),
}

/// The words of the person, for what is told.
pub(super) struct Names<'a>(pub(super) &'a Desk);

impl Names<'_> {
    /// Returns how a command is entered.
    pub(super) fn command(&self, word: CommandWord) -> String {
        self.0.table.speaker.command_name(word)
    }

    /// Returns how a command of the tutorial is entered.
    pub(super) fn own(&self, word: TutorialWord) -> String {
        format!("/{}", self.0.table.speaker.first_word(word))
    }

    /// Returns a move as it is announced here.
    pub(super) fn phrase(&self, m: Move) -> Box<Phrase> {
        let table = &self.0.table;
        Box::new(table.speaker.phrase(table.game.position(), m))
    }

    /// Returns a move as it is keyed.
    fn entry(&self, m: Move) -> String {
        written(self.0, m)
    }
}

/// Returns what is taught.
pub(super) fn lessons(learner: Learner) -> &'static [Lesson] {
    match learner {
        Learner::Player => &PLAYER,
        Learner::Assistant => &ASSISTANT,
        Learner::Arbiter => &ARBITER,
    }
}

/// A step at which the sample game stands still.
const fn still(about: fn(&Names<'_>) -> Message, line: Line, goal: Goal, at: usize) -> Step {
    Step {
        about,
        line,
        then: None,
        goal,
        begins: at,
        ends: at,
    }
}

/// A step that plays the sample game on; `then` is what confirms it.
const fn played(
    about: fn(&Names<'_>) -> Message,
    line: Line,
    then: Option<Line>,
    (begins, ends): (usize, usize),
) -> Step {
    Step {
        about,
        line,
        then,
        goal: Goal::Played,
        begins,
        ends,
    }
}

const fn lesson(name: &'static str, steps: &'static [Step]) -> Lesson {
    Lesson {
        name,
        aloud_from: None,
        steps,
    }
}

fn asks_for_the_arbiter(question: &Question) -> bool {
    matches!(question, Question::ConfirmCommand(ConfirmCommand(C::Arbiter)))
}

const fn calls_the_arbiter(at: usize) -> Step {
    still(
        |it| Message::TutorialArbiter {
            arbiter: it.command(C::Arbiter),
        },
        Line::Command(C::Arbiter, ""),
        Goal::Asked(asks_for_the_arbiter),
        at,
    )
}

/// What was asked waits for its answer, so that the key for it is not left over behind the end.
const fn answers_about_the_arbiter(at: usize) -> Step {
    Step {
        about: |it| Message::TutorialArbiterAnswer {
            cancel: it.command(C::Cancel),
        },
        line: Line::Command(C::Arbiter, ""),
        then: Some(Line::Enter),
        goal: Goal::Answered,
        begins: at,
        ends: at,
    }
}

fn the_slip(it: &Names<'_>) -> Message {
    Message::TutorialSlip { m: it.phrase(NH3) }
}

fn the_correction(it: &Names<'_>) -> Message {
    Message::TutorialCorrect {
        correct: it.command(C::Correct),
    }
}

/// Whoever enters the moves corrects a slip in the same way.
const CORRECT: Lesson = lesson(
    "correct",
    &[
        played(the_slip, Line::Move(NH3), Some(Line::Enter), (7, 8)),
        played(
            the_correction,
            Line::CommandMove(C::Correct, NF3),
            Some(Line::Enter),
            (8, 9),
        ),
        played(|_| Message::TutorialCorrected, Line::Enter, None, (9, 11)),
    ],
);

static PLAYER: [Lesson; 10] = [
    lesson(
        "channels",
        &[
            still(|_| Message::TutorialChannels, Line::Move(E4), Goal::ReadBack, 0),
            Step {
                then: Some(Line::Command(C::Cancel, "")),
                ..still(
                    |it| Message::TutorialOnlyYou {
                        cancel: it.command(C::Cancel),
                    },
                    Line::Move(E4),
                    Goal::Answered,
                    0,
                )
            },
        ],
    ),
    lesson(
        "moves",
        &[still(
            |it| Message::TutorialForms {
                entry: it.entry(E4),
                m: it.phrase(E4),
            },
            Line::Move(E4),
            Goal::ReadBack,
            0,
        )],
    ),
    lesson(
        "announce",
        &[
            played(|_| Message::TutorialConfirm, Line::Move(E4), Some(Line::Enter), (0, 2)),
            played(|_| Message::TutorialMade, Line::Enter, None, (2, 4)),
        ],
    ),
    lesson(
        "opponent",
        &[
            played(
                |it| Message::TutorialOpponent { m: it.phrase(E5) },
                Line::Move(E5),
                // What was spoken is asked about.
                Some(Line::Enter),
                (4, 6),
            ),
            played(|_| Message::TutorialDone, Line::Enter, None, (6, 7)),
        ],
    ),
    CORRECT,
    Lesson {
        name: "repeat",
        aloud_from: Some(11),
        steps: &[still(
            |it| Message::TutorialRepeat {
                repeat: it.command(C::Repeat),
                ear: it.command(C::RepeatEar),
            },
            Line::Command(C::Repeat, ""),
            Goal::CarriedOut(&[C::Repeat]),
            14,
        )],
    },
    lesson(
        "time",
        &[
            still(
                |_| Message::TutorialTimes,
                Line::Text("?"),
                Goal::CarriedOut(&[C::Time]),
                14,
            ),
            still(
                |it| Message::TutorialOwnTime {
                    own: it.command(C::MyTime),
                },
                Line::Command(C::MyTime, ""),
                Goal::CarriedOut(&[C::MyTime]),
                14,
            ),
        ],
    ),
    lesson(
        "sheet",
        &[still(
            |it| Message::TutorialSheet {
                sheet: it.command(C::Sheet),
            },
            Line::Command(C::Sheet, " 2"),
            Goal::CarriedOut(&[C::Sheet]),
            14,
        )],
    ),
    lesson(
        "boards",
        &[
            played(
                |it| Message::TutorialBoards {
                    mismatch: it.command(C::Mismatch),
                },
                Line::Command(C::Mismatch, ""),
                None,
                (14, 15),
            ),
            played(
                |_| Message::TutorialSheetsDecide,
                Line::Command(C::Cancel, ""),
                None,
                (15, 16),
            ),
        ],
    ),
    lesson(
        "more",
        &[
            still(
                |it| Message::TutorialTape {
                    record: it.command(C::Record),
                    play: it.command(C::Play),
                },
                Line::Command(C::Record, ""),
                Goal::CarriedOut(&[C::Record, C::Play]),
                14,
            ),
            still(
                |it| Message::TutorialHelp {
                    help: it.command(C::Help),
                },
                Line::Help(HelpTopic::Clock),
                Goal::CarriedOut(&[C::Help]),
                14,
            ),
            calls_the_arbiter(14),
            answers_about_the_arbiter(14),
        ],
    ),
];

static ASSISTANT: [Lesson; 5] = [
    lesson(
        "duties",
        &[
            played(
                |_| Message::TutorialAssistant,
                Line::Move(E4),
                Some(Line::Enter),
                (0, 2),
            ),
            played(|_| Message::TutorialMade, Line::Enter, None, (2, 4)),
        ],
    ),
    lesson(
        "opponent",
        &[
            played(
                |it| Message::TutorialAssistantOpponent { m: it.phrase(E5) },
                Line::Move(E5),
                Some(Line::Enter),
                (4, 5),
            ),
            played(|_| Message::TutorialAssistantPress, Line::Enter, None, (5, 7)),
        ],
    ),
    CORRECT,
    lesson(
        "requests",
        &[
            still(
                |_| Message::TutorialAssistantTime,
                Line::Text("?"),
                Goal::CarriedOut(&[C::Time]),
                11,
            ),
            still(
                |it| Message::TutorialSheet {
                    sheet: it.command(C::Sheet),
                },
                Line::Command(C::Sheet, " 2"),
                Goal::CarriedOut(&[C::Sheet]),
                11,
            ),
        ],
    ),
    lesson("arbiter", &[calls_the_arbiter(11), answers_about_the_arbiter(11)]),
];

static ARBITER: [Lesson; 5] = [
    lesson(
        "keys",
        &[
            still(
                |it| Message::TutorialArbiterKeys {
                    arbiter: it.command(C::Arbiter),
                    initials: INITIALS.to_owned(),
                },
                Line::Command(C::Arbiter, " AB"),
                Goal::Asked(|it| matches!(it, Question::ArbitersSecret(it) if it.is_somebodys())),
                6,
            ),
            played(
                |_| Message::TutorialArbiterSecret {
                    secret: SECRET.to_owned(),
                },
                Line::Command(C::Arbiter, " AB"),
                Some(Line::Text(SECRET)),
                (6, 7),
            ),
        ],
    ),
    lesson(
        "illegal",
        &[
            still(
                |it| Message::TutorialArbiterFault {
                    fault: it.command(C::Fault),
                },
                Line::Command(C::Fault, ""),
                Goal::Asked(|it| matches!(it, Question::Proposal(_))),
                7,
            ),
            Step {
                then: Some(Line::Text("-")),
                ..still(
                    |_| Message::TutorialArbiterProposal,
                    Line::Command(C::Fault, ""),
                    Goal::Answered,
                    7,
                )
            },
        ],
    ),
    lesson(
        "set-up",
        &[still(
            |it| Message::TutorialArbiterSetUp {
                setup: it.command(C::SetUp),
            },
            Line::Command(C::SetUp, ""),
            Goal::CarriedOut(&[C::SetUp]),
            7,
        )],
    ),
    lesson(
        "boards",
        &[
            played(
                |it| Message::TutorialArbiterBoards {
                    mismatch: it.command(C::Mismatch),
                },
                Line::Command(C::Mismatch, ""),
                None,
                (7, 8),
            ),
            played(
                |_| Message::TutorialArbiterSheet,
                Line::Text(OTHER_SHEET),
                None,
                (8, 10),
            ),
            played(|_| Message::TutorialArbiterSheetEnds, Line::Enter, None, (10, 11)),
            played(
                |it| Message::TutorialArbiterRestore {
                    restore: it.command(C::Restore),
                },
                Line::Command(C::Restore, ""),
                Some(Line::Yes),
                (11, 12),
            ),
        ],
    ),
    lesson(
        "player",
        &[played(
            |it| Message::TutorialArbiterLeaves {
                player: it.command(C::Player),
            },
            Line::Command(C::Player, ""),
            None,
            (12, 13),
        )],
    ),
];
