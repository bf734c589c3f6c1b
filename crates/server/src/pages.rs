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

use crate::error::Error;
use crate::headers::page_headers;
use crate::state::App;

/// What `vite build` made. Debug builds read the folder itself, so that a new page needs no new build.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Assets;

/// The page where nothing is known about what it will show.
const INDEX: &str = "index.html";

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
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Error::NotFound.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let table = table_page(&app, path).await;
    let name = match &table {
        Some((name, _)) => name,
        None if path.is_empty() || !path.contains('.') => INDEX,
        None => path,
    };
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
    if let Some((_, early)) = table {
        response.headers_mut().insert(header::LINK, early);
    }
    response
}

/// For the address of a table: the page that already names what the table's game needs, and the header
/// by which the browser asks for the table before any of our code runs.
async fn table_page(app: &App, path: &str) -> Option<(String, HeaderValue)> {
    let id = path.strip_prefix("t/")?;
    let is_plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let row = if is_plain { app.store.table(id).await.ok()?? } else { return None };
    let name = format!("tables/{}.html", row.game);
    Assets::get(&name)?;
    let early = format!("</api/tables/{id}>; rel=preload; as=fetch; crossorigin");
    Some((name, HeaderValue::from_str(&early).ok()?))
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
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

/// Whether compressing helps.
fn is_text(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    matches!(ending, "html" | "js" | "css" | "json" | "svg" | "txt" | "webmanifest" | "map" | "md")
}

#[cfg(test)]
mod tests {
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
}
