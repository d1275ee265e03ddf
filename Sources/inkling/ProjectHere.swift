// The current folder of a command: the project around it, and what relative paths mean.

import ArgumentParser
import InkLSP
import InkServer
import InkSystem

/// Returns the project that a document in the current folder would belong to; nil if there is none or it cannot be
/// determined.
func currentProject(_ environment: Environment = .current) -> String? {
  guard let folder = try? CurrentProcess.workingFolder else { return nil }
  let resolver = ProjectResolver(files: DiskFiles(homeFolder: environment.homeFolder))
  return resolver.project(of: fileURI(ofPath: "\(folder)/document"))?.path
}

/// Returns the absolute path of a path relative to the current folder. `~` is not handled: the shell has expanded it.
func absolutePath(_ path: String) -> String {
  if path.hasPrefix("/") { return path }
  return ((try? CurrentProcess.workingFolder).map { "\($0)/" } ?? "") + path
}

/// A document as given on the command line, by its path or by the URI that editors use, such as `untitled:Untitled-1`.
struct DocumentArgument: ExpressibleByArgument, Equatable {
  let uri: String

  /// Parses a path or a URI; nil if it is empty, which would be the current folder with all that is in it.
  init?(argument: String) {
    if argument.isEmpty { return nil }
    let isURI = Self.hasScheme(argument) && !FileSystem.exists(argument)
    uri = isURI ? argument : fileURI(ofPath: absolutePath(argument))
  }

  /// Whether a text begins like a URI, which has no blanks. A single letter before a colon begins a name.
  private static func hasScheme(_ text: String) -> Bool {
    guard !text.contains(" "), let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return false
    }
    let scheme = text[..<colon]
    return scheme.utf8.count > 1 && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
