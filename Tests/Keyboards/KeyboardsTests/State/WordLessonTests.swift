import HostWords
import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing
import UserHistory

/// Corrections of typed words, the lessons they teach, and the one place that records them.
@Suite struct WordLessonTests {
  private let history = MemoryHistory()
  private let suggester: Suggester

  init() throws {
    // One word says little about the letters of a language, so a low threshold corrects everything
    // here.
    suggester = Suggester(
      lexicons: [try SmallWords.lexicon(SmallWords.english)],
      settings: CorrectionSettings(threshold: -20))
  }

  private var words: KeyboardWords { KeyboardWords(suggester, learner: history) }

  /// The text before, the typed mark, and the words that are learned.
  @Test(arguments: [
    ("teh", " ", ["teh"]), ("see the", ".", ["the"]), ("the", "\n", ["the"]), ("the", "x", []),
    ("the", "", []), ("the", "..", []), ("the ", " ", []), ("", " ", []), ("a1b2", " ", []),
  ])
  func lessons(text: String, mark: String, learned: [String]) {
    #expect((words.lesson(ending: text, with: mark)?.words.map(\.text) ?? []) == learned)
  }

  @Test func correctionsTeachTheCorrectedWord() throws {
    var words = words
    let correction = words.correction(ending: "teh", with: " ")
    let aided = try #require(correction)
    #expect((aided.removed, aided.inserted) == ("teh", "the "))
    #expect(aided.change == AutomaticChange(typed: "teh ", replacement: "the ", correction: "the"))
    let lesson = words.lesson(ending: "teh", with: " ", as: aided)
    #expect(lesson?.words.map(\.text) == ["the"])
    // A mark that ends no word triggers no correction, nor does a correctly spelled word.
    let unended = words.correction(ending: "teh", with: "x")
    let known = words.correction(ending: "the", with: " ")
    #expect(unended == nil && known == nil)
    // After a refusal, the word stays as typed, and that is learned.
    let change = try #require(aided.change)
    let refusal = words.refuse(change, after: "")
    #expect(refusal?.words.map(\.text) == ["teh"])
    #expect(refusal?.rejections == [RejectedCorrection(typed: "teh", correction: "the")])
    let again = words.correction(ending: "teh", with: " ")
    // A typographic replacement of a mark is no correction.
    let mark = words.refuse(AutomaticChange(typed: "\"", replacement: "“"), after: "the ")
    #expect(again == nil && mark == nil)
  }

  @Test func picks() throws {
    var words = words
    words.supplement = LexiconIndex([LexiconEntry("Zebulon", source: .contacts)])
    let suggestions = words.suggestions(before: "recei", limit: 3)
    let own = try #require(suggestions.first)
    #expect(
      words.change(picking: own, after: "I recei")
        == AutomaticChange(typed: "recei", replacement: own.text + " "))
    let lesson = try #require(words.lesson(picking: own, after: "I recei"))
    #expect(lesson.words == [LearnedWord(reading: own.text, text: own.text)])
    #expect(words.forgetting(own) == [.forget(Forgetting(language: "en", texts: [own.text]))])
    // The host's entries are neither learned nor forgotten here.
    let names = words.suggestions(before: "Zebu", limit: 3)
    let name = try #require(names.first)
    #expect(name.text == "Zebulon" && words.lesson(picking: name, after: "Zebu") == nil)
    #expect(words.forgetting(name) == [.alert(.nothingToForget)])
    #expect(words.forgetting(nil) == [.alert(.noSuchCandidate)])
    #expect(KeyboardWords(suggester, learner: nil).forgetting(own) == [.alert(.noSuchCandidate)])
  }

  @Test(arguments: WordSuggestions.allCases)
  func modes(mode: WordSuggestions) {
    var words = words
    words.setMode(mode)
    #expect(words.canLearn == (mode != .off))
    let suggestions = words.suggestions(before: "recei", limit: 3)
    let correction = words.correction(ending: "teh", with: " ")
    #expect(suggestions.isEmpty == (mode == .off) && (correction != nil) == (mode == .auto))
    #expect(!KeyboardWords(suggester, learner: nil).canLearn)
  }

  @Test func withoutWordsNothingIsSuggested() {
    var words = KeyboardWords(nil, learner: history)
    words.supplement = LexiconIndex([LexiconEntry("Zebulon", source: .contacts)])
    #expect(!words.exist && !words.canLearn && words.supplement.isEmpty)
    let suggestions = words.suggestions(before: "the", limit: 3)
    let correction = words.correction(ending: "teh", with: " ")
    #expect(suggestions.isEmpty && correction == nil)
    #expect(words.lesson(ending: "the", with: " ") == nil)
    #expect(words.forgetting(nil) == [.alert(.noSuchCandidate)])
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func gateOpensOnlyIfAllowedAndWanted(isAllowed: Bool, isWanted: Bool) {
    var gate = LearningGate(isAllowed: isAllowed)
    #expect(gate.isWanted && gate.isOpen == isAllowed)
    gate.isWanted = isWanted
    #expect(gate.isOpen == (isAllowed && isWanted))
  }

  /// Recording returns effects unchanged and carries out their lessons once.
  @Test func recording() throws {
    let lesson = try #require(words.lesson(ending: "teh", with: " "))
    let effects = [Effect.insertText("a"), .learn(lesson), .hideCandidates]
    #expect(words.recording(effects) == effects)
    #expect(Set(history.history.cells.keys.map(\.text)) == ["teh"])
    #expect(history.recording([.unlearn(lesson)]) == [.unlearn(lesson)])
    #expect(history.history.cells.isEmpty)
    #expect(KeyboardWords(suggester, learner: nil).recording(effects) == effects)
  }
}
