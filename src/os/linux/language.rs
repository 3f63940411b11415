//! Variables alone say it.

pub(crate) fn locale() -> Option<String> {
    None
}
