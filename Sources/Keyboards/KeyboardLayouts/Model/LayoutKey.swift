/// A key of a layout: what it types, and what its gestures give.
public struct LayoutKey: Hashable, Sendable {
  /// Its name in the layout, such as `a-acute` or `shift`.
  public let id: String
  /// What it types; nil for a key that only switches the layer, acts (backspace, return) or is a gap.
  public var output: KeyOutput?
  /// The touch layer that it switches to, after typing its output.
  public var layerID: String?
  /// Whether it is no key but room between keys, or a position of hardware that types nothing.
  public var isGap = false
  /// Its width, in widths of an ordinary key.
  public var width = 1.0
  /// Whether it takes the room that is left in its row of a touch layout.
  public var stretches = false
  /// The gestures of a touch layout.
  public var gestures = KeyGestures()

  /// A key with a name that types nothing yet.
  public init(id: String) { self.id = id }

  /// A key that types text.
  public init(id: String, output: KeyOutput) {
    self.id = id
    self.output = output
  }
}

/// What the gestures on a key give, as key ids. A key that a gesture gives has no gestures itself.
public struct KeyGestures: Hashable, Sendable {
  /// The keys of the long-press menu, in order.
  public var longPress: [String] = []
  /// The one that a long press without a choice gives: one of `longPress`.
  public var longPressDefault: String?
  /// The keys that the second, third … quick tap give.
  public var multiTap: [String] = []
  /// What flicks give.
  public var flicks: [Flick] = []

  /// No gestures.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { longPress.isEmpty && multiTap.isEmpty && flicks.isEmpty }

  /// The key that a number of quick taps gives: nil for one tap, and past the end of the list.
  public func key(taps: Int) -> String? {
    multiTap.indices.contains(taps - 2) ? multiTap[taps - 2] : nil
  }

  /// The key of a flick along a path, or nil where there is none.
  public func key(flick path: [FlickDirection]) -> String? {
    flicks.first { $0.path == path }?.keyID
  }
}

/// A flick on a key: a path of the finger, and the key that it gives.
public struct Flick: Hashable, Sendable {
  /// The directions of the path, one after the other.
  public let path: [FlickDirection]
  /// The key that it gives.
  public let keyID: String

  /// A flick along a path.
  public init(path: [FlickDirection], keyID: String) {
    self.path = path
    self.keyID = keyID
  }
}

/// A direction of a flick; the raw value is LDML's.
public enum FlickDirection: String, Hashable, Sendable, CaseIterable {
  /// Up.
  case north = "n"
  /// Up and to the right.
  case northEast = "ne"
  /// To the right.
  case east = "e"
  /// Down and to the right.
  case southEast = "se"
  /// Down.
  case south = "s"
  /// Down and to the left.
  case southWest = "sw"
  /// To the left.
  case west = "w"
  /// Up and to the left.
  case northWest = "nw"
}
