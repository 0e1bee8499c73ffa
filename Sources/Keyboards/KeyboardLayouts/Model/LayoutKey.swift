/// A key of a layout: its output, its size and its gestures.
public struct LayoutKey: Hashable, Sendable {
  /// The key's name in the layout, such as `a-acute` or `shift`.
  public let id: String
  /// The output; nil for a key that only switches the layer, for an action (Backspace, Return) and
  /// for a gap.
  public var output: KeyOutput?
  /// The id of the touch layer that the key switches to, after typing its output; nil for none.
  public var layerID: String?
  /// The width, as a multiple of an ordinary key's width.
  public var width = 1.0
  /// Whether this is an empty stretch between keys, or a hardware position that types nothing.
  public var isGap = false
  /// Whether the key fills the width that is left in its row of a touch layout.
  public var stretches = false
  /// The gestures on the key in a touch layout.
  public var gestures = KeyGestures()

  /// Creates a key without output.
  public init(id: String) { self.id = id }

  /// Creates a key with an output.
  public init(id: String, output: KeyOutput) {
    self.id = id
    self.output = output
  }
}

/// The keys that gestures on a key select, as key ids. Those keys have no gestures of their own.
public struct KeyGestures: Hashable, Sendable {
  /// The keys of the long-press menu, in order.
  public var longPress: [String] = []
  /// The key that a long press types if the user chooses none from the menu: one of `longPress`.
  public var longPressDefault: String?
  /// The keys for the second, third and later tap in quick succession.
  public var multiTap: [String] = []
  /// The flicks.
  public var flicks: [Flick] = []

  /// Creates a key's gestures: none.
  public init() {}

  /// Whether the key has no gestures.
  public var isEmpty: Bool { longPress.isEmpty && multiTap.isEmpty && flicks.isEmpty }

  /// Returns the key for a number of quick taps; nil for one tap and for more taps than `multiTap`
  /// covers.
  public func key(taps: Int) -> String? {
    multiTap.indices.contains(taps - 2) ? multiTap[taps - 2] : nil
  }

  /// Returns the key for a flick along a path; nil if no flick has that path.
  public func key(flick path: [FlickDirection]) -> String? {
    flicks.first { $0.path == path }?.keyID
  }
}

/// A flick on a key: the path of the finger, and the key that it selects.
public struct Flick: Hashable, Sendable {
  /// The directions of the path in order.
  public let path: [FlickDirection]
  /// The id of the key that the flick selects.
  public let keyID: String

  /// Creates a flick.
  public init(path: [FlickDirection], keyID: String) {
    self.path = path
    self.keyID = keyID
  }
}

/// A direction of a flick. The raw values are those of LDML.
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
