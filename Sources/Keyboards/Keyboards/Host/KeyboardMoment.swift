import KeyboardPermissions
import TextDocument

/// A lifecycle step of a keyboard.
public enum KeyboardLifecycle: String, CaseIterable, Hashable, Sendable {
  /// The keyboard was loaded and its language opened. Happens once.
  case viewDidLoad
  /// The keyboard will be shown for a field.
  case viewWillAppear
  /// The keyboard will be hidden. An open composition ends after this step.
  case viewWillDisappear
}

/// An event in the life of a host's keyboards, for a log.
///
/// ```
/// focus · service · viewDidLoad · viewWillAppear · effect … · viewWillDisappear
/// ```
public enum KeyboardMoment: Hashable, Sendable {
  /// A field of the program `host` takes the focus.
  case focus(InputTraits, host: String)
  /// The host has decided which keyboard serves the field.
  case service(FieldService)
  /// A keyboard was loaded, will be shown or will be hidden.
  case lifecycle(KeyboardLifecycle, keyboard: String)
  /// An effect of a keyboard was carried out.
  case effect(KeyboardEffect, keyboard: String)
  /// A keyboard answered later than the time budget allows.
  case lateAnswer(LateAnswer)
  /// The list of keyboards is shown.
  case keyboardList([KeyboardListEntry])
  /// A keyboard could not be opened.
  case failure(KeyboardError)
}
