//! How the components of a net are connected: one affine layer after the other.

use super::LearnError;

/// The layers of a net in their order.
pub struct Chain {
    /// How many values of a frame go in.
    pub dim: usize,
    /// From the input to the result.
    pub links: Vec<Link>,
}

/// A layer: the names of its components, and what it sees.
pub struct Link {
    /// The affine component.
    pub affine: String,
    /// The function of what comes out of it.
    pub function: String,
    /// A rectifier of the sum of what goes in and what comes out, where they are added. It changes nothing, for neither
    /// is negative.
    pub sum: Option<String>,
    /// The frames of the layer before that it sees, counted from its own.
    pub offsets: Vec<i32>,
}

const UNKNOWN: LearnError = LearnError::Net("another shape");

impl Chain {
    /// Reads the lines that connect the components.
    ///
    /// # Errors
    ///
    /// Refuses every other shape.
    pub fn read(config: &str) -> Result<Self, LearnError> {
        let mut lines = config.lines().filter(|it| !it.is_empty()).map(Line).peekable();
        let input = lines.next().filter(|it| it.kind() == "input-node").ok_or(UNKNOWN)?;
        let dim = input.first("dim").and_then(|it| it.parse().ok());
        let dim = dim.filter(|it| *it > 0).ok_or(UNKNOWN)?;
        let mut before = input.first("name").ok_or(UNKNOWN)?.to_owned();
        let mut links = Vec::new();
        while let Some(affine) = lines.next_if(Line::is_component) {
            let function = lines.next_if(Line::is_component).ok_or(UNKNOWN)?;
            let [from, through] = [affine.name()?, function.name()?];
            if function.value("input") != Some(from) {
                return Err(UNKNOWN);
            }
            let sum = format!("Sum({before}, {through})");
            let sum = lines.next_if(|it| it.is_component() && it.value("input") == Some(&sum));
            links.push(Link {
                affine: affine.component()?,
                function: function.component()?,
                sum: sum.as_ref().map(Line::component).transpose()?,
                offsets: affine
                    .value("input")
                    .and_then(|it| offsets(it, &before))
                    .ok_or(UNKNOWN)?,
            });
            sum.as_ref().unwrap_or(&function).name()?.clone_into(&mut before);
        }
        let output = lines.next().filter(|it| it.kind() == "output-node").ok_or(UNKNOWN)?;
        if lines.next().is_none() && output.first("input") == Some(&before) {
            Ok(Self { dim, links })
        } else {
            Err(UNKNOWN)
        }
    }
}

/// A line: what kind of node, and `key=value` about it.
struct Line<'a>(&'a str);

impl<'a> Line<'a> {
    fn kind(&self) -> &'a str {
        self.0.split_once(' ').map_or(self.0, |(kind, _)| kind)
    }

    fn is_component(&self) -> bool {
        self.kind() == "component-node"
    }

    /// Returns the rest of the line behind a key.
    fn value(&self, key: &str) -> Option<&'a str> {
        let (_, rest) = self.0.split_once(&format!(" {key}="))?;
        Some(rest.trim())
    }

    /// Returns one word behind a key.
    fn first(&self, key: &str) -> Option<&'a str> {
        self.value(key)?.split_whitespace().next()
    }

    fn name(&self) -> Result<&'a str, LearnError> {
        self.first("name").ok_or(UNKNOWN)
    }

    fn component(&self) -> Result<String, LearnError> {
        self.first("component").map(str::to_owned).ok_or(UNKNOWN)
    }
}

/// Reads a descriptor that sees nothing but one node: `x`, `Offset(x, 3)` or several in `Append(…)`.
fn offsets(descriptor: &str, node: &str) -> Option<Vec<i32>> {
    let descriptor = descriptor.trim();
    let Some(list) = descriptor.strip_prefix("Append(") else {
        return Some(vec![offset(descriptor, node)?]);
    };
    let mut offsets = Vec::new();
    let mut rest = list.strip_suffix(')')?.trim();
    while !rest.is_empty() {
        let end = match rest.strip_prefix("Offset(") {
            Some(inner) => rest.len() - inner.len() + inner.find(')')? + 1,
            None => rest.find(',').unwrap_or(rest.len()),
        };
        offsets.push(offset(&rest[..end], node)?);
        rest = rest[end..].trim_start_matches(',').trim();
    }
    (!offsets.is_empty()).then_some(offsets)
}

fn offset(descriptor: &str, node: &str) -> Option<i32> {
    let descriptor = descriptor.trim();
    if descriptor == node {
        return Some(0);
    }
    let inner = descriptor.strip_prefix("Offset(")?.strip_suffix(')')?;
    let (name, offset) = inner.split_once(',')?;
    (name.trim() == node).then(|| offset.trim().parse().ok())?
}
