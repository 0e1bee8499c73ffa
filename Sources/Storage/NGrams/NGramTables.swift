import DictionaryImage

/// A back-off n-gram model of order 1 to 3, read in place from an image.
///
/// `-ln P(w | u v)` is the cost of the trigram if the model has it; otherwise the backoff of `u v`
/// plus the cost of the bigram if the model has it; otherwise the backoffs of `u v` and `v` plus
/// the cost of `w`. `NGramSections` documents the tables. Any number of threads may read a model.
///
/// ```swift
/// func cost(of tokens: [NGramTables.Token], by model: NGramTables) -> Cost {
///   var context = model.context(after: NGramTables.sentenceStart)
///   var cost: Cost = 0
///   for token in tokens {
///     let scored = model.score(token, after: model.prepare(context))
///     cost += scored.cost
///     context = scored.next
///   }
///   return cost
/// }
/// ```
public final class NGramTables: Sendable {
  /// The number of a word or a character in the model.
  public typealias Token = UInt32

  /// The token of everything that the model does not know.
  public static let unknown: Token = 0
  /// The token before the first one of a sentence.
  public static let sentenceStart: Token = 1
  /// The token after the last one of a sentence.
  public static let sentenceEnd: Token = 2

  /// The context of a token: the preceding tokens that the model uses.
  public struct Context: Hashable, Sendable {
    /// The number of the last two tokens among the contexts, plus one; 0 if they are not a context
    /// and only the last token counts.
    public var node: UInt32
    /// The last token.
    public var last: Token

    @inlinable package init(node: UInt32, last: Token) {
      self.node = node
      self.last = last
    }
  }

  /// A context with its backoffs looked up, for scoring many tokens after it.
  public struct Prepared: BitwiseCopyable, Sendable {
    @usableFromInline package let last: Token
    @usableFromInline package let node: UInt32
    @usableFromInline let unigramBackoff: Cost
    @usableFromInline let contextBackoff: Cost

    /// The cost of backing off to no context.
    @inlinable public var backoffCost: Cost { contextBackoff &+ unigramBackoff }

    /// Returns the cost of backing off to the pair.
    @inlinable package func backoff(to pair: Pair) -> Cost {
      pair.isBigram ? contextBackoff : backoffCost
    }
  }

  let image: Image
  /// The number of tokens.
  public let tokenCount: Int
  /// The number of bigrams that are contexts: those with trigrams after them or with a nonzero
  /// backoff.
  @usableFromInline package let contextCount: Int
  @usableFromInline let unigramCosts: ImageColumn<UInt16>
  @usableFromInline let unigramBackoffs: ImageColumn<UInt16>
  @usableFromInline let directory: BitArray
  @usableFromInline let blockWidth: Int
  @usableFromInline let contextWidth: Int
  @usableFromInline let blocks: BitArray
  @usableFromInline let bigramCodes: ImageColumn<UInt16>
  @usableFromInline let bigramCodeWidth: Int
  @usableFromInline let contextCodes: ImageColumn<UInt16>
  @usableFromInline let contextCodeWidth: Int
  @usableFromInline let trigramCodes: ImageColumn<UInt16>
  @usableFromInline let trigramCodeWidth: Int

  /// Opens the model whose section names begin with `prefix`.
  ///
  /// - Throws: `ImageError.missingSection`, or `.malformedSection` if its integers are too wide to
  ///   read.
  package init(image: Image, prefix: String) throws(ImageError) {
    func name(_ part: String) -> String { NGramSections.name(prefix, part) }
    self.image = image
    unigramCosts = try image.column(name(NGramSections.unigramCosts), of: UInt16.self)
    unigramBackoffs = try image.column(name(NGramSections.unigramBackoffs), of: UInt16.self)
    let shape = try image.column(name(NGramSections.shape), of: UInt32.self)
    directory = BitArray(try image.bytes(of: name(NGramSections.directory)))
    blocks = BitArray(try image.bytes(of: name(NGramSections.blocks)))
    bigramCodes = try image.column(name(NGramSections.bigramCodes), of: UInt16.self)
    contextCodes = try image.column(name(NGramSections.contextCodes), of: UInt16.self)
    trigramCodes = try image.column(name(NGramSections.trigramCodes), of: UInt16.self)
    tokenCount = unigramCosts.count
    contextCount = Int(shape[0])
    blockWidth = Int(shape[1])
    contextWidth = Int(shape[2])
    bigramCodeWidth = NGramSections.codeWidth(codebookSize: bigramCodes.count)
    contextCodeWidth = NGramSections.codeWidth(codebookSize: contextCodes.count)
    trigramCodeWidth = NGramSections.codeWidth(codebookSize: trigramCodes.count)
    let keyWidth = NGramSections.width(of: max(tokenCount, contextCount))
    guard blockWidth &+ contextWidth <= BitArray.readableWidth,
      keyWidth &+ max(bigramCodeWidth &+ contextCodeWidth, trigramCodeWidth)
        <= BitArray.readableWidth
    else {
      throw .malformedSection(
        path: image.path, name: name(NGramSections.shape),
        reason: "its numbers are wider than \(BitArray.readableWidth) bits")
    }
  }

