//! The clock without a game.

macro_rules! clock_alone {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // The clock without a game.
        /// Which time control it keeps, and what its keys do: who sits left is the first.
        ClockKeys = "clock-keys" { control: String, first: String, second: String };
        /// Something was entered that needs a game.
        OnlyAClock = "only-a-clock" { first: String, second: String };
        /// What starts the clock of the side that moves first.
        ClockStartsWith = "clock-starts-with" { key: String, side: String };
        /// Both clocks stand, and what lets them go on.
        ClockAloneStands = "clock-alone-stands" { side: String };
        /// A press was one too many.
        PressTakenBack = "press-taken-back" { side: String };
        /// What `/correct` does there.
        HelpPressBack = "help-press-back";
        /// There is none to take back.
        NoPress = "no-press";
        /// Nobody said which time control it keeps.
        ClockAloneNeedsTime = "clock-alone-needs-time";
        /// Its journal has no sheet.
        ClockHasNoSheet = "clock-has-no-sheet" { path: String };
        /// A journal is not taken up with this command, but with that one.
        TakenUpWith = "taken-up-with" { command: String };
        /// The end; it can be taken up again.
        GoodbyeClock = "goodbye-clock" { path: String };
        /// None can be taken up again.
        NoLastClock = "no-last-clock" { path: String };
        /// Both times for a finger.
        ClocksOnTheLine = "clocks-on-the-line" { white: String, black: String };
        /// Whose clock would run, if both did not stand, for a prompt and a finger.
        ClockSideStands = "clock-side-stands" { side: String };
    } };
}
