//! What these tests share with those of the program.

#[path = "../support/desk_harness.rs"]
pub(crate) mod desk_harness;
#[path = "../support/heard_words.rs"]
pub(crate) mod heard_words;
#[path = "../support/notations.rs"]
pub(crate) mod notations;
#[path = "../support/python.rs"]
pub(crate) mod python;
#[path = "../support/repository.rs"]
pub(crate) mod repository;
#[path = "../support/seed.rs"]
pub(crate) mod seed;
#[path = "../support/size.rs"]
pub(crate) mod size;
#[path = "../support/table.rs"]
pub(crate) mod table;
