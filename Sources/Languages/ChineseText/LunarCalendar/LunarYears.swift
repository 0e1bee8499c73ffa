/// The years 2000 to 2056 of the Chinese calendar, as `Dictionaries/zh-text/lunar_years.py` computes
/// them from the positions of the sun and the moon.
///
/// Bits 0 to 12 are set for months of 30 days and clear for those of 29, a leap month in its place. Bits
/// 13 to 16 are the number of the month that a leap month repeats, 0 if there is none. The bits from 17
/// on are the days from 20 January to the first day of the year.
enum LunarYears {
  static let first = 2000

  private static let years: [UInt32] = [
    0x200693, 0x08952B, 0x2E052B, 0x180A5B, 0x04555A, 0x28056A, 0x12FB55, 0x3A0BA4,
    0x240B49, 0x0CBA93, 0x320A95, 0x1C052D, 0x068AAD, 0x2A0AB5, 0x1735AA, 0x3C05D2,
    0x260DA5, 0x10DD4A, 0x360D4A, 0x200C95, 0x0A952E, 0x2E0556, 0x180AB5, 0x0455B2,
    0x2A06D2, 0x12CEA5, 0x380725, 0x22064B, 0x0CAC97, 0x300CAB, 0x1C055A, 0x066AD6,
    0x2C0B69, 0x177752, 0x3C0B52, 0x260B25, 0x10DA4B, 0x340A4B, 0x1E04AB, 0x08A55B,
    0x2E05AD, 0x180B6A, 0x045B52, 0x2A0D92, 0x14FD25, 0x380D25, 0x220A55, 0x0CB4AD,
    0x3204B6, 0x1A05B5, 0x066DAA, 0x2C0EC9, 0x191E92, 0x3C0E92, 0x260D26, 0x10CA56,
    0x340A57,
  ]

  /// A year of the table.
  struct Year {
    fileprivate let bits: UInt32

    /// The month that the leap month repeats; 0 if there is none.
    var leapMonth: Int { Int(bits >> 13 & 15) }
    /// The number of months, 12 or 13.
    var monthCount: Int { leapMonth == 0 ? 12 : 13 }
    /// The days from 20 January of the year to its first day.
    var offset: Int { Int(bits >> 17) }

    /// Returns the number of days of the month at an index, counted from 0.
    func days(inMonthAt index: Int) -> Int { 29 + Int(bits >> UInt32(index) & 1) }
  }

  /// Returns a year; nil outside the table.
  static func year(_ number: Int) -> Year? {
    let index = number - first
    return years.indices.contains(index) ? Year(bits: years[index]) : nil
  }
}
