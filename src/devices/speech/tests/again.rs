//! A speaker that dies, with a shell script in its place.

use std::sync::mpsc;

use super::{next, utterance};
use crate::helper::Program;
use crate::speech::{Speech, SpeechEvent, SpeechSettings, VoiceChoice};
use ansage_core::desk::Channel;
use ansage_protocol::BUILD;
use ansage_wire::UtteranceId;

/// Begins what it is to say, and dies of it as long as there are fewer than $DEATHS lines in $FILE.
const SPEAKER: &str = r#"
    read -r hello
    echo "{\"hello\":{\"build\":\"$BUILD\"}}"
    touch "$FILE"
    number() { echo "$1" | sed "s/.*\"$2\":\([0-9]*\).*/\1/"; }
    while read -r line; do
        case "$line" in
            *'"ping"'*) echo "{\"pong\":{\"n\":$(number "$line" n)}}" ;;
            *'"say"'*) echo "{\"taken\":{\"n\":$(number "$line" n)}}"
                id=$(number "$line" id)
                echo "{\"tell\":{\"report\":{\"began\":{\"id\":$id,\"at_ns\":1}}}}"
                if [ $(wc -l < "$FILE") -lt $DEATHS ]; then echo dead >> "$FILE"; exit 1; fi
                echo "{\"tell\":{\"report\":{\"ended\":{\"id\":$id}}}}" ;;
            *'"ask"'*) echo "{\"taken\":{\"n\":$(number "$line" n)}}" ;;
            *bye*) exit 0 ;;
        esac
    done
"#;

/// Has two announcements said by a speaker that dies so often; returns what is told of them.
fn told_of(deaths: u8) -> Vec<SpeechEvent> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deaths");
    let mut program = Program::at("/bin/sh");
    program.arguments = vec!["-c".into(), SPEAKER.into()];
    program.environment = vec![
        ("BUILD".into(), BUILD.into()),
        ("FILE".into(), file.into()),
        ("DEATHS".into(), deaths.to_string().into()),
    ];
    let (sender, events) = mpsc::channel();
    let settings = SpeechSettings {
        voice: VoiceChoice::Builtin,
        ..SpeechSettings::default()
    };
    let speech = Speech::open_with(program, settings, sender);
    for id in [1, 2] {
        speech.say(&utterance(id, Channel::Room, &["Turm", "a", "eins"]));
    }
    let mut told = Vec::new();
    let mut open = 2;
    while open > 0 {
        let event = next(&events);
        open -= u8::from(matches!(event, SpeechEvent::Ended(_) | SpeechEvent::Unspoken(_)));
        told.push(event);
    }
    speech.close();
    told.retain(|it| !matches!(it, SpeechEvent::Health(..)));
    told
}

#[test]
fn an_announcement_that_the_death_of_the_speaker_cuts_off_is_said_again() {
    let [first, second] = [1, 2].map(UtteranceId);
    let whole = |id| [SpeechEvent::Began(id, 1), SpeechEvent::Ended(id)];
    assert_eq!(
        told_of(1),
        [whole(first), whole(second)].concat(),
        "each begins and ends once"
    );
}

#[test]
fn one_that_two_speakers_die_of_is_given_up() {
    let told = told_of(2);
    assert!(told.contains(&SpeechEvent::Unspoken(UtteranceId(1))), "{told:?}");
}
