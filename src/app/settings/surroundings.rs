//! What holds where nobody chose: what the system says, and in which language a person is talked to.

/// What the defaults depend on.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Surroundings {
    /// True if entries come through a pipe.
    pub is_piped: bool,
    /// The languages in which there are reports.
    pub reports: Vec<String>,
    /// The locale of the system, e.g. `de_DE.UTF-8`.
    pub locale: String,
    /// Today, as a scoresheet has it.
    pub date: String,
    /// Now, for the log.
    pub opened: String,
}

/// Returns the language of the reports: the one asked for, else that of the system, else English.
pub fn reports_language(asked: Option<&str>, surroundings: &Surroundings) -> String {
    if let Some(asked) = asked {
        return asked.to_owned();
    }
    let locale = surroundings
        .locale
        .split(['.', '@'])
        .next()
        .unwrap_or_default()
        .replace('_', "-");
    let language = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
    let there = &surroundings.reports;
    let exact = there.iter().find(|it| it.eq_ignore_ascii_case(&locale));
    // Portuguese outside Brazil is that of Portugal, as the parent locales of the CLDR have it.
    let european = || {
        let is_outside = language(&locale) == "pt" && locale.contains('-');
        there.iter().find(|it| is_outside && it.as_str() == "pt-PT")
    };
    let near = || there.iter().find(|it| language(it) == language(&locale));
    exact
        .or_else(european)
        .or_else(near)
        .cloned()
        .unwrap_or_else(|| "en".to_owned())
}
