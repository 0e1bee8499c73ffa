import DictionaryImage
import NGrams

/// The weights by which a homophone model corrects the costs of sentences. All are relative to the
/// cost of the sentence by the language model, in thousandths.
public struct HomophoneWeights: Hashable, Sendable {
  /// The weight of the words by their context, relative to their frequency among their homophones.
  public var context: Cost = 0
  /// The weight of the words by their frequency among their homophones.
  public var frequency: Cost = 0
  /// The cost of each word, in nats × 1000.
  public var word: Cost = 0
  /// The cost of characters, in nats × 1000: text of one domain has other pronouns than that of
  /// another one.
  public var characters: [Character: Cost] = [:]
  /// The gain of a word of two or more characters that the text before has too, in nats × 1000:
  /// names and terms come again.
  public var recent: Cost = 0
  /// The number of sentences compared.
  public var sentences = 5
  /// The lead of the best sentence by the language model, in nats × 1000, from which on it stays.
  public var lead: Cost = 4_000

  /// The numbers of sentences that can be compared. Each key waits for them.
  package static let sentenceCounts = 1...20

  /// Creates weights by which the model changes nothing.
  public init() {}

  /// Reads the weights of an image.
  init(image: Image) throws(ImageError) {
    for line in try image.text(of: HomophoneSections.weights).split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let value = Cost(fields[1]) else {
        throw .malformedSection(
          path: image.path, name: HomophoneSections.weights, reason: "'\(line)' has no number")
      }
      switch fields[0] {
      case "context": context = value
      case "frequency": frequency = value
      case "word": word = value
      case "recent": recent = value
      case "sentences":
        guard Self.sentenceCounts.contains(Int(value)) else {
          throw .malformedSection(
            path: image.path, name: HomophoneSections.weights,
            reason: "\(value) sentences cannot be compared")
        }
        sentences = Int(value)
      case "lead": lead = value
      default:
        guard let character = fields[0].first, fields[0].count == 1 else { continue }
        characters[character] = value
      }
    }
  }

  /// The lines of the section that `init(image:)` reads.
  package var lines: String {
    let named = [
      ("context", context), ("frequency", frequency), ("word", word), ("recent", recent),
      ("sentences", Cost(sentences)), ("lead", lead),
    ]
    return (named + characters.sorted { $0.key < $1.key }.map { (String($0), $1) })
      .map { "\($0)\t\($1)\n" }.joined()
  }
}
