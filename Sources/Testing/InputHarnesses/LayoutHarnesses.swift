import KeyboardCatalog
import KeyboardLayouts
import TestSupport

extension InputHarness {
  /// Layouts: a `keyboard.xml` of LDML and a compiled layout, read, and typed on with all their outputs.
  static let layouts = [
    InputHarness("layout") { bytes in
      let path = try HarnessFolder.write("keyboard.xml", bytes)
      let cldr = Repository.root.appending(path: "Locales/shared/cldr").path
      _ = KeyboardLayoutReader.problems(path: path, cldr: cldr).map { "\($0)" }
      let layout = try KeyboardLayout(contentsOf: path, cldr: cldr)
      typeAll(layout)
    },
    InputHarness("compiled-layout") { bytes in
      typeAll(try CompiledLayout.layout(from: bytes))
    },
  ]

  /// Types the outputs of all keys.
  private static func typeAll(_ layout: KeyboardLayout) {
    var processor = TransformProcessor(layout)
    var document = ""
    let outputs = layout.keys.compactMap(\.output)
    for (index, output) in outputs.prefix(200).enumerated() {
      let change = processor.type(output, after: index % 7 == 0 ? document : nil)
      apply(change, to: &document)
      guard index % 5 == 4, let change = processor.backspace(after: nil) else { continue }
      apply(change, to: &document)
    }
  }

  private static func apply(_ change: TextReplacement, to document: inout String) {
    let end = document.unicodeScalars.suffix(change.deletedScalars)
    require(
      Array(end) == Array(change.deleted.unicodeScalars), "deleted text is not in the document")
    document.unicodeScalars.removeLast(end.count)
    document += change.inserted
  }
}
