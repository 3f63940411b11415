//! BRLTTY holds them.

pub(crate) const A_SERVICE_HOLDS_THEM: bool = true;
