//! How the variables of a free message are used, from which their types follow.

use quadriga_words::Kind;
use quadriga_words::message::{Case, Part, Variable};

/// How a variable of a free message is used.
#[derive(Clone, Debug)]
pub(in super::super) struct Use {
    pub(in crate::generate::words) kind: Kind,
    pub(in crate::generate::words) may_miss: bool,
}

impl Use {
    pub(super) fn of(part: &Part, variable: &Variable) -> Use {
        let word = variable.section.clone().map(Kind::Word);
        let kind = match part {
            Part::Counted { .. } => Kind::Number,
            Part::List { .. } => Kind::Row(Box::new(word.unwrap_or(Kind::Text))),
            Part::Counts { .. } => Kind::Row(Box::new(Kind::Number)),
            Part::Select { cases, .. } => match (&word, cases.first()) {
                (Some(word), _) => word.clone(),
                (None, Some((Case::Number(..), _))) => Kind::Number,
                (None, Some((Case::Word(word), _))) if word == "true" || word == "false" => {
                    Kind::Truth
                }
                _ => Kind::Text,
            },
            _ => word.unwrap_or(Kind::Text),
        };
        Use { kind, may_miss: matches!(part, Part::Optional { .. }) }
    }

    /// The narrower of two uses is what callers must give.
    pub(super) fn join(&mut self, other: &Use) {
        if self.kind == Kind::Text {
            self.kind = other.kind.clone();
        }
        self.may_miss |= other.may_miss;
    }

    /// An empty row is missing; everything else that may be missing is null.
    pub(super) fn whole(&self) -> Kind {
        match &self.kind {
            row @ Kind::Row(_) => row.clone(),
            kind if self.may_miss => Kind::Maybe(Box::new(kind.clone())),
            kind => kind.clone(),
        }
    }
}
