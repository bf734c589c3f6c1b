//! The page: built by `web/`, embedded in the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use quadriga_core::seed::to_hex;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::io::Write;

use crate::address::Address;
use crate::error::Error;
use crate::headers::page_headers;
use crate::state::App;

/// What `vite build` made. Debug builds read the folder itself, so that a new page needs no new
/// build.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Assets;

/// The page where nothing is known about what it will show.
const INDEX: &str = "index.html";

/// How many of the languages that a browser wants are looked for.
const MOST_LANGUAGES: usize = 10;

/// Compressed assets by their hash.
#[derive(Default)]
pub(crate) struct Zipped(Mutex<HashMap<[u8; 32], Bytes>>);

impl Zipped {
    /// The file compressed; worked out once.
    fn of(&self, file: &EmbeddedFile) -> Bytes {
        let hash = file.metadata.sha256_hash();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(hash).or_insert_with(|| gzip(&file.data)).clone()
    }
}

fn gzip(data: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(data.len() / 2), Compression::best());
    let written = encoder.write_all(data).and_then(|()| encoder.finish());
    written.map_or_else(|_| Bytes::copy_from_slice(data), Bytes::from)
}

/// Any path that is not the interface: a file of the page, or the page itself.
pub(crate) async fn page(
    State(app): State<App>,
    address: Address,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Error::NotFound.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let table = known_table(&app, address, path).await;
    let own = table.as_ref().map(KnownTable::page).filter(|name| Assets::get(name).is_some());
    let name = match &own {
        Some(name) => name,
        None if path.is_empty() || !path.contains('.') => INDEX,
        None => path,
    };
    let spoken = in_language(name, &headers, |name| Assets::get(name).is_some());
    let name = spoken.as_deref().unwrap_or(name);
    let mut response = match Assets::get(name) {
        Some(file) => send(&app, name, &file, &headers),
        None if name == INDEX => (
            StatusCode::NOT_FOUND,
            "The page is not built: run `cargo xtask play`, or \
             `npm ci && npm run build` in web/ and build again.\n",
        )
            .into_response(),
        None => Error::NotFound.into_response(),
    };
    page_headers(response.headers_mut());
    if let Some(early) = table.filter(|_| own.is_some()).and_then(|table| table.early()) {
        response.headers_mut().insert(header::LINK, early);
    }
    response
}

/// A table whose page is asked for.
#[derive(PartialEq, Eq, Debug)]
struct KnownTable {
    id: String,
    /// The id of its game.
    game: String,
}

impl KnownTable {
    /// The page that already names what the table's game needs.
    fn page(&self) -> String {
        format!("tables/{}.html", self.game)
    }

    /// The header by which the browser asks for the table before any of our code runs.
    fn early(&self) -> Option<HeaderValue> {
        let id = &self.id;
        let link = format!("</api/tables/{id}>; rel=preload; as=fetch; crossorigin");
        HeaderValue::from_str(&link).ok()
    }
}

/// The table at this path, if there is one. Looking it up counts as a request of the interface:
/// whoever has made too many gets the plain page, which works without, and the database is left
/// alone.
async fn known_table(app: &App, address: Address, path: &str) -> Option<KnownTable> {
    let id = path.strip_prefix("t/")?;
    let is_plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !is_plain || app.limiter.count(address).is_err() {
        return None;
    }
    let row = app.store.table(id).await.ok()??;
    Some(KnownTable { id: row.id, game: row.game })
}

/// The same page, naming the words in the first language that the browser wants and that we have:
/// `index.de.html`. It works in any language; the page asks for other words where its visitor has
/// chosen another.
fn in_language(page: &str, asked: &HeaderMap, exists: impl Fn(&str) -> bool) -> Option<String> {
    let page = page.strip_suffix(".html")?;
    // Browsers send the languages in the order in which they want them.
    let wanted = asked.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?.split(',');
    let codes = wanted.filter_map(|one| one.split([';', '-']).next()).map(str::trim);
    let codes = codes.filter(|code| {
        (2..=3).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_alphabetic())
    });
    codes
        .take(MOST_LANGUAGES)
        .map(|code| format!("{page}.{}.html", code.to_ascii_lowercase()))
        .find(|name| exists(name))
}

