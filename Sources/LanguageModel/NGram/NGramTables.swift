import DictionaryFormat
import Lexicon

/// An n-gram model with backoff, of order 1 to 3, read in place from an image.
///
/// `-ln P(w | u v)` is the cost of the trigram where there is one; else the backoff of `u v` and the
/// cost of the bigram, where there is one; else the backoffs of `u v` and `v` and the cost of `w`.
/// `NGramSections` documents the tables. Any number of threads may read one.
public struct NGramTables: Sendable {
  /// A token: a word or a character, by its number.
  public typealias Token = UInt32

  /// A token that the model does not know.
  public static let unknown: Token = 0
  /// The token before the first of a sentence.
  public static let sentenceStart: Token = 1
  /// The token after the last of a sentence.
  public static let sentenceEnd: Token = 2

  /// What the model remembers of the tokens before.
  public struct Context: Hashable, Sendable {
    /// The number of the bigram of the last two tokens among those that trigrams follow, plus one;
    /// 0 where there is none, and only the last token counts.
    public var node: UInt32
    /// The last token.
    public var last: Token
  }

  /// A context with its tables looked up, for scoring many tokens after it.
  public struct Prepared: Sendable {
    let last: Token
    let firstBigram: Int
    let unigramBackoff: Cost
    let trigramStart: Int
    let trigramCount: Int
    let placeWidth: Int
    let contextBackoff: Cost

    /// What backing off to no context at all costs.
    public var backoffCost: Cost { contextBackoff &+ unigramBackoff }
  }

  let image: Image
  /// How many tokens there are.
  public let tokenCount: Int
  let unigramCosts: ImageColumn<UInt16>
  let unigramBackoffs: ImageColumn<UInt16>
  let firstBigrams: ImageColumn<UInt32>
  let bigrams: EliasFano
  let bigramCosts: BitArray
  let bigramCodes: ImageColumn<UInt16>
  let bigramCodeWidth: Int
  let contexts: RankedBits
  let contextBackoffs: BitArray
  let contextCodes: ImageColumn<UInt16>
  let contextCodeWidth: Int
  let contextOffsets: EliasFano
  let trigrams: BitArray
  let trigramCodes: ImageColumn<UInt16>
  let trigramCodeWidth: Int

  /// Opens the model whose sections' names begin with `prefix`.
  package init(image: Image, prefix: String) throws(ImageError) {
    func name(_ part: String) -> String { NGramSections.name(prefix, part) }
    self.image = image
    unigramCosts = try image.column(name(NGramSections.unigramCosts), of: UInt16.self)
    unigramBackoffs = try image.column(name(NGramSections.unigramBackoffs), of: UInt16.self)
    firstBigrams = try image.column(name(NGramSections.firstBigrams), of: UInt32.self)
    bigrams = try EliasFano(image: image, section: name(NGramSections.bigrams))
    bigramCosts = BitArray(try image.bytes(of: name(NGramSections.bigramCosts)))
    bigramCodes = try image.column(name(NGramSections.bigramCodes), of: UInt16.self)
    contexts = try RankedBits(image: image, section: name(NGramSections.contexts))
    contextBackoffs = BitArray(try image.bytes(of: name(NGramSections.contextBackoffs)))
    contextCodes = try image.column(name(NGramSections.contextCodes), of: UInt16.self)
    contextOffsets = try EliasFano(image: image, section: name(NGramSections.contextOffsets))
    trigrams = BitArray(try image.bytes(of: name(NGramSections.trigrams)))
    trigramCodes = try image.column(name(NGramSections.trigramCodes), of: UInt16.self)
    tokenCount = unigramCosts.count
    bigramCodeWidth = NGramSections.codeWidth(codebookSize: bigramCodes.count)
    contextCodeWidth = NGramSections.codeWidth(codebookSize: contextCodes.count)
    trigramCodeWidth = NGramSections.codeWidth(codebookSize: trigramCodes.count)
  }

  /// How many bigrams the model has.
  public var bigramCount: Int { bigrams.count }

  /// The context in which only `token` is known.
  public func context(after token: Token) -> Context { Context(node: 0, last: token) }

  /// Looks up what scoring after `context` needs.
  public func prepare(_ context: Context) -> Prepared {
    let last = Int(context.last)
    let first = Int(firstBigrams[last])
    let successors = Int(firstBigrams[last &+ 1]) &- first
    let width = NGramSections.placeWidth(successors: successors)
    var start = 0
    var count = 0
    var backoff: Cost = 0
    if context.node > 0 {
      let node = Int(context.node) &- 1
      start = Int(truncatingIfNeeded: contextOffsets[node])
      let end = Int(truncatingIfNeeded: contextOffsets[node &+ 1])
      count = max(0, end &- start) / max(1, width &+ trigramCodeWidth)
      let code = contextBackoffs.integer(at: node &* contextCodeWidth, width: contextCodeWidth)
      backoff = Self.signed(contextCodes[Int(code)])
    }
    return Prepared(
      last: context.last, firstBigram: first, unigramBackoff: Self.signed(unigramBackoffs[last]),
      trigramStart: start, trigramCount: count, placeWidth: width, contextBackoff: backoff)
  }

  /// `-ln P(token | context)` in thousandths of a nat, and the context after the token.
  public func score(_ token: Token, after context: Prepared) -> (cost: Cost, next: Context) {
    var next = Context(node: 0, last: token)
    guard let bigram = bigrams.index(of: bigramNumber(context.last, token)) else {
      return (
        context.contextBackoff &+ context.unigramBackoff &+ unigramCost(of: token), next
      )
    }
    if let rank = contexts.rank(ofSet: bigram) {
      next.node = UInt32(truncatingIfNeeded: rank &+ 1)
    }
    if context.trigramCount > 0,
      let cost = trigramCost(
        place: UInt64(truncatingIfNeeded: bigram &- context.firstBigram), after: context)
    {
      return (cost, next)
    }
    let code = bigramCosts.integer(at: bigram &* bigramCodeWidth, width: bigramCodeWidth)
    return (context.contextBackoff &+ Cost(bigramCodes[Int(code)]), next)
  }

  /// `-ln P(token)`.
  public func unigramCost(of token: Token) -> Cost { Cost(unigramCosts[Int(token)]) }

  func bigramNumber(_ first: Token, _ second: Token) -> UInt64 {
    UInt64(first) &* UInt64(tokenCount) &+ UInt64(second)
  }

  func trigramCost(place: UInt64, after context: Prepared) -> Cost? {
    let record = context.placeWidth &+ trigramCodeWidth
    var low = 0
    var high = context.trigramCount
    while low < high {
      let middle = low &+ (high &- low) / 2
      let bit = context.trigramStart &+ middle &* record
      let found = trigrams.integer(at: bit, width: context.placeWidth)
      if found == place {
        let code = trigrams.integer(at: bit &+ context.placeWidth, width: trigramCodeWidth)
        return Cost(trigramCodes[Int(code)])
      }
      if found < place { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  static func signed(_ bits: UInt16) -> Cost { Cost(Int16(bitPattern: bits)) }
}
