extension InputTraits {
  /// Updates the traits from a host event: new traits, or a field that became secure or open.
  package mutating func follow(_ event: HostEvent) {
    switch event {
    case .traitsChanged(let traits, _): self = traits
    case .becameSecure: isSecure = true
    case .secureInputEnded: isSecure = false
    case .textChanged, .caretMoved, .caretLeft, .focusLost: break
    }
  }
}
