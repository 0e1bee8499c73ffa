import HostSimulators
import KeyboardTestSupport
import Testing

/// Caret keys and swipes on the space bar move the caret in the direction they show, whatever the
/// direction of the text.
@Suite struct CaretKeyTests {
  enum Way: CaseIterable { case hardware, spaceBar }

  /// The text around the caret, `l` and `r` for the keys, and the resulting text and caret.
  static let moves: [(before: String, after: String, keys: String, result: String)] = [
    ("ab", "cd", "l", "a|bcd"), ("ab", "cd", "r", "abc|d"), ("ab", "cd", "lr", "ab|cd"),
    ("سل", "ام", "l", "سلا|م"), ("سل", "ام", "r", "س|لام"), ("سل", "ام", "lr", "سل|ام"),
    ("של", "ום", "l", "שלו|ם"),
    // Whole clusters.
    ("cafe\u{301}", "", "l", "caf|e\u{301}"), ("a", "👩🏽‍💻b", "r", "a👩🏽‍💻|b"),
    // Both directions in one line.
    ("abc سل", "ام", "r", "abc س|لام"), ("سلام ab", "c", "l", "سلام a|bc"),
    // The ends of the text.
    ("", "ab", "l", "|ab"), ("ab", "", "r", "ab|"), ("", "سلام", "r", "|سلام"),
    ("سلام", "", "l", "سلام|"), ("", "", "lr", "|"),
  ]

  @Test(arguments: ["en", "fa", "he", "th"], Way.allCases)
  func caretMovesInTheDirectionShown(id: String, way: Way) throws {
    for move in Self.moves {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin(id)],
        in: InMemoryDocument(before: move.before, after: move.after))
      for key in move.keys { press(typist, isLeft: key == "l", way) }
      #expect(typist.document == move.result, "\(move)")
    }
  }

  @Test(arguments: HostProfile.all)
  func onEveryHost(profile: HostProfile) throws {
    for move in Self.moves where move.before != "" && move.after != "" && move.keys.count == 1 {
      // Hosts without context move the caret themselves, in logical order.
      if profile == .desktopWithoutContext { continue }
      let document = InMemoryDocument(before: move.before, after: move.after)
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin("en")], in: SimulatedHost(profile: profile, document: document))
      press(typist, isLeft: move.keys == "l", .hardware)
      typist.controller.textDocumentProxy.done()
      let moved = typist.controller.textDocumentProxy.document
      #expect(moved.textBeforeInput + "|" + moved.textAfterInput == move.result, "\(move)")
    }
  }

  @Test func touchKeysMoveTheCaretToo() throws {
    var contents = try LocaleFiles.contents(of: "en")
    var key = LayoutKey(id: "caret-left")
    key.width = 1
    contents.layout.keys["caret-left"] = key
    contents.layout.touch = [
      TouchForm(
        minimumDeviceWidth: 1, layers: [LayoutLayer(id: "base", rows: [["caret-left", "space"]])])
    ]
    var session = LanguageSession(contents)
    let context = InputContext(
      documentContextBeforeInput: "سل", documentContextAfterInput: "ام")
    let effects = session.handle(KeyboardEvent(.tap("caret-left")), context: context)
    #expect(effects == [.moveCaret(over: "ا", forward: true)])
  }

  private func press<Document>(
    _ typist: KeyboardTypist<Document>, isLeft: Bool, _ way: Way
  ) {
    switch way {
    case .hardware: typist.handle(.hardware(HardwareKey(.named(isLeft ? .left : .right))))
    case .spaceBar: typist.handle(.swipe(.spaceBar, isLeft ? .left : .right))
    }
  }
}
