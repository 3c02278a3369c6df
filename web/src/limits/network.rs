//! What counts as one client: the network that somebody has to themselves.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// How many bits of an address are the same for a household or a phone: one IPv4 address, and a whole
/// network of IPv6.
const HOUSEHOLD: Prefix = Prefix { v4: 32, v6: 64 };
/// And for what one customer may rent at the most without anybody asking why.
const NEIGHBOURHOOD: Prefix = Prefix { v4: 24, v6: 48 };

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

/// How long the part of an address is that a network shares.
#[derive(Debug, Clone, Copy)]
struct Prefix {
    v4: u32,
    v6: u32,
}

impl Network {
    /// The household that an address belongs to.
    pub(crate) fn of(address: IpAddr) -> Network {
        Network::within(address, HOUSEHOLD)
    }

    /// The larger network that an address belongs to.
    pub(super) fn neighbourhood_of(address: IpAddr) -> Network {
        Network::within(address, NEIGHBOURHOOD)
    }

    fn within(address: IpAddr, prefix: Prefix) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V4(v4) => {
                let mask = u32::MAX.checked_shl(u32::BITS - prefix.v4).unwrap_or(0);
                Ipv4Addr::from(u32::from(v4) & mask).into()
            }
            IpAddr::V6(v6) => {
                let mask = u128::MAX.checked_shl(u128::BITS - prefix.v6).unwrap_or(0);
                Ipv6Addr::from(u128::from(v6) & mask).into()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_address_of_the_old_kind_and_a_network_of_the_new() {
        let of = |text: &str| Network::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"), "however it is written");
        let wider = |text: &str| Network::neighbourhood_of(text.parse().unwrap());
        assert_eq!(wider("192.0.2.1"), wider("192.0.2.254"));
        assert_eq!(wider("2001:db8:1:2::1"), wider("2001:db8:1:3::1"));
        assert_ne!(wider("2001:db8:1:2::1"), wider("2001:db8:2:2::1"));
    }
}
