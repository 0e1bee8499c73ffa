import KeyboardLayouts

/// The characters that the keys of a layout can type.
struct Reach {
  private let layout: KeyboardLayout

  init(_ layout: KeyboardLayout) { self.layout = layout }

  /// Returns the texts of each key, tapped or by a gesture, alone or after a dead key.
  func characters(for type: String) -> Set<String> {
    let touch = layout.touch.flatMap(\.layers).flatMap(\.rows).joined()
    let hardware = layout.hardware.flatMap(\.layers).flatMap(\.rows).joined()
    let inRows = Array(hardware) + (type == "hardware" ? [] : Array(touch))
    let pressed = inRows.compactMap(layout.key)
    let gestures = pressed.map(\.gestures)
    let longPress = gestures.flatMap(\.longPress)
    let multiTap = gestures.flatMap(\.multiTap)
    let flicks = gestures.flatMap(\.flicks).map(\.keyID)
    let given: [String] =
      switch type {
      case "longPress": longPress
      case "multiTap": multiTap
      case "flick": flicks
      case "simple", "hardware": []
      default: longPress + multiTap + flicks
      }
    let keys = ["longPress", "multiTap", "flick"].contains(type) ? [] : pressed
    let outputs = (keys + given.compactMap(layout.key)).compactMap(\.output)
    let deadKeys = Set(outputs.filter(\.isMarkersOnly))
    return Set(outputs.map { text([$0]) }).union(
      deadKeys.flatMap { dead in outputs.map { text([dead, $0]) } })
  }

  private func text(_ outputs: [KeyOutput]) -> String {
    var processor = TransformProcessor(layout)
    var text = ""
    for output in outputs { text.apply(processor.type(output, after: nil)) }
    return text
  }
}
