//! The performance counter goes on while the machine is asleep; by how much the two interrupt times are apart, it slept.

use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

use windows_sys::Win32::System::LibraryLoader::{GetModuleHandleW, GetProcAddress};
use windows_sys::Win32::System::Performance::{QueryPerformanceCounter, QueryPerformanceFrequency};
use windows_sys::Win32::System::WindowsProgramming::QueryUnbiasedInterruptTime;
use windows_sys::w;

/// The unit of the interrupt times.
const HUNDRED_NS: u64 = 100;

/// Tells the time since the start in units of 100 ns, sleep included.
type InterruptTime = unsafe extern "system" fn(*mut u64);

pub(crate) fn awake_ns() -> u64 {
    counted_ns().saturating_sub(slept_ns())
}

pub(crate) fn asleep() -> Duration {
    Duration::from_nanos(slept_ns())
}

pub(crate) fn wall() -> Duration {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads this clock")]
    let now = SystemTime::now();
    now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
}

fn counted_ns() -> u64 {
    static PER_SECOND: OnceLock<u64> = OnceLock::new();
    let per_second = *PER_SECOND.get_or_init(|| {
        let mut frequency = 0;
        // SAFETY: it writes into the number it is given, which lives until it returns.
        #[expect(unsafe_code, reason = "a call of the system")]
        let _never_fails = unsafe { QueryPerformanceFrequency(&raw mut frequency) };
        u64::try_from(frequency).unwrap_or(1).max(1)
    });
    let mut count = 0;
    // SAFETY: as above.
    #[expect(unsafe_code, reason = "a call of the system")]
    let _never_fails = unsafe { QueryPerformanceCounter(&raw mut count) };
    let ns = u128::from(count.unsigned_abs()) * 1_000_000_000 / u128::from(per_second);
    u64::try_from(ns).unwrap_or(u64::MAX)
}

/// Zero where the system has but one of the two times, as Wine.
fn slept_ns() -> u64 {
    static WITH_SLEEP: OnceLock<Option<InterruptTime>> = OnceLock::new();
    let Some(with_sleep) = WITH_SLEEP.get_or_init(interrupt_time) else {
        return 0;
    };
    let (mut awake, mut all) = (0, 0);
    // SAFETY: both write into the numbers they are given, which live until they return. The second is the function of
    // this name and signature in the library that the whole process has loaded (`interrupt_time`).
    #[expect(unsafe_code, reason = "calls of the system")]
    unsafe {
        QueryUnbiasedInterruptTime(&raw mut awake);
        with_sleep(&raw mut all);
    }
    // Both tick alike; a tick between the two calls is no sleep.
    let ticks = all.saturating_sub(awake) * HUNDRED_NS;
    ticks - ticks % 100_000_000
}

/// Finds `QueryInterruptTime` of Windows 10, which no import library of older systems names.
fn interrupt_time() -> Option<InterruptTime> {
    // SAFETY: the library is part of every process and never unloaded; the signature is the documented one.
    #[expect(unsafe_code, reason = "a function that is found by its name")]
    unsafe {
        let library = GetModuleHandleW(w!("kernelbase.dll"));
        let found = GetProcAddress(library, c"QueryInterruptTime".as_ptr().cast())?;
        Some(std::mem::transmute::<unsafe extern "system" fn() -> isize, InterruptTime>(found))
    }
}
