import HostWords
import KeyboardPermissions
import Testing
import ToolSupport

/// Damaged files: for any bytes, reading ends, entries are clean, and rejections name existing
/// lines.
@Suite struct FuzzTests {
  private static let seeds = [
    card("VERSION:4.0", "N:Lovelace;Ada;Augusta;;", "NICKNAME:Countess", "NOTE:x"),
    card("VERSION:2.1", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=B6rg;=\r\nAnna", "FN:x"),
    "First Name,Last Name,Notes\r\nAda,Lovelace,\"a\nb\"\"c\"\r\n王,小明,\r\n",
    "omw\tOn my way!\n# comment\nadr\tRoad 1\\nTown\n",
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func damagedBytes(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = damaged(Array(Self.seeds[Int.random(in: 0..<4, using: &random)].utf8), &random)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let providers: [any LexiconProvider] = [
        ContactsProvider(file(bytes)), ShortcutsProvider(file(bytes)),
        CommonWordsProvider(file(bytes)),
      ]
      for provider in providers {
        let reading = await provider.read()
        for entry in reading.entries {
          #expect(entry.source == provider.source)
          #expect(!entry.userInput.isEmpty && entry.userInput.count <= 100)
          #expect(!entry.documentText.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        }
        #expect(reading.rejections.allSatisfy { (1...lines).contains($0.line) })
      }
    }
  }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let position = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: position)
      case 2:
        bytes.insert(contentsOf: Array("\"\n=:;,\t\\ ".utf8).shuffled(using: &random), at: position)
      case 3: bytes.insert(contentsOf: [0xED, 0xA0, 0x80], at: position)
      case 4: bytes = Array(bytes.prefix(position))
      default: bytes += bytes.suffix(bytes.count - position)
      }
      if bytes.isEmpty { return [0x0A] }
    }
    return Bool.random(using: &random) ? bytes : [0xFF, 0xFE] + bytes
  }
}
