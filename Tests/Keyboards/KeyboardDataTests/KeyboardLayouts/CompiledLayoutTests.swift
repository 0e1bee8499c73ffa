import Foundation
import InputCore
import KeyboardCatalog
import KeyboardLayouts
import TestSupport
import Testing
import ToolSupport

/// Compiled layouts type what the layouts type that they are made from.
@Suite struct CompiledLayoutTests {
  private static let locales = Repository.root.appending(path: "Locales").path
  private static let ids =
    (try? FileManager.default.contentsOfDirectory(atPath: locales))?.sorted().filter {
      FileManager.default.fileExists(atPath: "\(locales)/\($0)/keyboard.xml")
    } ?? []

  private static let modifiers: [Modifiers] = [
    [], .shift, .caps, [.shift, .caps], .altR, [.altR, .shift], [.altR, .caps],
    [.altR, .shift, .caps],
  ]
  private static let positions = HardwareRow.allCases.flatMap { row in
    (0...13).map { KeyPosition(row, $0) }
  }

  /// A casing that changes letters beyond ASCII too.
  private static func capsLocked(_ text: String) -> String? {
    guard text.count == 1 else { return nil }
    let changed = text.lowercased() == text ? text.uppercased() : text.lowercased()
    return changed.count == 1 ? changed : nil
  }

  private static func compiled(_ layout: KeyboardLayout) throws -> KeyboardLayout {
    try CompiledLayout.layout(from: CompiledLayout.bytes(of: layout, capsLocked: capsLocked))
  }

  @Test func everyLayoutIsTested() { #expect(Self.ids.count == 34) }

  @Test(arguments: ids)
  func keysKeepTheirOutputsAndLabels(id: String) throws {
    let layout = try LocaleFolder(path: Self.locales).layout(of: id)
    let compiled = try Self.compiled(layout)
    #expect(compiled.locale == layout.locale)
    #expect(compiled.info.name == layout.info.name)
    #expect(compiled.markerNames == layout.markerNames)
    var count = 0
    for modifiers in Self.modifiers {
      for position in Self.positions {
        let output = layout.output(at: position, modifiers, capsLocked: Self.capsLocked)
        let found = compiled.output(at: position, modifiers) { _ in nil }
        #expect(found == output, "\(position) \(modifiers)")
        guard let key = layout.key(at: position, modifiers), key.output != nil else { continue }
        let label = compiled.key(at: position, modifiers).map(compiled.label)
        #expect(label == layout.label(for: key), "\(position) \(modifiers)")
        count += 1
      }
    }
    #expect(count >= 80)
  }

  @Test(arguments: ids)
  func rulesKeepTheirEffects(id: String) throws {
    let layout = try LocaleFolder(path: Self.locales).layout(of: id)
    let outputs = Self.modifiers.flatMap { modifiers in
      Self.positions.compactMap { layout.output(at: $0, modifiers) { _ in nil } }
    }
    try expectSameTyping(layout, try Self.compiled(layout), with: outputs)
  }

  /// All kinds of steps, pieces and weights, which the layouts of `Locales` do not all use.
  @Test func allKindsOfRulesAreKept() throws {
    var variables = LayoutVariables()
    try variables.declareSet("low", value: "a b cd")
    try variables.declareSet("up", value: "A B CD")
    var layout = KeyboardLayout(locale: "und", info: LayoutInfo(name: "Rules"))
    let rules = [
      ("\\m{.}(x)", "$1\\m{k}"), ("($[low])q", "$[1:up]"), ("^z", "start"),
      ("(?:e|fg|h{1,3})w", "v"),
      ("[^a-z\\m{k}]y?p", "\\u{E9}"), ("(.)(\\d)(\\s)?!", "$2$1"),
    ]
    layout.transforms = TransformRules(
      simple: [
        .transforms(
          try rules.map { try TransformRule(from: $0.0, to: $0.1, variables: &variables) }),
        .reorders([
          try ReorderRule(
            from: "\\u{1A60}[\\u{1A20}-\\u{1A54}]", order: "10 5", variables: &variables),
          try ReorderRule(from: "[\\u{1A75}-\\u{1A79}]", order: "55", variables: &variables),
          try ReorderRule(
            from: "\\u{1A6B}", before: "k", order: "-42", tertiaryBase: "true",
            variables: &variables),
          try ReorderRule(from: "\\u{1A63}", tertiary: "3", variables: &variables),
          try ReorderRule(from: "\\u{1A6E}", order: "1", preBase: "1", variables: &variables),
        ]),
      ],
      backspace: [
        .transforms([try TransformRule(from: "ab", to: "", variables: &variables)])
      ])
    layout.markerNames = variables.markers.names
    let marker = try #require(layout.marker(named: "k"))
    let texts =
      "a b c d q x z e f g h w y p é 1 2 ! \t k \u{1A60} \u{1A20} \u{1A21} \u{1A75} \u{1A6B} \u{1A63} \u{1A6E}"
      .split(separator: " ")
    let outputs = texts.map { KeyOutput(String($0)) } + [KeyOutput([TextElement(marker)])]
    try expectSameTyping(layout, try Self.compiled(layout), with: outputs)
  }

  private func expectSameTyping(
    _ layout: KeyboardLayout, _ compiled: KeyboardLayout, with outputs: [KeyOutput]
  ) throws {
    var random = SeededGenerator(seed: 33)
    var processors = (TransformProcessor(layout), TransformProcessor(compiled))
    var changes = 0
    for _ in 0..<3000 {
      let output = try #require(outputs.randomElement(using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let change = processors.0.backspace(after: nil)
        #expect(processors.1.backspace(after: nil) == change)
        guard change == nil else { continue }
        processors.0.didDelete(scalars: 1)
        processors.1.didDelete(scalars: 1)
      case 1:
        processors.0.reset()
        processors.1.reset()
      default:
        let change = processors.0.type(output, after: nil)
        #expect(processors.1.type(output, after: nil) == change)
        if !change.isEmpty { changes += 1 }
      }
      #expect(processors.1.remembered == processors.0.remembered)
      #expect(processors.1.waitingMarkers == processors.0.waitingMarkers)
    }
    #expect(changes > 1000)
  }

  @Test func otherFilesAreRefused() throws {
    let layout = try LocaleFolder(path: Self.locales).layout(of: "he")
    let bytes = CompiledLayout.bytes(of: layout, capsLocked: Self.capsLocked)
    #expect(throws: CompiledLayoutError.notALayout) {
      try CompiledLayout.layout(from: Array("<keyboard3/>".utf8))
    }
    #expect(throws: CompiledLayoutError.otherVersion(2)) {
      var other = bytes
      other[8] = 2
      return try CompiledLayout.layout(from: other)
    }
    for length in 8..<bytes.count {
      #expect(throws: CompiledLayoutError.self) {
        try CompiledLayout.layout(from: Array(bytes[..<length]))
      }
    }
    #expect(throws: CompiledLayoutError.self) { try CompiledLayout.layout(from: bytes + [0]) }
  }
}
