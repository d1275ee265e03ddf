// Points and rectangles on a screen or in a view.

/// A position in points; `y` grows downwards.
public struct ScreenPoint: Sendable, Equatable {
  /// The horizontal position, growing to the right.
  public var x: Double
  /// The vertical position, growing downwards.
  public var y: Double

  /// Creates a position.
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
  /// The width, never negative.
  public var width: Double
  /// The height, never negative.
  public var height: Double

  /// Creates a rectangle; a negative width or height counts as 0.
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
  /// Its center.
  public var center: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }
  /// Whether its area is empty.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the intersection with another rectangle; nil if it is empty, as for a common edge.
  public func intersection(_ other: Rectangle) -> Rectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (width, height) = (min(right, other.right) - left, min(bottom, other.bottom) - top)
    guard width > 0, height > 0 else { return nil }
    return Rectangle(x: left, y: top, width: width, height: height)
  }

  /// Whether it contains a position, including all edges.
  public func contains(x: Double, y: Double) -> Bool {
    self.x <= x && x <= right && self.y <= y && y <= bottom
  }

  /// Returns the rectangle extended on each side by `factor` times its own width and height.
  public func grown(by factor: Double) -> Rectangle {
    Rectangle(
      x: x - width * factor, y: y - height * factor, width: width * (1 + 2 * factor),
      height: height * (1 + 2 * factor))
  }
}
