// The errors in the inputs of a pack: what was expected, what was found and a remedy.

/// The reason why a language pack cannot be built.
package enum PackBuildError: Error, Equatable {
  /// A line of the recipe is not a valid statement.
  case recipe(line: Int, expected: String, found: String)
  /// The recipe lacks a required statement.
  case incompleteRecipe(missing: String)
  /// A binary input ends prematurely.
  case cutShort(offset: Int, expected: Int, found: Int)
  /// A binary input is not of the kind stated in the recipe.
  case wrongKind(expected: String, found: String)
  /// An input is of the right kind but has invalid contents.
  case damaged(what: String, expected: String, found: String)
  /// A component has neither a text nor a model to learn from.
  case emptyComponent(String)
}

extension PackBuildError: CustomStringConvertible {
  /// A sentence for the user who builds the pack.
  package var description: String {
    switch self {
    case .recipe(let line, let expected, let found):
      "recipe line \(line): expected \(expected), found \"\(found)\""
    case .incompleteRecipe(let missing):
      "the recipe has no line \"\(missing) …\"; add one"
    case .cutShort(let offset, let expected, let found):
      "the input ends too early: expected \(expected) more bytes at offset \(offset), found \(found); download it again"
    case .wrongKind(let expected, let found):
      "expected \(expected), found \"\(found)\"; check the path in the recipe"
    case .damaged(let what, let expected, let found):
      "\(what): expected \(expected), found \(found); download the input again"
    case .emptyComponent(let name):
      "component \"\(name)\" has neither text nor a model; add an input to it or leave it out"
    }
  }
}
