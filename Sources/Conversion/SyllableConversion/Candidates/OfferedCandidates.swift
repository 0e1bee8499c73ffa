import Decoding
import InputCore

/// The candidates as offered for some keystrokes: words in the output form, with emoji, symbols,
/// dates and numbers among them. They are created on request. No text occurs twice.
///
/// ```
/// ku     1 哭  2 苦  3 库  4 😭  5 酷 …  10 😢  11 😿     the first positions are reserved for words
/// i12    1 十二  2 壹拾贰  3 一二 …                     a number has no words
/// ```
package struct OfferedCandidates {
  /// The number of candidates on the first page.
  static let firstPage = 9

  private let extras: any CandidateExtras
  private var keystrokes = ""
  private var readings: [SyllableReading] = []
  private var made: [Candidate] = []
  /// For each candidate the index of its word; nil for an extra.
  private var madeOf: [Int?] = []
  private var texts = TextHashSet()
  /// Extras that wait until the first positions are filled, and pictures that wait for a position.
  private var pending: [Candidate] = []
  private var pendingPictures: [Candidate] = []
  /// The number of pictures among the candidates.
  private var pictures = 0
  private var nextWord = 0

  /// Creates an empty list.
  package init(_ extras: any CandidateExtras) { self.extras = extras }

  /// Clears the list if the keystrokes or the readings chosen for them changed.
  package mutating func update(to keystrokes: String, readings: [SyllableReading]) {
    guard self.keystrokes != keystrokes || self.readings != readings else { return }
    self.keystrokes = keystrokes
    self.readings = readings
    made.removeAll(keepingCapacity: true)
    madeOf.removeAll(keepingCapacity: true)
    texts = TextHashSet()
    nextWord = 0
    pending = []
    pendingPictures = []
    pictures = 0
    let whole = Segment(reading: keystrokes, syllableEnds: [], text: "")
    if let texts = extras.texts(insteadOfWords: keystrokes) {
      for text in texts { append(text, for: whole) }
    } else {
      pending = extras.texts(spelled: keystrokes).map { extra($0, for: whole) }
    }
  }

  /// Returns the candidate at an index; nil past the end.
  ///
  /// - Parameter word: returns the word at an index; nil past the last word.
  package mutating func candidate(at index: Int, word: (Int) -> Candidate?) -> Candidate? {
    while made.count <= index {
      if let extra = nextExtra(for: made.count) {
        append(extra.text, for: extra.segment)
      } else if let candidate = word(nextWord) {
        take(candidate)
      } else if let extra = nextExtra(for: .max) {
        append(extra.text, for: extra.segment)
      } else {
        return nil
      }
    }
    return made[index]
  }

  /// Returns the index of the word that a created candidate is made of; nil for an extra.
  package func word(ofCandidateAt index: Int) -> Int? {
    madeOf.indices.contains(index) ? madeOf[index] : nil
  }

  /// Removes and returns the next extra if this position may hold one.
  private mutating func nextExtra(for position: Int) -> Candidate? {
    guard position >= extras.firstPositions else { return nil }
    if !pending.isEmpty { return pending.removeFirst() }
    guard !pendingPictures.isEmpty,
      position >= Self.firstPage || pictures < extras.picturesOnFirstPage
    else { return nil }
    pictures += 1
    return pendingPictures.removeFirst()
  }

  private mutating func take(_ candidate: Candidate) {
    let word = nextWord
    nextWord += 1
    let segment = candidate.segment
    for text in extras.forms(of: segment.text) {
      append(text, for: segment, word: word)
    }
    guard nextWord <= extras.wordsSearched, segment.reading == keystrokes else { return }
    pending += extras.texts(of: segment.text).map { extra($0, for: segment) }
    pendingPictures += extras.pictures(of: segment.text).map { extra($0, for: segment) }
  }

  private mutating func append(_ text: String, for segment: Segment, word: Int? = nil) {
    guard texts.insert(TextHash(text)) else { return }
    madeOf.append(word)
    made.append(extra(text, for: segment))
  }

  private func extra(_ text: String, for segment: Segment) -> Candidate {
    var segment = segment
    segment.text = text
    return Candidate(segment)
  }
}
