import KeyboardLayouts
import TextDocument
import TypingAids

/// A key as it is shown in a field: with the alternatives that the field gives it.
public struct ShownKey: Hashable, Sendable {
  /// The key.
  public var key: LayoutKey
  /// What a long press offers.
  public var alternatives: [LayoutKey]
  /// The alternative taken without a choice, as an index.
  public var defaultAlternative: Int?
}

/// The rows of a layer as a field gets them.
///
/// ```
/// any text   to-symbols next-keyboard  ,  space  .  return
/// mail       to-symbols next-keyboard  @  space  .  return     a long press on . offers .com .org …
/// address    to-symbols next-keyboard  /  space  .  return
/// one keyboard only: next-keyboard is left out, the space bar takes its room
/// ```
struct FieldArrangement {
  let layout: KeyboardLayout
  let locale: KeyboardLocale
  let keyboardType: KeyboardType
  let needsInputModeSwitchKey: Bool

  func rows(of layer: LayoutLayer) -> [[ShownKey]] {
    layer.rows.map { row in
      let space = row.firstIndex(of: "space")
      return row.enumerated().compactMap { index, id in
        shownKey(id, besideSpace: space.map { index - $0 } ?? 0)
      }
    }
  }

  /// The key with this id; `offset` is its distance from the space bar in its row, 0 where there is
  /// none.
  private func shownKey(_ id: String, besideSpace offset: Int) -> ShownKey? {
    if id == KeyAction.nextKeyboard.rawValue && !needsInputModeSwitchKey { return nil }
    guard let key = layout.key(id) else { return nil }
    switch (keyboardType, offset) {
    case (.emailAddress, -1): return typing("@", like: key)
    case (.url, -1): return typing("/", like: key)
    case (.twitter, -1): return typing("@", like: key)
    case (.twitter, 1): return typing("#", like: key)
    case (.emailAddress, 1), (.url, 1):
      var shown = typing(".", like: key) ?? ShownKey(key: key, alternatives: [])
      shown.alternatives = locale.topLevelDomains.map {
        LayoutKey(id: "domain\($0)", output: KeyOutput($0))
      }
      shown.defaultAlternative = shown.alternatives.isEmpty ? nil : 0
      return shown
    default: return plain(key)
    }
  }

  private func plain(_ key: LayoutKey) -> ShownKey {
    let ids = key.gestures.longPress
    return ShownKey(
      key: key, alternatives: ids.compactMap(layout.key),
      defaultAlternative: key.gestures.longPressDefault.flatMap { ids.firstIndex(of: $0) })
  }

  /// A key of the same size that types something else. Keys that switch layers stay what they are.
  private func typing(_ text: String, like key: LayoutKey) -> ShownKey? {
    guard key.output != nil, !key.isGap else { return plain(key) }
    var other = LayoutKey(id: "field-\(text)", output: KeyOutput(text))
    other.width = key.width
    return ShownKey(key: other, alternatives: [])
  }
}
