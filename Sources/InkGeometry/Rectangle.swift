// Places and rectangles on a screen or in a view.

/// A place in points; `y` grows downwards.
public struct ScreenPoint: Sendable, Equatable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points; `y` grows downwards.
public struct Rectangle: Sendable, Equatable {
  /// Its left edge.
  public var x: Double
  /// Its upper edge.
  public var y: Double
  /// How wide it is, never below 0.
  public var width: Double
  /// How high it is, never below 0.
  public var height: Double

  /// A rectangle; a width or height below 0 counts as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Its right edge.
  public var right: Double { x + width }
  /// Its lower edge.
  public var bottom: Double { y + height }
  /// Its middle.
  public var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What it has in common with another one; nil where that is nothing, such as a common edge alone.
  public func intersection(_ other: Rectangle) -> Rectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (width, height) = (min(right, other.right) - left, min(bottom, other.bottom) - top)
    guard width > 0, height > 0 else { return nil }
    return Rectangle(x: left, y: top, width: width, height: height)
  }

  /// Whether a place is in it, all edges included.
  public func contains(x: Double, y: Double) -> Bool {
    self.x <= x && x <= right && self.y <= y && y <= bottom
  }

  /// The rectangle with this many times its own width and height added on each side.
  public func grown(by factor: Double) -> Rectangle {
    Rectangle(
      x: x - width * factor, y: y - height * factor, width: width * (1 + 2 * factor),
      height: height * (1 + 2 * factor))
  }
}
