//! A connection whose other end must take what it is sent.
//!
//! What is written goes into the system's buffers, and stays there if the other end does not read.
//! Once they are full, the wait begins; who takes next to nothing meanwhile is not waited for
//! again.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// How many bytes must go out in one wait, so that another is worth it.
const LEAST: usize = 4 * 1024;

/// A connection that breaks when the other end does not read.
pub(crate) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// How long to wait yet; nothing while everything has gone out.
    wait: Option<Pin<Box<Sleep>>>,
    /// How many bytes have gone out in this wait.
    sent: usize,
}

impl<S> Patient<S> {
    /// Waits so long for the other end to read.
    pub(crate) fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, wait: None, sent: 0 }
    }

    /// What came of writing: where nothing could be written, the time runs.
    fn written(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            self.sent += written.as_ref().copied().unwrap_or_default();
            return Poll::Ready(written);
        }
        let wait = self.wait.get_or_insert_with(|| {
            self.sent = 0;
            Box::pin(sleep(self.patience))
        });
        ready!(wait.as_mut().poll(context));
        if self.sent < LEAST {
            return Poll::Ready(Err(io::Error::new(
                io::ErrorKind::TimedOut,
                "the other end does not read",
            )));
        }
        self.sent = 0;
        wait.as_mut().reset(Instant::now() + self.patience);
        wait.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Called when all has been written: nobody waits any more.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        if flushed.is_ready() {
            self.wait = None;
        }
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(50);

    #[tokio::test]
    async fn who_does_not_read_is_not_waited_for() {
        let (own, _other) = duplex(64);
        let mut patient = Patient::new(own, PATIENCE);
        let refused = patient.write_all(&[7; 1000]).await;
        assert_eq!(refused.expect_err("nobody reads").kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_reads_a_few_bytes_now_and_then_is_not_waited_for() {
        let (own, mut other) = duplex(64);
        let reading = tokio::spawn(async move {
            // Ends when the connection breaks.
            while other.read_u8().await.is_ok() {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        });
        let mut patient = Patient::new(own, PATIENCE);
        let refused = patient.write_all(&[7; 100_000]).await;
        assert_eq!(refused.expect_err("too slow").kind(), io::ErrorKind::TimedOut);
        drop(patient);
        reading.await.expect("it ends");
    }

    #[tokio::test]
    async fn who_reads_slowly_gets_everything() {
        let (own, mut other) = duplex(4096);
        let reading = tokio::spawn(async move {
            let (mut all, mut chunk) = (0, [0; 4096]);
            while all < 40_000 {
                tokio::time::sleep(Duration::from_millis(20)).await;
                all += other.read(&mut chunk).await.expect("it goes on");
            }
            all
        });
        let mut patient = Patient::new(own, PATIENCE * 4);
        patient.write_all(&[7; 40_000]).await.expect("someone reads");
        patient.flush().await.expect("it is out");
        // A long silence afterwards is no fault.
        tokio::time::sleep(PATIENCE * 5).await;
        assert_eq!(reading.await.expect("no panic"), 40_000);
    }
}
