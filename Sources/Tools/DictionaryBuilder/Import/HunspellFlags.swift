/// A flag of a Hunspell dictionary as a number, whatever it is written as.
typealias HunspellFlag = UInt32

/// How the flags of a Hunspell dictionary are written: the directive `FLAG` of its `.aff` file, and
/// the sets that `AF` gives numbers to.
struct HunspellFlagReader {
  /// The forms of flags.
  enum Form: String {
    /// One character each, which is so where `FLAG` is missing.
    case character = "UTF-8"
    /// Two characters each.
    case long
    /// Numbers separated by commas.
    case num
  }

  /// The form.
  var form = Form.character
  /// The sets by number, from 1.
  var aliases: [[HunspellFlag]] = []
  /// Whether there are sets: then every set is given by its number.
  var hasAliases = false

  /// The flags in `text`, or in the set that it gives the number of.
  func flags(_ text: some StringProtocol) throws(RejectionReason) -> [HunspellFlag] {
    guard hasAliases else { return try plainFlags(text) }
    guard let number = Int(text), aliases.indices.contains(number - 1) else {
      throw .malformed("there is no set of flags '\(text)' (AF)")
    }
    return aliases[number - 1]
  }

  /// The flags in `text`, written one by one.
  func plainFlags(_ text: some StringProtocol) throws(RejectionReason) -> [HunspellFlag] {
    switch form {
    case .character: return text.unicodeScalars.map(\.value)
    case .long:
      let scalars = text.unicodeScalars.map(\.value)
      guard scalars.count.isMultiple(of: 2), scalars.allSatisfy({ $0 <= 0xFFFF }) else {
        throw .malformed("'\(text)' is no row of flags of two characters")
      }
      return stride(from: 0, to: scalars.count, by: 2).map { scalars[$0] << 16 | scalars[$0 + 1] }
    case .num:
      var flags: [HunspellFlag] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = UInt16(part.drop { $0 == " " }) else {
          throw .malformed("'\(text)' is no row of flags in numbers")
        }
        flags.append(HunspellFlag(number))
      }
      return flags
    }
  }
}
