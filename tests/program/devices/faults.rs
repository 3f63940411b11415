//! Faults of every kind while a game is played through the real program: whatever was told is kept, once, and the clocks are
//! right. What holds is said in docs/reliability.md.

mod attack;
mod disk;
mod garbage;
mod process;
mod rest;
mod wall;

use crate::support::game_under_fault::{Game, tell_the_counts, watch_the_machine};
use crate::support::seed::cases_at_once;
use crate::support::size::{size, tally};

/// Most of their time the games wait.
const AT_ONCE: usize = 10;

/// A fault, by its name in the figures.
type Fault = (&'static str, fn(&mut Game<'_>));

const FAULTS: [Fault; 31] = [
    ("kill", process::killed),
    ("kill in a burst", process::killed_in_a_burst),
    ("end of the entries", process::entries_end),
    ("TERM", process::asked_to_end),
    ("HUP", process::hung_up),
    ("STOP and CONT", process::stopped_and_continued),
    ("a second and a third program", process::two_more_programs),
    ("three programs at once after a kill", process::three_take_it_up),
    ("cut at rest", rest::cut),
    ("bit flipped at rest", rest::bit_flipped),
    ("byte changed at rest", rest::byte_changed),
    ("kill between two lines", rest::killed_between_two_lines),
    ("disk full, room elsewhere", disk::full_here),
    ("disk full, room again", disk::full_for_a_while),
    ("no room anywhere", disk::full_everywhere),
    ("folder read-only", disk::folder_read_only),
    ("wall clock set", wall::set),
    ("garbage from every helper", garbage::from_every_helper),
    ("removed", attack::removed),
    ("truncated", attack::truncated),
    ("cut", attack::cut),
    ("bit flipped", attack::flipped),
    ("grown", attack::grown),
    ("renamed", attack::renamed),
    ("copied over", attack::copied_over),
    ("renamed, a link in its place", attack::linked),
    ("a pipe in its place", attack::pipe),
    ("a folder in its place", attack::folder),
    ("folder removed", attack::folder_removed),
    ("folder renamed", attack::folder_renamed),
    ("replaced twice", attack::replaced_twice),
];

#[test]
fn whatever_happens_what_was_told_is_kept_once_and_the_clocks_are_right() {
    watch_the_machine(|lateness| {
        cases_at_once(size(100, 10_000), AT_ONCE, |seed, random| {
            let (name, fault) = FAULTS[usize::try_from(seed % FAULTS.len() as u64).expect("small")];
            let mut game = Game::begin(name, random, lateness);
            fault(&mut game);
            tally("faults", game.told_in_all(), "half-moves told and kept");
            game.count_it();
        });
    });
    tell_the_counts();
}
