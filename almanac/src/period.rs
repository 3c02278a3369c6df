//! What a time card can say.

use std::ops::RangeInclusive;

use rules::image::Year;

use crate::closed_set::closed_set;

closed_set! {
    /// A time. A century begins with its round year: the 19th is 1800 to 1899 (IM-21).
    Period {
        BeforeChrist, "B.C.", "Avant J.-C.";
        Centuries1To5, "1st–5th century", "Iᵉʳ–Vᵉ siècles";
        Centuries6To10, "6th–10th century", "VIᵉ–Xᵉ siècles";
        Centuries11To14, "11th–14th century", "XIᵉ–XIVᵉ siècles";
        Century15, "15th century", "XVᵉ siècle";
        Century16, "16th century", "XVIᵉ siècle";
        Century17, "17th century", "XVIIᵉ siècle";
        Century18, "18th century", "XVIIIᵉ siècle";
        Century19, "19th century", "XIXᵉ siècle";
        Century20, "20th century", "XXᵉ siècle";
        Century21, "21st century", "XXIᵉ siècle";
    }
}

impl Period {
    /// The years that the card stands for.
    pub const fn years(self) -> RangeInclusive<Year> {
        match self {
            Period::BeforeChrist => Year::MIN..=-1,
            Period::Centuries1To5 => 1..=499,
            Period::Centuries6To10 => 500..=999,
            Period::Centuries11To14 => 1000..=1399,
            Period::Century15 => 1400..=1499,
            Period::Century16 => 1500..=1599,
            Period::Century17 => 1600..=1699,
            Period::Century18 => 1700..=1799,
            Period::Century19 => 1800..=1899,
            Period::Century20 => 1900..=1999,
            Period::Century21 => 2000..=2099,
        }
    }

    /// Whether the card's years and these have one in common.
    pub fn touches(self, years: &RangeInclusive<Year>) -> bool {
        let own = self.years();
        own.start() <= years.end() && years.start() <= own.end()
    }
}

/// A century by its number, as it is counted from the birth of Christ onward, or backward if negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Century(pub i8);

impl Century {
    pub fn years(self) -> RangeInclusive<Year> {
        let number = Year::from(self.0);
        if number < 0 {
            number * 100..=(number + 1) * 100 - 1
        } else {
            ((number - 1) * 100).max(1)..=number * 100 - 1
        }
    }
}
