//! `listen`: says which moves and commands are spoken in a recording.

mod answers;

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use super::answers::{lexicon, position};
use super::cli::ListenOptions;
use super::ears::Forms;
use super::paths::Paths;
use super::scorer::{self, WaitingScorer};
use super::trouble::Trouble;
use super::words::Words;
use super::{config, logging, practice, say_on_stderr};
use crate::desk::Health;
use crate::devices::files::installed::Installation;
use crate::devices::listening::message::{HearingId, Until};
use crate::devices::listening::model::own::{self, Standing};
use crate::devices::listening::model::{self, Bindable, BoundModel};
use crate::devices::listening::{Listening, ListeningEvent, ListeningSettings};
use crate::devices::sound::feed::Feed;
use crate::devices::sound::wav::{Wav, WavError};
use crate::game::Position;
use crate::language::listen::{Asked, Hearing, Phrasebook, WrittenPhrases};
use crate::language::{Lexicon, Message, MessageId, Sight};
use answers::{Answers, KeptSound};

/// The one hearing there is.
const HEARING: HearingId = HearingId(1);

/// Listens to a recording and prints what each utterance in it means; without one, lets somebody practise.
pub(super) fn listen(options: &ListenOptions, paths: &Paths) -> Result<(), Trouble> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log, and nobody here can do anything about it.
        drop(error);
    }
    let Some(wav) = &options.wav else {
        return practice::practise(options, paths);
    };
    let words = Words::read(options.told.voices.as_deref(), options.told.reports.as_deref())?;
    let lexicon = lexicon(&words, &options.words)?;
    let position = match &options.fen {
        Some(fen) => position(fen)?,
        None => Position::start(),
    };
    let wav = open_wav(wav)?;
    let model = checked_model(options.model.as_deref(), lexicon, &words)?;

    let sight = if options.event { Sight::Movement } else { Sight::Legal };
    let spoken = words.voices.spoken(lexicon);
    let forms = Forms::of(&[Some(lexicon), words.voices.lexicon(config::USUAL_WORDS)]);
    let hearing = Hearing {
        vocabulary: &forms.vocabulary,
        lexicon,
        spoken,
    };
    let bound = bind(&model, &hearing, &position, sight)?;
    if bound.is_none() {
        say_on_stderr(&words.say(&Message::new(MessageId::ListenOwnGrammar)));
    }
    let mut answers = Answers {
        options,
        words: &words,
        hearing,
        position: &position,
        sight,
        sound: Default::default(),
        scorer: open_scorer(options, &hearing, sight)?,
    };
    let (sender, events) = mpsc::channel();
    let settings = ListeningSettings {
        model: bound.as_ref().map_or(model, |it| it.folder().to_owned()),
        words: forms.words,
    };
    let listening = Listening::open(settings, sender);
    let answered = hear(&listening, wav, events, &mut answers);
    listening.close();
    if let Some(scorer) = answers.scorer {
        scorer.close();
    }
    answered
}

/// Opens a scorer for a recording; `None` where there is no net.
fn open_scorer(options: &ListenOptions, hearing: &Hearing<'_>, sight: Sight) -> Result<Option<WaitingScorer>, Trouble> {
    let Some(net) = scorer::net_of(options.scorer_model.as_deref()) else {
        return Ok(None);
    };
    let phrases = WrittenPhrases::new(hearing.lexicon, hearing.spoken);
    let loading = scorer::loading(&net, hearing.lexicon.language(), &phrases, sight, &Asked::Nothing);
    match WaitingScorer::open(loading) {
        Ok(scorer) => Ok(Some(scorer)),
        Err(why) if options.scorer_model.is_some() => Err(Trouble::Listener(why)),
        Err(why) => {
            tracing::warn!(why, "nothing is scored");
            Ok(None)
        }
    }
}

/// Holds a model to what may be said in a position; `None` if it takes no grammar.
///
/// With [`Sight::Movement`] the position plays no part in what may be heard.
pub(super) fn bind(
    model: &Path,
    hearing: &Hearing<'_>,
    position: &Position,
    sight: Sight,
) -> Result<Option<BoundModel>, Trouble> {
    let Some(model) = Bindable::open(model)? else {
        return Ok(None);
    };
    let book = Phrasebook::new(hearing.lexicon, hearing.spoken, &model.known_words());
    if !book.unknown().is_empty() {
        tracing::debug!(unknown = ?book.unknown(), "the recogniser lacks words of these phrases");
    }
    let grammar = book.grammar(position, sight, &Asked::Nothing);
    let bound = model.bind(&grammar);
    bound.map(Some).map_err(|it| Trouble::Listener(it.to_string()))
}

