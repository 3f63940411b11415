//! Sound as a signal, whoever makes it: 16 kHz, one channel, whole samples.

pub mod activity;
pub mod address;
pub mod cookie;
pub mod device_error;
pub mod feed;
pub mod pauses;
pub mod resample;
pub mod voice;

use ansage_wire::RATE;

/// Returns a place of a sound as `h:mm:ss`.
pub fn time(samples: u64) -> String {
    let seconds = samples / u64::from(RATE);
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Returns a sample of -1 to 1 as a whole number; what is no number is silence.
pub fn whole_sample(sample: f32) -> i16 {
    (sample * -f32::from(i16::MIN)).round() as i16
}
