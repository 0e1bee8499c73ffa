import SyllableConversion

/// The text of a word as UTF-8 bytes. Hashing and comparing bytes needs no normalisation, which
/// matters for several hundred thousand words.
package struct Word: Sendable {
  /// The bytes, always valid UTF-8.
  package let utf8: [UInt8]

  /// Creates a word from text.
  package init(_ text: String) { utf8 = Array(text.utf8) }

  /// Creates a word from bytes that the caller has validated.
  init(validated bytes: some Sequence<UInt8>) { utf8 = Array(bytes) }

  /// The word as a string.
  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The byte offset of each character, and the length. A character is a Unicode scalar: words of a
  /// dictionary contain no combining marks.
  var characterOffsets: [Int] {
    var offsets = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 }
    offsets.append(utf8.count)
    return offsets
  }

  /// The number of characters.
  package var characterCount: Int { utf8.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) } }
}

extension Word: Hashable, Comparable {
  package static func == (left: Word, right: Word) -> Bool { left.utf8 == right.utf8 }

  /// Compares by bytes, which is the order of the code points.
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
  /// Creates a word from a literal.
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { text }
}

/// A line of a word list: a word, one of its readings, and its weight.
package struct WordEntry: Sendable, Equatable {
  /// The surface text.
  package let word: Word
  /// One syllable per character; empty if the source records no reading.
  package let reading: [SyllableID]
  /// The weight, in the unit of the source.
  package internal(set) var weight: Double
  /// The origins of the entry in a merged list; empty in any other list.
  package let origins: OriginSet

  package init(word: Word, reading: [SyllableID], weight: Double, origins: OriginSet = []) {
    self.word = word
    self.reading = reading
    self.weight = weight
    self.origins = origins
  }

  /// Returns the entry with its weight converted from `unit` to a number proportional to the
  /// frequency; 0 for a rank.
  func asFrequency(from unit: WeightUnit) -> WordEntry {
    var entry = self
    entry.weight = unit.frequency(of: weight) ?? 0
    return entry
  }
}
