import KeyboardLayouts

/// What can be wrong with a layout file.
public enum LayoutFault: Hashable, Sendable {
  // The file.
  case unreadable(reason: String)
  case tooLarge(limit: Int)
  case malformed(reason: String)
  case declaresEntities
  case wrongRoot(found: String, expected: String)

  // Elements and attributes.
  case unknownElement(String, in: String, known: [String])
  case unknownAttribute(String, of: String, known: [String])
  case missingAttribute(String, of: String)
  case missingElement(String, in: String)
  case repeatedElement(String)
  case attributeTooLong(String, limit: Int)
  case unexpectedText(in: String)
  case invalidValue(String, attribute: String, expected: String)

  // Imports.
  case importNotFound(String)
  case importCycle([String])

  // Names.
  case duplicateID(String, of: String)
  case unknownKey(String)
  case unknownLayer(String)
  case unknownFlick(String)
  case unknownVariable(String)
  case selfReference(String)
  case defaultNotInList(String)
  case multiTapOfItself(String)

  // Layers.
  case noBaseLayer
  case emptyLayer(String)
  case ambiguousModifiers(String)

  // Rules.
  case rule(RuleFault, attribute: String)
  case mixedGroup
  case emptyGroup
  case ambiguousTransform(from: String)

  // Warnings.
  case repeatedTransform(from: String)
  case unreachableTransform(from: String, matchedBy: String)
  case emptyKey(String)
  case unusedKey(String)
  case unreachableLayer(String)
  case unknownDisplayKey(String)
  case idleDisplay(String)
  case duplicateLayerID(String)
  case rowTooLong(form: String, row: Int, limit: Int)
  case decomposableInReorder(String)
  case shortEscape(String)

  /// Whether a layout with it can be used all the same.
  var isWarning: Bool {
    switch self {
    case .repeatedTransform, .unreachableTransform, .emptyKey, .unusedKey, .unreachableLayer,
      .unknownDisplayKey, .idleDisplay, .duplicateLayerID, .rowTooLong, .decomposableInReorder,
      .shortEscape:
      true
    default: false
    }
  }
}
