import Foundation
import Terrace

// On a phone SwiftUI brings UIKit along, on a Mac AppKit, so that programs name these types without importing anything else.

/// A colour of UIKit's, as in `Color(UIColor.systemGray6)` and `Color(.systemGray6)`.
public typealias UIColor = _SystemColor
/// A colour of AppKit's.
public typealias NSColor = _SystemColor
/// What `#colorLiteral` is.
public typealias _ColorLiteralType = _SystemColor

extension _SystemColor {
    /// A colour in numbers.
    public convenience nonisolated init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    private nonisolated var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = Color(self).resolve(in: EnvironmentValues())
        return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity))
    }

    /// Its numbers; of a colour of the terminal's theme, those that are usual.
    public nonisolated var cgColor: CGColor {
        let parts = parts
        return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    /// Its red, green and blue part and how opaque it is, from 0 to 1. Places that are nil are left out.
    @discardableResult
    public nonisolated func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = parts
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// How light it is, and how opaque, from 0 to 1.
    @discardableResult
    public nonisolated func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = parts
        white?.pointee = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Its place on the colour wheel, and how opaque it is, from 0 to 1.
    @discardableResult
    public nonisolated func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = parts
        let (highest, lowest) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
        let span = highest - lowest
        var turn: CGFloat = 0
        if span > 0 {
            if highest == parts.red {
                turn = (parts.green - parts.blue) / span
            } else if highest == parts.green {
                turn = 2 + (parts.blue - parts.red) / span
            } else {
                turn = 4 + (parts.red - parts.green) / span
            }
        }
        hue?.pointee = turn < 0 ? (turn + 6) / 6 : turn / 6
        saturation?.pointee = highest > 0 ? span / highest : 0
        brightness?.pointee = highest
        alpha?.pointee = parts.alpha
        return true
    }

    /// Its red part, from 0 to 1.
    public nonisolated var redComponent: CGFloat { parts.red }
    /// Its green part, from 0 to 1.
    public nonisolated var greenComponent: CGFloat { parts.green }
    /// Its blue part, from 0 to 1.
    public nonisolated var blueComponent: CGFloat { parts.blue }
    /// How opaque it is, from 0 to 1.
    public nonisolated var alphaComponent: CGFloat { parts.alpha }
}
