//! A catalogue as TypeScript: one interface for all languages, and one module of plain strings and
//! functions for each.

mod given;
mod names;
mod sayer;
mod tree;
mod usage;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use quadriga_words::message::Message;
use quadriga_words::{
    COUNTED, Catalogue, Fields, Forms, Kind, PLAIN, Section, Shape, variable_of, variables_of,
    visit,
};

use self::given::{given, has_names};
pub(super) use self::names::quoted;
use self::names::{camel, constant, count_name, key};
use self::sayer::Sayer;
use self::tree::Tree;
pub(super) use self::usage::Use;
use super::languages::OWN;
use super::types::pascal;

pub(super) const HEAD: &str = "// Written by `cargo xtask generate` from words/. Do not edit.\n";
/// The section whose messages begin with whoever they are about.
const TOLD: &str = "event";
/// The section whose values a newer server may have more of than the page.
const REASON: &str = "illegal";
/// The free section that only the terminal says.
const TERMINAL: &str = "terminal";

/// What the modules of all languages have in common.
pub(super) struct Interface<'a> {
    subject: &'a str,
    languages: &'a [(&'a str, Catalogue)],
    /// Where the type of a section is declared, seen from the modules.
    home: &'a dyn Fn(&str) -> String,
}

impl<'a> Interface<'a> {
    pub(super) fn new(
        subject: &'a str,
        languages: &'a [(&'a str, Catalogue)],
        home: &'a dyn Fn(&str) -> String,
    ) -> Interface<'a> {
        Interface { subject, languages, home }
    }

    fn any(&self) -> &Catalogue {
        &self.languages[0].1
    }

    fn name(&self) -> String {
        format!("{}Words", pascal(self.subject))
    }

    /// The type of the names that a table gives.
    fn names(&self) -> String {
        format!("{}Names", pascal(self.subject))
    }

    /// The forms of a section that every language has: messages of their own.
    fn shared_forms(&self, section: &str) -> Vec<String> {
        let of = |catalogue: &Catalogue| -> BTreeSet<String> {
            let entries = catalogue.sections.get(section).into_iter().flatten();
            entries.flat_map(|(_, forms)| forms.keys().cloned()).collect()
        };
        let mut shared = of(self.any());
        for (_, catalogue) in self.languages {
            let here = of(catalogue);
            shared.retain(|form| here.contains(form));
        }
        shared.into_iter().filter(|form| form != PLAIN).collect()
    }

    /// The declaration that all languages keep.
    pub(super) fn declaration(&self) -> String {
        let mut body = String::new();
        let mut imports = BTreeSet::new();
        for section in self.any().sections.keys() {
            self.declare_section(section, &mut imports, &mut body);
        }
        if !self.any().nouns.is_empty() {
            body.push_str("  count: {\n");
            for noun in self.any().nouns.keys() {
                let _ = writeln!(body, "    {}(count: number): string;", key(noun));
            }
            body.push_str("  };\n");
        }
        let mut tree = Tree::default();
        for path in self.any().free.keys().filter(|path| is_for_page(path)) {
            tree.put(path, self.signature(path, &mut imports));
        }
        tree.write_members(&mut body, 1);
        let mut text = HEAD.to_owned();
        let given = given(self.any());
        if self.any().sections.contains_key(REASON) {
            text.push_str("import type { Reason } from '../../lib/contract';\n");
        }
        let line = if self.any().sections.contains_key(TOLD) { "Line, " } else { "" };
        let _ = writeln!(text, "import type {{ {line}Loaders }} from '../../lib/words';");
        for section in &imports {
            let _ = writeln!(
                text,
                "import type {{ {} }} from '{}';",
                pascal(section),
                (self.home)(section)
            );
        }
        if !given.is_empty() {
            let _ = writeln!(text, "\n/** What the table has names for. */");
            let _ = writeln!(text, "export interface {} {{", self.names());
            for section in given {
                let _ = writeln!(text, "  {}(number: number): string;", camel(section));
            }
            text.push_str("}\n");
        }
        let _ = write!(text, "\nexport interface {} {{\n{body}}}\n", self.name());
        text + &self.loaders()
    }

    /// How each language is loaded.
    fn loaders(&self) -> String {
        let (name, subject) = (self.name(), self.subject);
        let mut text = format!("\nexport const loaders: Loaders<{name}> = {{\n");
        for (language, _) in self.languages {
            let module = format!("(await import('./{subject}.{language}')).words");
            let _ = writeln!(text, "  {}: async () => {module},", key(language));
        }
        text + "};\n"
    }

    fn declare_section<'s>(
        &'s self,
        section: &'s str,
        imports: &mut BTreeSet<&'s str>,
        body: &mut String,
    ) {
        let (name, of) = (camel(section), pascal(section));
        let catalogue = self.any();
        let is_index = matches!(catalogue.schema.get(section), Some(Shape::Index));
        if !is_index && section != REASON {
            imports.insert(section);
        }
        let names = match has_names(catalogue, section) {
            true => format!(", names: {}", self.names()),
            false => String::new(),
        };
        let declare = |name: &str, body: &mut String| {
            let _ = match (is_index, catalogue.has_figures(section)) {
                (true, _) if !is_row(&catalogue.sections[section]) => {
                    writeln!(body, "  {name}: Readonly<Record<number, string>>;")
                }
                (true, _) => writeln!(body, "  {name}: readonly string[];"),
                (_, true) if name == TOLD => {
                    writeln!(body, "  {name}(value: {of}{names}): Line | null;")
                }
                (_, true) if section == REASON => {
                    writeln!(body, "  {name}(value: Reason{names}): string | null;")
                }
                (_, true) => writeln!(body, "  {name}(value: {of}{names}): string;"),
                (_, false) => writeln!(body, "  {name}: Readonly<Record<{of}, string>>;"),
            };
        };
        declare(&name, body);
        for form in self.shared_forms(section) {
            if form == COUNTED {
                let of = if is_index { "number" } else { of.as_str() };
                let _ = writeln!(
                    body,
                    "  count{}(word: {of}, count: number): string;",
                    pascal(section)
                );
            } else {
                declare(&format!("{name}{}", pascal(&form)), body);
            }
        }
    }

    /// What a free message is to the page: a text, or a function of its variables.
    fn signature<'s>(&'s self, path: &str, imports: &mut BTreeSet<&'s str>) -> String {
        let variables = self.variables(path);
        if variables.is_empty() {
            return "string".to_owned();
        }
        let parameters: Vec<String> = variables
            .iter()
            .map(|(name, of)| {
                if let Kind::Word(section) = of.kind.present()
                    && let Some((section, Shape::Variants(_))) =
                        self.any().schema.get_key_value(section)
                {
                    imports.insert(section);
                }
                format!("{}: {}", key(name), self.type_of(&of.whole()))
            })
            .collect();
        format!("(v: {{ {} }}) => string", parameters.join("; "))
    }

    fn type_of(&self, kind: &Kind) -> String {
        match kind {
            Kind::Number => "number".into(),
            Kind::Truth => "boolean".into(),
            Kind::Text => "string | number".into(),
            Kind::Word(section) => match self.any().schema.get(section) {
                Some(Shape::Variants(_)) => pascal(section),
                _ => "number".into(),
            },
            Kind::Row(each) => format!("readonly ({})[]", self.type_of(each)),
            Kind::Maybe(kind) => format!("{} | null", self.type_of(kind)),
            Kind::Tally(_) | Kind::Dumb => "unknown".into(),
        }
    }

    /// The variables of a free message, by how all languages use them.
    pub(super) fn variables(&self, path: &str) -> BTreeMap<String, Use> {
        let mut variables: BTreeMap<String, Use> = BTreeMap::new();
        for (_, catalogue) in self.languages {
            let Some(message) = catalogue.free.get(path) else { continue };
            visit(message, &mut |part| {
                let Some(variable) = variable_of(part) else { return };
                let used = Use::of(part, variable);
                let known = variables.entry(variable.name.clone()).or_insert_with(|| used.clone());
                known.join(&used);
            });
        }
        variables
    }

    /// The module of one language.
    pub(super) fn module(&self, catalogue: &Catalogue) -> String {
        let mut body = String::new();
        let mut members = String::new();
        let mut imports = BTreeSet::new();
        for section in catalogue.sections.keys() {
            let shared = self.shared_forms(section);
            self.section(catalogue, section, &shared, &mut imports, &mut body, &mut members);
        }
        if !catalogue.nouns.is_empty() {
            body.push_str("const count = {\n");
            for (noun, message) in &catalogue.nouns {
                let said = Sayer::counted(catalogue).text(message);
                let _ =
                    writeln!(body, "  {}: ({}: number) => {said},", key(noun), count_name(&said));
            }
            body.push_str("};\n");
            members.push_str("  count,\n");
        }
        let mut tree = Tree::default();
        for (path, message) in catalogue.free.iter().filter(|(path, _)| is_for_page(path)) {
            let variables = self.variables(path);
            let kinds: Fields =
                variables.iter().map(|(name, of)| (name.clone(), of.whole())).collect();
            let said = Sayer::new(catalogue, &kinds).text(message);
            tree.put(path, if variables.is_empty() { said } else { format!("(v) => {said}") });
        }
        tree.write_values(&mut members, 1);
        let mut text = HEAD.to_owned();
        let helpers: Vec<&str> =
            ["by", "capital", "counts", "list", "pick", "whyNot", "type Messages", "type Line"]
                .into_iter()
                .filter(|helper| {
                    let name = helper.trim_start_matches("type ");
                    let (call, generic) = (format!("{name}("), format!("{name}<"));
                    let (last, whole) = (format!("{name} |"), format!("{name}>"));
                    [&body, &members].into_iter().any(|text| {
                        [&call, &generic, &last, &whole]
                            .into_iter()
                            .any(|use_| text.contains(use_.as_str()))
                    })
                })
                .collect();
        if !helpers.is_empty() {
            let _ = writeln!(text, "import {{ {} }} from '../../lib/words';", helpers.join(", "));
        }
        for section in &imports {
            let _ = writeln!(
                text,
                "import type {{ {} }} from '{}';",
                pascal(section),
                (self.home)(section)
            );
        }
        let (subject, name) = (self.subject, self.name());
        let uses_names = catalogue.sections.keys().any(|section| has_names(catalogue, section));
        let names = if uses_names { format!("{}, ", self.names()) } else { String::new() };
        let _ = write!(
            text,
            "import type {{ {names}{name} }} from './{subject}';\n\n{body}\nexport const words: {name} = {{\n{members}}};\n"
        );
        text
    }

    fn section<'s>(
        &'s self,
        catalogue: &'s Catalogue,
        section: &'s str,
        shared: &[String],
        imports: &mut BTreeSet<&'s str>,
        body: &mut String,
        members: &mut String,
    ) {
        let entries = &catalogue.sections[section];
        let forms: BTreeSet<&str> =
            entries.values().flat_map(|forms| forms.keys().map(String::as_str)).collect();
        let figures = catalogue.has_figures(section);
        let is_index = matches!(catalogue.schema.get(section), Some(Shape::Index));
        for form in forms {
            let name = constant(section, form);
            let of = pascal(section);
            let is_public = form == PLAIN || shared.iter().any(|known| known == form);
            let says = |forms: &Forms, key: &str| -> String {
                Self::entry(catalogue, section, key, forms, form)
            };
            if is_index && is_row(entries) {
                let all =
                    (0..entries.len()).map(|at| says(&entries[&at.to_string()], &at.to_string()));
                let all: Vec<String> = all.collect();
                let _ = writeln!(body, "const {name} = [{}];", all.join(", "));
            } else {
                let kind = match (figures, form) {
                    (true, _) => {
                        imports.insert(section);
                        let line = if section == TOLD { "Line | null" } else { "string" };
                        let names = match has_names(catalogue, section) {
                            true => format!(", {}", self.names()),
                            false => String::new(),
                        };
                        match (line, names.as_str()) {
                            ("string", "") => format!(": Messages<{of}>"),
                            (line, names) => format!(": Messages<{of}, {line}{names}>"),
                        }
                    }
                    (false, _) if is_index => ": Readonly<Record<number, string>>".to_owned(),
                    (false, _) => String::new(),
                };
                let _ = writeln!(body, "const {name}{kind} = {{");
                for (tag, forms) in entries {
                    let _ = writeln!(body, "  {}: {},", key(tag), says(forms, tag));
                }
                body.push_str("};\n");
            }
            let member = match form {
                PLAIN => camel(section),
                COUNTED => format!("count{}", pascal(section)),
                form => format!("{}{}", camel(section), pascal(form)),
            };
            let _ = match (is_public, form, figures) {
                (false, ..) => Ok(()),
                (_, COUNTED, _) => {
                    let safe = if is_index { "?." } else { "" };
                    let or = if is_index { " ?? ''" } else { "" };
                    writeln!(members, "  {member}: (word, n) => {name}[word]{safe}(n){or},")
                }
                (_, _, true) => {
                    let pick = if section == REASON { "whyNot" } else { "pick" };
                    let names = if has_names(catalogue, section) { ", names" } else { "" };
                    writeln!(members, "  {member}: (value{names}) => {pick}({name}, value{names}),")
                }
                _ if member == name => writeln!(members, "  {member},"),
                _ => writeln!(members, "  {member}: {name},"),
            };
        }
    }

    /// One entry of a section as an expression.
    fn entry(catalogue: &Catalogue, section: &str, key: &str, forms: &Forms, form: &str) -> String {
        let none = Fields::new();
        if form == COUNTED {
            let message = forms.get(COUNTED).or_else(|| forms.get(PLAIN));
            let said =
                message.map_or_else(String::new, |message| Sayer::counted(catalogue).text(message));
            return format!("({}: number) => {said}", count_name(&said));
        }
        let message = catalogue.entry(section, key, Some(form).filter(|form| *form != PLAIN));
        let empty = Message::new();
        let message = message.unwrap_or(&empty);
        if !catalogue.has_figures(section) {
            return Sayer::new(catalogue, &none).text(message);
        }
        let fields = match catalogue.schema.get(section) {
            Some(Shape::Variants(variants)) => variants.get(key).unwrap_or(&none),
            _ => &none,
        };
        let mut sayer = Sayer::new(catalogue, fields);
        // What a variant holds without a name is the value itself.
        sayer.bare = (fields.len() == 1 && fields.contains_key(key)).then(|| key.to_owned());
        let said = if section == TOLD && form == PLAIN {
            sayer.line(message)
        } else {
            sayer.text(message)
        };
        let names = if said.contains("names") { ", names" } else { "" };
        if !variables_of(message).is_empty() {
            format!("(v{names}) => {said}")
        } else {
            format!("() => {said}")
        }
    }
}

/// Whether the entries of numbers begin with 0 and leave none out.
fn is_row(entries: &Section) -> bool {
    (0..entries.len()).all(|at| entries.contains_key(&at.to_string()))
}

/// Whether the page is to load what stands at a path: not what only the terminal says, nor what it
/// has of all languages.
fn is_for_page(path: &str) -> bool {
    let first = path.split('.').next().unwrap_or(path);
    first != TERMINAL && first != OWN
}
