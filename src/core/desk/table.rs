//! The table at which everything meets: the game, who is told what of it, and all that takes note of it.
//!
//! Nothing but the table makes effects. What is asked, and what follows from an answer, is of the desk.

use crate::game::open_faults::last_root;
use crate::game::{ArbiterNote, Command, Event, Game, Mode, Moment, Recorded, Refusal};
use crate::language::Message;
use crate::language::head_words::HeadWords;

use crate::desk::clock_alone::tells_who_runs;
use crate::desk::command::reminders::Reminded;
use crate::desk::comparison::Comparison;
use crate::desk::dashes::Filling;
use crate::desk::display::Braille;
use crate::desk::display::fingers::tells_a_move;
use crate::desk::outbox::{Outbox, Since};
use crate::desk::report::note_time::NoteTime;
use crate::desk::report::policy::Information;
use crate::desk::report::power::Battery;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::speech_queue::SpeechQueue;
use crate::desk::report::telling::Telling;
use crate::desk::sealing::SealedAs;
use crate::desk::tape::Tape;
use crate::desk::voice_input::health::InputHealth;
use crate::desk::voice_input::repetition::{SaidLast, ToRepeat};
use crate::desk::{Channel, Earcon, Effect, retell};

/// The game, and those who are told of it.
pub(super) struct Table {
    pub(super) game: Game,
    pub(super) speaker: Speaker,
    /// What the Room says.
    pub(super) room: SpeechQueue,
    /// What the Ear says.
    pub(super) ear: SpeechQueue,
    /// How loud the Room is, in percent.
    pub(super) room_volume: u8,
    /// What a finger reads; kept whether there is a display or not.
    pub(super) braille: Braille,
    pub(super) tape: Tape,
    /// How microphone and recogniser are.
    pub(super) input_health: InputHealth,
    /// Our last announcement, until the opponent has repeated it.
    pub(super) to_repeat: Option<ToRepeat>,
    /// The half-move that was said last in the Room.
    pub(super) said_last: Option<SaidLast>,
    /// Which times of the own clock need not be told any more.
    pub(super) reminded: Reminded,
    /// Set while dashes are being filled.
    pub(super) filling: Option<Filling>,
    pub(super) comparison: Comparison,
    /// Who takes the keys if the secret that is being tried is the one.
    pub(super) who_comes: Option<String>,
    /// Set while what an arbiter typed is being sealed.
    pub(super) sealing: Option<SealedAs>,
    pub(super) battery: Battery,
    /// Set when the journal has room for the game alone.
    pub(super) takes_no_notes: bool,
    pub(super) now: Moment,
    pub(super) quitting: bool,
    pub(super) outbox: Outbox,
}

impl Table {
    /// Sets a table for a game of which a journal may hold the beginning.
    pub(super) fn new(game: Game, speaker: Speaker, now: Moment, journal: &[Recorded]) -> Self {
        let settings = speaker.settings();
        Self {
            room: SpeechQueue::default(),
            ear: SpeechQueue::default(),
            room_volume: settings.room_volume,
            braille: Braille::in_table(settings.braille.as_deref(), &settings.braille_tables),
            tape: Tape::of(settings.taping, journal),
            input_health: InputHealth::default(),
            to_repeat: None,
            said_last: None,
            reminded: Reminded::of(&game, now),
            filling: None,
            comparison: Comparison::default(),
            who_comes: None,
            sealing: None,
            battery: Battery::default(),
            takes_no_notes: false,
            now,
            quitting: false,
            outbox: Outbox::default(),
            game,
            speaker,
        }
    }

    /// Asks the game and, if it agrees, records each event before anything is said about it.
    pub(super) fn settle(&mut self, command: Command) -> bool {
        let decided = self.decide(command);
        if let Err(refusal) = decided {
            self.refuse(refusal);
        }
        decided.is_ok()
    }

