import TextDocument
import TextUnits

/// What became of a deletion by unit.
public enum UnitDeletion: Hashable, Sendable {
  /// This text is gone.
  case deleted(String)
  /// There is nothing to delete in that direction, as far as the host tells.
  case nothing
  /// The host tells nothing of its text: it was asked for one deletion of its own kind where that
  /// is possible, backward.
  case byHost
  /// The host refused.
  case refused(TextEdit.Refusal)
}

extension EditableDocument {
  /// Deletes a unit of text at the insertion point, or the selection. The unit never reaches beyond
  /// what the host shows of its text.
  ///
  /// ```
  /// Hello Dr. Smith.  Bye.|      delete(.sentence, with: units)     Hello Dr. Smith.  |
  /// ```
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

  /// Deletes the text that was committed last, where it still stands before the insertion point.
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
