import Markup

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Converts CLDR annotations to a phrase file: each word, and the emoji or symbols that have it as
/// their name or a keyword.
///
/// ```
/// <annotation cp="😂">笑 | 笑哭了 | 脸</annotation>          笑 TAB 😂
/// <annotation cp="😂" type="tts">笑哭了</annotation>        笑哭了 TAB 😂
/// ```
///
/// Characters whose name is the word come first, then those whose name contains it (红心 for 心), then
/// the others, each group in the order of the files. `AnnotationWords` decides which names and
/// keywords become words.
package struct AnnotationImporter {
  /// The maximum number of characters for a word: 脸 is a keyword of a hundred.
  package static let maximumListLength = 8

  private let kind: AnnotationKind
  private let accepted: AnnotationWords
  private var words: [String: [String]] = [:]
  private var names: [String: String] = [:]

  /// Creates an importer for one kind of characters.
  ///
  /// - Parameters:
  ///   - kind: Emoji or symbols.
  ///   - words: The rule for words of the annotations' language.
  package init(_ kind: AnnotationKind, words: AnnotationWords = .han) {
    self.kind = kind
    accepted = words
  }

  /// Reads an annotation file (`annotations/zh.xml`, `annotationsDerived/zh.xml`).
  ///
  /// - Throws: `DictionaryError.malformed` if the file is not XML or contains no annotation.
  package mutating func read(_ path: String) throws(DictionaryError) {
    let reader = AnnotationReader()
    let parser = XMLEventParser(reader)
    guard parser.parse(try FileAccess.read(path)) else {
      let line = parser.fault?.line ?? parser.line
      throw .malformed(path: path, line: max(line, 1), reason: "it is not valid XML")
    }
    guard !reader.annotations.isEmpty else {
      throw .malformed(
        path: path, line: nil, reason: "it has no element <annotation cp=\"…\">; give a CLDR file")
    }
    for annotation in reader.annotations {
      guard let text = kind.text(of: annotation.character) else { continue }
      let isFlag = AnnotationKind.isFlag(annotation.character)
      for word in annotation.words {
        let word = accepted.spelling(of: word, isFlag: isFlag)
        if annotation.isName { names[text] = word }
        guard accepted.accepts(word), !words[word, default: []].contains(text) else { continue }
        words[word, default: []].append(text)
      }
    }
  }

  /// The number of words.
  package var count: Int { words.count }

  /// Returns the phrase file, ascending by the words.
  package func serialized(header: [WordList.Field]) -> [UInt8] {
    let comments = header.map { "# \($0.key): \($0.value)\n" }
    let lines = words.sorted { Word($0.key) < Word($1.key) }.compactMap { word, texts -> String? in
      let ranked = (0...2).flatMap { rank in
        texts.filter { accepted.rank(of: word, forName: names[$0] ?? "") == rank }
      }
      guard !ranked.isEmpty else { return nil }
      return "\(word)\t\(ranked.prefix(Self.maximumListLength).joined(separator: " "))\n"
    }
    return Array((comments + lines).joined().utf8)
  }
}

/// Collects the annotations of an XML file.
private final class AnnotationReader: XMLEventHandler {
  struct Annotation {
    let character: String
    let isName: Bool
    var text = ""

    /// The keywords, which are separated by `|`, or the name.
    var words: [String] {
      text.split(separator: isName ? "\n" : "|")
        .map { $0.trimmed }
    }
  }

  private(set) var annotations: [Annotation] = []
  private var current: Annotation?

  func startElement(_ name: String, attributes: [String: String], in parser: XMLEventParser) {
    guard name == "annotation", let character = attributes["cp"] else { return }
    current = Annotation(character: character, isName: attributes["type"] == "tts")
  }

  func text(_ string: String, in parser: XMLEventParser) {
    current?.text += string
  }

  func endElement(_ name: String, in parser: XMLEventParser) {
    guard let annotation = current, name == "annotation" else { return }
    annotations.append(annotation)
    current = nil
  }
}
