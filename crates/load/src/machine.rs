//! What the machine itself did meanwhile: a virtual one may have been given less time than it asked
//! for.

use anyhow::{Context, Result};

/// The processors' time since the start of the machine, in clock ticks.
#[derive(Clone, Copy, Debug)]
pub struct Ticks {
    all: u64,
    stolen: u64,
}

impl Ticks {
    /// The ticks so far.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn now() -> Result<Ticks> {
        Ticks::read(&std::fs::read_to_string("/proc/stat")?)
    }

    /// The first line of `/proc/stat` has all processors: user, nice, system, idle, iowait, irq,
    /// softirq, steal, and then the time of guests, which user time already holds.
    fn read(stat: &str) -> Result<Ticks> {
        let line = stat.lines().next().and_then(|line| line.strip_prefix("cpu "));
        let fields = line.context("no processors in /proc/stat")?.split_whitespace().take(8);
        let ticks = fields.map(str::parse).collect::<Result<Vec<u64>, _>>()?;
        let stolen = *ticks.get(7).context("no stolen time in /proc/stat")?;
        Ok(Ticks { all: ticks.iter().sum(), stolen })
    }

    /// The share of all processors' time since `earlier` that others on the host had.
    pub fn stolen_since(self, earlier: Ticks) -> f64 {
        (self.stolen - earlier.stolen) as f64 / (self.all - earlier.all).max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::Ticks;

    #[test]
    fn stolen_time_is_a_share_of_all_time() {
        let before = Ticks::read("cpu  100 0 50 800 10 0 5 35 0 0\ncpu0 1 2").expect("a stat line");
        let after = Ticks::read("cpu  150 0 60 820 10 0 5 55 7 0\ncpu0 1 2").expect("a stat line");
        assert!((after.stolen_since(before) - 0.2).abs() < 1e-9);
        assert!(Ticks::read("cpu0 1 2").is_err());
        assert!(Ticks::read("cpu  1 2 3").is_err());
    }
}
