import LibC

/// The function ln(1 + eˣ), which adds two probabilities given as costs (Dugas et al. 2001).
///
/// The decoder evaluates it for every arc to a word typed before. Computing logarithms there would
/// take as long as the rest of the scoring.
@usableFromInline enum Softplus {
  /// The lower end of the table. Values below it are taken as 0; they are less than 0.02.
  @inlinable static var least: Float { -4 }
  /// The upper end of the table. Above it the function equals its argument within 0.00001.
  @inlinable static var greatest: Float { 12 }
  @inlinable static var stepsOfUnit: Float { 32 }

  @usableFromInline static let values = (0...Int((greatest - least) * stepsOfUnit) + 1).map {
    step in
    Float(log1p(exp(Double(least + Float(step) / stepsOfUnit))))
  }

  /// Returns the value at `position`, which must be between `least` and `greatest`. Interpolates
  /// linearly between two steps; the error is at most 0.00004.
  @inlinable @inline(__always)
  static func value(at position: Float) -> Float {
    let steps = (position - least) * stepsOfUnit
    let step = Int(steps)
    let value = values[step]
    return value + (values[step + 1] - value) * (steps - Float(step))
  }
}
