import DictionaryImage
import KanaConversion

/// Assigns numbers to the texts of words, first to those of the model in its order, and encodes the
/// texts (`WordTexts`).
struct KanaTextTable {
  /// The number of each text.
  private(set) var numbers: [String: UInt32] = [:]
  private(set) var texts: [String] = []

  init(vocabulary: [String], entries: [KanaEntry]) {
    for text in vocabulary { add(text) }
    for entry in entries { add(entry.text) }
  }

  private mutating func add(_ text: String) {
    guard numbers[text] == nil else { return }
    numbers[text] = UInt32(truncatingIfNeeded: texts.count)
    texts.append(text)
  }

  /// Adds the hash table that finds the first `count` texts (`TokenTexts`).
  func addTokenTexts(_ count: Int, to writer: inout ImageWriter) throws(DictionaryError) {
    var slots = [UInt32](repeating: 0, count: max(count, 1) * 2)
    for (number, text) in texts.prefix(count).enumerated() {
      var hash = TokenHash()
      for scalar in text.unicodeScalars { hash.append(scalar) }
      var slot = hash.slot(of: slots.count)
      var steps = 1
      while slots[slot] != 0 {
        slot = slot + 1 < slots.count ? slot + 1 : 0
        steps += 1
      }
      guard steps <= TokenTexts.searchLimit else { throw .tooMany(what: "words of equal hash") }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
    writer.add(KanaSections.tokenTexts, integers: slots)
  }

  func addSections(to writer: inout ImageWriter) throws(DictionaryError) {
    var counts: [UInt32: Int] = [:]
    for text in texts {
      for scalar in text.unicodeScalars { counts[scalar.value, default: 0] += 1 }
    }
    let alphabet = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    guard alphabet.count <= WordTexts.maximumAlphabetSize else {
      throw .tooMany(what: "different characters")
    }
    var codes: [UInt32: Int] = [:]
    for (code, scalar) in alphabet.enumerated() { codes[scalar] = code }
    var bytes: [UInt8] = []
    var offsets: [UInt64] = [0]
    for text in texts {
      for scalar in text.unicodeScalars {
        let code = codes[scalar.value] ?? 0
        let rest = code - WordTexts.firstLead
        guard rest >= 0 else {
          bytes.append(UInt8(code))
          continue
        }
        bytes.append(UInt8(WordTexts.firstLead + rest / 256))
        bytes.append(UInt8(rest % 256))
      }
      offsets.append(UInt64(bytes.count))
    }
    writer.add(KanaSections.textAlphabet, integers: alphabet)
    writer.add(
      KanaSections.textOffsets,
      bytes: EliasFano.serialized(offsets, upperBound: UInt64(bytes.count)))
    writer.add(KanaSections.texts, bytes: bytes)
  }
}
