import DictionaryImage

/// Compiles phrases to the sections that `PhraseTableSections` documents.
struct PhraseTableCompiler {
  private let trie: TrieBuilder<UInt32>
  private var values: [UInt32] = []
  private var text: [UInt8] = []

  /// Takes entries that ascend by their phrases without duplicates.
  ///
  /// - Throws: `DictionaryError.tooMany` if the texts exceed 32 bits.
  init(_ entries: [PhraseFile.Entry]) throws(DictionaryError) {
    trie = try TrieBuilder(entries.map(\.phrase), root: 0)
    // Each node ends at most one phrase.
    for (node, first) in trie.firstKeys.enumerated() {
      values.append(UInt32(clamping: text.count))
      let end = node + 1 < trie.firstKeys.count ? trie.firstKeys[node + 1] : first
      for key in trie.order[Int(first)..<Int(end)] { text += entries[Int(key)].texts }
    }
    guard text.count < UInt32.max else { throw .tooMany(what: "phrases") }
  }

  /// Adds the table under these section names.
  func add(_ sections: PhraseTableSections, to writer: inout ImageWriter) {
    writer.add(sections.labels, integers: trie.labels)
    writer.add(sections.children, integers: trie.children)
    writer.add(sections.values, integers: values)
    writer.add(sections.text, bytes: text)
  }
}
