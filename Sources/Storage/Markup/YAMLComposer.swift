import CYAML

/// Builds nodes from the events of libyaml.
struct YAMLComposer: ~Copyable {
  /// The maximum nesting of nodes. The composer is recursive, and some threads have small stacks.
  private static let depthLimit = 100

  /// The libyaml parser. It is allocated separately because it contains pointers to itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeBufferPointer<UInt8>
  private var anchors: [String: YAMLNode] = [:]
  private var depth = 0

  init(_ text: UnsafeBufferPointer<UInt8>) throws(YAMLError) {
    self.text = text
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      throw YAMLError(cause: .syntax("out of memory"))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// Parses the root of the only document; nil if there is none.
  mutating func singleRoot() throws(YAMLError) -> YAMLNode? {
    _ = try next()  // start of the stream
    guard try next().type != YAML_STREAM_END_EVENT else { return nil }
    let root = try node(from: next())
    _ = try next()  // end of the document
    let event = try next()
    guard event.type == YAML_STREAM_END_EVENT else {
      throw event.error(.syntax("but found another document"))
    }
    return root
  }

  private func next() throws(YAMLError) -> YAMLEvent {
    let event = YAMLEvent()
    guard yaml_parser_parse(parser, &event.event) == 1 else { throw error }
    return event
  }

  private mutating func node(from event: YAMLEvent) throws(YAMLError) -> YAMLNode {
    guard depth < Self.depthLimit else { throw event.error(.syntax("nodes nest too deeply")) }
    depth += 1
    defer { depth -= 1 }
    let content: YAMLNode.Content
    switch event.type {
    case YAML_ALIAS_EVENT:
      guard let node = anchors[event.anchor ?? ""] else {
        throw event.error(.syntax("found undefined alias"))
      }
      return node
    case YAML_SEQUENCE_START_EVENT: content = .sequence(try items())
    case YAML_MAPPING_START_EVENT: content = .mapping(try entries())
    default: content = .scalar(event.text, event.style)
    }
    let node = YAMLNode(content: content, line: event.line, column: event.column)
    if let anchor = event.anchor { anchors[anchor] = node }
    return node
  }

  private mutating func items() throws(YAMLError) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try next()
      guard event.type != YAML_SEQUENCE_END_EVENT else { return items }
      items.append(try node(from: event))
    }
  }

  private mutating func entries() throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var known: Set<String> = []
    var duplicates: [YAMLNode] = []
    while true {
      let event = try next()
      guard event.type != YAML_MAPPING_END_EVENT else { break }
      let key = try node(from: event)
      if let name = key.text, !known.insert(name).inserted { duplicates.append(key) }
      entries.append(YAMLNode.Entry(key: key, value: try node(from: next())))
    }
    guard let first = duplicates.first else { return entries }
    throw YAMLError(
      cause: .duplicateKeys(Set(duplicates.compactMap(\.text)).sorted()), line: first.line,
      column: first.column)
  }

  /// The error at which the parser stopped.
  private var error: YAMLError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "the text cannot be parsed"
    guard state.error != YAML_READER_ERROR else {
      // An invalid character: libyaml gives its byte offset and not its line.
      let line = text.prefix(state.problem_offset).count { $0 == UInt8(ascii: "\n") } + 1
      return YAMLError(cause: .syntax(problem), line: line)
    }
    return YAMLError(
      cause: .syntax(problem), line: state.problem_mark.line + 1,
      column: state.problem_mark.column + 1)
  }
}

/// An event of libyaml, freed with the object.
final class YAMLEvent {
  var event = yaml_event_t()

  deinit { yaml_event_delete(&event) }

  var type: yaml_event_type_t { event.type }
  var line: Int { event.start_mark.line + 1 }
  var column: Int { event.start_mark.column + 1 }

  /// The text of a scalar.
  var text: String {
    guard let value = event.data.scalar.value else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: value, count: event.data.scalar.length), as: UTF8.self)
  }

  /// The style of a scalar.
  var style: YAMLNode.Style {
    switch event.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// The anchor that a node declares, or the target of an alias.
  var anchor: String? {
    let anchor =
      switch event.type {
      case YAML_ALIAS_EVENT: event.data.alias.anchor
      case YAML_SCALAR_EVENT: event.data.scalar.anchor
      case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.anchor
      case YAML_MAPPING_START_EVENT: event.data.mapping_start.anchor
      default: nil as UnsafeMutablePointer<UInt8>?
      }
    return anchor.map { String(cString: $0) }
  }

  func error(_ cause: YAMLError.Cause) -> YAMLError {
    YAMLError(cause: cause, line: line, column: column)
  }
}
