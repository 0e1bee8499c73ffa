import KeyboardLayouts

/// Where the letters of a layout lie: which key a finger may have meant when it hit another.
public struct KeyGeometry: Sendable {
  /// How a letter is reached.
  public enum Reach: Sendable {
    /// A tap on its key.
    case direct
    /// Its key with shift.
    case shifted
    /// A choice after a long press on its key.
    case held
  }

  /// Where a letter lies, in widths of a key and heights of a row.
  public struct Place: Sendable {
    /// The middle of its key, from the left.
    public let x: Double
    /// Its row, from the top.
    public let y: Double
    /// How it is reached there.
    public let reach: Reach
  }

  /// The places by scalar.
  public private(set) var places: [UInt32: Place] = [:]

  /// A geometry in which nothing lies beside anything.
  public init() {}

  /// The geometry of the letters of a layout: those of its phone form, or of its hardware form where
  /// it has none.
  public init(layout: KeyboardLayout) {
    let form = layout.touch.first
    if let base = form?.layer(TouchForm.baseLayerID) {
      add(base.rows, of: layout, as: .direct)
      if let shift = form?.layer("shift") { add(shift.rows, of: layout, as: .shifted) }
    } else if let hardware = layout.hardware.first {
      // Rows of hardware keyboards are staggered by about a quarter, a half and three quarters.
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
        add(key, Place(x: middle, y: Double(row), reach: reach))
        for id in key.gestures.longPress {
          guard let held = layout.keys[id] else { continue }
          add(held, Place(x: middle, y: Double(row), reach: .held))
        }
      }
    }
  }

  /// The first place of a letter counts: `ß` shifted is not one more `s`.
  private mutating func add(_ key: LayoutKey, _ place: Place) {
    guard let text = key.output?.composedText, text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first, scalar.properties.isAlphabetic || scalar == "'",
      !scalar.properties.isUppercase, places[scalar.value] == nil
    else { return }
    places[scalar.value] = place
  }

  /// The letters of the keys beside that of a letter, ascending: those that are reached alike.
  public func neighbours(of letter: UInt32) -> [UInt32] {
    guard let place = places[letter] else { return [] }
    return places.filter { other, at in
      guard other != letter, at.reach == place.reach, let distance = distance(letter, other) else {
        return false
      }
      return distance > 0 && distance < Self.reachOfSlip
    }.keys.sorted()
  }

  /// How far from its middle a key is hit by mistake, in widths of a key.
  static let reachOfSlip = 1.5

  /// How far apart two letters lie, in widths of a key; nil where one of them has no key.
  func distance(_ a: UInt32, _ b: UInt32) -> Double? {
    guard let a = places[a], let b = places[b] else { return nil }
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
