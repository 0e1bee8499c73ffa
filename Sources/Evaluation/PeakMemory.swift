import ToolSupport

/// The most memory this process has held at one time, touched pages of mapped files included, in
/// megabytes (10^6 bytes). Nil where the system does not tell: it is read from `VmHWM` in Linux's
/// `/proc`, because `getrusage` counts in what the parent process held before it started this one.
public func peakMemoryInMegabytes() -> Double? {
  guard let lines = try? LineReader(path: "/proc/self/status") else { return nil }
  for line in lines where line.text.hasPrefix("VmHWM:") {
    return Double(line.text.filter(\.isNumber)).map { $0 * 1024 / 1_000_000 }
  }
  return nil
}
