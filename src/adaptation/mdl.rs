//! `am/final.mdl`: a Kaldi nnet3 model in its binary form, read and written back byte by byte.
//!
//! Only the components of our own models are known. What stands before the net, the transition model, is kept as it is:
//! no adaptation changes it.

use ndarray::{Array1, Array2};

use super::LearnError;

/// The end of what is kept as it is. No transition model holds these words by chance.
const NET: &[u8] = b"</TransitionModel> <Nnet3> \n";

/// Where talk stands among the pieces of words, in the priors and everywhere else.
pub const TALK: usize = 1;

/// A model file.
#[derive(Clone, Debug, PartialEq)]
pub struct Mdl {
    head: Vec<u8>,
    /// How the components are connected, a line each.
    pub config: String,
    /// The components by their names, in the order of the file.
    pub components: Vec<(String, Component)>,
    contexts: [i32; 2],
    /// How often each pdf occurs; the recogniser divides by it.
    pub priors: Array1<f32>,
}

/// A component of a net.
#[derive(Clone, Debug, PartialEq)]
pub enum Component {
    /// `FixedAffineComponent`: `linear` has a row per output.
    Affine {
        /// The matrix.
        linear: Array2<f32>,
        /// What is added.
        bias: Array1<f32>,
    },
    /// A function of each value, or of all values of a frame.
    Nonlinear {
        /// Which.
        kind: Nonlinearity,
        /// How many values go through.
        dim: i32,
        /// Statistics of the training, kept as they are: two averages and how many frames they are of.
        averages: [Array1<f32>; 2],
        /// See `averages`.
        count: f64,
    },
}

/// The functions that are known.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Nonlinearity {
    /// `RectifiedLinearComponent`.
    Rectified,
    /// `LogSoftmaxComponent`.
    LogSoftmax,
}

const AFFINE: &str = "FixedAffineComponent";

impl Nonlinearity {
    const ALL: [Self; 2] = [Self::Rectified, Self::LogSoftmax];

    fn name(self) -> &'static str {
        match self {
            Self::Rectified => "RectifiedLinearComponent",
            Self::LogSoftmax => "LogSoftmaxComponent",
        }
    }
}

impl Mdl {
    /// Reads a model file.
    ///
    /// # Errors
    ///
    /// Refuses what it does not know: other kinds of models, components and bytes.
    pub fn read(bytes: &[u8]) -> Result<Self, LearnError> {
        let at = bytes.windows(NET.len()).position(|it| it == NET);
        let end = at.ok_or(LearnError::Net("another kind of model"))? + NET.len();
        let mut reader = Reader { left: &bytes[end..] };
        let config = reader.config()?;
        let count = reader.token("<NumComponents>")?.number()?;
        let components = (0..count).map(|_| reader.component()).collect::<Result<_, _>>()?;
        let left = reader.token("</Nnet3>")?.token("<LeftContext>")?.number()?;
        let right = reader.token("<RightContext>")?.number()?;
        let priors = reader.token("<Priors>")?.vector()?;
        if !reader.left.is_empty() {
            return Err(LearnError::Net("bytes behind its end"));
        }
        Ok(Self {
            head: bytes[..end].to_vec(),
            config,
            components,
            contexts: [left, right],
            priors,
        })
    }

    /// Writes a model file.
    pub fn write(&self) -> Vec<u8> {
        let mut writer = Writer(self.head.clone());
        writer.0.extend(self.config.as_bytes());
        writer.token("<NumComponents>").number(self.components.len() as i32);
        for (name, component) in &self.components {
            writer.token("<ComponentName>").token(name);
            writer.component(component);
        }
        writer.token("</Nnet3>");
        writer.token("<LeftContext>").number(self.contexts[0]);
        writer.token("<RightContext>").number(self.contexts[1]);
        writer.token("<Priors>").vector(&self.priors);
        writer.0
    }

    /// Returns the affine component of a name.
    pub fn affine_mut(&mut self, name: &str) -> Option<(&mut Array2<f32>, &mut Array1<f32>)> {
        let found = self.components.iter_mut().find(|(it, _)| it == name);
        match found {
            Some((_, Component::Affine { linear, bias })) => Some((linear, bias)),
            Some((_, Component::Nonlinear { .. })) | None => None,
        }
    }
}

/// Kaldi's binary form: words with a blank behind them, numbers with their width before them.
struct Reader<'a> {
    left: &'a [u8],
}

const CUT: LearnError = LearnError::Net("cut off");

