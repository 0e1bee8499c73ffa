/// Which files a keyboard may open without open access: those of its own container.
///
/// A rule about names alone. A symbolic link inside the container could still lead out of it, so
/// open the path that comes back without following links.
public struct ContainerAccess: Hashable, Sendable {
  /// The container's folder, an absolute path without `.` and `..`.
  public let container: String
  private let parts: [[UInt8]]

  /// The rule for a container.
  public init(container: String) throws(ContainerRefusal) {
    guard container.utf8.first == UInt8(ascii: "/") else {
      throw .containerNotAbsolute(container)
    }
    parts = try Self.parts(of: container, under: [])
    guard !parts.isEmpty else { throw .containerIsEverything }
    self.container = Self.text(of: parts)
  }

  /// The path to open, absolute and without `.` and `..`; a relative path counts from the
  /// container.
  ///
  /// ```
  /// words/../user.tsv             /keyboards/zh/user.tsv
  /// ../fa/user.tsv                outside
  /// /keyboards/zh-evil/user.tsv   outside
  /// ```
  public func resolve(_ path: String) throws(ContainerRefusal) -> ContainerPath {
    guard !path.isEmpty else { throw .empty }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let resolved = try Self.parts(of: path, under: isAbsolute ? [] : parts)
    guard resolved.starts(with: parts) else { throw .outside(path: path, container: container) }
    return ContainerPath(text: Self.text(of: resolved), container: container)
  }

  // Bytes, since two names that Swift takes for equal are two files.
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

/// A path that a rule has let through.
public struct ContainerPath: Hashable, Sendable {
  /// The path, absolute and without `.` and `..`.
  public let text: String
  /// The container that it is in: a service for another one refuses it.
  public let container: String
}

/// Why a path may not be opened.
public enum ContainerRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is outside the container.
  case outside(path: String, container: String)
  /// It is empty.
  case empty
  /// It has a NUL, at which the system would end it.
  case containsNull
  /// The container is not an absolute path.
  case containerNotAbsolute(String)
  /// The container is the whole file system.
  case containerIsEverything

  /// What is wrong and what to do next, in one line.
  public var description: String {
    switch self {
    case .outside(let path, let container):
      "'\(path)' is outside the keyboard's container '\(container)'; keep its files there, "
        + "or declare sharedContainer"
    case .empty: "the path is empty; give the name of a file"
    case .containsNull: "the path has a NUL in it; give the name without"
    case .containerNotAbsolute(let path):
      "the container '\(path)' is not an absolute path; begin it with '/'"
    case .containerIsEverything:
      "the container is the whole file system; give the keyboard a folder of its own"
    }
  }
}
