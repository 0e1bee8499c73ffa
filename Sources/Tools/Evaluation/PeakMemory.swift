import ToolSupport

/// Returns the peak resident memory of this process in megabytes (10^6 bytes), including the
/// touched pages of mapped files. Reads `VmHWM` from Linux's `/proc`, because `getrusage` includes
/// the memory that the parent process held before starting this one. Nil if the system does not
/// provide it.
package func peakMemoryInMegabytes() -> Double? {
  guard let lines = try? LineReader(path: "/proc/self/status") else { return nil }
  for line in lines where line.text.hasPrefix("VmHWM:") {
    return Double(line.text.filter(\.isNumber)).map { $0 * 1024 / 1_000_000 }
  }
  return nil
}

/// Returns the memory that this process does not share with any other, in megabytes (10^6 bytes):
/// `dirty` is what it has written, with what was swapped out of it; `all` includes file pages that it
/// has only read. Nil if the system does not provide it.
package func privateMemoryInMegabytes() -> (dirty: Double, all: Double)? {
  guard let lines = try? LineReader(path: "/proc/self/smaps_rollup") else { return nil }
  var dirty = 0.0
  var clean = 0.0
  for line in lines {
    let fields = line.text.split(separator: " ")
    guard fields.count >= 2, let kilobytes = Double(fields[1]) else { continue }
    if fields[0] == "Private_Dirty:" || fields[0] == "Swap:" { dirty += kilobytes * 1024 / 1e6 }
    if fields[0] == "Private_Clean:" { clean = kilobytes * 1024 / 1e6 }
  }
  return (dirty, dirty + clean)
}
