import DictionaryImage

/// The trie of a phrase table, for traversing all of it.
struct PhraseTrie {
  private let sections: PhraseTableSections
  private let labels: ImageColumn<UInt32>
  private let children: ImageColumn<UInt32>
  private let values: ImageColumn<UInt32>
  private let text: UnsafeRawBufferPointer
  /// Keeps the bytes alive that the columns borrow.
  private let image: Image

  /// Opens the table with these sections.
  init(_ image: Image, _ sections: PhraseTableSections) throws(ImageError) {
    self.image = image
    self.sections = sections
    labels = try image.column(sections.labels, of: UInt32.self)
    children = try image.column(sections.children, of: UInt32.self)
    values = try image.column(sections.values, of: UInt32.self)
    text = try image.bytes(of: sections.text)
  }

  /// Calls `body` with each phrase and its texts, ascending by scalars, until it returns false.
  ///
  /// - Parameter wanted: The phrase to find; nil for all.
  func forEachPhrase(_ wanted: String?, _ body: (_ phrase: String, _ texts: String) -> Bool) {
    let wanted = wanted.map { $0.unicodeScalars.map(\.value) }
    var stack: [(node: Int, scalars: [UInt32])] = [(0, [])]
    while let (node, scalars) = stack.popLast() {
      if let wanted, !wanted.starts(with: scalars) { continue }
      let value = values.range(at: node, limit: text.count)
      if !value.isEmpty, wanted == nil || wanted == scalars {
        let phrase = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        guard body(phrase, String(decoding: text[value], as: UTF8.self)) else { return }
      }
      // In a damaged image a child may precede its parent, which would make a cycle.
      for child in children.range(at: node, limit: labels.count).reversed() where child > node {
        stack.append((child, scalars + [labels[child]]))
      }
    }
  }

  /// Checks the table against the format that `PhraseTableSections` documents.
  func check(_ findings: inout Findings) {
    let hasChildren = findings.checkOffsets(
      children, of: sections.children, between: labels.count, first: 1, last: labels.count)
    findings.checkOffsets(
      values, of: sections.values, between: labels.count, first: 0, last: text.count)
    if String(validating: text, as: UTF8.self) == nil {
      findings.add(sections.text, nil, "it is not valid UTF-8")
    }
    guard hasChildren else { return }
    for node in 0..<labels.count {
      let range = children.range(at: node, limit: labels.count)
      for child in range.dropFirst() where labels[child] <= labels[child - 1] {
        findings.add(sections.labels, child, "it is not in ascending order")
      }
    }
  }
}
