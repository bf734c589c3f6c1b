//! What bots know, and no rule.

mod appraise;
