import CGlobeKey

/// Texts that a caller reads and does not release. Each is stored once, and stays where it is until
/// all are taken back.
final class LentTexts {
  private var texts: [[UInt8]: globekey_text] = [:]

  deinit { takeBack() }

  /// Lends a text.
  func lend(_ text: String) -> globekey_text {
    let bytes = Array(text.utf8)
    if let lent = texts[bytes] { return lent }
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
    copy[bytes.count] = 0
    let lent = globekey_text(bytes: copy, count: bytes.count)
    texts[bytes] = lent
    return lent
  }

  /// Lends a text that may be missing.
  func lend(_ text: String?) -> globekey_text { text.map(lend) ?? globekey_text() }

  /// Releases all texts.
  func takeBack() {
    for text in texts.values { text.bytes?.deallocate() }
    texts.removeAll(keepingCapacity: true)
  }
}
