//! The games of a folder, one after the other.

macro_rules! games {
    ([$next:ident $($later:ident)*] $($before:tt)*) => { $next! { [$($later)*] $($before)*
        // The list of the games.
        /// How one goes through the list.
        GamesHelp = "games-help" { back: String, again: String, stop: String };
        /// How one goes through it aloud.
        GamesAloud = "games-aloud" { next: Value, back: Value, again: Value, stop: Value };
        /// A game of the list, and its place.
        GamesPlace = "games-place" { number: Number, count: Number, game: Box<Message> };
        /// A game of the list.
        GamesGame = "games-game" { white: Value, black: Value, details: String, standing: String, moves: Number };
        /// A clock without a game in the list.
        GamesClock = "games-clock" { details: String, standing: String };
        /// How a game stands that has no result.
        GamesStanding = "games-standing" { standing: String };
        /// A file of the folder that is no game of the list.
        GamesLeftOut = "games-left-out" { file: String, kept: String };
        /// A journal with a damaged line.
        GamesLeftOutDamaged = "games-left-out-damaged" { file: String, line: String };
        /// A journal that goes on in another file.
        GamesLeftOutContinued = "games-left-out-continued" { file: String, to: String };
        /// There is no game.
        GamesNone = "games-none" { path: String };
        /// There is none behind it.
        GamesLast = "games-last";
        /// There is none before it.
        GamesFirst = "games-first";
        /// There are fewer games.
        GamesNoSuch = "games-no-such" { count: Number };
        /// What was typed means nothing here.
        GamesNotUnderstood = "games-not-understood" { text: String };
        /// What may be done with a game.
        GamesMenu = "games-menu";
        /// What is said is no name: it is typed.
        GamesTypeName = "games-type-name";
        /// How is the game to be called?
        GamesWhatName = "games-what-name" { name: String };
        /// A game has another name.
        GamesRenamed = "games-renamed" { name: String };
        /// A file cannot be called so.
        GamesBadName = "games-bad-name" { name: String };
        /// The name stays.
        GamesNameStays = "games-name-stays";
        /// Is the game to be deleted?
        GamesDeleteAsk = "games-delete-ask" { game: Box<Message> };
        /// The game was deleted.
        GamesDeleted = "games-deleted";
        /// It was not.
        GamesNotDeleted = "games-not-deleted";
        /// Of the folder of its sound something is left that is not the game's.
        GamesSoundStays = "games-sound-stays" { path: String };
        /// A game of an event is the organiser's first.
        GamesNotHandedIn = "games-not-handed-in";
        /// A game that was continued in another file is not touched.
        GamesInTwoFiles = "games-in-two-files" { path: String };
        /// The sheet was written.
        GamesExported = "games-exported" { list: String };
        /// The list is left.
        GamesOver = "games-over";
    } };
}
