import DictionaryImage
import HistoryStore
import InputCore
import Testing
import UserHistory

/// What readers are told, from the image, beside it, and from one snapshot to the next.
@Suite struct SnapshotTests {
  private let folder = StoreFolder()

  private func learn(_ lessons: Range<Int>, in store: HistoryStore) {
    for number in lessons {
      store.learn(NumberedLessons.lesson(number), at: HistoryTime(1_000 + number))
    }
  }

  /// What the entries of a context weigh together is the same from the image, beside it, and summed up;
  /// and no reading of theirs is denied.
  @Test func contextsAreSummedUp() throws {
    do {
      let store = folder.open()
      learn(0..<60, in: store)
      store.close()
    }
    let store = folder.open()
    for number in 50..<80 { store.learn(NumberedLessons.lesson(number), at: 1_050) }
    let snapshot = store.snapshot
    let history = try store.history()
    let contexts = Dictionary(grouping: history.cells.keys, by: HistoryContext.init(of:))
    #expect(contexts.count > 80)
    let readings = Set(history.cells.keys.map { ReadingNumber(of: $0.reading) })
    var denied = 0
    for (context, keys) in contexts {
      let sum = keys.reduce(0) { $0 + history.weight(of: $1, at: snapshot.time).choices }
      let summary = snapshot.summary(of: context)
      #expect(abs(summary.total - sum) < 0.001)
      #expect(keys.allSatisfy { summary.readings.mayHave(ReadingNumber(of: $0.reading)) })
      denied += readings.count { !summary.readings.mayHave($0) }
    }
    // A look tells that most readings are not among those of a context.
    #expect(denied > contexts.count * readings.count * 8 / 10)
  }

  /// An image of an earlier version, without the readings of contexts, says all that it has.
  @Test func anEarlierImageIsReadAsItIs() throws {
    do {
      let store = folder.open()
      learn(0..<40, in: store)
      store.close()
    }
    let image = try Image(bytes: folder.bytes(of: "history.image"), path: "history.image")
    var earlier = ImageWriter()
    for section in image.sections where section.name != "history.context-readings" {
      earlier.add(section.name, bytes: Array(try image.bytes(of: section.name)))
    }
    #expect(earlier.byteCount < image.byteCount)
    try folder.write(earlier.serialized(), to: "history.image")
    let store = folder.open()
    #expect(store.condition == .sound)
    let history = try store.history()
    for key in history.cells.keys {
      let item = store.snapshot.items(of: HistoryGroup(of: key)).first { $0.text == key.text }
      #expect(item?.weight == history.weight(of: key, at: store.snapshot.time))
      let summary = store.snapshot.summary(of: HistoryContext(of: key))
      #expect(summary.readings.mayHave(ReadingNumber(of: key.reading)))
    }
    // The next one has them.
    learn(40..<41, in: store)
    store.close()
    let next = try Image(bytes: folder.bytes(of: "history.image"), path: "history.image")
    #expect(next.sections.map(\.name) == image.sections.map(\.name))
  }

  /// Readers who have seen a snapshot are told of each group that differs in a later one, or that they
  /// have to look at everything again.
  @Test func changesAreToldFromSnapshotToSnapshot() throws {
    let store = folder.open()
    learn(0..<20, in: store)
    store.close()
    var seen = [store.snapshot]
    for number in 20..<400 {
      learn(number..<number + 1, in: store)
      seen.append(store.snapshot)
    }
    let last = store.snapshot
    let groups = Set(try store.history().cells.keys.map(HistoryGroup.init(of:)))
    var told = 0
    for snapshot in seen {
      guard let changes = last.changes(since: snapshot.revision) else { continue }
      told += 1
      let changed = Set(changes.map(HistoryGroup.init(of:)))
      for group in groups where last.items(of: group) != snapshot.items(of: group) {
        #expect(changed.contains(group))
      }
    }
    // Some twenty lessons are remembered, and not all of them.
    #expect((20..<200).contains(told))
    #expect(last.changes(since: last.revision) == [])
    // Another image is another history.
    store.close()
    #expect(store.snapshot.changes(since: last.revision) == nil)
  }
}
