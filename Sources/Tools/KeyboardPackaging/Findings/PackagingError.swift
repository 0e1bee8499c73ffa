import KeyboardCatalog

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why keyboards could not be read or packaged.
package enum PackagingError: Error, Hashable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// A file or folder cannot be written.
  case unwritable(path: String, reason: String)
  /// A file or folder that is to be written is there already.
  case exists(path: String)
  /// A file is not what it should be. At least one of the findings is an error.
  case invalid([Finding])
  /// A name cannot be used for what it is to name.
  case unusableName(String, reason: String)
  /// A dictionary image is not found that a language cannot be typed without.
  case missingImage(String, language: String, reason: String)
}

extension PackagingError: CustomStringConvertible {
  /// What is wrong and what to do; of an invalid file, one line for each finding.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path): cannot be read (\(reason)); check the path and its permissions"
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)); check the folder and its permissions"
    case .exists(let path):
      "\(path): is there already; name another folder, or remove it first"
    case .invalid(let findings):
      findings.map(\.description).joined(separator: "\n")
    case .missingImage(let name, let language, let reason):
      "'\(language)' cannot be typed without \(name).imedict: \(reason)"
    case .unusableName(let name, let reason):
      "'\(name)': \(reason)"
    }
  }
}

/// The reason of an error of the file system, without Foundation's own words around it.
package func reason(of error: any Error) -> String {
  guard let error = error as? CocoaError else { return "\(error)" }
  if let cause = error.underlying as? POSIXError {
    return FileFailure(code: cause.code.rawValue).reason
  }
  return switch error.code {
  case .fileNoSuchFile, .fileReadNoSuchFile: "No such file or directory"
  case .fileReadNoPermission, .fileWriteNoPermission: "Permission denied"
  case .fileWriteFileExists: "File exists"
  default: "\(error)"
  }
}
