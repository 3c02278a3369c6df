//! A checksum against chance: rows that no chain covers, and the mark.

/// FNV-1a over 64 bits. Each step can be undone, so a change of one byte always changes the sum; and it is
/// computed without a buffer in which a key could stay behind.
#[derive(Clone, Copy)]
pub(super) struct Sum(u64);

const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

impl Sum {
    /// The sum of nothing yet, for one purpose: the same fields in another place have another sum.
    pub(super) fn of(purpose: &str) -> Sum {
        Sum(BASIS).bytes(purpose.as_bytes())
    }

    pub(super) fn bytes(self, bytes: &[u8]) -> Sum {
        Sum(bytes.iter().fold(self.0, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(PRIME)))
    }

    pub(super) fn number(self, number: u64) -> Sum {
        self.bytes(&number.to_be_bytes())
    }

    pub(super) fn value(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_format_does_not_change_unnoticed() {
        assert_eq!(Sum::of("").value(), BASIS);
        assert_eq!(Sum::of("a").value(), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Sum::of("foobar").value(), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn every_flipped_bit_shows() {
        let bytes: Vec<u8> = (0..64).collect();
        let sum = Sum::of("test").bytes(&bytes).value();
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(Sum::of("test").bytes(&flipped).value(), sum, "bit {bit}");
        }
    }
}
