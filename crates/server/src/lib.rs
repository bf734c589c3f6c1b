//! Tables over HTTP.
pub mod api;
