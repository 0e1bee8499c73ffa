import KeyboardLayouts

/// Builds the flicks of a layout, by flick id.
enum FlicksBuilder {
  static func flicks(
    of root: LayoutNode, _ problems: inout ProblemList
  ) -> [String: [Flick]] {
    let nodes = root.grandchildren(of: "flicks", named: "flick")
    LayoutNode.reportDuplicates(nodes, of: "flick", &problems)
    var flicks: [String: [Flick]] = [:]
    for node in nodes {
      guard let id = node["id"] else { continue }
      let segments = node.children(named: "flickSegment")
      if segments.isEmpty {
        problems.report(.missingElement("flickSegment", in: "flick"), at: node.position)
      }
      var read: [Flick] = []
      var paths: Set<[FlickDirection]> = []
      for segment in segments {
        guard let flick = flick(of: segment, &problems) else { continue }
        if !paths.insert(flick.path).inserted {
          problems.report(
            .duplicateID(segment["directions"] ?? "", of: "flickSegment"), at: segment.position)
        }
        read.append(flick)
      }
      flicks[id] = read
    }
    return flicks
  }

  private static func flick(of node: LayoutNode, _ problems: inout ProblemList) -> Flick? {
    guard let directions = node["directions"], let key = node["keyId"] else { return nil }
    let words = node.list("directions")
    let path = words.compactMap(FlickDirection.init)
    guard !path.isEmpty, path.count == words.count else {
      problems.report(
        .invalidValue(directions, attribute: "directions", expected: "n ne e se s sw w nw"),
        at: node.position)
      return nil
    }
    return Flick(path: path, keyID: key)
  }
}
