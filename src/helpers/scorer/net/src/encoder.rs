//! The sound as a row of vectors, one for each 20 ms.

use ndarray::{Array2, s};

use crate::RATE;
use crate::layers::{Feed, Linear, Norm, SelfAttention, attend, gelu};
use crate::mel::{BANDS, HOP_SAMPLES, mel};
use crate::weights::{NetError, Weights};

/// How many frames a convolution looks at.
const REACH_FRAMES: usize = 3;
/// So much silence is heard behind the sound, in frames: the net was never taught to end with a word.
const SILENCE_BEHIND_FRAMES: usize = 20;

/// The half of the net that hears.
#[derive(Debug)]
pub struct Encoder {
    convolutions: [Linear; 2],
    positions: Linear,
    layers: Vec<(SelfAttention, Feed)>,
    /// A small net, which has the first layers alone, has none.
    norm: Option<Norm>,
}

impl Encoder {
    /// Takes the encoder out of the weights of a net.
    ///
    /// # Errors
    ///
    /// Something is not there.
    pub fn read(weights: &mut Weights) -> Result<Self, NetError> {
        let layer = |weights: &mut Weights, at: usize| {
            let name = format!("encoder/layer_{at}");
            let attention = SelfAttention::read(weights, &format!("{name}/self_attention"))?;
            Ok((attention, Feed::read(weights, &format!("{name}/ffn"))?))
        };
        let layers = (0..weights.layers("encoder"))
            .map(|at| layer(weights, at))
            .collect::<Result<_, _>>()?;
        let encoder = Self {
            convolutions: [
                Linear::read(weights, "encoder/conv1")?,
                Linear::read(weights, "encoder/conv2")?,
            ],
            positions: Linear::without_bias(weights, "encoder/position_encodings/encodings")?,
            layers,
            norm: weights
                .has("encoder/layer_norm/gamma")
                .then(|| Norm::read(weights, "encoder/layer_norm"))
                .transpose()?,
        };
        if encoder.convolutions[0].width() != BANDS * REACH_FRAMES {
            return Err(weights.damaged("hears other bands".to_owned()));
        }
        Ok(encoder)
    }

    /// The longest sound it can hear, in samples.
    pub fn longest(&self) -> usize {
        (self.positions.rows() * 2 - SILENCE_BEHIND_FRAMES) * HOP_SAMPLES
    }

    /// Hears a sound; what is too long is cut off.
    pub fn encode(&self, sound: &[f32]) -> Array2<f32> {
        let sound = &sound[..sound.len().min(self.longest())];
        let frames = (sound.len() / HOP_SAMPLES + SILENCE_BEHIND_FRAMES) / 2 * 2;
        let [first, second] = &self.convolutions;
        let mut x = convolution(&convolution(&mel(sound, frames), first, 1), second, 2);
        for (at, mut row) in x.rows_mut().into_iter().enumerate() {
            row += &ndarray::aview1(&self.positions.row(at));
        }
        for (attention, feed) in &self.layers {
            let width = x.ncols();
            let all = attention.all.apply(&attention.norm.apply(&x));
            let part = |at: usize| all.slice(s![.., at * width..(at + 1) * width]);
            let attended = attend(part(0), part(1), part(2), |_, _| true);
            x += &attention.out.apply(&attended);
            feed.add_to(&mut x);
        }
        match &self.norm {
            Some(norm) => norm.apply(&x),
            None => x,
        }
    }
}

/// Looks at three rows at a time, `stride` rows further each time, silence around them.
fn convolution(x: &Array2<f32>, layer: &Linear, stride: usize) -> Array2<f32> {
    let (count, width) = x.dim();
    let mut pieces = Array2::zeros(((count - 1) / stride + 1, width * REACH_FRAMES));
    for (at, mut piece) in pieces.rows_mut().into_iter().enumerate() {
        for reach in 0..REACH_FRAMES {
            // The first looks at what is before the beginning.
            if let Some(from) = (at * stride + reach).checked_sub(1).filter(|it| *it < count) {
                // The matrix has the three places of a band side by side.
                piece.slice_mut(s![reach..;REACH_FRAMES]).assign(&x.row(from));
            }
        }
    }
    let mut y = layer.apply(&pieces);
    gelu(&mut y);
    y
}

/// How long a sound of so many rows is, in seconds.
pub fn seconds(rows: usize) -> f32 {
    (rows * 2 * HOP_SAMPLES) as f32 / RATE as f32
}
