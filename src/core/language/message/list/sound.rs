//! The tape: what is kept of what is said, and hearing it again.

macro_rules! sound {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // The tape.
        /// What is said at the board is kept as sound.
        SoundBegan = "sound-began";
        /// The same, only while the talk key is held.
        SoundBeganPrivate = "sound-began-private";
        /// By request nothing is recorded; how it begins again.
        SoundPaused = "sound-paused";
        /// The program was started without a tape.
        SoundOff = "sound-off";
        /// Sound of this game was kept, and now none is.
        SoundNotNow = "sound-not-now";
        /// After the result nothing is recorded.
        SoundOver = "sound-over";
        /// How the tape is, as it stands on the screen.
        SoundMark = "sound-mark" { tape: String };
        /// A crash left sound, which was finished.
        SoundFound = "sound-found" { file: String };
        /// The disk is full, and no sound is kept.
        SoundFull = "sound-full";
        /// The disk takes no sound.
        SoundUnwritable = "sound-unwritable";
        /// There is no microphone, so nothing is recorded.
        SoundNoMicrophone = "sound-no-microphone";
        /// The microphone failed, so nothing is recorded any more.
        SoundMicrophoneLost = "sound-microphone-lost";
        /// The microphone works again, and with it the tape.
        SoundMicrophoneBack = "sound-microphone-back";
        /// Sound was to be recorded with the talk key, and there is none.
        SoundNoKey = "sound-no-key";
        /// Sound is kept again.
        SoundBack = "sound-back";
        /// Nothing was kept so far.
        PlayNothing = "play-nothing";
        /// Of this move nothing was kept.
        PlayNotKept = "play-not-kept" { number: String };
        /// What a tape or a file of sound was to be heard from has none there.
        PlayNoSuch = "play-no-such" { at: String, path: String };
        /// There is no clip before or behind this one.
        PlayEdge = "play-edge";
        /// What a clip is that is no move.
        PlayLabel = "play-label" { sound: String };
        /// The clip of a correction.
        PlayCorrection = "play-correction" { m: String };
        /// A clip that is missing.
        PlayMissing = "play-missing" { file: String };
        /// A clip that is not what was kept.
        PlayChanged = "play-changed" { file: String };
        /// A clip that cannot be read.
        PlayUnreadable = "play-unreadable" { file: String };
        /// How fast clips are played.
        PlaySpeed = "play-speed" { percent: Number };
        /// The tape of a journal, walked by ear: how many clips there are, and how one goes on.
        PlayWelcome = "play-welcome" { count: Number };
        /// A file of sound, walked by ear: how many pieces it has, and how one goes on.
        PlayWelcomePieces = "play-welcome-pieces" { count: Number };
        /// A file that is neither a journal nor sound of a kind that can be played.
        PlayNeither = "play-neither" { path: String };
        /// What stands before the cursor while a tape is heard.
        PlayPrompt = "play-prompt";
        /// What is said is kept as sound, without a game.
        RecordBegan = "record-began";
        /// How a dictation is ended.
        RecordStops = "record-stops";
        /// The same where nobody is at the keys.
        RecordStopsBySignal = "record-stops-by-signal";
        /// A dictation has ended, and nobody spoke.
        RecordNothing = "record-nothing";
        /// There is no microphone to record with.
        RecordNoMicrophone = "record-no-microphone" { device: String };
        /// A clip of a dictation was kept.
        RecordKept = "record-kept" { file: String, seconds: String };
        /// What a command needs: a move, or a half-move.
        NeedsHalfMove = "needs-half-move";
        /// What a command needs: how many.
        NeedsCount = "needs-count";
        /// What a command needs: a speed.
        NeedsSpeed = "needs-speed";
        /// Help for a command.
        HelpRecord = "help-record";
        /// Help for a command.
        HelpPlay = "help-play";
        /// Help for a command.
        HelpPlayNext = "help-play-next";
        /// Help for a command.
        HelpPlayPrevious = "help-play-previous";
        /// Help for a command.
        HelpPlayLast = "help-play-last";
        /// Help for a command.
        HelpPlaySpeed = "help-play-speed";
    } };
}
