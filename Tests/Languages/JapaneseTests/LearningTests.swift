import Evaluation
import InputCore
import Japanese
import SyllableConversion
import TestSupport
import Testing
import UserHistory

/// Learning from choices in Japanese.
@Suite struct LearningTests {
  typealias Session = InputSession<JapaneseMethod>

  private let memory = MemoryHistory()
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  private var session: Session {
    Session(
      method: Japanese.inputMethod(lexicon: lexicon, history: memory), keymap: Japanese.keymap)
  }

  /// Types a text and corrects the conversion as a user does. Returns whether the text could be
  /// reached each time.
  @discardableResult
  private func choose(_ text: String, for kana: String, times: Int = 1) -> Bool {
    var typist = PhraseTypist(session)
    return (0..<times).allSatisfy { _ in
      guard let lessons = typist.type(kana, after: "", meaning: text) else { return false }
      memory.carryOut(lessons.map(Effect.learn))
      return true
    }
  }

  private func first(_ kana: String, after context: String = "") -> String {
    var sentences = JapaneseSentences(lexicon: lexicon, history: memory)
    sentences.context = context
    return sentences.sentences(for: kana, limit: 1).first ?? ""
  }

  /// A homophone that comes later is first after three choices, and the usual word is first again
  /// after three more.
  @Test(arguments: [
    ("はし", "橋", "端"), ("きかい", "機会", "機械"), ("せいか", "成果", "生家"), ("こうえん", "公園", "講演"),
    ("こーえん", "公園", "講演"), ("りょーかい", "了解", "領海"),
  ])
  func wordsChosenThreeTimesComeFirst(kana: String, one: String, other: String) {
    let usual = first(kana)
    let wanted = usual == one ? other : one
    #expect(choose(wanted, for: kana, times: 3))
    #expect(first(kana) == wanted)
    #expect(choose(usual, for: kana, times: 3))
    #expect(first(kana) == usual)
  }

  /// A chosen name is converted the same way in another sentence, after the same word.
  @Test func chosenNamesAreUsedInOtherSentences() {
    let kana = ["わたしはゆうこさんにあいました", "かのじょはゆうこさんです"]
    let texts = ["私は夕子さんに会いました", "彼女は夕子さんです"]
    #expect(first(kana[1]) != texts[1])
    #expect(choose(texts[0], for: kana[0], times: 2))
    #expect(first(kana[1]) == texts[1])
  }

  /// One accidental choice does not outrank a far likelier text.
  @Test(arguments: [("わたし", "私", "渡し"), ("にほん", "日本", "二本"), ("しました", "しました", "島した")])
  func accidentsDoNotStick(kana: String, usual: String, accident: String) {
    #expect(choose(accident, for: kana))
    #expect(first("そして" + kana, after: "") == "そして" + usual)
  }

  /// わたし or 私 is a matter of style. The choice is learned for its context and does not affect other
  /// texts.
  @Test func styleIsLearnedInItsContext() {
    let kana = "それはわたしのほんです"
    #expect(first(kana) == "それは私の本です")
    #expect(choose("それはわたしの本です", for: kana, times: 5))
    #expect(first(kana) == "それはわたしの本です")
    #expect(first("わたしがいきます") == "私が行きます")
  }

  /// A spelling that the dictionary lacks for its kana becomes a word.
  @Test func newSpellingsAreLearned() {
    let (kana, text) = ("ぐろびきー", "グロビキー")
    #expect(!first("きのうの" + kana).contains("グロビ木"))
    for _ in 0..<2 {
      var session = session
      for character in kana { _ = session.perform(.insert(character)) }
      _ = session.perform(.write(.katakana))
      memory.carryOut(session.perform(.commit))
    }
    #expect(first(kana) == text)
    #expect(first("あたらしい" + kana + "をつかう") == "新しい" + text + "を使う")
  }

