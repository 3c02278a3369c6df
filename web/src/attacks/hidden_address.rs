//! Behind a proxy, whoever it does not name is no friend of the house.

use super::{House, status};
use crate::{Bounds, Proxy, Settings};

/// Issue: without a readable `X-Forwarded-For` they counted as loopback, and had no limits.
#[test]
fn who_has_no_address_has_the_limits_of_one() {
    let bounds = Bounds { tables_per_address: 3, ..Bounds::default() };
    for header in
        ["", "\r\nx-forwarded-for: unknown", "\r\nx-forwarded-for: 192.0.2.1,\r\nx-forwarded-for: ?"]
    {
        let bounds = bounds.clone();
        let house = House::open(Settings { bounds, behind_proxy: Proxy::Trusted, ..Settings::default() });
        let open = |header: &str| {
            let head = format!("POST /api/v1/tables HTTP/1.1\r\ncontent-type: application/json{header}");
            status(&house.ask(&head, br#"{"name":"Eve"}"#).unwrap())
        };
        assert_eq!([(); 5].map(|()| open(header)), [201, 201, 201, 429, 429], "{header}");
        assert_eq!(open("\r\nx-forwarded-for: 192.0.2.7"), 201, "others have their own");
        let guess = format!("GET /t/ZZZZZZ HTTP/1.1{header}");
        let tried: Vec<u16> = (0..11).map(|_| status(&house.ask(&guess, b"").unwrap())).collect();
        assert_eq!(tried, [[404; 10].as_slice(), &[429]].concat(), "{header}");
    }
}