    /// Asks the game and records what it decides; a refusal is for the caller to tell.
    pub(super) fn decide(&mut self, command: Command) -> Result<(), Refusal> {
        let (was_ended, made) = (self.game.is_ended(), self.game.half_moves_made());
        for event in self.game.decide(self.now, command)? {
            self.record(event);
        }
        // An arbiter who put the game right reads at once that it has ended.
        let is_put_right = self.game.half_moves_made() <= made && self.game.arbiter().is_some();
        // 7.5.1: of what is only counted the illegal move goes back first.
        let is_shorter = self.game.half_moves_made() < made;
        let goes_back = !is_shorter && self.game.ending().is_none() && last_root(&self.game).is_some();
        if is_put_right && !goes_back && self.game.is_ended() && !was_ended {
            self.propose_what_is_open();
        }
        Ok(())
    }

    /// Records an event, and tells everybody what the policy lets them hear of it.
    pub(super) fn record(&mut self, event: Event) {
        let recorded = Recorded {
            // Whoever was at the keys when the program died is not there any more.
            by: self
                .game
                .arbiter()
                .filter(|_| !matches!(event, Event::Reopened { .. }))
                .map(str::to_owned),
            ..Recorded::new(self.now, event)
        };
        let mut tellings = retell::tellings(&self.game, &recorded, &self.speaker);
        let found = self.game.findings(&recorded.event);
        let not_repeated = self.not_repeated(&recorded.event);
        self.note_what_is_to_repeat(&recorded.event);
        self.braille.drop_time();
        self.game.apply(&recorded);
        tellings.extend(retell::tellings_of_findings(&self.game, &found, &self.speaker));
        self.speaker.set_note_time(NoteTime::of(&self.game, self.now));
        self.speaker.note_the_arbiter(self.game.arbiter().is_some());
        self.speaker.note_the_end(self.game.is_over());
        let is_a_move = tells_a_move(&recorded.event);
        let is_on_the_line = is_a_move || (self.game.is_a_clock() && tells_who_runs(&recorded.event));
        if matches!(recorded.event, Event::LeaveGiven { .. }) {
            self.speaker.note_the_terms(self.game.opening().event.as_deref());
        }
        let limits_the_room = matches!(recorded.event, Event::RoomLimited { .. });
        let event = recorded.event.clone();
        let felt = self.felt(&event);
        self.outbox.push(Effect::Record(recorded));
        self.keep_the_sound(&event);
        self.note_for_the_reminders(&event);
        if is_a_move {
            self.tell(Telling::sound(Earcon::Accepted));
        }
        for telling in tellings {
            self.tell_felt(telling, felt.clone(), is_on_the_line);
        }
        self.note_what_was_said(&event);
        if limits_the_room {
            self.limit_room_volume(false);
        }
        if self.is_sealed_for_the_arbiter(&event) {
            self.outbox.push(Effect::TellHead);
        }
        if let Some(ply) = not_repeated {
            let note = ArbiterNote::NotRepeated { ply };
            self.record(Event::ArbiterNoted { note });
        }
    }

    /// Returns true where a fork or a tail that was cut off would begin: in an event the arbiter notes the words of the head
    /// then.
    fn is_sealed_for_the_arbiter(&self, event: &Event) -> bool {
        let is_a_place = matches!(
            event,
            Event::ArbiterCame { .. } | Event::Reopened { .. } | Event::Resulted { .. }
        );
        self.game.mode() == Mode::Event && is_a_place
    }

    /// `/head`: in an event it is the arbiter's to read.
    pub(super) fn ask_for_the_head(&mut self) {
        match self.game.mode() == Mode::Event && self.game.arbiter().is_none() {
            true => self.refuse(Refusal::ARBITER_DECIDES),
            false => self.outbox.push(Effect::TellHead),
        }
    }

    pub(super) fn tell_the_head(&mut self, words: HeadWords) {
        let words = words.to_string();
        self.say(Information::RecordHead, &Message::HeadWords { words });
    }

    /// Returns true if what comes of this input is heard in the Room.
    pub(super) fn speaks_in_the_room(&self) -> bool {
        let mut told = self.outbox.told_since(Since::default());
        self.speaker.room_voice() && told.any(|it| it.channel == Channel::Room)
    }
}
