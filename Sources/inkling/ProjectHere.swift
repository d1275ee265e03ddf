// The current folder of a command: the project around it, and what relative paths mean.

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

/// Returns the document URI that editors use for a path; a URI is returned as it is.
func documentURI(_ path: String) -> String {
  path.contains("://") ? path : fileURI(ofPath: absolutePath(path))
}
