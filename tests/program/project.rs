//! What this repository promises to those who work in it.

mod architecture;
mod commands_page;
mod decisions;
mod dev_script;
mod docs_names;
mod german_docs;
mod glossary;
mod links;
mod named_paths;
mod test_modules;
mod training;
