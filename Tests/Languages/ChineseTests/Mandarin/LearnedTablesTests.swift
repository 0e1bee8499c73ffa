import Evaluation
import GlobeKey
import Mandarin
import SyllableConversion
import TestSupport
import Testing
import ToolSupport
import UserHistory

/// A session's cached lookups in the user history stay valid from commit to commit.
@Suite struct LearnedTablesTests {
  private typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  private static let rows = [
    "shiji", "shijishangshi", "yiyishifenzhongda", "gongshi", "zhegegongshi", "women",
    "womenquxian", "xianshi", "tashiwodejiaoshi", "zaijiaoshili", "youyi", "womendeyouyi",
    "quanli", "tamendequanli", "shi", "shishi", "deshi", "yige", "yigeren",
  ]

  /// A continued session and new ones offer the same candidates after lessons were learned, undone
  /// and forgotten.
  @Test(arguments: 0..<4) func continuedSessionMatchesANewOne(seed: UInt64) throws {
    let lexicon = try DefaultDictionary.mandarin.get()
    let memory = MemoryHistory()
    var random = SeededGenerator(seed: seed)
    var session = Session(method: Mandarin.inputMethod(lexicon: lexicon, history: memory))
    let begun = Mandarin.inputMethod(
      lexicon: lexicon, history: ForgetfulHistory(memory))
    var lessons: [Effect] = []
    var text = ""
    for _ in 0..<60 {
      let keys = Self.rows.randomElement(using: &random) ?? ""
      var other = Session(method: begun)
      let context = InputContext(documentContextBeforeInput: text)
      for key in keys {
        _ = session.perform(.insert(key), context: context)
        _ = other.perform(.insert(key), context: context)
        #expect(session.composition == other.composition, "\(keys) at \(key)")
      }
      while session.isComposing {
        let pick = Int.random(in: 0..<4, using: &random)
        let effects = session.perform(.selectCandidate(pick))
        lessons += effects.filter { if case .learn = $0 { true } else { false } }
        memory.carryOut(effects)
        for case .insertText(let inserted) in effects { text += inserted }
        if effects.isEmpty { _ = session.perform(.cancel) }
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        if case .learn(let lesson)? = lessons.popLast() { memory.carryOut([.unlearn(lesson)]) }
      case 1:
        if case .learn(let lesson)? = lessons.last { memory.forget(lesson.words[0].text) }
      default: break
      }
    }
    #expect(memory.history.count > 50)
  }
}
