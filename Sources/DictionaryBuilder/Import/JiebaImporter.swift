/// Reads jieba's `dict.txt`: `word SPACE count` or `word SPACE count SPACE tag` a line. The tag (part
/// of speech) is not used. The format records no readings.
struct JiebaImporter: Importer {
  let parser: EntryParser

  func wordList(
    from source: SourceText, report: inout RefusalReport
  ) throws(DictionaryError) -> WordList {
    var list = WordList(header: [.init("weight", "occurrences")])
    for line in source.lines where !line.isBlank {
      do throws(RefusalReason) {
        list.entries.append(try entry(line))
      } catch {
        report.refuse(source, line: line.number, error)
      }
    }
    return list
  }

  private func entry(_ line: SourceLine) throws(RefusalReason) -> WordEntry {
    guard line.text != nil else { throw .invalidUTF8 }
    let fields = line.bytes.split(separator: UInt8(ascii: " "))
    guard fields.count >= 2 else { throw .missingField("count") }
    guard fields.count <= 3 else { throw .malformed("expected 'word count tag'") }
    return WordEntry(
      word: try parser.word(fields[0]), reading: [], weight: try parser.weight(fields[1]))
  }
}
