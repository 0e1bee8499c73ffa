/// The rule for the files that a keyboard may open without open access: those of its own container.
///
/// The rule only compares names. A symbolic link inside the container could lead out of it, so open
/// the returned path without following links.
///
/// ```swift
/// let access = try ContainerAccess(container: "/keyboards/zh")
/// let path = try access.resolve("words/../user.tsv")  // /keyboards/zh/user.tsv
/// ```
public struct ContainerAccess: Hashable, Sendable {
  /// The container's folder, an absolute path without `.` and `..`.
  public let container: String
  private let parts: [[UInt8]]

  /// Creates the rule for a container.
  ///
  /// - Throws: `containerNotAbsolute`, `containerIsEverything` for `/`, or `containsNull`.
  public init(container: String) throws(ContainerRefusal) {
    guard container.utf8.first == UInt8(ascii: "/") else {
      throw .containerNotAbsolute(container)
    }
    parts = try Self.parts(of: container, under: [])
    guard !parts.isEmpty else { throw .containerIsEverything }
    self.container = Self.text(of: parts)
  }

  /// Returns the path to open, absolute and without `.` and `..`. A relative path is relative to
  /// the container. For the container `/keyboards/zh`:
  ///
  /// ```
  /// words/../user.tsv             /keyboards/zh/user.tsv
  /// ../fa/user.tsv                outside
  /// /keyboards/zh-evil/user.tsv   outside
  /// ```
  ///
  /// - Throws: `empty`, `containsNull` or `outside`.
  public func resolve(_ path: String) throws(ContainerRefusal) -> ContainerPath {
    guard !path.isEmpty else { throw .empty }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let resolved = try Self.parts(of: path, under: isAbsolute ? [] : parts)
    guard resolved.starts(with: parts) else { throw .outside(path: path, container: container) }
    return ContainerPath(text: Self.text(of: resolved), container: container)
  }

  // Compare bytes: Swift treats canonically equivalent names as equal, but they are two files.
  private static func parts(
    of path: String, under folder: [[UInt8]]
  ) throws(ContainerRefusal) -> [[UInt8]] {
    guard !path.utf8.contains(0) else { throw .containsNull }
    var parts = folder
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(Array(part))
      }
    }
    return parts
  }

  private static func text(of parts: [[UInt8]]) -> String {
    parts.map { "/" + String(decoding: $0, as: UTF8.self) }.joined()
  }
}

/// A path that a ``ContainerAccess`` has accepted.
public struct ContainerPath: Hashable, Sendable {
  /// The path, absolute and without `.` and `..`.
  public let text: String
  /// The container that contains the path. A service for another container refuses it.
  public let container: String
}

/// The reason why a path or a container is not accepted.
public enum ContainerRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path is outside the container.
  case outside(path: String, container: String)
  /// The path is empty.
  case empty
  /// The path contains a NUL character, at which the system would cut it off.
  case containsNull
  /// The container is not an absolute path.
  case containerNotAbsolute(String)
  /// The container is the whole file system.
  case containerIsEverything

  /// The problem and its remedy, in one line.
  public var description: String {
    switch self {
    case .outside(let path, let container):
      "'\(path)' is outside the keyboard's container '\(container)'; keep its files there, "
        + "or declare sharedContainer"
    case .empty: "the path is empty; give the name of a file"
    case .containsNull: "the path contains a NUL character; remove it"
    case .containerNotAbsolute(let path):
      "the container '\(path)' is not an absolute path; begin it with '/'"
    case .containerIsEverything:
      "the container is the whole file system; give the keyboard a folder of its own"
    }
  }
}
