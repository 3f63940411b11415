//! Opens the conversations that are no game, each with what its story takes as given.

use std::sync::Arc;

use ansage_core::desk::{
    BoardQuestions, BoardQuestionsSettings, ChosenSettings, Conversation, DamagedSettings, DeskSettings, Dictation,
    DisplayCells, EarCheck, EarCheckSettings, Effect, EndedBy, EquipmentList, EquipmentListSettings, EventAnswers,
    EventForm, EventFormSettings, EventGiven, EventQuestion, GameFileDone, GameStanding, GamesList, GamesListSettings,
    KeptRecordings, Learned, Learner, Lesson, LessonMaterial, LessonSettings, ListedGame, ListenSettings, Listening,
    OnTape, OpenError, Output, PrivateVoiceInputSettings, Rehearsal, RehearsalSettings, SettingsQuestions,
    SettingsQuestionsSettings, TakeOutcome, TapeQuestions, TapeQuestionsSettings, Tutorial, TutorialSettings,
    WordRecording, WordRecordingSettings,
};
use ansage_core::game::event_terms::{Arbiter, Authorisation};
use ansage_core::game::laws::Rules;
use ansage_core::game::resolve::{Executed, Placement};
use ansage_core::game::{Board, EquipmentCheck, EquipmentItem, EventTerms, Looked, Move, Opening, Position};
use ansage_core::language::board_reader::BoardReader;
use ansage_core::language::braille::Tables;
use ansage_core::language::letters::SETS;
use ansage_core::language::listen::{Heard, Hearing};
use ansage_core::language::reconstruct::{Answers, ParsedPassage, Tape};
use ansage_core::language::understand::{Decision, Reader, understand};
use ansage_core::language::{Letters, Message, Phrase, Sight, Vocabulary, Voices};
use ansage_wire::Segment;
use ansage_wire::{ClipSound, Extent};

use super::Under;
use super::script::Script;
use crate::support::table::{usual_opening, usual_settings};

/// A conversation, and what it does first.
type Opened = (Box<dyn Conversation>, Vec<Effect>);

/// Opens the conversation of a name, under the rules of an edition.
pub(super) fn open(name: &str, script: &Script, under: &Under) -> Result<Opened, String> {
    let given = Given {
        script,
        voices: &under.voices,
        reports: reports_of(script, under),
    };
    match name {
        "board-questions" => given.board_questions(),
        "dictation" => given.dictation(),
        "ear-check" => given.ear_check(),
        "equipment" => given.equipment(under.rules),
        "event-form" => given.event_form(),
        "games-list" => given.games_list(),
        "lesson" => given.lesson(),
        "rehearsal" => given.rehearsal(),
        "settings" => given.settings(),
        "tape-questions" => given.tape_questions(),
        "tutorial" => given.tutorial(),
        "word-recording" => given.word_recording(),
        _ => Err(format!("no conversation {name:?}")),
    }
}

/// Returns the language in which a script reports.
pub(super) fn reports_of<'a>(script: &'a Script, under: &Under) -> &'a str {
    let named = script.given.iter().find_map(|it| it.strip_prefix("reports "));
    named.map_or(under.reports, str::trim)
}

struct Given<'a> {
    script: &'a Script,
    voices: &'a Arc<Voices>,
    reports: &'a str,
}

