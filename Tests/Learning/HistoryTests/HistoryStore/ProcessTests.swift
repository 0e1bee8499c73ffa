import Foundation
import HistoryStore
import InputCore
import Testing
import UserHistory

/// Several stores on one folder, as several processes have them.
@Suite struct ProcessTests {
  private let folder = StoreFolder()

  private func word(_ text: String, _ language: String = "zh-Hans") -> Lesson {
    Lesson(language: language, words: [LearnedWord(reading: "a", text: text)])
  }

  private func offers(_ text: String, _ store: HistoryStore) -> Bool {
    let key = HistoryKey(language: "zh-Hans", kind: .word, reading: "a", text: "")
    return store.snapshot.items(of: HistoryGroup(of: key)).contains { $0.text == text }
  }

  /// A word that another process forgets is not offered by the next key, and not learned again by a
  /// lesson about another word.
  @Test func aWordForgottenElsewhereIsNotOffered() throws {
    let keyboard = folder.open()
    keyboard.learn(word("秘密"), at: 1_000)
    keyboard.learn(word("公开"), at: 1_000)
    keyboard.close()
    #expect(offers("秘密", keyboard))
    let settings = folder.open()
    let receipt = try settings.forget("秘密", at: 1_001)
    #expect(receipt.isComplete && receipt.removed.count == 2)
    #expect(!offers("秘密", keyboard))
    #expect(offers("公开", keyboard))
    keyboard.learn(word("公开"), at: 1_002)
    keyboard.close()
    #expect(try keyboard.history().cells.keys.allSatisfy { !$0.mentions("秘密") })
    #expect(offers("公开", keyboard))
  }

  /// What another process merges is offered too.
  @Test func whatAnotherProcessMergesIsOffered() throws {
    let keyboard = folder.open()
    var other = History()
    other.learn(word("他人"), on: DeviceID(4), at: 1_000)
    try folder.open().merge(other, at: 1_001)
    #expect(offers("他人", keyboard))
  }

  /// A database that another process recovers is the one that this process continues with.
  @Test func aRecoveredDatabaseIsLearnedInto() throws {
    let keyboard = folder.open()
    keyboard.learn(word("甲"), at: 1_000)
    var bytes = try folder.bytes(of: "history.sqlite")
    bytes[30] ^= 0xFF
    try FileManager.default.moveItem(
      atPath: folder.database, toPath: folder.database + ".damaged-7")
    try folder.write(bytes, to: "history.sqlite")
    let other = folder.open()
    #expect(try other.history().count == 2)
    #expect(keyboard.learn(word("乙"), at: 1_001) != nil)
    #expect(try other.history().count == 4)
    #expect(offers("乙", keyboard) && offers("甲", keyboard))
  }

  /// A process that is killed between removing the image and writing the next one leaves none: the
  /// others write one with their next lesson, and offer everything again.
  @Test(arguments: [false, true]) func aMissingImageIsWrittenAgain(learns: Bool) throws {
    let keyboard = folder.open()
    keyboard.learn(word("甲"), at: 1_000)
    keyboard.close()
    #expect(offers("甲", keyboard))
    try FileManager.default.removeItem(atPath: folder.path + "/history.image")
    #expect(!offers("甲", keyboard))
    if learns {
      #expect(keyboard.learn(word("乙"), at: 1_001) != nil)
    } else {
      keyboard.learn(word("乙"), at: 1_001).map { _ = keyboard.takeBack($0) }
      keyboard.close()
    }
    #expect(folder.files.contains("history.image"))
    #expect(offers("甲", keyboard))
    #expect(offers("乙", keyboard) == learns)
  }

  /// Stores that open a new folder at once all learn.
  @Test func firstStartsDoNotRace() async throws {
    for _ in 0..<10 {
      let folder = StoreFolder()
      let path = folder.path
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<8 {
          group.addTask {
            let store = HistoryStore(folder: path, now: 1_000)
            return store.learn(NumberedLessons.lesson(number), at: 1_000) != nil
          }
        }
        for await isLearned in group { #expect(isLearned) }
      }
      #expect(try folder.open().lessonCount() == 8)
      #expect(!folder.files.contains { $0.hasSuffix(".new") })
    }
  }

  /// Nobody else can read what is written, and what a killed process left is swept.
  @Test func filesArePrivateAndSwept() throws {
    let store = folder.open()
    store.learn(NumberedLessons.lesson(1), at: 1_000)
    store.close()
    for name in folder.files {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }
    for name in ["history.image.new", ".dat.nosync1a2b.x", "history.sqlite.new-journal"] {
      try folder.write(Array("秘密".utf8), to: name)
    }
    let receipt = try store.forget("秘密", at: 1_001)
    #expect(receipt.removedFiles.count == 3 && receipt.occurrences == 0)
    try folder.write(Array("秘密".utf8), to: "history.image.new")
    _ = folder.open()
    #expect(!folder.files.contains("history.image.new"))
  }
}
