import LibC
import NGrams

extension Cost {
  /// A cost difference as text: how much it is in nats, and the ratio of probabilities that it is.
  ///
  /// ```
  /// 2300   e^2.3 = 10 times less likely
  /// ```
  package var asOdds: String {
    "e^\(Self.tenths(Double(self) / 1_000)) = \(asRatio) times less likely"
  }

  /// The ratio of probabilities of a cost difference, as text.
  package var asRatio: String {
    let ratio = exp(Double(self) / 1_000)
    guard ratio < 1e6 else { return "more than a million" }
    return ratio < 10 ? Self.tenths(ratio) : "\(Int(ratio.rounded()))"
  }

  /// A cost difference with its sign, for tables.
  package var asDifference: String { self > 0 ? "+\(self)" : "\(self)" }

  /// Returns a number below a million with one decimal.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number.magnitude * 10).rounded())
    return (number < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
  }
}
