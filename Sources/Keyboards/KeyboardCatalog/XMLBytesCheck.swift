/// What a file must not have before it is given to the parser, which finds it later or not at all.
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

  /// An encoding that is declared must be that of the bytes.
  private func checkEncoding() throws(LayoutFileError) {
    let head = String(decoding: bytes.prefix(256), as: UTF8.self)
    guard head.contains("<?xml"), let end = head.firstRange(of: "?>") else { return }
    let declaration = head[..<end.lowerBound].lowercased()
    if declaration.contains("encoding"), !declaration.contains("utf-8") {
      throw fault(.malformed(reason: XMLErrorText.text(81)), at: 0)
    }
  }

  /// A document type may be named. One that declares entities could grow without end.
  private func checkDeclarations() throws(LayoutFileError) {
    for name in ["<!ENTITY", "<!ELEMENT", "<!ATTLIST", "<!NOTATION"] {
      if let found = bytes.firstRange(of: name.utf8) {
        throw fault(.hasDeclarations, at: found.lowerBound)
      }
    }
  }

  private func fault(_ fault: LayoutFault, at offset: Int) -> LayoutFileError {
    LayoutFileError(
      position: SourceLines(bytes, path: path).position(ofOffset: offset), fault: fault)
  }
}
