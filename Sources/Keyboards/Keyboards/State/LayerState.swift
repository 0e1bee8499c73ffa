import TextDocument
import TypingAids

/// The layer that a touch keyboard shows: a plane such as `base`, `latin` or `symbols`, and the shift
/// key, which gives its shifted companion where the layout has one.
///
/// ```
/// base ──shift key──▶ shift ──letter──▶ base
/// base ──to-symbols──▶ symbols ──to-letters──▶ base       latin ──▶ symbols ──▶ latin
/// ```
///
/// Invariant: the plane is one that the layout has, except in a layout without touch layers, where it
/// is `base`.
package struct LayerState: Sendable {
  /// The ids of the layers that the layout has.
  private let ids: Set<String>
  /// The plane shown, apart from the shift key.
  package private(set) var plane = Plane.letters
  /// The shift key.
  package private(set) var shift = ShiftState()
  /// The plane of letters that symbols go back to: `base`, or `latin`.
  private var lettersPlane = Plane.letters

  /// Creates the state of a layout with these layers, which shows its letters.
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
  /// Whether the language's own letters are shown: a digit key may stand for letters there.
  package var isLetters: Bool { plane == Plane.letters }
  /// Whether symbols are shown.
  package var isSymbols: Bool { plane.hasPrefix(Plane.symbols) }

  // MARK: Fields

  /// Shows the layer that a field wants, without shift.
  package mutating func reset(for type: KeyboardType) {
    shift.reset()
    plane = Plane.planes(for: type, hasOwnASCII: !hasLatin).first(where: has) ?? Plane.letters
    lettersPlane = isLatin ? plane : Plane.letters
  }

  // MARK: Keys

  /// A key that leads to a layer was tapped. Shift and its companion are one layer with two faces;
  /// Caps Lock survives a change of plane, a single shift does not.
  ///
  /// - Parameters:
  ///   - time: milliseconds, to tell two taps in a row.
  ///   - canLock: whether two taps lock the shift key.
  package mutating func tapKey(to id: String, at time: UInt64, canLock: Bool) {
    guard !isShiftKey(to: id) else { return shift.tap(at: time, canLock: canLock) }
    guard has(id) else { return }
    let target = Plane.plane(ofLayer: id).plane
    // From symbols the letters shown before come back, Latin ones too.
    plane = target == Plane.letters && !isLatin ? lettersPlane : target
    if isLetters || isLatin { lettersPlane = plane }
    if shift.level != .locked { shift.reset() }
  }

  /// A key that leads to a layer was held down.
  ///
  /// - Returns: false if it is not the shift key, and nothing was done.
  package mutating func holdKey(to id: String, canLock: Bool) -> Bool {
    guard isShiftKey(to: id) else { return false }
    shift.hold(canLock: canLock)
    return true
  }

  /// Shows a layer, whatever was shown before.
  ///
  /// - Returns: false if the layout has no layer of this id, and nothing was done.
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

  /// Whether a key that leads to a layer is the shift key of the plane shown.
  package func isShiftKey(to id: String) -> Bool {
    let target = Plane.plane(ofLayer: id)
    return target.plane == plane && (target.isShifted || self.id != plane)
  }

  /// Whether a key that leads to a layer is a shift key that is on.
  package func isLit(keyTo id: String) -> Bool {
    shift.isOn && Plane.plane(ofLayer: id).plane == plane
  }

  // MARK: Shift

  /// Something was typed: one capital is used up.
  package mutating func didType() { shift.didType() }

  /// A sentence begins here, or does not.
  package mutating func setAutomaticShift(_ isDue: Bool) { shift.setAutomatic(isDue) }
}
