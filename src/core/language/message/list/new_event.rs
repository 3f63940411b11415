//! The terms of an event, asked for one by one.

macro_rules! new_event {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// How the questions are answered.
        NewEventHelp = "new-event-help" { again: String, back: String, stop: String };
        /// How they are answered aloud.
        NewEventAloud = "new-event-aloud" { on: Value, again: Value, back: Value, stop: Value };
        /// What is asked about, as the question and the file have it.
        NewEventNamed = "new-event-named" { question: String };
        /// What may be allowed.
        NewEventLeave = "new-event-leave" { leave: Box<Message> };
        /// A duty, as it is asked whose it is.
        NewEventDuty = "new-event-duty" { duty: Box<Message> };
        /// What that is about.
        NewEventWhy = "new-event-why" { question: String };
        /// What an answer takes of the arbiter, though nobody asks for it by itself.
        NewEventTakes = "new-event-takes" { taken: String };
        /// Whose word that is, and how it is taken back.
        NewEventFirstArbiter = "new-event-first-arbiter" { taken: String, back: String };
        /// A list of boards has the colours in turn.
        NewEventColours = "new-event-colours";
        /// The initials cannot be left open.
        NewEventNeedsInitials = "new-event-needs-initials";
        /// Something must be named.
        NewEventAskFor = "new-event-ask-for" { asked: Box<Message> };
        /// What is it, and what stands now?
        NewEventAsk = "new-event-ask" { asked: Box<Message>, now: Box<Message> };
        /// Which of these, and what stands now?
        NewEventAskWhich = "new-event-ask-which" { asked: Box<Message>, choices: String, now: Box<Message> };
        /// A choice.
        NewEventValue = "new-event-value" { value: String };
        /// Something answers nothing here, and what is wanted.
        NewEventNoAnswer = "new-event-no-answer" { text: String, expected: String };
        /// It is typed.
        NewEventTypeIt = "new-event-type-it" { on: Value };
        /// Who plays at a board, in which round, and who is visually impaired where that differs from board to board.
        NewEventBoard = "new-event-board" { place: Box<Message>, white: String, black: String, blind: String };
        /// Which board it is, of which round if that is known.
        NewEventPlace = "new-event-place" { round: String, board: String };
        /// How the file is looked at again.
        NewEventCheck = "new-event-check" { path: String };
        /// What was answered is kept, and how it is gone on with.
        NewEventDraft = "new-event-draft" { path: String };
        /// A file is no draft.
        NewEventNoDraft = "new-event-no-draft" { path: String };
        /// A line of a list of players is none.
        NewEventNoPlayers = "new-event-no-players" { path: String, line: String };
        /// A board is listed twice.
        NewEventSameBoard = "new-event-same-board" { path: String, line: String, board: String };
        /// A list has no players.
        NewEventNobody = "new-event-nobody" { path: String };
    } };
}
