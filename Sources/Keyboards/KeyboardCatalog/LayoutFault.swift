import KeyboardLayouts

/// What can be wrong with a layout file.
public enum LayoutFault: Hashable, Sendable {
  // The file.
  /// The file is not there, or may not be read.
  case unreadable(reason: String)
  /// The file is larger than any layout.
  case tooLarge(limit: Int)
  /// The file is not well-formed XML.
  case malformed(reason: String)
  /// The file declares entities, which could grow without end, or elements of its own.
  case hasDeclarations
  /// The root element is another.
  case wrongRoot(found: String, expected: String)

  // Elements and attributes.
  /// An element that the one it stands in does not have.
  case unknownElement(String, in: String, known: [String])
  /// An attribute that its element does not have.
  case unknownAttribute(String, of: String, known: [String])
  /// An attribute that its element must have.
  case missingAttribute(String, of: String)
  /// An element that another must have.
  case missingElement(String, in: String)
  /// A second element where only one may stand.
  case repeatedElement(String)
  /// An attribute longer than any layout needs.
  case attributeTooLong(String, limit: Int)
  /// Text between tags.
  case unexpectedText(in: String)
  /// A value that its attribute cannot have.
  case invalidValue(String, attribute: String, expected: String)

  // Imports.
  /// An imported file that is not there.
  case importNotFound(String)
  /// Files that import each other.
  case importCycle([String])

  // Names.
  /// A second element of one file with an id.
  case duplicateID(String, of: String)
  /// A reference to a key that is not declared.
  case unknownKey(String)
  /// A reference to a touch layer that is not there.
  case unknownLayer(String)
  /// A reference to a flick that is not there.
  case unknownFlick(String)
  /// A reference to a variable that is not declared before it.
  case unknownVariable(String)
  /// A variable that refers to itself.
  case selfReference(String)
  /// A default of a long press that is not in its menu.
  case defaultNotInList(String)
  /// A key that is in its own list of taps.
  case multiTapOfItself(String)

  // Layers.
  /// A touch form without the layer that is shown first.
  case noBaseLayer
  /// A layer without rows.
  case emptyLayer(String)
  /// Modifiers that two layers match.
  case ambiguousModifiers(String)

  // Rules.
  /// A rule, output or variable that cannot be read.
  case rule(RuleFault, attribute: String)
  /// Transforms and reorders in one group.
  case mixedGroup
  /// A group without rules.
  case emptyGroup
  /// Two transforms of a group that match the same and replace it differently.
  case ambiguousTransform(from: String)

  // Warnings.
  /// Two transforms of a group that are the same.
  case repeatedTransform(from: String)
  /// A transform that another one before it always matches first.
  case unreachableTransform(from: String, matchedBy: String)
  /// A key that types nothing, leads to no layer, is no gap and has no action.
  case emptyKey(String)
  /// A key that no row and no gesture gives.
  case unusedKey(String)
  /// A touch layer that no key leads to.
  case unreachableLayer(String)
  /// A display for a key that is not there.
  case unknownDisplayKey(String)
  /// A display that says what the key types.
  case idleDisplay(String)
  /// Two layers of hardware with an id, which nothing uses.
  case duplicateLayerID(String)
  /// A row with more keys than the hardware has.
  case rowTooLong(form: String, row: Int, limit: Int)
  /// A letter in a reorder that is decomposed before rules see it.
  case decomposableInReorder(String)
  /// An older form of an escape.
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
