import TextDocument

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
    var decoder = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    decoding: while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: throw fault(.malformed(reason: XMLErrorText.text(81)), at: offset)
      case .emptyInput: break decoding
      }
    }
    try checkEncoding()
    try checkDeclarations()
  }

  /// Checks that a declared encoding is UTF-8, which the bytes are.
  private func checkEncoding() throws(LayoutFileError) {
    let head = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard head.firstOccurrence(of: "<?xml") != nil, let end = head.firstOccurrence(of: "?>") else {
      return
    }
    let declaration = head[..<end.lowerBound].lowercased()
    if declaration.firstOccurrence(of: "encoding") != nil,
      declaration.firstOccurrence(of: "utf-8") == nil
    {
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
