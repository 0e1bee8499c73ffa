import IBus

private typealias Engine = UnsafeMutablePointer<IBusEngine>
private typealias Data = UnsafeMutableRawPointer
private typealias Text = UnsafePointer<CChar>

/// The object of an engine; nil after IBus has released it.
private func object(_ engine: Engine?, _ host: Data?) -> EngineObject? {
  guard let engine, let host else { return nil }
  return Unmanaged<EngineHost>.fromOpaque(host).takeUnretainedValue().engines[engine]
}

private func string(_ text: Text?) -> String { text.map { String(cString: $0) } ?? "" }

extension EngineObject {
  /// Receives the signals of the engine. The host outlives all engines.
  func connectSignals(host: EngineHost) {
    let data = Unmanaged.passUnretained(host).toOpaque()
    connectKeysAndFocus(data)
    connectField(data)
    connectPanel(data)
    g_object_weak_ref(
      UnsafeMutableRawPointer(engine).assumingMemoryBound(to: GObject.self),
      { data, released in
        guard let data, let released else { return }
        Unmanaged<EngineHost>.fromOpaque(data).takeUnretainedValue().remove(released)
      }, data)
  }

  private func connectKeysAndFocus(_ data: Data) {
    let key: @convention(c) (Engine?, UInt32, UInt32, UInt32, Data?) -> gboolean = {
      let isEaten = object($0, $4)?.handleKey(keysym: $1, code: $2, state: $3) ?? false
      return isEaten ? 1 : 0
    }
    connect(engine, "process-key-event", data, key)
    let focusIn: @convention(c) (Engine?, Text?, Text?, Data?) -> Void = {
      object($0, $3)?.focusIn(client: string($2))
    }
    connect(engine, "focus-in-id", data, focusIn)
    let focusOut: @convention(c) (Engine?, Text?, Data?) -> Void = {
      object($0, $2)?.focusOut()
    }
    connect(engine, "focus-out-id", data, focusOut)
    // The daemon does not know yet that a new engine wants names: where the user chooses a keyboard in
    // a field, its first focus comes without one.
    let namelessFocusIn: @convention(c) (Engine?, Data?) -> Void = {
      object($0, $1)?.focusIn(client: "")
    }
    connect(engine, "focus-in", data, namelessFocusIn)
    let namelessFocusOut: @convention(c) (Engine?, Data?) -> Void = { object($0, $1)?.focusOut() }
    connect(engine, "focus-out", data, namelessFocusOut)
    let reset: @convention(c) (Engine?, Data?) -> Void = { object($0, $1)?.reset() }
    connect(engine, "reset", data, reset)
    // The user switches to another engine.
    let disable: @convention(c) (Engine?, Data?) -> Void = { object($0, $1)?.disable() }
    connect(engine, "disable", data, disable)
  }

  private func connectField(_ data: Data) {
    let capabilities: @convention(c) (Engine?, UInt32, Data?) -> Void = {
      object($0, $2)?.setCapabilities($1)
    }
    connect(engine, "set-capabilities", data, capabilities)
    let content: @convention(c) (Engine?, UInt32, UInt32, Data?) -> Void = {
      object($0, $3)?.setContentType(purpose: $1, hints: $2)
    }
    connect(engine, "set-content-type", data, content)
    let surrounding:
      @convention(c) (Engine?, UnsafeMutablePointer<IBusText>?, UInt32, UInt32, Data?) -> Void = {
        guard let text = $1 else { return }
        object($0, $4)?.setSurroundingText(
          string(ibus_text_get_text(text)), cursor: $2, anchor: $3)
      }
    connect(engine, "set-surrounding-text", data, surrounding)
  }

  private func connectPanel(_ data: Data) {
    let pageUp: @convention(c) (Engine?, Data?) -> Void = {
      object($0, $1)?.turnPage(forward: false)
    }
    connect(engine, "page-up", data, pageUp)
    let pageDown: @convention(c) (Engine?, Data?) -> Void = {
      object($0, $1)?.turnPage(forward: true)
    }
    connect(engine, "page-down", data, pageDown)
    let up: @convention(c) (Engine?, Data?) -> Void = {
      object($0, $1)?.moveHighlight(forward: false)
    }
    connect(engine, "cursor-up", data, up)
    let down: @convention(c) (Engine?, Data?) -> Void = {
      object($0, $1)?.moveHighlight(forward: true)
    }
    connect(engine, "cursor-down", data, down)
    let click: @convention(c) (Engine?, UInt32, UInt32, UInt32, Data?) -> Void = {
      object($0, $4)?.click($1, button: $2)
    }
    connect(engine, "candidate-clicked", data, click)
    let activate: @convention(c) (Engine?, Text?, UInt32, Data?) -> Void = {
      guard let key = PanelProperties.Key(rawValue: string($1)) else { return }
      object($0, $3)?.activate(key)
    }
    connect(engine, "property-activate", data, activate)
  }
}
