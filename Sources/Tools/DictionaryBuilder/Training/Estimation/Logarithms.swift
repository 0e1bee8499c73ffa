import LibC

/// Returns e to the power of a stored log probability.
@inline(__always)
func exponential(_ value: Float) -> Double { exp(Double(value)) }

/// Returns the natural logarithm in the precision of a stored log probability.
@inline(__always)
func naturalLogarithm(_ value: Double) -> Float { Float(log(value)) }

/// Returns the natural logarithm.
@inline(__always)
func logarithm(_ value: Double) -> Double { log(value) }

/// Returns the cube root.
@inline(__always)
func cubeRoot(_ value: Double) -> Double { cbrt(value) }
