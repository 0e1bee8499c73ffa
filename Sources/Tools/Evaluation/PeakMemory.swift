import ToolSupport

/// The most memory this process has held at one time, touched pages of mapped files included, in
/// megabytes (10^6 bytes). Nil where the system does not tell: it is read from `VmHWM` in Linux's
/// `/proc`, because `getrusage` counts in what the parent process held before it started this one.
package func peakMemoryInMegabytes() -> Double? {
  guard let lines = try? LineReader(path: "/proc/self/status") else { return nil }
  for line in lines where line.text.hasPrefix("VmHWM:") {
    return Double(line.text.filter(\.isNumber)).map { $0 * 1024 / 1_000_000 }
  }
  return nil
}

/// The memory that this process shares with no other, in megabytes (10^6 bytes): what it has written
/// to, and that with what it has only read of its files. Nil where the system does not tell.
package func privateMemoryInMegabytes() -> (dirty: Double, all: Double)? {
  guard let lines = try? LineReader(path: "/proc/self/smaps_rollup") else { return nil }
  var dirty = 0.0
  var clean = 0.0
  for line in lines {
    let fields = line.text.split(separator: " ")
    guard fields.count >= 2, let kilobytes = Double(fields[1]) else { continue }
    if fields[0] == "Private_Dirty:" { dirty = kilobytes * 1024 / 1e6 }
    if fields[0] == "Private_Clean:" { clean = kilobytes * 1024 / 1e6 }
  }
  return (dirty, dirty + clean)
}
