//! Puts what is to be told into words: the announcements' language for moves, the person's own for everything else.

use std::sync::Arc;

use shakmaty::Color;

use crate::game::laws::Rules;
use crate::game::{
    Allowed, By, EventTerms, Game, Mode, Moment, MoveAsSaid, Opening, Position, Reminders, Role, TimeControl,
};
use crate::language;
use crate::language::listen::Hearing;
use crate::language::time_control;
use crate::language::{Letters, Lexicon, Message, Messages, Phrase, Saying, Value, Vocabulary, Voices, Word};

use crate::desk::entry::AsEntered;
use crate::desk::report::note_time::NoteTime;
use crate::desk::report::policy;
use crate::desk::report::policy::{Information, Policy};
use crate::desk::report::telling::Telling;
use crate::desk::{Channel, DeskSettings, Device, Earcon, OpenError, Utterance};
use ansage_wire::UtteranceId;

/// Finds the words and remembers what was said last.
pub(in crate::desk) struct Speaker {
    settings: DeskSettings,
    saying: Saying,
    mode: Mode,
    speaks_in_room: bool,
    lexicon: Lexicon,
    /// The words for what is the player's alone: those of the announcements, where they are of the language of the reports.
    own: Lexicon,
    letters: Vec<Letters>,
    vocabulary: Vocabulary,
    voices: Arc<Voices>,
    next_id: u64,
    last_room: Option<Telling>,
    last_ear: Option<Telling>,
    room_voice: bool,
    unwell: Vec<Device>,
    /// True once it was said that the Ear is heard in the room.
    is_ear_in_room_told: bool,
    policy: Policy,
    terms: EventTerms,
    /// True if the edition lets the clock tell its owner the time (D.2.6.1).
    tells_time: bool,
    arbiter_here: bool,
    is_over: bool,
    /// What the arbiter was told, for when the arbiter comes.
    for_the_arbiter: Vec<(NoteTime, Telling)>,
    /// When what is told now is told.
    note_time: NoteTime,
}

impl Speaker {
    pub(in crate::desk) fn new(
        opening: &Opening,
        settings: DeskSettings,
        voices: Arc<Voices>,
    ) -> Result<Self, OpenError> {
        let lexicon = voices
            .lexicon(&opening.words)
            .ok_or_else(|| OpenError::UnknownWords(opening.words.clone()))?;
        if voices.messages(&settings.reports).is_none() {
            return Err(OpenError::UnknownReports(settings.reports));
        }
        let named = |name: &String| Letters::named(name).ok_or_else(|| OpenError::UnknownLetters(name.clone()));
        let letters = opening.letters.iter().map(named).collect::<Result<Vec<_>, _>>()?;
        // Appendix D words are understood whatever language the announcements are in.
        let understood = [
            Some(lexicon),
            voices.lexicon("de-fide"),
            voices.lexicon(&settings.reports),
        ];
        let vocabulary = Vocabulary::of(understood.into_iter().flatten());
        let saying = match opening.mode {
            Mode::Free => settings.saying,
            // D.2.1-10: no word for capture or check; "Bauer" is always said.
            Mode::Event => Saying {
                style: settings.saying.style,
                ..Saying::default()
            },
        };
        let own = voices.lexicon_to_be_read(lexicon, &settings.reports);
        let speaks_in_room = !matches!(opening.role, Role::Recorder | Role::Clock);
        Ok(Self {
            lexicon: lexicon.clone(),
            own,
            letters,
            vocabulary,
            saying,
            mode: opening.mode,
            speaks_in_room,
            room_voice: settings.room_voice,
            settings,
            voices,
            next_id: 1,
            last_room: None,
            last_ear: None,
            unwell: Vec::new(),
            is_ear_in_room_told: false,
            policy: Policy::of_the_laws(),
            terms: opening.event.as_deref().cloned().unwrap_or_default(),
            tells_time: opening.laws.rules().tells_time,
            arbiter_here: false,
            is_over: false,
            for_the_arbiter: Vec::new(),
            note_time: NoteTime::default(),
        })
    }

    pub(in crate::desk) fn set_policy(&mut self, policy: Policy) {
        self.policy = policy;
    }

    pub(in crate::desk) fn settings(&self) -> &DeskSettings {
        &self.settings
    }

    pub(in crate::desk) fn mode(&self) -> Mode {
        self.mode
    }

    pub(in crate::desk) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Returns the words for what is about the board and for the player alone.
    pub(in crate::desk) fn own_lexicon(&self) -> &Lexicon {
        &self.own
    }

    /// Returns the words in which an entry is asked about: those in which it was spoken, and can be answered aloud; else the
    /// player's own.
    pub(in crate::desk) fn lexicon_about(&self, as_entered: AsEntered) -> &Lexicon {
        match as_entered.spoken {
            Some(_) => &self.lexicon,
            None => &self.own,
        }
    }

