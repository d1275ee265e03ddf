// `initialize` and `initialized`: the handshake.

import InkLSP

extension Session {
  mutating func initialize(_ request: InitializeRequest) -> InitializeResult {
    client = ClientProfile(request)
    settings.initializationOptions = request.initializationOptions
    lifecycle = .initializing
    loading.introduced()
    refreshProjects()
    return InitializeResult(version: effects.version, capabilities: capabilities)
  }

  mutating func initialized() {
    guard lifecycle == .initializing else { return }
    lifecycle = .running
    registerForConfiguration()
    registerForTyping()
    requestConfiguration()
  }
}
