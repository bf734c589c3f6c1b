//! The headers that answers carry.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::state::App;

/// What the page may do: what it never asks for is refused to everything that runs in it.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/// Adds the headers that every answer carries, whatever it is.
pub(crate) async fn everywhere(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let permissions = HeaderName::from_static("permissions-policy");
    headers.insert(permissions, HeaderValue::from_static(PERMISSIONS));
    if app.config.is_https() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    name_charset(headers);
    response
}

/// Says that text is UTF-8, so that nobody guesses.
fn name_charset(headers: &mut HeaderMap) {
    let Some(kind) = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()) else {
        return;
    };
    let is_text = kind.starts_with("text/")
        || ["json", "javascript", "xml"].iter().any(|ending| kind.ends_with(ending));
    if is_text
        && !kind.contains("charset")
        && let Ok(kind) = HeaderValue::from_str(&format!("{kind}; charset=utf-8"))
    {
        headers.insert(header::CONTENT_TYPE, kind);
    }
}

/// The headers of the page and its parts.
pub(crate) fn page_headers(headers: &mut HeaderMap) {
    let fixed = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
             object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_names_its_charset_once_and_pictures_have_none() {
        for (kind, named) in [
            ("text/html", "text/html; charset=utf-8"),
            ("text/javascript; charset=utf-8", "text/javascript; charset=utf-8"),
            ("application/json", "application/json; charset=utf-8"),
            ("application/manifest+json", "application/manifest+json; charset=utf-8"),
            ("image/svg+xml", "image/svg+xml; charset=utf-8"),
            ("image/png", "image/png"),
            ("font/woff2", "font/woff2"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
            name_charset(&mut headers);
            assert_eq!(headers[header::CONTENT_TYPE], named);
        }
    }
}
