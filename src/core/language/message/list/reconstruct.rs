//! A game out of a recording, and the recording of a game.

macro_rules! reconstruct {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        /// A recording is of no kind that is known.
        RecordingForeign = "recording-foreign" { path: String };
        /// A recording breaks off.
        RecordingCutOff = "recording-cut-off" { path: String };
        /// Part of a recording could not be read.
        RecordingDamaged = "recording-damaged" { path: String };
        /// The header of a recording is wrong about its length.
        RecordingWrongLength = "recording-wrong-length" { path: String };
        /// Nobody speaks in a recording.
        RecordingSilent = "recording-silent" { path: String };
        /// There is no recording in a folder.
        RecordingNone = "recording-none" { path: String };
        /// Part of a recording was not heard, for the listener failed twice.
        ReconstructUnheard = "reconstruct-unheard" { time: String };
        /// The scorer was lost, and the recogniser goes on alone.
        ReconstructUnscored = "reconstruct-unscored" { time: String };
        /// No half-move was found.
        ReconstructNothing = "reconstruct-nothing";
        /// How many half-moves there are, and how many of them are marked.
        ReconstructSummary = "reconstruct-summary" { count: String, marked: String };
        /// A half-move may be another.
        ReconstructClose = "reconstruct-close" { choices: String };
        /// A half-move may be none, such as a repetition.
        ReconstructDoubtful = "reconstruct-doubtful";
        /// A half-move was not understood.
        ReconstructUnclear = "reconstruct-unclear";
        /// A half-move is not on the tape.
        ReconstructMissing = "reconstruct-missing";
        /// What was heard and has no place in the game.
        ReconstructUnused = "reconstruct-unused" { time: String, words: String };
        /// The heading above what is marked.
        ReconstructMarks = "reconstruct-marks";
        /// Which of these was it?
        ReconstructAsk = "reconstruct-ask" { place: String, time: String, choices: String };
        /// Which half-move was it?
        ReconstructAskMove = "reconstruct-ask-move" { place: String, time: String };
        /// How questions about a tape are answered.
        ReconstructAskHelp = "reconstruct-ask-help";
        /// How questions about a tape are answered aloud.
        ReconstructAskAloud = "reconstruct-ask-aloud" { none: Value, open: Value, again: Value, stop: Value };
        /// An answer was not understood.
        ReconstructAskAgain = "reconstruct-ask-again";
        /// The question as it is said in the Ear, before the choices.
        ReconstructAskEar = "reconstruct-ask-ear" { number: Number, side: Box<Message> };
        /// What is on the tape cannot be heard while it is asked about.
        ReconstructAskUnheard = "reconstruct-ask-unheard" { why: String };

        /// A journal has no clips.
        AudioNoClips = "audio-no-clips" { path: String };
        /// No clip of a game can be used.
        AudioNoneUsable = "audio-none-usable" { path: String };
        /// What was written.
        AudioWritten = "audio-written" { path: String, count: String, time: String };
        /// The same where some clips could not be had.
        AudioWrittenPartly = "audio-written-partly" { path: String, count: String, all: String, time: String };
    } };
}
