import TextDocument

/// A reference document: an array of code points that applies every rule literally and searches
/// every boundary in the whole text. The results of simulated hosts are compared with it.
struct DirectDocument {
  var scalars: [Unicode.Scalar]
  var selection: Range<Int>

  init(_ content: TextContext) {
    scalars = Array(content.text.unicodeScalars)
    let start = content.before.unicodeScalars.count
    selection = start..<start + content.selected.unicodeScalars.count
  }

  func matches(_ content: TextContext) -> Bool {
    selection == content.selectedRange(in: .scalars)
      && content.text.unicodeScalars.elementsEqual(scalars)
  }

  /// The offsets in code points at which the characters of the whole text end.
  private var characterEnds: [Int] {
    var whole = String.UnicodeScalarView()
    whole.append(contentsOf: scalars)
    var end = 0
    return String(whole).map { character in
      end += character.unicodeScalars.count
      return end
    }
  }

  func position(from base: Int, by count: Int, _ unit: CountingUnit) -> Result<
    Int, TextEdit.Refusal
  > {
    guard count != 0 else { return .success(base) }
    if unit == .characters {
      let ends = [0] + characterEnds
      let reached = count > 0 ? ends.filter { $0 > base } : ends.filter { $0 < base }.reversed()
      guard count.magnitude <= reached.count else { return .failure(.outsideText) }
      return .success(reached[Int(count.magnitude) - 1])
    }
    let width: (Unicode.Scalar) -> Int =
      switch unit {
      case .utf8: { UTF8.width($0) }
      case .utf16: { UTF16.width($0) }
      case .scalars, .characters: { _ in 1 }
      }
    var left = Int(count.magnitude)
    var offset = base
    while left > 0 {
      offset += count > 0 ? 1 : -1
      guard (0...scalars.count).contains(offset) else { return .failure(.outsideText) }
      left -= width(scalars[count > 0 ? offset - 1 : offset])
    }
    return left == 0 ? .success(offset) : .failure(.splitsScalar)
  }

  mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal) {
    switch edit.change {
    case .move(let count):
      let base = count > 0 ? selection.upperBound : selection.lowerBound
      let offset = try position(from: base, by: count, edit.unit).get()
      selection = offset..<offset
    case .delete(let before, let after):
      guard before >= 0, after >= 0 else { throw .negativeCount }
      let start = try position(from: selection.lowerBound, by: -before, edit.unit).get()
      let end = try position(from: selection.upperBound, by: after, edit.unit).get()
      let kept = scalars[selection]
      scalars.replaceSubrange(start..<end, with: Array(kept))
      selection = start..<start + selection.count
    case .replace(let range, let text):
      let base = selection.lowerBound
      let start = try position(from: base, by: range.lowerBound, edit.unit).get()
      let end = max(start, try position(from: base, by: range.upperBound, edit.unit).get())
      scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
      let length = text.unicodeScalars.count
      if end < selection.lowerBound {
        let shift = length - (end - start)
        selection = selection.lowerBound + shift..<selection.upperBound + shift
      } else if start <= selection.upperBound {
        selection = start + length..<start + length
      }
    }
  }

  mutating func insert(_ text: String) {
    try? apply(TextEdit(.replace(0..<selection.count, with: text), in: .scalars))
  }

  mutating func deleteBackward(_ unit: CountingUnit) {
    guard selection.isEmpty else { return insert("") }
    try? apply(TextEdit(.delete(before: 1, after: 0), in: unit))
  }

  /// Deletes the whole cluster of the code point after the insertion point.
  mutating func deleteForward() -> ForwardDeletion {
    guard selection.isEmpty else {
      insert("")
      return .deleted
    }
    let caret = selection.lowerBound
    let ends = [0] + characterEnds
    guard let end = ends.first(where: { $0 > caret }), let start = ends.last(where: { $0 < end })
    else { return .atEnd }
    scalars.removeSubrange(start..<end)
    selection = start..<start
    return .deleted
  }

  mutating func adjust(by count: Int, _ unit: CountingUnit) {
    let base = count > 0 ? selection.upperBound : selection.lowerBound
    var count = count
    while true {
      switch position(from: base, by: count, unit) {
      case .success(let offset):
        selection = offset..<offset
        return
      case .failure(.outsideText):
        selection = count > 0 ? scalars.count..<scalars.count : 0..<0
        return
      case .failure: count += count > 0 ? 1 : -1
      }
    }
  }
}
