//! Each screen reader holds its own.

pub(crate) const A_SERVICE_HOLDS_THEM: bool = false;
