/// A word that was forgotten, without the word: 128 bits of its SHA-256. Kept so that a history of
/// another device, or an old export, does not bring back what was learned of it before. However the word
/// was capitalized, its mark is the same.
///
/// Whoever has the file and guesses the word can check the guess; nobody can read it.
public struct ForgottenWord: Hashable, Sendable {
  /// 128 bits of a digest.
  public struct Digest: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The first half.
    public let high: UInt64
    /// The second half.
    public let low: UInt64

    /// The digest of a word.
    init(of word: String) {
      let digest = SHA256.digest(of: Array(word.utf8))
      high = UInt64(digest[0]) << 32 | UInt64(digest[1])
      low = UInt64(digest[2]) << 32 | UInt64(digest[3])
    }

    /// The digest of a part of a word that two words are. No word has a tab in it.
    init(ofPair joined: String) { self.init(of: "\t" + joined) }

    /// The digest whose `description` this is.
    public init?(_ text: some StringProtocol) {
      guard text.utf8.count == 32, let high = DeviceID(text.prefix(16)),
        let low = DeviceID(text.suffix(16))
      else { return nil }
      self.high = high.number
      self.low = low.number
    }

    /// 32 hexadecimal digits.
    public var description: String { "\(DeviceID(high))\(DeviceID(low))" }

    /// By number.
    public static func < (a: Digest, b: Digest) -> Bool { (a.high, a.low) < (b.high, b.low) }
  }

  /// The language that it was forgotten in; empty for all.
  public var language: String
  /// What is left of the word.
  public var digest: Digest

  /// What is left of a word that was forgotten in one language, or in all.
  public init(_ word: String, language: String?) {
    self.init(digest: Digest(of: FoldedText.folded(word)), language: language ?? "")
  }

  /// All marks of a word: its own, and one for each two of its parts, which were perhaps chosen one after
  /// the other, here or on another device.
  public static func marks(of word: String, language: String?) -> [ForgottenWord] {
    let parts = WordOccurrence.pairs(in: FoldedText.folded(word))
    return [ForgottenWord(word, language: language)]
      + parts.map { ForgottenWord(digest: Digest(ofPair: $0), language: language ?? "") }
  }

  /// The same, as it stands in a file.
  public init(digest: Digest, language: String) {
    self.language = language
    self.digest = digest
  }
}

extension ForgottenWord: Comparable {
  /// By digest, then by language.
  public static func < (a: ForgottenWord, b: ForgottenWord) -> Bool {
    a.digest == b.digest ? a.language.precedes(b.language) : a.digest < b.digest
  }
}

/// When words were forgotten, to ask about keys.
public struct ForgottenWords: Hashable, Sendable {
  /// The words and the times.
  public private(set) var times: [ForgottenWord: HistoryTime] = [:]

  /// Nothing was forgotten.
  public init() {}

  /// Whether nothing was.
  public var isEmpty: Bool { times.isEmpty }

  /// A word was forgotten at a time, or later if that is known already.
  public mutating func insert(_ word: ForgottenWord, at time: HistoryTime) {
    times[word] = max(times[word] ?? .min, time)
  }

  /// Takes the later times of another table.
  public mutating func merge(_ other: ForgottenWords) {
    times.merge(other.times) { max($0, $1) }
  }

  /// When something that a key tells of was forgotten last; nil where nothing was.
  public func time(of key: HistoryKey) -> HistoryTime? {
    guard !times.isEmpty else { return nil }
    let (context, text) = (FoldedText.folded(key.context), FoldedText.folded(key.text))
    var digests: [ForgottenWord.Digest] = []
    if key.kind == .pair, !context.isEmpty {
      let joined = WordOccurrence.joined(context, text)
      // The words of both are among those of the two together.
      digests = WordOccurrence.words(in: joined).map(ForgottenWord.Digest.init(of:))
      digests.append(ForgottenWord.Digest(ofPair: joined))
    } else {
      digests = (WordOccurrence.words(in: text) + WordOccurrence.words(in: context))
        .map(ForgottenWord.Digest.init(of:))
    }
    // Marks of before capitals were all one are of the word as it was written.
    for (written, folded) in [(key.context, context), (key.text, text)]
    where !written.utf8.elementsEqual(folded.utf8) {
      digests += WordOccurrence.words(in: written).map(ForgottenWord.Digest.init(of:))
    }
    return digests.flatMap { digest in
      ["", key.language].compactMap { times[ForgottenWord(digest: digest, language: $0)] }
    }.max()
  }
}
