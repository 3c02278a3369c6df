//! Closed sets as arrays.

/// Every variant of an enum, as an array: what `strum::VariantArray` lists. It does not compile when there
/// are more or fewer than the array has room for, so that none can be forgotten.
pub const fn every<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(every) if variants.len() == N => *every,
        _ => panic!("there are not so many variants"),
    }
}
