// Requests to the client, and the effects of its responses.

import InkEngine
import InkJSON
import InkLSP
import InkRPC
import InkSettings
import Logging

extension Session {
  /// Requests the client's settings, both general and per folder, if it supports that; until it responds, those known
  /// so far apply.
  mutating func requestConfiguration() {
    guard client.capabilities.configuration, lifecycle.allowsRequestsToClient else { return }
    let request = ConfigurationRequest(folders: settings.projects.map(client.spelling))
    let id = pending.register(.configuration(folders: settings.projects.map(\.uri)))
    send(Frame.request(id, ConfigurationRequest.method, params: request))
  }

  /// Applies the client's settings, both general and per folder. A section that it no longer has takes back what it
  /// answered before, but not what it sent by itself. An answer that is no list says nothing, nor does one that is too
  /// short about the rest.
  private mutating func apply(configuration answer: JSONValue, forFolders folders: [String]) {
    guard case .array(let answered) = answer else { return }
    let sections = ConfigurationRequest.sections(
      of: answer, count: min(answered.count, folders.count + 1))
    var hasChanged = false
    for (folder, answer) in zip([nil] + folders, sections) {
      if folder != nil, settings.project(at: folder) == nil { continue }
      // An empty object is no answer: what the client sent of itself goes on.
      let section = answer?.object?.isEmpty == true ? nil : answer
      guard section != nil || settings.answeredFolders.contains(folder) else { continue }
      applyLayer(section ?? .null, from: .client, in: folder)
      // The general section replaces those of the folders.
      if folder == nil { settings.answeredFolders = [] }
      if section == nil {
        settings.answeredFolders.remove(folder)
      } else {
        settings.answeredFolders.insert(folder)
      }
      hasChanged = true
    }
    if hasChanged { settingsChanged() }
  }

  /// Registers for changed settings, if the client requires that.
  mutating func registerForConfiguration() {
    guard client.capabilities.registersConfigurationChange, lifecycle.allowsRequestsToClient else {
      return
    }
    let id = pending.register(.registration)
    let request = RegisterConfigurationChange()
    send(Frame.request(id, RegisterConfigurationChange.method, params: request))
  }

  /// Registers for typed characters in prose, if the client requires that.
  mutating func registerForTyping() {
    guard client.capabilities.registersOnTypeFormatting, lifecycle.allowsRequestsToClient else {
      return
    }
    let id = pending.register(.registration)
    let request = RegisterOnTypeFormatting(
      triggers: Session.onTypeTriggers, languageIDs: Document.proseLanguageIDs)
    send(Frame.request(id, RegisterOnTypeFormatting.method, params: request))
  }

  /// Asks the client to edit a document, which reverts a correction.
  mutating func requestEdit(
    _ edit: WorkspaceEdit, label: String, reverting correction: TypingCorrection, in uri: String
  ) {
    let id = pending.register(.edit(uri: uri, reverting: correction))
    let request = ApplyEditRequest(label: label, edit: edit)
    send(Frame.request(id, ApplyEditRequest.method, params: request))
  }

  /// Processes a response of the client; late, unknown and duplicate ones are dropped. Returns whether it was awaited.
  @discardableResult
  mutating func handleResponse(_ id: RequestID, _ result: Result<JSONValue, RPCError>) -> Bool {
    guard let request = pending.answered(id) else { return false }
    switch (request, result) {
    case (.configuration(let folders), .success(let answer)):
      apply(configuration: answer, forFolders: folders)
    case (.progress(let token), .success): beginProgress(ofReading: token)
    case (.edit, .success(let answer)) where answer["applied"]?.bool == false:
      showMessage(editNotMadeMessage)
    case (.edit(let uri, let correction), .success):
      // A document that was closed meanwhile has nothing to revert.
      _ = try? noteRevert(of: correction, in: uri)
    case (.registration, .success), (.refresh, .success): break
    case (_, .failure(let error)):
      log.notice("The client refused", metadata: ["code": "\(error.code.rawValue)"])
      if case .edit = request { showMessage(editNotMadeMessage) }
    }
    return true
  }
}
