import Yams

/// Reads rime's `*.dict.yaml`: a YAML document that ends with `...`, then a line a word whose
/// tab-separated columns the header names (`text`, `code`, `weight` where it does not).
///
/// A missing code is a word without a reading; a missing weight is 0, which is what rime takes it
/// for. Weights in per cent are relative to another dictionary and are refused.
struct RimeImporter: Importer {
  let parser: EntryParser

  private struct Header: Decodable {
    var name: String?
    var version: String?
    var columns: [String]?
  }

  func wordList(
    from source: SourceText, report: inout RefusalReport
  ) throws(DictionaryError) -> WordList {
    var lines = source.lines
    let header = try header(&lines, of: source)
    let columns = header.columns ?? ["text", "code", "weight"]
    guard let textColumn = columns.firstIndex(of: "text") else {
      throw .malformed(path: source.name, line: nil, reason: "the header names no column 'text'")
    }
    let places = Places(
      text: textColumn, code: columns.firstIndex(of: "code"),
      weight: columns.firstIndex(of: "weight"))
    var list = WordList(header: [.init("weight", "frequency")])
    if let name = header.name { list.header.append(.init("source", name)) }
    if let version = header.version { list.header.append(.init("version", version)) }
    while let line = lines.next() {
      guard !line.isBlank, !line.isComment else { continue }
      do throws(RefusalReason) {
        list.entries.append(try entry(line, places))
      } catch {
        report.refuse(source, line: line.number, error)
      }
    }
    return list
  }

  /// Takes the lines up to `...` and reads them as YAML.
  private func header(
    _ lines: inout SourceLines, of source: SourceText
  ) throws(DictionaryError) -> Header {
    var text = ""
    while let line = lines.next() {
      guard let row = line.text else {
        throw .malformed(
          path: source.name, line: line.number, reason: "the header is not valid UTF-8")
      }
      guard row != "..." else {
        do {
          return try YAMLDecoder().decode(Header.self, from: text)
        } catch {
          throw .malformed(
            path: source.name, line: nil, reason: "the YAML header cannot be read: \(error)")
        }
      }
      text += row + "\n"
    }
    throw .malformed(
      path: source.name, line: nil,
      reason: "it is not a rime dictionary: there is no YAML header that ends with '...'")
  }

  private struct Places {
    let text: Int
    let code: Int?
    let weight: Int?
  }

  private func entry(_ line: SourceLine, _ places: Places) throws(RefusalReason) -> WordEntry {
    guard line.text != nil else { throw .invalidUTF8 }
    let fields = line.fields
    func field(_ place: Int?) -> ArraySlice<UInt8> {
      guard let place, place < fields.count else { return [] }
      return fields[place]
    }
    let word = try parser.word(field(places.text))
    let weight = field(places.weight)
    return WordEntry(
      word: word, reading: try parser.reading(field(places.code), of: word),
      weight: weight.isEmpty ? 0 : try parser.weight(weight))
  }
}
