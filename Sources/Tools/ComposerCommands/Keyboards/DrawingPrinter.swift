import KeyboardDrawing
import KeyboardPackaging
import Keyboards
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes drawings to standard output, or each to a file in a folder.
struct DrawingPrinter: ~Copyable {
  let format: DrawCommand.Format
  let folder: String?
  private var output = StandardOutput()
  private var count = 0

  init(format: DrawCommand.Format, folder: String?) {
    self.format = format
    self.folder = folder
  }

  mutating func print(_ view: KeyboardView, name: String, title: String) throws {
    let picture =
      switch format {
      case .svg: SVGDrawing(view, title: title).text
      case .txt: TextDrawing(view).text
      }
    count += 1
    guard let folder else {
      if format == .txt { output.writeLine(title) }
      output.write(Array(picture.utf8))
      return
    }
    let fileName = name.replacing(" ", with: "-")
    let path = "\(folder)/\(fileName).\(format.rawValue)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try picture.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ToolError(.cannotCreate, "cannot write \(path): \(reason(of: error))")
    }
  }

  mutating func finish() {
    if let folder { output.writeLine("\(count) pictures in \(folder)") }
    output.flush()
  }
}
