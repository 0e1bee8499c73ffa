/// A gesture as points at equal distances, with the speed at each.
struct GlideSamples: Sendable {
  /// The positions in key widths.
  private(set) var x: [Double] = []
  private(set) var y: [Double] = []
  /// The speed at each sample relative to the mean of the gesture, at most 2.
  private(set) var speed: [Double] = []

  /// The largest number of samples: a path over sixty keys.
  static let maximumCount = 240

  var count: Int { x.count }

  /// Resamples a gesture. Points off any screen are left out, and time that runs backwards
  /// counts as none.
  ///
  /// - Parameters:
  ///   - points: the gesture in points.
  ///   - keyWidth: the width of a key in points.
  ///   - spacing: the distance between samples in key widths. Longer gestures get a larger one.
  mutating func read(_ points: [GlidePoint], keyWidth: Double, spacing: Double) {
    x.removeAll(keepingCapacity: true)
    y.removeAll(keepingCapacity: true)
    speed.removeAll(keepingCapacity: true)
    let points = points.filter {
      abs($0.x) <= GlideKeys.farthest && abs($0.y) <= GlideKeys.farthest && $0.time.isFinite
    }
    guard let first = points.first, let last = points.last else { return }
    var length = 0.0
    for (a, b) in zip(points, points.dropFirst()) { length += Self.distance(a, b) / keyWidth }
    guard length > 0 else { return }
    let spacing = max(spacing, length / Double(Self.maximumCount - 2))
    let meanSpeed = length / max(last.time - first.time, 1)
    append(first.x / keyWidth, first.y / keyWidth, 0)
    var toNext = spacing
    for (a, b) in zip(points, points.dropFirst()) {
      let stretch = Self.distance(a, b) / keyWidth
      guard stretch > 0 else { continue }
      let pace = stretch / max(b.time - a.time, 1) / meanSpeed
      var done = 0.0
      while stretch - done >= toNext, count < Self.maximumCount {
        done += toNext
        let share = done / stretch
        append(
          (a.x + (b.x - a.x) * share) / keyWidth, (a.y + (b.y - a.y) * share) / keyWidth,
          min(pace, 2))
        toNext = spacing
      }
      toNext -= stretch - done
    }
    if toNext < spacing * 0.7 || count < 2 { append(last.x / keyWidth, last.y / keyWidth, 0) }
  }

  private mutating func append(_ x: Double, _ y: Double, _ speed: Double) {
    self.x.append(x)
    self.y.append(y)
    self.speed.append(speed)
  }

  private static func distance(_ a: GlidePoint, _ b: GlidePoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
