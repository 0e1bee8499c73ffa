import XML

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
    let collector = Collector()
    _ = XMLEventParser(collector).parse(bytes)
    return collector.statements
  }

  private final class Collector: XMLEventHandler {
    var statements: [Statement] = []

    func startElement(_ name: String, attributes: [String: String], in parser: XMLEventParser) {
      guard name == "import", let path = attributes["path"] else { return }
      statements.append(Statement(path: path, isCLDR: attributes["base"] == "cldr"))
    }
  }
}
