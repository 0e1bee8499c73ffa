import TextDocument
import TextUnits

/// The result of a deletion by unit.
public enum UnitDeletion: Hashable, Sendable {
  /// This text was deleted.
  case deleted(String)
  /// There is nothing to delete in that direction, as far as the host's context shows.
  case nothing
  /// The host gives no context. It was asked for one `deleteBackward()`, whose effect is unknown.
  case byHost
  /// The host rejected the edit.
  case refused(TextEdit.Refusal)
}

extension EditableDocument {
  /// Deletes the selection, or a unit of text at the insertion point. The unit never extends beyond
  /// the context that the host gives.
  ///
  /// ```swift
  /// let units = TextUnitFinder(language: "en")
  /// document.delete(.sentence, with: units)
  /// // Hello Dr. Smith.  Bye.|   becomes   Hello Dr. Smith.  |
  /// ```
  ///
  /// - Parameters:
  ///   - unit: The unit to delete.
  ///   - direction: The side of the insertion point to delete from.
  ///   - units: Finds the unit in the text, by the rules of a language.
  /// - Returns: The deleted text. Without context a forward deletion does nothing.
  @discardableResult
  public mutating func delete(
    _ unit: DeleteUnit, _ direction: DeleteDirection = .backward, with units: TextUnitFinder
  ) -> UnitDeletion {
    if let selectedText, !selectedText.isEmpty {
      deleteBackward()
      return .deleted(selectedText)
    }
    guard let context else {
      guard direction == .backward else { return .nothing }
      deleteBackward()
      return .byHost
    }
    let text = direction == .backward ? context.before : context.after
    let caret = direction == .backward ? text.endIndex : text.startIndex
    let range = units.rangeToDelete(unit, direction, at: caret, in: text)
    return delete(String(text[range]), direction)
  }

  /// Deletes the text of the last commit, if it is still directly before the insertion point.
  ///
  /// - Returns: `.nothing` if other text is there, or if text is selected.
  @discardableResult
  public mutating func deleteCommitted(_ committed: String) -> UnitDeletion {
    guard let context, context.selected.isEmpty, !committed.isEmpty,
      context.before.utf8.suffix(committed.utf8.count).elementsEqual(committed.utf8)
    else { return .nothing }
    return delete(committed, .backward)
  }

  private mutating func delete(_ text: String, _ direction: DeleteDirection) -> UnitDeletion {
    guard !text.isEmpty else { return .nothing }
    let length = text.utf8.count
    let change: TextEdit.Change =
      direction == .backward
      ? .delete(before: length, after: 0) : .delete(before: 0, after: length)
    do throws(TextEdit.Refusal) {
      try apply(TextEdit(change, in: .utf8))
      return .deleted(text)
    } catch {
      return .refused(error)
    }
  }
}
