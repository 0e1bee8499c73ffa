import Markup

/// Reads an XML file into a tree. It reads nothing outside the file and rejects entity
/// declarations.
enum XMLTreeReader {
  /// The maximum size of a file in bytes.
  static let sizeLimit = 1 << 20
  /// The maximum length of an attribute in UTF-8 bytes.
  static let attributeLimit = 64 << 10
  /// The maximum depth of nesting. A layout has four levels.
  static let depthLimit = 32

  /// Reads a file and returns its root element.
  ///
  /// - Parameter only: the elements below the root that the tree has; nil for all.
  static func read(
    _ path: String, only: Set<String>? = nil
  ) throws(LayoutFileError) -> LayoutNode {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.contents(of: path, limit: sizeLimit + 1)
    } catch {
      let reason = error.isMissing ? "no such file" : error.reason
      throw LayoutFileError(
        position: SourcePosition(file: path), fault: .unreadable(reason: reason))
    }
    return try read(bytes, path: path, only: only)
  }

  /// Parses the bytes of a file and returns its root element.
  static func read(
    _ bytes: [UInt8], path: String, only: Set<String>? = nil
  ) throws(LayoutFileError) -> LayoutNode {
    guard bytes.count <= sizeLimit else {
      throw LayoutFileError(
        position: SourcePosition(file: path), fault: .tooLarge(limit: sizeLimit))
    }
    try XMLBytesCheck(bytes, path: path).run()
    let lines = SourceLines(bytes, path: path)
    let builder = XMLTreeBuilder(lines: lines, only: only)
    let parser = XMLEventParser(builder)
    let isComplete = parser.parse(bytes)
    if let error = builder.error { throw error }
    guard isComplete, let root = builder.root else {
      let position =
        parser.fault.map { lines.position(line: $0.line, column: $0.column) }
        ?? SourcePosition(file: path, line: max(parser.line, 1), column: 1)
      let reason = XMLErrorText.text(parser.fault?.code ?? 0)
      throw LayoutFileError(position: position, fault: .malformed(reason: reason))
    }
    return root
  }
}

/// Messages for those error numbers of libxml2 that authors of layouts meet.
enum XMLErrorText {
  static func text(_ code: Int) -> String {
    switch code {
    case 4: "there is no element"
    case 5: "the file ends too early; close all elements"
    case 9, 6, 10: "a character that XML does not allow"
    case 23, 26, 27, 28: "an & without a known entity; write &amp; or \\u{26}"
    case 38: "a < in an attribute; write &lt; or \\u{3C}"
    case 39, 40, 41, 65: "an attribute is not name=\"value\""
    case 42: "an attribute that occurs twice"
    case 73: "a tag that is not closed with >"
    case 76: "an end tag that does not match its start tag"
    case 77: "an element that is not closed"
    case 81: "the characters are not UTF-8"
    default: "error \(code) of the XML parser"
    }
  }
}
