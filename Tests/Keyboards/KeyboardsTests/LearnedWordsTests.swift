import Foundation
import HistoryStore
import HostWords
import KeyboardPermissions
import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing
import TypingAids
import UserHistory

/// Keyboards without an engine learn typed words through the store that all keyboards share.
@Suite struct LearnedWordsTests {
  private let history: KeyboardHistory
  private var store: HistoryStore { history.store }
  private var recorder: HistoryRecorder { history.recorder }

  init() throws { history = try KeyboardHistory() }

  /// Returns a freshly started keyboard that knows what was learned so far.
  private func typist(
    traits: InputTraits = InputTraits(), settings: TypingSettings = TypingSettings(),
    corrects: Bool = true
  ) throws -> KeyboardTypist<InMemoryDocument> {
    recorder.finish()
    let lexicon = try SmallWords.lexicon(SmallWords.english)
    var contents = try LocaleFiles.contents(of: "en")
    let geometry = KeyGeometry(layout: contents.layout)
    // One word says little about the letters of a language, so a low threshold corrects everything
    // here.
    let threshold = corrects ? -20.0 : 1000
    contents.makeSuggester = {
      Suggester(
        lexicons: [lexicon], geometry: geometry,
        settings: CorrectionSettings(threshold: threshold))
    }
    contents.history = recorder
    let description = try #require(StandardKeyboards.description(of: "en"))
    return try KeyboardTypist(
      [StubKeyboard(description, contents: contents, settings: settings)],
      in: InMemoryDocument(), traits: traits)
  }

  private func type(
    _ text: String, on typist: KeyboardTypist<InMemoryDocument>
  ) throws {
    for character in text { try typist.press(String(character)) }
    recorder.finish()
  }

  private func candidates(behind text: String) throws -> [String] {
    let typist = try typist(corrects: false)
    try type(text, on: typist)
    return typist.view.candidates
  }

  private func entries() -> [String] {
    recorder.finish()
    return Set((try? store.history())?.cells.keys.map(\.text) ?? []).sorted()
  }

  /// Years after the last word, all weights have decayed to zero. Nothing is predicted, and nothing
  /// fails.
  @Test func decayedWeightsPredictNothing() throws {
    for _ in 0..<3 { try type("qvist ", on: typist(corrects: false)) }
    recorder.finish()
    let later = HistoryRecorder(store) { 50 * 365 * 86_400 }
    var suggester = Suggester(lexicons: [try SmallWords.lexicon(SmallWords.english)])
    suggester.history = later
    for text in ["qvi", "qvisf", "the "] {
      let texts = suggester.suggestions(before: text, limit: 9).suggestions.map(\.text)
      #expect(!texts.contains("qvist"))
    }
  }

  /// The host's undo gesture reverts a correction, as Backspace does.
  @Test func undoGestureRevertsACorrection() throws {
    let typist = try typist()
    try type("teh ", on: typist)
    #expect(typist.document == "the |")
    typist.handle(.undoCommit)
    #expect(typist.document == "teh |")
    typist.handle(.undoCommit)
    #expect(typist.document == "teh |")
  }

  /// A word typed once may be a typo. Typed twice, it is offered as it was written and no longer
  /// corrected.
  @Test func wordsTypedTwiceAreLearned() throws {
    try type("qvist ", on: typist(corrects: false))
    #expect(try candidates(behind: "qvi").contains("qvist") == false)
    try type("qvist ", on: typist(corrects: false))
    #expect(try candidates(behind: "qvi").first == "qvist")
    #expect(try candidates(behind: "QVI").first == "QVIST")
    let typist = try typist()
    try type("qvist ", on: typist)
    #expect(typist.document == "qvist |")
  }

  /// A word typed three times is suggested for text that is one typo away, but never replaces it
  /// automatically. A word typed twice may be the same typo made twice.
  @Test(arguments: ["qvisf", "qvst", "qvsit", "qviist", "Qvisf"])
  func learnedWordsAreSuggestedForATypo(
    typo: String
  ) throws {
    for _ in 0..<2 { try type("qvist ", on: typist(corrects: false)) }
    #expect(try !candidates(behind: typo).contains("qvist"))
    try type("qvist ", on: typist(corrects: false))
    let capital = typo.first?.isUppercase == true
    #expect(try candidates(behind: typo).contains(capital ? "Qvist" : "qvist"))
    // Nothing is suggested for two typos, a typo in the first letter, or a word of the lexicon.
    for other in ["qvbsf", "avist", "the", "qvi", "quest"] {
      #expect(try !candidates(behind: other).contains("qvist") || other == "qvi")
    }
    let typist = try typist(corrects: false)
    try type(typo + " ", on: typist)
    #expect(typist.document == typo + " |")
  }

