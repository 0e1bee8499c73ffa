import LibC

/// Names of files and folders.
enum PathName {
  /// Returns the folder that a file or folder is in: `/a` for `/a/b`, `.` for `b`.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the absolute path without `.` and `..`, so that a file has one name however it is
  /// imported. Links are not followed.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the absolute path with links followed, or the path itself if there is no such file.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return absolute(path) }
    defer { free(real) }
    return String(cString: real)
  }

  private static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
