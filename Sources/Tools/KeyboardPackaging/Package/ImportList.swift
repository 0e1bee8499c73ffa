import Markup

/// The import statements of a layout file, in order. For malformed XML these are the statements
/// before the first error; the linter reports the error itself.
enum ImportList {
  /// An import statement: `<import path="…"/>`.
  struct Statement {
    let path: String
    /// Whether the path refers to one of CLDR's own files.
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
