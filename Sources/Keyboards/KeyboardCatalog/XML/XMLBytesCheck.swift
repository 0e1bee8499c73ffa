/// Checks the bytes of a file for faults that the XML parser would find late or not at all.
struct XMLBytesCheck {
  private let bytes: [UInt8]
  private let path: String

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  func run() throws(LayoutFileError) {
    guard !bytes.isEmpty else { throw fault(.malformed(reason: "the file is empty"), at: 0) }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw fault(.malformed(reason: XMLErrorText.text(81)), at: offsetOfInvalidByte)
    }
    try checkEncoding()
    try checkDeclarations()
  }

  /// The offset of the first byte that does not belong to a character; the number of bytes if all do.
  private var offsetOfInvalidByte: Int {
    var decoder = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &rest) { offset += scalar.count }
    return offset
  }

  /// Checks that a declared encoding is UTF-8, which the bytes are.
  private func checkEncoding() throws(LayoutFileError) {
    let head = bytes.prefix(256)
    // The declaration comes first, if there is one, behind the mark of the byte order.
    guard let start = head.firstIndex(of: UInt8(ascii: "<")),
      head[start...].starts(with: "<?xml".utf8),
      let end = head[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return }
    // In lower case: the bit is set in digits and hyphens too.
    let declaration = head[start..<end].map { $0 | 0x20 }
    func has(_ word: String) -> Bool {
      declaration.indices.contains { declaration[$0...].starts(with: word.utf8) }
    }
    if has("encoding"), !has("utf-8") {
      throw fault(.malformed(reason: XMLErrorText.text(81)), at: 0)
    }
  }

  /// Rejects declarations. A document type may be named, but one that declares entities can expand
  /// without limit.
  private func checkDeclarations() throws(LayoutFileError) {
    let names = ["ENTITY", "ELEMENT", "ATTLIST", "NOTATION"].map { Array($0.utf8) }
    for offset in bytes.indices.dropLast()
    where bytes[offset] == UInt8(ascii: "<") && bytes[offset + 1] == UInt8(ascii: "!") {
      if names.contains(where: bytes[(offset + 2)...].starts) {
        throw fault(.hasDeclarations, at: offset)
      }
    }
  }

  private func fault(_ fault: LayoutFault, at offset: Int) -> LayoutFileError {
    LayoutFileError(
      position: SourceLines(bytes, path: path).position(ofOffset: offset), fault: fault)
  }
}