  /// After forgetting, conversion is as if the word was never learned.
  @Test func forgottenWordsAreGone() {
    let usual = first("きかい")
    let wanted = usual == "機会" ? "機械" : "機会"
    choose(wanted, for: "きかい", times: 3)
    #expect(first("きかい") == wanted)
    memory.forget(wanted)
    #expect(first("きかい") == usual)
  }

  /// Forgetting a candidate forgets the words in its segment that are not written as they are read.
  @Test func candidatesCanBeForgotten() throws {
    let usual = first("はしを")
    let wanted = usual == "橋を" ? "箸を" : "橋を"
    choose(wanted, for: "はしを", times: 3)
    #expect(first("はしを") == wanted)
    var session = session
    for character in "はしを" { _ = session.perform(.insert(character)) }
    #expect(session.perform(.forgetCandidate(nil)) == [.alert(.nothingToForget)])
    _ = session.perform(.convert)
    let effects = session.handle(KeyEvent(.named(.delete), modifiers: .control))
    #expect(
      effects == [
        .forget(Forgetting(language: "ja", texts: [wanted, String(wanted.prefix(1))]))
      ])
    memory.carryOut(effects)
    #expect(first("はしを") == usual)
    // A conversion is computed again and shown at once.
    #expect(marked(by: .refresh, in: &session) == usual)
    #expect(session.perform(.forgetCandidate(99)) == [.alert(.noSuchCandidate)])
  }

  /// The new conversion takes the text after the segment into account.
  @Test func segmentsAreConvertedAgainInContext() throws {
    let usual = first("かみにかく")
    let wanted = usual == "上に書く" ? "紙に書く" : "上に書く"
    choose(wanted, for: "かみにかく", times: 3)
    try #require(first("かみにかく") == wanted)
    var session = session
    for character in "かみにかく" { _ = session.perform(.insert(character)) }
    _ = session.perform(.convert)
    memory.carryOut(session.perform(.forgetCandidate(nil)))
    #expect(marked(by: .refresh, in: &session) == usual)
  }

  /// Refreshing a composition applies what is known now. Choices, forms and suggestions stay.
  @Test func compositionsCanBeRefreshed() throws {
    choose("箸を", for: "はしを", times: 3)
    choose("橋を", for: "はしを", times: 3)
    var session = session
    #expect(session.perform(.refresh).isEmpty)
    for character in "hashiwowataru" { _ = session.perform(.insert(character)) }
    _ = session.perform(.nextCandidate)
    let suggested = session.composition
    #expect(session.perform(.refresh).count == 2 && session.composition == suggested)
    for command in [Command.cancel, .convert, .shrinkSegment, .growSegment] {
      _ = session.perform(command)
    }
    let found = marked(by: .refresh, in: &session)
    // Another chosen candidate stays, although the converted one is forgotten.
    let chosen = marked(by: .nextCandidate, in: &session)
    try #require(chosen != found)
    memory.carryOut(session.perform(.forgetCandidate(0)))
    #expect(marked(by: .refresh, in: &session) == chosen)
    _ = session.perform(.write(.halfLatin))
    let written = marked(by: .write(.halfLatin), in: &session)
    #expect(written.contains("HASHI"))
    #expect(marked(by: .refresh, in: &session) == written)
  }

  /// Returns the marked text after a command.
  private func marked(by command: Command, in session: inout Session) -> String {
    for case .setMarkedText(let preedit) in session.perform(command) { return preedit.text }
    return ""
  }

  /// After a commit, words are predicted: first those chosen there, then those that the model finds
  /// likelier there than elsewhere. A chosen prediction is followed by further ones and can be
  /// undone like any commit.
  @Test func predictionsAreOffered() throws {
    var session = session
    session.predicts = true
    func commit(_ keys: String) throws -> [String] {
      var effects: [Effect] = []
      for event in try KeyNotation.parse(keys) { effects += session.handle(event) }
      memory.carryOut(effects)
      for case .showCandidates(let page) in session.predict() {
        return page.candidates.map(\.text)
      }
      return []
    }
    let byModel = try commit("watashi<Space><Return>")
    #expect(byModel.contains("自身") && byModel.contains("は"), "\(byModel)")
    #expect(Set(byModel).count == byModel.count && byModel.count <= 9)
    for _ in 0..<2 {
      _ = try commit("tanjoubi<Space><Return>")
      _ = try commit("ke-ki<Space><Return>")
    }
    let learned = try commit("tanjoubi<Space><Return>")
    let cake = try #require(learned.first)
    #expect(cake.count == 3, "\(learned)")
    let before = memory.history
    memory.carryOut(session.perform(.selectCandidate(0)))
    #expect(session.lastCommitted == cake && memory.history != before)
    memory.carryOut(session.perform(.undoCommit))
    #expect(memory.history.cells == before.cells)
    // Kana committed as typed teach nothing, and nothing is predicted after them.
    #expect(try commit("sushi<Return>").isEmpty)
  }

  /// Undoing a commit unlearns it and restores its segments.
  @Test func undoneCommitsAreUnlearned() {
    var session = session
    for character in "はしをわたる" { memory.carryOut(session.perform(.insert(character))) }
    memory.carryOut(session.perform(.convert))
    memory.carryOut(session.perform(.nextCandidate))
    let shown = session.composition.description
    memory.carryOut(session.perform(.commit))
    #expect(memory.history.count > 0)
    memory.carryOut(session.perform(.undoCommit))
    #expect(session.composition.description == shown)
    #expect(memory.history.count == 0)
  }

  /// Kana committed as typed, and numbers, teach nothing.
  @Test(arguments: ["<Return>", "<C-Return>"])
  func unchosenTextTeachesNothing(key: String) throws {
    var session = session
    for event in try KeyNotation.parse("kyou" + key) { memory.carryOut(session.handle(event)) }
    #expect(memory.history.count == 0)
  }

  /// The parts of every explained cost add up to it, including the cost of the user model.
  @Test func explanationsIncludeTheUserModel() {
    choose("夕子さんと公演に来ました", for: "ゆうこさんとこうえんにきました", times: 2)
    var sentences = JapaneseSentences(lexicon: lexicon, history: memory)
    let explanations = sentences.explanations(for: "ゆうこさんとこうえんにいく", limit: 5)
    #expect(explanations.map(\.cost) == explanations.map(\.cost).sorted())
    #expect(explanations.contains { $0.words.contains { $0.history != 0 } })
    for explanation in explanations {
      #expect(explanation.words.allSatisfy { $0.history == 0 || !$0.kana.isEmpty })
      // The cost of the end of the sentence is the remainder and is never negative.
      #expect(explanation.end >= 0)
    }
  }

  /// Without a history there are no lessons, and conversion is the same.
  @Test func withoutAHistoryNothingChanges() {
    var plain = Session(
      method: Japanese.inputMethod(lexicon: lexicon), keymap: Japanese.keymap)
    var learning = session
    for character in "わたしはがっこうにいく" {
      #expect(plain.perform(.insert(character)) == learning.perform(.insert(character)))
    }
    #expect(plain.perform(.convert) == learning.perform(.convert))
    let effects = plain.perform(.commit)
    #expect(!effects.contains { if case .learn = $0 { true } else { false } })
    #expect(
      effects == learning.perform(.commit).filter { if case .learn = $0 { false } else { true } })
  }

  /// Lessons learned elsewhere do not change a composition in progress.
  @Test func compositionsUseOneSnapshotOfTheHistory() {
    var going = session
    for character in "きかい" { _ = going.perform(.insert(character)) }
    let shown = going.perform(.convert)
    _ = going.perform(.cancel)
    choose("機械", for: "きかい", times: 3)
    choose("奇怪", for: "きかい", times: 3)
    #expect(going.perform(.convert) == shown)
  }
}
