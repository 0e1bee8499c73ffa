#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The common part of pypinyin's two formats: a JSON object, or lines `key: readings` with `#`
/// comments. Members and lines are imported one by one.
protocol PypinyinImporter: Importer {
  /// Imports a member of the JSON object.
  func take(key: String, json value: Data, into sink: ImportSink) throws(RejectionReason)
  /// Imports a line.
  func take(key: String, text value: String, into sink: ImportSink) throws(RejectionReason)
}

extension PypinyinImporter {
  func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError) {
    let source = SourceText(name: input.name, bytes: try input.rest())
    let first = source.bytes.first { $0 > 0x20 }
    if first == UInt8(ascii: "{") { readJSON(source, sink) } else { readText(source, sink) }
  }

  private func readJSON(_ source: SourceText, _ sink: ImportSink) {
    var members = JSONMembers(source)
    while true {
      let member: JSONMembers.Member
      do throws(RejectionReason) {
        guard let next = try members.next() else { return }
        member = next
      } catch {
        return sink.refuse(members.currentLine, error)
      }
      sink.take(member.line) { () throws(RejectionReason) in
        guard String(validating: member.key, as: UTF8.self) != nil,
          String(validating: member.value, as: UTF8.self) != nil
        else { throw .invalidUTF8 }
        let key = try decode(String.self, Data(member.key))
        try take(key: key, json: Data(member.value), into: sink)
      }
    }
  }

  private func readText(_ source: SourceText, _ sink: ImportSink) {
    for line in source.lines where !line.isWhitespace && !line.isComment {
      sink.take(line.number) { () throws(RejectionReason) in
        guard let text = line.text else { throw .invalidUTF8 }
        guard let colon = text.firstIndex(of: ":") else { throw .missingField("reading") }
        let value = text[text.index(after: colon)...].prefix { $0 != "#" }
        try take(
          key: text[..<colon].trimmed,
          text: value.trimmed, into: sink)
      }
    }
  }

  func decode<Value: Decodable>(
    _ type: Value.Type, _ json: Data
  ) throws(RejectionReason) -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      throw .malformed("the value does not have the expected form")
    }
  }
}
