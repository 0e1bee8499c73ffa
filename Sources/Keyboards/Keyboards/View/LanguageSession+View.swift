import InputCore
import KeyboardLayouts

extension LanguageSession {
  /// The id of the layer shown.
  public var layer: String { layers.id }

  /// The candidates shown, a page of the engine or suggested words; nil if there are none.
  public var candidatePage: CandidatePage? { bar.page }

  /// Whether the candidates shown are words suggested beside what is typed, and not those of a
  /// composition.
  public var showsSuggestions: Bool { bar.suggestion(at: 0) != nil }

  /// Explains the best sentences of the open composition, as far as it is not chosen yet; empty for
  /// languages whose candidates have no costs.
  ///
  /// - Parameter limit: the largest number of sentences.
  public mutating func explanations(limit: Int) -> [CandidateExplanation] {
    engine.explanations(limit: limit)
  }

  /// Returns the words considered for the open composition, as far as it is not chosen yet; nil if
  /// there is none, or the language has no lattice of words.
  public mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? {
    engine.lattice(within: limits)
  }

  /// Returns the reason why a text is not the first candidate of the open composition; nil if there is
  /// none, or the language cannot tell.
  public mutating func reason(against text: String) -> CandidateReason? {
    engine.reason(against: text)
  }

  /// Returns the label of each candidate shown for screen readers: its text, and phrases that tell
  /// its characters apart from others that sound the same. Ask for them only if a screen reader is
  /// on: the first time takes some ten milliseconds.
  ///
  /// ```
  /// 世纪   世纪，世界的世，纪录片的纪
  /// ```
  public var candidateLabels: [String] {
    (bar.page?.candidates ?? []).map { candidate in
      let parts = [candidate.text] + engine.descriptions(of: candidate).map(\.spoken)
      return (parts + [candidate.gloss].compactMap(\.self)).joined(separator: "，")
    }
  }

  /// Whether an engine is composing.
  public var isComposing: Bool { engine.isComposing }

  /// The engine's modes for text that is not composed; nil without an engine.
  public var modes: InputModes? {
    get { engine.modes }
    set { engine.modes = newValue }
  }

  /// The rows of keys shown, arranged for the field.
  public var rows: [[ShownKey]] { shownLayer.map(arrangement.rows) ?? [] }

  /// Returns the key shown with an id; nil if there is none.
  func shownKey(_ id: String) -> ShownKey? { shownLayer.flatMap { arrangement.key(id, of: $0) } }

  private var shownLayer: LayoutLayer? { contents.layout.touch.first?.layer(layer) }

  private var arrangement: FieldArrangement {
    FieldArrangement(
      layout: contents.layout, locale: contents.locale,
      keyboardType: field.traits.keyboardType,
      needsInputModeSwitchKey: field.needsInputModeSwitchKey)
  }

  /// Shows a layer, whatever was shown before.
  ///
  /// - Returns: false if the layout has no layer with this id.
  public mutating func show(layer: String) -> Bool { layers.show(layer) }

  /// Returns the keyboard to draw.
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
      candidates: bar.page?.candidates.map(\.text) ?? [],
      readings: bar.page?.readings ?? [],
      isIncognito: !learning.isOpen)
  }

  private func cap(of shown: ShownKey, _ frame: KeyFrame) -> KeyCap {
    let key = shown.key
    let label = label(of: key)
    let alternatives = shown.alternatives.map(self.label(of:))
    return KeyCap(
      id: key.id, label: label, icon: KeyIcon(of: key),
      text: key.output.flatMap { $0.text.isEmpty ? nil : $0.composedText },
      hint: hint(among: alternatives).flatMap { $0 == label ? nil : $0 }, flicks: flicks(of: key),
      multiTaps: key.gestures.multiTap.compactMap(self.key).map(self.label(of:)),
      style: style(of: key), isOn: key.layerID.map(layers.isLit) ?? false,
      accessibilityLabel: AccessibilityLabel.label(for: key, cap: label),
      alternatives: alternatives, frame: frame)
  }

  /// The alternative that is drawn on the cap: the digit of a key that has one, otherwise the first.
  private func hint(among alternatives: [String]) -> String? {
    alternatives.first { $0.count == 1 && $0.first?.isNumber ?? false } ?? alternatives.first
  }

  /// The keys that flicks select.
  private func flicks(of key: LayoutKey) -> [KeyCap.FlickHint] {
    key.gestures.flicks.compactMap { flick in
      guard let selected = self.key(flick.keyID) else { return nil }
      return KeyCap.FlickHint(
        direction: flick.path.map(\.rawValue).joined(separator: " "), label: label(of: selected),
        text: selected.output?.composedText)
    }
  }

  private func style(of key: LayoutKey) -> KeyCap.Style {
    if key.id == KeyAction.return.rawValue { return .primary }
    if KeyAction(rawValue: key.id) != nil || key.layerID != nil && key.output == nil {
      return .function
    }
    return .character
  }

  /// The label of a key. Latin letters are not mirrored on a right-to-left keyboard.
  private func label(of key: LayoutKey) -> String {
    contents.label(
      of: key, isMirrored: contents.locale.isRightToLeft && !layers.isLatin)
  }
}
