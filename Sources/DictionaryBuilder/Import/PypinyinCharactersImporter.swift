import Foundation

/// Reads pypinyin's characters: `"19968": "yī,yí"` with the code point in decimal, or lines
/// `U+4E00: yī,yí`. The readings weigh 0: the source says which there are, not how frequent.
struct PypinyinCharactersImporter: PypinyinImporter {
  let parser: EntryParser

  func entries(key: String, json value: Data) throws(RefusalReason) -> [WordEntry] {
    try entries(codePoint: UInt32(key), key: key, readings: decode(String.self, value))
  }

  func entries(key: String, text value: String) throws(RefusalReason) -> [WordEntry] {
    guard key.hasPrefix("U+") else { throw .malformed("'\(key)' is not a code point 'U+…'") }
    return try entries(codePoint: UInt32(key.dropFirst(2), radix: 16), key: key, readings: value)
  }

  private func entries(
    codePoint: UInt32?, key: String, readings: String
  ) throws(RefusalReason) -> [WordEntry] {
    guard let scalar = codePoint.flatMap(Unicode.Scalar.init) else {
      throw .malformed("'\(key)' is not a code point")
    }
    let word = try parser.word(Array(String(scalar).utf8)[...])
    guard !readings.isEmpty else { throw .missingField("reading") }
    var entries: [WordEntry] = []
    for text in readings.split(separator: ",") {
      let reading = [try parser.syllable(text.trimmingCharacters(in: .whitespaces))]
      if !entries.contains(where: { $0.reading == reading }) {
        entries.append(WordEntry(word: word, reading: reading, weight: 0))
      }
    }
    return entries
  }
}
