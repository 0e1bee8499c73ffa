extension InputTraits {
  /// Follows what the host reports about the field: other traits, or that it became secure or open.
  package mutating func follow(_ event: HostEvent) {
    switch event {
    case .traitsChanged(let traits, _): self = traits
    case .becameSecure: isSecure = true
    case .becameOpen: isSecure = false
    case .textChanged, .caretMoved, .caretLeft, .focusLost: break
    }
  }
}
