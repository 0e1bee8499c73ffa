import DictionaryImage

/// Compiles phrases to the sections that `PhraseTableSections` documents.
struct PhraseTableCompiler {
  /// A node whose children are still to be numbered: the entries below it, and its depth.
  private struct Node {
    let entries: Range<Int>
    let depth: Int
  }

  private var labels: [UInt32] = [0]
  private var children: [UInt32] = []
  private var values: [UInt32] = []
  private var text: [UInt8] = []

  /// Takes entries that ascend by their phrases and differ in them.
  init(_ entries: [PhraseFile.Entry]) throws(DictionaryError) {
    var nodes = [Node(entries: entries.indices, depth: 0)]
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      next += 1
      children.append(UInt32(nodes.count))
      values.append(UInt32(text.count))
      var start = node.entries.lowerBound
      if start < node.entries.upperBound, entries[start].phrase.count == node.depth {
        text += entries[start].texts
        start += 1
      }
      while start < node.entries.upperBound {
        let label = entries[start].phrase[node.depth]
        let end =
          entries[start..<node.entries.upperBound].firstIndex {
            $0.phrase[node.depth] != label
          } ?? node.entries.upperBound
        labels.append(label)
        nodes.append(Node(entries: start..<end, depth: node.depth + 1))
        start = end
      }
      guard nodes.count < UInt32.max, text.count < UInt32.max else {
        throw .tooMany(what: "phrases")
      }
    }
    children.append(UInt32(nodes.count))
    values.append(UInt32(text.count))
  }

  /// Adds the sections of the table with this number.
  func addSections(to writer: inout ImageWriter, number: Int) {
    let sections = PhraseTableSections(number: number)
    writer.add(sections.labels, integers: labels)
    writer.add(sections.children, integers: children)
    writer.add(sections.values, integers: values)
    writer.add(sections.text, bytes: text)
  }
}
