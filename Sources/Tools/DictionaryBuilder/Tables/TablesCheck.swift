import DictionaryImage

/// Checks that the phrase tables of an image are what `PhraseTableSections` says.
struct TablesCheck {
  let image: Image

  /// Whether the image holds phrase tables and not a lexicon.
  static func applies(to image: Image) -> Bool {
    image.sections.contains { $0.name == PhraseTableSections.directory }
  }

  func run(_ findings: inout Findings) throws(ImageError) {
    let names = try PhraseTableSet(image: image).names
    for number in names.indices {
      let sections = PhraseTableSections(number: number)
      let labels = try image.column(sections.labels, of: UInt32.self)
      let children = try image.column(sections.children, of: UInt32.self)
      let values = try image.column(sections.values, of: UInt32.self)
      let text = try image.bytes(of: sections.text)
      findings.checkOffsets(
        children, of: sections.children, between: labels.count, first: 1, last: labels.count)
      findings.checkOffsets(
        values, of: sections.values, between: labels.count, first: 0, last: text.count)
      if String(validating: text, as: UTF8.self) == nil {
        findings.add(sections.text, nil, "it is not valid UTF-8")
      }
      for node in 0..<labels.count {
        let range = children.range(at: node, limit: labels.count)
        for child in range.dropFirst() where labels[child] <= labels[child - 1] {
          findings.add(sections.labels, child, "it does not ascend")
        }
      }
    }
  }
}
