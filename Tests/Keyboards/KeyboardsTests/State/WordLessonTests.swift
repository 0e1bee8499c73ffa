import HostWords
import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing
import UserHistory

/// What typed words come to and what they teach, and the one place that records it.
@Suite struct WordLessonTests {
  private let history = MemoryHistory()
  private let suggester: Suggester

  init() throws {
    // One word says little about the letters of a language, so anything is corrected here.
    suggester = Suggester(
      lexicons: [try SmallWords.lexicon(SmallWords.english)],
      settings: CorrectionSettings(threshold: -20))
  }

  private var words: KeyboardWords { KeyboardWords(suggester, learner: history) }

  /// Text before, what is typed, and the words that are learned.
  @Test(arguments: [
    ("teh", " ", ["teh"]), ("see the", ".", ["the"]), ("the", "\n", ["the"]), ("the", "x", []),
    ("the", "", []), ("the", "..", []), ("the ", " ", []), ("", " ", []), ("a1b2", " ", []),
  ])
  func lessons(text: String, mark: String, learned: [String]) {
    #expect((words.lesson(ending: text, with: mark)?.words.map(\.text) ?? []) == learned)
  }

  @Test func aCorrectionTeachesWhatItWrites() throws {
    var words = words
    let correction = words.correction(ending: "teh", with: " ")
    let aided = try #require(correction)
    #expect((aided.removed, aided.inserted) == ("teh", "the "))
    #expect(aided.change == AutomaticChange(typed: "teh ", standing: "the "))
    let lesson = words.lesson(ending: "teh", with: " ", as: aided)
    #expect(lesson?.words.map(\.text) == ["the"])
    // A mark that ends no word corrects none, nor does a word that is right.
    let unended = words.correction(ending: "teh", with: "x")
    let known = words.correction(ending: "the", with: " ")
    #expect(unended == nil && known == nil)
    // Once it is refused, the word stays, and that is learned.
    let change = try #require(aided.change)
    let refusal = words.refuse(change, after: "")
    #expect(refusal?.words.map(\.text) == ["teh"])
    #expect(refusal?.rejections == [RejectedCorrection(typed: "teh", correction: "the")])
    let again = words.correction(ending: "teh", with: " ")
    // A mark that was changed is no correction.
    let mark = words.refuse(AutomaticChange(typed: "\"", standing: "“"), after: "the ")
    #expect(again == nil && mark == nil)
  }

  @Test func picks() throws {
    var words = words
    words.supplement = LexiconIndex([LexiconEntry("Zebulon", source: .contacts)])
    let suggestions = words.suggestions(before: "recei", limit: 3)
    let own = try #require(suggestions.first)
    #expect(
      words.change(picking: own, after: "I recei")
        == AutomaticChange(typed: "recei", standing: own.text + " "))
    let lesson = try #require(words.lesson(picking: own, after: "I recei"))
    #expect(lesson.words == [LearnedWord(reading: own.text, text: own.text)])
    #expect(words.forgetting(own) == .forget(Forgetting(language: "en", texts: [own.text])))
    // What is the host's is neither learned nor forgotten here.
    let names = words.suggestions(before: "Zebu", limit: 3)
    let name = try #require(names.first)
    #expect(name.text == "Zebulon" && words.lesson(picking: name, after: "Zebu") == nil)
    #expect(words.forgetting(name) == .alert(.nothingToForget))
    #expect(words.forgetting(nil) == .alert(.noSuchCandidate))
    #expect(KeyboardWords(suggester, learner: nil).forgetting(own) == .alert(.noSuchCandidate))
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

  @Test func withoutWordsNothingIsKnown() {
    var words = KeyboardWords(nil, learner: history)
    words.supplement = LexiconIndex([LexiconEntry("Zebulon", source: .contacts)])
    #expect(!words.exist && !words.canLearn && words.supplement.isEmpty)
    let suggestions = words.suggestions(before: "the", limit: 3)
    let correction = words.correction(ending: "teh", with: " ")
    #expect(suggestions.isEmpty && correction == nil)
    #expect(words.lesson(ending: "the", with: " ") == nil)
    #expect(words.forgetting(nil) == .alert(.noSuchCandidate))
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func theGate(isAllowed: Bool, isWanted: Bool) {
    var gate = LearningGate(isAllowed: isAllowed)
    #expect(gate.isWanted && gate.isOpen == isAllowed)
    gate.isWanted = isWanted
    #expect(gate.isOpen == (isAllowed && isWanted))
  }

  /// Effects that are recorded come back as they were, and their lessons are carried out once.
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
