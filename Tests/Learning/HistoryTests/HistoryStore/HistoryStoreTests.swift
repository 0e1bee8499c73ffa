import Foundation
import HistoryStore
import InputCore
import Testing
import ToolSupport
import UserHistory

@Suite struct HistoryStoreTests {
  private let folder = StoreFolder()

  private func learn(_ count: Int, in store: HistoryStore) {
    for number in 0..<count {
      store.learn(NumberedLessons.lesson(number), at: HistoryTime(1_000 + number))
    }
  }

  /// The store and the value learn, forget and merge by the same rules.
  @Test func theStoreDoesWhatTheRulesSay() throws {
    let store = folder.open()
    learn(60, in: store)
    var rules = history(ofLessons: 60, device: store.device)
    #expect(try store.history() == rules)
    let word = NumberedLessons.lesson(7).words[0].text
    let receipt = try store.forget(word, at: 2_000)
    #expect(receipt.removed == rules.forget(word, on: store.device))
    #expect(try store.history() == rules)
    let other = history(ofLessons: 90, device: DeviceID(5))
    rules.merge(other)
    try store.merge(other, at: 2_001)
    #expect(try store.history() == rules)
    #expect(try store.merge(other, at: 2_001) == 0)
  }

  @Test(arguments: [true, false]) func whatWasLearnedIsThereAgain(isClosed: Bool) throws {
    let expected: History
    let groups: [HistoryGroup: [HistoryItem]]
    do {
      let store = folder.open()
      learn(40, in: store)
      expected = try store.history()
      groups = self.groups(of: expected, in: store.snapshot)
      if isClosed {
        store.close()
      } else {
        // What a killed process leaves: no seal.
        try? FileManager.default.removeItem(atPath: "\(folder.path)/history.seal")
      }
    }
    let again = folder.open()
    #expect(again.condition == .sound)
    #expect(try again.history() == expected)
    #expect(self.groups(of: expected, in: again.snapshot) == groups)
    #expect(groups.count > 50)
  }

  private func groups(
    of history: History, in snapshot: HistorySnapshot
  ) -> [HistoryGroup: [HistoryItem]] {
    var groups: [HistoryGroup: [HistoryItem]] = [:]
    for key in history.cells.keys {
      let group = HistoryGroup(of: key)
      groups[group] = snapshot.items(of: group).sorted { $0.text < $1.text }
    }
    return groups
  }

