#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `e` to the power of a stored logarithm.
@inline(__always)
func exponential(_ value: Float) -> Double { exp(Double(value)) }

/// The natural logarithm, as it is stored.
@inline(__always)
func naturalLogarithm(_ value: Double) -> Float { Float(log(value)) }

/// The natural logarithm.
@inline(__always)
func logarithm(_ value: Double) -> Double { log(value) }

/// The cube root.
@inline(__always)
func cubeRoot(_ value: Double) -> Double { cbrt(value) }
