import Decoding

/// The keystrokes as typed, with access by ranges of Unicode scalars.
struct TypedKeys {
  private var utf8: [UInt8] = []
  /// The offset in `utf8` of each scalar and of the end; nil if every scalar is one byte.
  private var offsets: [Int]?
  /// The letters or symbols that the keystrokes type.
  let meanings: KeyMeanings

  init(_ text: String, meanings: KeyMeanings) {
    self.meanings = meanings
    utf8 = Array(text.utf8)
    guard utf8.contains(where: { $0 >= 0x80 }) else { return }
    offsets = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 } + [utf8.count]
  }

  /// Returns other keystrokes with the same meanings.
  func replaced(by text: String) -> TypedKeys { TypedKeys(text, meanings: meanings) }

  /// The number of keystrokes.
  var count: Int { offsets.map { $0.count - 1 } ?? utf8.count }

  var isEmpty: Bool { utf8.isEmpty }

  /// Returns whether the keystrokes are equal.
  func isSame(as other: TypedKeys) -> Bool { utf8 == other.utf8 }

  /// Returns whether these keystrokes extend the others or are the others with the last ones
  /// deleted. If so, the composition continues; otherwise a new one begins.
  func continues(_ others: TypedKeys) -> Bool {
    count > 1 && (utf8.starts(with: others.utf8) || others.utf8.starts(with: utf8))
      && !others.isEmpty
  }

  /// The keystrokes in a range.
  subscript(range: Range<Int>) -> String {
    guard let offsets else { return String(decoding: utf8[range], as: UTF8.self) }
    return String(
      decoding: utf8[offsets[range.lowerBound]..<offsets[range.upperBound]], as: UTF8.self)
  }
}

extension TypedKeys {
  /// Returns the text of consecutive literals. A space stays between Latin words only.
  func text(ofLiterals nodes: ArraySlice<LatticeNode>) -> String {
    var text = ""
    for (index, node) in zip(nodes.indices, nodes) {
      let keys = self[Int(node.start)..<node.end]
      if node.isLatin {
        // A space after Latin text stays before other Latin text.
        text += keys.last == " " && index + 1 == nodes.endIndex ? String(keys.dropLast()) : keys
      } else if keys == " " {
        text += index > nodes.startIndex && index + 1 < nodes.endIndex ? keys : ""
      } else if keys == ".", let fullStop = meanings.fullStop, !hasDigit(before: Int(node.start)) {
        text += fullStop
      } else {
        text += meanings.spelling?.text(ofUnread: keys) ?? keys
      }
    }
    return text
  }

  private func hasDigit(before index: Int) -> Bool {
    index <= 0 || (self[index - 1..<index].utf8.first?.isLatinDigit ?? false)
  }
}
