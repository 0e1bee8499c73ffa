import KeyboardCatalog

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An error while reading or packaging keyboards.
package enum PackagingError: Error, Hashable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// A file or folder cannot be written.
  case unwritable(path: String, reason: String)
  /// The output file or folder already exists.
  case exists(path: String)
  /// A file is invalid. At least one of the findings is an error.
  case invalid([Finding])
  /// A name cannot be used for its purpose.
  case unusableName(String, reason: String)
  /// A dictionary image that a language requires is missing.
  case missingImage(String, language: String, reason: String)
}

extension PackagingError: CustomStringConvertible {
  /// The problem and its remedy. An invalid file has one line per finding.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path): cannot be read (\(reason)); check the path and its permissions"
    case .unwritable(let path, let reason):
      "\(path): cannot be written (\(reason)); check the folder and its permissions"
    case .exists(let path):
      "\(path): already exists; choose another folder, or remove it first"
    case .invalid(let findings):
      findings.map(\.description).joined(separator: "\n")
    case .missingImage(let name, let language, let reason):
      "'\(language)' cannot be typed without \(name).imedict: \(reason)"
    case .unusableName(let name, let reason):
      "'\(name)': \(reason)"
    }
  }
}

/// Returns the reason of a file system error without the text that Foundation adds.
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
