// `inkling/layoutGuide`: pure geometry, of which a session knows nothing.

import InkLSP

extension Session {
  func layoutGuide(_ request: LayoutGuideRequest) -> LayoutGuideResult {
    LayoutGuideResult(request)
  }
}
