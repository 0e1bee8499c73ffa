import LibC

/// The unit of a word list's weights. A list states it in its header (`# weight: cost(800)`),
/// because a number alone does not tell a count from a cost.
package enum WeightUnit: Sendable, Hashable {
  /// The number of occurrences, from 0, or any number proportional to it.
  case count
  /// A probability from 0 to 1.
  case probability
  /// The decimal logarithm of a probability or of a frequency.
  case log10
  /// The natural logarithm of a probability or of a frequency.
  case ln
  /// `-factor × ln P`. MeCab's `cost-factor` is the factor: 700 or 800 in most of its dictionaries.
  case cost(factor: Double)
  /// A position in the order of frequency, from 1 for the most common.
  case rank
  /// No frequency: 1 marks what the source lists first, 0 everything else.
  case none

  /// The notations of all units, for error messages.
  package static let choices = "count, probability, log10, ln, cost(FACTOR), rank, none"

  /// Parses the notation in a header; nil for an unknown one.
  package init?(_ text: String) {
    switch text {
    case "count": self = .count
    case "probability": self = .probability
    case "log10": self = .log10
    case "ln": self = .ln
    case "rank": self = .rank
    case "none": self = .none
    default:
      guard text.hasPrefix("cost("), text.hasSuffix(")"),
        let factor = Double(text.dropFirst(5).dropLast()), factor > 0, factor <= 1e6
      else { return nil }
      self = .cost(factor: factor)
    }
  }

  /// Parses the unit in a header. Old lists have descriptions instead of the fixed notations.
  init?(header text: String) {
    switch text {
    case "occurrences", "frequency", "occurrences of the reading": self = .count
    case "none (the first reading is the most common)",
      "1 for the first reading of a phrase, 0 for others":
      self = .none
    default: self.init(text)
    }
  }

  /// The range of valid weights.
  var range: ClosedRange<Double> {
    switch self {
    case .count, .none: 0...EntryParser.maximumWeight
    case .probability: 0...1
    case .log10, .ln: -1e4...1e4
    case .cost: -1e9...1e9
    case .rank: 1...EntryParser.maximumWeight
    }
  }

  /// Whether weights are proportional to the frequency without conversion.
  var isFrequency: Bool { self == .count || self == .probability || self == .none }

  /// Throws `DictionaryError.malformed` if the weights of the list called `name` are ranks, which
  /// do not give a frequency.
  func requireFrequencies(of name: String) throws(DictionaryError) {
    guard self != .rank else {
      throw .malformed(
        path: name, line: nil,
        reason: "its weights are ranks, which do not say how frequent a word is; leave it out")
    }
  }

  /// Converts a weight to a number proportional to the frequency; nil for a rank. `none` keeps its
  /// 0 and 1.
  package func frequency(of weight: Double) -> Double? {
    switch self {
    case .count, .probability, .none: weight
    case .log10: min(pow(10, weight), EntryParser.maximumWeight)
    case .ln: min(exp(weight), EntryParser.maximumWeight)
    case .cost(let factor): min(exp(-weight / factor), EntryParser.maximumWeight)
    case .rank: nil
    }
  }
}

extension WeightUnit: CustomStringConvertible {
  /// The notation in a header.
  package var description: String {
    switch self {
    case .count: "count"
    case .probability: "probability"
    case .log10: "log10"
    case .ln: "ln"
    case .cost(let factor): "cost(\(Int64(exactly: factor).map(String.init) ?? String(factor)))"
    case .rank: "rank"
    case .none: "none"
    }
  }
}
