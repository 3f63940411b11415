//! What a conversation without a game orders of devices, and what comes of it.

use crate::desk::ChosenOutputs;
use crate::language::Message;

/// What devices are to do beside speaking.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum DeviceOrder {
    /// Let everything be heard on this output device alone; answered by [`DeviceOutcome::OutputOpened`].
    OpenOutput(String),
    /// Keep in the settings who hears which device.
    KeepOutputs(ChosenOutputs),
}

/// What came of an order.
#[derive(Clone, Debug, PartialEq)]
pub enum DeviceOutcome {
    /// The output device is open; or why it is not.
    OutputOpened(Result<(), Message>),
}
