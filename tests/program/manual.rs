//! The pages of the manual are true: what they show is played, what they name exists, each is the twin of one in the other
//! language, and the program prints them as text, HTML and Braille.

mod claims;
mod page;
mod played;
mod printed;

use page::{LANGUAGES, Page};

#[test]
fn every_session_of_the_manual_is_played_as_written() {
    let mut played = 0;
    for language in &LANGUAGES {
        for page in Page::all(language) {
            println!("{}/{}", language.tag, page.name);
            played += played::play(&page);
        }
    }
    assert!(played >= 8, "only {played} sessions");
}

#[test]
fn what_a_page_names_exists() {
    for language in &LANGUAGES {
        for page in Page::all(language) {
            println!("{}/{}", language.tag, page.name);
            claims::check(&page);
        }
    }
}

#[test]
fn each_page_has_a_twin_with_as_many_steps_and_sessions() {
    let [english, german] = LANGUAGES.each_ref().map(Page::all);
    let names = |pages: &[Page]| pages.iter().map(|it| it.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&english), names(&german));
    for (english, german) in english.iter().zip(&german) {
        assert_eq!(english.shape(), german.shape(), "{}", english.name);
    }
}
