import Foundation
import SwiftUI
import Testing

@Suite("Names of UIKit's")
struct UIKitNamesTests {
    @Test("A colour is taken apart into red, green and blue, and into hue, saturation and brightness")
    func parts() {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: nil))
        #expect([red, green, blue].map { ($0 * 10).rounded() } == [2, 4, 6])
        var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect((hue * 360).rounded() == 210)
        #expect((saturation * 100).rounded() == 67)
        #expect((brightness * 10).rounded() == 6)
        #expect((alpha * 10).rounded() == 5)
        let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        #expect((again.greenComponent * 10).rounded() == 4)
    }

    @Test("A hue is on the right side of the wheel", arguments: [(1.0, 0.0, 0.5, 330), (0, 1, 0, 120), (0, 0, 1, 240), (0.5, 0.5, 0.5, 0)])
    func hue(red: Double, green: Double, blue: Double, degrees: Double) {
        var hue: CGFloat = -1
        UIColor(red: red, green: green, blue: blue, alpha: 1).getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(Double(hue * 360).rounded() == degrees)
    }

    @Test("Colours go to Core Graphics and back")
    func coreGraphics() {
        let color = Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(color.cgColor?.components?.map { ($0 * 10).rounded() } == [10, 0, 0, 5])
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
        #expect(UIColor(white: 0.5, alpha: 1) != UIColor.red)
    }

    @Test("Corners that are not named stay square, and no radius is too long", arguments: [8, CGFloat.infinity, .nan, -1])
    func corners(radius: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: 80, height: 32)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: radius, height: radius))
        #expect(path.contains(CGPoint(x: 79.5, y: 31.5)))
        #expect(path.contains(CGPoint(x: 79.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 0.5)) == !(radius > 0))
        #expect(abs(path.bounds.width - rect.width) < 0.01)
        #expect(abs(path.bounds.height - rect.height) < 0.01)
    }

    @Test("An arc of UIKit's goes clockwise as it is seen")
    func arc() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.bounds.minY > -1)
        #expect(path.bounds.maxY > 9)
    }

    @Test("Outlines are made step by step, and are the same in every form")
    func steps() {
        let mutable = CGMutablePath()
        mutable.move(to: .zero)
        mutable.addLine(to: CGPoint(x: 16, y: 0))
        mutable.addLine(to: CGPoint(x: 16, y: 16))
        mutable.closeSubpath()
        let bezier = UIBezierPath()
        bezier.move(to: .zero)
        bezier.addLine(to: CGPoint(x: 16, y: 0))
        bezier.addLine(to: CGPoint(x: 16, y: 16))
        bezier.close()
        #expect(Path(mutable) == Path(bezier.cgPath))
        #expect(mutable.boundingBox == CGRect(x: 0, y: 0, width: 16, height: 16))
    }

    @Test("Bytes that are a picture make one, others do not")
    func pictures() {
        #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A])) != nil)
        #expect(UIImage(data: Data("RIFF....WEBPVP8 ".utf8)) != nil)
        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/picture.png") == nil)
    }

    @Test("Offsets that no text has do not trap the checker", arguments: [(-5, 99), (3, -4), (99, 1)])
    func checker(location: Int, length: Int) {
        let range = NSRange(location: location, length: length)
        let found = UITextChecker().rangeOfMisspelledWord(
            in: "hello", range: range, startingAt: location, wrap: false, language: "../../etc")
        #expect(found.location == NSNotFound)
    }

    @Test("A font of a kind has the size that it has on a phone")
    func fonts() {
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont(name: "Avenir", size: 12)?.fontName == "Avenir")
        #expect(Font(UIFont.boldSystemFont(ofSize: 17)) == Font.system(size: 17, weight: .bold))
    }

    @Test("A timer that is put into a variable until there is one never fires")
    func timer() {
        let timer = Timer()
        #expect(timer.isValid && timer.timeInterval == 0)
        timer.invalidate()
        #expect(!timer.isValid)
    }

    @MainActor @Test("How UIKit's views look is kept for each type")
    func appearance() {
        UISwitch.appearance().onTintColor = .red
        #expect(UISwitch.appearance().onTintColor == .red)
        #expect(UITextView.appearance().backgroundColor == nil)
    }
}
