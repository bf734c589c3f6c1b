//! Visitors: cookies, names, the catalogue, and what guards every request.

use crate::common::Host;
use axum::body::Body;
use http_body_util::BodyExt;
use serde_json::json;
use tower::ServiceExt;

#[tokio::test]
async fn a_visitor_gets_a_cookie_and_keeps_it() {
    let host = Host::new().await;
    let mut visitor = host.visitor().await;
    let cookie = visitor.cookie.clone();
    let first = visitor.get("/api/me").await;
    let second = visitor.get("/api/me").await;
    assert_eq!(first.body, second.body);
    assert_eq!(first.body["name"], json!(null));
    // While it is used, it is renewed: for another year, with the same value.
    let renewed = second.headers["set-cookie"].to_str().expect("text");
    assert!(renewed.starts_with(&cookie) && renewed.contains("Max-Age=31536000"), "{renewed}");
    assert!(!cookie.contains(first.body["guest"].as_str().expect("an id")));
}

#[tokio::test]
async fn the_cookie_is_closed_to_scripts_and_other_sites() {
    let host = Host::with(|config| config.origin = Some("https://games.example".into())).await;
    let mut visitor = crate::common::Visitor { router: host.router.clone(), cookie: String::new() };
    let answer = visitor.get("/api/me").await;
    let cookie = answer.headers["set-cookie"].to_str().expect("text");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000", "Secure"] {
        assert!(cookie.contains(part), "{cookie}");
    }
}

#[tokio::test]
async fn with_https_the_cookie_is_bound_to_the_host_and_the_old_one_is_taken_once() {
    let plain = Host::new().await;
    let mut anna = plain.named("Anna").await;
    let table = anna.open(json!(["me", "open"])).await;
    let cookie = anna.cookie.clone();
    assert!(cookie.starts_with("quadriga="));
    let folder = plain.close();
    let host =
        Host::open(folder, |config| config.origin = Some("https://games.example".into())).await;
    let mut anna = crate::common::Visitor { router: host.router.clone(), cookie: cookie.clone() };
    let answer = anna.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.body["table"]["your_seats"], json!([0]), "she keeps her seat");
    let set: Vec<&str> = (answer.headers.get_all("set-cookie").iter())
        .map(|cookie| cookie.to_str().expect("text"))
        .collect();
    assert!(set[0].starts_with("__Host-quadriga=") && set[0].contains("; Secure"), "{set:?}");
    assert!(set[1].starts_with("quadriga=;") && set[1].contains("; Max-Age=0"), "{set:?}");
    // Another's cookie of the old name, planted by a neighbouring host, changes nothing now.
    let mut eve = crate::common::Visitor { router: host.router.clone(), cookie: String::new() };
    eve.get("/api/me").await;
    let planted = eve.cookie.replace("__Host-", "");
    anna.cookie = format!("{planted}; {}", set[0].split(';').next().expect("a cookie"));
    assert_eq!(anna.get("/api/me").await.body["name"], "Anna");
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_it() {
    let host = Host::with(|config| config.origin = Some("https://games.example".into())).await;
    let plain = Host::new().await;
    for path in ["/", "/api/me", "/api/games", "/api/nothing", "/no/such.js", "/healthz"] {
        let answer = host.visitor().await.get(path).await;
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["strict-transport-security"], "max-age=31536000", "{path}");
        let permissions = answer.headers["permissions-policy"].to_str().expect("text");
        assert!(permissions.contains("camera=()"), "{path}: {permissions}");
        let kind = answer.headers["content-type"].to_str().expect("text");
        assert!(kind.ends_with("charset=utf-8"), "{path}: {kind}");
        let answer = plain.visitor().await.get(path).await;
        assert!(!answer.headers.contains_key("strict-transport-security"), "{path}");
    }
    let wrong = host.visitor().await.get("/api/tables/abc/replay?from=abc").await;
    assert_eq!(
        (wrong.status, &wrong.headers["x-content-type-options"]),
        (400, &"nosniff".parse().expect("a value"))
    );
}

#[tokio::test]
async fn a_forged_cookie_makes_a_new_visitor() {
    let host = Host::new().await;
    let mut visitor = host.visitor().await;
    let own = visitor.get("/api/me").await.body["guest"].clone();
    let forged = visitor.cookie.replace(['a', 'b', 'c'], "d");
    visitor.cookie = forged.clone();
    let answer = visitor.get("/api/me").await;
    assert_ne!(answer.body["guest"], own);
    assert_ne!(visitor.cookie, forged);
}

#[tokio::test]
async fn names_are_kept_and_checked() {
    let host = Host::new().await;
    let mut visitor = host.visitor().await;
    let answer = visitor.put("/api/me", json!({ "name": "  Anna " })).await;
    assert_eq!(answer.body["name"], "Anna");
    assert_eq!(visitor.get("/api/me").await.body["name"], "Anna");
    let long = "a".repeat(25);
    for name in
        ["", " ", "a\nb", "\u{200b}", "\u{2800}", "An\u{200d}na", "\u{202e}annA", long.as_str()]
    {
        let answer = visitor.put("/api/me", json!({ "name": name })).await;
        assert_eq!(answer.code(), (400, "bad_name"), "{name:?}");
    }
    assert_eq!(visitor.call("PUT", "/api/me", "nonsense".into()).await.code(), (400, "bad_json"));
}

