// How far a view's content moves up when a system tells that its keyboard will change.

/// A system's word that its keyboard is about to move.
public enum KeyboardNotice {
  /// How far above the view's lower end its content ends once the keyboard has moved; nil where the notice is not about
  /// the view and nothing changes: no screen, another screen, or no frame.
  ///
  /// It is the height that the keyboard covers of the view, not the keyboard's own: a window that ends above it is not
  /// moved. What a keyboard covers takes the place of the safe area even where it is less, unless `keepsSafeArea`.
  public static func bottomOffset(
    of view: CoveredView, keyboard: OnScreenKeyboard?, keepsSafeArea: Bool = false
  ) -> Double? {
    guard let keyboard, keyboard.screen == view.screen, keyboard.frameInScreen != nil else {
      return nil
    }
    let covered = view.coveredHeight(by: keyboard)
    guard let covered else { return view.safeAreaBottom }
    return keepsSafeArea ? max(covered, view.safeAreaBottom) : covered
  }
}
