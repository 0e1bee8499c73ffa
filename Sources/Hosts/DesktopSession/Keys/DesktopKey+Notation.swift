import InputCore

extension DesktopKey {
  /// Creates the press of a key as a desktop with a United States keyboard reports it.
  package init(onUSKeyboard event: KeyEvent) {
    self.init(keysym: 0)
    switch event.key {
    case .character(let character):
      keysym = Keysyms.keysym(of: character)
      if let (position, isShifted) = KeyPosition.onUSKeyboard(character) {
        code = position.evdevCode
        if isShifted { modifiers.insert(.shift) }
      }
    case .named(let named): keysym = KeyMeaning.keysym(of: named)
    }
    if event.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if event.modifiers.contains(.control) { modifiers.insert(.control) }
    if event.modifiers.contains(.alt) { modifiers.insert(.alt) }
  }
}
