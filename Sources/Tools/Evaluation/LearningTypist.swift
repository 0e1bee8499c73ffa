import InputCore

/// A simulated user who types a sentence and commits it piece by piece, always choosing the longest
/// correct candidate.
package struct LearningTypist<Method: InputMethod>: SentenceTypist {
  private var session: InputSession<Method>
  private var page: CandidatePage?
  /// The maximum number of candidate pages to look through.
  private static var pages: Int { 12 }

  /// Creates a typist that uses a session.
  package init(_ session: InputSession<Method>) { self.session = session }

  /// Types the keys, then chooses candidates until the sentence is committed.
  package mutating func type(
    _ keys: String, after context: String = "", meaning sentence: String
  ) -> [Lesson]? {
    var lessons: [Lesson] = []
    page = nil
    let before = InputContext(documentContextBeforeInput: context)
    for character in keys { take(session.perform(.insert(character), context: before), &lessons) }
    var rest = Substring(sentence)
    while session.isComposing {
      guard let length = choose(rest, &lessons) else {
        while session.isComposing { take(session.perform(.cancel), &lessons) }
        return nil
      }
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? lessons : nil
  }

  /// Chooses the longest candidate that the text begins with.
  ///
  /// - Returns: The length of the candidate in characters; nil if no candidate fits.
  private mutating func choose(_ rest: Substring, _ lessons: inout [Lesson]) -> Int? {
    var best: (page: Int, index: Int, length: Int)?
    var number = 0
    while let page {
      for (index, candidate) in page.candidates.enumerated()
      where rest.hasPrefix(candidate.text) && candidate.text.count > best?.length ?? 0 {
        best = (number, index, candidate.text.count)
      }
      guard page.hasNext, number + 1 < Self.pages, best?.length != rest.count else { break }
      take(session.perform(.nextPage), &lessons)
      number += 1
    }
    guard let best else { return nil }
    for _ in best.page..<max(number, best.page) {
      take(session.perform(.previousPage), &lessons)
    }
    take(session.perform(.selectCandidate(best.index)), &lessons)
    return best.length
  }

  private mutating func take(_ effects: [Effect], _ lessons: inout [Lesson]) {
    for effect in effects {
      switch effect {
      case .showCandidates(let page): self.page = page
      case .hideCandidates: page = nil
      case .learn(let lesson): lessons.append(lesson)
      default: break
      }
    }
  }
}
