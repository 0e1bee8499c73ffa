/// The size of a keyboard in points.
public struct KeyboardSize: Hashable, Sendable {
  /// The width, which is always that of the screen.
  public var width: Double
  /// The height, which the keyboard may choose.
  public var height: Double

  /// Creates a size. The default, 390 by 216, is that of a phone held upright.
  public init(width: Double = 390, height: Double = 216) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points. The y axis points down from the top edge of the keyboard.
public struct KeyFrame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle contains a point. The right and bottom edges are outside.
  public func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}

/// A key as it is drawn.
public struct KeyCap: Hashable, Sendable {
  /// The style of a key.
  public enum Style: String, Hashable, Sendable {
    /// A key that types.
    case character
    /// A key that performs an action or switches layers.
    case function
    /// The return key.
    case primary
    /// An area that shows something and is not a key.
    case display
  }

  /// A key that a flick selects.
  public struct FlickHint: Hashable, Sendable {
    /// The direction of the flick, as LDML writes it: `n`, `ne`; several, separated by spaces, if the
    /// finger turns: `n e`.
    public var direction: String
    /// The label of the key that the flick selects, to draw at that side of the key.
    public var label: String
    /// The text that the flick types; nil for a key that types none.
    public var text: String?

    /// Creates a hint.
    public init(direction: String, label: String, text: String?) {
      self.direction = direction
      self.label = label
      self.text = text
    }
  }

  /// The key's id.
  public var id: String
  /// The text on the key cap.
  public var label: String
  /// The icon of a key that acts; nil for a key without one.
  public var icon: KeyIcon?
  /// The text that a tap types; nil for dead keys and for keys that perform an action or switch
  /// layers.
  public var text: String?
  /// The digit among the alternatives, or the first of them, drawn small in a corner; nil if there is
  /// none or it equals the label.
  public var hint: String?
  /// The keys that flicks select.
  public var flicks: [FlickHint]
  /// The labels of the keys that the second and later quick taps select, in order.
  public var multiTaps: [String]
  /// The style.
  public var style: Style
  /// Whether the key is lit: the shift key while it is on.
  public var isOn: Bool
  /// The label for screen readers.
  public var accessibilityLabel: String
  /// The labels of the long-press menu.
  public var alternatives: [String]
  /// The key's rectangle.
  public var frame: KeyFrame

  /// Creates a key to draw.
  public init(
    id: String, label: String, icon: KeyIcon? = nil, text: String? = nil, hint: String? = nil,
    flicks: [FlickHint] = [], multiTaps: [String] = [], style: Style,
    isOn: Bool = false, accessibilityLabel: String, alternatives: [String] = [], frame: KeyFrame
  ) {
    self.id = id
    self.label = label
    self.icon = icon
    self.text = text
    self.hint = hint
    self.flicks = flicks
    self.multiTaps = multiTaps
    self.style = style
    self.isOn = isOn
    self.accessibilityLabel = accessibilityLabel
    self.alternatives = alternatives
    self.frame = frame
  }
}

/// A keyboard to draw, as a value that any front end can show.
public struct KeyboardView: Hashable, Sendable {
  /// The size of the keyboard.
  public var size: KeyboardSize
  /// The id of the layer shown.
  public var layer: String
  /// Whether candidates run from right to left.
  public var isRightToLeft: Bool
  /// The keys, row by row from the top, each row from the left.
  public var keys: [KeyCap]
  /// The candidates offered, best first.
  public var candidates: [String]
  /// The readings offered for the first syllable, if each key has several letters.
  public var readings: [String]
  /// Whether to show that nothing is learned, because of incognito mode or a secure field.
  public var isIncognito: Bool
  /// The colours and sizes of a keyboard that brings its own; nil if the front end decides.
  public var appearance: KeyboardAppearance?

  /// Creates a view.
  public init(
    size: KeyboardSize, layer: String, isRightToLeft: Bool = false, keys: [KeyCap],
    candidates: [String] = [], readings: [String] = [], isIncognito: Bool = false,
    appearance: KeyboardAppearance? = nil
  ) {
    self.size = size
    self.layer = layer
    self.isRightToLeft = isRightToLeft
    self.keys = keys
    self.candidates = candidates
    self.readings = readings
    self.isIncognito = isIncognito
    self.appearance = appearance
  }

  /// Returns the key at a point; nil between keys.
  public func key(atX x: Double, y: Double) -> KeyCap? {
    keys.first { $0.frame.contains(x: x, y: y) }
  }

  /// Returns the rectangle of a key's callout: above the key, or below it in the top row. It is
  /// always inside the keyboard, because nothing can be drawn above its top edge.
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
