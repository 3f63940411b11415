//! The program as a package installs it: played by keys and heard from there, whole and with parts that are missing.

mod bare;
mod layout;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use super::arm::packages::are_those_of_this_machine_for_arm;
use super::e2e::newcomers;
use super::e2e::newcomers::Called;
use crate::support::executable::lay_script;
use crate::support::heard::is_heard;
use crate::support::lines::lines_of;
use crate::support::program::{Answer, Home};
use crate::support::screen::Screen;
use crate::support::sound_server::SoundServer;
use crate::support::wait::receive;
use bare::{Bare, all_of};
use layout::{EVERYTHING, Installed, variant};

/// Plays a move by keys, is heard in both places, and leaves.
#[track_caller]
fn is_played_and_heard(screen: &Screen, server: &SoundServer) {
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    screen.wait_for("1 Weiß:");
    is_heard(&ear, "Springer Felix drei?", |_| screen.enters("spr f3"));
    is_heard(&room, "Springer Felix drei", |attempt| {
        screen.press(&[if attempt == 0 { "Enter" } else { "F3" }]);
    });
    screen.enters("/quit");
    assert_eq!(screen.ended().0, 0);
}

#[test]
fn a_game_is_played_by_keys_and_heard_from_where_the_packages_lie() {
    let Some(server) = SoundServer::start() else { return };
    let installed = Installed::with(&["ansage"]);
    let played = [
        "--reports",
        "de",
        "--journal",
        "game.jsonl",
        "--room",
        "vspk",
        "--ear-device",
        "vear",
    ];
    let screen = Screen::open_program(&installed.program(), Home::new(), &played, &server.environment());
    let Some(screen) = screen else { return };
    is_played_and_heard(&screen, &server);
    let journal = fs::read_to_string(screen.home().path("game.jsonl")).unwrap();
    assert!(journal.contains("g1f3"), "{journal}");
}

/// Returns the installed program in a home, without any sound.
fn installed_program(installed: &Installed, home: &Home, arguments: &[&str]) -> Command {
    let nowhere = home.path("nowhere");
    fs::create_dir_all(&nowhere).unwrap();
    let mut command = home.configured(Command::new(installed.program()));
    command
        .args(arguments)
        .env("HOME", &nowhere)
        .env("ALSA_CONFIG_PATH", &nowhere);
    command
        .env("XDG_RUNTIME_DIR", &nowhere)
        .env("PULSE_SERVER", format!("unix:{}/none", nowhere.display()));
    command
}

fn run(installed: &Installed, home: &Home, arguments: &[&str], entries: &str) -> Answer {
    let mut child = installed_program(installed, home, arguments).spawn().unwrap();
    // A program that refuses does not read what is entered.
    let _refused = child.stdin.take().unwrap().write_all(entries.as_bytes());
    Answer::of(child)
}

#[test]
fn all_helpers_and_the_recogniser_are_found_where_the_packages_lie() {
    let installed = Installed::with(&EVERYTHING);
    let answer = run(&installed, &Home::new(), &["doctor", "--json"], "").expect(0);
    let found: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    for helper in found["helpers"].as_array().unwrap() {
        assert_eq!(helper["state"], "answers", "{helper}");
        let path = helper["path"].as_str().unwrap();
        assert!(path.contains("/usr/libexec/ansage/ansage-"), "{helper}");
    }
    let recogniser = found["recogniser"]["path"].as_str().unwrap();
    assert!(
        recogniser.ends_with("/usr/lib/ansage/voices/de/recogniser"),
        "{recogniser}"
    );
}

/// Expects one line of these words, and that the game is played all the same.
#[track_caller]
fn is_told(installed: &Installed, arguments: &[&str], words: &str) {
    let home = Home::new();
    let game = [&["--reports", "en", "--journal", "game.jsonl"], arguments].concat();
    let mut program = installed_program(installed, &home, &game).spawn().unwrap();
    let mut keyboard = program.stdin.take().unwrap();
    let printed = lines_of(program.stdout.take().unwrap());
    keyboard.write_all(b"e4\ne5\n").unwrap();
    let mut lines = Vec::new();
    while !(lines.iter().any(|it: &String| it.contains(words)) && lines.iter().any(|it| it.ends_with("Eva fuenf"))) {
        lines.push(receive(&printed).unwrap_or_else(|_| panic!("{words}: {lines:?}")));
    }
    drop(keyboard);
    lines.extend(printed);
    assert!(program.wait().unwrap().success());
    assert_eq!(
        lines.iter().filter(|it| it.contains(words)).count(),
        1,
        "{words}: {lines:?}"
    );
    let journal = fs::read_to_string(home.path("game.jsonl")).unwrap();
    assert!(journal.contains("e2e4") && journal.contains("e7e5"), "{journal}");
}

/// Expects a line of `doctor`.
#[track_caller]
fn doctor_says(installed: &Installed, line: &str) {
    let answer = run(installed, &Home::new(), &["doctor", "--reports", "en"], "").expect(0);
    assert!(answer.out.lines().any(|it| it == line), "{line}: {}", answer.out);
    assert!(!answer.out.contains("./dev"), "{}", answer.out);
}

