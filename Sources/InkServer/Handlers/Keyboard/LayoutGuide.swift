// `inkling/layoutGuide`: pure geometry, independent of the session.

import InkLSP

extension Session {
  func layoutGuide(_ request: LayoutGuideRequest) -> LayoutGuideResult {
    LayoutGuideResult(request)
  }
}
