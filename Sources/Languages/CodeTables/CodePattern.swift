/// Keys with wildcards among them: what a typist knows of a code.
///
/// ```
/// o?f    onf, ogf …          one key in the middle
/// o*f    of, onf, omgf …     any keys between the first and the last
/// ```
struct CodePattern {
  private let keys: [UInt8]
  private let oneKey: UInt8?
  private let anyKeys: UInt8?

  /// A pattern; nil where no key is a wildcard.
  init?(_ keys: [UInt8], _ settings: CodeTableSettings) {
    self.keys = keys
    oneKey = settings.oneKey?.asciiValue
    anyKeys = settings.anyKeys?.asciiValue
    guard keys.contains(where: { $0 == oneKey || $0 == anyKeys }) else { return nil }
  }

  /// The keys before the first wildcard.
  var start: [UInt8] { Array(keys.prefix { $0 != oneKey && $0 != anyKeys }) }

  /// Whether a code fits: where it does not go on, the last run of any keys takes one more.
  func matches(_ code: UnsafeRawBufferPointer) -> Bool {
    var (place, key) = (0, 0)
    var (runPlace, runKey) = (-1, 0)
    while key < code.count {
      if place < keys.count, keys[place] == anyKeys {
        (runPlace, runKey) = (place, key)
        place += 1
      } else if place < keys.count, keys[place] == oneKey || keys[place] == code[key] {
        place += 1
        key += 1
      } else if runPlace >= 0 {
        runKey += 1
        (place, key) = (runPlace + 1, runKey)
      } else {
        return false
      }
    }
    return keys[place...].allSatisfy { $0 == anyKeys }
  }
}
