//! Puts the catalogues of `words/` into the program: a new language is a new folder and no code.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("../../words");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut code = String::from("static FILES: &[File] = &[\n");
    let is_language = |path: &PathBuf| path.is_dir() && !path.ends_with("schema");
    for language in sorted(&folder)?.into_iter().filter(is_language) {
        for file in sorted(&language)? {
            let table: toml::Table = fs::read_to_string(&file)?
                .parse()
                .map_err(|error| format!("{}: {error}", file.display()))?;
            let (language, subject) = (name(&language), name(&file));
            let text = serde_json::to_string(&table)?;
            writeln!(
                code,
                "File {{ language: {language:?}, subject: {subject:?}, text: {text:?} }},"
            )?;
        }
    }
    code.push_str("];\nstatic SCHEMAS: &[(&str, &str)] = &[\n");
    for file in
        sorted(&folder.join("schema"))?.into_iter().filter(|path| path.extension().is_some())
    {
        let text = fs::read_to_string(&file)?;
        writeln!(code, "({:?}, {text:?}),", name(&file))?;
    }
    code.push_str("];\n");
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("files.rs"), code)?;
    Ok(())
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths =
        entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, std::io::Error>>()?;
    paths.sort();
    Ok(paths)
}

/// What a file is called, without its ending.
fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