  /// A snapshot knows what the tables know, from the image as from what changed since.
  @Test func theSnapshotFollowsEachLesson() throws {
    var store = folder.open()
    for round in 0..<3 {
      learn(30 * (round + 1), in: store)
      let history = try store.history()
      let snapshot = store.snapshot
      for key in history.cells.keys {
        let item = snapshot.items(of: HistoryGroup(of: key)).first { $0.text == key.text }
        #expect(item?.weight == history.weight(of: key, at: snapshot.time))
      }
      store.close()
      store = folder.open()
    }
    let pair = try #require(
      try store.history().cells.keys.filter { $0.kind == .pair }.min())
    let followers = store.snapshot.followers(of: pair.context, language: "zh-Hans")
    #expect(followers.contains { $0.text == pair.text && $0.reading == pair.reading })
  }

  /// Words are found by what their readings begin with, in the image and in what changed since.
  @Test func wordsAreFoundByTheBeginningOfTheirReading() throws {
    var store = folder.open()
    learn(60, in: store)
    store.close()
    store = folder.open()
    learn(90, in: store)
    let snapshot = store.snapshot
    #expect(snapshot.changedCount > 0)
    let history = try store.history()
    let keys = history.cells.keys.filter { $0.kind == .word && $0.language == "zh-Hans" }
    var asked = 0
    for beginning in Set(keys.flatMap { [$0.reading, String($0.reading.prefix(2))] }) {
      for least in [HistoryWeight.zero, .one, HistoryWeight(units: 1500)] {
        let expected = keys.filter {
          $0.reading.hasPrefix(beginning) && history.weight(of: $0, at: snapshot.time) >= least
        }
        let found = snapshot.words(
          beginning: beginning, language: "zh-Hans", weighing: least, limit: .max)
        #expect(found.sorted() == expected.sorted())
        let weights = found.map { history.weight(of: $0, at: snapshot.time) }
        #expect(weights == weights.sorted(by: >))
        asked += found.count
      }
    }
    #expect(asked > 100)
    #expect(
      snapshot.words(beginning: "", language: "yue", weighing: .zero, limit: 9).isEmpty)
  }

  /// A hundred thousand in the issue; the bench of the store runs them.
  @Test func commitAndUndoLeaveTheHistoryAsItWas() throws {
    let store = folder.open()
    learn(20, in: store)
    let before = try store.history().cells
    let lessons = try store.lessonCount()
    var random = SeededGenerator(seed: 3)
    var number = 20
    for _ in 0..<30 {
      let count = Int.random(in: 1...4, using: &random)
      let changes = (number..<number + count).compactMap {
        store.learn(NumberedLessons.lesson($0), at: HistoryTime(5_000 + $0))
      }
      #expect(changes.count == count)
      for change in changes.reversed() { #expect(store.takeBack(change)) }
      number += count
    }
    #expect(try store.history().cells == before)
    #expect(try store.lessonCount() == lessons)
  }

  @Test func theSizeIsBounded() throws {
    let store = folder.open(limit: 100)
    learn(120, in: store)
    let history = try store.history()
    #expect(history.count <= 100)
    #expect(history.count > 80)
    // What was learned last is there.
    #expect(history.cells[NumberedLessons.lesson(119).gains[0].key] != nil)
  }

  /// What goes first goes by the same rule in the store, which never holds all rows, and in the value.
  @Test func whatIsDroppedForRoomIsWhatTheRulesDrop() throws {
    let store = folder.open(limit: 150)
    var rules = History()
    for number in 0..<90 {
      let time = HistoryTime(1_000 + 40_000 * number)
      store.learn(NumberedLessons.lesson(number), at: time)
      rules.learn(NumberedLessons.lesson(number), on: store.device, at: time)
      if rules.count > 150 { rules.shrink(to: 135, at: time) }
      #expect(try store.history().cells == rules.cells)
    }
    // Readers are told nothing of what was dropped.
    for number in 0..<90 {
      for key in NumberedLessons.lesson(number).gains.map(\.key) where rules.cells[key] == nil {
        let items = store.snapshot.items(of: HistoryGroup(of: key))
        #expect(!items.contains { $0.text == key.text })
      }
    }
    #expect(rules.count > 100)
  }

  /// A keyboard that is ended without a word was sealed in a pause, and keeps the image it had.
  @Test(arguments: [true, false]) func aPausedStoreNeedsNoNewImage(isSealed: Bool) throws {
    folder.open().close()
    let image = try folder.bytes(of: "history.image")
    let store = folder.open()
    learn(30, in: store)
    if isSealed { store.seal() }
    // As a killed process leaves them.
    let files = try ["history.sqlite", "history.image", "history.seal"].map {
      ($0, try folder.bytes(of: $0))
    }
    let other = StoreFolder()
    other.open().close()
    for (name, bytes) in files { try other.write(bytes, to: name) }
    let again = other.open()
    #expect(again.condition == .sound)
    #expect(try again.history() == store.history())
    let history = try again.history()
    #expect(self.groups(of: history, in: again.snapshot) == groups(of: history, in: store.snapshot))
    #expect(try other.bytes(of: "history.image") == image)
  }

  @Test func aRecorderSealsInAPause() async throws {
    folder.open().close()
    let store = folder.open()
    let recorder = HistoryRecorder(store, pause: 0.05) { 1_000 }
    let before = try folder.bytes(of: "history.seal")
    recorder.carryOut([.learn(NumberedLessons.lesson(1))])
    recorder.finish()
    #expect(try folder.bytes(of: "history.seal") == before)
    for _ in 0..<200 where try folder.bytes(of: "history.seal") == before {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try folder.bytes(of: "history.seal") != before)
  }

  @Test func aCorrectionTakenBackIsRefused() {
    let store = folder.open()
    let refusal = RejectedCorrection(typed: "teh", correction: "the")
    var lesson = Lesson(language: "en", words: [])
    lesson.rejections = [refusal]
    #expect(!store.snapshot.isRefused(refusal, language: "en"))
    store.learn(lesson, at: 1_000)
    #expect(store.snapshot.isRefused(refusal, language: "en"))
    #expect(!store.snapshot.isRefused(refusal, language: "de"))
  }

  // MARK: Where nothing can be written

  /// Root writes anywhere; elsewhere the folder is made read-only.
  @Test(.enabled(if: getuid() != 0, "root may write in any folder"))
  func aReadOnlyFolderIsReadAndNotLearnedFrom() throws {
    learn(10, in: folder.open())
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: folder.path)
    expectNoLearning(in: folder.open(), known: 10)
  }

  @Test func aFolderThatCannotBeMadeIsNotLearnedIn() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path))
    let store = folder.open()
    #expect(store.learn(NumberedLessons.lesson(1), at: 1) == nil)
    guard case .notLearning = store.condition else {
      Issue.record("\(store.condition)")
      return
    }
    #expect(store.snapshot.isEmpty)
    #expect(throws: HistoryStoreError.self) { try store.forget("我", at: 1) }
  }

  private func expectNoLearning(in store: HistoryStore, known: Int) {
    #expect(store.learn(NumberedLessons.lesson(known + 1), at: 1) == nil)
    guard case .notLearning = store.condition else {
      Issue.record("\(store.condition)")
      return
    }
    let key = NumberedLessons.lesson(0).gains[0].key
    #expect(store.snapshot.items(of: HistoryGroup(of: key)).contains { $0.text == key.text })
  }

  /// A lesson that cannot be written is counted, with the reason, so that a program can say so.
  @Test func lostLessonsAreCounted() throws {
    let folder = StoreFolder()
    let store = folder.open()
    let recorder = HistoryRecorder(store) { 1_000 }
    recorder.carryOut([.learn(NumberedLessons.lesson(1))])
    recorder.finish()
    #expect(recorder.lostLessons == nil)
    try FileManager.default.removeItem(atPath: folder.path)
    recorder.carryOut([.learn(NumberedLessons.lesson(2)), .learn(NumberedLessons.lesson(3))])
    recorder.finish()
    #expect(recorder.lostLessons?.count == 2)
    #expect(recorder.lostLessons?.reason.isEmpty == false)
  }
}
