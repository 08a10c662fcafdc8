import Terrace

// On a phone SwiftUI brings UIKit along, on a Mac AppKit, so that programs name these types without importing anything else.

/// A colour of UIKit's, as in `Color(UIColor.systemGray6)` and `Color(.systemGray6)`.
public typealias UIColor = _SystemColor
/// A colour of AppKit's.
public typealias NSColor = _SystemColor
/// What `#colorLiteral` is.
public typealias _ColorLiteralType = _SystemColor
