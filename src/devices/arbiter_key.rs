//! The key pair of the arbiters of an event: made for a secret, and opened with it.
//!
//! The private half is sealed with scrypt in the format of age, so that it is a salted, slow hash of the secret at the same
//! time: whoever opens it knows the secret.

use std::fmt::Write as _;

use age::secrecy::{ExposeSecret as _, SecretString};
use ansage_core::desk::{MadeKey, Secret};
use ansage_core::game::ArbiterKey;
use ansage_core::language::head_words::{CONSONANTS, VOWELS};
use rand::Rng as _;

/// The rounds of scrypt, as a power of two: about 16 MiB, and a tenth of a second.
const WORK_FACTOR: u8 = 14;

/// How many words are drawn, each of 12 bits.
const WORDS: usize = 4;

/// The key pair could not be made.
#[derive(Debug, thiserror::Error)]
#[error("no key pair could be made")]
pub struct MakeKeyError;

/// Makes a key pair for a secret, or for words that are drawn.
///
/// # Errors
///
/// Returns [`MakeKeyError`] if the system gives no chance or no memory.
pub fn make(secret: Option<&Secret>) -> Result<MadeKey, MakeKeyError> {
    let drawn = secret.is_none().then(drawn_words);
    let secret = secret.or(drawn.as_ref()).ok_or(MakeKeyError)?;
    let pair = age::x25519::Identity::generate();
    let mut recipient = age::scrypt::Recipient::new(passphrase(secret));
    recipient.set_work_factor(WORK_FACTOR);
    let private = pair.to_string();
    let sealed = age::encrypt(&recipient, private.expose_secret().as_bytes()).map_err(|_sealing| MakeKeyError)?;
    let key = ArbiterKey {
        public: pair.to_public().to_string(),
        private: in_hexadecimal(&sealed),
    };
    Ok(MadeKey { key, drawn })
}

/// Returns true if this is the secret that the key pair was made for.
pub fn opens(key: &ArbiterKey, secret: &Secret) -> bool {
    let Some(sealed) = of_hexadecimal(&key.private) else {
        return false;
    };
    let mut identity = age::scrypt::Identity::new(passphrase(secret));
    identity.set_max_work_factor(WORK_FACTOR);
    let Ok(private) = age::decrypt(&identity, &sealed) else {
        return false;
    };
    let pair = String::from_utf8(private)
        .ok()
        .and_then(|it| it.parse::<age::x25519::Identity>().ok());
    pair.is_some_and(|it| it.to_public().to_string() == key.public)
}

/// Small and capital letters, blanks and hyphens make no difference: people write words down as they like.
fn passphrase(secret: &Secret) -> SecretString {
    let folded: String = (secret.reveal().chars())
        .filter(|it| !it.is_whitespace() && *it != '-')
        .flat_map(char::to_lowercase)
        .collect();
    SecretString::from(folded)
}

fn drawn_words() -> Secret {
    let mut random = rand::rng();
    let mut word = || {
        let letters = [
            CONSONANTS[random.random_range(0..CONSONANTS.len())],
            VOWELS[random.random_range(0..VOWELS.len())],
            CONSONANTS[random.random_range(0..CONSONANTS.len())],
            VOWELS[random.random_range(0..VOWELS.len())],
        ];
        letters.map(char::from).iter().collect::<String>()
    };
    let words: Vec<String> = (0..WORDS).map(|_| word()).collect();
    Secret::new(&words.join(" "))
}

fn in_hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _written = write!(text, "{byte:02x}");
    }
    text
}

fn of_hexadecimal(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len() / 2)
        .map(|index| u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{make, opens};
    use ansage_core::desk::Secret;

    #[test]
    fn a_secret_opens_its_own_key_and_no_other_does() {
        let secret = Secret::new("Sechs Tauben 12");
        let made = make(Some(&secret)).expect("a key");
        assert!(made.drawn.is_none());
        assert!(opens(&made.key, &secret));
        assert!(opens(&made.key, &Secret::new("sechs  tauben-12")), "as people write it");
        assert!(!opens(&made.key, &Secret::new("Sechs Tauben 13")));
        let again = make(Some(&secret)).expect("a key");
        assert_ne!(made.key, again.key, "salted");
        assert!(made.key.public.starts_with("age1"));
    }

    #[test]
    fn words_are_drawn_that_open_it() {
        let made = make(None).expect("a key");
        let drawn = made.drawn.expect("words");
        assert_eq!(drawn.reveal().split(' ').count(), 4);
        assert!(opens(&made.key, &drawn));
        assert!(!format!("{drawn:?}").contains(drawn.reveal()));
    }

    #[test]
    fn a_damaged_key_opens_to_nobody() {
        let secret = Secret::new("sechs tauben");
        let mut made = make(Some(&secret)).expect("a key");
        made.key.private.truncate(80);
        assert!(!opens(&made.key, &secret));
        made.key.private = "é".to_owned();
        assert!(!opens(&made.key, &secret));
    }
}
