// Where a command is typed: the project around it, and what its paths mean.

import InkLSP
import InkServer
import InkSystem

/// The project that a document in the current folder would follow; nil where there is none, or nobody can tell.
func projectHere(_ environment: Environment = .current) -> String? {
  guard let folder = try? CurrentProcess.workingFolder else { return nil }
  let resolver = ProjectResolver(files: DiskFiles(homeFolder: environment.homeFolder))
  return resolver.project(of: fileURI(ofPath: "\(folder)/document"))?.path
}

/// A path from the root, of one from the current folder. A home folder is no business of ours: the shell has put it
/// there.
func absolutePath(_ path: String) -> String {
  if path.hasPrefix("/") { return path }
  return ((try? CurrentProcess.workingFolder).map { "\($0)/" } ?? "") + path
}

/// The URI of a document by which editors know it; one that is a URI stays as it is.
func documentURI(_ path: String) -> String {
  path.contains("://") ? path : fileURI(ofPath: absolutePath(path))
}
