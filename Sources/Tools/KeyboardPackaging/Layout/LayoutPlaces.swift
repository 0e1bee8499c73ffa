import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The lines of a layout file on which keys and layers are declared. What is imported has none.
struct LayoutPlaces {
  private(set) var keys: [String: Int] = [:]
  private(set) var touchLayers: [String: Int] = [:]

  init(of bytes: [UInt8]) {
    guard let parser = XMLEvents.parser(of: bytes) else { return }
    let collector = Collector()
    parser.delegate = collector
    _ = parser.parse()
    (keys, touchLayers) = (collector.keys, collector.layers)
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var keys: [String: Int] = [:]
    var layers: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      guard let id = attributes["id"] else { return }
      if name == "key", keys[id] == nil { keys[id] = parser.lineNumber }
      if name == "layer", layers[id] == nil { layers[id] = parser.lineNumber }
    }
  }
}
