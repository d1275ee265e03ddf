// `workspace/executeCommand`: commands, looked up by name in a separate table.

import InkEngine
import InkJSON
import InkLSP
import InkRPC
import InkText

extension Session {
  mutating func executeCommand(
    _ request: ExecuteCommandRequest
  ) throws -> MethodTable<Session>.Outcome {
    guard let handler = Session.commands.requests[request.command] else {
      throw ServerError.unknownCommand(request.command)
    }
    return try handler(&self, request.argument)
  }

  mutating func setInlinePrediction(
    _ command: SetInlinePredictionCommand
  ) throws -> SetInlinePredictionCommand.Answer {
    if let uri = command.uri {
      try documents.focus(on: uri) { $0.choices.inlinePrediction = command.mode }
    } else {
      setForSession("inlinePrediction", ["mode": .string(command.mode.rawValue)])
    }
    return .init(mode: command.mode)
  }

  mutating func setEnabled(_ argument: SwitchArgument) throws -> SwitchAnswer {
    let isEnabled = argument.enabled
    if let uri = argument.uri {
      try documents.focus(on: uri) { $0.choices.isEnabled = isEnabled }
      restoreMarks(in: uri)
    } else {
      if argument.persists { try setForGood("enabled", .bool(isEnabled)) }
      setForSession("enabled", .bool(isEnabled))
    }
    return SwitchAnswer(enabled: isEnabled)
  }
}
