/// Decides whether a key that is no letter continues the Latin text before it.
package enum LatinTyping {
  private static let schemes = ["http", "https", "ftp"].map { Array($0.utf8) }

  /// Returns whether a mark or a digit continues Latin text instead of ending the composition or
  /// choosing a candidate.
  ///
  /// ```
  /// swift .    a word that is converted to itself continues with . - _ /
  /// admin @    @ continues any letters
  /// a@1 6 3    within an address digits do
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - keys: the keys before it.
  ///   - endsInLatin: returns whether the last of them are converted to themselves.
  package static func continues(
    _ keys: [UInt8], with key: UInt8, endsInLatin: () -> Bool
  ) -> Bool {
    guard let last = keys.last, last.isAddressKey, key.isAddressKey, !key.isLatinLetter else {
      return false
    }
    let start = LatinAddress.runStart(of: keys.count, in: keys)
    if isAddress(keys[start...]) { return true }
    guard last.isLatinLetterOrDigit else { return false }
    switch key {
    case UInt8(ascii: "@"): return true
    case UInt8(ascii: ":"): return schemes.contains { keys[start...].suffix($0.count) == $0[...] }
    case UInt8(ascii: "."):
      return keys[start...].suffix(3).elementsEqual("www".utf8) || endsInLatin()
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"): return endsInLatin()
    default: return false
    }
  }

  /// Whether keys without a space include a mark that only continues Latin text.
  private static func isAddress(_ run: ArraySlice<UInt8>) -> Bool {
    run.contains { $0.isAddressMark || $0.isPathMark }
  }
}
