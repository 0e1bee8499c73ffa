import TextDocument

/// A way in which hosts misbehave, or merely surprise.
public enum HostFault: Hashable, Sendable {
  /// From now on at most that much context on either side.
  case truncateContext(Int, CountingUnit)
  /// From now on the context of so many keys ago.
  case delayContext(keys: Int)
  /// From now on no context.
  case rejectContext
  /// The caret goes to another place inside the marked text, in UTF-16 units.
  case moveCaret(inMarkedText: Int)
  /// The caret goes elsewhere, by the host's units.
  case moveCaretAway(by: Int, MarkedTextFate)
  /// Text changes from outside; an edit that does not fit is left out.
  case changeText(TextEdit, MarkedTextFate)
  /// The field asks for something else.
  case changeTraits(InputTraits, MarkedTextFate)
  /// The focus goes elsewhere, and comes back with the next key.
  case loseFocus(MarkedTextFate)
  /// The field becomes secure.
  case turnSecure
  /// The field is an ordinary one again.
  case turnOpen
}

/// A fault and its moment.
public struct ScriptedFault: Hashable, Sendable {
  /// After how many keys it strikes.
  public var afterKeys: Int
  /// What happens.
  public var fault: HostFault

  /// A fault after some keys.
  public init(_ fault: HostFault, afterKeys: Int) {
    self.afterKeys = afterKeys
    self.fault = fault
  }
}
