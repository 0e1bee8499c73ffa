import Markup

/// Builds a tree from the parser's events, and stops the parser at the first content that a layout
/// cannot have.
final class XMLTreeBuilder: XMLEventHandler {
  private(set) var root: LayoutNode?
  private(set) var error: LayoutFileError?
  private var lines: SourceLines
  private var open: [LayoutNode] = []
  private let only: Set<String>?

  /// Creates a builder.
  ///
  /// - Parameter only: the elements below the root that the tree has; nil for all.
  init(lines: SourceLines, only: Set<String>? = nil) {
    self.lines = lines
    self.only = only
  }

  func skips(_ name: String) -> Bool { only.map { !open.isEmpty && !$0.contains(name) } ?? false }

  func startElement(_ name: String, attributes: [String: String], in parser: XMLEventParser) {
    let position = lines.startOfTag(
      named: name, endingAtLine: parser.line, column: parser.column)
    let limit = XMLTreeReader.attributeLimit
    if let long = attributes.filter({ $0.value.utf8.count > limit }).keys.sorted().first {
      return stop(parser, position, .attributeTooLong(long, limit: limit))
    }
    guard open.count < XMLTreeReader.depthLimit else {
      return stop(parser, position, .malformed(reason: "elements are nested too deeply"))
    }
    open.append(LayoutNode(name: name, attributes: attributes, position: position))
  }

  func endElement(_ name: String, in parser: XMLEventParser) {
    guard let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  func text(_ text: String, in parser: XMLEventParser) {
    guard let node = open.last, !text.utf8.allSatisfy(\.isXMLSpace),
      !open.contains(where: { $0.name == "special" })
    else { return }
    stop(parser, node.position, .unexpectedText(in: node.name))
  }

  private func stop(_ parser: XMLEventParser, _ position: SourcePosition, _ fault: LayoutFault) {
    error = LayoutFileError(position: position, fault: fault)
    parser.stop()
  }
}
