//! A window that is only looked at, by people who are not at the keys: the opponent's, and the clock of the hall.

use std::io;

use ratatui::backend::Backend;

use super::canvas::{Canvas, Picture};
use super::screen::{Window, leave_behind, take_window};
use super::{Output, shown_lines};

/// What stands in such a window.
pub trait Watched: Clone + Default {
    /// Lays it out in so many columns and rows.
    #[doc(hidden)]
    fn laid_out(&self, size: (usize, usize)) -> Picture;

    /// Returns the lines of common letters that are left in the window before.
    #[doc(hidden)]
    fn left_behind(&self) -> Vec<String>;
}

/// A window in which others look at something.
#[derive(Debug)]
pub struct WatchedWindow<T, B: Backend = Window> {
    canvas: Canvas<B>,
    shown: T,
}

impl<T: Watched> WatchedWindow<T> {
    /// Takes the window.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal refuses.
    pub fn open() -> io::Result<Self> {
        Ok(Self::on(take_window(Output::to(io::stdout()))?))
    }

    /// Gives the window back and leaves what stood in it in the one before.
    pub fn close(mut self) {
        let lines = self.shown.left_behind();
        let lines = lines.iter().flat_map(|it| shown_lines(it));
        leave_behind(self.canvas.backend(), lines);
    }
}

impl<T: Watched, B: Backend> WatchedWindow<T, B> {
    /// Draws in a window that others have taken.
    pub fn on(backend: B) -> Self {
        Self {
            canvas: Canvas::on(backend, false),
            shown: T::default(),
        }
    }

    /// Shows something; writes what changed.
    ///
    /// # Errors
    ///
    /// Returns the error of the window.
    pub fn show(&mut self, shown: &T) -> Result<(), B::Error> {
        self.shown.clone_from(shown);
        let picture = shown.laid_out(self.canvas.size());
        self.canvas.show(&picture)
    }

    /// Draws everything anew the next time.
    pub fn forget(&mut self) {
        self.canvas.forget();
    }

    /// Returns the window, so that a test can look at it.
    #[doc(hidden)]
    pub fn window(&mut self) -> &mut B {
        self.canvas.backend()
    }
}

impl<T, B: Backend> Drop for WatchedWindow<T, B> {
    fn drop(&mut self) {
        super::leave_raw_mode();
    }
}
