import Evaluation
import InputCore
import Japanese
import SyllableConversion
import TestSupport
import Testing
import UserHistory

/// Japanese that learns what is chosen.
@Suite struct LearningTests {
  typealias Session = InputSession<JapaneseMethod>

  private let memory = MemoryHistory()
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  private var session: Session {
    Session(
      method: Japanese.inputMethod(lexicon: lexicon, history: memory), keymap: Japanese.keymap)
  }

  /// Types and corrects as a person does. Answers whether the text was to be had each time.
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

  /// A word of the same kana that comes later: chosen thrice it is first, and the usual one, chosen
  /// as often again, wins it back.
  @Test(arguments: [
    ("はし", "橋", "端"), ("きかい", "機会", "機械"), ("せいか", "成果", "生家"), ("こうえん", "公園", "講演"),
    ("こーえん", "公園", "講演"), ("りょーかい", "了解", "領海"),
  ])
  func aWordChosenThriceComesFirst(kana: String, one: String, other: String) {
    let usual = first(kana)
    let wanted = usual == one ? other : one
    #expect(choose(wanted, for: kana, times: 3))
    #expect(first(kana) == wanted)
    #expect(choose(usual, for: kana, times: 3))
    #expect(first(kana) == usual)
  }

  /// A name that was chosen comes again in another sentence, after the same word.
  @Test func aNameComesAgain() {
    let kana = ["わたしはゆうこさんにあいました", "かのじょはゆうこさんです"]
    let texts = ["私は夕子さんに会いました", "彼女は夕子さんです"]
    #expect(first(kana[1]) != texts[1])
    #expect(choose(texts[0], for: kana[0], times: 2))
    #expect(first(kana[1]) == texts[1])
  }

  /// What was chosen once by accident does not stand before what is far more likely.
  @Test(arguments: [("わたし", "私", "渡し"), ("にほん", "日本", "二本"), ("しました", "しました", "島した")])
  func anAccidentDoesNotStick(kana: String, usual: String, accident: String) {
    #expect(choose(accident, for: kana))
    #expect(first("そして" + kana, after: "") == "そして" + usual)
  }

  /// Whether わたし or 私 is written is a matter of style: it is learned where it was chosen, and says
  /// nothing about the next text.
  @Test func styleIsLearnedInItsPlace() {
    let kana = "それはわたしのほんです"
    #expect(first(kana) == "それは私の本です")
    #expect(choose("それはわたしの本です", for: kana, times: 5))
    #expect(first(kana) == "それはわたしの本です")
    #expect(first("わたしがいきます") == "私が行きます")
  }

  /// A writing that the dictionary does not have for its kana becomes a word.
  @Test func aWritingOfOnesOwnIsLearned() {
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

  /// Forgotten, it is as if it had never been.
  @Test func whatIsForgottenIsGone() {
    let usual = first("きかい")
    let wanted = usual == "機会" ? "機械" : "機会"
    choose(wanted, for: "きかい", times: 3)
    #expect(first("きかい") == wanted)
    memory.forget(wanted)
    #expect(first("きかい") == usual)
  }

  /// From the candidates a phrase is forgotten with the words in it that are not written as they are read.
  @Test func aCandidateIsForgotten() throws {
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
    // What the conversion found is found anew, and shown at once.
    #expect(marked(by: .refresh, in: &session) == usual)
    #expect(session.perform(.forgetCandidate(99)) == [.alert(.noSuchCandidate)])
  }

  /// What is found anew is what it would have been: what follows the phrase counts.
  @Test func aPhraseIsFoundAnewAsPartOfAll() throws {
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

  /// A composition is shown again by what is known then: a choice and a form stay, suggestions too.
  @Test func aCompositionIsRefreshed() throws {
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
    // Another one is chosen and stays, though what was found is forgotten.
    let chosen = marked(by: .nextCandidate, in: &session)
    try #require(chosen != found)
    memory.carryOut(session.perform(.forgetCandidate(0)))
    #expect(marked(by: .refresh, in: &session) == chosen)
    _ = session.perform(.write(.halfLatin))
    let written = marked(by: .write(.halfLatin), in: &session)
    #expect(written.contains("HASHI"))
    #expect(marked(by: .refresh, in: &session) == written)
  }

  /// The marked text after a command.
  private func marked(by command: Command, in session: inout Session) -> String {
    for case .setMarkedText(let preedit) in session.perform(command) { return preedit.text }
    return ""
  }

  /// After a commit words are offered: what was chosen there, then what the model finds likelier there than
  /// elsewhere. One that is chosen goes on from there, and is taken back like any other.
  @Test func whatMayFollowIsOffered() throws {
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
    #expect(memory.history == before)
    // Kana as they were typed teach nothing, and nothing follows them.
    #expect(try commit("sushi<Return>").isEmpty)
  }

  /// Undone, a commit teaches nothing, and its phrases are there again.
  @Test func anUndoneCommitIsUnlearned() {
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

  /// Kana that are committed as they were typed, and numbers, teach nothing.
  @Test(arguments: ["<Return>", "<C-Return>"])
  func whatNobodyChoseTeachesNothing(key: String) throws {
    var session = session
    for event in try KeyNotation.parse("kyou" + key) { memory.carryOut(session.handle(event)) }
    #expect(memory.history.count == 0)
  }

  /// The parts of every explained cost add up to it, with what was learned among them.
  @Test func explanationsHaveWhatWasLearned() {
    choose("夕子さんと公演に来ました", for: "ゆうこさんとこうえんにきました", times: 2)
    var sentences = JapaneseSentences(lexicon: lexicon, history: memory)
    let explanations = sentences.explanations(for: "ゆうこさんとこうえんにいく", limit: 5)
    #expect(explanations.map(\.cost) == explanations.map(\.cost).sorted())
    #expect(explanations.contains { $0.words.contains { $0.history != 0 } })
    for explanation in explanations {
      #expect(explanation.words.allSatisfy { $0.history == 0 || !$0.kana.isEmpty })
      // The end of the sentence is what the words leave of the cost: it is never negative.
      #expect(explanation.end >= 0)
    }
  }

  /// Without a history nothing is said to be learned, and conversion is the same.
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

  /// While a composition goes on, nothing that it shows changes by what is learned elsewhere.
  @Test func aCompositionSeesOneHistory() {
    var going = session
    for character in "きかい" { _ = going.perform(.insert(character)) }
    let shown = going.perform(.convert)
    _ = going.perform(.cancel)
    choose("機械", for: "きかい", times: 3)
    choose("奇怪", for: "きかい", times: 3)
    #expect(going.perform(.convert) == shown)
  }
}
