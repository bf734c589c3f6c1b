//! A small HTTP client: one connection for requests, one for a stream.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A visitor with a cookie and a connection that is kept.
#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    /// From which address of this machine it comes.
    source: IpAddr,
    connection: TcpStream,
    buffer: Vec<u8>,
    /// The cookie as it is sent back.
    pub cookie: String,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The body.
    pub body: Vec<u8>,
}

/// The part of a frame that a player needs.
#[derive(Debug, Deserialize)]
pub struct Frame<'a> {
    /// How many entries the log has.
    pub number: u32,
    /// Who acted.
    pub seat: Option<u8>,
    /// What may be chosen.
    #[serde(borrow)]
    pub legal: Vec<Offer<'a>>,
    /// Who decides.
    #[serde(borrow)]
    pub turn: Option<&'a RawValue>,
}

/// The answer to an action.
#[derive(Debug, Deserialize)]
pub struct Stepped<'a> {
    /// What the named stream leaves out.
    #[serde(borrow)]
    pub frame: Option<Frame<'a>>,
}

/// An action that may be chosen.
#[derive(Debug, Deserialize)]
pub struct Offer<'a> {
    /// The action.
    #[serde(borrow)]
    pub action: &'a RawValue,
}

/// The part of a snapshot that a player needs.
#[derive(Debug, Deserialize)]
pub struct Snapshot<'a> {
    /// The position.
    #[serde(borrow)]
    pub frame: Frame<'a>,
}

impl Client {
    /// A new visitor.
    pub async fn connect(address: SocketAddr) -> Result<Client> {
        Client::on(TcpStream::connect(address).await.context("cannot connect")?).await
    }

    /// A new visitor who comes from this address of this machine.
    pub async fn from(source: Ipv4Addr, address: SocketAddr) -> Result<Client> {
        Client::on(connect(source.into(), address).await?).await
    }

    /// A new visitor who has come by this connection.
    pub async fn on(connection: TcpStream) -> Result<Client> {
        let (address, source) = (connection.peer_addr()?, connection.local_addr()?.ip());
        connection.set_nodelay(true)?;
        let (buffer, cookie) = (Vec::with_capacity(16 * 1024), String::new());
        let mut client = Client { address, source, connection, buffer, cookie };
        client.request("GET", "/api/me", "").await?;
        Ok(client)
    }

    /// Sends a request and reads its answer.
    pub async fn request(&mut self, method: &str, path: &str, body: &str) -> Result<Answer> {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        self.connection.write_all(head.as_bytes()).await?;
        self.buffer.clear();
        let end = loop {
            if let Some(end) = find(&self.buffer, b"\r\n\r\n") {
                break end + 4;
            }
            if self.connection.read_buf(&mut self.buffer).await? == 0 {
                bail!("the server closed the connection");
            }
        };
        let head = String::from_utf8_lossy(&self.buffer[..end]).to_ascii_lowercase();
        let status = head.split(' ').nth(1).context("no status")?.parse()?;
        if let Some(cookie) = value(&head, "set-cookie: ") {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        let length: usize = value(&head, "content-length: ").unwrap_or("0").parse()?;
        while self.buffer.len() < end + length {
            if self.connection.read_buf(&mut self.buffer).await? == 0 {
                bail!("the server closed the connection");
            }
        }
        Ok(Answer { status, body: self.buffer[end..end + length].to_vec() })
    }

    /// Sends a request that must succeed.
    pub async fn expect(&mut self, method: &str, path: &str, body: &str) -> Result<Vec<u8>> {
        let answer = self.request(method, path, body).await?;
        if answer.status >= 300 {
            let said = String::from_utf8_lossy(&answer.body);
            bail!(
                "{method} {path}: {} {}",
                answer.status,
                said.chars().take(300).collect::<String>()
            );
        }
        Ok(answer.body)
    }

    /// Opens a table and gives its id.
    pub async fn open_table(&mut self, seats: &str) -> Result<String> {
        let body =
            format!("{{\"game\":\"oppida\",\"options\":{{}},\"seats\":{seats},\"listed\":false}}");
        let answer = self.expect("POST", "/api/tables", &body).await?;
        table_id(&answer)
    }

    /// Listens to a table.
    pub async fn listen(&self, table: &str) -> Result<Listener> {
        self.stream(&format!("{table}/stream")).await
    }

    /// Listens to a table with a stream of this name: answers to actions that name it bring their
    /// frames.
    pub async fn listen_as(&self, table: &str, reader: &str) -> Result<Listener> {
        self.stream(&format!("{table}/stream?reader={reader}")).await
    }

    async fn stream(&self, path: &str) -> Result<Listener> {
        let mut connection = connect(self.source, self.address).await?;
        let head = format!(
            "GET /api/tables/{path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n",
            self.address, self.cookie
        );
        connection.write_all(head.as_bytes()).await?;
        Ok(Listener { connection, buffer: Vec::with_capacity(16 * 1024), read: 0 })
    }
}

/// A connection that comes from this address of this machine.
async fn connect(source: IpAddr, address: SocketAddr) -> Result<TcpStream> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.bind(SocketAddr::new(source, 0))?;
    socket.connect(address).await.context("cannot connect")
}

/// The id in the answer to a new table.
pub fn table_id(answer: &[u8]) -> Result<String> {
    #[derive(Deserialize)]
    struct Created {
        table: String,
    }
    Ok(serde_json::from_slice::<Created>(answer)?.table)
}

/// One who listens to a table.
#[derive(Debug)]
pub struct Listener {
    connection: TcpStream,
    buffer: Vec<u8>,
    /// How much of the buffer is used up.
    read: usize,
}

/// A message of the stream.
#[derive(Debug)]
pub struct Message<'a> {
    /// Its kind.
    pub event: &'a str,
    /// Its JSON.
    pub data: &'a str,
}

impl Listener {
    /// The next message. A message is one chunk of the body, so chunk sizes between messages are
    /// lines to skip.
    pub async fn next(&mut self) -> Result<Message<'_>> {
        let (from, to) = loop {
            let unread = &self.buffer[self.read..];
            if let Some(start) = find(unread, b"event: ")
                && let Some(length) = find(&unread[start..], b"\n\n")
            {
                let from = self.read + start;
                self.read = from + length + 2;
                break (from, from + length);
            }
            if self.read > 0 {
                self.buffer.drain(..self.read);
                self.read = 0;
            }
            if self.connection.read_buf(&mut self.buffer).await? == 0 {
                bail!("the stream has ended");
            }
        };
        let text = std::str::from_utf8(&self.buffer[from..to])?;
        let (event, data) = text.split_once("\ndata: ").context("a message without data")?;
        Ok(Message { event: event.trim_start_matches("event: "), data })
    }
}

/// Where `wanted` begins. Messages are long and the clients share the processor with the server, so
/// only places that begin alike are compared.
fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    let first = *wanted.first()?;
    let mut from = 0;
    while let Some(at) = bytes[from..].iter().position(|&byte| byte == first) {
        if bytes[from + at..].starts_with(wanted) {
            return Some(from + at);
        }
        from += at + 1;
    }
    None
}

fn value<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name))
}