fn send(app: &App, name: &str, file: &EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", to_hex(&file.metadata.sha256_hash()[..8]));
    // Vite puts the hash of the content into the names under assets/: those never change.
    let caching = match name.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let has = |header, wanted: &str| {
        let value: Option<&HeaderValue> = asked.get(header);
        value.and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains(wanted))
    };
    let mut response = if has(header::IF_NONE_MATCH, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else if is_text(name) && has(header::ACCEPT_ENCODING, "gzip") {
        ([(header::CONTENT_ENCODING, "gzip")], app.zipped.of(file)).into_response()
    } else {
        match &file.data {
            Cow::Borrowed(data) => Bytes::from_static(data).into_response(),
            Cow::Owned(data) => Bytes::copy_from_slice(data).into_response(),
        }
    };
    let headers = response.headers_mut();
    if let Ok(mime) = HeaderValue::from_str(file.metadata.mimetype()) {
        headers.insert(header::CONTENT_TYPE, mime);
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    let varies = if name.ends_with(".html") {
        "accept-encoding, accept-language"
    } else {
        "accept-encoding"
    };
    headers.insert(header::VARY, HeaderValue::from_static(varies));
    response
}

/// Whether compressing helps.
fn is_text(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    matches!(ending, "html" | "js" | "css" | "json" | "svg" | "txt" | "webmanifest" | "map" | "md")
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use tower::ServiceExt;

    use super::*;
    use crate::config::Config;

    /// Stands in for the page, which need not be built.
    #[derive(RustEmbed)]
    #[folder = "tests"]
    struct Cases;

    #[tokio::test]
    async fn hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = Config { db: folder.path().join("test.db"), ..Config::default() };
        let (app, _) = App::open(config).await.expect("a server");
        let file = Cases::get("patch-cases.json").expect("a file");
        let plain = HeaderMap::new();
        let page = send(&app, "index.html", &file, &plain);
        assert_eq!(page.headers()[header::CACHE_CONTROL], "no-cache");
        assert!(!page.headers().contains_key(header::CONTENT_ENCODING));
        let asset = send(&app, "assets/index-Bx1.js", &file, &plain);
        assert_eq!(asset.headers()[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
        assert_eq!(asset.headers()[header::VARY], "accept-encoding");
        let mut asked = HeaderMap::new();
        asked.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("br, gzip"));
        let zipped = send(&app, "assets/index-Bx1.js", &file, &asked);
        assert_eq!(zipped.headers()[header::CONTENT_ENCODING], "gzip");
        let image = send(&app, "assets/map-Cx2.webp", &file, &asked);
        assert!(!image.headers().contains_key(header::CONTENT_ENCODING));
        asked.insert(header::IF_NONE_MATCH, page.headers()[header::ETAG].clone());
        assert_eq!(send(&app, "index.html", &file, &asked).status(), StatusCode::NOT_MODIFIED);
    }

    #[test]
    fn a_page_is_sent_in_the_first_wanted_language_that_there_is() {
        let exists = |name: &str| [".de.html", ".en.html"].iter().any(|end| name.ends_with(end));
        let page = |wanted: &'static str| {
            let mut asked = HeaderMap::new();
            asked.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wanted));
            in_language("tables/oppida.html", &asked, exists)
        };
        assert_eq!(page("de-AT,de;q=0.9,en;q=0.8").as_deref(), Some("tables/oppida.de.html"));
        assert_eq!(page("EN").as_deref(), Some("tables/oppida.en.html"));
        assert_eq!(page("la, de;q=0.5, en").as_deref(), Some("tables/oppida.de.html"));
        for strange in ["*", "", "../../x", "d.e", "la"] {
            assert_eq!(page(strange), None, "{strange}");
        }
        assert_eq!(in_language("index.html", &HeaderMap::new(), exists), None);
    }

    #[tokio::test]
    async fn a_known_table_is_named_early_and_looked_up_only_within_the_limit() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = folder.path().join("test.db");
        let config = Config { db, rate: 1, burst: 2, ..Config::default() };
        let (app, _) = App::open(config).await.expect("a server");
        let body = r#"{"game":"oppida","seats":["me","open"],"listed":false}"#;
        let request = Request::post("/api/tables").body(Body::from(body)).expect("a request");
        let answer = crate::app(app.clone()).oneshot(request).await.expect("an answer");
        let answer = to_bytes(answer.into_body(), 1000).await.expect("a body");
        let created: serde_json::Value = serde_json::from_slice(&answer).expect("JSON");
        let id = created["table"].as_str().expect("an id");

        let [anna, ben] = [[192, 0, 2, 1], [192, 0, 2, 2]].map(|ip| Address::V4(ip.into()));
        let path = format!("t/{id}");
        let known = known_table(&app, anna, &path).await.expect("it is there");
        assert_eq!(known.page(), "tables/oppida.html");
        let link = format!("</api/tables/{id}>; rel=preload; as=fetch; crossorigin");
        assert_eq!(known.early().expect("a header"), link);
        assert_eq!(known_table(&app, anna, "t/unknown").await, None);
        // Anna has had her two; Ben has not.
        assert_eq!(known_table(&app, anna, &path).await, None);
        assert_eq!(known_table(&app, ben, &path).await, Some(known));
        // What is no table's address costs nothing.
        assert_eq!(known_table(&app, ben, "t/../etc").await, None);
        assert_eq!(known_table(&app, ben, "rules").await, None);
        assert!(app.limiter.count(ben).is_ok());
    }
}
