extension TextEdit {
  /// Returns an edit with the same effect whose numbers count another unit.
  ///
  /// - Parameters:
  ///   - unit: The unit of the new edit.
  ///   - context: The text that the edit applies to.
  ///   - keepingCharactersWhole: Whether to throw if the edit would split a grapheme cluster.
  /// - Returns: The edit in the new unit.
  /// - Throws: `Refusal` if the edit reaches outside the text or splits a code point.
  ///
  /// If a host cuts the context off inside a cluster, character counts that reach that end are
  /// wrong. The other units are exact.
  public func converted(
    to unit: CountingUnit, in context: TextContext, keepingCharactersWhole: Bool = false
  ) throws(Refusal) -> TextEdit {
    let plan = try context.plan(for: self, keepingCharactersWhole: keepingCharactersWhole)
    switch plan {
    case .replace(let range, let text):
      let start = try context.count(to: range.lowerBound, in: unit)
      let end = try context.count(to: range.upperBound, in: unit)
      return TextEdit(.replace(min(start, end)..<max(start, end), with: text), in: unit)
    case .delete(let before, let after):
      let start = try context.collapsed(toEnd: false).count(to: -before, in: unit)
      let end = try context.collapsed(toEnd: true).count(to: after, in: unit)
      return TextEdit(.delete(before: -start, after: end), in: unit)
    case .move(let distance):
      let count = try context.collapsed(toEnd: distance > 0).count(to: distance, in: unit)
      return TextEdit(.move(by: count), in: unit)
    }
  }
}

/// An edit in UTF-8 bytes whose positions were checked to be between code points of the text.
enum EditPlan: Equatable {
  case replace(Range<Int>, String)
  case delete(before: Int, after: Int)
  case move(Int)
}

extension TextContext {
  /// Checks an edit and converts its numbers to bytes.
  func plan(
    for edit: TextEdit, keepingCharactersWhole: Bool
  ) throws(TextEdit.Refusal) -> EditPlan {
    func position(
      _ count: Int, in context: TextContext
    ) throws(TextEdit.Refusal) -> Int {
      switch context.landing(count, in: edit.unit) {
      case .outside: throw .outsideText
      case .insideScalar: throw .splitsScalar
      case .position(let position):
        guard !keepingCharactersWhole || context.isCharacterBoundary(position) else {
          throw .splitsCharacter
        }
        return position
      }
    }
    switch edit.change {
    case .replace(let range, let text):
      let start = try position(range.lowerBound, in: self)
      return .replace(start..<max(start, try position(range.upperBound, in: self)), text)
    case .delete(let before, let after):
      guard before >= 0, after >= 0 else { throw .negativeCount }
      return .delete(
        before: -(try position(-before, in: collapsed(toEnd: false))),
        after: try position(after, in: collapsed(toEnd: true)))
    case .move(let count):
      return .move(try position(count, in: collapsed(toEnd: count > 0)))
    }
  }
}
