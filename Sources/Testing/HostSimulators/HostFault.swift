import TextDocument

/// A misbehaviour or unexpected action of a host.
public enum HostFault: Hashable, Sendable {
  /// Limits the context to this many units on either side from now on.
  case truncateContext(Int, CountingUnit)
  /// Gives the context of this many keys ago from now on.
  case delayContext(keys: Int)
  /// The host stops giving context.
  case rejectContext
  /// Moves the caret inside the marked text, to an offset in UTF-16 code units.
  case moveCaret(inMarkedText: Int)
  /// Moves the caret elsewhere, by a distance in the host's unit.
  case moveCaretAway(by: Int, MarkedTextFate)
  /// Changes the text from outside. An edit that does not fit is skipped.
  case changeText(TextEdit, MarkedTextFate)
  /// Changes the traits of the field.
  case changeTraits(InputTraits, MarkedTextFate)
  /// Takes the focus away until the next key.
  case loseFocus(MarkedTextFate)
  /// Makes the field secure.
  case turnSecure
  /// Makes the field not secure.
  case turnOpen
}

/// A fault with the moment at which it happens.
public struct ScriptedFault: Hashable, Sendable {
  /// The number of keys after which the fault happens.
  public var afterKeys: Int
  /// The fault.
  public var fault: HostFault

  /// Creates a fault that happens after a number of keys.
  public init(_ fault: HostFault, afterKeys: Int) {
    self.afterKeys = afterKeys
    self.fault = fault
  }
}
