//! Which face a game is played at.

use super::options::{PlayOptions, ScreenContrast, YesNo};
use crate::app::failure::Failure;
use ansage_core::language::Message;
use ansage_devices::terminal::Contrast;

/// How the program is read and typed at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FaceChoice {
    /// One prompt, one line out per event.
    Plain,
    /// A whole screen.
    Screen {
        /// True if the clocks are on it.
        shows_clocks: bool,
        /// In which contrast it stands, if not in the terminal's own.
        contrast: Option<Contrast>,
    },
    /// Line by line, for scripts.
    Pipe,
}

impl FaceChoice {
    /// Returns the face the options ask for.
    ///
    /// # Errors
    ///
    /// Refuses a screen and none at once, and a screen in a pipe.
    pub(super) fn of(options: &PlayOptions, is_piped: bool) -> Result<Self, Failure> {
        match (is_yes(options.screen), is_yes(options.plain)) {
            (true, true) => Err(Failure::settings(Message::ScreenOrPlain)),
            (true, false) if is_piped => Err(Failure::settings(Message::ScreenNeedsTerminal)),
            (true, false) => Ok(FaceChoice::Screen {
                shows_clocks: is_yes(options.show_clocks),
                contrast: options.contrast.and_then(|it| match it {
                    ScreenContrast::Dark => Some(Contrast::Dark),
                    ScreenContrast::Light => Some(Contrast::Light),
                    ScreenContrast::No => None,
                }),
            }),
            (false, _) if is_piped => Ok(FaceChoice::Pipe),
            (false, _) => Ok(FaceChoice::Plain),
        }
    }

    /// Returns its name for the first line; a pipe has no first line.
    pub(super) fn name(self) -> &'static str {
        match self {
            FaceChoice::Plain => "plain",
            FaceChoice::Screen { .. } => "screen",
            FaceChoice::Pipe => "",
        }
    }
}

/// Returns true if a yes was said.
pub(in crate::app) fn is_yes(option: Option<YesNo>) -> bool {
    option.is_some_and(|it| it.0)
}

impl PlayOptions {
    /// Returns these options of a settings file as far as they do not contradict a face chosen on the command line, and
    /// without a screen where there is none.
    #[must_use]
    pub fn beneath_the_face_of(self, line: &Self, is_piped: bool) -> Self {
        let chosen = |face: Option<YesNo>| face == Some(YesNo(true));
        let has_other_face = chosen(line.plain) || chosen(line.screen);
        Self {
            plain: self.plain.filter(|_| !has_other_face),
            screen: self.screen.filter(|_| !has_other_face && !is_piped),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::settings::options::PlayOptions;

    #[test]
    fn a_face_chosen_on_the_command_line_wins_over_the_one_of_the_settings() {
        let set = |text: &str| toml::from_str::<PlayOptions>(text).expect("settings");
        let (screen, plain, none) = (set("screen = true"), set("plain = true"), PlayOptions::default());
        let faces = |settings: &PlayOptions, line: &PlayOptions, is_piped| {
            let both = line.clone().over(settings.clone().beneath_the_face_of(line, is_piped));
            (both.screen.map(|it| it.0), both.plain.map(|it| it.0))
        };
        assert_eq!(faces(&screen, &none, false), (Some(true), None));
        assert_eq!(faces(&screen, &plain, false), (None, Some(true)));
        assert_eq!(faces(&plain, &screen, false), (Some(true), None));
        assert_eq!(faces(&screen, &none, true), (None, None), "a script needs no screen");
        assert_eq!(faces(&none, &screen, true), (Some(true), None), "asked for by name");
    }
}
