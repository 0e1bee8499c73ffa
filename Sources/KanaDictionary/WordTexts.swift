import DictionaryFormat

/// The texts of words in an image. Their characters are coded by how frequent they are: kana and the
/// commonest kanji take a byte, all others two.
package struct WordTexts: Sendable {
  /// The first byte that begins a code of two.
  package static let firstLead = 192
  /// The largest alphabet that the codes can tell apart.
  package static let longestAlphabet = firstLead + (256 - firstLead) * 256

  private let alphabet: ImageColumn<UInt32>
  private let offsets: EliasFano
  private let bytes: ImageColumn<UInt8>

  init(alphabet: ImageColumn<UInt32>, offsets: EliasFano, bytes: ImageColumn<UInt8>) {
    self.alphabet = alphabet
    self.offsets = offsets
    self.bytes = bytes
  }

  /// How many texts there are.
  package var count: Int { max(offsets.count - 1, 0) }

  /// The text with a number; empty outside.
  package func text(_ number: Int) -> String {
    var text = String.UnicodeScalarView()
    forEachScalar(of: number) { text.append($0) }
    return String(text)
  }

  /// Whether a text has exactly these characters.
  func isEqual(_ number: Int, to scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    var isEqual = true
    forEachScalar(of: number) { if rest.popFirst() != $0 { isEqual = false } }
    return isEqual && rest.isEmpty
  }

  /// Calls `body` with each character of a text.
  package func forEachScalar(of number: Int, _ body: (Unicode.Scalar) -> Void) {
    let range = offsets.range(at: number, limit: bytes.count)
    var place = range.lowerBound
    while place < range.upperBound {
      var code = Int(bytes[place])
      place += 1
      if code >= Self.firstLead {
        code = Self.firstLead + (code - Self.firstLead) * 256 + Int(bytes[place])
        place += 1
      }
      if let scalar = Unicode.Scalar(alphabet[code]) { body(scalar) }
    }
  }
}