impl Reader<'_> {
    fn config(&mut self) -> Result<String, LearnError> {
        let end = self.left.windows(2).position(|it| it == b"\n\n").ok_or(CUT)? + 2;
        let (config, left) = self.left.split_at(end);
        self.left = left;
        String::from_utf8(config.to_vec()).map_err(|_no_text| LearnError::Net("no text"))
    }

    fn word(&mut self) -> Result<String, LearnError> {
        let end = self.left.iter().position(|it| *it == b' ').ok_or(CUT)?;
        let word = String::from_utf8(self.left[..end].to_vec());
        self.left = &self.left[end + 1..];
        word.map_err(|_no_text| LearnError::Net("no text"))
    }

    fn token(&mut self, expected: &str) -> Result<&mut Self, LearnError> {
        if self.word()? == expected {
            Ok(self)
        } else {
            Err(LearnError::Net("an unknown part"))
        }
    }

    fn component(&mut self) -> Result<(String, Component), LearnError> {
        let name = self.token("<ComponentName>")?.word()?;
        let kind = self.word()?;
        let kind = kind.trim_start_matches('<').trim_end_matches('>');
        let component = if kind == AFFINE {
            let linear = self.token("<LinearParams>")?.matrix()?;
            let bias = self.token("<BiasParams>")?.vector()?;
            Component::Affine { linear, bias }
        } else {
            let known = Nonlinearity::ALL.into_iter().find(|it| it.name() == kind);
            let known = known.ok_or(LearnError::Net("an unknown component"))?;
            let dim = self.token("<Dim>")?.number()?;
            let value = self.token("<ValueAvg>")?.vector()?;
            let slope = self.token("<DerivAvg>")?.vector()?;
            let count = self.token("<Count>")?.width(8)?.take().map(f64::from_le_bytes)?;
            Component::Nonlinear {
                kind: known,
                dim,
                averages: [value, slope],
                count,
            }
        };
        self.token(&format!("</{kind}>"))?;
        Ok((name, component))
    }

    fn width(&mut self, expected: u8) -> Result<&mut Self, LearnError> {
        if self.take::<1>()? == [expected] {
            Ok(self)
        } else {
            Err(LearnError::Net("a number of another width"))
        }
    }

    fn number(&mut self) -> Result<i32, LearnError> {
        self.width(4)?.take().map(i32::from_le_bytes)
    }

    fn size(&mut self) -> Result<usize, LearnError> {
        usize::try_from(self.number()?).map_err(|_negative| LearnError::Net("a negative number"))
    }

    fn vector(&mut self) -> Result<Array1<f32>, LearnError> {
        let count = self.token("FV")?.size()?;
        Ok(Array1::from_vec(self.floats(count)?))
    }

    fn matrix(&mut self) -> Result<Array2<f32>, LearnError> {
        self.token("FM")?;
        let shape = (self.size()?, self.size()?);
        let count = shape.0.checked_mul(shape.1).ok_or(CUT)?;
        Array2::from_shape_vec(shape, self.floats(count)?).map_err(|_shape| CUT)
    }

    fn floats(&mut self, count: usize) -> Result<Vec<f32>, LearnError> {
        let length = count.checked_mul(4).ok_or(CUT)?;
        let (bytes, left) = self.left.split_at_checked(length).ok_or(CUT)?;
        self.left = left;
        Ok(bytes.as_chunks().0.iter().map(|it| f32::from_le_bytes(*it)).collect())
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], LearnError> {
        let (taken, left) = self.left.split_first_chunk().ok_or(CUT)?;
        self.left = left;
        Ok(*taken)
    }
}

struct Writer(Vec<u8>);

impl Writer {
    fn token(&mut self, word: &str) -> &mut Self {
        self.0.extend(word.as_bytes());
        self.0.push(b' ');
        self
    }

    fn number(&mut self, number: i32) -> &mut Self {
        self.0.push(4);
        self.0.extend(number.to_le_bytes());
        self
    }

    fn vector(&mut self, vector: &Array1<f32>) {
        self.token("FV").number(vector.len() as i32);
        self.floats(vector.iter());
    }

    fn floats<'a>(&mut self, floats: impl Iterator<Item = &'a f32>) {
        self.0.extend(floats.flat_map(|it| it.to_le_bytes()));
    }

    fn component(&mut self, component: &Component) {
        match component {
            Component::Affine { linear, bias } => {
                self.token(&format!("<{AFFINE}>")).token("<LinearParams>").token("FM");
                self.number(linear.nrows() as i32).number(linear.ncols() as i32);
                self.floats(linear.iter());
                self.token("<BiasParams>").vector(bias);
                self.token(&format!("</{AFFINE}>"));
            }
            Component::Nonlinear {
                kind,
                dim,
                averages,
                count,
            } => {
                self.token(&format!("<{}>", kind.name())).token("<Dim>").number(*dim);
                self.token("<ValueAvg>").vector(&averages[0]);
                self.token("<DerivAvg>").vector(&averages[1]);
                self.token("<Count>").0.push(8);
                self.0.extend(count.to_le_bytes());
                self.token(&format!("</{}>", kind.name()));
            }
        }
    }
}
