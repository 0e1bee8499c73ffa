/// Imports Android's `.combined` dictionaries: a line `dictionary=main:en,locale=en,…`, then lines
/// ` word=the,f=222,flags=`, each followed by its `shortcut=…` and `bigram=…` lines.
///
/// `f` is from 0 to 255: 255 is a probability of 1, and each step down divides it by 1.15. The
/// weight is therefore `255 − f` as a cost with the factor `1 / ln 1.15`. A word with an `f` of 0
/// must never be suggested; it is left out, as are words marked `not_a_word`.
struct AOSPImporter: LineImporter {
  /// `1 / ln 1.15`.
  static let costFactor = 7.155029

  let decoder: LineDecoder

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    let bytes = line.bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard bytes.first != UInt8(ascii: "#") else { return }
    var values: [String: ArraySlice<UInt8>] = [:]
    var kind: String?
    for field in bytes.split(separator: UInt8(ascii: ",")) {
      guard let equals = field.firstIndex(of: UInt8(ascii: "=")) else {
        throw .malformed("'\(String(decoding: field, as: UTF8.self))' is not 'key=value'")
      }
      let key = String(decoding: field[..<equals], as: UTF8.self)
      if kind == nil { kind = key }
      values[key] = field[(equals + 1)...]
    }
    switch kind {
    case "word": try readWord(values, sink)
    case "shortcut": sink.note("shortcuts skipped")
    case "bigram", "ngram", "prev_word[0]": sink.note("n-grams skipped")
    case "dictionary": readHeader(values, sink)
    default: throw .malformed("expected 'word=', 'shortcut=', 'bigram=' or 'dictionary='")
    }
  }

  private func readWord(
    _ values: [String: ArraySlice<UInt8>], _ sink: ImportSink
  ) throws(RejectionReason) {
    func isTrue(_ key: String) -> Bool { values[key]?.elementsEqual("true".utf8) ?? false }
    guard let digits = values["f"], !digits.isEmpty else { throw .missingField("frequency 'f'") }
    let text = String(decoding: digits, as: UTF8.self)
    guard let frequency = Int(text) else { throw .weightNotANumber(text) }
    guard frequency >= 0 else { throw .negativeWeight(text) }
    guard frequency <= 255 else { throw .hugeWeight(text) }
    guard !isTrue("not_a_word") else { return sink.note("entries marked 'not_a_word' left out") }
    guard frequency > 0 else {
      return sink.note("words with a frequency of 0 left out")
    }
    try sink.append(word: values["word"] ?? [], weight: Double(255 - frequency))
    if isTrue("possibly_offensive") { sink.note("words marked possibly offensive") }
  }

  private func readHeader(_ values: [String: ArraySlice<UInt8>], _ sink: ImportSink) {
    for (key, name) in [("description", "source"), ("version", "version"), ("locale", "language")] {
      guard let value = values[key], !value.isEmpty else { continue }
      sink.header.append(.init(name, String(decoding: value, as: UTF8.self)))
    }
  }
}