#[tokio::test]
async fn the_catalogue_names_games_and_levels() {
    let host = Host::new().await;
    let answer = host.visitor().await.get("/api/games").await;
    assert_eq!(answer.body["games"][0]["id"], "oppida");
    assert_eq!(answer.body["levels"], json!(["tiro", "veteranus", "magister"]));
    assert_eq!(answer.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn another_site_cannot_change_anything() {
    let host = Host::new().await;
    let mut visitor = host.visitor().await;
    let request = visitor.request("PUT", "/api/me").header("origin", "http://evil.example");
    let request = request.body(Body::from("{\"name\":\"Eve\"}")).expect("a request");
    assert_eq!(visitor.send(request).await.code(), (403, "wrong_origin"));
    let request = visitor.request("PUT", "/api/me").header("origin", "http://test");
    let request = request.body(Body::from("{\"name\":\"Anna\"}")).expect("a request");
    assert_eq!(visitor.send(request).await.status, 200);
}

#[tokio::test]
async fn a_body_of_ten_megabytes_is_refused() {
    let host = Host::new().await;
    let mut visitor = host.visitor().await;
    let body = "x".repeat(10 << 20);
    for path in ["/api/tables", "/api/tables/import", "/api/tables/abc/actions"] {
        let answer = visitor.call("POST", path, body.clone()).await;
        assert_eq!(answer.code(), (413, "too_large"), "{path}");
    }
}

#[tokio::test]
async fn a_flood_from_one_address_is_slowed_down() {
    let host = Host::with(|config| (config.rate, config.burst) = (10, 20)).await;
    let mut visitor = host.visitor().await;
    let mut refused = 0;
    for _ in 0..200 {
        let answer = visitor.get("/api/games").await;
        if answer.status != 200 {
            assert_eq!(answer.code(), (429, "too_many_requests"));
            let wait = answer.headers["retry-after"].to_str().expect("text").parse::<u64>();
            assert!(wait.expect("seconds") >= 1);
            refused += 1;
        }
    }
    assert!(refused > 150, "{refused}");
}

#[tokio::test]
async fn the_host_sees_health_and_figures() {
    let host = Host::new().await;
    let mut visitor = host.visitor().await;
    assert_eq!(visitor.get("/healthz").await.text, "ok");
    // Without a peer address, as from a stranger.
    assert_eq!(visitor.get("/metrics").await.code(), (404, "not_found"));
    let peer = quadriga_server::address::Peer([127, 0, 0, 1].into());
    let request = visitor.request("GET", "/metrics").extension(peer);
    let figures = visitor.send(request.body(Body::empty()).expect("a request")).await;
    assert!(figures.text.contains("quadriga_requests_total{status=\"2xx\"} 1\n"));
}

#[tokio::test]
async fn pages_carry_a_policy_without_inline_scripts() {
    let host = Host::new().await;
    let answer = host.visitor().await.get("/table/abc").await;
    let policy = answer.headers["content-security-policy"].to_str().expect("text");
    assert!(policy.starts_with("default-src 'self';"));
    assert!(!policy.contains("script-src"));
    assert_eq!(answer.headers["x-content-type-options"], "nosniff");
    assert_eq!(host.visitor().await.get("/api/nothing").await.code(), (404, "not_found"));
    assert_eq!(host.visitor().await.get("/no/such.js").await.code(), (404, "not_found"));
}

#[tokio::test]
async fn large_answers_are_compressed_and_steps_and_streams_are_not() {
    let host = Host::new().await;
    let (anna, _ben, table) = host.table_of_two().await;
    let ask = async |method: &str, path: &str, body: &str| {
        let request = anna.request(method, path).header("accept-encoding", "gzip");
        let request = request.body(Body::from(body.to_owned())).expect("a request");
        anna.router.clone().oneshot(request).await.expect("an answer")
    };
    let snapshot = ask("GET", &format!("/api/tables/{table}"), "").await;
    assert_eq!(snapshot.headers()["content-encoding"], "gzip");
    assert_eq!(snapshot.headers()["vary"], "accept-encoding");
    assert_eq!(snapshot.headers()["cache-control"], "no-store");
    let bytes = snapshot.into_body().collect().await.expect("a body").to_bytes();
    assert_eq!(bytes[..2], [0x1f, 0x8b], "it is gzip");
    let plain = anna.clone().get(&format!("/api/tables/{table}")).await;
    assert!(!plain.headers.contains_key("content-encoding"));
    assert!(bytes.len() < plain.text.len() / 2);
    let step = "{\"number\":0,\"seat\":0}";
    for (method, path, body) in [
        ("POST", format!("/api/tables/{table}/undo"), step),
        ("GET", format!("/api/tables/{table}/stream"), ""),
        ("GET", "/api/me".to_owned(), ""),
    ] {
        let answer = ask(method, &path, body).await;
        assert!(!answer.headers().contains_key("content-encoding"), "{path}");
        assert_eq!(answer.headers()["cache-control"], "no-store", "{path}");
    }
}
