//! What was answered, as the settings file has it.

use toml_edit::{DocumentMut, Item, Value, value};

use ansage_core::desk::ChosenSettings;

const NONE: &str = "none";
/// A screen reader reads: in the settings that is the Ear, and not a voice.
const TEXT: &str = "text";

/// Puts what was answered into the settings; what stands there already, and all else, stays as it is.
pub(super) fn put(settings: &mut DocumentMut, chosen: &ChosenSettings, stood: &ChosenSettings) {
    set(settings, "reports", &chosen.reports);
    put_voice(settings, chosen, stood);
    if let Some(letters) = chosen.letters.as_ref().filter(|it| stood.letters.as_ref() != Some(it)) {
        set(settings, "letters", letters);
    }
    set(settings, "words", &chosen.words);
    put_time(settings, &chosen.time);
    put_talk_key(settings, &chosen.talk_key);
    if chosen.display != stood.display || settings.contains_key("braille-display") {
        set(settings, "braille-display", &chosen.display);
    }
}

fn put_voice(settings: &mut DocumentMut, chosen: &ChosenSettings, stood: &ChosenSettings) {
    if chosen.voice == TEXT {
        set(settings, "ear", TEXT);
    } else {
        set(settings, "voice", &chosen.voice);
        if settings.contains_key("ear") {
            set(settings, "ear", "speak");
        }
        let rate = i64::from(chosen.rate);
        if settings.get("ear-rate").and_then(Item::as_integer) != Some(rate) {
            settings["ear-rate"] = value(rate);
        }
    }
    // Another voice of the Ear would speak in place of the one that was heard.
    if chosen.voice != stood.voice {
        settings.remove("ear-voice");
    }
}

fn put_time(settings: &mut DocumentMut, time: &str) {
    let clock = settings.get("clock").and_then(Item::as_str).map(str::to_owned);
    if time == NONE {
        settings.remove("time");
        // Without a time it would be refused.
        if clock.as_deref() == Some("program") {
            settings.remove("clock");
        }
    } else {
        set(settings, "time", time);
        if clock.as_deref() == Some(NONE) {
            settings.remove("clock");
        }
    }
}

fn put_talk_key(settings: &mut DocumentMut, key: &str) {
    if key == NONE {
        return set(settings, "listen", "off");
    }
    set(settings, "talk-key", key);
    if settings.get("listen").and_then(Item::as_str) == Some("off") {
        settings.remove("listen");
    }
}

/// Sets a key to a text; a comment behind it stays.
fn set(settings: &mut DocumentMut, key: &str, text: &str) {
    if settings.get(key).and_then(Item::as_str) == Some(text) {
        return;
    }
    let mut new = Value::from(text);
    if let Some(old) = settings.get(key).and_then(Item::as_value) {
        *new.decor_mut() = old.decor().clone();
    }
    settings[key] = Item::Value(new);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stood() -> ChosenSettings {
        ChosenSettings {
            reports: "de".to_owned(),
            voice: "auto".to_owned(),
            rate: 175,
            letters: None,
            words: "de-fide".to_owned(),
            time: NONE.to_owned(),
            talk_key: "space".to_owned(),
            display: NONE.to_owned(),
            by_ear: false,
        }
    }

    fn with(text: &str, chosen: &ChosenSettings) -> String {
        let mut settings: DocumentMut = text.parse().expect("it is TOML");
        put(&mut settings, chosen, &stood());
        settings.to_string()
    }

    #[test]
    fn comments_and_other_keys_stay() {
        let before = "# of the club\nwhite = \"Anna\"\nreports = \"en\" # for guests\nletters = [\"de\", \"en\"]\n";
        let after = with(before, &stood());
        assert!(
            after.starts_with(
                "# of the club\nwhite = \"Anna\"\nreports = \"de\" # for guests\nletters = [\"de\", \"en\"]\n"
            ),
            "{after}"
        );
    }

    #[test]
    fn a_clock_goes_with_its_time_and_listening_with_its_key() {
        let chosen = ChosenSettings {
            time: "15+10".to_owned(),
            ..stood()
        };
        assert!(!with("clock = \"none\"\n", &chosen).contains("clock"));
        let after = with("time = \"5+3\"\nclock = \"program\"\n", &stood());
        assert!(!after.contains("clock") && !after.contains("time"), "{after}");
        assert!(!with("listen = \"off\"\n", &stood()).contains("listen"));
        let silent = ChosenSettings {
            talk_key: NONE.to_owned(),
            ..stood()
        };
        assert!(with("", &silent).contains("listen = \"off\""));
    }

    #[test]
    fn a_screen_reader_leaves_the_voice_of_the_room() {
        let read = ChosenSettings {
            voice: TEXT.to_owned(),
            ..stood()
        };
        let after = with("voice = \"own\"\near-voice = \"builtin\"\n", &read);
        assert!(
            after.contains("voice = \"own\"") && after.contains("ear = \"text\""),
            "{after}"
        );
        assert!(!after.contains("ear-voice") && !after.contains("ear-rate"), "{after}");
        assert!(with("ear = \"text\"\n", &stood()).contains("ear = \"speak\""));
    }
}
