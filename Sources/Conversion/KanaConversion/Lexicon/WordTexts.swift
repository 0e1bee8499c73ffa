import DictionaryImage

/// The texts of words in an image. Characters are encoded by frequency: kana and the most frequent
/// kanji take one byte, all others two.
package struct WordTexts: Sendable {
  /// The first byte value that begins a two-byte code.
  package static let firstLead = 192
  /// The maximum number of characters that the codes can represent.
  package static let maximumAlphabetSize = firstLead + (256 - firstLead) * 256

  private let alphabet: ImageColumn<UInt32>
  private let offsets: EliasFano
  private let bytes: ImageColumn<UInt8>

  init(alphabet: ImageColumn<UInt32>, offsets: EliasFano, bytes: ImageColumn<UInt8>) {
    self.alphabet = alphabet
    self.offsets = offsets
    self.bytes = bytes
  }

  /// The number of texts.
  package var count: Int { max(offsets.count - 1, 0) }

  /// Returns the text with a number; empty if it is out of range.
  package func text(_ number: Int) -> String {
    var text = String.UnicodeScalarView()
    forEachScalar(of: number) { text.append($0) }
    return String(text)
  }

  /// Returns the index in the alphabet of the first character of a text; nil if the text is empty.
  func firstCode(of number: Int) -> Int? {
    let range = offsets.range(at: number, limit: bytes.count)
    guard let first = range.first else { return nil }
    let lead = Int(bytes[first]) - Self.firstLead
    guard lead >= 0, range.count > 1 else { return Int(bytes[first]) }
    return Self.firstLead + lead * 256 + Int(bytes[first + 1])
  }

  /// Returns the texts that occur in a character sequence, by number, each with the ranges of its
  /// occurrences.
  package func texts(in scalars: [Unicode.Scalar]) -> [UInt32: [Range<Int>]] {
    var positions: [Unicode.Scalar: [Int]] = [:]
    for (position, scalar) in scalars.enumerated() {
      positions[scalar, default: []].append(position)
    }
    var byCode = [[Int]](repeating: [], count: alphabet.count)
    for code in 0..<alphabet.count {
      if let scalar = Unicode.Scalar(alphabet[code]), let found = positions[scalar] {
        byCode[code] = found
      }
    }
    var found: [UInt32: [Range<Int>]] = [:]
    for number in 0..<count {
      guard let code = firstCode(of: number), code < byCode.count, !byCode[code].isEmpty else {
        continue
      }
      var text: [Unicode.Scalar] = []
      forEachScalar(of: number) { text.append($0) }
      for position in byCode[code] where scalars[position...].starts(with: text) {
        found[UInt32(truncatingIfNeeded: number), default: []]
          .append(position..<position + text.count)
      }
    }
    return found
  }

  /// Returns whether a text has exactly these characters.
  package func isEqual(_ number: Int, to scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    var isEqual = true
    forEachScalar(of: number) { if rest.popFirst() != $0 { isEqual = false } }
    return isEqual && rest.isEmpty
  }

  /// Calls `body` with each character of a text.
  package func forEachScalar(of number: Int, _ body: (Unicode.Scalar) -> Void) {
    let range = offsets.range(at: number, limit: bytes.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      var code = Int(bytes[offset])
      offset += 1
      if code >= Self.firstLead {
        code = Self.firstLead + (code - Self.firstLead) * 256 + Int(bytes[offset])
        offset += 1
      }
      if let scalar = Unicode.Scalar(alphabet[code]) { body(scalar) }
    }
  }
}
