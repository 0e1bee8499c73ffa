import CMappedFile
import Keyboards
import LibC

extension MemoryBudget {
  /// A budget for the memory that this process cannot share or read again from a file: its heap and
  /// stacks. Mapped images are not counted, as systems drop their pages when memory is short.
  ///
  /// - Parameters:
  ///   - megabytes: the budget, in units of 1,048,576 bytes.
  ///   - dropsImages: whether the pages of images are dropped when the keyboard is hidden, for a system
  ///     that counts them against a limit all the same. The first keys afterwards read them again.
  public static func ofProcess(megabytes: Int, dropsImages: Bool = false) -> MemoryBudget {
    let (bytes, overflow) = megabytes.multipliedReportingOverflow(by: 1 << 20)
    return MemoryBudget(
      limit: overflow ? .max : bytes, usage: { processMemory }, release: { gk_release_heap() },
      hide: { if dropsImages { gk_page_out_mappings() } })
  }

  #if canImport(Darwin)
    private static var processMemory: Int {
      var info = task_vm_info_data_t()
      var count = mach_msg_type_number_t(
        MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) {
        $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(clamping: info.phys_footprint) : 0
    }
  #else
    /// The resident pages less those of files, from `/proc/self/statm`; 0 where it cannot be read.
    private static var processMemory: Int {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 128)
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return 0 }
      let fields = buffer[..<count].split(separator: UInt8(ascii: " ")).map {
        Int(String(decoding: $0, as: UTF8.self)) ?? 0
      }
      guard fields.count >= 3 else { return 0 }
      return max(fields[1] - fields[2], 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif
}
