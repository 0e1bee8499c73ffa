import KeyboardFiles
import KeyboardLayouts
import TestSupport
import Testing
import TextUnits

/// The tests of LDML Keyboard 3.0.
@Suite(.enabled(if: SuiteFile.folder != nil, "the LDML tests are not beside the repository"))
struct SuiteTests {
  static let cldr = Repository.root.appending(path: "Locales/shared/cldr").path

  static func layout(_ name: String) throws -> KeyboardLayout {
    try KeyboardLayout(contentsOf: "\(try #require(SuiteFile.folder))/\(name)", cldr: cldr)
  }

  @Test func theSuiteIsComplete() {
    let tests = SuiteFile.all.flatMap(\.tests)
    let checks = tests.flatMap(\.steps).count { if case .check = $0 { true } else { false } }
    #expect(tests.count == 174)
    #expect(checks == 198)
    #expect(SuiteFile.all.flatMap(\.repertoires).count == 9)
  }

  @Test(arguments: SuiteFile.all)
  func testsPass(file: SuiteFile) throws {
    let layout = try Self.layout(file.keyboard)
    for test in file.tests {
      var run = SuiteRun(layout: layout, text: test.startContext)
      for step in test.steps {
        if let failure = run.perform(step) {
          Issue.record("\(file.name), \(test.name): \(failure)")
        }
      }
    }
  }
}

/// One test as it runs: a document, and the processor that types into it.
struct SuiteRun {
  let layout: KeyboardLayout
  var text: String
  private var processor: TransformProcessor

  init(layout: KeyboardLayout, text: String) {
    self.layout = layout
    self.text = text
    processor = TransformProcessor(layout, defaultBackspace: .lastScalar)
  }

  /// Performs a step, and answers what is wrong.
  mutating func perform(_ step: SuiteFile.Step) -> String? {
    switch step {
    case .key(let id, let flick, let longPress, let taps):
      guard let output = key(id, flick, longPress, taps)?.output else { return nil }
      apply(processor.type(output, after: text))
    case .emit(let to):
      apply(processor.type(KeyOutput(to), after: text))
    case .backspace:
      if let replacement = processor.backspace(after: text) { apply(replacement) }
    case .check(let result):
      let isRaw = layout.transforms.isNormalizationDisabled
      let (found, wanted) =
        isRaw ? (text, result) : (Normalization.nfc(text), Normalization.nfc(result))
      if !found.unicodeScalars.elementsEqual(wanted.unicodeScalars) {
        return "\(found.debugDescription) is not \(wanted.debugDescription)"
      }
    }
    return nil
  }

  private func key(_ id: String, _ flick: String?, _ longPress: Int?, _ taps: Int?) -> LayoutKey? {
    guard let key = layout.key(id) else { return nil }
    if let flick {
      let path = flick.split(separator: " ").compactMap { FlickDirection(rawValue: String($0)) }
      return key.gestures.key(flick: path).flatMap(layout.key)
    }
    if let taps { return key.gestures.key(taps: taps).flatMap(layout.key) }
    guard let longPress else { return key }
    let keys = key.gestures.longPress
    if longPress == 0 { return key.gestures.longPressDefault.flatMap(layout.key) }
    return keys.indices.contains(longPress - 1) ? layout.key(keys[longPress - 1]) : nil
  }

  private mutating func apply(_ replacement: TextReplacement) {
    let end = text.unicodeScalars.suffix(replacement.deletedScalars)
    guard String(end).unicodeScalars.elementsEqual(replacement.deleted.unicodeScalars) else {
      Issue.record("deletes \(replacement.deleted.debugDescription) after \(text.debugDescription)")
      return
    }
    text.unicodeScalars.removeLast(replacement.deletedScalars)
    text.unicodeScalars.append(contentsOf: replacement.inserted.unicodeScalars)
  }
}
