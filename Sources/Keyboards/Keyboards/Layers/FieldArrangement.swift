import KeyboardLayouts
import TextDocument
import TypingAids

/// A key as shown for a field, with the alternatives offered there.
public struct ShownKey: Hashable, Sendable {
  /// The key.
  public var key: LayoutKey
  /// The keys of the long-press menu.
  public var alternatives: [LayoutKey]
  /// The index of the alternative that a long press takes by default; nil for none.
  public var defaultAlternative: Int?
}

/// Arranges the rows of a layer for the type of a field.
///
/// ```
/// any text   to-symbols next-keyboard  ,  space  .  return
/// mail       to-symbols next-keyboard  @  space  .  return   a long press on . offers .com .org …
/// address    to-symbols next-keyboard  /  space  .  return
/// one keyboard only: next-keyboard is left out, the space bar takes its room
/// ```
struct FieldArrangement {
  let layout: KeyboardLayout
  let locale: KeyboardLocale
  let keyboardType: KeyboardType
  let needsInputModeSwitchKey: Bool

  func rows(of layer: LayoutLayer) -> [[ShownKey]] {
    layer.rows.map { arranged($0, of: layer) }
  }

  /// Returns the key shown with an id; nil if there is none. Of the rows it arranges only one that
  /// holds the id, and those that a field adds keys to.
  func key(_ id: String, of layer: LayoutLayer) -> ShownKey? {
    for row in layer.rows
    where row.contains(where: { $0 == id || $0 == "space" || $0 == KeyAction.nextKeyboard.rawValue }
    ) {
      if let shown = arranged(row, of: layer).first(where: { $0.key.id == id }) { return shown }
    }
    return nil
  }

  private func arranged(_ row: [String], of layer: LayoutLayer) -> [ShownKey] {
    let fitted =
      row.contains("space") ? fitted(row, of: layer) : row.compactMap(layout.key).map(plain)
    return needsInputModeSwitchKey ? fitted : withoutSwitchKey(fitted)
  }

  /// Removes the key for the next keyboard. A stretching key of the row takes its width. Without
  /// one the position stays empty, so that the columns stay aligned.
  private func withoutSwitchKey(_ row: [ShownKey]) -> [ShownKey] {
    guard let index = row.firstIndex(where: { $0.key.id == KeyAction.nextKeyboard.rawValue })
    else { return row }
    var row = row
    if row.contains(where: \.key.stretches) {
      row.remove(at: index)
    } else {
      var gap = LayoutKey(id: "gap")
      gap.isGap = true
      gap.width = row[index].key.width
      row[index] = ShownKey(key: gap, alternatives: [])
    }
    return row
  }

  private func width(of row: [String]) -> Double {
    row.reduce(0) { $0 + (layout.key($1)?.width ?? 0) }
  }

  /// The marks that the field needs to the left and right of the space bar.
  private var marks: (left: String?, right: String?) {
    switch keyboardType {
    case .emailAddress: ("@", ".")
    case .url: ("/", ".")
    case .twitter: ("@", "#")
    default: (nil, nil)
    }
  }

  /// Adapts the row of the space bar. The left mark replaces the comma key. If the layout has none,
  /// the mark gets a key of its own where there is room.
  private func fitted(_ row: [String], of layer: LayoutLayer) -> [ShownKey] {
    var keys = row.compactMap(layout.key).map(plain)
    if let left = marks.left, let space = row.firstIndex(of: "space") {
      if let comma = row.firstIndex(of: "comma-key") {
        keys[comma] = typing(left, width: keys[comma].key.width)
      } else if (layer.rows.map(width).max() ?? 0) - width(of: row) >= 1 {
        keys.insert(typing(left, width: 1), at: space)
      }
    }
    if let right = marks.right,
      let period = keys.firstIndex(where: { $0.key.id == "period-key" || $0.key.id == "period" })
    {
      keys[period] = typing(right, width: keys[period].key.width)
      if right == "." { offerDomains(on: &keys[period]) }
    }
    return keys
  }

  private func offerDomains(on key: inout ShownKey) {
    key.alternatives = locale.topLevelDomains.map {
      LayoutKey(id: "domain\($0)", output: KeyOutput($0))
    }
    key.defaultAlternative = key.alternatives.isEmpty ? nil : 0
  }

  private func plain(_ key: LayoutKey) -> ShownKey {
    let ids = key.gestures.longPress
    return ShownKey(
      key: key, alternatives: ids.compactMap(layout.key),
      defaultAlternative: key.gestures.longPressDefault.flatMap { ids.firstIndex(of: $0) })
  }

  private func typing(_ text: String, width: Double) -> ShownKey {
    var key = LayoutKey(id: "field-\(text)", output: KeyOutput(text))
    key.width = width
    return ShownKey(key: key, alternatives: [])
  }
}
