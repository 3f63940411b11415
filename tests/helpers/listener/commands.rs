//! Commands are heard again, by a model that takes less for words; moves are not.

use ansage_core::game::Position;
use ansage_core::language::listen::{Asked, Phrasebook};
use ansage_core::language::{Sight, Voices};
use ansage_devices::listening::model::{Bindable, Readiness};
use ansage_wire::listening::{ForCommands, HearingId, Until};

use super::stage::{Stage, listen, model, moves};
use crate::support::program::Home;
use crate::support::recording::{Recording, is_everything_there};

#[test]
fn of_a_command_only_what_the_stricter_model_hears_counts() {
    if !is_everything_there() {
        return;
    }
    let bindable = Bindable::open(&model::shipped()).unwrap().unwrap();
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon("de-fide").unwrap();
    let book = Phrasebook::new(lexicon, voices.spoken(lexicon), &bindable.known_words());
    let grammar = book.grammar(&Position::start(), Sight::Movement, &Asked::Nothing);
    let held = bindable.bind(&grammar, Readiness::Held).unwrap();
    // It cannot hear the time, or a move.
    let strict = bindable.bind(&book.veto(), Readiness::AsMade).unwrap();
    let commands = ForCommands {
        model: strict.folder().to_owned(),
        moves: book.words_of_moves(),
        beside: book.words_beside_moves(),
    };
    let stage = Stage::open(held.folder());
    stage.expect_ready();
    stage.load([held.folder(), strict.folder()]);
    let hear = |number: u64, commands: Option<ForCommands>, words: &str| {
        let (id, from) = (HearingId(number), number * 160_000);
        let spoken = Recording::silence(0.4).then(&Recording::spoken(words)).pause(0.3);
        stage.begin_with(held.folder(), commands, id, from, Until::End);
        assert!(stage.feed().send(from, spoken.samples()));
        stage.end(id, from + spoken.len());
        let passages = stage.passages();
        let heard = passages.iter().flat_map(|it| &it.words);
        let words = heard.filter(|it| it.word != "[unk]");
        words.map(|it| (it.word.clone(), it.start - from)).collect::<Vec<_>>()
    };
    let said = |words: &[(String, u64)]| words.iter().map(|it| it.0.clone()).collect::<Vec<_>>().join(" ");
    assert_eq!(said(&hear(1, None, "Zeit")), "zeit");
    assert_eq!(said(&hear(2, Some(commands.clone()), "Zeit")), "");
    let move_ = hear(3, Some(commands.clone()), "Springer Felix drei");
    assert_eq!(said(&move_), "springer felix drei");
    let [first, again] = [None, Some(commands)].map(|it| hear(4, it, "nein"));
    assert_eq!([said(&first), said(&again)], ["nein", "nein"]);
    // In the same place, about.
    assert!(first[0].1.abs_diff(again[0].1) <= 1_600, "{first:?} {again:?}");
}

#[test]
fn with_a_key_a_recording_is_one_passage() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let spoken = Recording::spoken("Springer Gustav eins")
        .pause(1.2)
        .then(&Recording::spoken("Felix drei"));
    let wav = spoken.laid_in(&home, "key.wav");
    let passages = listen(&home, &["--key"], &wav);
    assert_eq!(passages.len(), 1, "{passages:?}");
    assert_eq!(moves(&passages), ["g1f3"]);
    let command = Recording::spoken("Zeit").laid_in(&home, "command.wav");
    let passages = listen(&home, &["--key"], &command);
    assert_eq!(passages[0]["command"], "time", "{passages:?}");
}
