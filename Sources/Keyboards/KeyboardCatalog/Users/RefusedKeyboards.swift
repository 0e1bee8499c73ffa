import Keyboards
import Synchronization

/// The keyboards whose requests the user has refused, in `refused-keyboards.json` of a container. The
/// file is read again after it has changed. May be used from any thread.
///
/// ```json
/// { "keyboards": [{ "app": "org.example.pars", "id": "fa", "title": "Pars - Pars Dictionary" }] }
/// ```
///
/// Hosts ask before they open a keyboard and when a field takes the focus. While the file cannot be
/// read, no keyboard is allowed: a refusal must not be lost.
package final class RefusedKeyboards: Sendable {
  /// The name of the file in a container.
  package static let fileName = "refused-keyboards.json"

  private struct State {
    var stamp: FileStamp?
    /// The titles of the refused keyboards by their ids, or the reason why the file cannot be read.
    var titles: Result<[String: String], LocaleFileError> = .success([:])
  }

  private let path: String
  private let state = Mutex(State())

  /// Creates the list of a container. Reads nothing yet.
  package init(container: String) { path = "\(container)/\(Self.fileName)" }

  /// Checks that a keyboard may run.
  ///
  /// - Throws: `refused`, or `cannotOpen` with the position in a file that cannot be read.
  package func check(_ id: String) throws(KeyboardError) {
    let stamp = FileStamp(of: path)
    let titles = state.withLock { state in
      if stamp != state.stamp {
        state.stamp = stamp
        state.titles = stamp == nil ? .success([:]) : Self.titles(in: path)
      }
      return state.titles
    }
    switch titles {
    case .success(let titles):
      if let title = titles[id] { throw .refused(id, title: title) }
    case .failure(let error):
      throw .cannotOpen(id, reason: error.description)
    }
  }

  private static func titles(in path: String) -> Result<[String: String], LocaleFileError> {
    do throws(LocaleFileError) {
      let root = try LocaleNode(parsing: try LocaleNode.text(of: path), file: path)
      var titles: [String: String] = [:]
      for (key, list) in try root.fields() where key.name == "keyboards" {
        for item in try list.list() {
          var texts: [String: String] = [:]
          for (key, value) in try item.fields() where key.name == "id" || key.name == "title" {
            texts[key.name] = try value.text()
          }
          guard let id = texts["id"] else { throw item.failure("a keyboard has no 'id'") }
          titles[id] = texts["title"] ?? id
        }
      }
      return .success(titles)
    } catch {
      return .failure(error)
    }
  }
}
