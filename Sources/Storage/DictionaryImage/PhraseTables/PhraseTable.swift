/// A phrase table in a mapped image, read in place: each phrase has one or more texts, the usual
/// one first. `PhraseTableSections` documents the bytes.
public struct PhraseTable: Sendable {
  /// A phrase found in a text.
  package struct Match {
    /// The length of the phrase in Unicode scalars.
    package let length: Int
    /// The trie node of the phrase.
    let node: Int
  }

  private let image: Image
  private let labels: ImageColumn<UInt32>
  private let children: ImageColumn<UInt32>
  private let valueOffsets: ImageColumn<UInt32>
  private nonisolated(unsafe) let text: UnsafeRawBufferPointer

  /// Opens the table with these sections in an image.
  ///
  /// - Throws: `ImageError` if a section is missing or malformed.
  package init(image: Image, sections: PhraseTableSections) throws(ImageError) {
    self.image = image
    labels = try image.column(sections.labels, of: UInt32.self)
    children = try image.column(sections.children, of: UInt32.self)
    valueOffsets = try image.column(sections.values, of: UInt32.self)
    text = try image.bytes(of: sections.text)
  }

  /// Returns the texts of a phrase, the usual one first; empty if the table does not have it.
  public func texts(of phrase: String) -> [String] {
    node(of: phrase).map(values) ?? []
  }

  /// Returns the texts of a phrase as stored, separated by spaces; empty if the table does not have
  /// it.
  public func value(of phrase: String) -> String {
    node(of: phrase).map { String(decoding: text[valueRange(of: $0)], as: UTF8.self) } ?? ""
  }

  private func node(of phrase: String) -> Int? {
    var node = 0
    for scalar in phrase.unicodeScalars {
      guard let next = child(of: node, labelled: scalar.value) else { return nil }
      node = next
    }
    return node
  }

  /// Returns the longest phrase that begins at `range.lowerBound` and ends in the range; nil if
  /// there is none.
  package func maximumMatchLength(in scalars: [UInt32], _ range: Range<Int>) -> Match? {
    var longest: Match?
    var node = 0
    for index in range {
      guard let next = child(of: node, labelled: scalars[index]) else { break }
      node = next
      if !valueRange(of: node).isEmpty {
        longest = Match(length: index - range.lowerBound + 1, node: node)
      }
    }
    return longest
  }

  /// Returns the usual text of a phrase.
  package func text(of match: Match) -> String {
    let bytes = text[valueRange(of: match.node)]
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  private func values(of node: Int) -> [String] {
    text[valueRange(of: node)].split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func valueRange(of node: Int) -> Range<Int> {
    valueOffsets.range(at: node, limit: text.count)
  }

  /// Returns the child of a node for a scalar, by binary search; nil if there is none.
  private func child(of node: Int, labelled label: UInt32) -> Int? {
    let all = children.range(at: node, limit: labels.count)
    var low = all.lowerBound
    var high = all.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if labels[middle] < label { low = middle + 1 } else { high = middle }
    }
    // Children have higher numbers than their parent, except in a damaged image.
    return low < all.upperBound && labels[low] == label && low > node ? low : nil
  }
}
