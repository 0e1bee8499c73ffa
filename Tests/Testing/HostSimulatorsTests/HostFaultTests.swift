import GlobeKey
import HostSimulators
import TestSupport
import Testing

/// A composition survives any host behaviour: no text is lost, moved or leaked.
@Suite struct HostFaultTests {
  #if DEBUG
    static let step = 6
  #else
    static let step = 3
  #endif
  static let keyScripts = [
    "womenqushanghai", "zgrxhlvsenver", "womenqu<C-Left>2shanghai", "nihao<Space>shijie2",
    "xi'an<Left><Left>gd<End>hao",
  ]
  static let interruptions = MarkedTextFate.allCases.flatMap { fate -> [HostFault] in
    [
      .moveCaretAway(by: -2, fate), .loseFocus(fate),
      .changeTraits(InputTraits(keyboardType: .webSearch), fate),
      .changeText(TextEdit(.replace(1..<2, with: "改😀"), in: .scalars), fate),
      .changeText(TextEdit(.delete(before: 0, after: 1), in: .scalars), fate),
      .changeText(TextEdit(.replace(-1..<(-1), with: "改😀"), in: .scalars), fate),
      .changeText(TextEdit(.replace(0..<0, with: "改"), in: .utf8), fate),
    ]
  }
  static let contexts: [HostFault] = [
    .truncateContext(1, .utf8), .truncateContext(0, .utf16), .truncateContext(3, .scalars),
    .delayContext(keys: 1), .delayContext(keys: 4), .rejectContext,
  ]

  /// The sorted letters. A caret move inside the marked text changes their order.
  private func sorted(_ text: String) -> [Character] { text.filter(\.isLetter).sorted() }

  private func play(_ keys: String, on profile: HostProfile, _ fault: HostFault) throws {
    for afterKeys in stride(from: 1, through: keys.count, by: Self.step) {
      var typist = try Typist(
        profile, before: "前\u{301}文", after: "後文",
        script: [ScriptedFault(fault, afterKeys: afterKeys)])
      try typist.type(keys)
      let composition = typist.session.composition
      let typed = sorted(keys.replacing(/<[^>]*>/, with: ""))
      let name: Comment = "\(profile) \(fault) after \(afterKeys) of \(keys)"
      #expect(sorted(typist.accounted + composition.keystrokes) == typed, name)
      #expect(typist.dropped == "", name)
      #expect(typist.documentHolds(typist.committed), name)
      #expect(typist.document.markedText == composition.preedit.text, name)
      typist.tell(.focusLost(.kept))
      #expect(sorted(typist.accounted) == typed, name)
      #expect(typist.document.markedText == "", name)
      #expect(typist.documentHolds(typist.committed), name)
    }
  }

  @Test(arguments: HostProfile.all, keyScripts)
  func interruptionsLoseNothing(profile: HostProfile, keys: String) throws {
    for fault in Self.interruptions { try play(keys, on: profile, fault) }
  }

  @Test(arguments: HostProfile.all, keyScripts)
  func contextOfAnyKindChangesNoLetters(profile: HostProfile, keys: String) throws {
    for fault in Self.contexts { try play(keys, on: profile, fault) }
  }

  @Test(arguments: HostProfile.all, keyScripts)
  func caretCanMoveAnywhereInTheMarkedText(profile: HostProfile, keys: String) throws {
    for offset in [0, 1, 2, 3, 5, 8, 99] {
      try play(keys, on: profile, .moveCaret(inMarkedText: offset))
    }
  }

  @Test(arguments: HostProfile.all)
  func rawLettersAreCommittedWhereTheyWereTyped(profile: HostProfile) throws {
    for fate in [MarkedTextFate.kept, .removed] {
      let script = [ScriptedFault(.moveCaretAway(by: -1, fate), afterKeys: 5)]
      var typist = try Typist(profile, before: "a", after: "z", script: script)
      try typist.type("nihao")
      #expect(typist.document.text == (fate == .kept ? "anihaoz" : "nihaoaz"))
    }
  }

  @Test(arguments: HostProfile.all)
  func externalDeletionBeforeTheMarkedTextKeepsTheLetters(profile: HostProfile) throws {
    let edit = TextEdit(.delete(before: 2, after: 1), in: .scalars)
    for fate in [MarkedTextFate.kept, .removed] {
      var typist = try Typist(
        profile, before: "a😀b", after: "c😀",
        script: [ScriptedFault(.changeText(edit, fate), afterKeys: 5)])
      try typist.type("nihao")
      #expect(typist.document.text == "anihao😀")
    }
  }

  @Test(arguments: [
    (CompositionResolution.commitRaw, "womenqu"), (.commitFirst, "我们去"), (.discard, ""),
  ])
  func policyDecides(resolution: CompositionResolution, expected: String) throws {
    var typist = try Typist(
      .embedded, script: [ScriptedFault(.loseFocus(.kept), afterKeys: 7)],
      resolution: resolution)
    try typist.type("womenqu")
    #expect(typist.document.visibleText == expected)
    #expect(!typist.session.isComposing)
    #expect(typist.effects.last == .hideCandidates)
  }

  @Test func caretInTheMarkedTextMovesTheComposition() throws {
    var typist = try Typist(.phone)
    try typist.type("womenqu")
    typist.tell(typist.host.host.moveCaret(inMarkedText: 6))
    #expect(typist.session.composition.caret == 5)
    #expect(typist.session.composition.preedit.textWithCaret == "wo men|qu")
    try typist.type("2")
    let chosen = typist.session.composition
    #expect(chosen.chosenCount > 0)
    typist.tell(typist.host.host.moveCaret(inMarkedText: 0))
    #expect(typist.session.composition == chosen)
    #expect(typist.document.markedSelection.lowerBound == chosen.preedit.caretInUTF16)
  }

  @Test func twoFieldsAreIndependent() throws {
    var one = try Typist(.phone)
    var two = try Typist(.wayland)
    for (a, b) in zip("nihao", "zaijian") {
      try one.type(String(a))
      try two.type(String(b))
    }
    try one.type("<Return>")
    try two.type("an<Return>")
    #expect(one.document.text == "nihao")
    #expect(two.document.text == "zaijian")
  }
}
