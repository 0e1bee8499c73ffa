/// The files of the page, which are compiled into the program.
enum PageFiles {
  private static let files: [String: (type: String, bytes: @Sendable () -> [UInt8])] = [
    "/": ("text/html; charset=utf-8", { PackageResources.index_html }),
    "/page.css": ("text/css; charset=utf-8", { PackageResources.page_css }),
    "/page.js": (script, { PackageResources.page_js }),
    "/connection.js": (script, { PackageResources.connection_js }),
    "/board.js": (script, { PackageResources.board_js }),
    "/candidates.js": (script, { PackageResources.candidates_js }),
    "/gestures.js": (script, { PackageResources.gestures_js }),
    "/field.js": (script, { PackageResources.field_js }),
    "/panels.js": (script, { PackageResources.panels_js }),
    "/costs.js": (script, { PackageResources.costs_js }),
    "/lattice.js": (script, { PackageResources.lattice_js }),
    "/elements.js": (script, { PackageResources.elements_js }),
  ]

  private static let script = "text/javascript; charset=utf-8"

  /// Returns the file with a path, or that there is none.
  static func response(at path: String) -> Response {
    guard let file = files[path] else { return .notFound }
    return Response(
      status: "200 OK", headers: [("Content-Type", file.type)], body: file.bytes())
  }
}
