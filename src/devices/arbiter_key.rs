//! The key pair of the arbiters of an event: made for a secret, and opened with it.
//!
//! The private half is sealed with scrypt in the format of age, so that it is a salted, slow hash of the secret at the same
//! time: whoever opens it knows the secret.

use std::fmt;
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

/// What is sealed is filled up to a multiple of so many bytes.
const PADDED_TO: usize = 64;

/// With what it is filled up: nobody types it.
const PADDING: char = '\0';

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

/// What a private half is long when it is sealed: head, nonce, and an identity with its tag.
const SEALED_BYTES: usize = 150 + 16 + 74 + 16;

/// Returns true if a text may be the public half of a key pair.
pub fn is_public_half(text: &str) -> bool {
    text.parse::<age::x25519::Recipient>().is_ok()
}

/// Returns true if a text may be the private half of a key pair, sealed to a secret as [`make`] does. What is sealed in it is
/// known to nobody but to whoever knows the secret.
pub fn is_sealed_half(text: &str) -> bool {
    let sealed = of_hexadecimal(text).filter(|it| it.len() == SEALED_BYTES);
    let sealed = sealed.and_then(|it| age::Decryptor::new_buffered(&it[..]).ok().map(|it| work_factor(it)));
    sealed == Some(Some(u32::from(WORK_FACTOR)))
}

/// Returns how much work it is to open a seal, without doing any; `None` if no secret opens it.
fn work_factor(sealed: age::Decryptor<&[u8]>) -> Option<u32> {
    let mut identity = age::scrypt::Identity::new(SecretString::default());
    identity.set_max_work_factor(0);
    match sealed.decrypt(std::iter::once(&identity as &dyn age::Identity)) {
        Err(age::DecryptError::ExcessiveWork { required, .. }) => Some(u32::from(required)),
        _ => None,
    }
}

/// Returns true if this is the secret that the key pair was made for.
pub fn opens(key: &ArbiterKey, secret: &Secret) -> bool {
    PrivateHalf::open(key, secret).is_some()
}

/// Seals a text to the public half of a key pair: whoever opens the private half reads it, and nobody else. It is padded, so
/// that how long the seal is tells little of it. Returns `None` if that is no public half, or the system gives no chance.
pub fn seal(public: &str, text: &str) -> Option<String> {
    let public: age::x25519::Recipient = public.parse().ok()?;
    let sealed = age::encrypt(&public, &padded(text)).ok();
    overwrite_the_stack();
    sealed.map(|it| in_hexadecimal(&it))
}

/// Overwrites what the functions called before left on the stack: a cipher works there on a copy of what it seals.
#[inline(never)]
fn overwrite_the_stack() {
    const DEEPER_THAN_ANY: usize = 256 * 1024;
    let mut nothing = [0_u8; DEEPER_THAN_ANY];
    std::hint::black_box(&mut nothing);
}

fn padded(text: &str) -> Vec<u8> {
    let mut padded = text.replace(PADDING, "").into_bytes();
    padded.resize(padded.len().max(1).next_multiple_of(PADDED_TO), 0);
    padded
}

/// The private half of a key pair that a secret opened. Nothing prints it.
pub struct PrivateHalf(age::x25519::Identity);

impl PrivateHalf {
    /// Opens it with the arbiters' secret. Returns `None` if it is another one.
    pub fn open(key: &ArbiterKey, secret: &Secret) -> Option<Self> {
        let sealed = of_hexadecimal(&key.private)?;
        let mut identity = age::scrypt::Identity::new(passphrase(secret));
        identity.set_max_work_factor(WORK_FACTOR);
        let private = age::decrypt(&identity, &sealed).ok()?;
        let pair: age::x25519::Identity = String::from_utf8(private).ok()?.parse().ok()?;
        (pair.to_public().to_string() == key.public).then_some(Self(pair))
    }

    /// Reads what was sealed to the public half. Returns `None` if it was sealed to another one, or is not what was sealed.
    pub fn read(&self, sealed: &str) -> Option<String> {
        let padded = age::decrypt(&self.0, &of_hexadecimal(sealed)?).ok()?;
        let text = String::from_utf8(padded).ok()?;
        Some(text.trim_end_matches(PADDING).to_owned())
    }
}

impl fmt::Debug for PrivateHalf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivateHalf")
    }
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
    use super::{
        PrivateHalf, in_hexadecimal, is_public_half, is_sealed_half, make, of_hexadecimal, opens, padded, seal,
    };
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
    fn what_is_sealed_is_read_with_the_secret_and_no_other() {
        let secret = Secret::new("sechs tauben");
        let made = make(Some(&secret)).expect("a key");
        let sealed = seal(&made.key.public, "Das Handy hat geklingelt é").expect("a seal");
        assert_ne!(
            seal(&made.key.public, "Das Handy hat geklingelt é"),
            Some(sealed.clone())
        );
        let private = PrivateHalf::open(&made.key, &secret).expect("the secret");
        assert_eq!(private.read(&sealed).as_deref(), Some("Das Handy hat geklingelt é"));
        assert_eq!(format!("{private:?}"), "PrivateHalf");
        let other = make(Some(&secret)).expect("a key");
        let other = PrivateHalf::open(&other.key, &secret).expect("the secret");
        assert_eq!(other.read(&sealed), None);
        assert!(PrivateHalf::open(&made.key, &Secret::new("sieben tauben")).is_none());
    }

    #[test]
    fn how_long_it_was_tells_little() {
        let longest = "x".repeat(64);
        let lengths = ["", "yes", &longest, &(longest.clone() + "é")].map(|it| padded(it).len());
        assert_eq!(lengths, [64, 64, 64, 128]);
    }

    #[test]
    fn a_damaged_seal_is_not_read_and_nothing_is_sealed_to_no_key() {
        let secret = Secret::new("sechs tauben");
        let made = make(Some(&secret)).expect("a key");
        let private = PrivateHalf::open(&made.key, &secret).expect("the secret");
        let mut sealed = seal(&made.key.public, "a note").expect("a seal");
        sealed.replace_range(sealed.len() - 2.., "zz");
        assert_eq!(private.read(&sealed), None);
        sealed.truncate(sealed.len() - 2);
        assert_eq!(private.read(&sealed), None);
        assert_eq!(seal("age1public", "a note"), None);
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

    #[test]
    fn what_is_no_half_of_a_key_is_known_without_a_secret() {
        let made = make(Some(&Secret::new("sechs tauben"))).expect("a key");
        let private = made.key.private;
        assert!(is_public_half(&made.key.public) && is_sealed_half(&private));
        for no_half in ["", "x", "age1public", private.as_str(), &made.key.public[..60]] {
            assert!(!is_public_half(no_half), "{no_half}");
        }
        let with_factor = |factor: &str| {
            let mut bytes = of_hexadecimal(&private).expect("hexadecimal");
            let at = bytes.windows(4).position(|it| it == b" 14\n").expect("the factor");
            bytes.splice(at + 1..at + 3, factor.bytes());
            in_hexadecimal(&bytes)
        };
        assert!(is_sealed_half(&with_factor("14")));
        let sealed_to_a_key = seal(&made.key.public, "a note").expect("a seal");
        let zz = private.replace('6', "z");
        for no_half in [
            "",
            "y",
            "6167652d",
            &private[..80],
            &private[..private.len() - 2],
            &with_factor("13"),
            &with_factor("20"),
            &with_factor("1x"),
            &sealed_to_a_key,
            &zz,
        ] {
            assert!(!is_sealed_half(no_half), "{no_half}");
        }
    }
}
