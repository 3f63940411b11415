//! The pattern of all helpers, with shell scripts in the place of helpers.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ansage_devices::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_protocol::BUILD;
use ansage_wire::Health;

use crate::support::wait::{patience, receive, wait_until};

/// Longer than three deaths take, so that they can be told from those after it.
const MAX_BACKOFF: Duration = Duration::from_millis(1000);

/// Answers the greeting of line one, and defines how to answer the others.
const POLITE: &str = r#"
    read -r hello
    echo "{\"hello\":{\"build\":\"$BUILD\"}}"
    number() { echo "$1" | sed 's/.*"n":\([0-9]*\).*/\1/'; }
    answer() {
        case "$1" in
            *ping*) echo "{\"pong\":{\"n\":$(number "$1")}}" ;;
            *ask*) echo "{\"taken\":{\"n\":$(number "$1")}}"
                   echo "{\"tell\":{\"report\":$(echo "$1" | sed 's/.*"request":\(".*"\).*/\1/')}}" ;;
            *bye*) exit 0 ;;
        esac
    }
"#;

struct Stage {
    helper: Helper<String, String>,
    events: Receiver<HelperEvent<String, String>>,
}

impl Stage {
    fn with(script: &str) -> Self {
        Self::with_program(shell(&format!("{POLITE}{script}")), None)
    }

    fn with_program(program: Program, standing: Option<&str>) -> Self {
        Self::with_timeouts(program, standing, timeouts())
    }

    fn with_timeouts(program: Program, standing: Option<&str>, timeouts: Timeouts) -> Self {
        let (sender, events) = mpsc::channel();
        let helper = Helper::start(program, timeouts, standing.map(str::to_owned), move |event| {
            // The test may be over.
            let _ = sender.send(event);
        });
        Self { helper, events }
    }

    fn ask(&self, request: &str) {
        self.helper.ask(request.to_owned());
    }

    #[track_caller]
    fn next(&self) -> HelperEvent<String, String> {
        // The watch itself waits for a minute where a start was slow: a test waits for that, and then as it does elsewhere.
        let event = receive(&self.events).or_else(|_timeout| receive(&self.events));
        event.expect("there must be an event")
    }

    #[track_caller]
    fn expect_up(&self) {
        let event = self.next();
        assert!(matches!(event, HelperEvent::Up), "{event:?}");
    }

    #[track_caller]
    fn expect_told(&self, expected: &str) {
        loop {
            match self.next() {
                HelperEvent::Sent(_) => {}
                HelperEvent::Reported(report) => return assert_eq!(report, expected),
                event => panic!("{event:?}"),
            }
        }
    }

    /// Returns false if the helper is lost before it has told something.
    #[track_caller]
    fn tells(&self, expected: &str) -> bool {
        loop {
            match self.next() {
                HelperEvent::Sent(_) => {}
                HelperEvent::Reported(report) => return report == expected,
                HelperEvent::Down(Health::Lost { .. }) => return false,
                event => panic!("{event:?}"),
            }
        }
    }

    #[track_caller]
    fn expect_lost(&self) -> String {
        match self.next() {
            HelperEvent::Down(Health::Lost { why, .. }) => why,
            event => panic!("{event:?}"),
        }
    }

    #[track_caller]
    fn expect_lost_for(&self, expected: Duration) -> String {
        match self.next() {
            HelperEvent::Down(Health::Lost { why, retry_in }) => {
                assert_eq!(retry_in, expected);
                why
            }
            event => panic!("{event:?}"),
        }
    }

    #[track_caller]
    fn expect_missing(&self) -> String {
        match self.next() {
            HelperEvent::Down(Health::Missing { why }) => why,
            event => panic!("{event:?}"),
        }
    }

    #[track_caller]
    fn expect_refused(&self, expected: &str) {
        match self.next() {
            HelperEvent::Refused(request) => assert_eq!(request, expected),
            event => panic!("{event:?}"),
        }
    }
}

/// A polite script may take seconds to an answer on a busy machine; what is about lateness shortens the one it is about.
fn timeouts() -> Timeouts {
    Timeouts {
        greeting: patience(),
        heartbeat: Duration::from_millis(50),
        pong: patience(),
        request: patience(),
        backoff: Duration::from_millis(20),
        max_backoff: MAX_BACKOFF,
    }
}

fn shell(script: &str) -> Program {
    let mut program = Program::at("/bin/sh");
    program.arguments = vec!["-c".into(), script.into()];
    program.environment = vec![("BUILD".into(), BUILD.into())];
    program
}

