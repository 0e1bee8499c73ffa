/// A binary dictionary of MeCab, `sys.dic`, read in place. All integers are little-endian.
///
/// ```
/// offset  size  header
///      0     4  length of the file XOR 0xEF718F77
///      4     4  version, 102
///      8     4  kind: 0 system, 1 user, 2 unknown words
///     12     4  number of tokens
///     16     8  sizes of the connection matrix: left, right
///     24    12  lengths of the three parts below: keys, tokens, features
///     36     4  zero
///     40    32  encoding, padded with zeros
///     72        keys: a double array of (base: Int32, check: UInt32)
///               tokens, 16 bytes each
///               features: texts that end with a zero
/// ```
///
/// A node with base `b` has a child for the byte `c` if unit `b + c + 1` has the check `b`; that
/// unit is the child. A key ends at the node if unit `b` has the check `b` and a negative base.
/// `-base - 1` is then the value of the key: the number of its first token times 256 plus the number
/// of its tokens. If a key has 256 tokens or more, their number carries into the other factor:
/// MeCab itself reads such a key as a few tokens of the keys that follow. The tokens are in the
/// order of the keys, so that the first token is the one after those of the preceding key, and the
/// value gives the whole number.
///
/// None of this is trusted: indices are checked, a traversal longer than a tree allows is an error,
/// and the keys must refer to every token once.
package struct MeCabDictionary {
  /// An entry of a key.
  package struct Token {
    /// The context class on the left side, an index in the connection matrix.
    package let leftID: UInt16
    /// The context class on the right side.
    package let rightID: UInt16
    /// `-factor × ln P`, with the `cost-factor` of the dictionary's `dicrc`.
    package let cost: Int16
    /// The features as comma-separated values in the dictionary's encoding.
    package let feature: [UInt8]
  }

  private static let headerLength = 72
  private static let tokenLength = 16
  private static let magic: UInt32 = 0xEF71_8F77
  private static let maximumKeyLength = 1 << 12

  /// The name of the dictionary's encoding.
  package let encoding: String
  private let name: String
  private let bytes: UnsafeRawBufferPointer
  private let units: Int
  private let tokens: Range<Int>
  private let features: Range<Int>

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - bytes: The file, which must stay valid while the dictionary is used.
  ///   - name: The name of the file, for messages.
  /// - Throws: `DictionaryError.malformed` if the bytes are not a dictionary of version 102.
  package init(_ bytes: UnsafeRawBufferPointer, name: String) throws(DictionaryError) {
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: name, line: nil, reason: reason)
    }
    guard bytes.count >= Self.headerLength else {
      throw malformed("it is not a binary dictionary of MeCab: its header is incomplete")
    }
    func field(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    guard UInt32(truncatingIfNeeded: bytes.count) ^ field(0) == Self.magic else {
      throw malformed(
        "it is not a binary dictionary of MeCab, or not as long as stated (\(bytes.count) bytes)"
      )
    }
    guard field(4) == 102 else { throw malformed("its version is \(field(4)); only 102 is known") }
    let (keyBytes, tokenBytes, featureBytes) = (Int(field(24)), Int(field(28)), Int(field(32)))
    guard keyBytes % 8 == 0, tokenBytes % Self.tokenLength == 0,
      Self.headerLength + keyBytes + tokenBytes + featureBytes <= bytes.count
    else { throw malformed("the lengths in its header do not fit its \(bytes.count) bytes") }
    guard tokenBytes / Self.tokenLength == Int(field(12)) else {
      throw malformed(
        "it has \(tokenBytes / Self.tokenLength) tokens, but its header says \(field(12))")
    }
    self.bytes = bytes
    self.name = name
    units = keyBytes / 8
    let tokenStart = Self.headerLength + keyBytes
    tokens = tokenStart..<(tokenStart + tokenBytes)
    features = tokens.upperBound..<(tokens.upperBound + featureBytes)
    let label = bytes[40..<Self.headerLength].prefix { $0 != 0 }
    encoding = String(decoding: label, as: UTF8.self)
  }

  /// The number of tokens.
  package var tokenCount: Int { tokens.count / Self.tokenLength }

  private func base(_ unit: Int) -> Int {
    Int(
      Int32(
        littleEndian: bytes.loadUnaligned(
          fromByteOffset: Self.headerLength + unit * 8, as: Int32.self)))
  }

  /// Calls `body` with each key, in byte order, and the range of its token numbers. The ranges are
  /// adjacent and contain every token.
  ///
  /// - Throws: `DictionaryError.malformed` if the keys form no tree, or if they do not refer to every
  ///   token once.
  package func forEachKey(
    _ body: (_ key: [UInt8], _ tokens: Range<Int>) throws(DictionaryError) -> Void
  ) throws(DictionaryError) {
    guard units > 0 else { return }
    var key: [UInt8] = []
    // The path from the root: the base of each node and the next byte to try; -1 is the end of a
    // key.
    var path: [(base: Int, next: Int)] = [(base(0), -1)]
    var visited = 0
    var read = 0
    while let (base, first) = path.last {
      // Most bytes have no child; `nextByte` skips them without updating the path.
      guard let next = nextByte(of: base, from: first) else {
        path.removeLast()
        _ = key.popLast()
        continue
      }
      path[path.count - 1].next = next + 1
      let value = self.base(base + next + 1)
      guard next >= 0 else {
        if value < 0 {
          let range = try tokens(of: -value - 1, from: read)
          try body(key, range)
          read = range.upperBound
        }
        continue
      }
      visited += 1
      guard visited <= units, path.count < Self.maximumKeyLength else {
        throw .malformed(path: name, line: nil, reason: "its keys form no tree; it is damaged")
      }
      key.append(UInt8(next))
      path.append((value, -1))
    }
    guard read == tokenCount else {
      throw .malformed(
        path: name, line: nil,
        reason: "its keys have \(read) tokens of \(tokenCount); it is damaged")
    }
  }

  /// Returns whether a look-up of `key`, byte by byte from the root, gives a range of tokens.
  package func contains(_ key: [UInt8], tokens: Range<Int>) -> Bool {
    guard units > 0 else { return false }
    var base = base(0)
    for byte in key {
      let unit = base + Int(byte) + 1
      guard isChild(unit, of: base) else { return false }
      base = self.base(unit)
    }
    guard isChild(base, of: base) else { return false }
    return -self.base(base) - 1 == (tokens.lowerBound << 8) + tokens.count
  }

  /// Returns whether a unit exists and has the check `base`.
  private func isChild(_ unit: Int, of base: Int) -> Bool {
    guard (0..<units).contains(unit), let wanted = UInt32(exactly: base) else { return false }
    let check = bytes.loadUnaligned(
      fromByteOffset: Self.headerLength + unit * 8 + 4, as: UInt32.self)
    return UInt32(littleEndian: check) == wanted
  }

  /// Returns the first byte from `first` on for which the node with this base has a child, or nil.
  /// Most of the reading time is spent here, so bounds are checked once.
  private func nextByte(of base: Int, from first: Int) -> Int? {
    let (start, end) = (max(base + first + 1, 0), min(base + 257, units))
    guard start < end, let bytes = bytes.baseAddress, let wanted = UInt32(exactly: base) else {
      return nil
    }
    var position = bytes + Self.headerLength + start * 8 + 4
    for unit in start..<end {
      if UInt32(littleEndian: position.loadUnaligned(as: UInt32.self)) == wanted {
        return unit - base - 1
      }
      position += 8
    }
    return nil
  }

  /// Returns the tokens of a key with this value. `first` is the end of the preceding key's tokens.
  private func tokens(of value: Int, from first: Int) throws(DictionaryError) -> Range<Int> {
    let count = value - (first << 8)
    guard (1...max(tokenCount - first, 1)).contains(count), first < tokenCount else {
      throw .malformed(
        path: name, line: nil,
        reason: "the tokens of a key do not begin at \(first) of \(tokenCount); it is damaged")
    }
    return first..<(first + count)
  }

  /// Returns the token with this number; nil if its features are outside the file.
  package func token(_ number: Int) -> Token? {
    let start = tokens.lowerBound + number * Self.tokenLength
    guard number >= 0, number < tokenCount else { return nil }
    func half(_ offset: Int) -> UInt16 {
      UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt16.self))
    }
    let offset = Int(
      UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self)))
    guard offset < features.count else { return nil }
    let text = bytes[(features.lowerBound + offset)..<features.upperBound]
    guard let end = text.firstIndex(of: 0) else { return nil }
    return Token(
      leftID: half(0), rightID: half(2), cost: Int16(bitPattern: half(6)),
      feature: Array(text[..<end]))
  }
}
