import KeyboardTestSupport
import Testing

/// Candidates are picked by a tap and paged by a swipe that follows the writing direction.
@Suite struct CandidateBarTests {
  private func typist(isRightToLeft: Bool = false) throws -> KeyboardTypist<InMemoryDocument> {
    let plugin = try LocaleFiles.plugin("zh-Hans")
    var contents = try LocaleFiles.contents(of: "zh-Hans")
    contents.locale.isRightToLeft = isRightToLeft
    contents.makeEngine = try LocaleFiles.mandarinEngine()
    return try KeyboardTypist(
      [StubKeyboard(plugin.description, contents: contents)], in: InMemoryDocument())
  }

  @Test(arguments: [false, true])
  func swipes(isRightToLeft: Bool) throws {
    let typist = try typist(isRightToLeft: isRightToLeft)
    try typist.tap("s h i")
    let first = typist.view.candidates
    #expect(first.count > 3)
    #expect(typist.view.isRightToLeft == isRightToLeft)
    let (on, back): (KeyboardEvent.SwipeDirection, KeyboardEvent.SwipeDirection) =
      isRightToLeft ? (.right, .left) : (.left, .right)
    typist.handle(.swipe(.candidateBar, on))
    let second = typist.view.candidates
    #expect(second != first && !second.isEmpty)
    typist.handle(.swipe(.candidateBar, back))
    #expect(typist.view.candidates == first)
    typist.handle(.swipe(.candidateBar, back))
    #expect(typist.view.candidates == first)
  }

  @Test func picking() throws {
    let typist = try typist()
    try typist.tap("n i h a o")
    #expect(typist.view.candidates.first == "你好")
    let wanted = typist.view.candidates[1]
    typist.handle(.pickCandidate(99))
    #expect(typist.effects.last == .text(.alert(.noSuchCandidate)))
    typist.handle(.pickCandidate(1))
    #expect(typist.controller.textDocumentProxy.visibleText.hasPrefix(wanted))
  }

  /// Screen readers speak candidates so that homophones are told apart.
  @Test func labels() throws {
    let typist = try typist()
    #expect(typist.controller.candidateLabels == [])
    try typist.tap("s h i j i")
    let labels = typist.controller.candidateLabels
    #expect(labels.count == typist.view.candidates.count)
    #expect(labels.contains("世纪，世界的世，纪录片的纪"))
    #expect(Set(labels).count == labels.count)
  }

  /// On nine keys, 64 is ni, mi and more; the user picks the reading.
  @Test func readingsOfNineKeys() throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("zh-Hans-t-k0-ninekey")], in: InMemoryDocument())
    try typist.tap("nine-6 nine-4")
    let readings = typist.view.readings
    let best = typist.controller.textDocumentProxy.markedText
    #expect(readings.starts(with: ["ni", "mi"]))
    typist.handle(.pickReading(1))
    #expect(typist.controller.textDocumentProxy.markedText == "mi")
    try typist.tap("backspace")
    #expect(typist.view.readings == readings)
    typist.handle(.pickReading(99))
    #expect(typist.controller.textDocumentProxy.markedText == best)
  }

  @Test func swipesAndPicksWithoutCandidatesDoNothing() throws {
    for id in ["en", "fa"] {
      let typist = try KeyboardTypist([try LocaleFiles.plugin(id)], in: InMemoryDocument())
      typist.handle(.swipe(.candidateBar, .left))
      typist.handle(.pickCandidate(0))
      #expect(typist.effects.isEmpty)
    }
  }

  /// A change made by a typing aid before a composition or a digit is not undone later.
  @Test func aidsBeforeACompositionAreNotUndone() throws {
    var contents = try LocaleFiles.contents(of: "zh-Hans")
    contents.makeEngine = try LocaleFiles.mandarinEngine()
    contents.locale.dash = "——"
    let plugin = try LocaleFiles.plugin("zh-Hans")
    for keys in ["n backspace backspace", "to-symbols 5 backspace backspace"] {
      let typist = try KeyboardTypist(
        [StubKeyboard(plugin.description, contents: contents)], in: InMemoryDocument())
      try typist.press("--")
      #expect(typist.document == "——|")
      try typist.tap(keys)
      #expect(typist.document == "—|")
    }
  }

  /// The space bar commits a candidate, the return key commits the letters, and Backspace deletes
  /// letters.
  @Test func touchKeysCompose() throws {
    let typist = try typist()
    try typist.tap("n i h a o space")
    #expect(typist.document == "你好|")
    try typist.tap("n i return")
    #expect(typist.document == "你好ni|")
    try typist.tap("n i backspace backspace")
    #expect(typist.controller.textDocumentProxy.visibleText == "你好ni")
    try typist.tap("backspace")
    #expect(typist.document == "你好n|")
  }
}
