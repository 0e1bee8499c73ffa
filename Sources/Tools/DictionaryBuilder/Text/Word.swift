import SyllableConversion

/// The text of a word as its UTF-8 bytes. Hashing and comparing bytes needs no normalisation, which
/// counts with several hundred thousand words.
package struct Word: Sendable {
  /// The bytes, always valid UTF-8.
  package let utf8: [UInt8]

  /// The word with this text.
  package init(_ text: String) { utf8 = Array(text.utf8) }

  /// The word with these bytes, which the caller has validated.
  init(validated bytes: some Sequence<UInt8>) { utf8 = Array(bytes) }

  /// The word as a string.
  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Where each character begins, and the end. The words of a dictionary hold no combining marks:
  /// a character is a Unicode scalar.
  var characterOffsets: [Int] {
    var offsets = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 }
    offsets.append(utf8.count)
    return offsets
  }

  /// How many characters it has.
  package var characterCount: Int { utf8.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) } }
}

extension Word: Hashable, Comparable {
  /// The same bytes.
  package static func == (left: Word, right: Word) -> Bool { left.utf8 == right.utf8 }

  /// The order of the bytes, which is that of the code points.
  package static func < (left: Word, right: Word) -> Bool {
    left.utf8.withUnsafeBufferPointer { left in
      right.utf8.withUnsafeBufferPointer { right in
        for (a, b) in zip(left, right) where a != b { return a < b }
        return left.count < right.count
      }
    }
  }

  /// Feeds the bytes to the hasher in one piece.
  package func hash(into hasher: inout Hasher) {
    utf8.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Word: ExpressibleByStringLiteral, CustomStringConvertible {
  /// The word of a literal.
  package init(stringLiteral value: String) { self.init(value) }
  /// The text.
  package var description: String { text }
}

/// One line of a word list: a word, one of its readings, and how frequent it is.
package struct WordEntry: Sendable, Equatable {
  /// The surface text.
  package let word: Word
  /// A syllable for each character, or none where the source records no reading.
  package let reading: [SyllableID]
  /// The unit is the source's own.
  package internal(set) var weight: Double
  /// In a merged list, the lists that the entry comes from; empty in any other.
  package let origins: OriginSet

  /// An entry.
  package init(word: Word, reading: [SyllableID], weight: Double, origins: OriginSet = []) {
    self.word = word
    self.reading = reading
    self.weight = weight
    self.origins = origins
  }

  /// The entry with its weight, which is in `unit`, as a number in proportion to the frequency; 0
  /// where the unit does not say.
  func asFrequency(from unit: WeightUnit) -> WordEntry {
    var entry = self
    entry.weight = unit.frequency(of: weight) ?? 0
    return entry
  }
}
