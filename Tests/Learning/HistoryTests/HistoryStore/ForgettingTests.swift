import Foundation
import HistoryStore
import InputCore
import Testing
import ToolSupport
import UserHistory

/// After forgetting nothing is left of a word in any file.
@Suite struct ForgettingTests {
  private let folder = StoreFolder()

  /// `globekey-bench history forget` does it with a thousand words.
  @Test(arguments: 0..<3) func noTraceIsLeft(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = folder.open()
    for number in 0..<100 {
      store.learn(
        NumberedLessons.lesson(number &+ Int(seed) * 1_000), at: HistoryTime(1_000 + number))
    }
    store.close()
    for _ in 0..<6 {
      let keys = try store.history().cells.keys.sorted()
      guard let key = keys.randomElement(using: &random) else { break }
      let word = key.text
      let before = try store.history()
      #expect(try occurrences(of: word) > 0)
      let receipt = try store.forget(word, at: 9_000)
      #expect(receipt.occurrences == 0)
      #expect(try occurrences(of: word) == 0)
      #expect(receipt.removed.contains(key))
      // The bytes of a single ideograph are met by chance.
      #expect(receipt.searchedFiles.count >= 2 || word.count == 1)
      // What does not mention it is as it was.
      let after = try store.history()
      #expect(after.cells == before.cells.filter { !$0.key.mentions(word) })
      #expect(store.snapshot.followers(of: word, language: "zh-Hans").isEmpty)
    }
    store.close()
  }

  /// Every writing of a word goes, and the files are searched for all of them; a longer word stays, and the
  /// receipt says what it is.
  @Test func everyWritingIsForgotten() throws {
    let store = folder.open()
    func learn(_ words: String..., language: String = "en") {
      store.learn(
        Lesson(
          language: language,
          words: words.map { LearnedWord(reading: $0.lowercased(), text: $0) }), at: 1_000)
    }
    learn("Søren", "Qvist")
    learn("QVIST")
    learn("qvist", "said")
    learn("So\u{308}derqvist")
    store.close()
    var receipt = try store.forget("qvist", at: 2_000)
    #expect(receipt.isComplete && receipt.kept == 2 && receipt.occurrences > 0)
    #expect(
      Set(receipt.removed.flatMap { [$0.text, $0.context] })
        == ["Qvist", "QVIST", "qvist", "Søren", "said", ""])
    store.close()
    for writing in ["Qvist", "QVIST"] { #expect(try occurrences(of: writing) == 0) }
    // Composed where it was learned decomposed.
    receipt = try store.forget("S\u{F6}derqvist", at: 2_000)
    #expect(receipt.removed.count == 2 && receipt.isComplete && receipt.occurrences == 0)
    learn("Qvist")
    learn("Qvist", language: "sv")
    receipt = try store.forget("QVIST", language: "en", at: 3_000)
    #expect(receipt.removed.count == 2 && receipt.isComplete && receipt.kept > 0)
    // What two words say together, chosen one after the other.
    learn("New", "York")
    receipt = try store.forget("new york", at: 4_000)
    #expect(receipt.removed.map(\.kind) == [.pair] && receipt.isComplete)
  }

  /// A candidate window forgets off the key path, and a commit undone later does not bring it back.
  @Test func aCandidateWindowForgets() throws {
    let store = folder.open()
    let recorder = HistoryRecorder(store) { 1_000 }
    let lesson = NumberedLessons.lesson(1)
    let word = lesson.words[0].text
    recorder.carryOut([
      .learn(lesson), .forget(Forgetting(language: "xx", texts: [word])),
    ])
    recorder.finish()
    #expect(try store.history().cells.keys.contains { $0.text == word })
    recorder.carryOut([.forget(Forgetting(language: lesson.language, texts: [word]))])
    recorder.finish()
    #expect(try store.history().cells.keys.allSatisfy { !$0.mentions(word) })
    recorder.carryOut([.unlearn(lesson)])
    recorder.finish()
    #expect(try store.history().cells.keys.allSatisfy { !$0.mentions(word) })
  }

