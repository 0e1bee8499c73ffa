/// Conversion of names and attributes from libxml2.
enum XMLName {
  typealias Bytes = UnsafePointer<UInt8>

  /// Returns a name with its prefix.
  static func text(_ name: Bytes?, prefix: Bytes?) -> String {
    let name = name.map { String(cString: $0) } ?? ""
    return prefix.map { String(cString: $0) + ":" + name } ?? name
  }

  /// Returns the attributes of a start tag and the namespaces it declares. The arguments have the
  /// layout of `gk_xml_events.start`.
  static func attributes(
    _ namespaces: UnsafeMutablePointer<Bytes?>?, count namespaceCount: Int,
    _ attributes: UnsafeMutablePointer<Bytes?>?, count attributeCount: Int
  ) -> [String: String] {
    var values: [String: String] = [:]
    if let namespaces {
      for index in 0..<namespaceCount {
        let prefix = namespaces[2 * index].map { "xmlns:" + String(cString: $0) } ?? "xmlns"
        values[prefix] = text(namespaces[2 * index + 1], prefix: nil)
      }
    }
    if let attributes {
      for index in 0..<attributeCount {
        let attribute = attributes + 5 * index
        guard let start = attribute[3], let end = attribute[4] else { continue }
        let value = UnsafeBufferPointer(start: start, count: end - start)
        values[text(attribute[0], prefix: attribute[1])] = String(decoding: value, as: UTF8.self)
      }
    }
    return values
  }
}
