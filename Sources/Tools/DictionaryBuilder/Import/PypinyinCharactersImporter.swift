#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Imports pypinyin's characters: `"19968": "yī,yí"` with a decimal code point, or lines
/// `U+4E00: yī,yí`. All weights are 0: the source lists readings without frequencies.
struct PypinyinCharactersImporter: PypinyinImporter {
  let parser: EntryParser

  func take(key: String, json value: Data, into sink: ImportSink) throws(RejectionReason) {
    try take(
      codePoint: UInt32(key), key: key, readings: decode(String.self, value), into: sink)
  }

  func take(key: String, text value: String, into sink: ImportSink) throws(RejectionReason) {
    guard key.hasPrefix("U+") else { throw .malformed("'\(key)' is not a code point 'U+…'") }
    try take(
      codePoint: UInt32(key.dropFirst(2), radix: 16), key: key, readings: value, into: sink)
  }

  private func take(
    codePoint: UInt32?, key: String, readings: String, into sink: ImportSink
  ) throws(RejectionReason) {
    guard let scalar = codePoint.flatMap(Unicode.Scalar.init) else {
      throw .malformed("'\(key)' is not a code point")
    }
    let character = Array(String(scalar).utf8)[...]
    let word = try parser.word(character)
    guard !readings.isEmpty else { throw .missingField("reading") }
    // Without tones, `yī,yí` is one reading.
    var spelled: [[UInt8]] = []
    for text in readings.split(separator: ",") {
      let reading = Array(text.trimmed.utf8)
      guard !reading.isEmpty else { throw .missingField("reading") }
      let spelling = try parser.spelledReading(reading[...], of: word)
      if !spelled.contains(spelling) { spelled.append(spelling) }
    }
    for reading in spelled { try sink.append(word: character, reading: reading[...], weight: 0) }
  }
}
