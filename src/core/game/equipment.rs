//! What is looked at before play (D.1, D.2.6, C.02). Nothing follows from it here: the arbiter approves.

mod item;
mod size;

pub use item::{EquipmentAnswer, EquipmentItem, EquipmentPart};
pub use size::{Figure, LARGEST, NoSize, Unit, read_size};
