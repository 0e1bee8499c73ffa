import CMappedFile

/// Opening of files that a program reads from beginning to end.
package enum InputFile {
  /// Opens a regular file, a pipe without a name (`<(zcat list.gz)`) or `/dev/null` for reading.
  ///
  /// - Returns: a descriptor above standard error, which the caller closes; or a negative `errno`,
  ///   `-ENODEV` for a named pipe or a device. It never waits.
  package static func open(_ path: String) -> Int32 { gk_open_for_reading(path, gk_file_or_pipe) }

  /// Opens a regular file for reading, as `open(_:)`; `-ENODEV` for anything else.
  package static func openRegular(_ path: String) -> Int32 {
    gk_open_for_reading(path, gk_regular_file)
  }
}

/// Standard input, output and error. If one is closed, the next file that is opened gets its number,
/// and what the program prints is written into that file.
package enum StandardDescriptors {
  /// Opens `/dev/null` for those that are closed. A program calls it before it opens anything.
  package static func keepOpen() { _ = gk_keep_standard_descriptors() }

  /// Moves an open file to a descriptor above them, for a library, whose host may have closed them.
  ///
  /// - Returns: the descriptor, or a negative number if `descriptor` is negative or there is no other.
  package static func above(_ descriptor: Int32) -> Int32 {
    gk_above_standard_descriptors(descriptor)
  }
}
