import Foundation
import KeyboardCatalog

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads property lists in XML strictly: every value has its line, and what is no property list is
/// an error.
enum PropertyListReader {
  /// The root value. `file` is its name in findings.
  static func read(_ bytes: [UInt8], file: String) throws(PackagingError) -> PropertyListNode {
    func invalid(_ line: Int?, _ message: String) -> PackagingError {
      .invalid([Finding(.error, SourcePlace(file: file, line: line), message)])
    }
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw invalid(nil, "the property list is binary; write it as XML (plutil -convert xml1)")
    }
    guard let parser = XMLEvents.parser(of: bytes) else {
      throw invalid(nil, "the text is not UTF-8")
    }
    let builder = PropertyListBuilder()
    parser.delegate = builder
    let isWellFormed = parser.parse()
    if let fault = builder.fault { throw invalid(fault.line, fault.message) }
    // On Linux `parse` may be true for a document that ends early or goes on; the error is set.
    guard isWellFormed, parser.parserError == nil, let root = builder.root else {
      throw invalid(parser.lineNumber, "not well-formed XML")
    }
    return root
  }
}

/// Builds values from the events of an XML parser. It stops at the first fault.
private final class PropertyListBuilder: NSObject, XMLParserDelegate {
  private struct Container {
    var isDictionary: Bool
    var line: Int
    var nodes: [PropertyListNode] = []
    var members: [PropertyListMember] = []
    var key: (name: String, line: Int)?
  }

  /// Deeper nesting than any property list of a program has.
  private static let maximumDepth = 64

  private(set) var root: PropertyListNode?
  private(set) var fault: (line: Int, message: String)?
  private var containers: [Container] = []
  private var text = ""
  private var textStart: (name: String, line: Int)?
  private var isInside = false

  private func fail(_ parser: XMLParser, _ message: String) {
    if fault == nil { fault = (parser.lineNumber, message) }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard textStart == nil else { return fail(parser, "<\(name)> inside a text") }
    guard isInside else {
      isInside = name == "plist"
      return isInside ? () : fail(parser, "the first element is <\(name)> and not <plist>")
    }
    guard name == "key" || expectsValue else {
      return fail(parser, "<\(name)> stands where a <key> must")
    }
    switch name {
    case "dict", "array":
      guard containers.count < Self.maximumDepth else { return fail(parser, "too deep") }
      containers.append(Container(isDictionary: name == "dict", line: parser.lineNumber))
    case "key":
      guard containers.last?.isDictionary == true, containers.last?.key == nil else {
        return fail(parser, "a <key> stands where a value must")
      }
      textStart = (name, parser.lineNumber)
    case "string", "integer", "real", "true", "false", "date", "data":
      textStart = (name, parser.lineNumber)
    default: fail(parser, "<\(name)> is no element of a property list")
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if textStart != nil {
      text += string
    } else if string.contains(where: { !$0.isWhitespace }) {
      fail(parser, "text stands between the elements")
    }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let (name, line) = textStart {
      defer { (text, textStart) = ("", nil) }
      if name == "key" { return take(key: text, at: line, parser) }
      return add(PropertyListNode(value: value(of: name), line: line), parser)
    }
    guard let container = containers.popLast() else { return }
    guard container.key == nil else { return fail(parser, "a <key> has no value") }
    add(
      PropertyListNode(
        value: container.isDictionary ? .dictionary(container.members) : .array(container.nodes),
        line: container.line), parser)
  }

  private var expectsValue: Bool {
    guard let container = containers.last else { return root == nil }
    return !container.isDictionary || container.key != nil
  }

  private func value(of element: String) -> PropertyListValue {
    switch element {
    case "true", "false": .boolean(element == "true")
    case "integer", "real": .number(text)
    default: .string(text)
    }
  }

  private func take(key: String, at line: Int, _ parser: XMLParser) {
    guard let last = containers.indices.last else { return }
    guard !containers[last].members.contains(where: { $0.key == key }) else {
      return fail(parser, "the key '\(key)' stands twice")
    }
    containers[last].key = (key, line)
  }

  private func add(_ node: PropertyListNode, _ parser: XMLParser) {
    guard let last = containers.indices.last else { return root = node }
    if let (key, line) = containers[last].key {
      containers[last].members.append(PropertyListMember(key, node, line: line))
      containers[last].key = nil
    } else {
      containers[last].nodes.append(node)
    }
  }
}
