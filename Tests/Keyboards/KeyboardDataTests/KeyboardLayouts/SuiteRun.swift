import KeyboardLayouts
import Testing
import TextUnits

/// One running test: a document and the processor that types into it.
struct SuiteRun {
  let layout: KeyboardLayout
  var text: String
  private var processor: TransformProcessor

  init(layout: KeyboardLayout, text: String) {
    self.layout = layout
    self.text = text
    processor = TransformProcessor(layout, defaultBackspace: .lastScalar)
  }

  /// Performs a step and returns a description of the failure; nil if the step passes.
  mutating func perform(_ step: SuiteFile.Step) -> String? {
    switch step {
    case .key(let id, let flick, let longPress, let taps):
      guard let output = key(id, flick, longPress, taps)?.output else { return nil }
      text.apply(processor.type(output, after: text))
    case .emit(let to):
      text.apply(processor.type(KeyOutput(to), after: text))
    case .backspace:
      if let replacement = processor.backspace(after: text) { text.apply(replacement) }
    case .check(let result):
      let isRaw = layout.transforms.isNormalizationDisabled
      // Unless the layout says otherwise, the tests leave the normalization form open.
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
}

extension String {
  /// Applies the result of a key to a document.
  mutating func apply(_ replacement: TextReplacement) {
    let end = unicodeScalars.suffix(replacement.deletedScalars)
    guard end.elementsEqual(replacement.deleted.unicodeScalars) else {
      Issue.record("deletes \(replacement.deleted.debugDescription) after \(debugDescription)")
      return
    }
    unicodeScalars.removeLast(replacement.deletedScalars)
    unicodeScalars.append(contentsOf: replacement.inserted.unicodeScalars)
  }
}
