import LibC

/// The containers that a keyboard may keep what it learned in: its own, and the one that it shares with
/// its program.
///
/// ```swift
/// let containers = HistoryContainers(own: own, shared: group)
/// let store = HistoryStore(folder: try containers.folder(for: access).path, now: now)
/// ```
public struct HistoryContainers: Sendable {
  /// The folder's name in either.
  public static let folderName = "history"

  private let own: ContainerAccess
  private let shared: ContainerAccess?

  /// The containers. Without a shared one everything stays in the keyboard's own.
  public init(own: ContainerAccess, shared: ContainerAccess? = nil) {
    self.own = own
    self.shared = shared
  }

  /// Returns the folder in which the keyboard keeps its history now: in the shared container while it may use that, which
  /// needs open access, a declaration with a purpose and the user's consent; else in its own. Ask again
  /// where access has changed, and open the store anew.
  public func folder(
    for access: CapabilityAccess
  ) throws(HistoryFolderError) -> KeyboardHistoryFolder {
    guard let shared, (try? access.token(for: Capability.SharedContainer.self)) != nil else {
      return try KeyboardHistoryFolder(Self.folderName, in: own)
    }
    return try KeyboardHistoryFolder(Self.folderName, in: shared)
  }

  /// A folder of the keyboard's choice, by a path. One outside its own container is refused, whatever
  /// the access.
  public func folder(at path: String) throws(HistoryFolderError) -> KeyboardHistoryFolder {
    try KeyboardHistoryFolder(path, in: own)
  }
}

/// A folder that a keyboard may keep its history in. Only `HistoryContainers` makes one, so a keyboard
/// that opens its history with it cannot write elsewhere.
public struct KeyboardHistoryFolder: Hashable, Sendable {
  /// The path, absolute and without `.` and `..`.
  public let path: String

  fileprivate init(
    _ path: String, in container: ContainerAccess
  ) throws(HistoryFolderError) {
    do throws(ContainerRefusal) {
      self.path = try container.resolve(path).text
    } catch {
      throw .refused(error)
    }
    // A name inside may be a link that leads outside.
    var part = container.container
    for name in self.path.dropFirst(part.count).split(separator: "/") {
      part += "/\(name)"
      if Self.isSymbolicLink(part) { throw .link(part) }
    }
  }

  private static func isSymbolicLink(_ path: String) -> Bool {
    // `readlink` fails with EINVAL for any other kind of file.
    var target: CChar = 0
    return readlink(path, &target, 1) >= 0
  }
}

/// Why a keyboard may not keep its history in a folder.
public enum HistoryFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path is not one of the container.
  case refused(ContainerRefusal)
  /// A part of the path is a symbolic link, which may lead out of the container.
  case link(String)

  /// The reason and what to do, in one line.
  public var description: String {
    switch self {
    case .refused(let refusal): "\(refusal)"
    case .link(let path):
      "'\(path)' is a symbolic link, which may lead out of the container; put a folder in its place"
    }
  }
}
