//! The addresses under which phones in the same room find this computer.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use if_addrs::{IfOperStatus, Interface};

/// One is enough nearly always; a computer full of virtual networks need not list them all.
const MOST_SHOWN: usize = 3;
/// An address for documentation (RFC 5737). Nothing is ever sent to it.
const ELSEWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), 9);

/// Where others reach a server that is bound to this address, the likeliest first. None when only this
/// computer does.
pub(super) fn addresses(bound: IpAddr) -> Vec<IpAddr> {
    if bound.is_loopback() {
        return Vec::new();
    }
    if !bound.is_unspecified() {
        return vec![bound];
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut found: Vec<IpAddr> =
        interfaces.iter().filter(|one| leads_somewhere(one)).map(Interface::ip).collect();
    found.sort_by_key(|address| Some(*address) != outgoing());
    found.dedup();
    found.truncate(MOST_SHOWN);
    found
}

/// IPv4 only: nobody types the other kind into a phone.
fn leads_somewhere(interface: &Interface) -> bool {
    let down = matches!(interface.oper_status, IfOperStatus::Down | IfOperStatus::LowerLayerDown);
    interface.ip().is_ipv4() && !interface.is_loopback() && !interface.is_link_local() && !down
}

/// The address that the system would speak from. Connecting a UDP socket sends nothing.
fn outgoing() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_on_one_address_is_found_there_only() {
        let own = IpAddr::from([192, 168, 1, 20]);
        assert_eq!(addresses(own), [own]);
        assert!(addresses(Ipv4Addr::LOCALHOST.into()).is_empty());
        assert!(addresses(std::net::Ipv6Addr::LOCALHOST.into()).is_empty());
    }

    #[test]
    fn who_listens_everywhere_is_found_at_addresses_of_the_network() {
        let found = addresses(Ipv4Addr::UNSPECIFIED.into());
        assert!(found.len() <= MOST_SHOWN);
        assert!(found.iter().all(|address| address.is_ipv4() && !address.is_loopback()), "{found:?}");
    }
}
