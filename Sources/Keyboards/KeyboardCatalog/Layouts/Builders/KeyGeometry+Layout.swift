import KeyboardLayouts
import Suggestions

extension KeyGeometry {
  /// Creates the geometry of a layout's letter keys from its phone form, or from its hardware form
  /// if it has no touch form.
  public init(layout: KeyboardLayout) {
    self.init()
    let form = layout.touch.first
    if let base = form?.layer(TouchForm.baseLayerID) {
      add(base.rows, of: layout, as: .direct)
      if let shift = form?.layer("shift") { add(shift.rows, of: layout, as: .shifted) }
    } else if let hardware = layout.hardware.first {
      // Rows of hardware keyboards are staggered by about a quarter, a half and three quarters of a
      // key.
      if let layer = hardware.layer(for: []) {
        add(layer.rows, of: layout, as: .direct, stagger: 0.3)
      }
      if let layer = hardware.layer(for: .shift) {
        add(layer.rows, of: layout, as: .shifted, stagger: 0.3)
      }
    }
  }

  private mutating func add(
    _ rows: [[String]], of layout: KeyboardLayout, as reach: Reach, stagger: Double = 0
  ) {
    for (row, ids) in rows.enumerated() {
      var x = stagger * Double(row)
      for key in ids.compactMap({ layout.keys[$0] }) {
        let middle = x + key.width / 2
        x += key.width
        add(key, Position(x: middle, y: Double(row), reach: reach))
        for id in key.gestures.longPress {
          guard let held = layout.keys[id] else { continue }
          add(held, Position(x: middle, y: Double(row), reach: .held))
        }
      }
    }
  }

  private mutating func add(_ key: LayoutKey, _ position: Position) {
    guard let text = key.output?.composedText, text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first, scalar.properties.isAlphabetic || scalar == "'",
      !scalar.properties.isUppercase
    else { return }
    add(scalar.value, at: position)
  }
}