  /// Holding a suggestion forgets it: a word known only from the user is no longer offered.
  @Test func suggestionsCanBeForgotten() throws {
    for _ in 0..<3 { try type("Qvist ", on: typist(corrects: false)) }
    let typist = try typist(corrects: false)
    try type("qvi", on: typist)
    let index = try #require(typist.view.candidates.firstIndex(of: "Qvist"))
    typist.handle(.forgetCandidate(index))
    #expect(entries() == [])
    typist.handle(.historyChanged)
    #expect(!typist.view.candidates.contains("Qvist") && typist.document == "qvi|")
    #expect(try candidates(behind: "qvi").contains("Qvist") == false)
    typist.handle(.forgetCandidate(99))
    #expect(typist.effects.last == .text(.alert(.noSuchCandidate)))
  }

  @Test func followingWordsArePredicted() throws {
    #expect(try !candidates(behind: "the ").contains("friend"))
    for _ in 0..<3 { try type("the friend ", on: typist(corrects: false)) }
    #expect(try candidates(behind: "the ").first == "friend")
    #expect(try candidates(behind: "the fr").first == "friend")
    #expect(try candidates(behind: "fr").first == "from")
    // The first word of a sentence is capitalized.
    #expect(try candidates(behind: "The friend. ").first == "The")
  }

  /// A reverted correction is not made again after a restart and has taught nothing itself.
  @Test func revertedCorrectionsAreRemembered() throws {
    let first = try typist()
    try type("teh ", on: first)
    #expect(first.document == "the |")
    #expect(entries() == ["the"])
    try first.tap("backspace")
    #expect(first.document == "teh |")
    #expect(entries() == ["teh", "the"])
    let keys = try store.history().cells.keys
    #expect(keys.filter { $0.text == "the" }.map(\.kind) == [.refusal])
    let second = try typist()
    try type("teh ", on: second)
    #expect(second.document == "teh |")
    _ = try recorder.forget("teh")
    let third = try typist()
    try type("teh ", on: third)
    #expect(third.document == "the |")
  }

  @Test func revertingAPickUnlearnsIt() throws {
    let typist = try typist(corrects: false)
    try type("recei", on: typist)
    let index = try #require(typist.view.candidates.firstIndex(of: "receive"))
    typist.handle(.pickCandidate(index))
    #expect(entries() == ["receive"])
    try typist.tap("backspace")
    #expect(typist.document == "recei|")
    #expect(entries() == [])
  }

  /// Reverting a change that taught nothing unlearns nothing: the correction before it stays
  /// learned.
  @Test func revertingAMarkUnlearnsNoWord() throws {
    let typist = try typist()
    try type("teh \"", on: typist)
    #expect(typist.document == "the “|")
    try typist.tap("backspace")
    #expect(typist.document == "the \"|")
    #expect(entries() == ["the"])
  }

  /// No learning in secret fields and fields that are not prose, in incognito mode, or if the
  /// settings forbid it.
  @Test func nothingIsLearnedWhereForbidden() throws {
    let fields = [
      InputTraits(keyboardType: .url), InputTraits(keyboardType: .emailAddress),
      InputTraits(isSecure: true), InputTraits(allowsChanges: false),
    ]
    for traits in fields { try type("canary the friend ", on: typist(traits: traits)) }
    let incognito = try typist()
    incognito.controller.learns = false
    try type("canary the friend ", on: incognito)
    var settings = TypingSettings()
    settings.learnsWords = false
    try type("canary the friend ", on: typist(settings: settings))
    settings = TypingSettings()
    settings.wordSuggestions = .off
    try type("canary the friend ", on: typist(settings: settings))
    #expect(entries() == [])
    #expect(store.snapshot.isEmpty)
  }

  /// Text that is no word of a language is not learned: codes, addresses, and the host's contacts.
  @Test func nonWordsAreNotLearned() throws {
    let typist = try typist(corrects: false)
    typist.controller.supplementaryLexicon = [
      LexiconEntry("Zebulon", source: .contacts),
      LexiconEntry(userInput: "omw", documentText: "on my way", source: .shortcuts),
    ]
    try type("a1b2 x_y getName me@the.friend Zebulon omw zebu", on: typist)
    let index = try #require(typist.view.candidates.firstIndex(of: "Zebulon"))
    typist.handle(.pickCandidate(index))
    #expect(entries() == [])
  }
}
