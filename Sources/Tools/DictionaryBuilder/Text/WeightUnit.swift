#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the weights of a word list say. A list states it in its header (`# weight: cost(800)`),
/// because a number alone does not tell a count from a cost.
package enum WeightUnit: Sendable, Hashable {
  /// How often the word was seen, from 0; also any other number in proportion to that.
  case count
  /// From 0 to 1.
  case probability
  /// The decimal logarithm of a probability or of a frequency.
  case log10
  /// The natural logarithm of a probability or of a frequency.
  case ln
  /// `-factor × ln P`. MeCab's `cost-factor` is the factor: 700 or 800 in most of its dictionaries.
  case cost(factor: Double)
  /// A place in an order, from 1, the most common first.
  case rank
  /// No frequency: 1 marks what the source puts first, 0 everything else.
  case none

  /// How to write each of them, for messages.
  package static let choices = "count, probability, log10, ln, cost(FACTOR), rank, none"

  /// The unit written as in a header; nil where there is none of that name.
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

  /// The unit in a header, which may be of a time when units had no fixed names.
  init?(header text: String) {
    switch text {
    case "occurrences", "frequency", "occurrences of the reading": self = .count
    case "none (the first reading is the most common)",
      "1 for the first reading of a phrase, 0 for others":
      self = .none
    default: self.init(text)
    }
  }

  /// The weights that make sense: from, to.
  var range: ClosedRange<Double> {
    switch self {
    case .count, .none: 0...EntryParser.maximumWeight
    case .probability: 0...1
    case .log10, .ln: -1e4...1e4
    case .cost: -1e9...1e9
    case .rank: 1...EntryParser.maximumWeight
    }
  }

  /// Whether weights are in proportion to the frequency as they are.
  var isFrequency: Bool { self == .count || self == .probability || self == .none }

  /// Throws where weights in the list called `name` do not say how frequent a word is.
  func requireFrequencies(of name: String) throws(DictionaryError) {
    guard self != .rank else {
      throw .malformed(
        path: name, line: nil,
        reason: "its weights are ranks, which do not say how frequent a word is; leave it out")
    }
  }

  /// What a weight comes to as a number in proportion to the frequency; nil for ranks, which do not
  /// say. `none` leaves the 0 and 1 as they are.
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
  /// As it is written in a header.
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
