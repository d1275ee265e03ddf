// Custom callouts: other currencies after the dollar sign, everything else unchanged.

import Inkling

/// Lists the rouble first after the dollar sign.
public struct RoubleCallouts: CalloutProvider {
  /// Creates the provider.
  public init() {}

  /// Returns its own row for the dollar sign, and nil for everything else.
  public func variants(of character: String, language: String?) -> [Callout]? {
    character == "$" ? "$₽¥€¢£₩".map { Callout(String($0)) } : nil
  }
}
