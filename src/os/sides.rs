//! Which of two crates is used, where what is of a system is too large to stand here, or stands on libraries of its own.

/// Brings the crate of the system the program is built for into the module, under one name:
/// `ansage_os::of_the_system!(ansage_sound_linux, ansage_sound_windows as system_sound);`
#[cfg(unix)]
#[macro_export]
macro_rules! of_the_system {
    ($linux:ident, $windows:ident as $name:ident) => {
        pub(crate) use $linux as $name;
    };
}

/// Brings the crate of the system the program is built for into the module, under one name:
/// `ansage_os::of_the_system!(ansage_sound_linux, ansage_sound_windows as system_sound);`
#[cfg(windows)]
#[macro_export]
macro_rules! of_the_system {
    ($linux:ident, $windows:ident as $name:ident) => {
        pub(crate) use $windows as $name;
    };
}
