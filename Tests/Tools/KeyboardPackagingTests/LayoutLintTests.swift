import KeyboardCatalog
import KeyboardPackaging
import Testing
import TextUnits

/// The lint rules for layouts.
@Suite struct LayoutLintTests {
  /// Returns a layout from layers written as `base: a b / next-keyboard space`. Keys named `to-…`
  /// lead to a layer.
  private func facts(
    _ layers: [String], direction: TextDirection = .leftToRight,
    alternatives: [String: [String]] = [:]
  ) -> LayoutFacts {
    var keys: [String: LayoutFacts.Key] = [:]
    let position = SourcePosition(file: "keyboard.xml", line: 1)
    let touch = layers.enumerated().map { index, text in
      let parts = text.split(separator: ":").map(String.init)
      let rows = parts[1].split(separator: "/").map { $0.split(separator: " ").map(String.init) }
      for id in rows.flatMap(\.self) + alternatives.values.flatMap(\.self) {
        keys[id] = LayoutFacts.Key(
          position: position, output: id == "space" ? " " : id.count == 1 ? id : "",
          layer: id.hasPrefix("to-") ? String(id.dropFirst(3)) : nil,
          alternatives: alternatives[id] ?? [])
      }
      return LayoutFacts.Layer(
        id: parts[0], position: SourcePosition(file: "keyboard.xml", line: index + 10), rows: rows)
    }
    return LayoutFacts(file: "keyboard.xml", direction: direction, touchLayers: touch, keys: keys)
  }

  @Test(
    arguments: [
      (["base: a / next-keyboard space"], []),
      (["base: a / to-more next-keyboard space return", "more: b / to-base"], []),
      (["base: next-keyboard"], []),
      (["base: a / space return"], ["keyboard.xml: error: no key 'next-keyboard' can be reached"]),
      (
        ["base: a / space", "more: next-keyboard"],
        [
          "keyboard.xml:1: error: no key 'next-keyboard'",
          "keyboard.xml:11: warning: no key leads to the layer 'more'",
        ]
      ),
      (["base: a / space next-keyboard"], ["keyboard.xml:10: warning: 'next-keyboard' is not in"]),
      (["base: next-keyboard / a space"], ["keyboard.xml:10: warning: 'next-keyboard' is not in"]),
      (
        ["base: to-more / space", "more: next-keyboard"],
        ["keyboard.xml:10: warning: 'next-keyboard' is not in"]
      ),
      (["base: next-keyboard space", "number: b"], []),
    ] as [([String], [String])])
  func nextKeyboard(layers: [String], expected: [String]) {
    let findings = LayoutLint(facts(layers)).findings.map(\.description)
    #expect(findings.count == expected.count, "\(findings)")
    for (finding, beginning) in zip(findings, expected) { #expect(finding.hasPrefix(beginning)) }
  }

  @Test func rightToLeftLayoutsMayHaveItOnEitherSide() {
    for row in ["next-keyboard space return", "return space next-keyboard"] {
      #expect(LayoutLint(facts(["base: a / \(row)"], direction: .rightToLeft)).findings.isEmpty)
    }
  }

  @Test func keysInGesturesAreReachable() {
    let hidden = facts(["base: a / space"], alternatives: ["a": ["next-keyboard", "b"]])
    #expect(!LayoutLint(hidden).findings.haveErrors)
  }

  @Test func declaredASCIICapability() {
    let all = (0x21...0x7E).compactMap(Unicode.Scalar.init).map { String($0) }
    var layout = facts(["base: next-keyboard space"])
    layout.touchLayers[0].rows.append(all)
    for text in all { layout.keys[text] = .init(position: SourcePosition(file: "k"), output: text) }
    let whole = LayoutLint(layout)
    #expect(whole.missingASCII.isEmpty && whole.asciiFault(isDeclared: true) == nil)
    #expect(whole.asciiFault(isDeclared: false)?.severity == .warning)
    layout.touchLayers[0].rows[1].removeAll { $0 == "~" }
    let part = LayoutLint(layout)
    #expect(part.missingASCII == "~" && part.asciiFault(isDeclared: false) == nil)
    let fault = part.asciiFault(isDeclared: true)
    #expect(fault?.severity == .error && fault?.message.contains("does not type ~") == true)
  }

  @Test func cyclesEnd() {
    let circle = facts(
      ["base: to-more next-keyboard space", "more: to-base"],
      alternatives: ["to-more": ["to-base"], "to-base": ["to-more"]])
    #expect(LayoutLint(circle).findings.isEmpty)
  }
}