#[test]
fn what_is_not_installed_is_named_with_the_package_that_brings_it_and_the_game_goes_on() {
    let alone = Installed::with(&["ansage"]);
    let folder = alone.path("usr/libexec/ansage").display().to_string();
    is_told(&alone, &["--braille-display"], "ansage-braille is missing");
    is_told(
        &alone,
        &["--listen", "open"],
        "No speech recognition; ansage doctor says why",
    );
    for helper in ["ansage-braille", "ansage-listener"] {
        let brings = format!("{helper} is missing in {folder}. This brings it: sudo apt install ./{helper}_*.deb.");
        doctor_says(&alone, &brings);
    }
    let home = Home::new();
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: 16_000,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let silence = hound::WavWriter::create(home.path("x.wav"), spec).unwrap();
    silence.finalize().unwrap();
    let listens = run(&alone, &home, &["listen", "--reports", "en", "--wav", "x.wav"], "");
    listens.refused(
        4,
        &[
            "speech recogniser is not installed",
            "sudo apt install ./ansage-listener_*.deb",
        ],
    );

    let silent = Installed::with(&["ansage"]).without("usr/libexec/ansage/ansage-speaker");
    let folder = silent.path("usr/libexec/ansage").display().to_string();
    is_told(&silent, &[], "Announcements have no voice.");
    let brings = "This brings it: sudo apt install --reinstall ./ansage_*.deb.";
    doctor_says(&silent, &format!("ansage-speaker is missing in {folder}. {brings}"));

    let deaf = Installed::with(&EVERYTHING).without("usr/lib/ansage/voices");
    doctor_says(
        &deaf,
        "The speech recogniser is not installed. This brings it: sudo apt install ./ansage-listener_*.deb.",
    );
    let archive = Installed::with(&["ansage"]);
    fs::remove_file(archive.path("usr/lib/ansage/origin")).unwrap();
    fs::write(archive.path("usr/lib/ansage/origin"), "archive\n").unwrap();
    let folder = archive.path("usr/libexec/ansage").display().to_string();
    doctor_says(
        &archive,
        &format!("ansage-braille is missing in {folder}. This brings it: ./install.sh."),
    );
}

#[test]
fn a_helper_of_another_version_is_named_and_not_used() {
    let installed = Installed::with(&EVERYTHING).without("usr/libexec/ansage/ansage-braille");
    let other = installed.path("usr/libexec/ansage/ansage-braille");
    lay_script(
        &other,
        "#!/bin/sh\nread -r hello\necho '{\"hello\":{\"build\":\"older\"}}'\ncat\n",
    );
    is_told(
        &installed,
        &["--braille-display"],
        "ansage-braille is missing, or of another version",
    );
    doctor_says(
        &installed,
        "ansage-braille is there and does not answer: ansage-braille belongs to another version of Ansage.",
    );
}

#[test]
fn packages_of_one_build_need_each_other_in_that_version() {
    let manifest = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    let version = concat!("ansage (= ", env!("CARGO_PKG_VERSION"), "-1)");
    assert!(manifest.contains("name = \"ansage\""));
    for package in EVERYTHING {
        let depends = variant(package)["depends"].as_str().unwrap().to_owned();
        assert!(package == "ansage" || depends.contains(version), "{package}: {depends}");
    }
}

/// Systems on which the packages must install, and whether the proof fails where their archive cannot be reached.
const RELEASES: [(&str, bool); 3] = [("bookworm", true), ("trixie", true), ("noble", false)];

/// Returns why this machine cannot make bare systems, if it cannot.
fn why_not_bare() -> Option<&'static str> {
    if std::env::var_os("ANSAGE_FULL").is_none() {
        return Some("it takes minutes and is for ./dev prove");
    }
    if !rustix::process::geteuid().is_root() {
        return Some("only root makes bare systems");
    }
    let is_there = |tool| Command::new(tool).arg("--version").output().is_ok();
    (!["debootstrap", "lintian"].into_iter().all(is_there)).then_some("debootstrap or lintian is not installed")
}

/// Returns the line under a heading of the README with which packages are installed.
fn line_of_the_readme() -> &'static str {
    let lines = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).lines();
    let line = lines.filter_map(|it| it.strip_prefix("sudo apt install ")).next();
    line.expect("the README says how")
}

