import HostSimulators
import Testing
import TextDocument

@Suite struct HostContractTests {
  private final class Listener: TextInputDelegate {
    var heard: [String] = []
    func textWillChange(_ origin: EditOrigin) { heard.append("textWill \(origin)") }
    func textDidChange(_ origin: EditOrigin) { heard.append("textDid \(origin)") }
    func selectionWillChange(_ origin: EditOrigin) { heard.append("selectionWill \(origin)") }
    func selectionDidChange(_ origin: EditOrigin) { heard.append("selectionDid \(origin)") }
  }

  private func text(_ origin: EditOrigin) -> [String] {
    ["textWill", "selectionWill", "selectionDid", "textDid"].map { "\($0) \(origin)" }
  }
  private func selection(_ origin: EditOrigin) -> [String] {
    ["selectionWill \(origin)", "selectionDid \(origin)"]
  }

  @Test(arguments: HostProfile.all)
  func eventsComeInOrderWithTheirOrigin(profile: HostProfile) throws {
    let listener = Listener()
    var host = SimulatedHost(profile: profile, document: InMemoryDocument(before: "ab"))
    host.delegate = listener
    func heard() -> [String] {
      defer { listener.heard = [] }
      return listener.heard
    }
    host.insertText("c")
    host.done()
    #expect(heard() == text(.keyboard))
    host.adjustTextPosition(byCharacterOffset: -1)
    #expect(heard() == selection(.keyboard))
    host.adjustTextPosition(byCharacterOffset: 0)
    #expect(heard() == [])
    host.setMarkedText("xy", selectedRange: 2..<2)
    host.done()
    #expect(heard() == text(.keyboard))
    _ = host.moveCaret(inMarkedText: 1)
    #expect(heard() == selection(.host))
    let edit = TextEdit(.replace(-1..<0, with: "B"), in: .scalars)
    _ = try host.changeFromOutside(edit, markedText: .kept)
    #expect(heard() == text(.host))
    host.deleteBackward()
    host.done()
    #expect(heard() == text(.keyboard))
    #expect(host.document.visibleText == "aBc")
    host.adjustTextPosition(byCharacterOffset: -9)
    _ = heard()
    host.deleteBackward()
    host.done()
    #expect(heard() == [])
  }

  @Test func hostsCountInTheirOwnUnit() throws {
    let wanted: [(HostProfile, Int)] = [
      (.phone, 2), (.desktop, 1), (.wayland, 4), (.embedded, 1),
    ]
    for (profile, count) in wanted {
      var host = SimulatedHost(profile: profile, document: InMemoryDocument(before: "a😀"))
      try host.apply(TextEdit(.delete(before: 1, after: 0), in: .characters))
      host.done()
      let unit = profile.countingUnit
      #expect(host.log == [.edit(TextEdit(.delete(before: count, after: 0), in: unit))])
      #expect(host.document.text == "a")
    }
  }

  @Test func contextIsTruncatedByTheContract() {
    let long = String(repeating: "好", count: 1_500)
    let document = InMemoryDocument(before: "first\n" + long, after: "rest\nlast")
    let phone = SimulatedHost(profile: .phone, document: document)
    #expect(phone.documentContextBeforeInput?.utf16.count == 256)
    #expect(phone.documentContextAfterInput == "rest\n")
    let wayland = SimulatedHost(profile: .wayland, document: document)
    #expect(wayland.documentContextBeforeInput?.utf8.count == 1_998)
    #expect(wayland.documentContextAfterInput == "rest\nlast")
    let bare = SimulatedHost(profile: .desktopWithoutContext, document: document)
    #expect(bare.context == nil)
    let whole = SimulatedHost(profile: .embedded, document: document)
    #expect(whole.context == document.content)
    let pair = InMemoryDocument(before: "😀😀")
    let limit = ContextLimit.window(3, .utf16)
    #expect(limit.before(pair.text) == "😀")
    #expect(limit.after(pair.text) == "😀")
  }

  @Test func doubleBufferedHostsWaitForDone() {
    var host = SimulatedHost(profile: .wayland, document: InMemoryDocument(before: "ab"))
    host.setMarkedText("n", selectedRange: 1..<1)
    host.insertText("x")
    host.insertText("y")
    host.setMarkedText("m", selectedRange: 1..<1)
    #expect(host.document.visibleText == "ab")
    host.done()
    #expect(host.document.visibleText == "abxym")
    host.setMarkedText("", selectedRange: 0..<0)
    host.deleteBackward()
    host.insertText("z")
    host.done()
    #expect(host.document.visibleText == "abxz")
  }

  @Test(arguments: HostProfile.all)
  func newlineIsTextOrTheFieldAction(profile: HostProfile) {
    var host = SimulatedHost(profile: profile)
    host.insertText("\n")
    host.done()
    #expect(host.document.text == "\n")
    host.acceptsNewlines = false
    host.insertText("\n")
    host.done()
    #expect(host.document.text == "\n")
    #expect(host.log.last == .returnAction)
  }

  @Test(arguments: HostProfile.all)
  func deletingForwardAtTheEndDoesNothing(profile: HostProfile) {
    var host = SimulatedHost(profile: profile, document: InMemoryDocument(before: "ab"))
    let outcome = host.deleteForward()
    host.done()
    #expect(outcome == (profile.contextLimit == .nothing ? .unknown : .atEnd))
    #expect(host.document.text == "ab")
  }
}
