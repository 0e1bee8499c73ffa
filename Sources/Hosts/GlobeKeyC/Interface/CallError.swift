import CGlobeKey
import DesktopSession
import HistoryStore
import KeyboardCatalog
import Keyboards

/// The reason why a function fails: its status, and the message for `globekey_last_error`.
struct CallError: Error {
  let status: globekey_status
  let reason: String

  static func invalid(_ reason: String) -> CallError {
    CallError(status: globekey_status(GLOBEKEY_INVALID_ARGUMENT), reason: reason)
  }

  static func notFound(_ reason: String) -> CallError {
    CallError(status: globekey_status(GLOBEKEY_NOT_FOUND), reason: reason)
  }

  static func badData(_ reason: String) -> CallError {
    CallError(status: globekey_status(GLOBEKEY_BAD_DATA), reason: reason)
  }

  static let noHistory = CallError(
    status: globekey_status(GLOBEKEY_NO_HISTORY),
    reason: "the library was opened without a folder for the user's data, or learns nothing")

  init(status: globekey_status, reason: String) {
    self.status = status
    self.reason = reason
  }

  /// Creates the reason for an error of the toolkit.
  init(_ error: any Error) {
    switch error {
    case let error as CallError: self = error
    case let error as KeyboardError:
      if case .unknownKeyboard = error {
        self = .notFound(error.description)
      } else {
        self = .badData(error.description)
      }
    default: self = .badData("\(error)")
    }
  }
}

/// Runs the body of a function, and returns its status. Keeps the reason for a failure.
func status(_ body: () throws -> Void) -> globekey_status {
  do {
    try body()
    return globekey_status(GLOBEKEY_OK)
  } catch {
    let failure = CallError(error)
    LastError.set(failure.reason)
    return failure.status
  }
}

/// Returns an argument of text.
func text(_ pointer: UnsafePointer<CChar>?, _ name: String) throws(CallError) -> String {
  guard let pointer else { throw .invalid("'\(name)' is NULL") }
  guard let text = String(validatingCString: pointer) else {
    throw .invalid("'\(name)' is not valid UTF-8")
  }
  return text
}

/// Returns an argument of text that may be NULL.
func optionalText(
  _ pointer: UnsafePointer<CChar>?, _ name: String
) throws(CallError) -> String? {
  pointer == nil ? nil : try text(pointer, name)
}
