//! What the server says to the person who started it.

use std::{
    fmt::Write,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use qrcode::{EcLevel, QrCode, render::unicode::Dense1x2};

/// Where the words appear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Screen {
    /// Somebody is looking, and a phone can be held against it.
    Terminal,
    /// A file or a pipe.
    Plain,
}

/// All there is to tell about a server that has just started.
#[derive(Debug)]
pub(super) struct Welcome {
    /// Where it listens.
    pub(super) address: SocketAddr,
    pub(super) public_url: Option<String>,
    /// Guests come by way of a proxy, and this computer's own addresses would lead them past it.
    pub(super) behind_proxy: bool,
    /// Where others on the same network find it, the likeliest first.
    pub(super) neighbours: Vec<IpAddr>,
    /// Where the tables are.
    pub(super) kept_in: String,
}

impl Welcome {
    pub(super) fn text(&self, screen: Screen) -> String {
        let mut text = format!("\n  on this computer  {}\n", self.local());
        let mut label = "on this network ";
        for neighbour in self.reachable() {
            let _ = writeln!(text, "  {label}  {}", self.at(*neighbour));
            label = "                ";
        }
        if let Some(url) = &self.public_url {
            let _ = writeln!(text, "  for everybody     {url}");
        }
        text.push('\n');
        match (self.invitation(), screen) {
            (Some(address), Screen::Terminal) => {
                text += &qr(&address);
                text += "Scan this with a phone, or type the address: everybody who opens it can play.\n";
            }
            (Some(address), Screen::Plain) => {
                let _ = writeln!(text, "Open {address} on a phone: everybody who opens it can play.");
            }
            (None, _) if self.behind_proxy => {
                text += "Everybody who opens the address of the proxy in front can play.\n";
            }
            (None, _) => {
                let everywhere = SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), self.address.port());
                let _ = writeln!(
                    text,
                    "No phone can reach this computer as things stand; try --listen {everywhere}"
                );
            }
        }
        let _ = writeln!(text, "The tables are kept in {}. Ctrl-C ends the server.", self.kept_in);
        text
    }

    /// The address to hand out, if others can reach the server at all.
    fn invitation(&self) -> Option<String> {
        self.public_url.clone().or_else(|| self.lan_url())
    }

    /// Where phones in the same room find the server.
    pub(super) fn lan_url(&self) -> Option<String> {
        self.reachable().first().map(|neighbour| self.at(*neighbour))
    }

    /// Where guests find it by an address of this computer.
    fn reachable(&self) -> &[IpAddr] {
        if self.behind_proxy { &[] } else { &self.neighbours }
    }

    fn local(&self) -> String {
        let ip = self.address.ip();
        if ip.is_unspecified() || ip.is_loopback() {
            format!("http://localhost:{}", self.address.port())
        } else {
            self.at(ip)
        }
    }

    fn at(&self, ip: IpAddr) -> String {
        format!("http://{}", SocketAddr::new(ip, self.address.port()))
    }
}

/// Black on white whatever the terminal's own colours are, since not every phone reads the opposite.
const INK: &str = "\x1b[38;5;16;48;5;231m";
const PLAIN: &str = "\x1b[0m";

/// The address as a picture of half blocks, or nothing when it is too long for one.
fn qr(address: &str) -> String {
    // A screen is clean: the lowest correction makes the smallest picture.
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::L) else { return String::new() };
    let picture = code.render::<Dense1x2>().build();
    let lines = picture.lines().map(|line| format!("  {INK}{line}{PLAIN}\n"));
    lines.chain(["\n".to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcome(address: &str, neighbours: &[[u8; 4]]) -> Welcome {
        Welcome {
            address: address.parse().unwrap(),
            public_url: None,
            behind_proxy: false,
            neighbours: neighbours.iter().copied().map(IpAddr::from).collect(),
            kept_in: "/srv/likeness".to_owned(),
        }
    }

    #[test]
    fn a_living_room_server_invites_to_its_address_on_the_network() {
        let text = welcome("0.0.0.0:7447", &[[192, 168, 1, 20], [10, 0, 0, 5]]).text(Screen::Plain);
        assert_eq!(
            text,
            "
  on this computer  http://localhost:7447
  on this network   http://192.168.1.20:7447
                    http://10.0.0.5:7447

Open http://192.168.1.20:7447 on a phone: everybody who opens it can play.
The tables are kept in /srv/likeness. Ctrl-C ends the server.
"
        );
    }

    #[test]
    fn a_terminal_shows_a_code_with_its_quiet_zone_in_black_on_white() {
        let text = welcome("0.0.0.0:7447", &[[192, 168, 1, 20]]).text(Screen::Terminal);
        let rows: Vec<&str> = text.lines().filter_map(|line| line.trim_start().strip_prefix(INK)).collect();
        let rows: Vec<&str> = rows.into_iter().map(|row| row.strip_suffix(PLAIN).unwrap()).collect();
        let width = rows[0].chars().count();
        assert_eq!(rows.len(), width.div_ceil(2), "half blocks make it square");
        assert!(rows.iter().all(|row| row.chars().count() == width && row.starts_with("    ")));
        assert!(rows[0].chars().all(|module| module == ' '));
    }

    #[test]
    fn a_public_address_is_the_one_to_hand_out() {
        let mut welcome = welcome("127.0.0.1:7447", &[]);
        assert!(welcome.text(Screen::Terminal).contains("try --listen 0.0.0.0:7447"));
        welcome.public_url = Some("https://play.example.org".to_owned());
        let text = welcome.text(Screen::Plain);
        assert!(text.contains("Open https://play.example.org on a phone"), "{text}");
    }

    #[test]
    fn behind_a_proxy_no_guest_is_led_past_it() {
        let mut welcome = welcome("0.0.0.0:7447", &[[172, 18, 0, 5]]);
        welcome.behind_proxy = true;
        assert_eq!(welcome.lan_url(), None);
        let text = welcome.text(Screen::Plain);
        assert!(!text.contains("172.18.0.5") && text.contains("the proxy in front"), "{text}");
        welcome.public_url = Some("https://play.example.org".to_owned());
        let text = welcome.text(Screen::Plain);
        assert!(text.contains("Open https://play.example.org on a phone"), "{text}");
    }

    #[test]
    fn an_address_of_the_other_kind_is_written_in_brackets() {
        let text = welcome("[2001:db8::1]:80", &[]).text(Screen::Plain);
        assert!(text.contains("http://[2001:db8::1]:80\n"), "{text}");
    }
}
