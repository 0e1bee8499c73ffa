/// Imports libchewing's sources: `tsi.csv` with lines `word,count,reading`, and the older `tsi.src`
/// with lines `word count reading`. The reading is bopomofo, its syllables separated by spaces. `#`
/// begins a comment; comments `# dc:title = …` of the CSV become header fields.
struct ChewingImporter: LineImporter {
  let decoder: LineDecoder
  /// The header keys of a word list for Dublin Core keys.
  private static let keys = [
    "dc:title": "source", "dc:identifier": "version", "dc:license": "licence",
    "dc:rights": "copyright",
  ]

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    guard !line.isComment else { return readComment(line, sink) }
    let bytes = line.bytes.prefix { $0 != UInt8(ascii: "#") }
    if bytes.contains(UInt8(ascii: ",")) {
      let fields = try CSVRow.fields(of: bytes)
      guard fields.count >= 3 else { throw .missingField(fields.count < 2 ? "count" : "reading") }
      try append(word: fields[0], count: fields[1], reading: fields[2], sink)
    } else {
      let fields = bytes.split(maxSplits: 2) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard fields.count >= 3 else { throw .missingField(fields.count < 2 ? "count" : "reading") }
      try append(word: fields[0], count: fields[1], reading: fields[2], sink)
    }
  }

  private func append(
    word: ArraySlice<UInt8>, count: ArraySlice<UInt8>, reading: ArraySlice<UInt8>,
    _ sink: ImportSink
  ) throws(RejectionReason) {
    let trimmed = count.filter { $0 != UInt8(ascii: " ") }[...]
    try sink.append(word: word, reading: reading, weight: trimmed)
  }

  private func readComment(_ line: SourceLine, _ sink: ImportSink) {
    let words = (line.text ?? "").drop { $0 == "#" || $0 == " " }
    // A spreadsheet may add empty fields after the value.
    let sides = words.split(separator: words.contains("=") ? "=" : ",", maxSplits: 1)
    guard sides.count == 2, let key = Self.keys[sides[0].trimmingSpaces] else { return }
    let value = String(sides[1].trimmingSpaces.reversed().drop { $0 == "," }.reversed())
    if !value.isEmpty { sink.header.append(.init(key, value)) }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(String(drop { $0 == " " }.reversed()).drop { $0 == " " }.reversed())
  }
}
