import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The import statements of a layout file, in order. A file that is no XML has those before its
/// fault: checking layouts is the linter's.
enum ImportList {
  /// `<import path="…"/>`.
  struct Statement {
    let path: String
    /// Whether it is one of CLDR's own files.
    let isCLDR: Bool
  }

  static func imports(of bytes: [UInt8]) -> [Statement] {
    guard let parser = XMLEvents.parser(of: bytes) else { return [] }
    let collector = Collector()
    parser.delegate = collector
    _ = parser.parse()
    return collector.statements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var statements: [Statement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      guard name == "import", let path = attributes["path"] else { return }
      statements.append(Statement(path: path, isCLDR: attributes["base"] == "cldr"))
    }
  }
}
