// Providers of variants: the order in which they are asked, and the domains of address fields.

import Testing

@testable import InkCallouts

/// Returns one variant, for one character only.
private struct OneVariant: CalloutProvider {
  let character: String
  let variant: String

  func variants(of character: String, language: String?) -> [Callout]? {
    character == self.character ? [Callout(character), Callout(variant)] : nil
  }
}

struct CalloutProviderTests {
  private let provider = LocalizedCalloutProvider([
    "sv": OneVariant(character: "a", variant: "å"),
    "sv_FI": OneVariant(character: "a", variant: "ä"),
  ])

  private func variants(_ character: String, _ language: String?) -> String? {
    provider.variants(of: character, language: language)?.map(\.text).joined()
  }

  @Test func `the provider of the whole identifier comes first, then that of the language`() {
    #expect(variants("a", "sv-FI") == "aä")
    #expect(variants("a", "sv_FI") == "aä")
    #expect(variants("a", "sv") == "aå")
    #expect(variants("a", "sv-SE") == "aå")
  }

  @Test func `characters without an answer and other languages use the standard table`() {
    #expect(variants("c", "sv-FI")?.hasPrefix("cç") == true)
    #expect(
      variants("a", "de")
        == CalloutTable.standard.callouts(of: "a", language: "de").map(\.text).joined())
    #expect(variants("a", nil) == "aàáâäǎæãåāăą")
  }

  @Test func `a custom provider can replace the standard table`() {
    let none = LocalizedCalloutProvider(standard: DisabledCalloutProvider())
    #expect(none.variants(of: "a", language: "en") == [])
  }

  @Test(arguments: [
    (nil, ". .com .org .edu .net"), ("en", ". .com .org .edu .net"),
    ("en-GB", ". .co.uk .com .org .edu .net"), ("sv", ". .se .com .org .edu .net"),
    ("de_AT", ". .at .com .org .edu .net"), ("pt", ". .pt .com.br .com .org .edu .net"),
  ])
  func `the full stop of an address field has domains`(language: String?, row: String) {
    #expect(DomainCallouts.callouts(language: language).map(\.text).joined(separator: " ") == row)
  }
}
