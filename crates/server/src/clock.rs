//! The time of day, for those parts that may know it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The seconds from 1970 to the end of the year 9999.
const DATES: Duration = Duration::from_secs(253_402_300_800);

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// Whether the clock shows a time that HTTP has a date for: from 1970 to 9999.
pub(crate) fn has_date() -> bool {
    is_date(SystemTime::now())
}

fn is_date(time: SystemTime) -> bool {
    time.duration_since(UNIX_EPOCH).is_ok_and(|since| since < DATES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_begin_with_1970_and_end_with_9999() {
        assert!(is_date(UNIX_EPOCH));
        assert!(is_date(UNIX_EPOCH + DATES - Duration::from_secs(1)));
        assert!(!is_date(UNIX_EPOCH + DATES));
        assert!(!is_date(UNIX_EPOCH - Duration::from_secs(1)));
        assert!(has_date());
    }
}
