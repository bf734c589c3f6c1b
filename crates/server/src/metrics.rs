//! Figures for the host, as Prometheus text.
//!
//! A few atomic counters and two histograms: not worth a dependency.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the histograms, in microseconds.
const BOUNDS: [u64; 10] = [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000, 1_000_000];

/// The counters; cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Metrics(Arc<Counters>);

#[derive(Debug, Default)]
struct Counters {
    requests: [AtomicU64; 6],
    limited: AtomicU64,
    turned_away: AtomicU64,
    entries: AtomicU64,
    commits: AtomicU64,
    failed_commits: AtomicU64,
    bot_choices: AtomicU64,
    readers: AtomicI64,
    tables: AtomicI64,
    commit_time: Histogram,
    bot_time: Histogram,
}

#[derive(Debug, Default)]
struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    fn note(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        if let Some(at) = BOUNDS.iter().position(|&bound| micros <= bound) {
            self.buckets[at].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            sum += bucket.load(Ordering::Relaxed);
            let seconds = *bound as f64 / 1e6;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {count}");
    }
}

impl Metrics {
    /// A request was answered with this status.
    pub fn answered(&self, status: u16) {
        let class = usize::from(status / 100).min(5);
        self.0.requests[class].fetch_add(1, Ordering::Relaxed);
    }

    /// A request was refused because there were too many.
    pub fn limited(&self) {
        self.0.limited.fetch_add(1, Ordering::Relaxed);
    }

    /// A connection was closed at once because its address holds too many.
    pub fn turned_away(&self) {
        self.0.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// A transaction with so many changes took so long.
    pub fn committed(&self, writes: usize, time: Duration) {
        self.0.commits.fetch_add(1, Ordering::Relaxed);
        self.0.entries.fetch_add(writes as u64, Ordering::Relaxed);
        self.0.commit_time.note(time);
    }

    /// A change could not be stored.
    pub fn commit_failed(&self) {
        self.0.failed_commits.fetch_add(1, Ordering::Relaxed);
    }

    /// A bot chose.
    pub fn bot_chose(&self, time: Duration) {
        self.0.bot_choices.fetch_add(1, Ordering::Relaxed);
        self.0.bot_time.note(time);
    }

    /// Readers came (or went, if negative).
    pub fn readers(&self, change: i64) {
        self.0.readers.fetch_add(change, Ordering::Relaxed);
    }

    /// So many tables are in memory.
    pub fn tables(&self, count: usize) {
        self.0.tables.store(count as i64, Ordering::Relaxed);
    }

    /// All figures in Prometheus' text form.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let counters = &*self.0;
        let _ = writeln!(out, "# HELP quadriga_requests_total Requests by class of status.");
        let _ = writeln!(out, "# TYPE quadriga_requests_total counter");
        for (class, count) in counters.requests.iter().enumerate().skip(1) {
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(out, "quadriga_requests_total{{status=\"{class}xx\"}} {count}");
        }
        let counts = [
            ("quadriga_limited_total", "Requests refused by the rate limit.", &counters.limited),
            (
                "quadriga_turned_away_total",
                "Connections closed because their address holds too many.",
                &counters.turned_away,
            ),
            ("quadriga_writes_total", "Changes stored.", &counters.entries),
            ("quadriga_commits_total", "Transactions.", &counters.commits),
            ("quadriga_failed_writes_total", "Changes not stored.", &counters.failed_commits),
            ("quadriga_bot_choices_total", "Actions chosen by bots.", &counters.bot_choices),
        ];
        for (name, help, count) in counts {
            let count = count.load(Ordering::Relaxed);
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {count}");
        }
        let gauges = [
            ("quadriga_readers", "Streams that are open.", &counters.readers),
            ("quadriga_tables", "Tables in memory.", &counters.tables),
        ];
        for (name, help, value) in gauges {
            let value = value.load(Ordering::Relaxed);
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        counters.commit_time.write("quadriga_commit_seconds", "Time of a commit.", &mut out);
        counters.bot_time.write("quadriga_bot_seconds", "Time of a bot's choice.", &mut out);
        out
    }
}