impl<'a> Given<'a> {
    /// Returns the rest of the item that begins like this, if there is one.
    fn item(&self, begins: &str) -> Option<&'a str> {
        let items = self.script.given.iter();
        let rest = items.filter_map(|it| it.strip_prefix(begins)).next();
        rest.map(str::trim)
    }

    fn reports(&self) -> String {
        self.reports.to_owned()
    }

    /// Returns true unless nothing is said aloud.
    fn is_heard(&self) -> bool {
        self.item("voice ") != Some("none")
    }

    /// `given display computer8` is a Braille display, and the table it is written in.
    fn cells(&self) -> Option<DisplayCells> {
        self.item("display ").map(|table| DisplayCells {
            table: table.to_owned(),
            tables: Tables::compiled_in(),
        })
    }

    /// `given listen key` or `open` lets answers be said aloud; `heard in the room` is an Ear that the microphone hears.
    fn listen(&self) -> Result<Option<PrivateVoiceInputSettings>, String> {
        let listening = match self.item("listen ") {
            None => return Ok(None),
            Some("key") => Listening::TalkKey,
            Some("open") => Listening::Open,
            Some(other) => return Err(format!("nobody listens {other:?}")),
        };
        let lexicon = self.voices.lexicon("de-fide").ok_or("no words")?;
        Ok(Some(PrivateVoiceInputSettings {
            lexicon: lexicon.clone(),
            vocabulary: Vocabulary::of([lexicon]),
            listen: ListenSettings {
                listening,
                ..ListenSettings::default()
            },
            ear_in_room: self.item("heard in ") == Some("the room"),
        }))
    }

    /// Returns the position before the first move, and the moves before the story.
    fn played(&self) -> Result<(Position, Vec<Move>), String> {
        let fen = self.script.position.as_deref();
        let start = fen.map_or(Ok(Board::start()), |it| Board::from_fen(it, false));
        let start = Position::of(start.map_err(|why| format!("{why:?}"))?);
        let vocabulary = Vocabulary::of(self.voices.lexicon("de-fide"));
        let reader = Reader {
            vocabulary: &vocabulary,
            letters: &SETS,
        };
        let mut position = start.clone();
        let mut moves = Vec::new();
        for text in &self.script.played {
            let Decision::Clear { m, .. } = understand(text, &reader, &position, Sight::Legal).decision else {
                return Err(format!("{text:?} is no move"));
            };
            position = position.after(m);
            moves.push(m);
        }
        Ok((start, moves))
    }

    /// `given board a FEN` is a board that is known.
    fn board_questions(&self) -> Result<Opened, String> {
        let (start, moves) = self.played()?;
        let board = |name| self.item(name).map(Placement::from_fen).transpose();
        let boards = [
            board("board a ").map_err(|why| why.to_string())?,
            board("board b ").map_err(|why| why.to_string())?,
        ];
        let lexicon = self.voices.lexicon("de-fide").ok_or("no words")?.clone();
        let reports = self.reports();
        let settings = BoardQuestionsSettings {
            reader: BoardReader::new(self.voices, &lexicon, &reports, None),
            reports,
            lexicon,
            letters: Letters::named("de").ok_or("no letters")?,
            ear_voice: self.is_heard(),
            cells: self.cells(),
            listen: self.listen()?,
        };
        let game = Executed::of(start.board(), &moves);
        opened(BoardQuestions::open(game, boards, settings, Arc::clone(self.voices)))
    }

    /// `given output vspk Lautsprecher` is a device and what people call it, `given sides vear Kopfhörer` one with two
    /// sides; `no speaker gone` is why there is none.
    fn ear_check(&self) -> Result<Opened, String> {
        let output = |it: &String| {
            let sides = it.strip_prefix("sides ");
            let output = sides.or_else(|| it.strip_prefix("output "))?;
            let (name, description) = output.split_once(' ').unwrap_or((output, ""));
            Some(Output {
                name: name.to_owned(),
                description: Some(description.to_owned()).filter(|it| !it.is_empty()),
                has_sides: sides.is_some(),
            })
        };
        let outputs = match self.item("no speaker ") {
            Some(why) => Err(Message::Cause {
                cause: why.into(),
                text: Some("ansage-speaker".into()),
            }),
            None => Ok(self.script.given.iter().filter_map(output).collect()),
        };
        let path = "/home/anna/settings.toml".to_owned();
        let settings = EarCheckSettings {
            cells: self.cells(),
            listen: self.listen()?,
        };
        opened(EarCheck::open(
            outputs,
            path,
            self.reports(),
            Arc::clone(self.voices),
            settings,
        ))
    }

    /// `given only clock` leaves out all other parts of the list; `authorised AB 2026-11-21 14:30` is an event file, `arbiter CD`
    /// an arbiter that it names, and `on another day` an authorisation that does not hold now.
    fn equipment(&self, rules: &'static Rules) -> Result<Opened, String> {
        let mut check = EquipmentCheck::new(rules);
        if let Some(part) = self.item("only ") {
            let others = EquipmentItem::ALL.iter().filter(|it| it.part().name() != part);
            others.for_each(|it| check.note(*it, Looked::Open));
        }
        let arbiters = self.script.given.iter().filter_map(|it| it.strip_prefix("arbiter "));
        let arbiter = |initials: &str| Arbiter {
            initials: initials.to_owned(),
            ..Arbiter::default()
        };
        let event = self.item("authorised ").map(|it| {
            let (by, at) = it.split_once(' ').unwrap_or((it, ""));
            EventTerms {
                authorised: Authorisation {
                    by: by.to_owned(),
                    at: at.to_owned(),
                },
                arbiters: arbiters.map(arbiter).collect(),
                ..EventTerms::default()
            }
        });
        let settings = EquipmentListSettings {
            reports: self.reports(),
            lexicon: self.voices.lexicon("de-fide").ok_or("no words")?.clone(),
            start: Placement::of(self.played()?.0.board()),
            event,
            is_authorised_now: self.item("on another ").is_none(),
            ear_voice: self.is_heard(),
            cells: self.cells(),
            listen: self.listen()?,
        };
        opened(EquipmentList::open(check, settings, Arc::clone(self.voices)))
    }

    /// `given teams` is a list of boards, `colours` one that says who has White; `answered blind black` was answered before,
    /// `answered site -` left open.
    fn event_form(&self) -> Result<Opened, String> {
        let has = |item: &str| self.script.given.iter().any(|it| it == item);
        let mut answers = EventAnswers::default();
        for it in self.script.given.iter().filter_map(|it| it.strip_prefix("answered ")) {
            let (name, value) = it.split_once(' ').unwrap_or((it, ""));
            let question = EventQuestion::ALL.into_iter().find(|it| it.name() == name);
            let value = Some(value).filter(|it| *it != "-").unwrap_or_default();
            answers.note(question.ok_or(format!("no question {name:?}"))?, value.to_owned());
        }
        let settings = EventFormSettings {
            given: EventGiven {
                now: "2026-11-21 14:30".to_owned(),
                teams: has("teams"),
                colours: has("colours"),
                reports: self.reports(),
            },
            ear_voice: self.is_heard(),
            cells: self.cells(),
            listen: self.listen()?,
        };
        opened(EventForm::open(answers, settings, Arc::clone(self.voices)))
    }

    /// `given game NAME / Anna / Bert / 1-0 / 23` is a game of the list: its name, players, result or standing, and moves;
    /// `left out NAME` a file that is no journal.
    fn games_list(&self) -> Result<Opened, String> {
        let items = |begins| self.script.given.iter().filter_map(move |it| it.strip_prefix(begins));
        let game = |it: &str| {
            let parts: Vec<&str> = it.split('/').map(str::trim).collect();
            let [name, white, black, standing, moves] = parts.as_slice() else {
                return Err(format!("no game {it:?}"));
            };
            Ok(ListedGame {
                name: (*name).to_owned(),
                is_named: name.contains(char::is_alphabetic),
                white: (*white).to_owned(),
                black: (*black).to_owned(),
                date: "2026.11.27".to_owned(),
                when: "2026.11.27 10:15".to_owned(),
                event: String::new(),
                time: String::new(),
                standing: match *standing {
                    "1-0" => GameStanding::Result("1-0"),
                    "annulled" => GameStanding::Annulled,
                    _ => GameStanding::Unfinished,
                },
                moves: moves.parse().map_err(|_number| "how many moves?")?,
                is_a_clock: false,
            })
        };
        let games = items("game ").map(game).collect::<Result<Vec<_>, String>>()?;
        let left_out = |it: &str| Message::GamesLeftOut {
            file: it.to_owned(),
            kept: "foreign".to_owned(),
        };
        let left_out: Vec<Message> = items("left out ").map(left_out).collect();
        let settings = GamesListSettings {
            reports: self.reports(),
            ear_voice: self.is_heard(),
            cells: self.cells(),
            listen: self.listen()?,
        };
        opened(GamesList::open(games, &left_out, settings, Arc::clone(self.voices)))
    }

    /// `given damaged 3` are settings of which that line cannot be understood, `no outputs` is a machine without sound devices,
    /// `finds NAME` a Braille display that answers, and `stands text` a screen reader that reads.
    fn settings(&self) -> Result<Opened, String> {
        let has = |item: &str| self.script.given.iter().any(|it| it == item);
        let stands = ChosenSettings {
            reports: self.reports(),
            voice: self.item("stands ").unwrap_or("auto").to_owned(),
            rate: 175,
            letters: None,
            words: "de-fide".to_owned(),
            time: "none".to_owned(),
            talk_key: "space".to_owned(),
            display: "none".to_owned(),
            by_ear: false,
        };
        let damaged = self.item("damaged ").map(|line| DamagedSettings {
            why: Message::SettingsUnknownKey {
                path: "/home/anna/settings.toml".to_owned(),
                line: line.to_owned(),
                key: "colour".to_owned(),
            },
            aside: "/home/anna/settings.toml.1".to_owned(),
        });
        let settings = SettingsQuestionsSettings {
            stands,
            path: "/home/anna/settings.toml".to_owned(),
            is_first: has("first start"),
            damaged,
            ear_voice: self.is_heard(),
            has_outputs: !has("no outputs"),
            has_screen_readers: has("screen readers"),
            display_found: self.item("finds ").map(str::to_owned),
            cells: self.cells(),
            listen: self.listen()?,
        };
        opened(SettingsQuestions::open(settings, Arc::clone(self.voices)))
    }

    fn rehearsal(&self) -> Result<Opened, String> {
        let settings = RehearsalSettings {
            words: "de-fide".to_owned(),
            reports: self.reports(),
            letters: Letters::named("de").into_iter().collect(),
            ear_voice: self.is_heard(),
            listen: self.listen()?,
        };
        opened(Rehearsal::open(settings, Arc::clone(self.voices)))
    }

    /// `given as arbiter` is who learns, and `goes on correct` the lesson that was left.
    fn tutorial(&self) -> Result<Opened, String> {
        let reports = self.reports();
        let learner = self.item("as ").unwrap_or("player");
        let learner = Learner::ALL.into_iter().find(|it| it.name() == learner);
        let listening = self.listen()?.map(|it| it.listen.listening);
        let settings = TutorialSettings {
            learner: learner.ok_or("nobody learns that")?,
            opening: Opening {
                words: self.item("words ").unwrap_or("de-fide").to_owned(),
                letters: vec![
                    reports.split('-').next().unwrap_or_default().to_owned(),
                    "en".to_owned(),
                ],
                ..usual_opening()
            },
            desk: DeskSettings {
                reports,
                room_voice: self.is_heard(),
                ear_voice: self.is_heard(),
                braille: self.item("display ").map(str::to_owned),
                listen: ListenSettings {
                    listening: listening.unwrap_or(Listening::Off),
                    ..ListenSettings::default()
                },
                ..usual_settings()
            },
            goes_on: self.item("goes on ").map(str::to_owned),
        };
        opened(Tutorial::open(settings, Arc::clone(self.voices)))
    }

    /// `given ends by file`, or `enter`, or a `signal`.
    fn dictation(&self) -> Result<Opened, String> {
        let ended_by = match self.item("ends by ") {
            Some("file") => EndedBy::File,
            Some("signal") => EndedBy::Signal,
            Some("enter") | None => EndedBy::Enter,
            Some(other) => return Err(format!("nothing ends by {other:?}")),
        };
        let voices = Arc::clone(self.voices);
        let cells = self.cells();
        opened(Dictation::open(
            ended_by,
            self.reports(),
            voices,
            self.is_heard(),
            cells.as_ref(),
        ))
    }

    /// Returns the words of `given word bauer` or `given announcement bauer e4`, written and spoken alike.
    fn phrases(&self, begins: &str) -> Vec<Phrase> {
        let items = self.script.given.iter();
        let words = items.filter_map(|it| it.strip_prefix(begins));
        let phrase = |it: &str| Phrase {
            written: it.to_owned(),
            spoken: Segment::plain("de", it),
        };
        words.map(phrase).collect()
    }

    /// `given rounds 2`, `keeps recordings` and `recorded before` are what the command line asks for.
    fn lesson(&self) -> Result<Opened, String> {
        let has = |item: &str| self.script.given.iter().any(|it| it == item);
        let settings = LessonSettings {
            reports: self.reports(),
            ear_voice: self.is_heard(),
            rounds: self
                .item("rounds ")
                .map_or(Ok(1), str::parse)
                .map_err(|_number| "how many rounds?")?,
            is_recorded: has("recorded before"),
            least_announcements: 1,
            keeps: has("keeps recordings").then(|| KeptRecordings {
                folder: "/home/anna/recordings".to_owned(),
                licence: "CC0-1.0".to_owned(),
            }),
            cells: self.cells(),
        };
        let material = LessonMaterial {
            words: self.phrases("word "),
            announcements: self.phrases("announcement "),
        };
        opened(Lesson::open(material, settings, Arc::clone(self.voices)))
    }

    fn word_recording(&self) -> Result<Opened, String> {
        let settings = WordRecordingSettings {
            reports: self.reports(),
            ear_voice: self.is_heard(),
            folder: "/home/anna/words".to_owned(),
            cells: self.cells(),
        };
        opened(WordRecording::open(
            self.phrases("word "),
            settings,
            Arc::clone(self.voices),
        ))
    }

    /// `given said bauer eva vier` is one utterance of the tape, `[unk]` a word that was not understood.
    fn tape_questions(&self) -> Result<Opened, String> {
        let lexicon = self.voices.lexicon("de-fide").ok_or("no words")?.clone();
        let vocabulary = Vocabulary::of([&lexicon]);
        let hearing = Hearing {
            vocabulary: &vocabulary,
            lexicon: &lexicon,
            spoken: self.voices.spoken(&lexicon),
        };
        let items = self.script.given.iter();
        let utterances: Vec<&str> = items.filter_map(|it| it.strip_prefix("said ")).collect();
        let said = utterances.iter().map(|it| ParsedPassage::of(&Heard::of(it), &hearing));
        let tape = Tape::new(self.played()?.0, said.collect());
        let game = tape.reconstruct(&Answers::new());
        let on_tape = |second: u64| OnTape {
            at: format!("0:00:{second:02}"),
            sound: Some(ClipSound {
                file: "tape.wav".to_owned(),
                extent: Extent::Stretch {
                    from: second * 16_000,
                    to: (second + 1) * 16_000,
                },
                percent: 100,
            }),
        };
        let settings = TapeQuestionsSettings {
            reports: self.reports(),
            lexicon: lexicon.clone(),
            vocabulary: vocabulary.clone(),
            ear_voice: self.is_heard(),
            says_questions: self.item("ear ") != Some("text"),
            cells: self.cells(),
            listen: self.listen()?,
        };
        let on_tape = (0..utterances.len() as u64).map(on_tape).collect();
        opened(TapeQuestions::open(
            tape,
            game,
            on_tape,
            settings,
            Arc::clone(self.voices),
        ))
    }
}