#[test]
fn bare_systems_install_the_packages_play_and_keep_the_journals() {
    if let Some(why) = why_not_bare() {
        println!("skipped: {why}");
        return;
    }
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let made = Command::new(repository.join("dev")).arg("package").status().unwrap();
    assert!(made.success());
    let packages = repository.join("target/package");
    let for_arm = fs::read_dir(packages.join("arm64")).into_iter().flatten();
    let judged = Command::new("lintian")
        .args(["--fail-on", "error", "--allow-root"])
        .args(fs::read_dir(&packages).unwrap().chain(for_arm).filter_map(|it| {
            let path = it.unwrap().path();
            path.extension().is_some_and(|it| it == "deb").then_some(path)
        }))
        .output()
        .unwrap();
    println!("lintian:\n{}", all_of(&judged));
    assert!(judged.status.success());
    are_those_of_this_machine_for_arm(&packages);
    for (release, is_needed) in RELEASES {
        match Bare::make(release) {
            Ok(bare) => is_installed_played_and_removed(release, bare, &packages),
            Err(why) if is_needed => panic!("{release}: {why}"),
            Err(why) => println!("{release} was left out: {why}"),
        }
    }
}

/// Lets those who never met the program begin where it was just installed, each in a home of their own.
fn newcomers_begin(bare: &Bare) {
    // BRLTTY, which runs here, brings it where it runs.
    bare.does("apt-get install -y libbrlapi0.8");
    let called = |home: &str| {
        bare.does(&format!("mkdir -p {home}"));
        let before = bare.command(&["env", &format!("HOME={home}"), "ansage"]);
        Called::by(Path::new("chroot"), before)
    };
    newcomers::by_ear(called("/home/hears"));
    newcomers::by_finger(called("/home/feels"));
    newcomers::by_screen_reader(called("/home/reads"));
}

fn is_installed_played_and_removed(release: &str, mut bare: Bare, packages: &Path) {
    let Some(server) = SoundServer::start() else { return };
    bare.share(packages, "packages");
    for compiler in ["cc", "gcc", "rustc", "cargo"] {
        assert!(
            !bare.shell(&format!("command -v {compiler}")).0,
            "{release} has {compiler}"
        );
    }
    bare.does("apt-get update");
    bare.does(&format!("cd /packages && apt-get install -y {}", line_of_the_readme()));
    bare.does("grep -q ^Files:.libvosk /usr/share/doc/ansage-listener/copyright");
    bare.does("test -s /usr/share/doc/ansage/licences.txt");
    let (_, home) = server
        .environment()
        .into_iter()
        .find(|(name, _)| name == "HOME")
        .unwrap();
    bare.share(Path::new(&home), "sound");
    let played = [
        "ansage",
        "--reports",
        "de",
        "--room",
        "vspk",
        "--ear-device",
        "vear",
        "--listen",
        "off",
    ];
    let played = bare.command(&played);
    let played: Vec<&str> = played.iter().map(String::as_str).collect();
    let screen = Screen::open_program(Path::new("chroot"), Home::new(), &played, &[]).unwrap();
    is_played_and_heard(&screen, &server);
    newcomers_begin(&bare);
    let examined = bare.does("ansage doctor --reports en --json");
    let found: serde_json::Value = serde_json::from_str(&examined).unwrap();
    for helper in found["helpers"].as_array().unwrap() {
        assert_eq!(helper["state"], "answers", "{helper}");
    }
    // Without what the packages need, doctor names what brings it.
    bare.does("dpkg --force-depends --purge libespeak-ng1");
    let lacking = bare.does("ansage doctor --reports en");
    let line = "Nothing is spoken: the voice espeak-ng is not installed. This brings it: sudo apt install libespeak-ng1 \
        espeak-ng-data.";
    assert!(lacking.lines().any(|it| it == line), "{lacking}");
    bare.does("apt-get install -y --fix-broken");
    bare.does("apt-get purge -y 'ansage*'");
    for gone in [
        "command -v ansage",
        "ls /usr/libexec/ansage /usr/lib/ansage 2>/dev/null | grep .",
    ] {
        assert!(!bare.shell(gone).0, "{release}: {gone}");
    }
    let journals = bare.does("cat /root/.local/share/ansage/*.jsonl");
    assert!(journals.contains("g1f3"), "{journals}");
    // The archive goes where the packages went, and names what it needs of the system.
    bare.does("apt-get autoremove -y");
    let archive = "cd /tmp && tar -xzf /packages/ansage-*-linux.tar.gz && ./ansage-*-linux/install.sh";
    let said = bare.does(archive);
    assert!(said.contains("Ansage is installed in /root/.local."), "{said}");
    let missing = said
        .lines()
        .find_map(|it| it.strip_prefix("Still missing here: sudo apt install "));
    bare.does(&format!("apt-get install -y {}", missing.expect("it was removed")));
    let examined = bare.does("/root/.local/bin/ansage doctor --reports en");
    for helper in ["speaker", "recorder", "listener", "braille"] {
        assert!(
            examined.contains(&format!("ansage-{helper} is there and answers.")),
            "{examined}"
        );
    }
    assert!(!examined.contains("Nothing is spoken"), "{examined}");
    let again = bare.does(archive);
    assert!(!again.contains("Still missing"), "{again}");
    bare.does("/root/.local/lib/ansage/install.sh --uninstall");
    assert_eq!(bare.does("cat /root/.local/share/ansage/*.jsonl"), journals);
    println!("{release}: installed, played, heard and removed; its journals are kept.");
}
