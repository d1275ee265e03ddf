// Where a command is typed: the project around it, and what its paths mean.

import InkLSP
import InkServer
import InkSystem

/// The project that a document in the current folder would follow; nil where there is none, or nobody can tell.
func projectHere(_ environment: Environment = .current) -> String? {
  guard let folder = try? CurrentProcess.workingFolder else { return nil }
  let resolver = ProjectResolver(
    folder: { projectRoot(of: $0, holding: $1, below: environment.homeFolder) },
    truePath: { FileSystem.truePath($0) })
  return resolver.project(of: fileURI(ofPath: "\(folder)/document"))?.path
}

/// The nearest folder of the user's own above a path that holds something of one of these names; neither the home
/// folder nor the root.
///
/// Whoever may write to a folder above, such as `/tmp`, could change what is typed there by settings put into it.
func projectRoot(of path: String, holding names: [String], below home: String) -> String? {
  var folder = FileSystem.folder(of: path)
  // The same folder may be spelled in two ways, as where /home is a link.
  let home = FileSystem.truePath(home) ?? home
  while folder.hasPrefix("/"), folder != "/", (FileSystem.truePath(folder) ?? folder) != home {
    if names.contains(where: { FileSystem.exists("\(folder)/\($0)") }), FileSystem.isOwn(folder) {
      return folder
    }
    folder = FileSystem.folder(of: folder)
  }
  return nil
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
