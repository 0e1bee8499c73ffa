/// Imports an SKK dictionary: `reading /candidate;annotation/candidate/`, the most common candidate
/// first. The weight is the candidate's rank.
///
/// The first line may state the encoding (`coding: euc-jp`). In the okuri-ari part a reading ends
/// with the first letter of the ending, `おくr /送/`, and is kept as it is. Blocks `[る/送/]` repeat
/// candidates for one ending and are skipped. A `>` that marks prefixes and suffixes is removed.
/// Candidates written as `(concat "…")` are evaluated. Other Lisp programs, and number patterns
/// (`だい# /第#1/`), are not words; they are left out and counted.
struct SKKImporter: LineImporter {
  private(set) var decoder: LineDecoder
  private let isEncodingGiven: Bool
  private var hasBegun = false

  /// Creates an importer. A given decoder overrides the encoding that the file states.
  init(decoder: LineDecoder?) {
    isEncodingGiven = decoder != nil
    self.decoder = decoder ?? LineDecoder.utf8
  }

  mutating func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    defer { hasBegun = true }
    guard line.bytes.first != UInt8(ascii: ";") else {
      if !hasBegun, !isEncodingGiven, let name = Self.coding(in: line.text ?? "") {
        guard let stated = LineDecoder(encoding: name) else {
          throw .malformed("the encoding '\(name)' is not known; name one with --encoding")
        }
        decoder = stated
      }
      return
    }
    let slash = UInt8(ascii: "/")
    guard let space = line.bytes.firstIndex(of: UInt8(ascii: " ")),
      line.bytes[space...].dropFirst().first == slash
    else { throw .malformed("expected 'reading /candidate/…/'") }
    let reading = line.bytes[..<space].filter { $0 != UInt8(ascii: ">") }[...]
    guard !reading.isEmpty else { throw .missingField("reading") }
    guard !reading.contains(UInt8(ascii: "#")) else {
      return sink.note("number patterns left out")
    }
    var rank = 0
    var isInBlock = false
    // A bad candidate is rejected alone; the others of its line are kept.
    for candidate in line.bytes[space...].dropFirst().split(separator: slash) {
      if candidate.first == UInt8(ascii: "[") { isInBlock = true }
      if candidate.elementsEqual([UInt8(ascii: "]")]) {
        isInBlock = false
      } else if !isInBlock {
        do throws(RejectionReason) {
          guard let word = try Self.word(candidate) else {
            sink.note("Lisp programs left out")
            continue
          }
          try sink.append(word: word[...], reading: reading, weight: Double(rank + 1))
          rank += 1
        } catch {
          sink.refuse(line.number, error)
        }
      }
    }
  }

  /// Returns the name after `coding:` in the first line.
  private static func coding(in text: String) -> String? {
    guard let position = text.firstRange(of: "coding:") else { return nil }
    let name = text[position.upperBound...].drop { $0 == " " }.prefix { $0 != " " && $0 != ";" }
    // Emacs appends the line-end convention to the name.
    for ending in ["-unix", "-dos", "-mac"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name.isEmpty ? nil : String(name)
  }

  /// Returns the text of a candidate without its annotation; nil for a Lisp program that cannot be
  /// evaluated.
  private static func word(_ candidate: ArraySlice<UInt8>) throws(RejectionReason) -> [UInt8]? {
    let text = candidate.prefix { $0 != UInt8(ascii: ";") }
    guard text.first == UInt8(ascii: "("), text.last == UInt8(ascii: ")"), text.count > 2 else {
      return Array(text)
    }
    guard text.starts(with: Array("(concat \"".utf8)), text.dropLast().last == UInt8(ascii: "\"")
    else { return text.contains(UInt8(ascii: " ")) ? nil : Array(text) }
    return try unescape(text.dropFirst(9).dropLast(2))
  }

  /// Decodes octal escapes of Emacs Lisp: `\057` is a slash.
  private static func unescape(_ text: ArraySlice<UInt8>) throws(RejectionReason) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        plain.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
        plain.append(code)
        rest = rest.dropFirst(3)
      } else if let escaped = rest.popFirst() {
        plain.append(escaped)
      } else {
        throw .malformed("the text ends with a backslash")
      }
    }
    return plain
  }
}
