import HostSimulators
import InputCore
import TestSupport
import Testing
import TextDocument

/// `Effect.replaceText` on hosts with every deletion unit.
@Suite struct ReplaceTextTests {
  /// A document that deletes by a given unit and shows its context only if `tellsContext` is set.
  struct UnitDocument: TextDocumentProxy {
    var document: InMemoryDocument
    let deletionUnit: CountingUnit
    var tellsContext = true

    var documentContextBeforeInput: String? {
      tellsContext ? document.documentContextBeforeInput : nil
    }
    var documentContextAfterInput: String? {
      tellsContext ? document.documentContextAfterInput : nil
    }
    var selectedText: String? { tellsContext ? document.selectedText : nil }
    var hasText: Bool { document.hasText }
    mutating func insertText(_ text: String) { document.insertText(text) }
    mutating func deleteBackward() { document.deleteBackward(deletionUnit) }
    mutating func adjustTextPosition(byCharacterOffset offset: Int) {
      document.adjustTextPosition(byCharacterOffset: offset)
    }
    mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
      document.setMarkedText(markedText, selectedRange: selectedRange)
    }
    mutating func unmarkText() { document.unmarkText() }
  }

  static let cases: [(before: String, old: String, new: String)] = [
    ("Hello ", " ", ". "), ("a", "a", ""), ("", "", "x"), ("abc", "", "d"), ("abc", "bc", "d"),
    // Old text that starts inside a grapheme cluster: the start of the cluster stays.
    ("cafe\u{301}", "\u{301}", ""), ("cafe\u{301}", "\u{301}", "\u{300}"),
    ("cafe\u{301}!", "\u{301}!", "s"), ("e\u{301}e\u{302}", "\u{301}e\u{302}", "x"),
    ("👩🏽‍💻", "💻", "🚀"), ("x👩🏽‍💻", "🏽‍💻", ""), ("🇩🇪🇫🇷", "🇷", "🇮"),
    // Characters beyond the basic plane, and ones that are longer in UTF-8.
    ("a😀", "😀", "b"), ("𝒜𝒷", "𝒷", "𝒸"), ("日本", "本", "文"), ("한", "한", "하나"),
    ("می\u{200C}", "\u{200C}", " "), ("क्ष", "ष", ""), ("line\r\n", "\n", ""), ("a\r\n", "\r\n", "b"),
  ]

  @Test(arguments: CountingUnit.allCases, [true, false])
  func exactlyTheOldTextIsReplaced(unit: CountingUnit, tellsContext: Bool) {
    for (before, old, new) in Self.cases {
      var document = UnitDocument(
        document: InMemoryDocument(before: before, after: "after"), deletionUnit: unit,
        tellsContext: tellsContext)
      document.apply(.replaceText(old, with: new))
      // Without context, a host that deletes clusters also deletes the part of the cluster before
      // the old text.
      let cutsCluster = !before.hasSuffix(old) && !old.isEmpty
      if !tellsContext, cutsCluster, unit == .characters { continue }
      let kept = String(before.unicodeScalars.dropLast(old.unicodeScalars.count))
      #expect(
        Array(document.document.textBeforeInput.unicodeScalars)
          == Array((kept + new).unicodeScalars),
        "\(before) − \(old) + \(new)")
      #expect(document.document.textAfterInput == "after")
    }
  }

  @Test(arguments: CountingUnit.allCases)
  func differentTextIsLeftAlone(unit: CountingUnit) {
    for (before, old) in [
      ("abc", "x"), ("abc", "xbc"), ("abc", "aabc"), ("", "a"), ("é", "e\u{301}"),
      ("e\u{301}", "é"), ("ABC", "abc"), ("abc ", "c"),
    ] {
      var document = UnitDocument(
        document: InMemoryDocument(before: before, after: "after"), deletionUnit: unit)
      document.apply(.replaceText(old, with: "new"))
      #expect(document.document == InMemoryDocument(before: before, after: "after"))
    }
  }

  /// A selection is replaced too, as it is when text is inserted.
  @Test(arguments: CountingUnit.allCases)
  func selectionsAreReplaced(unit: CountingUnit) throws {
    var document = InMemoryDocument(before: "ㄱselected")
    try document.select(1..<9, in: .characters)
    var proxy = UnitDocument(document: document, deletionUnit: unit)
    proxy.apply(.replaceText("ㄱ", with: "가"))
    #expect(proxy.document.text == "가")
  }

  /// All simulated hosts, one of them double-buffered.
  @Test(arguments: HostProfile.all)
  func simulatedHosts(profile: HostProfile) {
    for (before, old, new) in Self.cases {
      let cutsCluster = !before.hasSuffix(old) && !old.isEmpty
      // A phone shows no more than the current paragraph.
      if profile == .phone, old.contains(where: \.isNewline) || before.contains("\n") { continue }
      if profile == .desktopWithoutContext, cutsCluster { continue }
      var host = SimulatedHost(profile: profile, document: InMemoryDocument(before: before))
      host.apply(.replaceText(old, with: new))
      host.done()
      let kept = String(before.unicodeScalars.dropLast(old.unicodeScalars.count))
      #expect(
        Array(host.document.text.unicodeScalars) == Array((kept + new).unicodeScalars),
        "\(before) − \(old) + \(new)")
    }
  }

  @Test(arguments: CountingUnit.allCases)
  func randomTexts(unit: CountingUnit) {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "a", "e\u{301}", "\u{301}", "😀", "👩🏽‍💻", "\u{200D}", "🇩🇪", "한", "ㄱ", "क्", "ि", "س", "\u{200C}",
      " ", "\n", "\r\n", "\u{FE0F}",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...8, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let scalars = Array(text.unicodeScalars)
      let count = Int.random(in: 1...scalars.count, using: &random)
      let (kept, old) = (scalars.dropLast(count), scalars.suffix(count))
      var document = UnitDocument(
        document: InMemoryDocument(before: text), deletionUnit: unit)
      document.apply(
        .replaceText(String(String.UnicodeScalarView(old)), with: "x"))
      #expect(Array(document.document.text.unicodeScalars) == kept + ["x"], "\(scalars) \(count)")
    }
  }
}