/// Reads what became of a take: `kept`, or what is wrong with it.
pub(super) fn take(outcome: &str) -> Result<TakeOutcome, String> {
    const FLAWS: [&str; 4] = ["too-soft", "nothing", "unlike", "other"];
    match outcome {
        "kept" => Ok(TakeOutcome::Kept),
        "missing" => Ok(TakeOutcome::Missing),
        flaw => {
            let flaw = FLAWS.into_iter().find(|it| *it == flaw);
            flaw.map(TakeOutcome::Flawed)
                .ok_or_else(|| format!("no take is {outcome:?}"))
        }
    }
}

/// Reads what came of an order about a file: `may-delete`, `may-read`, `deleted`, `renamed NAME`, `exported FILE`, or `taken FILE`
/// where one is there.
pub(super) fn filed(outcome: &str) -> Result<Result<GameFileDone, Message>, String> {
    let (what, rest) = outcome.split_once(' ').unwrap_or((outcome, ""));
    Ok(match what {
        "may-delete" => Ok(GameFileDone::MayBeDeleted),
        "may-read" => Ok(GameFileDone::MayBeRead),
        "deleted" => Ok(GameFileDone::Deleted(None)),
        "renamed" => Ok(GameFileDone::Renamed(rest.to_owned())),
        "exported" => Ok(GameFileDone::Exported(vec![rest.to_owned()])),
        "taken" => Err(Message::FileExists { path: rest.to_owned() }),
        "not-handed-in" => Err(Message::GamesNotHandedIn),
        _ => return Err(format!("nothing is filed {outcome:?}")),
    })
}

/// Reads what came of learning: `better`, `not better` or `too little`.
pub(super) fn learned(outcome: &str) -> Result<Learned, String> {
    let figure = || "1".into();
    match outcome {
        "better" => Ok(Learned::Better(Message::LearnDone {
            of: figure(),
            before: figure(),
            after: figure(),
            wrong_before: figure(),
            wrong_after: figure(),
        })),
        "not better" => Ok(Learned::NotBetter(Message::LearnNotBetter {
            of: figure(),
            before: figure(),
            after: figure(),
            wrong_before: figure(),
            wrong_after: figure(),
        })),
        "too little" => Ok(Learned::TooLittle),
        _ => Err(format!("nothing is learned {outcome:?}")),
    }
}

fn opened<C: Conversation + 'static>(opened: Result<(C, Vec<Effect>), OpenError>) -> Result<Opened, String> {
    let (conversation, first) = opened.map_err(|why| why.to_string())?;
    Ok((Box::new(conversation), first))
}
