import Foundation

/// What both of pypinyin's formats have in common: a JSON object, or `key: readings` lines with `#`
/// comments. Members and lines are handed on one by one.
protocol PypinyinImporter: Importer {
  /// How the header calls the weights.
  static var weightUnit: String { get }
  /// The entries of one member of the JSON object.
  func entries(key: String, json value: Data) throws(RefusalReason) -> [WordEntry]
  /// The entries of one line.
  func entries(key: String, text value: String) throws(RefusalReason) -> [WordEntry]
}

extension PypinyinImporter {
  func wordList(
    from source: SourceText, report: inout RefusalReport
  ) throws(DictionaryError) -> WordList {
    var list = WordList(header: [.init("weight", Self.weightUnit)])
    let first = source.bytes.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") {
      readJSON(source, &list, &report)
    } else {
      readText(source, &list, &report)
    }
    return list
  }

  private func readJSON(_ source: SourceText, _ list: inout WordList, _ report: inout RefusalReport)
  {
    var members = JSONMembers(source)
    while true {
      let member: JSONMembers.Member
      do throws(RefusalReason) {
        guard let next = try members.next() else { return }
        member = next
      } catch {
        return report.refuse(source, line: members.currentLine, error)
      }
      do throws(RefusalReason) {
        guard String(validating: member.key, as: UTF8.self) != nil,
          String(validating: member.value, as: UTF8.self) != nil
        else { throw .invalidUTF8 }
        let key = try decode(String.self, Data(member.key))
        list.entries += try entries(key: key, json: Data(member.value))
      } catch {
        report.refuse(source, line: member.line, error)
      }
    }
  }

  private func readText(_ source: SourceText, _ list: inout WordList, _ report: inout RefusalReport)
  {
    for line in source.lines where !line.isBlank && !line.isComment {
      do throws(RefusalReason) {
        guard let text = line.text else { throw .invalidUTF8 }
        guard let colon = text.firstIndex(of: ":") else { throw .missingField("reading") }
        let value = text[text.index(after: colon)...].prefix { $0 != "#" }
        list.entries += try entries(
          key: text[..<colon].trimmingCharacters(in: .whitespaces),
          text: value.trimmingCharacters(in: .whitespaces))
      } catch {
        report.refuse(source, line: line.number, error)
      }
    }
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, _ json: Data
  ) throws(RefusalReason) -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      throw .malformed("the value does not have the expected form")
    }
  }
}
