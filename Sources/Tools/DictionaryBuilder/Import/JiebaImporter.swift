/// Imports jieba's `dict.txt`: lines `word SPACE count` or `word SPACE count SPACE tag`. The tag
/// (part of speech) is not used. The format has no readings.
struct JiebaImporter: LineImporter {
  let decoder: LineDecoder

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    let fields = line.bytes.split(separator: UInt8(ascii: " "))
    guard fields.count >= 2 else { throw .missingField("count") }
    guard fields.count <= 3 else { throw .malformed("expected 'word count tag'") }
    try sink.append(word: fields[0], weight: fields[1])
  }
}
