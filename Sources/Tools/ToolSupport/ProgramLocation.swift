import LibC

/// The location that a program of the toolkit runs from; its data lies at a fixed position relative to it.
package enum ProgramLocation: Equatable, Sendable {
  /// Installed in `<prefix>/bin`, with its data in `<prefix>/share/globekey`.
  case installed(prefix: String)
  /// Built in a checkout with this root.
  case checkout(root: String)
  /// Copied or built elsewhere, without data.
  case alone

  /// The location of the running program.
  package static let current = executable.map { ProgramLocation(executable: $0) } ?? .alone

  /// Determines the location of a program.
  ///
  /// - Parameter executable: The path of the program, without symbolic links.
  package init(executable: String) {
    var folder = Self.parent(of: executable)
    let prefix = Self.parent(of: folder)
    if Self.exists("\(prefix)/share/globekey/locales") {
      self = .installed(prefix: prefix)
      return
    }
    while !folder.isEmpty {
      if Self.exists("\(folder)/Package.swift"), Self.exists("\(folder)/Locales") {
        self = .checkout(root: folder)
        return
      }
      folder = Self.parent(of: folder)
    }
    self = .alone
  }

  /// The advice for missing data of the toolkit: a command where this location has one.
  ///
  /// - Parameter target: The target of the Makefile that builds the data; nil if the data is part of
  ///   the repository.
  package func remedy(target: String?) -> String {
    switch self {
    case .checkout(let root):
      target.map { "build it:  make -C \(root) \($0)" } ?? "restore it from the repository"
    case .installed(let prefix) where Self.exists("\(prefix)/\(Self.installedFiles)"):
      "install again, in a checkout of GlobeKey:  make install PREFIX=\(prefix)"
    case .installed:
      "install the package again:  apt-get install --reinstall globekey"
    case .alone:
      "no data belongs to this copy of the program; in a checkout of GlobeKey:  make install"
    }
  }

  /// The list that `make install` writes, relative to the prefix. Packages have lists of their own.
  private static let installedFiles = "share/globekey/installed-files"

  /// The path of the running program, without links; nil if the system does not say.
  package static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(0)
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    #else
      let path = "/proc/self/exe"
    #endif
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the path up to its last slash; empty for a path at the root.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