  /// What a damaged file that was put aside has of it goes too.
  @Test func damagedFilesGoToo() throws {
    do {
      let store = folder.open()
      store.learn(NumberedLessons.lesson(1), at: 1_000)
    }
    var bytes = try folder.bytes(of: "history.sqlite")
    bytes[30] ^= 0xFF
    bytes[2_000] ^= 0xFF
    try folder.write(bytes, to: "history.sqlite")
    let store = folder.open()
    #expect(folder.files.contains("history.sqlite.damaged-1"))
    let receipt = try store.forget(NumberedLessons.lesson(1).words[0].text, at: 2_000)
    #expect(receipt.removedFiles.count == 1)
    #expect(!folder.files.contains("history.sqlite.damaged-1"))
  }

  /// Another device's copy of what was learned here does not bring it back; an export that the user
  /// restores does.
  @Test func onlyTheUserBringsItBack() throws {
    let store = folder.open()
    for number in 0..<20 { store.learn(NumberedLessons.lesson(number), at: 1_000) }
    let export = try store.history()
    let word = NumberedLessons.lesson(3).words[0].text
    try store.forget(word, at: 2_000)
    try store.merge(export, at: 2_001)
    #expect(try store.history().cells.keys.allSatisfy { !$0.mentions(word) })
    try store.reset(language: "zh-Hans", at: 2_002)
    try store.merge(export, at: 2_003)
    #expect(try store.history().cells.isEmpty)
    let count = try store.restore(export, at: 2_004)
    #expect(count == export.count)
    #expect(try store.history().cells == export.cells)
  }

  /// A word that another device learned is named in the receipt: it is to be forgotten there too.
  @Test func theReceiptCountsWhatOtherDevicesLearned() throws {
    let store = folder.open()
    store.learn(NumberedLessons.lesson(3), at: 1_000)
    try store.merge(history(ofLessons: 5, device: DeviceID(9)), at: 1_001)
    let receipt = try store.forget(NumberedLessons.lesson(3).words[0].text, at: 1_002)
    #expect(receipt.learnedElsewhere == receipt.removed.count)
    let all = try store.reset(at: 1_003)
    #expect(all.learnedElsewhere > 0)
    store.learn(NumberedLessons.lesson(3), at: 1_004)
    let own = try store.reset(at: 1_005)
    #expect(own.learnedElsewhere == 0)
  }

  /// Marks of forgotten words that earlier versions kept are gone after the first start.
  @Test func marksOfEarlierVersionsGo() throws {
    let mark = "8abb4205239485a8be35e8e603681a3f"
    do {
      let store = folder.open()
      store.learn(NumberedLessons.lesson(1), at: 1_000)
    }
    try SQLiteTool.run(
      """
      DROP TABLE device;
      CREATE TABLE forgotten(
        language TEXT NOT NULL, digest TEXT NOT NULL, time INTEGER NOT NULL,
        checksum INTEGER NOT NULL, PRIMARY KEY(language, digest)) WITHOUT ROWID;
      INSERT INTO forgotten VALUES ('', '\(mark)', 1000, 1);
      PRAGMA user_version = 1;
      """, in: folder.database)
    #expect(try occurrences(of: mark) > 0)
    let store = folder.open()
    #expect(store.condition == .sound)
    #expect(try store.history().count == NumberedLessons.lesson(1).gains.count)
    #expect(try occurrences(of: mark) == 0)
  }

  private func occurrences(of word: String) throws -> Int {
    var count = 0
    for name in folder.files {
      let bytes = try folder.bytes(of: name)
      for unit in [Array(word.utf8), utf16(word, bigEndian: false), utf16(word, bigEndian: true)] {
        count += positions(of: unit, in: bytes)
      }
    }
    return count
  }

  private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  private func positions(of part: [UInt8], in whole: [UInt8]) -> Int {
    guard whole.count >= part.count else { return 0 }
    return (0...whole.count - part.count).count { start in
      whole[start] == part[0] && whole[start..<start + part.count].elementsEqual(part)
    }
  }
}
