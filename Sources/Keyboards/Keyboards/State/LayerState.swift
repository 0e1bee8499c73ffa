import TextDocument
import TypingAids

/// The layer that a touch keyboard shows: a plane such as `base`, `latin` or `symbols`, and the
/// shift key, which selects the plane's shifted companion if the layout has one.
///
/// ```
/// base ──shift key──▶ shift ──letter──▶ base
/// base ──to-symbols──▶ symbols ──to-letters──▶ base
/// latin ──▶ symbols ──▶ latin
/// ```
///
/// Invariant: the layout has the plane. In a layout without touch layers the plane is `base`.
package struct LayerState: Sendable {
  /// The ids of the layout's layers.
  private let ids: Set<String>
  /// The plane shown, without regard to the shift key.
  package private(set) var plane = Plane.letters
  /// The state of the shift key.
  package private(set) var shift = ShiftState()
  /// The plane of letters that symbols return to: `base` or `latin`.
  private var lettersPlane = Plane.letters

  /// Creates the state of a layout with these layers, showing its letters.
  package init(ids: some Sequence<String>) { self.ids = Set(ids) }

  /// The id of the layer shown.
  package var id: String {
    let shifted = Plane.layer(plane, isShifted: shift.isOn)
    return has(shifted) ? shifted : plane
  }

  /// Whether the layout has a layer.
  package func has(_ id: String) -> Bool { ids.contains(id) }

  /// Whether the layout has Latin letters beside those of its own script.
  package var hasLatin: Bool { has(Plane.latin) }
  /// Whether the Latin letters beside the language's own are shown.
  package var isLatin: Bool { plane == Plane.latin }
  /// Whether Latin letters are shown, or symbols that lead back to them.
  package var isBesideLatin: Bool { isLatin || isSymbols && lettersPlane == Plane.latin }
  /// Whether the language's own letters are shown. A digit key may stand for letters there.
  package var isLetters: Bool { plane == Plane.letters }
  /// Whether symbols are shown.
  package var isSymbols: Bool { plane.hasPrefix(Plane.symbols) }

  // MARK: Fields

  /// Shows the initial layer for a field, without shift.
  package mutating func reset(for type: KeyboardType) {
    shift.reset()
    plane = Plane.planes(for: type, hasOwnASCII: !hasLatin).first(where: has) ?? Plane.letters
    lettersPlane = isLatin ? plane : Plane.letters
  }

  // MARK: Keys

  /// Handles a tap on a key that leads to a layer. A plane and its shifted companion count as one
  /// layer. Caps Lock survives a change of plane, a single shift does not.
  ///
  /// - Parameters:
  ///   - time: milliseconds, to recognise a double tap.
  ///   - canLock: whether a double tap locks the shift key.
  package mutating func tapKey(to id: String, at time: UInt64, canLock: Bool) {
    guard !isShiftKey(to: id) else { return shift.tap(at: time, canLock: canLock) }
    guard has(id) else { return }
    let target = Plane.plane(ofLayer: id).plane
    // From symbols, switch back to the letters shown before them, which can be Latin ones.
    plane = target == Plane.letters && !isLatin ? lettersPlane : target
    if isLetters || isLatin { lettersPlane = plane }
    if shift.level != .locked { shift.reset() }
  }

  /// Handles a long press on a key that leads to a layer.
  ///
  /// - Returns: false, without any change, if the key is not the shift key.
  package mutating func holdKey(to id: String, canLock: Bool) -> Bool {
    guard isShiftKey(to: id) else { return false }
    shift.hold(canLock: canLock)
    return true
  }

  /// Shows a layer, whatever was shown before.
  ///
  /// - Returns: false, without any change, if the layout has no layer with this id.
  package mutating func show(_ id: String) -> Bool {
    guard has(id) else { return false }
    let target = Plane.plane(ofLayer: id)
    plane = target.plane
    shift.reset()
    if target.isShifted { shift.tap(at: 0) }
    return true
  }

  /// Shows the letters that symbols were reached from.
  package mutating func returnToLetters() { plane = lettersPlane }

  /// Whether a key that leads to this layer is the shift key of the plane shown.
  package func isShiftKey(to id: String) -> Bool {
    let target = Plane.plane(ofLayer: id)
    return target.plane == plane && (target.isShifted || self.id != plane)
  }

  /// Whether a key that leads to this layer is a shift key that is on.
  package func isLit(keyTo id: String) -> Bool {
    shift.isOn && Plane.plane(ofLayer: id).plane == plane
  }

  // MARK: Shift

  /// Records that something was typed, which uses up a single shift.
  package mutating func didType() { shift.didType() }

  /// Sets whether a capital is due, as at the start of a sentence.
  package mutating func setAutomaticShift(_ isDue: Bool) { shift.setAutomatic(isDue) }
}
