import CXML

/// Receives the events of a document in order. A handler may stop the parser that it is given.
package protocol XMLEventHandler: AnyObject {
  /// Whether an element, and everything in it, is left out. Nothing of it is converted.
  func skips(_ name: String) -> Bool
  /// Handles a start tag. Names include their prefixes, and namespace declarations are attributes.
  func startElement(_ name: String, attributes: [String: String], in parser: XMLEventParser)
  /// Handles the end of an element.
  func endElement(_ name: String, in parser: XMLEventParser)
  /// Handles characters between tags. A text may arrive in several parts.
  func text(_ text: String, in parser: XMLEventParser)
}

extension XMLEventHandler {
  package func skips(_ name: String) -> Bool { false }
  package func endElement(_ name: String, in parser: XMLEventParser) {}
  package func text(_ text: String, in parser: XMLEventParser) {}
}

/// Parses one XML document in UTF-8. Nothing outside its bytes is read: neither document types nor
/// external entities.
package final class XMLEventParser {
  /// An error in a document.
  package struct Fault: Hashable, Sendable {
    /// The libxml2 error number, as in `xmlParserErrors`.
    package let code: Int
    /// The position of the error, counted from 1.
    package let line: Int
    package let column: Int
  }

  /// The codes `XML_ERR_NO_MEMORY` and `XML_ERR_INVALID_ENCODING`.
  private enum Code {
    static let noMemory = 2
    static let invalidEncoding = 81
  }

  /// The error that ended parsing; nil if there was none.
  package private(set) var fault: Fault?
  private let handler: any XMLEventHandler
  private var parser: OpaquePointer?
  private var isStopped = false
  /// The number of open elements that are left out.
  private var skipped = 0

  /// Creates a parser that sends its events to a handler.
  package init(_ handler: any XMLEventHandler) {
    self.handler = handler
  }

  deinit {
    if let parser { gk_xml_destroy(parser) }
  }

  /// The line of the current event, counted from 1.
  package var line: Int { parser.map { Int(gk_xml_line($0)) } ?? 1 }
  /// The column after the current event, counted from 1.
  package var column: Int { parser.map { Int(gk_xml_column($0)) } ?? 1 }

  /// Stops parsing.
  package func stop() {
    isStopped = true
    if let parser { gk_xml_stop(parser) }
  }

  /// Parses a document. Can be called only once. Parsing stops at the first error.
  ///
  /// - Returns: true if the document is well-formed and was parsed to its end.
  package func parse(_ bytes: [UInt8]) -> Bool {
    guard parser == nil, let length = Int32(exactly: bytes.count),
      let parser = gk_xml_create(events)
    else {
      fault = Fault(code: Code.noMemory, line: 1, column: 1)
      return false
    }
    self.parser = parser
    guard String(validating: bytes, as: UTF8.self) != nil else {
      fault = Fault(code: Code.invalidEncoding, line: 1, column: 1)
      return false
    }
    bytes.withUnsafeBytes { bytes in
      gk_xml_parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length)
    }
    return fault == nil && !isStopped
  }

  /// The C callbacks. Their context is this parser, which is alive while it parses.
  private var events: gk_xml_events {
    gk_xml_events(
      context: Unmanaged.passUnretained(self).toOpaque(),
      start: { context, name, prefix, namespaceCount, namespaces, attributeCount, attributes in
        guard let parser = XMLEventParser.at(context), !parser.isStopped else { return }
        guard parser.skipped == 0 else { return parser.skipped += 1 }
        let name = XMLName.text(name, prefix: prefix)
        guard !parser.handler.skips(name) else { return parser.skipped = 1 }
        parser.handler.startElement(
          name,
          attributes: XMLName.attributes(
            namespaces, count: Int(namespaceCount), attributes, count: Int(attributeCount)),
          in: parser)
      },
      end: { context, name, prefix in
        guard let parser = XMLEventParser.at(context), !parser.isStopped else { return }
        guard parser.skipped == 0 else { return parser.skipped -= 1 }
        parser.handler.endElement(XMLName.text(name, prefix: prefix), in: parser)
      },
      text: { context, text, length in
        guard let parser = XMLEventParser.at(context), !parser.isStopped, parser.skipped == 0
        else { return }
        let text = UnsafeBufferPointer(start: text, count: Int(length))
        parser.handler.text(String(decoding: text, as: UTF8.self), in: parser)
      },
      fault: { context, code in
        guard let parser = XMLEventParser.at(context), !parser.isStopped else { return }
        parser.fault = Fault(code: Int(code), line: parser.line, column: parser.column)
        parser.stop()
      })
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> XMLEventParser? {
    context.map { Unmanaged<XMLEventParser>.fromOpaque($0).takeUnretainedValue() }
  }
}
