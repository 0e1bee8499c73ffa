/// The unit in which a host counts distances and deletions.
public enum CountingUnit: String, CaseIterable, Codable, Hashable, Sendable {
  /// UTF-8 bytes, the unit of Wayland.
  case utf8
  /// UTF-16 code units, the unit of Apple's text system. An emoji has two or more.
  case utf16
  /// Unicode scalars (code points), the unit of IBus and Fcitx.
  case scalars
  /// Grapheme clusters: what readers perceive as characters.
  case characters
}

extension StringProtocol {
  /// Returns the length of the text in a unit. O(1) for UTF-8, otherwise O(n).
  public func length(in unit: CountingUnit) -> Int {
    switch unit {
    case .utf8: utf8.count
    case .utf16: utf16.count
    case .scalars: unicodeScalars.count
    case .characters: count
    }
  }
}

extension String {
  /// Returns the index at an offset in UTF-8 bytes, clamped to the text.
  func index(utf8Offset offset: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: max(0, min(offset, utf8.count)))
  }
}
