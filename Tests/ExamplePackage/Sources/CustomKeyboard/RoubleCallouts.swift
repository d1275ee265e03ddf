// Callouts of one's own: other currencies behind the dollar sign, everything else as it is.

import Inkling

/// Puts the rouble right behind the dollar.
public struct RoubleCallouts: CalloutProvider {
  /// The provider.
  public init() {}

  /// Its own row, and nil for everything else.
  public func variants(of character: String, language: String?) -> [Callout]? {
    character == "$" ? "$₽¥€¢£₩".map { Callout(String($0)) } : nil
  }
}
