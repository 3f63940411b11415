//! What somebody is told who learns the program.

macro_rules! tutorial {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// What it is, and what is asked of the tutorial itself.
        TutorialOpens = "tutorial-opens" { lesson: String, skip: String, quit: String };
        /// How one answers aloud.
        TutorialByVoice = "tutorial-by-voice" {
            key: String, yes: String, made: String, clock: String, skip: String
        };
        /// It goes on where it was left.
        TutorialGoesOn = "tutorial-goes-on" { command: String };
        /// A lesson begins.
        TutorialLesson = "tutorial-lesson" { number: Number, of: String, about: Box<Message> };
        /// A move is to be keyed.
        TutorialAskMove = "tutorial-ask-move" { entry: String, m: Box<Phrase> };
        /// Enter alone is to be keyed.
        TutorialAskEnter = "tutorial-ask-enter";
        /// A line is to be keyed.
        TutorialAskLine = "tutorial-ask-line" { entry: String };
        /// What can be done by somebody who is lost.
        TutorialWaysOut = "tutorial-ways-out" { lesson: String, skip: String };
        /// The game went another way.
        TutorialAstray = "tutorial-astray";
        /// It is left, and goes on there.
        TutorialLeft = "tutorial-left" { command: String, number: Number };
        /// Where it was left is not kept.
        TutorialNotKept = "tutorial-not-kept";
        /// The words for the lesson once more.
        TutorialLessonWords = "tutorial-lesson-words";
        /// The words for the next lesson.
        TutorialSkipWords = "tutorial-skip-words";
        /// What is keyed for yes, as the questions name it.
        TutorialYes = "tutorial-yes";
        /// Who hears what.
        TutorialChannels = "tutorial-channels";
        /// What was read back nobody else hears.
        TutorialOnlyYou = "tutorial-only-you" { cancel: String };
        /// In which forms a move is keyed.
        TutorialForms = "tutorial-forms" { entry: String, m: Box<Phrase> };
        /// What Enter does to what was read back.
        TutorialConfirm = "tutorial-confirm";
        /// What Enter does to what was announced.
        TutorialMade = "tutorial-made";
        /// The opponent says a move.
        TutorialOpponent = "tutorial-opponent" { m: Box<Phrase> };
        /// What Enter does to what the opponent said.
        TutorialDone = "tutorial-done";
        /// A slip is made on purpose.
        TutorialSlip = "tutorial-slip" { m: Box<Phrase> };
        /// How it is corrected.
        TutorialCorrect = "tutorial-correct" { correct: String };
        /// It is corrected.
        TutorialCorrected = "tutorial-corrected";
        /// How an announcement is heard again.
        TutorialRepeat = "tutorial-repeat" { repeat: String, ear: String };
        /// How times are asked for.
        TutorialTimes = "tutorial-times";
        /// How the own time is asked for.
        TutorialOwnTime = "tutorial-own-time" { own: String };
        /// How the scoresheet is heard.
        TutorialSheet = "tutorial-sheet" { sheet: String };
        /// What is done where the boards differ.
        TutorialBoards = "tutorial-boards" { mismatch: String };
        /// Who decides then.
        TutorialSheetsDecide = "tutorial-sheets-decide";
        /// The tape.
        TutorialTape = "tutorial-tape" { record: String, play: String };
        /// The commands.
        TutorialHelp = "tutorial-help" { help: String };
        /// How the arbiter is called.
        TutorialArbiter = "tutorial-arbiter" { arbiter: String };
        /// What answers the question whether the arbiter is called.
        TutorialArbiterAnswer = "tutorial-arbiter-answer" { cancel: String };
        /// That was all, and where to go on.
        TutorialEnds = "tutorial-ends";
        /// What an assistant may do.
        TutorialAssistant = "tutorial-assistant";
        /// The assistant keys the opponent's move.
        TutorialAssistantOpponent = "tutorial-assistant-opponent" { m: Box<Phrase> };
        /// The assistant presses.
        TutorialAssistantPress = "tutorial-assistant-press";
        /// What an assistant tells on request alone.
        TutorialAssistantTime = "tutorial-assistant-time";
        /// The assistant goes on.
        TutorialAssistantEnds = "tutorial-assistant-ends";
        /// How an arbiter takes the keys.
        TutorialArbiterKeys = "tutorial-arbiter-keys" { arbiter: String, initials: String };
        /// The secret that is asked for then.
        TutorialArbiterSecret = "tutorial-arbiter-secret" { secret: String };
        /// What an arbiter does about an illegal move.
        TutorialArbiterFault = "tutorial-arbiter-fault" { fault: String };
        /// What is proposed.
        TutorialArbiterProposal = "tutorial-arbiter-proposal";
        /// How an arbiter lays something down.
        TutorialArbiterSetUp = "tutorial-arbiter-set-up" { setup: String };
        /// How an arbiter compares two boards.
        TutorialArbiterBoards = "tutorial-arbiter-boards" { mismatch: String };
        /// How the other sheet is entered.
        TutorialArbiterSheet = "tutorial-arbiter-sheet";
        /// How it ends.
        TutorialArbiterSheetEnds = "tutorial-arbiter-sheet-ends";
        /// How the game goes on.
        TutorialArbiterRestore = "tutorial-arbiter-restore" { restore: String };
        /// How an arbiter gives the keys back.
        TutorialArbiterLeaves = "tutorial-arbiter-leaves" { player: String };
        /// The arbiter goes on.
        TutorialArbiterEnds = "tutorial-arbiter-ends";
    } };
}
