import Terrace
import TerraceTesting

extension TestHost {
    /// Shows a view at the window's top leading corner, so that tests can say where things stand.
    @MainActor static func topLeading(_ view: some View, width: Int, height: Int) -> TestHost {
        TestHost(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: width, height: height)
    }
}
