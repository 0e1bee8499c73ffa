import KeyboardDrawing
import KeyboardTestSupport
import Testing

/// The frame and label of every key of every layer of every keyboard.
@Suite struct GeometryTests {
  private static let sizes = [
    KeyboardSize(), KeyboardSize(width: 320, height: 216), KeyboardSize(width: 844, height: 160),
    KeyboardSize(width: 390, height: 500),
  ]

  private func views(_ id: String, _ size: KeyboardSize = KeyboardSize()) throws -> [KeyboardView] {
    let pictures = KeyboardPictures(contents: try LocaleFiles.contents(of: id), size: size)
    #expect(pictures.layers.first == "base")
    #expect(pictures.view(ofLayer: "nothing") == nil)
    return try pictures.layers.map { try #require(pictures.view(ofLayer: $0)) }
  }

  @Test(arguments: LocaleFiles.layouts)
  func keysStayInsideAndDoNotOverlap(id: String) throws {
    for size in Self.sizes {
      for view in try views(id, size) {
        for key in view.keys {
          #expect(view.bounds.contains(key.frame), "\(view.layer): \(key.id) \(key.frame)")
          #expect(key.frame.width > 0 && key.frame.height > 0)
        }
        for row in view.rows {
          for (left, right) in zip(row, row.dropFirst()) {
            #expect(left.frame.x + left.frame.width <= right.frame.x + 0.01, "\(view.layer)")
          }
        }
      }
    }
  }

  /// Nothing can be drawn above the top edge, so callouts lie inside the keyboard whatever they
  /// offer.
  @Test(arguments: LocaleFiles.layouts)
  func calloutsLieInside(id: String) throws {
    for size in Self.sizes {
      for view in try views(id, size) {
        for key in view.keys {
          let callout = view.calloutFrame(of: key)
          #expect(view.bounds.contains(callout), "\(view.layer): \(key.id) \(callout)")
          #expect(callout.width > 0 && callout.height > 0)
        }
      }
    }
  }

  /// Rows fill the width or are centred, with or without a next-keyboard key.
  @Test(arguments: LocaleFiles.layouts, [true, false])
  func rowsFillTheWidth(id: String, needsInputModeSwitchKey: Bool) throws {
    var session = LanguageSession(try LocaleFiles.contents(of: id))
    for type in KeyboardType.allCases {
      session.begin(
        with: InputTraits(keyboardType: type), needsInputModeSwitchKey: needsInputModeSwitchKey)
      check(session, id)
    }
    for layer in session.contents.layout.touchLayers {
      let isShown = session.show(layer: layer.id)
      #expect(isShown)
      check(session, id)
    }
  }

  private func check(_ session: LanguageSession, _ id: String) {
    let view = session.view(of: KeyboardSize())
    let rows = session.rows.filter { !$0.isEmpty }
    #expect(rows.count == view.rows.count)
    let unit = view.size.width / (rows.map { $0.reduce(0) { $0 + $1.key.width } }.max() ?? 1)
    for (row, caps) in zip(rows, view.rows) {
      guard let first = caps.first?.frame, let last = caps.last?.frame else { continue }
      let left = first.x - unit * row.prefix { $0.key.isGap }.reduce(0) { $0 + $1.key.width }
      let right =
        view.size.width - last.x - last.width
        - unit * row.reversed().prefix { $0.key.isGap }.reduce(0) { $0 + $1.key.width }
      #expect(abs(left - right) < 0.01, "\(view.layer): \(row.map(\.key.id))")
      if row.contains(where: \.key.stretches) { #expect(abs(left) < 0.01, "\(view.layer)") }
    }
    // On letter layers, rows without a stretching key fill the width too.
    for row in rows where ["base", "shift"].contains(view.layer) {
      let width = row.reduce(0) { $0 + $1.key.width } * unit
      let isFull = row.contains(where: \.key.stretches) || abs(width - view.size.width) < 0.01
      #expect(isFull, "\(view.layer): \(row.map(\.key.id)) is \(width) wide")
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func everyKeyHasANameAndAFittingLabel(id: String) throws {
    for view in try views(id) {
      for key in view.keys {
        let position = "\(view.layer): \(key.id)"
        let isSpeakable = key.accessibilityLabel.contains { $0.isLetter || $0.isNumber }
        #expect(isSpeakable, "\(position): '\(key.accessibilityLabel)'")
        #expect(!key.label.isEmpty, "\(position)")
        #expect(SVGDrawing.fits(key), "\(position): '\(key.label)' on \(key.frame.width)")
        #expect(!key.alternatives.contains(""), "\(position)")
      }
      // Keys of one layer that do different things have different names.
      let names = Dictionary(grouping: view.keys, by: \.accessibilityLabel)
      for (name, keys) in names where !view.layer.hasPrefix("hardware") {
        #expect(Set(keys.map { $0.text ?? $0.id }).count == 1, "\(view.layer): \(name)")
      }
    }
  }

  /// Laying out again gives the same result, and invalid sizes never trap.
  @Test(arguments: LocaleFiles.layouts)
  func layoutIsRepeatable(id: String) throws {
    var session = LanguageSession(try LocaleFiles.contents(of: id))
    session.begin(with: InputTraits(), needsInputModeSwitchKey: true)
    let first = session.view(of: KeyboardSize())
    for size in [
      KeyboardSize(width: 0, height: 0), KeyboardSize(width: -5, height: -5),
      KeyboardSize(width: .nan, height: 1), KeyboardSize(width: .infinity, height: .infinity),
      KeyboardSize(width: 1e300, height: 1e-300),
    ] {
      let view = session.view(of: size)
      for key in view.keys { _ = view.calloutFrame(of: key) }
      _ = SVGDrawing(view, title: "").text
      _ = TextDrawing(view).text
    }
    #expect(session.view(of: KeyboardSize()) == first)
  }

  @Test func keysAtPoints() throws {
    let view = try #require(
      KeyboardPictures(contents: try LocaleFiles.contents(of: "en")).view(ofLayer: "base"))
    for key in view.keys {
      let (x, y) = (key.frame.x + key.frame.width / 2, key.frame.y + key.frame.height / 2)
      #expect(view.key(atX: x, y: y) == key)
    }
    #expect(view.key(atX: -1, y: 0) == nil && view.key(atX: 391, y: 0) == nil)
  }
}

extension KeyboardView {
  /// The whole keyboard.
  fileprivate var bounds: KeyFrame {
    KeyFrame(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The keys, row by row.
  fileprivate var rows: [[KeyCap]] {
    var rows: [[KeyCap]] = []
    for key in keys {
      if let last = rows.last?.last, abs(last.frame.y - key.frame.y) < 0.5 {
        rows[rows.count - 1].append(key)
      } else {
        rows.append([key])
      }
    }
    return rows
  }
}

extension KeyFrame {
  /// Whether another frame lies inside this one, within rounding error.
  fileprivate func contains(_ other: KeyFrame) -> Bool {
    other.x >= x - 0.01 && other.y >= y - 0.01 && other.x + other.width <= x + width + 0.01
      && other.y + other.height <= y + height + 0.01
  }
}
