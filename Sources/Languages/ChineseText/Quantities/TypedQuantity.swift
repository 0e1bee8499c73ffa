/// A typed number with a unit, and the texts that it can become.
///
/// ```
/// 180cm   180厘米 1.8米 1800毫米 5.906英尺 70.87英寸 1.969码 5.4尺 54寸
/// 72f     72℉ 22.22℃ 295.4K
/// ```
public struct TypedQuantity: Hashable, Sendable {
  /// The largest length of a quantity, in UTF-8 bytes.
  public static let maximumLength = 20
  /// The largest number of conversions.
  private static let maximumConversions = 8
  /// The significant digits of a converted value. Digits before the point are all written.
  private static let significantDigits = 4
  /// Values outside these limits are not offered, except temperatures below zero: nobody says 5 mm in
  /// miles, or 5 km in millimetres.
  private static let leastValue = 0.01
  private static let greatestValue = 100_000.0

  /// The typed number.
  private let number: String
  /// The typed letters of the unit.
  private let letters: String

  /// Creates a quantity from typed characters; nil if they are not a number and a unit.
  public init?(_ typed: String) {
    guard let (number, letters) = Self.parts(of: typed),
      MeasureUnits.unit(typedAs: letters) != nil
    else { return nil }
    (self.number, self.letters) = (number, letters)
  }

  /// Whether characters are a number with the beginning of a unit: `5k`.
  public static func isBeginning(_ typed: String) -> Bool {
    parts(of: typed).map { MeasureUnits.isBeginning($0.letters) } ?? false
  }

  /// Returns the quantity in words, then its conversions to the units of a region.
  public func texts(in region: MeasureRegion) -> [String] {
    guard let unit = MeasureUnits.unit(typedAs: letters), let value = Double(number),
      let name = unit.name(in: region)
    else { return [] }
    let base = value * unit.factor / unit.divisor + unit.zero
    let isTemperature = unit.dimension == .temperature
    let conversions = MeasureUnits.all.compactMap { other -> String? in
      guard other.dimension == unit.dimension, other.keys != unit.keys,
        let name = other.name(in: region)
      else { return nil }
      let converted = (base - other.zero) * other.divisor / other.factor
      guard converted.magnitude < Self.greatestValue,
        isTemperature || converted >= Self.leastValue
      else { return nil }
      return Self.written(converted) + name
    }
    return [number + name] + conversions.prefix(Self.maximumConversions)
  }

  /// Splits a number with at most one point from the letters of a unit, which may end with 2 or 3.
  private static func parts(of typed: String) -> (number: String, letters: String)? {
    guard typed.utf8.count <= maximumLength else { return nil }
    let number = typed.prefix { ("0"..."9").contains($0) || $0 == "." }
    let letters = typed[number.endIndex...]
    guard let first = number.first, first != ".", number.last != ".", !letters.isEmpty,
      number.count(where: { $0 == "." }) <= 1,
      letters.utf8.allSatisfy({
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == 0x32 || $0 == 0x33
      })
    else { return nil }
    return (String(number), String(letters))
  }

  /// Returns a value with the digits before the point, and after it as many as make
  /// `significantDigits`, without zeros at the end.
  private static func written(_ value: Double) -> String {
    var (magnitude, decimals) = (value.magnitude, significantDigits)
    while magnitude >= 1, decimals > 0 {
      magnitude /= 10
      decimals -= 1
    }
    // The zeros right of the point are not significant.
    while magnitude > 0, magnitude < 0.1, decimals < 2 * significantDigits {
      magnitude *= 10
      decimals += 1
    }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64(value.magnitude * scale + 0.5)
    var digits = String(scaled)
    while digits.utf8.count <= decimals { digits = "0" + digits }
    var whole = String(digits.dropLast(decimals))
    var fraction = String(digits.suffix(decimals))
    while fraction.last == "0" { fraction.removeLast() }
    if !fraction.isEmpty { whole += "." + fraction }
    return (value < 0 && scaled != 0 ? "-" : "") + whole
  }
}
