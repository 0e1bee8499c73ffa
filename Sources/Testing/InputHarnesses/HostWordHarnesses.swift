import Dispatch
import HostWords
import InputCore

extension InputHarness {
  /// The words that hosts and users provide: contacts, shortcuts, common words, phrases.
  static let hostWords: [InputHarness] = [
    InputHarness("contacts") { read(ContactsProvider(file($0))) },
    InputHarness("shortcuts") { read(ShortcutsProvider(file($0))) },
    InputHarness("common-words") { read(CommonWordsProvider(file($0))) },
    InputHarness(
      "phrases",
      text: { text in
        let noon = CalendarDate(year: 2026, month: 2, day: 28).flatMap { date in
          TimeOfDay(hour: 12, minute: 0).map { LocalTime(date: date, time: $0) }
        }
        let phrases = try CustomPhrases(parsing: text, file: "phrases.txt") { noon }
        for line in text.split(separator: "\n").prefix(20) {
          let offered = phrases.offered(for: String(line.prefix { $0 != "\t" }))
          _ = offered?.merged(with: ["a", "b"]) { $0.text }
        }
      }),
  ]

  private static func file(_ bytes: [UInt8]) -> LexiconFile {
    LexiconFile("file") { () throws(LexiconFault) in bytes }
  }

  /// Reads all entries, and looks each up.
  private static func read(_ provider: some LexiconProvider) {
    let isRead = DispatchSemaphore(value: 0)
    Task.detached {
      let reading = await provider.read()
      for entry in reading.entries {
        let controls = entry.documentText.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
        require(!controls, "an entry has control characters")
      }
      let index = LexiconIndex(reading.entries)
      for entry in reading.entries.prefix(50) { _ = index.entries(typed: entry.userInput) }
      isRead.signal()
    }
    isRead.wait()
  }
}
