//! The database as a file: who may read it, and what happens when it is gone.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::common::{Host, config};
use quadriga_server::{App, Config, serve};
use serde_json::json;

fn mode(file: &Path) -> u32 {
    fs::metadata(file).expect("the file is there").permissions().mode() & 0o777
}

#[tokio::test]
async fn the_database_and_its_companions_are_for_their_owner_alone() {
    let host = Host::new().await;
    host.visitor().await.open(json!(["me", "open"])).await;
    for name in ["test.db", "test.db-wal", "test.db-shm"] {
        let mode = mode(&host.state.db_folder().join(name));
        assert_eq!(mode, 0o600, "{name} has mode {mode:o}");
    }
}

#[tokio::test]
async fn a_file_that_others_can_read_is_refused_with_what_to_do() {
    for (name, bits) in [("test.db", 0o644), ("test.db", 0o640), ("test.db-wal", 0o604)] {
        let folder = tempfile::tempdir().expect("a folder");
        drop(App::open(config(folder.path())).await.expect("a file is made"));
        let file = folder.path().join(name);
        fs::OpenOptions::new().append(true).create(true).open(&file).expect("it is there");
        fs::set_permissions(&file, Permissions::from_mode(bits)).expect("own file");
        let open = Config { port: Some(0), ..config(folder.path()) };
        let refused = serve(open, |_| (), std::future::pending()).await;
        let said = refused.expect_err("others can read it").to_string();
        let told = format!("run `chmod 600 {}`, or start with --db-readable", file.display());
        assert!(said.contains(&told), "{said}");
        fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("own file");
        assert!(App::open(config(folder.path())).await.is_ok());
    }
}

#[tokio::test]
async fn a_host_who_says_so_may_let_others_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = config(folder.path());
    fs::write(&config.db, "").expect("a file");
    fs::set_permissions(&config.db, Permissions::from_mode(0o640)).expect("own file");
    config.db_readable = true;
    let db = config.db.clone();
    assert!(App::open(config).await.is_ok());
    assert_eq!(mode(&db), 0o640, "and it is left as it was");
}

#[tokio::test]
async fn a_file_that_was_deleted_or_replaced_is_noticed_and_nothing_is_written_into_the_void() {
    for (name, replaced) in [("test.db", false), ("test.db", true), ("test.db-wal", false)] {
        let host = Host::new().await;
        let (mut anna, mut ben, table) = host.table_of_two().await;
        let mut carl = host.visitor().await;
        let file = host.state.db_folder().join(name);
        let away = host.state.db_folder().join("away");
        fs::rename(&file, &away).expect("it is moved");
        if replaced {
            fs::copy(&away, &file).expect("another is in its place");
        }
        let resigned = anna.step(&table, "resign", 0, 0).await;
        assert_eq!(resigned.code(), (503, "unavailable"));
        assert!(resigned.text.contains("deleted, moved or replaced"), "{}", resigned.text);
        assert_eq!(anna.put("/api/me", json!({ "name": "Anna" })).await.status, 503);
        let health = ben.get("/healthz").await;
        assert_eq!(health.code(), (503, "unavailable"));
        assert!(health.text.contains("deleted, moved or replaced"), "{}", health.text);
        // Reading goes on, side by side, and puts nothing in the place of what is gone.
        let url = format!("/api/tables/{table}");
        let reads = tokio::join!(anna.get(&url), ben.get(&url), carl.get(&url));
        assert_eq!([&reads.0, &reads.1, &reads.2].map(|read| read.status), [200; 3]);
        assert!(replaced || !file.exists(), "an empty file stands in for {name}");
        fs::rename(&away, &file).expect("it is put back");
        assert_eq!(anna.step(&table, "resign", 0, 0).await.status, 200);
    }
}
