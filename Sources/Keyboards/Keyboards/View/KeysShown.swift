/// The state that the keys of a session depend on: views of one session with equal states and sizes
/// have equal keys. Comparing it is much cheaper than drawing all keys again.
package struct KeysShown: Hashable, Sendable {
  private let plane: String
  private let isShifted: Bool
  private let field: FieldState

  init(_ layers: LayerState, _ field: FieldState) {
    plane = layers.plane
    isShifted = layers.shift.isOn
    self.field = field
  }
}

extension LanguageSession {
  /// The state that the keys shown depend on.
  package var keysShown: KeysShown { KeysShown(layers, field) }
}
