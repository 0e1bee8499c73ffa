import LibC
import UserHistory

/// The error of a file or folder that belongs to another user, who could read or replace what is
/// written there.
package struct ForeignFile: Error, CustomStringConvertible {
  /// The file or folder.
  let path: String
  /// The number of its owner.
  let owner: uid_t

  /// The problem and what to do about it.
  package var description: String {
    "'\(path)' belongs to another user (number \(owner)); "
      + "make it yours with 'chown -R \"$USER\"', or remove it"
  }
}

/// Folders of user data, which only the user may read.
package enum PrivateFolder {
  /// Files deeper in a folder are not of this project.
  private static let deepest = 4
  /// The number of files that are looked at: a container has some tens.
  private static let maximumFiles = 4_096

  /// Opens a container: takes permissions of others away that a backup or another program gave its files,
  /// and removes copied texts that have expired.
  ///
  /// - Parameters:
  ///   - path: the folder. Nothing happens if there is none.
  ///   - now: the time in seconds since 1970.
  /// - Returns: what was changed, a sentence each, for the user to read.
  /// - Throws: `ForeignFile` for a folder or file of another user.
  package static func openContainer(
    _ path: String, at now: HistoryTime
  ) throws(ForeignFile) -> [String] {
    let notes = try secure(path)
    ClipboardFile.removeExpired(in: path, at: now)
    return notes
  }

  /// Takes all permissions of others from a folder and what is in it. Links are not followed.
  ///
  /// - Returns: what was changed, a sentence each.
  /// - Throws: `ForeignFile` for a folder or file of another user.
  static func secure(_ path: String) throws(ForeignFile) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
    var looseCount = 0
    var left = maximumFiles
    // The folder comes first: nobody can put a file into it afterwards.
    try secure(path, status, &looseCount, &left, depth: 0)
    guard looseCount > 0 else { return [] }
    let files = looseCount == 1 ? "1 file or folder" : "\(looseCount) files and folders"
    return [
      "\(path): other users could read or change \(files); now only you can (modes 0700 and 0600)"
    ]
  }

  private static func secure(
    _ path: String, _ status: stat, _ looseCount: inout Int, _ left: inout Int, depth: Int
  ) throws(ForeignFile) {
    guard status.st_uid == geteuid() else { throw ForeignFile(path: path, owner: status.st_uid) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFDIR || kind == S_IFREG else { return }
    let others = status.st_mode & (S_IRWXG | S_IRWXO)
    if others != 0, chmod(path, status.st_mode & S_IRWXU) == 0 { looseCount += 1 }
    guard kind == S_IFDIR, depth < deepest else { return }
    for name in PrivateFile.names(in: path) where left > 0 {
      left -= 1
      var inner = stat()
      let innerPath = "\(path)/\(name)"
      guard lstat(innerPath, &inner) == 0, inner.st_mode & S_IFMT != S_IFLNK else { continue }
      try secure(innerPath, inner, &looseCount, &left, depth: depth + 1)
    }
  }
}
