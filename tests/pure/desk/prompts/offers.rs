//! What a prompt offers, read out of its words in English and in German.

/// An answer that a prompt offers.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Offer {
    /// What is typed.
    pub(super) line: String,
    /// What it is said to do, in the words of the prompt.
    pub(super) promise: String,
}

impl Offer {
    fn of(line: &str, promise: &str) -> Self {
        Self {
            line: line.to_owned(),
            promise: promise.trim().to_owned(),
        }
    }
}

/// Returns the answers that a prompt names: "Enter takes it, a time changes it, - drops it".
pub(super) fn named(prompt: &str) -> Vec<Offer> {
    let clauses = prompt.split_inclusive(['?', ';', ',']).flat_map(|it| it.split(". "));
    clauses
        .flat_map(|it| in_clause(it.trim().trim_end_matches([',', ';', '.'])))
        .chain(forms(prompt))
        .collect()
}

fn in_clause(clause: &str) -> Vec<Offer> {
    // The key, and what is typed for it.
    const KEYS: [(&str, &str); 20] = [
        ("Enter alone: ", ""),
        ("Enter allein: ", ""),
        ("Enter: ", ""),
        ("Enter or yes ", ""),
        ("Enter oder Ja ", ""),
        ("Enter ", ""),
        ("or Enter ", ""),
        ("oder Enter ", ""),
        ("- ", "-"),
        ("y ", "y"),
        ("j ", "j"),
        ("or y ", "y"),
        ("oder j ", "j"),
        ("n: ", "n"),
        ("or type y", "y"),
        ("oder j tippen", "j"),
        ("or Escape ", "/cancel"),
        ("oder Escape ", "/cancel"),
        ("/cancel ", "/cancel"),
        ("/abbrechen ", "/cancel"),
    ];
    if clause == "Enter" {
        return vec![Offer::of("", clause)];
    }
    let key = KEYS
        .into_iter()
        .find_map(|(begins, line)| Some(Offer::of(line, clause.strip_prefix(begins)?)));
    let also = |word: &str, line: &str| clause.starts_with(word).then(|| Offer::of(line, clause));
    let others = [
        also("Enter or yes ", "yes"),
        also("Enter oder Ja ", "ja"),
        also("a time ", "3:00"),
        also("eine Zeit ", "3:00"),
    ];
    key.into_iter().chain(others.into_iter().flatten()).collect()
}

/// Returns the answers of which a prompt gives the form.
fn forms(prompt: &str) -> Vec<Offer> {
    // "A number chooses": each that stands behind what it chooses.
    let numbered = prompt.contains("A number chooses") || prompt.contains("Eine Zahl wählt");
    let numbers = prompt.split([',', '?']).filter_map(|it| it.trim().rsplit_once(' '));
    let numbers = numbers.filter(|(_, last)| numbered && last.parse::<u8>().is_ok());
    let numbers = numbers.map(|(what, number)| Offer::of(number, what));
    // "For example: knights, white rooks, black."
    let examples = ["For example: ", "Zum Beispiel: "];
    let examples = examples.into_iter().filter_map(|it| prompt.split_once(it));
    let examples = examples.flat_map(|it| it.1.trim_end_matches('.').split(", "));
    let examples = examples.map(|it| Offer::of(it, "is told"));
    // "½ or 0 if White scores less".
    let words: Vec<&str> = prompt.split(' ').collect();
    let is_score = |it: &str| it.chars().all(|c| c.is_ascii_digit() || c == '½' || c == '.');
    let scores = words.windows(4).filter(|it| {
        matches!(it[1], "or" | "oder") && matches!(it[3], "if" | "wenn" | "falls") && is_score(it[0]) && is_score(it[2])
    });
    let scores = scores.flat_map(|it| [Offer::of(it[0], "scores less"), Offer::of(it[2], "scores less")]);
    numbers.chain(examples).chain(scores).collect()
}

/// Returns what a prompt lists, one of which is to be chosen: "Which result: 1-0, 0-1 or draw?", "Castling short or long?".
pub(super) fn listed(prompt: &str) -> Vec<Offer> {
    let Some((asked, _)) = prompt.rsplit_once('?') else {
        return Vec::new();
    };
    // What is asked last, behind what was told before.
    let asked = asked.rsplit("? ").next().unwrap_or(asked);
    let asked = asked.strip_prefix("Castling ").unwrap_or(asked);
    let asked = asked.strip_suffix(" Rochade").unwrap_or(asked);
    let list = asked.rsplit_once(": ").map_or(asked, |it| it.1);
    let choices = list
        .split(", ")
        .flat_map(|it| it.split(" or "))
        .flat_map(|it| it.split(" oder "));
    let choices: Vec<&str> = choices.map(str::trim).collect();
    let is_list = choices.len() > 1 || list.chars().any(|it| it.is_ascii_digit());
    let is_form = |it: &&str| it.contains("half-moves") || it.contains("Halbzügen");
    if !is_list || choices.iter().any(is_form) {
        return Vec::new();
    }
    // "1 warning, 2 time-more": the number is the answer; "three 1": either is. The square "e 1" is no number.
    let is_number = |it: &str| it.parse::<u8>().is_ok();
    let numbered = choices.iter().map(|it| match it.split_once(' ') {
        Some((number, _)) if is_number(number) => number,
        Some((name, number)) if is_number(number) && name.chars().count() > 1 => number,
        _ => it,
    });
    numbered.map(|it| Offer::of(it, "is chosen")).collect()
}

/// Returns answers of the kind that a question asks for, where its prompt names none.
pub(super) fn example(question: &str, prompt: &str, language: &str) -> Vec<Offer> {
    let is_german = language == "de";
    let yes = if is_german { "ja" } else { "yes" };
    let of = |line: &str| vec![Offer::of(line, "is taken")];
    let prompt = prompt.to_lowercase();
    let has = |words: [&str; 2]| words.iter().any(|it| prompt.contains(it));
    match question {
        "Promotion" => of(if is_german { "Dame" } else { "queen" }),
        "FromWhere" | "Lifted" => of("e2"),
        "Unfinished" => of("f3"),
        "RewriteAgreed" => of("AB"),
        "SealedEntry" if has(["from which square", "von welchem feld"]) => of("e2"),
        "SealedEntry" => of("e2e4"),
        // What is stated must be a move of Black, who sealed.
        "SealedMoveRead" if has(["say was sealed", "abgabezug nennt"]) => of("g8f6"),
        "SealedMoveRead" => of("e2e4"),
        "EnvelopeText" if prompt.contains("1:02:30") => of("1:02:30"),
        "EnvelopeText" if has(["date, time", "datum, uhrzeit"]) => of("28.11.2026, 10:00, hall 2"),
        "EnvelopeText" => of("Anna"),
        "BoardSquare" => of("S"),
        "Argument" if has(["which square", "welches feld"]) || has(["lifted", "angehoben"]) => of("e2"),
        "Argument" if has(["which rank", "welche reihe"]) => of("1"),
        "Argument" if has(["which file", "welche linie"]) => of("e"),
        "Argument" if has(["back to where", "zurück wohin"]) => of("1"),
        // What is corrected is Black's where it went to Black's half of the board.
        "Argument" if has(["which move is right", "welcher zug"]) && has(["fuenf", "sechs"]) => of("a7a6"),
        "Argument" if has(["which move is right", "welcher zug"]) => of("a2a3"),
        "Argument" => of("it is loud"),
        _ => vec![Offer::of("", "yes"), Offer::of(yes, "yes")],
    }
}
