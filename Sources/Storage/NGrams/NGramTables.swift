import DictionaryImage

/// An n-gram model with backoff, of order 1 to 3, read in place from an image.
///
/// `-ln P(w | u v)` is the cost of the trigram where there is one; else the backoff of `u v` and the
/// cost of the bigram, where there is one; else the backoffs of `u v` and `v` and the cost of `w`.
/// `NGramSections` documents the tables. Any number of threads may read one.
public final class NGramTables: Sendable {
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
    /// The number of the bigram of the last two tokens among the contexts, plus one; 0 where it is
    /// none, and only the last token counts.
    public var node: UInt32
    /// The last token.
    public var last: Token

    @inlinable package init(node: UInt32, last: Token) {
      self.node = node
      self.last = last
    }
  }

  /// A context with its backoffs looked up, for scoring many tokens after it.
  public struct Prepared: Sendable {
    @usableFromInline package let last: Token
    @usableFromInline package let node: UInt32
    @usableFromInline let unigramBackoff: Cost
    @usableFromInline let contextBackoff: Cost

    /// What backing off to no context at all costs.
    @inlinable public var backoffCost: Cost { contextBackoff &+ unigramBackoff }

    /// What backing off to the pair costs.
    @inlinable package func backoff(to pair: Pair) -> Cost {
      pair.isBigram ? contextBackoff : backoffCost
    }
  }

  let image: Image
  /// How many tokens there are.
  public let tokenCount: Int
  /// How many bigrams are contexts: trigrams follow them, or backing off from them costs something.
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

  /// Opens the model whose sections' names begin with `prefix`.
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

  /// The bytes from the blocks of one model of an image through those of another behind it.
  package static func blocks(
    of image: Image, from first: String, through last: String
  ) throws(ImageError) -> UnsafeRawBufferPointer {
    let first = try image.bytes(of: NGramSections.name(first, NGramSections.blocks))
    let last = try image.bytes(of: NGramSections.name(last, NGramSections.blocks))
    guard let start = first.baseAddress, let end = last.baseAddress, start < end else {
      return first
    }
    return UnsafeRawBufferPointer(start: start, count: end - start + last.count)
  }

  /// The context in which only `token` is known.
  public func context(after token: Token) -> Context { Context(node: 0, last: token) }

  /// The n-grams that end with `token`, for scoring it after many contexts.
  @inlinable @inline(__always)
  public func block(of token: Token) -> NGramBlock { NGramBlock(of: token, in: self) }

  /// Looks up what scoring after `context` needs.
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

  /// `-ln P(token | context)` in thousandths of a nat, and the context after the token.
  public func score(_ token: Token, after context: Prepared) -> (cost: Cost, next: Context) {
    score(block(of: token), after: context)
  }

  /// The same of the token of a block.
  @inlinable @inline(__always)
  public func score(
    _ block: NGramBlock, after context: Prepared
  ) -> (cost: Cost, next: Context) {
    let found = search(block, after: context)
    return (found.backoff &+ found.cost, found.next)
  }

  /// The longest n-gram of a context and the token of a block.
  @usableFromInline package struct Found: Sendable {
    /// How many tokens it has, 1 to 3.
    @usableFromInline package let order: Int
    /// What backing off to it costs.
    @usableFromInline package let backoff: Cost
    /// What it costs itself.
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
    let pair = pair(block, after: context.last)
    let next = Context(node: pair.next, last: block.token)
    if let cost = trigramCost(block, after: context) {
      return Found(order: 3, backoff: 0, cost: cost, next: next)
    }
    return Found(
      order: pair.isBigram ? 2 : 1, backoff: context.backoff(to: pair), cost: pair.cost, next: next)
  }

  /// What of the cost of a token and of the context after it depends on the last token alone.
  @usableFromInline package struct Pair: Sendable {
    /// Whether the two are a bigram of the model.
    @usableFromInline package let isBigram: Bool
    /// The cost of the bigram, or else of the token without context.
    @usableFromInline package let cost: Cost
    /// The number of the context after the token (`Context.node`).
    @usableFromInline package let next: UInt32

    @inlinable package init(isBigram: Bool, cost: Cost, next: UInt32) {
      self.isBigram = isBigram
      self.cost = cost
      self.next = next
    }
  }

  @inlinable @inline(__always)
  package func pair(_ block: NGramBlock, after last: Token) -> Pair {
    if let (index, payload) = block.contexts.find(Int(last)) {
      let code = payload & (1 &<< UInt64(bigramCodeWidth) &- 1)
      return Pair(
        isBigram: true, cost: bigramCost(code),
        next: UInt32(truncatingIfNeeded: block.firstContext &+ index &+ 1))
    }
    if let (_, code) = block.bigrams.find(Int(last)) {
      return Pair(isBigram: true, cost: bigramCost(code), next: 0)
    }
    return Pair(isBigram: false, cost: unigramCost(of: block.token), next: 0)
  }

  /// What the trigram of a context and the token of a block costs, nil where the model has none.
  @inlinable @inline(__always)
  package func trigramCost(_ block: NGramBlock, after context: Prepared) -> Cost? {
    guard context.node > 0, let (_, code) = block.trigrams.find(Int(context.node) &- 1) else {
      return nil
    }
    return Cost(trigramCodes[Int(truncatingIfNeeded: code)])
  }

  @inlinable
  func bigramCost(_ code: UInt64) -> Cost {
    Cost(bigramCodes[Int(truncatingIfNeeded: code)])
  }

  /// `-ln P(token)`.
  @inlinable
  public func unigramCost(of token: Token) -> Cost { Cost(unigramCosts[Int(token)]) }

  /// The backoff in the payload of a context.
  func contextBackoff(_ payload: UInt64) -> Cost {
    Self.signed(contextCodes[Int(truncatingIfNeeded: payload &>> UInt64(bigramCodeWidth))])
  }

  static func signed(_ bits: UInt16) -> Cost { Cost(Int16(bitPattern: bits)) }
}
