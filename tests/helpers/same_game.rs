//! The sample game of Appendix C in a program that was built for another system.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::program::{Answer, Home};
use crate::support::sample_game::{ANNOUNCED, ways};
use crate::support::seed::drawn;

/// Plays two of the ways here and, as `there` runs it, in a program for another system: they say the same, their journals tell
/// the same, and each reads what the other wrote.
pub(crate) fn is_the_same_game_there(there: impl Fn(&Home, &[&str], &str) -> Answer) {
    for (letters, entries) in drawn(&ways(), 2) {
        let played = ["--voice", "none", "--journal", "game.jsonl", "--letters", &letters];
        let (our_home, their_home) = (Home::new(), Home::new());
        let ours = our_home.run(&played, &entries).expect(0);
        let theirs = there(&their_home, &played, &entries).expect(0);
        assert_eq!(theirs.lines("room"), ANNOUNCED, "{letters}: {entries}");
        assert_eq!(theirs.out, ours.out, "{letters}: {entries}");
        let [our_journal, their_journal] = [&our_home, &their_home].map(|it| told_in(&it.path("game.jsonl")));
        assert_eq!(their_journal, our_journal, "{letters}: {entries}");
        for asked in [&["replay", "game.jsonl"][..], &["export", "game.jsonl", "--pgn"]] {
            let read_here = their_home.run(asked, "").expect(0);
            let read_there = there(&our_home, asked, "").expect(0);
            assert_eq!(read_there.out, read_here.out, "{asked:?}");
        }
    }
}

/// Returns what a journal tells, but for when it was and what depends on that.
fn told_in(journal: &Path) -> Vec<Value> {
    let text = fs::read_to_string(journal).expect("a journal");
    let lines = text.lines().map(|line| {
        let mut line: Value = serde_json::from_str(line).expect("a journal");
        let fields = line.as_object_mut().expect("a journal");
        fields.retain(|name, _| !["at", "chain"].contains(&name.as_str()));
        if let Some(event) = fields.get_mut("event").and_then(Value::as_object_mut) {
            event.retain(|name, _| name != "opened");
        }
        line
    });
    lines.collect()
}
