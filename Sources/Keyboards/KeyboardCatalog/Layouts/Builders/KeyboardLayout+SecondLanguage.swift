import KeyboardLayouts
import Suggestions

extension KeyboardLayout {
  /// Returns the layout with the letters of a second language first in the long-press menus of their
  /// base letters.
  ///
  /// ```
  /// English and German     a: ä à á …     u: ü ù ú …
  /// English and Spanish    n: ñ …         a: á …
  /// ```
  ///
  /// - Parameter other: the layout of the second language.
  func addingLetters(of other: KeyboardLayout) -> KeyboardLayout {
    var layout = self
    for id in [TouchForm.baseLayerID, Self.shiftLayerID] {
      let own = letterKeys(on: id)
      let letters = other.accentedLetters(on: id, besides: Set(own.compactMap(\.letter)))
      for key in own {
        guard let base = key.letter, let accented = letters[base] else { continue }
        layout.offer(accented, of: other, on: key)
      }
    }
    return layout
  }

  /// The layer of capitals.
  private static let shiftLayerID = "shift"

  /// The keys of a touch layer that type one letter, from left to right.
  private func letterKeys(on layer: String) -> [LayoutKey] {
    touch.first?.layer(layer)?.rows.joined().compactMap { key($0) }.filter { $0.letter != nil }
      ?? []
  }

  /// Returns the ids of the keys that type letters with marks, by their base letter: those with a place
  /// of their own on a layer, then those in the menu of the base letter.
  ///
  /// - Parameter known: letters to leave out.
  private func accentedLetters(
    on layer: String, besides known: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar: [String]] {
    let keys = letterKeys(on: layer)
    var letters: [Unicode.Scalar: [String]] = [:]
    for key in keys {
      guard let letter = key.letter, !known.contains(letter),
        let base = Unicode.Scalar(WordFolding.base(of: letter.value)), base != letter
      else { continue }
      letters[base, default: []].append(key.id)
    }
    for key in keys {
      guard let base = key.letter else { continue }
      letters[base, default: []] += key.gestures.longPress.filter { id in
        self.key(id)?.letter.map { !$0.isASCII && !known.contains($0) } ?? false
      }
    }
    return letters.filter { !$0.value.isEmpty }
  }

  /// Puts letters of another layout first in the menu of a key.
  private mutating func offer(_ ids: [String], of other: KeyboardLayout, on key: LayoutKey) {
    var menu: [String] = []
    for id in ids {
      guard let letter = other.key(id), let own = idOfKey(typing: letter) else { continue }
      if !menu.contains(own) { menu.append(own) }
    }
    menu += key.gestures.longPress.filter { !menu.contains($0) }
    keys[key.id]?.gestures.longPress = menu
    keys[key.id]?.gestures.longPressDefault = menu.first
  }

  /// Returns the id of the key that types the output of another layout's key, which is added if there is
  /// none.
  private mutating func idOfKey(typing letter: LayoutKey) -> String? {
    guard let output = letter.output else { return nil }
    if keys[letter.id]?.output == output { return letter.id }
    let alike = keys.filter { $0.output == output && $0.gestures.isEmpty }.map(\.id)
    if let id = alike.min() { return id }
    let id = "second-\(letter.id)"
    keys[id] = LayoutKey(id: id, output: output)
    return id
  }
}

extension LayoutKey {
  /// The letter that the key types; nil if it types something else.
  fileprivate var letter: Unicode.Scalar? {
    guard let scalars = output?.composedText.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first.flatMap { $0.properties.isAlphabetic ? $0 : nil }
  }
}
