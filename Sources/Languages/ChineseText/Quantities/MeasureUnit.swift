/// The units of a country: which are offered, and what they are called.
public enum MeasureRegion: Sendable {
  /// Mainland China: 公里, 斤, 亩.
  case mainland
  /// Taiwan: 公里, 台斤, 坪.
  case taiwan
  /// Hong Kong: 公里, 斤, 兩.
  case hongKong
  /// Japan: キロメートル, 貫, 坪.
  case japan
}

/// A unit of measure with its factor to the unit that all units of its dimension are expressed in.
struct MeasureUnit: Sendable {
  /// The dimension of a unit; each case names the unit to which the factors of its units refer.
  enum Dimension: Sendable {
    /// Metres.
    case length
    /// Kilograms.
    case mass
    /// Square metres.
    case area
    /// Litres.
    case volume
    /// Kelvin.
    case temperature
    /// Metres a second.
    case speed
    /// Bytes.
    case data
  }

  /// The letters that type it; empty for a unit that is only converted to.
  let keys: [String]
  let dimension: Dimension
  /// The size of the unit is `factor / divisor`, both exact.
  let factor: Double
  let divisor: Double
  /// The value of the dimension's unit at zero of this one: 273.15 of ℃.
  let zero: Double
  /// The names in mainland China, Taiwan, Hong Kong and Japan; nil where it is not used.
  private let names: [String?]

  /// Creates a unit with one name for all regions, or with a name for each (an empty one for none).
  init(
    _ keys: String, _ dimension: Dimension, _ factor: Double, over divisor: Double = 1,
    from zero: Double = 0, _ names: String...
  ) {
    self.keys = keys.split(separator: " ").map(String.init)
    self.dimension = dimension
    self.factor = factor
    self.divisor = divisor
    self.zero = zero
    self.names =
      names.count == 4
      ? names.map { $0.isEmpty ? nil : $0 } : [String?](repeating: names.first, count: 4)
  }

  /// Returns the name in a region; nil if the unit is not used there.
  func name(in region: MeasureRegion) -> String? {
    switch region {
    case .mainland: names[0]
    case .taiwan: names[1]
    case .hongKong: names[2]
    case .japan: names[3]
    }
  }
}
