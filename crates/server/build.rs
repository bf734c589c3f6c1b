//! Has the server compiled again whenever the page was built.
//!
//! `rust-embed` notices a changed file of the page, but not a page that was not there before: a
//! program built earlier than the page would stay without it. While there is no page, cargo finds
//! the named file missing and compiles the server each time, which is the price of building without
//! the page.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist/index.html");
}
