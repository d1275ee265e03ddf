// How far a view's content moves up when a system announces a change of its keyboard.

/// A system's notification that its keyboard is about to move.
public enum KeyboardNotice {
  /// Returns how far above the view's lower end its content ends after the keyboard has moved; nil if the notification
  /// does not concern the view, so that nothing changes: no screen, another screen, or no frame.
  ///
  /// This is the height of the view that the keyboard covers, not the keyboard's own height: a window that ends above
  /// it does not move. A hidden keyboard covers nothing, nor does a floating or split one, below which content goes on.
  /// The covered height replaces the safe area even if it is smaller, unless `keepsSafeArea`.
  public static func bottomOffset(
    of view: CoveredView, keyboard: OnScreenKeyboard?, keepsSafeArea: Bool = false
  ) -> Double? {
    guard let keyboard, keyboard.screen == view.screen, keyboard.frameInScreen != nil else {
      return nil
    }
    guard keyboard.isDocked, !keyboard.isHidden, let covered = view.coveredHeight(by: keyboard)
    else { return view.safeAreaBottom }
    return keepsSafeArea ? max(covered, view.safeAreaBottom) : covered
  }
}
