import Markup

/// The lines of a layout file on which keys and layers are declared. Imported ones have no line.
struct LayoutPositions {
  private(set) var keys: [String: Int] = [:]
  private(set) var touchLayers: [String: Int] = [:]

  init(of bytes: [UInt8]) {
    let collector = Collector()
    _ = XMLEventParser(collector).parse(bytes)
    (keys, touchLayers) = (collector.keys, collector.layers)
  }

  private final class Collector: XMLEventHandler {
    var keys: [String: Int] = [:]
    var layers: [String: Int] = [:]

    func startElement(_ name: String, attributes: [String: String], in parser: XMLEventParser) {
      guard let id = attributes["id"] else { return }
      if name == "key", keys[id] == nil { keys[id] = parser.line }
      if name == "layer", layers[id] == nil { layers[id] = parser.line }
    }
  }
}
