/// Imports CC-CEDICT: `傳統 传统 [chuan2 tong3] /traditional/`. Takes the simplified or the traditional
/// word and ignores the glosses. Lines `#! key=value` become header fields.
struct CEDICTImporter: LineImporter {
  let decoder: LineDecoder
  /// Whether to take the traditional word of a line instead of the simplified one.
  let isTraditional: Bool

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    guard !line.isComment else { return readComment(line, sink) }
    let words = line.bytes.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count == 3 else { throw .missingField("reading") }
    guard words[2].first == UInt8(ascii: "["),
      let end = words[2].firstIndex(of: UInt8(ascii: "]"))
    else { throw .malformed("expected 'traditional simplified [reading] /gloss/'") }
    var reading: [UInt8] = []
    for syllable in words[2][..<end].dropFirst().split(separator: UInt8(ascii: " ")) {
      if !reading.isEmpty { reading.append(UInt8(ascii: " ")) }
      // Names begin with a capital; the r of erhua is typed er.
      let letters = syllable.map { $0 | (0x41...0x5A ~= $0 ? 0x20 : 0) }
      reading += letters.elementsEqual("r5".utf8) ? Array("er".utf8) : letters
    }
    guard !reading.isEmpty else { throw .missingField("reading") }
    try sink.append(word: words[isTraditional ? 0 : 1], reading: reading[...], weight: 0)
  }

  private func readComment(_ line: SourceLine, _ sink: ImportSink) {
    guard let text = line.text, text.hasPrefix("#! "), let equals = text.firstIndex(of: "=") else {
      return
    }
    let value = String(text[text.index(after: equals)...])
    switch text[..<equals].dropFirst(3) {
    case "date": sink.header.append(.init("version", value))
    case "license": sink.header.append(.init("licence", value))
    case "publisher": sink.header.append(.init("source", "CC-CEDICT, \(value)"))
    default: return
    }
  }
}
