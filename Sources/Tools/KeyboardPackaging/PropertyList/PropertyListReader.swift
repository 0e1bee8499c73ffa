import KeyboardCatalog
import Markup

/// Reads XML property lists strictly: every value has its line, and any deviation is an error.
enum PropertyListReader {
  /// Returns the root value. `file` is its name in findings.
  static func read(_ bytes: [UInt8], file: String) throws(PackagingError) -> PropertyListNode {
    func invalid(_ line: Int?, _ message: String) -> PackagingError {
      .invalid([Finding(.error, SourcePosition(file: file, line: line), message)])
    }
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw invalid(nil, "the property list is binary; write it as XML (plutil -convert xml1)")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw invalid(nil, "the text is not UTF-8")
    }
    let builder = PropertyListBuilder()
    let parser = XMLEventParser(builder)
    let isWellFormed = parser.parse(bytes)
    if let fault = builder.fault { throw invalid(fault.line, fault.message) }
    guard isWellFormed, let root = builder.root else {
      throw invalid(parser.fault?.line ?? parser.line, "not well-formed XML")
    }
    return root
  }
}

/// Builds values from the events of an XML parser. It stops at the first fault.
private final class PropertyListBuilder: XMLEventHandler {
  private struct Container {
    var isDictionary: Bool
    var line: Int
    var nodes: [PropertyListNode] = []
    var members: [PropertyListMember] = []
    var key: (name: String, line: Int)?
  }

  /// The maximum nesting depth, more than any program's property list needs.
  private static let maximumDepth = 64

  private(set) var root: PropertyListNode?
  private(set) var fault: (line: Int, message: String)?
  private var containers: [Container] = []
  private var text = ""
  private var textStart: (name: String, line: Int)?
  private var isInside = false

  private func fail(_ parser: XMLEventParser, _ message: String) {
    if fault == nil { fault = (parser.line, message) }
    parser.stop()
  }

  func startElement(_ name: String, attributes: [String: String], in parser: XMLEventParser) {
    guard textStart == nil else { return fail(parser, "<\(name)> inside a text element") }
    guard isInside else {
      isInside = name == "plist"
      return isInside ? () : fail(parser, "the first element is <\(name)>, not <plist>")
    }
    guard name == "key" || expectsValue else {
      return fail(parser, "found <\(name)> instead of a <key>")
    }
    switch name {
    case "dict", "array":
      guard containers.count < Self.maximumDepth else { return fail(parser, "too deep") }
      containers.append(Container(isDictionary: name == "dict", line: parser.line))
    case "key":
      guard containers.last?.isDictionary == true, containers.last?.key == nil else {
        return fail(parser, "found a <key> instead of a value")
      }
      textStart = (name, parser.line)
    case "string", "integer", "real", "true", "false", "date", "data":
      textStart = (name, parser.line)
    default: fail(parser, "<\(name)> is not an element of a property list")
    }
  }

  func text(_ string: String, in parser: XMLEventParser) {
    if textStart != nil {
      text += string
    } else if string.contains(where: { !$0.isWhitespace }) {
      fail(parser, "text between the elements")
    }
  }

  func endElement(_ name: String, in parser: XMLEventParser) {
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

  private func take(key: String, at line: Int, _ parser: XMLEventParser) {
    guard let last = containers.indices.last else { return }
    guard !containers[last].members.contains(where: { $0.key == key }) else {
      return fail(parser, "the key '\(key)' is repeated")
    }
    containers[last].key = (key, line)
  }

  private func add(_ node: PropertyListNode, _ parser: XMLEventParser) {
    guard let last = containers.indices.last else { return root = node }
    if let (key, line) = containers[last].key {
      containers[last].members.append(PropertyListMember(key, node, line: line))
      containers[last].key = nil
    } else {
      containers[last].nodes.append(node)
    }
  }
}
