import Suggestions

/// A gesture over the keys of a keyboard, from the first key of a word to its last.
public struct GlidePath: Hashable, Sendable {
  /// The points in the order of their times.
  public var points: [GlidePoint]
  /// The size of the keyboard that the points lie on.
  public var size: KeyboardSize

  /// Creates a gesture.
  public init(_ points: [GlidePoint], on size: KeyboardSize) {
    self.points = points
    self.size = size
  }

  /// Creates a gesture in straight lines over the middles of keys, a tenth of a second from key to
  /// key.
  public init(over keys: [KeyCap], on size: KeyboardSize) {
    let points = keys.enumerated().map { index, key in
      GlidePoint(
        x: key.frame.x + key.frame.width / 2, y: key.frame.y + key.frame.height / 2,
        time: Double(index) * 100)
    }
    self.init(points, on: size)
  }
}
