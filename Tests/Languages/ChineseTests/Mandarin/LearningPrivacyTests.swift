import Foundation
import GlobeKey
import HistoryStore
import Mandarin
import SyllableConversion
import TestSupport
import Testing
import UserHistory

/// Text that must not be learned appears in no file and no snapshot.
@Suite struct LearningPrivacyTests {
  typealias Session = InputSession<MultistageMethod<PinyinConverter>>

  private let folder: TemporaryFolder
  private static let canary = "shiji"
  /// The text chosen for the canary. It is not the first candidate, which would correct nothing.
  private let text: String
  private let lexicon: Lexicon

  init() throws {
    folder = try TemporaryFolder()
    lexicon = try DefaultDictionary.mandarin.get()
    var converter = PinyinConverter(lexicon: lexicon)
    converter.convert(Self.canary)
    text = try #require(converter.candidate(at: 1)?.text)
    try #require(converter.candidate(at: 1)?.keystrokeCount == Self.canary.count)
  }

  /// Types the canary in a prepared session and returns where it is found afterwards.
  private func traces(_ prepare: (inout LearningEngine<Session>) -> Void) throws -> [String] {
    let store = HistoryStore(folder: folder.path, now: 1_000)
    let recorder = HistoryRecorder(store) { 1_000 }
    var engine = LearningEngine(
      Session(method: Mandarin.inputMethod(lexicon: lexicon, history: recorder)),
      learner: recorder)
    prepare(&engine)
    for key in try KeyNotation.parse("\(Self.canary)2") {
      _ = engine.handle(key, context: InputContext())
    }
    recorder.finish()
    var found = store.snapshot.isEmpty ? [] : ["snapshot"]
    store.close()
    // A candidate of several words is learned word by word.
    let patterns = (text.map { String($0) } + [Self.canary]).flatMap { text in
      [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian].compactMap {
        text.data(using: $0)
      }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
      if patterns.contains(where: { data.range(of: $0) != nil }) { found.append(name) }
    }
    return found.sorted()
  }

  /// Checks that the search finds learned text.
  @Test func learnedTextIsInTheFiles() throws {
    #expect(try traces { _ in } == ["history.image", "history.sqlite", "snapshot"])
  }

  @Test func nothingIsLearnedInASecureField() throws {
    #expect(try traces { _ = $0.handle(.becameSecure) } == [])
  }

  @Test func nothingIsLearnedInIncognitoMode() throws {
    #expect(try traces { $0.learns = false } == [])
  }

  /// A composition dropped because the field became secure leaves no trace and cannot be restored.
  @Test func droppedCompositionsLeaveNoTrace() throws {
    var isUndone = false
    #expect(
      try traces { engine in
        for character in Self.canary {
          _ = engine.perform(.insert(character), context: InputContext())
        }
        _ = engine.handle(.becameSecure)
        _ = engine.handle(.secureInputEnded)
        isUndone = !engine.perform(.undoCommit, context: InputContext()).isEmpty
        _ = engine.handle(.becameSecure)
      } == [])
    #expect(!isUndone)
  }
}
