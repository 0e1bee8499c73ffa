#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// ln(1 + eˣ), by which likelihoods are added that are known as costs (Dugas et al. 2001). It is asked for
/// every way to a word that was typed before, where logarithms take as long as all else.
@usableFromInline enum Softplus {
  /// What is less is taken to be nothing: below 0.02.
  @inlinable static var least: Float { -4 }
  /// Where the function is its argument, but for a millionth.
  @inlinable static var greatest: Float { 12 }
  @inlinable static var stepsOfUnit: Float { 32 }

  @usableFromInline static let values = (0...Int((greatest - least) * stepsOfUnit) + 1).map {
    step in
    Float(log1p(exp(Double(least + Float(step) / stepsOfUnit))))
  }

  /// The value at a place between `least` and `greatest`: between two steps a straight line, at most
  /// 0.00004 off.
  @inlinable @inline(__always)
  static func value(at position: Float) -> Float {
    let steps = (position - least) * stepsOfUnit
    let step = Int(steps)
    let value = values[step]
    return value + (values[step + 1] - value) * (steps - Float(step))
  }
}
