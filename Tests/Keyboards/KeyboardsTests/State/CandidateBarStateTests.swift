import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing

/// The contents of the bar above the keys.
@Suite struct CandidateBarStateTests {
  private let suggestions: [Suggestion]
  private let page = CandidatePage(
    candidates: [Candidate(Segment(reading: "ni", syllableEnds: [2], text: "你"))], highlighted: 0,
    number: 0, hasNext: false)

  init() throws {
    var suggester = Suggester(lexicons: [try SmallWords.lexicon(SmallWords.english)])
    suggestions = suggester.suggestions(before: "rece", limit: 3).suggestions
    try #require(suggestions.count > 1)
  }

  @Test func suggestionsMatchThePage() {
    var bar = CandidateBar()
    #expect(bar.page == nil && bar.suggestion(at: 0) == nil)
    bar.show(suggestions)
    #expect(bar.page?.candidates.map(\.text) == suggestions.map(\.text))
    #expect(suggestions.indices.allSatisfy { bar.suggestion(at: $0) == suggestions[$0] })
    #expect(bar.suggestion(at: suggestions.count) == nil && bar.suggestion(at: -1) == nil)
    bar.show([])
    #expect(bar.page == nil && bar.suggestion(at: 0) == nil)
  }

  @Test func pageOfAnEngineReplacesSuggestions() {
    var bar = CandidateBar()
    bar.show(suggestions)
    bar.follow([.insertText("a")])
    #expect(bar.suggestion(at: 0) == suggestions[0])
    bar.follow([.showCandidates(page)])
    #expect(bar.page == page && bar.suggestion(at: 0) == nil)
    bar.follow([.showCandidates(page), .hideCandidates])
    #expect(bar.page == nil)
  }
}
