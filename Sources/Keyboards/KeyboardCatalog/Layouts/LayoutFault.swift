import KeyboardLayouts

/// An error or warning about a layout file.
public enum LayoutFault: Hashable, Sendable {
  // The file.
  /// The file does not exist or cannot be read.
  case unreadable(reason: String)
  /// The file exceeds the size limit, in bytes.
  case tooLarge(limit: Int)
  /// The file is not well-formed XML.
  case malformed(reason: String)
  /// The file declares entities, which can expand without limit, or elements of its own.
  case hasDeclarations
  /// The root element is not the expected one.
  case wrongRoot(found: String, expected: String)

  // Elements and attributes.
  /// An element that its parent does not have.
  case unknownElement(String, in: String, known: [String])
  /// An attribute that its element does not have.
  case unknownAttribute(String, of: String, known: [String])
  /// A required attribute that is missing.
  case missingAttribute(String, of: String)
  /// A required element that is missing.
  case missingElement(String, in: String)
  /// A second element where only one is allowed.
  case repeatedElement(String)
  /// An attribute that exceeds the size limit, in bytes.
  case attributeTooLong(String, limit: Int)
  /// Text between tags.
  case unexpectedText(in: String)
  /// A value that its attribute does not allow.
  case invalidValue(String, attribute: String, expected: String)

  // Imports.
  /// An imported file that does not exist.
  case importNotFound(String)
  /// Files that import each other.
  case importCycle([String])
  /// An imported file outside the folders that a layout may import from.
  case importOutside(String)
  /// More imports than any layout needs, or imports nested too deep.
  case tooManyImports(limit: Int)

  // Names.
  /// A second element with the same id in one file.
  case duplicateID(String, of: String)
  /// A reference to a key that is not declared.
  case unknownKey(String)
  /// A reference to a touch layer that is not declared.
  case unknownLayer(String)
  /// A reference to a flick that is not declared.
  case unknownFlick(String)
  /// A reference to a variable that is not declared earlier.
  case unknownVariable(String)
  /// A variable that refers to itself.
  case selfReference(String)
  /// The default of a long press that is not in its menu.
  case defaultNotInList(String)
  /// A key that is in its own list of multiple taps.
  case multiTapOfItself(String)

  // Layers.
  /// A touch form without the initial layer, `base`.
  case noBaseLayer
  /// A layer without rows.
  case emptyLayer(String)
  /// Modifiers that an earlier layer matches too.
  case ambiguousModifiers(String)

  // Rules.
  /// An error in the text of a rule, output or variable.
  case rule(RuleFault, attribute: String)
  /// Transforms and reorders in one group.
  case mixedGroup
  /// A group without rules.
  case emptyGroup
  /// Two transforms of a group with the same pattern and different replacements.
  case ambiguousTransform(from: String)

  // Warnings.
  /// Two identical transforms in a group.
  case repeatedTransform(from: String)
  /// A transform that is never used, because an earlier one always matches first.
  case unreachableTransform(from: String, matchedBy: String)
  /// A key that types nothing, switches no layer, is no gap and has no action.
  case emptyKey(String)
  /// A key that is in no row and no gesture.
  case unusedKey(String)
  /// A touch layer that no key leads to.
  case unreachableLayer(String)
  /// A display for a key that is not declared.
  case unknownDisplayKey(String)
  /// A display that equals what the key types.
  case idleDisplay(String)
  /// Two hardware layers with the same id. Nothing uses the ids of hardware layers.
  case duplicateLayerID(String)
  /// A row with more keys than the hardware has.
  case rowTooLong(form: String, row: Int, limit: Int)
  /// A letter in a reorder that can never match, because rules see it decomposed.
  case decomposableInReorder(String)
  /// An escape in the older form `\u0301`.
  case shortEscape(String)

  /// Whether a layout with this problem can still be used.
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
