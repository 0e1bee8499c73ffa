import Foundation
import GlobeKey
import TestSupport
import Testing
import Vietnamese

/// The inventory of syllables, checked by typing it and against the readings of Unihan.
@Suite struct SyllableInventoryTests {
  /// Every spelling of `syllables.txt`, without tones.
  static let spellings: [String] = {
    let path = "Sources/Languages/Vietnamese/Syllables/syllables.txt"
    let lines = ((try? Repository.text(of: path)) ?? "").split(separator: "\n")
    var initials: [Substring] = []
    var found: Set<String> = []
    for line in lines where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count == 2 { initials = parts[0].split(separator: " ") }
      for rime in parts.last?.split(separator: " ") ?? [] {
        for initial in initials { found.insert((initial == "-" ? "" : String(initial)) + rime) }
      }
    }
    return found.sorted()
  }()

  private static let tones = ["", "\u{301}", "\u{300}", "\u{309}", "\u{303}", "\u{323}"]

  /// Syllables ending in a stop have only sắc and nặng; ă and â alone are names of letters.
  private static func tones(of spelling: String) -> [String] {
    let isStop = ["c", "ch", "k", "p", "t"].contains { spelling.hasSuffix($0) }
    return isStop ? ["\u{301}", "\u{323}"] : tones
  }

  @Test func inventoryIsComplete() {
    #expect(Self.spellings.count > 3_000)
  }

  /// Every syllable in every tone can be typed with every set of keys and is unchanged when the
  /// word ends. Backspace deletes all of it.
  @Test(arguments: TypingKeys.allCases)
  func everySyllableCanBeTyped(typingKeys: TypingKeys) {
    let speller = VietnameseSpeller(options: VietnameseOptions(keys: typingKeys))
    for spelling in Self.spellings {
      for tone in Self.tones(of: spelling) {
        let typed = keys(for: spelling + tone, typingKeys)
        let text = speller.finishedText(of: typed)
        let scalars = text.decomposed
        let withoutTone = String.UnicodeScalarView(
          scalars.filter { !tone.unicodeScalars.contains($0) })
        #expect(
          String(withoutTone).precomposedStringWithCanonicalMapping == spelling,
          "\(typed) → \(text)")
        #expect(tone.isEmpty || scalars.count == withoutTone.count + 1, "\(typed) → \(text)")
        #expect(
          Array(text.unicodeScalars)
            == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars))
      }
    }
  }

  /// Every Vietnamese reading of a Han character in Unihan, except four spellings that are
  /// obsolete.
  @Test func unihanReadingsAreSyllables() throws {
    let path = "/usr/share/unicode/Unihan_Readings.txt.bz2"
    guard FileManager.default.fileExists(atPath: path) else {
      return print("skipped: no \(path); install unicode-data")
    }
    let lines = try Program(path: "/bin/bzcat").run([path]).output.split(separator: "\n")
    let readings = Set(
      lines.filter { $0.contains("\tkVietnamese\t") }
        .flatMap { $0.split(separator: "\t").last?.split(separator: " ") ?? [] }
        .map { $0.lowercased().precomposedStringWithCanonicalMapping })
    #expect(readings.count > 2_000)
    for placement in TonePlacement.allCases {
      let speller = VietnameseSpeller(options: VietnameseOptions(tonePlacement: placement))
      let wrong = readings.filter {
        !Self.isSame(speller.finishedText(of: keys(for: $0, .telex)), $0)
      }
      #expect(wrong.sorted() == ["gioèn", "gềnh", "gịt", "thoen"].filter(wrong.contains))
    }
  }

  /// Whether two syllables have the same letters and the same tone, wherever the tone mark is
  /// placed.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let tones = Set(Self.tones.flatMap(\.unicodeScalars))
    func parts(_ text: String) -> ([Unicode.Scalar], [Unicode.Scalar]) {
      (text.decomposed.filter { !tones.contains($0) }, text.decomposed.filter(tones.contains))
    }
    return parts(first) == parts(second)
  }
}