  /// Returns the context of which only the last token is known.
  public func context(after token: Token) -> Context { Context(node: 0, last: token) }

  /// Returns the n-grams that end with `token`, for scoring it after many contexts.
  @inlinable @inline(__always)
  public func block(of token: Token) -> NGramBlock { NGramBlock(of: token, in: self) }

  /// Looks up the backoffs of a context for scoring.
  public func prepare(_ context: Context) -> Prepared {
    var backoff: Cost = 0
    if context.node > 0 {
      let block = block(of: context.last)
      let payload = block.contexts.payload(at: Int(context.node) &- 1 &- block.firstContext)
      backoff = contextBackoff(payload)
    }
    return Prepared(
      last: context.last, node: context.node,
      unigramBackoff: Self.signed(unigramBackoffs[Int(context.last)]), contextBackoff: backoff)
  }

  /// Returns `-ln P(token | context)` in nats × 1000, and the context after the token.
  public func score(_ token: Token, after context: Prepared) -> (cost: Cost, next: Context) {
    score(block(of: token), after: context)
  }

  /// Returns the cost of a block's token after a context, and the context after the token.
  @inlinable @inline(__always)
  public func score(
    _ block: NGramBlock, after context: Prepared
  ) -> (cost: Cost, next: Context) {
    let found = search(block, after: context)
    return (found.backoff &+ found.cost, found.next)
  }

  /// The longest n-gram of a context and the token of a block.
  @usableFromInline package struct Found: Sendable {
    /// The number of its tokens, 1 to 3.
    @usableFromInline package let order: Int
    /// The cost of backing off to it.
    @usableFromInline package let backoff: Cost
    /// The cost of the n-gram itself.
    @usableFromInline package let cost: Cost
    /// The context after the token.
    @usableFromInline package let next: Context

    @inlinable init(order: Int, backoff: Cost, cost: Cost, next: Context) {
      self.order = order
      self.backoff = backoff
      self.cost = cost
      self.next = next
    }
  }

  @inlinable @inline(__always)
  package func search(_ block: NGramBlock, after context: Prepared) -> Found {
    let (pair, trigram) = withUnsafePointer(to: block) {
      (self.pair($0, after: context.last), self.trigramCost($0, after: context))
    }
    let next = Context(node: pair.next, last: block.token)
    if let cost = trigram {
      return Found(order: 3, backoff: 0, cost: cost, next: next)
    }
    return Found(
      order: pair.isBigram ? 2 : 1, backoff: context.backoff(to: pair), cost: pair.cost, next: next)
  }

  /// The part of a token's score that depends only on the last token before it.
  @usableFromInline package struct Pair: BitwiseCopyable, Sendable {
    /// Whether the two tokens are a bigram of the model.
    @usableFromInline package let isBigram: Bool
    /// The cost of the bigram, or of the token without context if there is no bigram.
    @usableFromInline package let cost: Cost
    /// The number of the context after the token (`Context.node`).
    @usableFromInline package let next: UInt32

    @inlinable package init(isBigram: Bool, cost: Cost, next: UInt32) {
      self.isBigram = isBigram
      self.cost = cost
      self.next = next
    }
  }

  /// Returns the part of the score of a block's token that depends only on the last token before
  /// it. A block is large, so it is read in place.
  @inlinable @inline(__always)
  package func pair(_ block: UnsafePointer<NGramBlock>, after last: Token) -> Pair {
    if let (index, payload) = block.pointee.contexts.find(Int(last)) {
      let code = payload & (1 &<< UInt64(bigramCodeWidth) &- 1)
      return Pair(
        isBigram: true, cost: bigramCost(code),
        next: UInt32(truncatingIfNeeded: block.pointee.firstContext &+ index &+ 1))
    }
    if let (_, code) = block.pointee.bigrams.find(Int(last)) {
      return Pair(isBigram: true, cost: bigramCost(code), next: 0)
    }
    return Pair(isBigram: false, cost: unigramCost(of: block.pointee.token), next: 0)
  }

  /// Returns the cost of the trigram of a context and the token of a block; nil if the model does
  /// not have it.
  @inlinable @inline(__always)
  package func trigramCost(
    _ block: UnsafePointer<NGramBlock>, after context: Prepared
  ) -> Cost? {
    guard context.node > 0,
      let (_, code) = block.pointee.trigrams.find(Int(context.node) &- 1)
    else { return nil }
    return Cost(trigramCodes[Int(truncatingIfNeeded: code)])
  }

  @inlinable
  func bigramCost(_ code: UInt64) -> Cost {
    Cost(bigramCodes[Int(truncatingIfNeeded: code)])
  }

  /// Returns `-ln P(token)` in nats × 1000.
  @inlinable
  public func unigramCost(of token: Token) -> Cost { Cost(unigramCosts[Int(token)]) }

  /// Returns the backoff in the payload of a context.
  func contextBackoff(_ payload: UInt64) -> Cost {
    Self.signed(contextCodes[Int(truncatingIfNeeded: payload &>> UInt64(bigramCodeWidth))])
  }

  static func signed(_ bits: UInt16) -> Cost { Cost(Int16(bitPattern: bits)) }
}
