//! Braille displays: who holds them on a system.

use crate::side::displays as side;

/// Returns true where a service holds them for all programs. Elsewhere a display is its screen reader's.
pub fn does_a_service_hold_them() -> bool {
    side::A_SERVICE_HOLDS_THEM
}
