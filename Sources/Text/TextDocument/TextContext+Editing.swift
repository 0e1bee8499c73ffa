extension TextContext {
  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit to apply.
  ///   - keepingCharactersWhole: Whether to throw if the edit would split a grapheme cluster.
  /// - Returns: A record of the change, which can be undone.
  /// - Throws: `TextEdit.Refusal` if the edit cannot be applied; the text is then unchanged.
  @discardableResult
  public mutating func apply(
    _ edit: TextEdit, keepingCharactersWhole: Bool = false
  ) throws(TextEdit.Refusal) -> TextChange {
    apply(try plan(for: edit, keepingCharactersWhole: keepingCharactersWhole))
  }

  /// Applies an edit that was checked against this text.
  mutating func apply(_ plan: EditPlan) -> TextChange {
    let selection = selectedUTF8
    let (offset, removed, inserted) =
      switch plan {
      case .replace(let range, let text): replace(range, with: text)
      case .delete(let before, let after): delete(before: before, after: after)
      case .move(let distance): move(by: distance)
      }
    return TextChange(
      offset: offset, removed: removed, inserted: inserted, selectionBefore: selection,
      selectionAfter: selectedUTF8)
  }

  private typealias Difference = (offset: Int, removed: String, inserted: String)

  private mutating func replace(_ range: Range<Int>, with text: String) -> Difference {
    let (start, end) = (before.utf8.count, selected.utf8.count)
    if range.upperBound < 0 {
      let bytes = start + range.lowerBound..<start + range.upperBound
      return (bytes.lowerBound, before.replace(utf8: bytes, with: text), text)
    }
    if range.lowerBound > end {
      let bytes = range.lowerBound - end..<range.upperBound - end
      return (start + range.lowerBound, after.replace(utf8: bytes, with: text), text)
    }
    // The range touches the selection. The selected text outside the range stays, and the insertion
    // point is after the new text.
    let inside = max(0, range.lowerBound)..<min(end, max(0, range.upperBound))
    let kept = selected
    let (left, right) = (
      kept.slice(utf8: 0..<inside.lowerBound), kept.slice(utf8: inside.upperBound..<end)
    )
    var removed = before.replace(utf8: start + min(0, range.lowerBound)..<start, with: "")
    removed += kept.slice(utf8: inside)
    removed += after.replace(utf8: 0..<max(0, range.upperBound - end), with: "")
    before += left + text
    if !right.isEmpty { after = right + after }
    selected = ""
    return (start + range.lowerBound, removed, text)
  }

  private mutating func delete(before count: Int, after afterCount: Int) -> Difference {
    let start = before.utf8.count
    let left = before.replace(utf8: start - count..<start, with: "")
    let right = after.replace(utf8: 0..<afterCount, with: "")
    // A deletion on one side is recorded alone. With both sides, the text between them is recorded
    // as removed and inserted again.
    if left.isEmpty { return (start + selected.utf8.count, right, "") }
    if right.isEmpty { return (start - count, left, "") }
    return (start - count, left + selected + right, selected)
  }

  private mutating func move(by distance: Int) -> Difference {
    self = collapsed(toEnd: distance > 0)
    let start = before.utf8.count
    if distance < 0 {
      after = before.replace(utf8: start + distance..<start, with: "") + after
    } else if distance > 0 {
      before += after.replace(utf8: 0..<distance, with: "")
    }
    return (before.utf8.count, "", "")
  }
}

extension String {
  /// Replaces a range of UTF-8 bytes and returns the text that was there.
  fileprivate mutating func replace(utf8 range: Range<Int>, with text: String) -> String {
    guard !range.isEmpty || !text.isEmpty else { return "" }
    let indices = index(utf8Offset: range.lowerBound)..<index(utf8Offset: range.upperBound)
    let removed = String(self[indices])
    replaceSubrange(indices, with: text)
    return removed
  }

  fileprivate func slice(utf8 range: Range<Int>) -> String {
    String(self[index(utf8Offset: range.lowerBound)..<index(utf8Offset: range.upperBound)])
  }
}
