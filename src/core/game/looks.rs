//! Counts how often somebody looks at what stands on a board or what the Laws say of it, so that a test can show that nobody
//! did. Outside the tests of this crate it is nothing.

#[cfg(test)]
thread_local! {
    static LOOKS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Notes a look.
pub(crate) fn note() {
    #[cfg(test)]
    LOOKS.set(LOOKS.get() + 1);
}

/// Returns how often this thread has looked.
#[cfg(test)]
pub(crate) fn count() -> usize {
    LOOKS.get()
}
