//! Free messages as nested objects, by their paths.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::names::key;

/// Messages by path, as nested objects.
#[derive(Default)]
pub(super) struct Tree {
    leaf: Option<String>,
    children: BTreeMap<String, Tree>,
}

impl Tree {
    pub(super) fn put(&mut self, path: &str, leaf: String) {
        let node = path
            .split('.')
            .fold(self, |node, step| node.children.entry(step.to_owned()).or_default());
        node.leaf = Some(leaf);
    }

    fn is_list(&self) -> bool {
        self.children.keys().all(|key| key.parse::<usize>().is_ok())
    }

    fn in_order(&self) -> Vec<&Tree> {
        (0..self.children.len()).filter_map(|at| self.children.get(&at.to_string())).collect()
    }

    pub(super) fn write_members(&self, into: &mut String, depth: usize) {
        for (name, child) in &self.children {
            let _ = writeln!(into, "{}{}: {};", "  ".repeat(depth), key(name), child.member(depth));
        }
    }

    fn member(&self, depth: usize) -> String {
        if let Some(leaf) = &self.leaf {
            return leaf.clone();
        }
        if self.is_list() {
            let all: Vec<String> =
                self.in_order().iter().map(|child| child.member(depth)).collect();
            return format!("readonly [{}]", all.join(", "));
        }
        let mut inside = String::new();
        self.write_members(&mut inside, depth + 1);
        format!("{{\n{inside}{}}}", "  ".repeat(depth))
    }

    pub(super) fn write_values(&self, into: &mut String, depth: usize) {
        for (name, child) in &self.children {
            let _ = writeln!(into, "{}{}: {},", "  ".repeat(depth), key(name), child.value(depth));
        }
    }

    fn value(&self, depth: usize) -> String {
        if let Some(leaf) = &self.leaf {
            return leaf.clone();
        }
        if self.is_list() {
            let all: Vec<String> = self.in_order().iter().map(|child| child.value(depth)).collect();
            return format!("[{}]", all.join(", "));
        }
        let mut inside = String::new();
        self.write_values(&mut inside, depth + 1);
        format!("{{\n{inside}{}}}", "  ".repeat(depth))
    }
}
