//! Which languages there are: the folders beside that of English, each of which says its own name.
//! Nothing else lists them.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::typescript::{HEAD, quoted};
use super::{FIRST, files, table};

/// The section of the shell's catalogue in which a language speaks of itself. The page needs it of
/// every language, whichever is loaded.
pub(super) const OWN: &str = "language";

/// The codes of all languages, English first.
pub(super) fn of(catalogues: &Path) -> Result<Vec<String>> {
    let mut codes = files(catalogues)?;
    codes.retain(|code| code != "schema");
    for code in &codes {
        let is_code = (2..=3).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_lowercase());
        ensure!(is_code, "words/{code} is no language: its folder has the code, such as en");
    }
    codes.sort_by_key(|code| code != FIRST);
    Ok(codes)
}

/// The list of languages as TypeScript.
pub(super) fn module(catalogues: &Path, languages: &[String]) -> Result<String> {
    let codes: Vec<String> = languages.iter().map(|code| quoted(code)).collect();
    let mut text = format!(
        "{HEAD}\nexport type Language = {};\n
/** A language in its own words, for those who look for it. */
export interface Tongue {{
  code: Language;
  name: string;
  show: string;
}}

/** What is said where another language says nothing. */
export const ENGLISH: Language = {};

/** All languages that there are words in, English first. */
export const TONGUES: readonly Tongue[] = [\n",
        codes.join(" | "),
        quoted(FIRST)
    );
    for (language, code) in languages.iter().zip(codes) {
        let shell = table(catalogues, language, "shell")?;
        let says = |key: &str| {
            let said = shell.get(OWN).and_then(|own| own.get(key)).and_then(Value::as_str);
            said.map(quoted).with_context(|| format!("words/{language}/shell.toml: no {OWN}.{key}"))
        };
        let (name, show) = (says("name")?, says("show")?);
        let _ = writeln!(text, "  {{ code: {code}, name: {name}, show: {show} }},");
    }
    Ok(text + "];\n")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use quadriga_words::{pseudo_file, schema};

    use super::super::{CATALOGUES, MODULES, PROGRAM, made_of};
    use super::*;
    use crate::workspace::{root, texts};

    /// A language that nobody speaks; codes from qaa to qtz are nobody's.
    const THIRD: &str = "qps";

    /// The catalogues of before, and those of English in a third folder with accents and brackets.
    fn with_third(catalogues: &Path) -> Result<tempfile::TempDir> {
        let folder = tempfile::tempdir()?;
        for language in of(catalogues)? {
            fs::create_dir(folder.path().join(&language))?;
            for subject in files(&catalogues.join(&language))? {
                let file = format!("{language}/{subject}.toml");
                fs::copy(catalogues.join(&file), folder.path().join(&file))?;
            }
        }
        fs::create_dir(folder.path().join(THIRD))?;
        for subject in files(&catalogues.join(FIRST))? {
            let english = table(catalogues, FIRST, &subject)?;
            let pseudo = toml::Table::try_from(pseudo_file(&english, &schema(&subject))?)?;
            fs::write(folder.path().join(THIRD).join(subject + ".toml"), pseudo.to_string())?;
        }
        Ok(folder)
    }

    #[test]
    fn a_third_language_is_a_folder_of_files_and_no_code() {
        let catalogues = root().join(CATALOGUES);
        let before = made_of(&catalogues).expect("files");
        let folder = with_third(&catalogues).expect("a folder");
        let after = made_of(folder.path()).expect("the third language keeps all that must hold");
        let subjects = files(&catalogues.join(FIRST)).expect("subjects");
        let on_page = |subject: &&String| PROGRAM.iter().all(|(name, _)| name != subject);
        let mut added: Vec<String> =
            after.keys().filter(|path| !before.contains_key(*path)).cloned().collect();
        added.sort();
        let expected: Vec<String> = subjects
            .iter()
            .filter(on_page)
            .map(|subject| format!("{MODULES}/{subject}.{THIRD}.ts"))
            .collect();
        assert_eq!(added, expected);
        for subject in subjects.iter().filter(on_page) {
            let loader =
                format!("{THIRD}: async () => (await import('./{subject}.{THIRD}')).words");
            assert!(after[&format!("{MODULES}/{subject}.ts")].contains(&loader), "{subject}");
        }
        let list = &after[&format!("{MODULES}/languages.ts")];
        assert!(list.contains("'en' | 'de' | 'qps'"), "{list}");
        assert!(list.contains("{ code: 'qps', name: '⟦Éñglísh ~~~⟧', show: '⟦Shów"), "{list}");
    }

    /// What is written by hand must not need a line for a new language.
    #[test]
    fn no_source_knows_a_language_but_english() {
        let mut sources = texts("web/src", &["ts", "svelte"]).expect("sources");
        sources.extend(texts("web/scripts", &["mjs"]).expect("sources"));
        sources.extend(texts("crates", &["rs"]).expect("sources"));
        sources.retain(|source| {
            let left_out = [".test.ts", "/generated/", "/tests/"];
            !left_out.iter().any(|part| source.path.contains(part))
        });
        assert!(sources.len() > 300, "{}", sources.len());
        for code in of(&root().join(CATALOGUES)).expect("languages") {
            let named = ["'_'", "\"_\"", "._'", "/_/"].map(|sign| sign.replace('_', &code));
            for source in sources.iter().filter(|_| code != FIRST) {
                for name in &named {
                    assert!(!source.text.contains(name.as_str()), "{}: {name}", source.path);
                }
            }
        }
    }

    #[test]
    fn a_folder_that_is_no_language_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["en", "schema", "de"] {
            fs::create_dir(folder.path().join(name)).expect("a folder");
        }
        assert_eq!(of(folder.path()).expect("languages"), ["en", "de"]);
        fs::create_dir(folder.path().join("German")).expect("a folder");
        assert!(of(folder.path()).is_err());
    }
}
