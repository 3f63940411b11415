//! The program itself: its start, its options, its devices.

macro_rules! program {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // The program itself.
        /// The first line: face, languages, voice, a move to type, and what Enter and `/?` do.
        FirstLine = "first-line" { face: String, reports: String, words: String, voice: String, example: String };
        /// The first line for a finger, which reads it panel by panel.
        FirstLineFelt = "first-line-felt";
        /// Where the journal is.
        JournalPath = "journal-path" { path: String };
        /// A game was taken up again.
        ResumedGame = "resumed-game" { number: Value, side: String };
        /// A game with clocks was taken up again; they stand.
        ResumedGameClocksStand = "resumed-game-clocks-stand" { number: Value, side: String };
        /// A game was taken up again, and the next press lets its clocks go on.
        ResumedGameFirstPress = "resumed-game-first-press" { number: Value, side: String };
        /// What was played last in a game that was taken up again.
        LastPlayed = "last-played" { side: String, m: Box<Phrase> };
        /// The end; the game can be taken up again.
        Goodbye = "goodbye" { path: String };
        /// The same after the journal was continued in another file.
        GoodbyeContinued = "goodbye-continued" { path: String, before: String };
        /// The end, and lines of the journal could not be written.
        NotSaved = "not-saved" { path: String, why: Box<Message> };
        /// The program does not stand still by a key.
        StandsNotStill = "stands-not-still";
        /// Whose turn it is, for a screen both players may read.
        Turn = "turn" { number: Number, side: String };
        /// Stands on a screen that others may see for a line of which nothing may be read.
        MaskedLine = "masked-line";
        /// What stands before the cursor.
        Prompt = "prompt" { number: Number, side: String };
        /// The same on a screen that an opponent may see (12.6).
        PromptUnnumbered = "prompt-unnumbered" { side: String };
        /// The same while a question is open.
        PromptAsked = "prompt-asked" { number: Number, side: String, about: String };
        /// The same on a screen that an opponent may see.
        PromptAskedUnnumbered = "prompt-asked-unnumbered" { side: String, about: String };
        /// Which move is being corrected, in the prompt.
        PromptInstead = "prompt-instead" { old: String };
        /// Words for a draw as a result, parted by commas.
        DrawWords = "draw-words";
        /// The name of White.
        White = "white";
        /// The name of Black.
        Black = "black";
        /// The name of a channel, by its word: `room`, `ear`, `arbiter`, `sheet`.
        ChannelName = "channel-name" { channel: String };

        // Devices.
        /// The Room has no voice.
        RoomVoiceMissing = "room-voice-missing";
        /// The Room lost its voice.
        RoomVoiceLost = "room-voice-lost";
        /// The Room has its voice again.
        RoomVoiceBack = "room-voice-back";
        /// The Ear has no voice.
        EarVoiceMissing = "ear-voice-missing";
        /// The Ear has no voice, and there is no earphone either.
        NoEarVoice = "no-ear-voice";
        /// The Ear lost its voice.
        EarVoiceLost = "ear-voice-lost";
        /// The Ear has its voice again.
        EarVoiceBack = "ear-voice-back";
        /// Recorded words cannot be used, all or some.
        RecordedWordsDamaged = "recorded-words-damaged";
        /// The person's own voice has failed; the built-in one speaks.
        OwnVoiceLost = "own-voice-lost";
        /// The person's own voice speaks again.
        OwnVoiceBack = "own-voice-back";
        /// The voice of the system has failed; the built-in one speaks.
        SystemVoiceLost = "system-voice-lost";
        /// The voice of the system speaks again.
        SystemVoiceBack = "system-voice-back";
        /// The screen reader that was asked for does not answer; the built-in voice speaks.
        ScreenReaderMissing = "screen-reader-missing";
        /// The screen reader has failed; the built-in voice speaks.
        ScreenReaderLost = "screen-reader-lost";
        /// The screen reader speaks again.
        ScreenReaderBack = "screen-reader-back";
        /// There is no built-in voice; that of the system speaks.
        BuiltinVoiceMissing = "builtin-voice-missing";
        /// The built-in voice speaks again.
        BuiltinVoiceBack = "builtin-voice-back";
        /// Without an earphone the Ear is heard in the room.
        EarOnRoom = "ear-on-room";
        /// Nothing is said aloud for the opponent, who reads along.
        RoomIsOff = "room-is-off";
        /// The Braille display is there again, or for the first time.
        BrailleBack = "braille-back";
        /// The Braille display has failed.
        BrailleLost = "braille-lost";
        /// It has failed, and there is no game that goes on.
        BrailleFailed = "braille-failed";
        /// The table that was chosen for words does not translate; they stand in the display's own.
        BrailleWordsFailed = "braille-words-failed" { table: String };
        /// The program that speaks to Braille displays is not installed.
        BrailleNoHelper = "braille-no-helper";
        /// The screen reader with the Braille display is not running.
        BrailleNoServer = "braille-no-server";
        /// This person may not use the Braille display.
        BrailleNotAllowed = "braille-not-allowed";
        /// The key that admits to the Braille display is another one's.
        BrailleWrongKey = "braille-wrong-key";
        /// The screen reader has no Braille display.
        BrailleNoCells = "braille-no-cells";
        /// Another program holds the Braille display.
        BrailleBusy = "braille-busy";
        /// The journal cannot be written.
        JournalLost = "journal-lost";
        /// The journal is written again, nothing is missing.
        JournalBack = "journal-back";
        /// The journal is kept in another file from here on, and why.
        JournalContinued = "journal-continued" { damage: String, path: String };
        /// Notes are not taken any more, so that there is room for the game.
        JournalNearlyFull = "journal-nearly-full";
        /// The microphone failed while somebody was asked for words.
        AskingMicrophoneLost = "asking-microphone-lost";
        /// The machine is on the mains, and what is left in its battery.
        PowerMains = "power-mains" { percent: Number };
        /// It lives on its battery, and what is left.
        PowerBattery = "power-battery" { percent: Number };
        /// The battery is low, and what helps.
        BatteryLow = "battery-low" { percent: Number };
        /// The same as a sign that stands beside a clock.
        BatterySign = "battery-sign" { percent: Number };
        /// Why the machine is kept awake, as the system shows it to people.
        StaysAwake = "stays-awake";

        // A whole screen, and the view of the opponent.
        /// Marks the clock that runs.
        ClockRuns = "clock-runs";
        /// Marks a time that may differ from the clock on the table.
        ClockAbout = "clock-about";
        /// Stands beside the time whose flag fell or was claimed.
        ClockFlag = "clock-flag";
        /// Stands beside the time that came to zero first (C02 5.1.e).
        ClockZeroFirst = "clock-zero-first";
        /// Stands beside the other time that came to zero.
        ClockZero = "clock-zero";
        /// Stands beside the time of who has completed the moves of so many controls (C02 5.1.h).
        ClockControlMet = "clock-control-met" { number: Value };
        /// How many moves a side has completed, beside its time.
        ClockMoves = "clock-moves" { number: Value };
        /// The program shows no clock, for another one is the official one (6.10.a).
        ClockOnTheTable = "clock-on-the-table";
        /// The program that keeps the clocks has ended, and nobody has taken the game up again.
        ClockNotKept = "clock-not-kept";
        /// Whose turn it is, without a number (12.6).
        SideToMove = "side-to-move" { side: String };
        /// How far the last move has come, behind it on the Braille line.
        StepOnTheLine = "step-on-the-line" { step: String };
        /// Whose clock runs, behind the last move on the Braille line.
        ClockOnTheLine = "clock-on-the-line" { side: String };
        /// There is no journal yet to be followed.
        WaitsForJournal = "waits-for-journal" { path: String };

        // The command line.
        /// Why the system or a device refuses, behind what it refuses.
        Cause = "cause" { cause: String, text: Option<String> };
        /// What belongs in the place of a value, behind what is refused.
        Wanted = "wanted" { wanted: String, text: String };
        /// Which numbers belong there.
        WantedRange = "wanted-range" { from: String, to: String };
        /// The same with the key of a file.
        WantedAt = "wanted-at" { key: String, why: Box<Message> };
        /// Which game goes on, where nobody named it.
        LastGame = "last-game" { white: Value, black: Value, date: String };
        /// A game was left before its end, and another one begins.
        GameNotFinished = "game-not-finished" { when: String, number: Number };
        /// There is no game that could go on.
        NoLastGame = "no-last-game" { path: String };
        /// Options that a game taken up again does not follow.
        ResumeDecides = "resume-decides" { list: String };
        /// Event mode needs its file.
        EventNeedsFile = "event-needs-file";
        /// The file exists and is not overwritten.
        FileExists = "file-exists" { path: String };
        /// What was to be read is a folder, a pipe or a device.
        FileNotPlain = "file-not-plain" { path: String };
        /// The file is larger than anything of its kind.
        FileTooLarge = "file-too-large" { path: String, mib: String };
        /// The file cannot be read.
        FileUnreadable = "file-unreadable" { path: String, why: Box<Message> };
        /// The file cannot be written.
        FileUnwritable = "file-unwritable" { path: String, why: Box<Message> };
        /// A journal was named in a folder that was not there.
        JournalFolderMade = "journal-folder-made" { path: String };
        /// A line of the journal is damaged.
        JournalDamaged = "journal-damaged" { path: String, line: String };
        /// The last line of the journal was cut short.
        JournalTorn = "journal-torn" { path: String };
        /// So much of the journal makes no sense, and a command names it.
        JournalDoubts = "journal-doubts" { path: String, number: Number };
        /// The settings are not understood.
        SettingsBad = "settings-bad" { path: String, line: String, why: Box<Message> };
        /// A line of the settings, for which there is a sentence.
        SettingsWrong = "settings-wrong" { path: String, line: String, why: Box<Message> };
        /// A file of the voices is not understood.
        VoicesBad = "voices-bad" { file: String, key: String, why: String };
        /// The same where no key is the trouble.
        VoicesBadFile = "voices-bad-file" { file: String, why: String };
        /// A device that was asked for cannot be used.
        DeviceUnusable = "device-unusable" { device: String, why: Box<Message> };
        /// The position is none.
        BadFen = "bad-fen" { text: String };
        /// No announcements of that name.
        UnknownWords = "unknown-words" { name: String, known: String };
        /// No piece letters of that name.
        UnknownLetters = "unknown-letters" { name: String, known: String };
        /// No reports in that language.
        UnknownReports = "unknown-reports" { name: String, known: String };
        /// What stands before a line that both players hear.
        RoomLabel = "room-label";
        /// What stands before a line for the arbiter.
        ArbiterLabel = "arbiter-label";
        /// How the game is taken up again.
        GoOnWith = "go-on-with" { command: String };
        /// How a game that is over is written as PGN.
        ExportWith = "export-with" { command: String };
        /// The same where it is one of the games that the program lists.
        ExportInGames = "export-in-games" { command: String };
        /// The clock of the program needs a time control.
        ClockNeedsTime = "clock-needs-time";
        /// The settings hold a key that there is not.
        SettingsUnknownKey = "settings-unknown-key" { path: String, line: String, key: String };
        /// Why the journal cannot be written, and how it is kept elsewhere.
        JournalElsewhere = "journal-elsewhere" { why: Box<Message> };
        /// What is wrong with the settings, and what mends them.
        SettingsAnew = "settings-anew" { why: Box<Message> };
        /// No voice of that name.
        UnknownVoice = "unknown-voice" { name: String };
        /// The built-in voice is not installed.
        NoBuiltinVoice = "no-builtin-voice" { path: String };
        /// The voice of the system is not installed.
        NoSystemVoice = "no-system-voice" { path: String };
        /// What asks the screen reader to speak is not installed.
        NoScreenReaderProgram = "no-screen-reader-program" { path: String };
        /// No screen reader of this system takes words of other programs.
        ScreenReaderReadsTheTerminal = "screen-reader-reads-the-terminal";
        /// The file is something else.
        NotAJournal = "not-a-journal" { path: String };
        /// A newer program wrote the journal.
        JournalNewer = "journal-newer" { path: String };
        /// A damaged journal is not continued, but what stands before the damage can be.
        JournalDamagedResume = "journal-damaged-resume" { path: String, line: String };
        /// Another program writes the journal.
        JournalInUse = "journal-in-use" { path: String };
        /// The journal holds no game.
        NoGameInJournal = "no-game-in-journal" { path: String };
        /// The move cannot be made in the position.
        IllegalMove = "illegal-move" { m: String };
        /// A game of an event is exported as PGN when it is over.
        EventGameRuns = "event-game-runs";
        /// An export is not written over its journal.
        OverJournal = "over-journal" { path: String };
        /// Neither a number from 0 to 959 nor eight pieces (F.2).
        Chess960Unknown = "chess960-unknown" { text: String };
        /// The back rank has other pieces than it should (F.2).
        Chess960Pieces = "chess960-pieces" { text: String };
        /// Both bishops stand on squares of one colour (F.2.c).
        Chess960Bishops = "chess960-bishops" { text: String };
        /// The king does not stand between the rooks (F.2.b).
        Chess960King = "chess960-king" { text: String };
        /// Two start positions were asked for.
        Chess960WithFen = "chess960-with-fen";
        /// What is for one person alone would be heard on the loudspeaker.
        EarIsRoom = "ear-is-room" { device: String };
        /// The voice of the system is asked for on a device.
        SystemVoiceChoosesItsDevice = "system-voice-chooses-its-device" { option: String };
        /// The voice of the system is asked for beside another.
        SystemVoiceSpeaksEverything = "system-voice-speaks-everything" { option: String };
        /// The voice of the system is asked for in an event.
        SystemVoiceNotInAnEvent = "system-voice-not-in-an-event";
        /// The screen reader is asked for on a device, or beside another voice.
        ScreenReaderSpeaksEverything = "screen-reader-speaks-everything" { option: String };
        /// The same in an event, where it speaks in the Ear alone.
        ScreenReaderSpeaksInTheEar = "screen-reader-speaks-in-the-ear" { option: String };
        /// In an event the built-in voice takes over from the screen reader, and nobody else may hear it.
        ScreenReaderNeedsAnEarphone = "screen-reader-needs-an-earphone";
        /// What is for one person alone would stand in a file, in an event.
        ScriptVoiceNotInAnEvent = "script-voice-not-in-an-event";
        /// Somebody else could have written these helpers, in an event.
        EventHelpersNotStarted = "event-helpers-not-started" { path: String, list: String };
        /// A variable or an option names a server away from this machine, in an event.
        EventOnlyHere = "event-only-here" { name: String, address: String };
        /// The system keeps no program off a network, in an event.
        EventNetworkNotShut = "event-network-not-shut";
        /// Two faces were asked for.
        ScreenOrPlain = "screen-or-plain";
        /// A whole screen needs a window to draw in.
        ScreenNeedsTerminal = "screen-needs-terminal";

        // What the program is made of.
        /// What the program is, and what not.
        AboutWhat = "about-what" { version: String, licence: String };
        /// It has no way into a network.
        AboutNoNetwork = "about-no-network";
        /// The first half of it, where the system keeps nothing to this computer.
        AboutNoNetworkCode = "about-no-network-code";
        /// It has nothing that plays.
        AboutNoEngine = "about-no-engine";
        /// By which program and helpers know each other.
        AboutBuild = "about-build" { build: String };
        /// Where a program lies that would be started.
        AboutFile = "about-file" { name: String, path: String };
        /// The SHA-256 of the file named before.
        AboutSum = "about-sum" { sum: String };
        /// A program that would be started is not there.
        AboutMissing = "about-missing" { name: String };
        /// How much of others it is made of; a line for each follows.
        AboutCrates = "about-crates" { number: Value, more: Value };

        // Options that cannot be followed.
        /// No option of that name.
        OptionUnknown = "option-unknown" { option: String };
        /// No option of that name, but one like it.
        OptionUnknownSuggested = "option-unknown-suggested" { option: String, suggested: String };
        /// An option without its value.
        OptionNeedsValue = "option-needs-value" { option: String };
        /// An option that takes only some words.
        OptionChoices = "option-choices" { option: String, value: String, choices: String };
        /// A value that an option cannot take.
        OptionBadValue = "option-bad-value" { option: String, value: String, why: Box<Message> };
        /// What must not be missing.
        OptionMissing = "option-missing" { option: String };
        /// One of several options must not be missing.
        OneOptionMissing = "one-option-missing" { options: String };
        /// What stands in the place of a task is the time of a game.
        TaskIsTime = "task-is-time" { time: String };
        /// The first word names no task of the program.
        TaskUnknown = "task-unknown" { task: String };
        /// It names none, but one that is spelled nearly so.
        TaskUnknownNearest = "task-unknown-nearest" { task: String, near: String };
        /// What the program is.
        HelpProgram = "help-program";
        /// With what one begins.
        HelpBegin = "help-begin";
        /// How all its tasks are listed.
        HelpTasks = "help-tasks";
        /// There is no help about that.
        HelpUnknown = "help-unknown" { text: String };
        /// There is none about that, but about what is spelled nearly so.
        HelpUnknownNearest = "help-unknown-nearest" { text: String, command: String, near: String };
        /// What stands below the list of the pages of the manual.
        ManualPages = "manual-pages";
        /// The manual has no such page.
        ManualUnknown = "manual-unknown" { text: String };
        /// The manual is not written in the language of the reports.
        ManualLanguages = "manual-languages";
        /// The title of the manual.
        ManualTitle = "manual-title";
        /// What is typed in a session of the manual.
        ManualTyped = "manual-typed" { text: String };
        /// A key that is pressed in a session of the manual.
        ManualPressed = "manual-pressed" { key: String };
        /// What must not be missing, where it is no option: a file, a folder.
        ArgumentMissing = "argument-missing" { needed: String };
        /// Something that is no option and was not asked for.
        ArgumentTooMany = "argument-too-many" { text: String };
        /// An option before the task to which it belongs.
        OptionBehindTask = "option-behind-task" { option: String };
        /// An option that takes no value.
        OptionNoValue = "option-no-value" { option: String };
        /// An option that stands there twice.
        OptionTwice = "option-twice" { option: String };
        /// Two options that cannot stand together.
        OptionsExclude = "options-exclude" { option: String, other: String };
        /// A part of a time control that is none.
        TimeControlPart = "time-control-part" { part: String };
        /// No time control has this name.
        TimeControlPreset = "time-control-preset" { name: String, names: String };
        /// An increment and no time to which it is added.
        TimeControlNoTime = "time-control-no-time" { part: String };
        /// The last period, and only it, is for the rest of the game.
        TimeControlLastPeriod = "time-control-last-period";
        /// One period with moves and nothing behind it.
        TimeControlWhatNext = "time-control-what-next" { part: String };
        /// There is one increment or delay, for the whole game.
        TimeControlTwoIncrements = "time-control-two-increments";
        /// An increment or delay of more than a minute (AMB-10).
        TimeControlLongDelay = "time-control-long-delay";

        // What `doctor` says.
        /// The version.
        DoctorVersion = "doctor-version" { version: String };
        /// A helper program is there and answers.
        DoctorHelperAnswers = "doctor-helper-answers" { helper: String };
        /// A helper program is there and does not answer.
        DoctorHelperSilent = "doctor-helper-silent" { helper: String, why: Box<Message> };
        /// A helper program is not there.
        DoctorHelperMissing = "doctor-helper-missing" { helper: String, folder: String, command: String };
        /// A voice speaks a language.
        DoctorVoice = "doctor-voice" { language: String };
        /// No voice speaks a language.
        DoctorVoiceMissing = "doctor-voice-missing" { language: String, install: String };
        /// There is no built-in voice at all.
        DoctorNoVoice = "doctor-no-voice" { why: Box<Message>, command: String };
        /// The person's own voice speaks.
        DoctorOwnVoice = "doctor-own-voice";
        /// The person's own voice does not speak.
        DoctorOwnVoiceMissing = "doctor-own-voice-missing" { why: Box<Message>, command: String };
        /// The voice of the system speaks.
        DoctorSystemVoice = "doctor-system-voice";
        /// The voice of the system does not speak.
        DoctorSystemVoiceMissing = "doctor-system-voice-missing" { why: Box<Message>, command: String };
        /// The screen reader speaks.
        DoctorScreenReader = "doctor-screen-reader" { name: String };
        /// No screen reader speaks, and what one of them needs.
        DoctorScreenReaderMissing = "doctor-screen-reader-missing" { file: String };
        /// No screen reader speaks, though it could be asked.
        DoctorScreenReaderSilent = "doctor-screen-reader-silent";
        /// Recorded words are there, and where.
        DoctorRecordedWords = "doctor-recorded-words" { path: String };
        /// Recorded words cannot be used, all or some.
        DoctorRecordedWordsMissing = "doctor-recorded-words-missing" { path: String, why: Box<Message> };
        /// Where a channel is heard.
        DoctorSound = "doctor-sound" { channel: Box<Message>, device: String };
        /// A device on which somebody may be heard.
        DoctorOutput = "doctor-output" { device: String };
        /// What the sound of this system does not promise.
        DoctorSoundIsLoose = "doctor-sound-is-loose";
        /// Which earphone is the better one there.
        DoctorSoundOfItsOwn = "doctor-sound-of-its-own";
        /// A channel is not heard.
        DoctorSoundMissing = "doctor-sound-missing" { channel: Box<Message>, why: Box<Message> };
        /// A device ran dry and has a wider buffer since.
        DoctorBuffer = "doctor-buffer" { device: String, milliseconds: String };
        /// Which recogniser hears the announcements.
        DoctorRecogniser = "doctor-recogniser" { path: String };
        /// What it does not know.
        DoctorRecogniserLacks = "doctor-recogniser-lacks" { list: String };
        /// The net of the scorer.
        DoctorScorer = "doctor-scorer" { path: String };
        /// There is none.
        DoctorScorerMissing = "doctor-scorer-missing" { command: String };
        /// A net cannot be used.
        DoctorScorerDamaged = "doctor-scorer-damaged" { why: String, command: String };
        /// Which languages are heard, and by whom.
        DoctorHears = "doctor-hears" { ears: String, list: String };
        /// How many Braille tables there are; liblouis writes words.
        DoctorTables = "doctor-tables" { count: Number };
        /// The Braille tables, where a display is the screen reader's.
        DoctorReadersDisplay = "doctor-readers-display" { count: Number };
        /// The same without liblouis.
        DoctorNoLouis = "doctor-no-louis" { count: Number, why: String, install: String };
        /// The table that was chosen for words does not translate.
        DoctorNoWords = "doctor-no-words" { table: String, why: String };
        /// The microphone, and how loud it is.
        DoctorMicrophone = "doctor-microphone" { device: String, level: String };
        /// A microphone that may be chosen.
        DoctorInput = "doctor-input" { device: String };
        /// A microphone of which nothing is heard, not even noise.
        DoctorMicrophoneDead = "doctor-microphone-dead" { device: String };
        /// There is no microphone.
        DoctorMicrophoneMissing = "doctor-microphone-missing" { why: Box<Message> };
        /// The Braille display, and how large it is.
        DoctorBraille = "doctor-braille" { device: String, cells: Number, lines: Number };
        /// There is no Braille display.
        DoctorBrailleMissing = "doctor-braille-missing" { why: Box<Message> };
        /// There is no settings file; it could be here.
        DoctorNoSettings = "doctor-no-settings" { path: String };
        /// The settings file is followed.
        DoctorSettings = "doctor-settings" { path: String };
        /// Where journals go, and how long the disk takes for a line.
        DoctorJournals = "doctor-journals" { path: String, milliseconds: String };
        /// The machine can be kept awake.
        DoctorAwake = "doctor-awake";
        /// The program that keeps the machine awake is not there.
        DoctorAwakeMissing = "doctor-awake-missing" { program: String };
        /// The system does not let the machine be kept awake.
        DoctorAwakeRefused = "doctor-awake-refused" { program: String, why: Box<Message> };
        /// The kind of terminal.
        DoctorTerminal = "doctor-terminal" { kind: String };
        /// There is no terminal.
        DoctorNoTerminal = "doctor-no-terminal";
        /// The system's language and that of the reports.
        DoctorLocale = "doctor-locale" { locale: String, reports: String };
        /// Where the log is.
        DoctorLog = "doctor-log" { path: String };
        /// How devices are chosen by ear begins.
        ByEarBegin = "by-ear-begin" { count: Number };
        /// What a device says of itself.
        ByEarDevice = "by-ear-device" { device: String };
        /// Who hears it.
        ByEarWho = "by-ear-who";
        /// Who hears one that has a left and a right.
        ByEarWhoOrSides = "by-ear-who-or-sides";
        /// The left side of a device.
        ByEarLeft = "by-ear-left";
        /// The right side of a device.
        ByEarRight = "by-ear-right";
        /// A device that cannot be used.
        ByEarSilent = "by-ear-silent" { device: String, why: Box<Message> };
        /// There is no device.
        ByEarNoDevices = "by-ear-no-devices";
        /// There is no speaker.
        ByEarNoSpeaker = "by-ear-no-speaker" { why: Box<Message> };
        /// No device was chosen.
        ByEarNothing = "by-ear-nothing";
        /// Which devices were chosen.
        ByEarFound = "by-ear-found" { ear: String, room: String };
        /// None was chosen, for the ear or the room.
        ByEarNone = "by-ear-none";
        /// Whether the settings are to keep it.
        ByEarKeep = "by-ear-keep" { path: String };
        /// The same, said.
        ByEarKeepSaid = "by-ear-keep-said";
        /// How devices are chosen aloud.
        ByEarAloud = "by-ear-aloud" { again: Value, on: Value, stop: Value };
        /// It is kept.
        ByEarKept = "by-ear-kept" { path: String };
        /// It is not kept.
        ByEarNotKept = "by-ear-not-kept";
    } };
}
