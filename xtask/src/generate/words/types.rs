//! The types of the page, read back: what a game's events, reasons and words look like in JSON.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use quadriga_words::{Fields, Kind, Shape};

/// A type as TypeScript writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Type {
    Literal(String),
    Name(String),
    /// A generic type, and what of.
    Of(String, Box<Type>),
    /// Fields with whether their name stands in quotation marks, as the tag of an enum does.
    Object(Vec<(String, bool, Type)>),
    Row(Box<Type>),
    Union(Vec<Type>),
}

/// The types of one game, and those that all games share.
pub(super) struct Types {
    known: BTreeMap<String, Type>,
}

impl Types {
    /// Reads the types in these folders; of two with one name, that of the first folder.
    pub(super) fn read(folders: &[&Path]) -> Result<Types> {
        let mut known = BTreeMap::new();
        for folder in folders.iter().filter(|folder| folder.is_dir()) {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                if path.extension().is_some_and(|ending| ending == "ts") {
                    let text = fs::read_to_string(&path)?;
                    if let Some((name, read)) = declaration(&text)
                        .with_context(|| format!("cannot read the type in {}", path.display()))?
                    {
                        known.entry(name).or_insert(read);
                    }
                }
            }
        }
        Ok(Types { known })
    }

    /// Whether a section is named for a type whose values are numbers.
    pub(super) fn is_number(&self, section: &str) -> bool {
        self.shape(section, &[]) == Some(Shape::Index)
    }

    /// The shape of the type that a section is named for, where there is one with words.
    pub(super) fn shape(&self, section: &str, sections: &[&str]) -> Option<Shape> {
        match self.known.get(&pascal(section))? {
            Type::Name(name) if name == "number" => Some(Shape::Index),
            Type::Union(all) => {
                let variants: Option<BTreeMap<_, _>> =
                    all.iter().map(|one| self.variant(one, sections)).collect();
                variants.map(Shape::Variants)
            }
            one => {
                let (tag, fields) = self.variant(one, sections)?;
                Some(Shape::Variants(BTreeMap::from([(tag, fields)])))
            }
        }
    }

    fn variant(&self, one: &Type, sections: &[&str]) -> Option<(String, Fields)> {
        let fields = |all: &[(String, bool, Type)]| {
            all.iter().map(|(name, _, of)| (name.clone(), self.kind(of, sections))).collect()
        };
        match one {
            Type::Literal(word) => Some((word.clone(), Fields::new())),
            Type::Object(all) => match all.as_slice() {
                [(_, true, Type::Literal(code)), rest @ ..] => Some((code.clone(), fields(rest))),
                [(tag, true, Type::Object(all))] => Some((tag.clone(), fields(all))),
                [(tag, true, bare)] => {
                    let kind = self.kind(bare, sections);
                    Some((tag.clone(), Fields::from([(tag.clone(), kind)])))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn kind(&self, of: &Type, sections: &[&str]) -> Kind {
        match of {
            Type::Name(name) => match name.as_str() {
                "number" => Kind::Number,
                "boolean" => Kind::Truth,
                "string" => Kind::Text,
                name if sections.contains(&snake(name).as_str()) => Kind::Word(snake(name)),
                name => match self.known.get(name) {
                    Some(alias @ (Type::Name(_) | Type::Row(_))) => self.kind(alias, sections),
                    Some(Type::Object(fields)) => tally(fields),
                    _ => Kind::Dumb,
                },
            },
            Type::Union(all) => {
                let null = Type::Name("null".into());
                let rest: Vec<&Type> = all.iter().filter(|one| **one != null).collect();
                match rest.as_slice() {
                    [one] if all.len() == 2 => Kind::Maybe(Box::new(self.kind(one, sections))),
                    _ => Kind::Dumb,
                }
            }
            Type::Row(each) => Kind::Row(Box::new(self.kind(each, sections))),
            Type::Of(name, each) => match self.known.get(&format!("{name}<T>")) {
                Some(Type::Object(fields)) if self.kind(each, sections) == Kind::Number => {
                    Kind::Tally(fields.iter().map(|(name, _, _)| name.clone()).collect())
                }
                _ => Kind::Dumb,
            },
            Type::Literal(_) | Type::Object(_) => Kind::Dumb,
        }
    }
}

/// A sum of several numbers, each with a name.
fn tally(fields: &[(String, bool, Type)]) -> Kind {
    let number = Type::Name("number".into());
    match fields.iter().all(|(_, _, of)| *of == number) {
        true => Kind::Tally(fields.iter().map(|(name, _, _)| name.clone()).collect()),
        false => Kind::Dumb,
    }
}

/// `SecondDuellum` for `second_duellum`.
pub(super) fn pascal(name: &str) -> String {
    name.split('_').map(quadriga_words::capital).collect()
}

/// `second_duellum` for `SecondDuellum`.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for sign in name.chars() {
        if sign.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(sign.to_lowercase());
    }
    snake
}

fn declaration(text: &str) -> Result<Option<(String, Type)>> {
    let text = without_comments(text);
    let Some((_, text)) = text.split_once("export type ") else { return Ok(None) };
    let (name, body) = text.split_once('=').context("no = after the name")?;
    let mut rest = body.trim();
    match union(&mut rest) {
        Ok(read) if rest.trim_start().starts_with(';') => Ok(Some((name.trim().to_owned(), read))),
        // Generic and mapped types have no words.
        Ok(_) | Err(_) => Ok(None),
    }
}

fn without_comments(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    plain.lines().filter(|line| !line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn union(rest: &mut &str) -> Result<Type> {
    let mut all = vec![single(rest)?];
    while take(rest, "|") {
        all.push(single(rest)?);
    }
    Ok(if all.len() == 1 { all.remove(0) } else { Type::Union(all) })
}

fn single(rest: &mut &str) -> Result<Type> {
    *rest = rest.trim_start();
    let mut read = if rest.starts_with('"') {
        Type::Literal(quoted(rest)?)
    } else if take(rest, "{") {
        object(rest)?
    } else if take(rest, "[") {
        let each = union(rest)?;
        while take(rest, ",") {
            if !rest.trim_start().starts_with(']') {
                union(rest)?;
            }
        }
        ensure!(take(rest, "]"), "no ] at “{rest}”");
        Type::Row(Box::new(each))
    } else {
        let name = name(rest)?;
        if name == "Array" {
            ensure!(take(rest, "<"), "no < after Array");
            let each = union(rest)?;
            ensure!(take(rest, ">"), "no > after Array");
            Type::Row(Box::new(each))
        } else if take(rest, "<") {
            let each = union(rest)?;
            ensure!(take(rest, ">"), "no > after {name}");
            Type::Of(name, Box::new(each))
        } else {
            Type::Name(name)
        }
    };
    while take(rest, "[]") {
        read = Type::Row(Box::new(read));
    }
    Ok(read)
}

fn object(rest: &mut &str) -> Result<Type> {
    let mut fields = Vec::new();
    while !take(rest, "}") {
        *rest = rest.trim_start();
        let is_quoted = rest.starts_with('"');
        let name = if is_quoted { quoted(rest)? } else { name(rest)? };
        take(rest, "?");
        ensure!(take(rest, ":"), "no : after {name}");
        fields.push((name, is_quoted, union(rest)?));
        if !take(rest, ",") && !take(rest, ";") {
            ensure!(rest.trim_start().starts_with('}'), "no }} at “{rest}”");
        }
    }
    Ok(Type::Object(fields))
}

fn take(rest: &mut &str, sign: &str) -> bool {
    match rest.trim_start().strip_prefix(sign) {
        Some(after) => {
            *rest = after;
            true
        }
        None => false,
    }
}

fn quoted(rest: &mut &str) -> Result<String> {
    let text = rest.strip_prefix('"').context("no quotation mark")?;
    let (inside, after) = text.split_once('"').context("no end of a quotation")?;
    *rest = after;
    Ok(inside.to_owned())
}

fn name(rest: &mut &str) -> Result<String> {
    *rest = rest.trim_start();
    let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
    if end == 0 {
        bail!("no name at “{rest}”");
    }
    let (name, after) = rest.split_at(end);
    *rest = after;
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn types(all: &[&str]) -> Types {
        let known = all.iter().map(|text| declaration(text).expect("a type").expect("one"));
        Types { known: known.collect() }
    }

    #[test]
    fn events_reasons_and_words_are_read() {
        let types = types(&[
            "// ts-rs\nexport type Seat = number;",
            "export type Card = \"loot\" | \"bribe\";",
            "export type Event = { \"took\": { /** Who. */ seat: Seat | null, card: Card, faces: [number, number], } } | { \"ended\": Card } | \"quiet\";",
            "export type Illegal = { \"code\": \"over\" } | { \"code\": \"dear\", price: number, };",
            "export type Options = { players: number, };",
            "export type Sum = { gold: number, coins: number, };",
            "export type Both<T> = { rome: T, carthage: T, };",
            "export type Cards = Array<Card>;",
            "export type Action = { \"pay\": { sum: Sum, fleets: Both<number>, cards: Cards, } };",
        ]);
        let sections = ["seat", "card", "event", "illegal"];
        assert_eq!(types.shape("seat", &sections), Some(Shape::Index));
        assert_eq!(types.shape("options", &sections), None);
        let Some(Shape::Variants(events)) = types.shape("event", &sections) else {
            panic!("variants")
        };
        let seat = Kind::Maybe(Box::new(Kind::Word("seat".into())));
        assert_eq!(events["took"]["seat"], seat);
        assert_eq!(events["took"]["faces"], Kind::Row(Box::new(Kind::Number)));
        assert_eq!(events["ended"]["ended"], Kind::Word("card".into()));
        let Some(Shape::Variants(reasons)) = types.shape("illegal", &sections) else {
            panic!("variants")
        };
        assert_eq!(reasons["dear"], Fields::from([("price".to_owned(), Kind::Number)]));
        let Some(Shape::Variants(actions)) = types.shape("action", &sections) else {
            panic!("variants")
        };
        let sum = ["gold", "coins"].map(str::to_owned);
        assert_eq!(actions["pay"]["sum"], Kind::Tally(sum.to_vec()));
        let sides = ["rome", "carthage"].map(str::to_owned);
        assert_eq!(actions["pay"]["fleets"], Kind::Tally(sides.to_vec()));
        let cards = Kind::Row(Box::new(Kind::Word("card".into())));
        assert_eq!(actions["pay"]["cards"], cards);
    }
}
