/// Width and height of what is drawn, in points.
public struct KeyboardSize: Hashable, Sendable {
  /// The width: always that of the screen.
  public var width: Double
  /// The height, which the keyboard may choose.
  public var height: Double

  /// A size; a phone held upright has 390 by 216.
  public init(width: Double = 390, height: Double = 216) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points; y grows downwards from the top edge of the keyboard.
public struct KeyFrame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point lies in it.
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}

/// A key as it is drawn.
public struct KeyCap: Hashable, Sendable {
  /// The style of a key.
  public enum Style: String, Hashable, Sendable {
    /// Types.
    case character
    /// Acts or switches layers.
    case function
    /// Ends the input: the return key.
    case primary
    /// Shows something and is no key.
    case display
  }

  /// The key's id.
  public var id: String
  /// The text on the key cap.
  public var label: String
  /// The text that a tap types; nil for keys that act, switch layers or are dead keys.
  public var text: String?
  /// The first alternative, drawn small in a corner; nil if it is the label or there is none.
  public var hint: String?
  /// The style.
  public var style: Style
  /// Whether it is lit: the shift key while capitals are typed.
  public var isOn: Bool
  /// The label for screen readers.
  public var accessibilityLabel: String
  /// The texts that a long press offers.
  public var alternatives: [String]
  /// Where it is.
  public var frame: KeyFrame

  /// A key to be drawn.
  public init(
    id: String, label: String, text: String? = nil, hint: String? = nil, style: Style,
    isOn: Bool = false, accessibilityLabel: String, alternatives: [String] = [], frame: KeyFrame
  ) {
    self.id = id
    self.label = label
    self.text = text
    self.hint = hint
    self.style = style
    self.isOn = isOn
    self.accessibilityLabel = accessibilityLabel
    self.alternatives = alternatives
    self.frame = frame
  }
}

/// A drawable keyboard as a value, which any front end can show.
public struct KeyboardView: Hashable, Sendable {
  /// Its size.
  public var size: KeyboardSize
  /// The layer shown.
  public var layer: String
  /// Whether candidates run from right to left.
  public var isRightToLeft: Bool
  /// The keys, row by row from the left.
  public var keys: [KeyCap]
  /// The candidates offered, best first.
  public var candidates: [String]
  /// The readings offered for the first syllable, where keys have several letters each.
  public var readings: [String]
  /// Whether what is typed is not learned, because the typist wants it so or the field is secure: to
  /// be shown.
  public var isIncognito: Bool

  /// A view.
  public init(
    size: KeyboardSize, layer: String, isRightToLeft: Bool = false, keys: [KeyCap],
    candidates: [String] = [], readings: [String] = [], isIncognito: Bool = false
  ) {
    self.size = size
    self.layer = layer
    self.isRightToLeft = isRightToLeft
    self.keys = keys
    self.candidates = candidates
    self.readings = readings
    self.isIncognito = isIncognito
  }

  /// The key at a point; nil between keys.
  public func key(atX x: Double, y: Double) -> KeyCap? {
    keys.first { $0.frame.contains(x: x, y: y) }
  }

  /// Where the callout of a key goes: above it, below it in the top row, and always inside the
  /// keyboard, since nothing can be drawn above its top edge.
  public func calloutFrame(of key: KeyCap) -> KeyFrame {
    let count = Double(max(key.alternatives.count, 1))
    let width = min(key.frame.width * count, size.width)
    let height = min(key.frame.height, size.height)
    let x = min(max(key.frame.x + key.frame.width / 2 - width / 2, 0), size.width - width)
    let above = key.frame.y - height
    let y = above >= 0 ? above : min(key.frame.y + key.frame.height, size.height - height)
    return KeyFrame(x: x, y: y, width: width, height: height)
  }
}
