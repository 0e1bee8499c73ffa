import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Opens XML parsers.
enum XMLEvents {
  /// A parser that reads nothing but these bytes; nil where they are not UTF-8, which the parser of
  /// FoundationXML traps on in the name of an element.
  static func parser(of bytes: [UInt8]) -> XMLParser? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    return parser
  }
}
