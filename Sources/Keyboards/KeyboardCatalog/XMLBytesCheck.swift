import Foundation

/// What a file must not have before it is given to the parser, which would trap on some of it.
struct XMLBytesCheck {
  private let data: Data
  private let path: String

  init(_ data: Data, path: String) {
    self.data = data
    self.path = path
  }

  func run() throws(LayoutFileError) {
    guard !data.isEmpty else { throw fault(.malformed(reason: "the file is empty"), at: 0) }
    // The parser traps on comments that are not UTF-8.
    var decoder = UTF8.ForwardParser()
    var bytes = data.makeIterator()
    var offset = 0
    decoding: while true {
      switch decoder.parseScalar(from: &bytes) {
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
    let head = String(decoding: data.prefix(256), as: UTF8.self)
    guard head.contains("<?xml"), let end = head.firstRange(of: "?>") else { return }
    let declaration = head[..<end.lowerBound].lowercased()
    if declaration.contains("encoding"), !declaration.contains("utf-8") {
      throw fault(.malformed(reason: XMLErrorText.text(81)), at: 0)
    }
  }

  /// A document type may be named. One that declares entities could grow without end.
  private func checkDeclarations() throws(LayoutFileError) {
    for name in ["<!ENTITY", "<!ELEMENT", "<!ATTLIST", "<!NOTATION"] {
      if let found = data.range(of: Data(name.utf8)) {
        throw fault(.hasDeclarations, at: found.lowerBound)
      }
    }
  }

  private func fault(_ fault: LayoutFault, at offset: Int) -> LayoutFileError {
    LayoutFileError(place: SourceLines(data, path: path).place(ofOffset: offset), fault: fault)
  }
}
