import TextDocument

/// Whose keyboard serves a field.
public enum FieldService: Hashable, Sendable {
  /// Ours.
  case custom
  /// The host's own. Ours gets no keys, no context, and learns nothing.
  case host(Reason)

  /// Why the host's own keyboard serves.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// What is typed is secret.
    case secureField
    /// The field takes a telephone number: digits and the few letters that carriers define.
    case phonePad
    /// The host wants no keyboard but its own, in any field.
    case refusedByHost
  }

  /// Who serves a field. Where there are several reasons, the first of `Reason` is told.
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

  /// Who serves a field of a host. The host is asked in any case.
  public init(for traits: InputTraits, in host: some HostPolicy) {
    self.init(
      for: traits, allowsCustomKeyboards: host.allowsExtensionPoint(ExtensionPoint.keyboard))
  }
}
