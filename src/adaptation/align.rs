//! Which frame belongs to which part of a word: the Viterbi alignment of words that are known.

use ndarray::Array2;

use super::segments::Segments;

/// A path through the frames of a recording.
#[derive(Clone, Debug, PartialEq)]
pub struct Alignment {
    /// The pdf of each frame.
    pub pdfs: Vec<usize>,
    /// The sum of their scores.
    pub score: f32,
}

impl Alignment {
    /// Returns the frames from the first to the last that are not this pdf.
    pub fn without(&self, silence: usize) -> std::ops::Range<usize> {
        let first = self.pdfs.iter().position(|it| *it != silence);
        let last = self.pdfs.iter().rposition(|it| *it != silence);
        match (first, last) {
            (Some(first), Some(last)) => first..last + 1,
            _ => 0..0,
        }
    }
}

/// One state: it lasts one frame at least, unless it may be left out.
#[derive(Clone, Copy)]
struct State {
    pdf: usize,
    may_lack: bool,
}

/// Finds the best path of words one after the other, with silence before, between and after them where there is any.
/// `scores` has one row per frame and one column per pdf. `None` if there are fewer frames than segments.
pub fn align(scores: &Array2<f32>, words: &[Vec<usize>], silence: usize) -> Option<Alignment> {
    let pause = State {
        pdf: silence,
        may_lack: true,
    };
    let mut states = vec![pause];
    for word in words {
        states.extend(word.iter().map(|pdf| State {
            pdf: *pdf,
            may_lack: false,
        }));
        states.push(pause);
    }
    best_path(scores, &states)
}

/// Finds the best path of several ways to say the same.
pub fn align_any(scores: &Array2<f32>, ways: &[Vec<Vec<usize>>], silence: usize) -> Option<Alignment> {
    let all = ways.iter().filter_map(|it| align(scores, it, silence));
    all.max_by(|a, b| a.score.total_cmp(&b.score))
}

/// Guesses which of some phrases is said, or neither.
pub fn guess<'a>(
    scores: &Array2<f32>,
    phrases: &'a [Vec<String>],
    segments: &Segments,
) -> Option<(&'a [String], Alignment)> {
    let silence = segments.silence;
    let nothing = align(scores, &[], silence);
    let unknown = align(scores, std::slice::from_ref(&segments.unknown), silence);
    let junk = nothing
        .into_iter()
        .chain(unknown)
        .map(|it| it.score)
        .fold(f32::NEG_INFINITY, f32::max);
    let heard = phrases
        .iter()
        .filter_map(|it| Some((it, align_any(scores, &segments.ways(it), silence)?)));
    let best = heard.max_by(|a, b| a.1.score.total_cmp(&b.1.score));
    best.filter(|(_, it)| it.score > junk)
        .map(|(phrase, it)| (phrase.as_slice(), it))
}

fn best_path(scores: &Array2<f32>, states: &[State]) -> Option<Alignment> {
    let (frames, count) = (scores.nrows(), states.len());
    if frames == 0 {
        return None;
    }
    let mut best = vec![f32::NEG_INFINITY; count];
    // From which state each state was entered, frame by frame.
    let mut from = Array2::<usize>::zeros((frames, count));
    for frame in 0..frames {
        let before = best.clone();
        for (at, state) in states.iter().enumerate() {
            // The states between which nothing must be said, back to the last one that must.
            let mut earlier = at;
            let mut origin = at;
            let mut score = if frame == 0 { f32::NEG_INFINITY } else { before[at] };
            let mut may_begin = true;
            while earlier > 0 {
                earlier -= 1;
                if frame > 0 && before[earlier] > score {
                    (score, origin) = (before[earlier], earlier);
                }
                if !states[earlier].may_lack {
                    may_begin = false;
                    break;
                }
            }
            if frame == 0 {
                score = if may_begin { 0.0 } else { f32::NEG_INFINITY };
            }
            best[at] = score + scores[[frame, state.pdf]];
            from[[frame, at]] = origin;
        }
    }
    let may_end = |at: usize| states[at + 1..].iter().all(|it| it.may_lack);
    let last = (0..count)
        .filter(|it| may_end(*it))
        .max_by(|a, b| best[*a].total_cmp(&best[*b]))?;
    if best[last] == f32::NEG_INFINITY {
        return None;
    }
    let mut pdfs = vec![0; frames];
    let mut at = last;
    for frame in (0..frames).rev() {
        pdfs[frame] = states[at].pdf;
        at = from[[frame, at]];
    }
    Some(Alignment {
        pdfs,
        score: best[last],
    })
}
