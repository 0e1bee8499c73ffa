import TextDocument

/// The keyboard that serves a field.
public enum FieldService: Hashable, Sendable {
  /// A custom keyboard, which is ours.
  case custom
  /// The host's own keyboard. Ours receives no keys and no context, and learns nothing.
  case host(Reason)

  /// The reason why the host's own keyboard serves.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The field is secure.
    case secureField
    /// The field takes a telephone number: digits and the few letters that carriers define.
    case phonePad
    /// The host allows no custom keyboard in any field.
    case refusedByHost
  }

  /// Decides which keyboard serves a field. If several reasons apply, the first case of ``Reason``
  /// is given.
  public init(for traits: InputTraits, allowsCustomKeyboards: Bool) {
    if traits.isSecure {
      self = .host(.secureField)
    } else if traits.keyboardType == .phonePad || traits.keyboardType == .namePhonePad {
      self = .host(.phonePad)
    } else if !allowsCustomKeyboards {
      self = .host(.refusedByHost)
    } else {
      self = .custom
    }
  }

  /// Decides which keyboard serves a field of a host. The host's policy is read even if the traits
  /// decide.
  public init(for traits: InputTraits, in host: some HostPolicy) {
    self.init(
      for: traits, allowsCustomKeyboards: host.allowsExtensionPoint(ExtensionPoint.keyboard))
  }
}