#[test]
fn a_request_is_taken_and_its_report_comes_back() {
    let stage = Stage::with(r#"while read -r line; do answer "$line"; done"#);
    stage.expect_up();
    stage.ask("sing");
    stage.expect_told("sing");
}

#[test]
fn what_is_asked_before_the_greeting_waits_for_it() {
    let stage = Stage::with(r#"while read -r line; do answer "$line"; done"#);
    stage.ask("early");
    stage.expect_up();
    stage.expect_told("early");
}

#[test]
fn the_standing_request_is_made_again_at_each_start() {
    let program = shell(&format!(
        r#"{POLITE} while read -r line; do answer "$line"; case "$line" in *die*) exit 1;; esac; done"#
    ));
    let stage = Stage::with_program(program, Some("settings"));
    stage.expect_up();
    stage.expect_told("settings");
    stage.helper.ask_always("other settings".to_owned());
    stage.expect_told("other settings");
    stage.ask("die");
    stage.expect_told("die");
    stage.expect_lost();
    stage.expect_up();
    stage.expect_told("other settings");
}

#[test]
fn garbage_from_a_helper_is_skipped() {
    let stage = Stage::with(
        r#"printf 'ALSA lib: \377 no such card\n{"tell":3}\n\n'; while read -r line; do answer "$line"; done"#,
    );
    stage.expect_up();
    stage.ask("sing");
    stage.expect_told("sing");
}

#[test]
fn a_helper_that_is_not_installed_is_missing() {
    let stage = Stage::with_program(Program::at("/nonexistent/ansage-nothing"), None);
    let why = stage.expect_missing();
    assert!(why.contains("not installed"), "{why}");
    stage.ask("sing");
    stage.expect_refused("sing");
}

#[test]
fn a_helper_of_another_build_is_refused() {
    let stage = Stage::with_program(
        shell(r#"read -r hello; echo '{"hello":{"build":"0123456789abcdef"}}'; cat >/dev/null"#),
        None,
    );
    let why = stage.expect_missing();
    assert!(why.contains("another build"), "{why}");
}

#[test]
fn a_helper_that_freezes_is_killed_and_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let first = folder.path().join("first");
    let program = shell(&format!(
        r#"
        {POLITE}
        [ -e {0} ] || {{ echo $$ > {0}; read -r ping; answer "$ping"; kill -STOP $$; }}
        while read -r line; do answer "$line"; done
        "#,
        first.display()
    ));
    let pong = Duration::from_millis(1500);
    let stage = Stage::with_timeouts(program, None, Timeouts { pong, ..timeouts() });
    stage.expect_up();
    let why = stage.expect_lost();
    assert!(why.contains("in time"), "{why}");
    // On a busy machine the next one may be late as well.
    loop {
        stage.expect_up();
        stage.ask("sing");
        if stage.tells("sing") {
            break;
        }
    }
    let pid = std::fs::read_to_string(&first).unwrap();
    let process = Path::new("/proc").join(pid.trim());
    wait_until(|| !process.exists());
}

#[test]
fn a_helper_that_takes_no_request_is_killed_though_its_heart_beats() {
    let beats = r#"while read -r line; do case "$line" in *ping*) answer "$line";; esac; done"#;
    let request = Duration::from_millis(100);
    let late = Timeouts { request, ..timeouts() };
    let stage = Stage::with_timeouts(shell(&format!("{POLITE}{beats}")), None, late);
    stage.expect_up();
    stage.ask("sing");
    assert!(matches!(stage.next(), HelperEvent::Sent(_)));
    stage.expect_lost();
}

#[test]
fn three_deaths_in_a_minute_are_followed_by_a_long_rest_and_another_try() {
    let stage = Stage::with("exit 1");
    for _ in 0..2 {
        stage.expect_up();
        stage.expect_lost();
    }
    stage.expect_up();
    let why = stage.expect_lost_for(MAX_BACKOFF);
    assert!(why.contains("third time"), "{why}");
    stage.ask("sing");
    stage.expect_refused("sing");
    stage.expect_up();
    stage.expect_lost_for(MAX_BACKOFF);
}

#[test]
fn a_helper_that_recovers_after_a_long_rest_serves_again() {
    let folder = tempfile::tempdir().unwrap();
    let starts = folder.path().join("starts");
    let stage = Stage::with(&format!(
        r#"
        echo x >> {0}; [ $(wc -l < {0}) -gt 3 ] || exit 1
        while read -r line; do answer "$line"; done
        "#,
        starts.display()
    ));
    for _ in 0..3 {
        stage.expect_up();
        stage.expect_lost();
    }
    stage.expect_up();
    stage.ask("sing");
    stage.expect_told("sing");
}

#[test]
fn a_helper_that_is_closed_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let stage = Stage::with(&format!(
        r#"while read -r line; do case "$line" in *bye*) echo goodbye > {}; exit 0;; esac; answer "$line"; done"#,
        trace.display()
    ));
    stage.expect_up();
    stage.helper.close();
    assert_eq!(std::fs::read_to_string(&trace).unwrap(), "goodbye\n");
}

#[test]
fn a_helper_ends_when_it_is_dismissed() {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let stage = Stage::with(&format!(
        r#"
        while read -r line; do
            case "$line" in *bye*) echo goodbye > {}; exit 0;; esac
            answer "$line"
        done
        "#,
        trace.display()
    ));
    stage.expect_up();
    drop(stage);
    wait_until(|| std::fs::read_to_string(&trace).is_ok_and(|trace| trace == "goodbye\n"));
}

#[test]
fn a_helper_that_does_not_heed_its_dismissal_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let pid = folder.path().join("pid");
    let stage = Stage::with(&format!(
        "echo $$ > {}; exec 0</dev/null; exec sleep 1000",
        pid.display()
    ));
    stage.expect_up();
    wait_until(|| std::fs::read_to_string(&pid).is_ok_and(|pid| pid.ends_with('\n')));
    let process = Path::new("/proc").join(std::fs::read_to_string(&pid).unwrap().trim());
    assert!(process.exists());
    drop(stage);
    wait_until(|| !process.exists());
}
