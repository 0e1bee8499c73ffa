import LibC
import Suggestions
import ToolSupport

/// Simulates gestures over keys by published models:
///
/// - The aim at each key is normally distributed around its middle. The standard deviation is 0.25
///   key widths, the absolute precision of a finger (1.5 mm; Bi, Li and Zhai, "FFitts law", CHI 2013)
///   on keys of 6 mm.
/// - The path is the minimum-jerk trajectory through these points (Flash and Hogan, 1985), which
///   Quinn and Zhai ("Modeling gesture-typing movements", 2018) fit to gestures on keyboards.
/// - The time between two points is 68.8 · L^0.469 milliseconds for L millimetres (the CLC model of
///   Cao and Zhai, CHI 2007).
///
/// A sensor reads it sixty times a second, with a jitter of 0.02 key widths.
package struct GestureSimulator {
  /// The standard deviation of the aim, in key widths.
  private let deviation: Double
  private let keyWidth: Double
  private var random: SeededGenerator

  private static let millimetresPerKey = 6.0
  private static let jitter = 0.02
  private static let millisecondsPerReading = 1000.0 / 60

  /// Creates a simulator.
  package init(keyWidth: Double, deviation: Double = 0.25, seed: UInt64) {
    self.keyWidth = keyWidth
    self.deviation = deviation
    random = SeededGenerator(seed: seed)
  }

  /// Returns a gesture over keys.
  ///
  /// - Parameter keys: the middles of the keys in points; neighbours differ.
  package mutating func gesture(over keys: [(x: Double, y: Double)]) -> [GlidePoint] {
    let aims = keys.map { key in
      (
        x: key.x + normal() * deviation * keyWidth, y: key.y + normal() * deviation * keyWidth
      )
    }
    guard aims.count > 1 else { return [] }
    let durations = zip(aims, aims.dropFirst()).map { a, b in
      let length = hypot(a.x - b.x, a.y - b.y) / keyWidth * Self.millimetresPerKey
      return max(68.8 * pow(length, 0.469), 20)
    }
    let x = MinimumJerkPath(through: aims.map(\.x), durations: durations)
    let y = MinimumJerkPath(through: aims.map(\.y), durations: durations)
    let total = durations.reduce(0, +)
    let count = max(Int(total / Self.millisecondsPerReading), 2)
    return (0...count).map { index in
      let time = total * Double(index) / Double(count)
      return GlidePoint(
        x: x.position(at: time) + normal() * Self.jitter * keyWidth,
        y: y.position(at: time) + normal() * Self.jitter * keyWidth, time: time)
    }
  }

  /// Returns a number of the standard normal distribution (Box and Muller, 1958).
  private mutating func normal() -> Double {
    let u = Double.random(in: Double.leastNonzeroMagnitude..<1, using: &random)
    let v = Double.random(in: 0..<1, using: &random)
    return (-2 * log(u)).squareRoot() * cos(2 * .pi * v)
  }
}
