import KeyboardLayouts

extension LanguageSession {
  /// What is to be drawn.
  public func view(of size: KeyboardSize) -> KeyboardView {
    let rows = rows
    let frames = RowSolver(size: size).frames(of: rows.map { $0.map(\.key) })
    var keys: [KeyCap] = []
    for (row, rowFrames) in zip(rows, frames) {
      for (shown, frame) in zip(row, rowFrames) where !shown.key.isGap {
        keys.append(cap(of: shown, frame))
      }
    }
    return KeyboardView(
      size: size, layer: layer, isRightToLeft: contents.locale.isRightToLeft, keys: keys,
      candidates: candidates?.candidates.map(\.text) ?? [],
      readings: candidates?.readings ?? [], isIncognito: !isLearning || traits.isSecure)
  }

  private func cap(of shown: ShownKey, _ frame: KeyFrame) -> KeyCap {
    let key = shown.key
    let label = label(of: key)
    let alternatives = shown.alternatives.map(self.label(of:))
    return KeyCap(
      id: key.id, label: label,
      text: key.output.flatMap { $0.text.isEmpty ? nil : $0.composedText },
      hint: alternatives.first.flatMap { $0 == label ? nil : $0 },
      style: style(of: key), isOn: key.layerID.map(isLitShiftKey) ?? false,
      accessibilityLabel: AccessibilityLabel.label(for: key, cap: label),
      alternatives: alternatives, frame: frame)
  }

  private func style(of key: LayoutKey) -> KeyCap.Style {
    if key.id == KeyAction.return.rawValue { return .primary }
    if KeyAction(rawValue: key.id) != nil || key.layerID != nil && key.output == nil {
      return .function
    }
    return .character
  }

  private func isLitShiftKey(_ layer: String) -> Bool {
    shift.isOn && Plane.plane(ofLayer: layer).plane == plane
  }

  /// Latin letters stay as they are in a keyboard of a script from right to left.
  private func label(of key: LayoutKey) -> String {
    contents.label(
      of: key, isMirrored: contents.locale.isRightToLeft && plane != Plane.latin)
  }
}
