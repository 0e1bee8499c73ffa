import KeyboardCatalog
import KeyboardLayouts
import TestSupport
import Testing

/// Queries of a layout: keys by position, labels, gestures, forms and actions.
@Suite(.enabled(if: SuiteFile.folder != nil, "the LDML tests are not beside the repository"))
struct LayoutTests {
  @Test func hardwareKeysAreFoundByPosition() throws {
    let layout = try SuiteTests.layout("k_004_tinyshift.xml")
    let form = try #require(layout.hardware.first)
    #expect(form.key(row: .e, column: 0) == "hmaqtugha")
    #expect(form.key(row: .e, column: 0, modifiers: .shift) == "seven")
    #expect(form.key(row: .e, column: 0, modifiers: .ctrlR) == "that")
    #expect(form.key(row: .e, column: 0, modifiers: .altR) == "eee")
    #expect(form.key(row: .e, column: 2) == nil)
    #expect(form.key(row: .a, column: 0) == nil)
    let sides = try SuiteTests.layout("k_005_modbittest.xml")
    #expect(sides.key(row: .e, column: 0, modifiers: [.shift, .altR])?.output?.text == "d")
    #expect(sides.key(row: .e, column: 0, modifiers: .altL)?.output?.text == "b")
    #expect(sides.key(row: .e, column: 0, modifiers: .caps) == nil)
  }

  @Test func labelsShowDisplaysAndMarks() throws {
    let layout = try SuiteTests.layout("fr-t-k0-test.xml")
    func label(_ id: String) throws -> String { layout.label(for: try #require(layout.key(id))) }
    #expect(try label("symbol") == "@")
    #expect(try label("numeric") == "123")
    #expect(try label("a") == "a")
    #expect(try label("gap") == "")
    #expect(try label("shift") == "shift")
    let mark = LayoutKey(id: "mark", output: KeyOutput("\u{301}"))
    #expect(layout.label(for: mark) == "x\u{301}")
    let grave = LayoutKey(id: "grave-mark", output: KeyOutput("\u{300}"))
    #expect(layout.label(for: grave) == "`")
    let markers = try SuiteTests.layout("k_210_marker.xml")
    #expect(markers.label(for: try #require(markers.key("acute"))) == "´")
  }

  @Test func gesturesLeadToKeys() throws {
    let layout = try SuiteTests.layout("fr-t-k0-test.xml")
    let key = try #require(layout.key("a"))
    #expect(key.gestures.longPressDefault == "a-caret")
    #expect(key.gestures.longPress.count == 7)
    #expect(key.gestures.key(flick: [.northWest, .southEast]) == "a-acute")
    #expect(key.gestures.key(flick: [.north]) == nil)
    let taps = try #require(layout.key("super-2")).gestures
    #expect((1...4).map { taps.key(taps: $0) } == [nil, "sub-2", "2", nil])
  }

  @Test func touchFormsAreChosenByWidth() throws {
    let layout = try SuiteTests.layout("fr-t-k0-test.xml")
    #expect(layout.touchForm(forDeviceWidth: 60)?.minimumDeviceWidth == 150)
    #expect(layout.touchLayers.map(\.id) == ["base", "shift", "numeric", "symbol"])
    #expect(layout.info.name == "French Test AZERTY")
    #expect(layout.otherLocales == ["br"])
    #expect(try #require(layout.key("space")).stretches)
  }

  @Test func actionsAreIdentifiedByKeyID() {
    #expect(LayoutKey(id: "next-keyboard").action == .nextKeyboard)
    #expect(LayoutKey(id: "backspace", output: KeyOutput("x")).action == nil)
    #expect(LayoutKey(id: "hmaqtugha").action == nil)
  }
}
