/// A pattern of keys and wildcards, for codes that the user knows only in part.
///
/// ```
/// o?f    onf, ogf …          one key in the middle
/// o*f    of, onf, omgf …     any keys between the first and the last
/// ```
struct CodePattern {
  private let keys: [UInt8]
  private let oneKey: UInt8?
  private let anyKeys: UInt8?

  /// Creates a pattern; nil if no key is a wildcard.
  init?(_ keys: [UInt8], _ settings: CodeTableSettings) {
    self.keys = keys
    oneKey = settings.oneKey?.asciiValue
    anyKeys = settings.anyKeys?.asciiValue
    guard keys.contains(where: { $0 == oneKey || $0 == anyKeys }) else { return nil }
  }

  /// The keys before the first wildcard.
  var start: [UInt8] { Array(keys.prefix { $0 != oneKey && $0 != anyKeys }) }

  /// Whether a code matches. On a mismatch the matcher backtracks to the last `anyKeys` wildcard
  /// and lets it consume one more key.
  func matches(_ code: UnsafeRawBufferPointer) -> Bool {
    var (position, key) = (0, 0)
    var (runPosition, runKey) = (-1, 0)
    while key < code.count {
      if position < keys.count, keys[position] == anyKeys {
        (runPosition, runKey) = (position, key)
        position += 1
      } else if position < keys.count, keys[position] == oneKey || keys[position] == code[key] {
        position += 1
        key += 1
      } else if runPosition >= 0 {
        runKey += 1
        (position, key) = (runPosition + 1, runKey)
      } else {
        return false
      }
    }
    return keys[position...].allSatisfy { $0 == anyKeys }
  }
}