    /// Returns the words of moves that are understood: those of the announcements, of Appendix D and of the reports.
    pub(in crate::desk) fn lexicons(&self) -> Vec<&Lexicon> {
        let others = ["de-fide", self.settings.reports.as_str()];
        let others = others.into_iter().filter_map(|it| self.voices.lexicon(it));
        std::iter::once(&self.lexicon).chain(others).collect()
    }

    pub(in crate::desk) fn voices(&self) -> &Voices {
        &self.voices
    }

    pub(in crate::desk) fn reader(&self) -> language::Reader<'_> {
        language::Reader {
            vocabulary: &self.vocabulary,
            letters: &self.letters,
        }
    }

    /// Returns what is spoken aloud with: the words of the announcements, and those beside them.
    pub(in crate::desk) fn hearing(&self) -> Hearing<'_> {
        Hearing {
            vocabulary: &self.vocabulary,
            lexicon: &self.lexicon,
            spoken: self.voices.spoken(&self.lexicon),
        }
    }

    /// Returns the words of moves, and the letters in which they are written.
    pub(in crate::desk) fn lexicon_and_letters(&self) -> (&Lexicon, Letters) {
        (&self.lexicon, self.writing_letters())
    }

    /// Returns the letters that are written: the first of those read.
    pub(in crate::desk) fn writing_letters(&self) -> Letters {
        self.letters.first().copied().unwrap_or(language::letters::SETS[0])
    }

    /// Returns true if somebody will say when an announcement in the Room has ended.
    pub(in crate::desk) fn room_voice(&self) -> bool {
        self.room_voice && !self.unwell.contains(&Device::RoomVoice)
    }

    /// Returns true if somebody will say when a report in the Ear has ended.
    pub(in crate::desk) fn ear_voice(&self) -> bool {
        self.settings.ear_voice && !self.unwell.contains(&Device::EarVoice)
    }

    /// Returns true the first time it is asked, if the Ear is heard in the room for want of an earphone.
    pub(in crate::desk) fn is_first_heard_in_room(&mut self) -> bool {
        let is_heard_there = self.settings.ear_voice && self.settings.ear_in_room;
        is_heard_there && !std::mem::replace(&mut self.is_ear_in_room_told, true)
    }

    /// Returns true if the arbiter of an event allows something.
    pub(in crate::desk) fn allows(&self, what: Allowed) -> bool {
        self.terms.allows(what)
    }

    /// Notes what the edition says, where a test plays under another.
    pub(in crate::desk) fn note_the_rules(&mut self, rules: &Rules) {
        self.tells_time = rules.tells_time;
    }

    /// Notes what the arbiter has laid down and allowed since the opening.
    pub(in crate::desk) fn note_the_terms(&mut self, terms: Option<&EventTerms>) {
        self.terms = terms.cloned().unwrap_or_default();
    }

    /// Notes how a device is and returns whether it was well before; every device is until it says otherwise.
    pub(in crate::desk) fn note_health(&mut self, device: Device, well: bool) -> bool {
        let was_well = !self.unwell.contains(&device);
        self.unwell.retain(|it| *it != device);
        if !well {
            self.unwell.push(device);
        }
        was_well
    }

    /// Returns true if the program speaks in the Room for whoever `by` is.
    pub(in crate::desk) fn speaks_for(&self, by: By) -> bool {
        self.speaks_in_room && by == By::Program
    }

    pub(in crate::desk) fn speaks_in_room(&self) -> bool {
        self.speaks_in_room
    }

    /// Returns a message in the language of the reports.
    pub(in crate::desk) fn text(&self, message: &Message) -> String {
        self.messages().map(|it| it.say(message)).unwrap_or_default()
    }

    pub(in crate::desk) fn messages(&self) -> Option<&Messages> {
        self.voices.messages(&self.settings.reports)
    }

    /// Returns the name of a side in the language of the reports.
    pub(in crate::desk) fn side(&self, side: Color) -> String {
        self.text(&side.fold_wb(Message::White, Message::Black))
    }

    /// Takes back what the Ear said last: what was said since only repeats it in another form.
    pub(in crate::desk) fn keep_last_ear(&mut self, telling: Option<Telling>) {
        self.last_ear = telling;
    }

    /// Makes a telling of a message in the language of the reports.
    pub(in crate::desk) fn report(&self, about: Information, message: &Message) -> Telling {
        match self.messages().map(|it| it.tell(message)) {
            Some(said) => Telling::new(about, said.written, said.spoken),
            None => Telling::new(about, String::new(), Vec::new()),
        }
    }

    /// Returns true if pawns are named.
    pub(in crate::desk) fn says_pawn(&self) -> bool {
        self.saying.pawn
    }

    /// Returns the phrase that announces a move.
    pub(in crate::desk) fn phrase(&self, position: &Position, m: impl Into<MoveAsSaid>) -> Phrase {
        self.lexicon
            .phrase(&language::announce(position, m, &self.saying, policy::sight(self.mode)))
    }

    /// Names a move where it is neither announced nor compared with an announcement.
    pub(in crate::desk) fn phrase_about(
        &self,
        as_entered: AsEntered,
        position: &Position,
        m: impl Into<MoveAsSaid>,
    ) -> Phrase {
        self.lexicon_about(as_entered)
            .phrase(&language::announce(position, m, &self.saying, policy::sight(self.mode)))
    }

    /// Makes the announcement of a move.
    pub(in crate::desk) fn announcement(&self, about: Information, position: &Position, m: MoveAsSaid) -> Telling {
        Telling::of(about, self.phrase(position, m))
    }

    /// Makes the announcement that replaces the last one: "Korrektur", then the right move. It cuts off the wrong one,
    /// for it is spoken without delay (D.2.7).
    pub(in crate::desk) fn correction(&self, about: Information, position: &Position, m: MoveAsSaid) -> Telling {
        let head = self.lexicon.phrase(&[Word::Correction]);
        let phrase = self.phrase(position, m);
        let written = format!("{}. {}", head.written, phrase.written);
        let spoken = vec![head.spoken, phrase.spoken];
        Telling {
            urgent: true,
            ..Telling::new(about, written, spoken)
        }
    }

    /// Makes the words with which it is asked aloud whether a half-move is taken back.
    pub(in crate::desk) fn take_back(&self, position: &Position, m: MoveAsSaid) -> Telling {
        let head = self.lexicon.phrase(&[Word::TakesBack]);
        let phrase = self.phrase(position, m);
        let written = format!("{}: {}?", head.written, phrase.written);
        Telling::new(Information::Announcement, written, vec![head.spoken, phrase.spoken])
    }

    /// Makes a phrase of the closed list for the Room (C06:14.e).
    pub(in crate::desk) fn room_phrase(&self, word: Word) -> Telling {
        Telling::of(Information::Announcement, self.lexicon.phrase(&[word]))
    }

    /// Returns who may hear a telling, if anybody.
    pub(in crate::desk) fn channel(&self, telling: &Telling) -> Option<Channel> {
        let arbiter_here = self.arbiter_here && self.mode == Mode::Event;
        let is_allowed = match telling.about {
            Information::TimeLeft => arbiter_here || self.terms.allows(Allowed::TimeLeft) || self.clock_tells_time(),
            Information::Board => self.terms.allows(Allowed::BoardReading),
            Information::Fen | Information::Diagram => policy::may_be_read_by_all(self.mode, self.is_over),
            _ => false,
        };
        let mode = if is_allowed { Mode::Free } else { self.mode };
        let channel = self.policy.channel(telling.about, mode)?;
        Some(if arbiter_here {
            policy::with_the_arbiter(telling.about, channel)
        } else {
            channel
        })
    }

    /// Notes whether the game is over.
    pub(in crate::desk) fn note_the_end(&mut self, is_over: bool) {
        self.is_over = is_over;
    }

    /// Notes whether an arbiter is at the keys.
    pub(in crate::desk) fn note_the_arbiter(&mut self, is_here: bool) {
        self.arbiter_here = is_here;
    }

    /// Keeps what the arbiter was told before this program was started.
    pub(in crate::desk) fn keep_for_the_arbiter(&mut self, tellings: Vec<(NoteTime, Telling)>) {
        let is_theirs = |(_, it): &(NoteTime, Telling)| self.channel(it) == Some(Channel::Arbiter);
        let theirs: Vec<_> = tellings.into_iter().filter(is_theirs).collect();
        self.for_the_arbiter.extend(theirs);
    }

    /// Forgets it: another game is set up.
    pub(in crate::desk) fn forget_what_the_arbiter_was_told(&mut self) {
        self.for_the_arbiter.clear();
    }

    /// Returns what the arbiter was told so far, each note with its time and half-move; after a moment, if one is given.
    pub(in crate::desk) fn kept_for_the_arbiter(&self, game: &Game, after: Option<Moment>) -> Vec<Telling> {
        let is_new = |note_time: &NoteTime| after.is_none_or(|moment| Moment::from(*note_time) > moment);
        let kept = self.for_the_arbiter.iter().filter(|(note_time, _)| is_new(note_time));
        kept.map(|(note_time, it)| note_time.before(it.clone().not_only_kept(), game, self))
            .collect()
    }

    /// Notes when what follows is told.
    pub(in crate::desk) fn set_note_time(&mut self, note_time: NoteTime) {
        self.note_time = note_time;
    }

    /// Returns a number of moves, or of dashes in their place, for a message to somebody who did not ask for it: none where
    /// that is told on request alone.
    pub(in crate::desk) fn counted(&self, number: impl Into<Value>) -> Value {
        match self.arbiter_here || policy::tells_numbers_unasked(self.mode) {
            true => number.into(),
            false => "none".into(),
        }
    }

    /// Returns a time control in words, as part of a sentence.
    pub(in crate::desk) fn control(&self, control: &TimeControl) -> String {
        let parts: Vec<String> = time_control::parts(control).iter().map(|it| self.text(it)).collect();
        parts.join(", ")
    }

    /// Returns the sentence that says of what the player is reminded.
    pub(in crate::desk) fn reminders(&self, reminders: &Reminders) -> Message {
        if reminders.are_none() {
            return Message::RemindersOff;
        }
        let times: Vec<String> = reminders
            .durations()
            .map(|time| self.text(&Message::TimeSpan { time }))
            .collect();
        let numbers = match (reminders.moves, times.is_empty()) {
            (true, true) => "only",
            (true, false) => "too",
            (false, _) => "no",
        };
        Message::RemindersSet {
            moments: if times.is_empty() {
                "none".to_owned()
            } else {
                times.join(", ")
            }
            .into(),
            numbers: numbers.into(),
        }
    }

    /// Returns who sees the screen of the one at the keys.
    pub(in crate::desk) fn seen(&self) -> policy::Seen {
        policy::Seen {
            mode: self.mode,
            is_private: self.terms.allows(Allowed::PrivateScreen),
            arbiter_here: self.arbiter_here,
            is_for_good: self.settings().is_piped,
        }
    }

    /// D.2.6.1: since 2018 the clock of a blind player tells the time, to nobody else.
    fn clock_tells_time(&self) -> bool {
        self.tells_time && !self.settings().ear_in_room
    }

    /// Returns true if the person may see how much time is left.
    pub(in crate::desk) fn shows_time_left(&self) -> bool {
        self.mode == Mode::Free || self.terms.allows(Allowed::TimeLeft)
    }

    /// Numbers a telling for the channel the policy allows, and remembers it as the last of that channel.
    pub(in crate::desk) fn utterance(&mut self, telling: Telling) -> Option<Utterance> {
        let channel = self.channel(&telling)?;
        if telling.is_only_kept {
            self.for_the_arbiter.push((self.note_time, telling));
            return None;
        }
        let earcon = telling.earcon.filter(|it| self.sounds(*it, channel));
        if earcon.is_none() && telling.written.is_empty() && telling.spoken.is_empty() {
            return None;
        }
        let id = UtteranceId(self.next_id);
        self.next_id += 1;
        match channel {
            Channel::Room => self.last_room = Some(telling.clone()),
            Channel::Ear if telling.about != Information::KeyEcho => self.last_ear = Some(telling.clone()),
            Channel::Arbiter if !self.arbiter_here => self.for_the_arbiter.push((self.note_time, telling.clone())),
            Channel::Ear | Channel::Arbiter | Channel::Sheet => {}
        }
        let on_screen = policy::on_screen(telling.about, channel, self.seen());
        let Telling {
            written,
            spoken,
            urgent,
            sound,
            ..
        } = telling;
        let sound = sound.filter(|_| matches!(channel, Channel::Ear | Channel::Sheet));
        let spoken = if channel == Channel::Arbiter {
            Vec::new()
        } else {
            spoken
        };
        Some(Utterance {
            id,
            channel: self.in_place_of_the_room(channel),
            written,
            spoken,
            urgent,
            earcon,
            sound,
            on_screen,
        })
    }

    /// Where nothing is said aloud the one served would not know what the opponent reads.
    fn in_place_of_the_room(&self, channel: Channel) -> Channel {
        match channel {
            Channel::Room if self.settings.room_is_off => Channel::Ear,
            Channel::Room | Channel::Ear | Channel::Arbiter | Channel::Sheet => channel,
        }
    }

    /// Returns true if a short sound is wanted, there is a voice to make it, and it is heard on the channel it is for.
    fn sounds(&self, earcon: Earcon, channel: Channel) -> bool {
        let is_wanted = match earcon {
            // The event says whether it is heard, and no player.
            Earcon::ArbiterNeeded => self.terms.allows(Allowed::ArbiterCue) && self.room_voice(),
            earcon => self.settings.earcons.contains(&earcon) && self.ear_voice() && !self.settings.ear_in_room,
        };
        is_wanted && policy::may_sound(earcon, channel, self.mode)
    }

    pub(in crate::desk) fn last_room(&self) -> Option<Telling> {
        self.last_room.clone()
    }

    pub(in crate::desk) fn last_ear(&self) -> Option<Telling> {
        self.last_ear.clone()
    }
}
