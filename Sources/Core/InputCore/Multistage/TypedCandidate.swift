/// The keystrokes as a candidate: Latin text among the readings of another script.
public struct TypedCandidate: Hashable, Sendable {
  /// The text, which is the keystrokes.
  public var text: String
  /// Whether the text is likely to be meant, as a known word is.
  public var isLikely: Bool

  /// The index of a likely text among the candidates, from 0.
  static let likelyIndex = 2

  /// Creates a candidate.
  public init(text: String, isLikely: Bool) {
    self.text = text
    self.isLikely = isLikely
  }

  /// Returns the index of the text on a first page with room for some candidates.
  package func index(onPageOf pageSize: Int) -> Int {
    isLikely ? min(Self.likelyIndex, pageSize - 1) : pageSize - 1
  }

  /// Returns the index of the text among candidates. A word for all of the keystrokes keeps its place on
  /// the first page from letters that hardly anybody wants.
  ///
  /// - Parameter candidate: returns the candidate of the converter at an index; nil past the last.
  package func index(onPageOf pageSize: Int, among candidate: (Int) -> Candidate?) -> Int {
    let index = index(onPageOf: pageSize)
    guard !isLikely, candidate(index)?.segment.reading == text else { return index }
    return index + pageSize
  }
}
