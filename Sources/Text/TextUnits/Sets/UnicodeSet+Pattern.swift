import CICU

extension UnicodeSet {
  /// An error in a pattern.
  public struct PatternError: Error, Hashable, Sendable {
    /// The pattern that is not a set.
    public let pattern: String
  }

  /// Parses a pattern. Spaces in it are ignored.
  ///
  /// - Throws: `PatternError` if the pattern is malformed.
  public init(_ pattern: String) throws(PatternError) {
    let units = Array(pattern.utf16)
    var offset: Int32 = 0
    guard let length = Int32(exactly: units.count),
      let set = gk_set_open(units, length, &offset)
    else { throw PatternError(pattern: pattern) }
    defer { gk_set_close(set) }
    self.init(set)
  }

  init(_ set: OpaquePointer) {
    var ranges: [ClosedRange<UInt32>] = []
    var strings: [String] = []
    for index in 0..<max(gk_set_item_count(set), 0) {
      var first: UInt32 = 0
      var last: UInt32 = 0
      var length: Int32 = 0
      // The maximum length of a string member in UTF-16 code units. No pattern written by hand has
      // a longer one.
      let room = 256
      let text = [UInt16](unsafeUninitializedCapacity: room) { text, count in
        length = gk_set_item(set, index, &first, &last, text.baseAddress, Int32(room))
        count = (0...room).contains(Int(length)) ? Int(length) : 0
      }
      if length == 0, first <= last, last <= 0x10FFFF {
        ranges.append(first...last)
      } else if !text.isEmpty {
        strings.append(String(decoding: text, as: UTF16.self))
      }
    }
    self.ranges = Self.joined(ranges)
    self.strings = strings
  }
}
