import HistoryStore
import InputCore
import UserHistory

extension InputHarness {
  /// The user's history: exports, images and databases of other devices, and damaged ones.
  static let history: [InputHarness] = [
    InputHarness(
      "history-import",
      text: { text in
        let history = try HistoryText.history(lines: text.split(separator: "\n"))
        let again = try? HistoryText.history(lines: HistoryText.lines(of: history))
        require(again == history, "an export differs from what was imported")
      }),
    InputHarness("history-image") { input in
      let path = try HarnessFolder.write("history.image", ImageRepair.repaired(input))
      let image = try HistoryImage(path: path)
      let snapshot = HistorySnapshot(image)
      for index in 0..<min(image.count, 50) {
        guard let entry = image.entry(at: index) else { continue }
        _ = snapshot.items(of: HistoryGroup(of: entry.key))
        _ = snapshot.rejectedCorrections(of: entry.key.context, language: entry.key.language)
        _ = snapshot.followers(of: entry.key.context, language: entry.key.language)
        _ = image.pairs(after: entry.key.context, language: entry.key.language)
      }
    },
    InputHarness("history-database") { bytes in
      try HarnessFolder.withEmptyFolder { folder in
        try folder.write("history.sqlite", bytes)
        let other = try? HistoryStore.history(in: folder.path)
        let store = HistoryStore(folder: folder.path, limit: 1_000, now: 1_000)
        let known = try store.history()
        for key in known.cells.keys { require(key.isLearnable, "an entry passed the gate") }
        if let other { _ = try store.merge(other, at: 1_000) }
        _ = try HistoryText.history(lines: HistoryText.lines(of: store.history()))
      }
    },
  ]
}