/// Has the whole recording heard, and answers each utterance as it comes.
fn hear(
    listening: &Listening,
    wav: Wav,
    events: Receiver<ListeningEvent>,
    answers: &mut Answers<'_>,
) -> Result<(), Trouble> {
    wait_until_begun(listening, &events)?;
    thread::scope(|scope| {
        let sound = answers.sound.clone();
        let answered = scope.spawn(move || answers.print_all(&events));
        let length = play(wav, &listening.feed(), &sound);
        listening.end(HEARING, length);
        let panicked = |_| Err(Trouble::Listener("the program failed".to_owned()));
        answered.join().unwrap_or_else(panicked)
    })
}

/// Begins the hearing once the ear is ready, and waits until it has begun: a file does not wait by itself.
fn wait_until_begun(listening: &Listening, events: &Receiver<ListeningEvent>) -> Result<(), Trouble> {
    for event in events {
        match event {
            ListeningEvent::Health(Health::Ready { .. }) => listening.begin(HEARING, 0, Until::Pause),
            ListeningEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) => {
                return Err(Trouble::Listener(why));
            }
            ListeningEvent::CannotHear(words) => tracing::debug!(?words, "the recogniser does not know these words"),
            ListeningEvent::Begun(_) => return Ok(()),
            ListeningEvent::Partial(..) | ListeningEvent::Heard(_) | ListeningEvent::Unheard(_) => {}
        }
    }
    Err(Trouble::Listener("it ended".to_owned()))
}

/// Feeds a recording and keeps it, and returns how many samples it has.
fn play(mut wav: Wav, feed: &Feed, kept: &KeptSound) -> u64 {
    let mut length = 0;
    while let Some(samples) = wav.read() {
        kept.keep(&samples);
        if !feed.send(length, &samples) {
            // Why nobody listens any more is told as an event.
            break;
        }
        length += samples.len() as u64;
    }
    length
}

pub(super) fn open_wav(path: &Path) -> Result<Wav, Trouble> {
    let path = path.to_owned();
    Wav::open(&path).map_err(|error| match error {
        WavError::Unreadable(source) => Trouble::Unreadable { path, source },
        WavError::NotWav(why) => Trouble::NotSound {
            path,
            why: why.to_string(),
        },
        WavError::Rate(rate) => Trouble::SoundRate { path, rate },
    })
}

/// Returns the folder of the recogniser that a person named, else of the one for a language, and says on standard error
/// if what was learned of a voice no longer belongs to it.
///
/// # Errors
///
/// What is wrong with the recogniser is told in the person's words; the ear would look at it too.
pub(super) fn checked_model(named: Option<&Path>, lexicon: &Lexicon, words: &Words) -> Result<PathBuf, Trouble> {
    let model = match named {
        Some(folder) => folder.to_owned(),
        None => {
            if is_voice_stale(lexicon.language()) {
                say_on_stderr(&words.say(&Message::new(MessageId::LearnStale)));
            }
            find_model(lexicon.language())
        }
    };
    model::check(&model)?;
    Ok(model)
}

/// Returns the recogniser of a language: the one that has learned this person's voice, else the shipped one.
pub(super) fn find_model(language: &str) -> PathBuf {
    let shipped = shipped_model(language);
    let own = own::place(&Paths::find().settings, language);
    match own::standing(&own, &shipped) {
        Standing::Valid => own,
        Standing::Absent => shipped,
        Standing::Stale => {
            tracing::warn!(own = %own.display(), "the learned voice belongs to another recogniser");
            shipped
        }
    }
}

/// True if a voice was learned from another version of the recogniser of a language, and is not used.
fn is_voice_stale(language: &str) -> bool {
    let own = own::place(&Paths::find().settings, language);
    own::standing(&own, &shipped_model(language)) == Standing::Stale
}

/// Returns the first folder in which a recogniser of a language lies, or where it should.
pub(super) fn shipped_model(language: &str) -> PathBuf {
    let places = Installation::of_this_program().recognisers(language);
    let found = places.iter().find(|it| it.is_dir()).or(places.first());
    found.cloned().unwrap_or_default()
}
