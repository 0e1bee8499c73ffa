/// A flag of a Hunspell dictionary as a number, whatever its notation.
typealias HunspellFlag = UInt32

/// Parses the flags of a Hunspell dictionary: the notation that the directive `FLAG` of the `.aff`
/// file states, and the sets that `AF` numbers.
struct HunspellFlagReader {
  /// The notations of flags.
  enum Form: String {
    /// One character per flag; the default without `FLAG`.
    case character = "UTF-8"
    /// Two characters per flag.
    case long
    /// Numbers separated by commas.
    case num
  }

  /// The notation of flags in the files.
  var form = Form.character
  /// The flag sets of `AF`; number 1 is at index 0.
  var aliases: [[HunspellFlag]] = []
  /// Whether the file has `AF` sets. Every set of flags is then given by its number.
  var hasAliases = false

  /// Parses a set of flags, or looks it up by number if the file has `AF` sets.
  func flags(_ text: some StringProtocol) throws(RejectionReason) -> [HunspellFlag] {
    guard hasAliases else { return try plainFlags(text) }
    guard let number = Int(text), aliases.indices.contains(number - 1) else {
      throw .malformed("the flag set '\(text)' (AF) does not exist")
    }
    return aliases[number - 1]
  }

  /// Parses the flags in `text` without `AF` sets.
  func plainFlags(_ text: some StringProtocol) throws(RejectionReason) -> [HunspellFlag] {
    switch form {
    case .character: return text.unicodeScalars.map(\.value)
    case .long:
      let scalars = text.unicodeScalars.map(\.value)
      guard scalars.count.isMultiple(of: 2), scalars.allSatisfy({ $0 <= 0xFFFF }) else {
        throw .malformed("'\(text)' is not a sequence of two-character flags")
      }
      return stride(from: 0, to: scalars.count, by: 2).map { scalars[$0] << 16 | scalars[$0 + 1] }
    case .num:
      var flags: [HunspellFlag] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = UInt16(part.drop { $0 == " " }) else {
          throw .malformed("'\(text)' is not a list of numeric flags")
        }
        flags.append(HunspellFlag(number))
      }
      return flags
    }
  }
}
