// Questions of ours to the client, and what its answers change.

import InkEngine
import InkJSON
import InkLSP
import InkRPC
import InkSettings
import Logging

extension Session {
  /// Asks for the client's settings, those for all documents and those for each folder, if it can tell them; until it
  /// answers, those known so far hold.
  mutating func askForConfiguration() {
    guard client.capabilities.configuration, lifecycle.allowsRequestsToClient else { return }
    let request = ConfigurationRequest(folders: settings.projects.map(\.uri))
    let id = pending.ask(.configuration(folders: request.folders))
    send(Frame.request(id, ConfigurationRequest.method, params: request))
  }

  /// Takes the client's settings, as they are for all documents and for each of some folders.
  private mutating func apply(configuration answer: JSONValue, forFolders folders: [String]) {
    let sections = ConfigurationRequest.sections(of: answer, count: folders.count + 1)
    if sections.allSatisfy({ $0 == nil }) { return }
    if let section = sections[0] { applyLayer(section, from: .client) }
    for (folder, section) in zip(folders, sections.dropFirst()) {
      guard let section, settings.project(at: folder) != nil else { continue }
      applyLayer(section, from: .client, in: folder)
    }
    settingsChanged()
  }

  /// Asks to hear of changed settings, if that takes asking.
  mutating func registerForConfiguration() {
    guard client.capabilities.registersConfigurationChange, lifecycle.allowsRequestsToClient else {
      return
    }
    let id = pending.ask(.registration)
    let request = RegisterConfigurationChange()
    send(Frame.request(id, RegisterConfigurationChange.method, params: request))
  }

  /// Asks to hear of typed characters in prose, if that takes asking.
  mutating func registerForTyping() {
    guard client.capabilities.registersOnTypeFormatting, lifecycle.allowsRequestsToClient else {
      return
    }
    let id = pending.ask(.registration)
    let request = RegisterOnTypeFormatting(
      triggers: Session.onTypeTriggers, languageIDs: Document.proseLanguageIDs)
    send(Frame.request(id, RegisterOnTypeFormatting.method, params: request))
  }

  /// Asks the client to change a document.
  mutating func ask(for edit: WorkspaceEdit, label: String) {
    let id = pending.ask(.edit)
    let request = ApplyEditRequest(label: label, edit: edit)
    send(Frame.request(id, ApplyEditRequest.method, params: request))
  }

  /// Takes an answer of the client; late, unknown and second ones are dropped.
  mutating func handleResponse(_ id: RequestID, _ result: Result<JSONValue, RPCError>) {
    guard let question = pending.answered(id) else { return }
    switch (question, result) {
    case (.configuration(let folders), .success(let answer)):
      apply(configuration: answer, forFolders: folders)
    case (.progress(let token), .success): tellProgress(ofReading: token)
    case (.registration, .success), (.refresh, .success), (.edit, .success):
      break
    case (_, .failure(let error)):
      log.notice("The client refused", metadata: ["code": "\(error.code.rawValue)"])
    }
  }
}
