import InputCore
import KeyboardLayouts
import TextUnits

extension KeyboardContents {
  /// Returns a hardware keyboard as it is drawn while these modifiers are down: the layout's keys
  /// at their positions. Returns nil if the layout has no hardware form or no layer for these
  /// modifiers.
  public func hardwareView(modifiers: Modifiers, size: KeyboardSize) -> KeyboardView? {
    guard let form = layout.hardware.first, let layer = form.layer(for: modifiers) else {
      return nil
    }
    let rows = layer.rows.enumerated().map { index, row in
      HardwareRow(rawValue: index).map { padded(row, $0, form: form.id) } ?? []
    }
    let frames = RowSolver(size: size).frames(of: rows)
    var caps: [KeyCap] = []
    for (row, rowFrames) in zip(rows, frames) {
      for (key, frame) in zip(row, rowFrames) where !key.isGap { caps.append(cap(key, frame)) }
    }
    return KeyboardView(
      size: size, layer: layer.id ?? form.id, isRightToLeft: locale.isRightToLeft, keys: caps)
  }

  /// Adds the width of the keys beside a row, which no layout defines: Tab, Caps Lock, Shift. A
  /// keyboard is 15 ordinary keys wide.
  private func padded(_ ids: [String], _ row: HardwareRow, form: String) -> [LayoutKey] {
    var keys = ids.compactMap { layout.key($0) }.map { key in
      var key = key
      key.width = 1
      key.stretches = false
      return key
    }
    let hasKeyBesideShift = form == "iso" || form == "abnt2"
    let before =
      switch row {
      case .e: form == "jis" ? 1.0 : 0
      case .d: 1.5
      case .c: 1.75
      case .b: hasKeyBesideShift ? 1.25 : 2.25
      case .a: 4.0
      }
    if row == .a { keys = keys.prefix(1).map { Self.wide($0, 6.5) } }
    let used = before + keys.reduce(0) { $0 + $1.width }
    return [Self.gap(before)] + keys + [Self.gap(max(15 - used, 0))]
  }

  private static func wide(_ key: LayoutKey, _ width: Double) -> LayoutKey {
    var key = key
    key.width = width
    return key
  }

  private static func gap(_ width: Double) -> LayoutKey {
    var key = LayoutKey(id: "gap")
    key.isGap = true
    key.width = width
    return key
  }

  private func cap(_ key: LayoutKey, _ frame: KeyFrame) -> KeyCap {
    let label = self.label(of: key, isMirrored: locale.isRightToLeft)
    return KeyCap(
      id: key.id, label: label, text: key.output?.composedText, style: .character,
      accessibilityLabel: AccessibilityLabel.label(for: key, cap: label), frame: frame)
  }

  /// Returns the label of a key cap. In right-to-left scripts, brackets are mirrored as in the
  /// text, and arrows along the line are reversed.
  ///
  /// ```
  /// types U+0028 (     cap in English (     cap in Hebrew )
  /// backspace          cap in English ⌫     cap in Hebrew ⌦
  /// ```
  func label(of key: LayoutKey, isMirrored: Bool) -> String {
    let label = ownMark(layout.label(for: key))
    guard isMirrored, label.unicodeScalars.count == 1, let scalar = label.unicodeScalars.first
    else { return label }
    return Self.turned[label] ?? String(Character(mirrored(scalar)))
  }

  /// Replaces an ASCII mark by the language's own, into which typing it turns: `,` shows `，` in
  /// Chinese.
  private func ownMark(_ label: String) -> String {
    guard label.count == 1, let mark = label.first, let own = locale.punctuation[mark],
      own.count == 1
    else { return label }
    return own[0]
  }

  private static let turned = ["⌫": "⌦", "⌦": "⌫", "↵": "↳", "⏎": "↳", "⇥": "⇤"]
}
