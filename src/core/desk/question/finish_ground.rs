//! `/claim finish`: for what? The numbers are those of the command, `/claim finish 1`.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::ClaimGround;
use crate::language::{CommandWord, Message};

/// For what does this side claim a draw in the quickplay finish?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct FinishGround {
    side: Color,
}

impl OpenQuestion for FinishGround {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Claim)
    }

    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_any_text(&self, _table: &Table) -> bool {
        true
    }

    fn may_be_said(&self, table: &Table) -> AskedNow {
        AskedNow::Numbered(offered(table).len())
    }

    fn confirm(&self, table: &mut Table) -> Next {
        ask_ground(table, self.side)
    }

    fn answer(&self, table: &mut Table, text: &str, piped: bool) -> Next {
        table.claim_for(self.side, &format!("finish {text}"), piped)
    }
}

/// Asks for what a draw is claimed in the quickplay finish.
pub(in crate::desk) fn ask_ground(table: &mut Table, side: Color) -> Next {
    let grounds = table.speaker.numbered(offered(table));
    table.ask(FinishGround { side }, Information::OwnEntry, &Message::ClaimWhich { grounds })
}

fn offered(table: &Table) -> Vec<ClaimGround> {
    let grounds = table.grounds_offered().into_iter();
    grounds.filter(|ground| ground.is_of_the_finish()).collect()
}
