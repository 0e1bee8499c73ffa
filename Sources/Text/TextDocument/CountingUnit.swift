/// What a host counts when it says how far to move or how much to delete.
public enum CountingUnit: String, CaseIterable, Codable, Hashable, Sendable {
  /// Bytes of UTF-8, as Wayland counts.
  case utf8
  /// UTF-16 units, as Apple's text system counts: an emoji is two or more.
  case utf16
  /// Unicode scalars (code points), as IBus and Fcitx count.
  case scalars
  /// Grapheme clusters: what a reader takes for one character.
  case characters
}

extension StringProtocol {
  /// How long the text is in a unit. O(1) for UTF-8, else linear.
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
  /// The index this many UTF-8 bytes from the start, held within the text.
  func index(utf8Offset offset: Int) -> String.Index {
    utf8.index(startIndex, offsetBy: max(0, min(offset, utf8.count)))
  }
}
