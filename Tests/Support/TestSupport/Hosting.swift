import Terrace
import TerraceTesting

extension TestHost {
    /// Shows a view at the top leading corner, where a window would centre it.
    package static func pinned<Content: View>(_ view: Content, width: Int = 80, height: Int = 24) -> TestHost {
        TestHost(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: width, height: height)
    }
}
