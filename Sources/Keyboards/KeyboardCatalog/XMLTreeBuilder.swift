import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects what the parser finds into a tree, and stops it at the first thing a layout cannot have.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: LayoutNode?
  private(set) var error: LayoutFileError?
  private var lines: SourceLines
  private var open: [LayoutNode] = []

  init(lines: SourceLines) { self.lines = lines }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let place = lines.startOfTag(
      named: name, endingAtLine: parser.lineNumber, column: parser.columnNumber)
    let limit = XMLTreeReader.attributeLimit
    if let long = attributes.filter({ $0.value.utf8.count > limit }).keys.sorted().first {
      return stop(parser, place, .attributeTooLong(long, limit: limit))
    }
    guard open.count < XMLTreeReader.depthLimit else {
      return stop(parser, place, .malformed(reason: "elements are nested too deep"))
    }
    open.append(LayoutNode(name: name, attributes: attributes, place: place))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let node = open.last, !text.allSatisfy(\.isWhitespace),
      !open.contains(where: { $0.name == "special" })
    else { return }
    stop(parser, node.place, .unexpectedText(in: node.name))
  }

  /// The first error is the one to tell: the others follow from it.
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard error == nil else { return }
    let place = lines.place(line: parser.lineNumber, column: parser.columnNumber)
    let reason = XMLErrorText.text((parseError as NSError).code)
    error = LayoutFileError(place: place, fault: .malformed(reason: reason))
  }

  private func stop(_ parser: XMLParser, _ place: SourcePlace, _ fault: LayoutFault) {
    if error == nil { error = LayoutFileError(place: place, fault: fault) }
    parser.abortParsing()
  }
}
