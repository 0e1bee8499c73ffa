/// A connection matrix, read from a greymap (PGM, `P5`): a row per right class, a column per left
/// class, a byte per cost.
package struct ConnectionFile: Sendable {
  /// The number of classes, which is the number of rows and of columns.
  package let classCount: Int
  /// The costs, row by row.
  package let costs: [UInt8]

  /// Reads the file at `path`, which may be compressed with gzip.
  package init(path: String) throws(DictionaryError) {
    try self.init(SourceText(unpacking: path))
  }

  /// Parses a greymap.
  ///
  /// - Throws: `DictionaryError.malformed` unless it is a square greymap with a maximum of 255.
  init(_ source: SourceText) throws(DictionaryError) {
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: source.name, line: nil, reason: reason)
    }
    let bytes = source.bytes
    var fields: [String] = []
    var offset = 0
    while fields.count < 4 {
      let field = bytes[offset...].prefix { $0 > 0x20 }
      guard offset < bytes.count, !field.isEmpty, field.count < 8 else {
        throw malformed("it is not a greymap: 'P5 width height 255' is missing")
      }
      fields.append(String(decoding: field, as: UTF8.self))
      offset = field.endIndex + 1
    }
    guard fields[0] == "P5", fields[3] == "255", let width = Int(fields[1]), fields[1] == fields[2],
      (1...Int(UInt16.max)).contains(width)
    else { throw malformed("it is not a square greymap with a maximum of 255") }
    guard bytes.count - offset == width * width else {
      throw malformed("it has \(bytes.count - offset) bytes of grey instead of \(width * width)")
    }
    classCount = width
    costs = Array(bytes[offset...])
  }
}
