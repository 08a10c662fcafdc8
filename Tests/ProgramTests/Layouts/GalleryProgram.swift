import SwiftUI
import TerraceTesting
import Testing

private struct Photo: Identifiable, Hashable {
    let id: Int
    var title: String { "Photo \(id)" }
    var hue: Double { Double(id) / 12 }
}

private struct PhotoCell: View {
    let photo: Photo

    var body: some View {
        Color(hue: photo.hue, saturation: 0.6, brightness: 0.8)
            .frame(height: 48)
            .overlay(
                Text(photo.title)
                    .font(.caption)
                    .padding(.horizontal, 4)
                    .background(Color.black.opacity(0.6))
                    .foregroundColor(.white),
                alignment: .bottomLeading
            )
            .cornerRadius(4)
    }
}

private struct GalleryView: View {
    @Namespace private var animation
    @State private var selected: Photo?
    @State private var columnCount = 3
    private let photos = (1...12).map(Photo.init)

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(minimum: 40), spacing: 8), count: columnCount)
    }

    var body: some View {
        ZStack {
            VStack {
                Stepper("Columns: \(columnCount)", value: $columnCount.animation(), in: 1...4)
                    .padding(.horizontal)
                ScrollView {
                    LazyVGrid(columns: columns, spacing: 8) {
                        ForEach(photos) { photo in
                            PhotoCell(photo: photo)
                                .matchedGeometryEffect(id: photo.id, in: animation)
                                .onTapGesture {
                                    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { selected = photo }
                                }
                        }
                    }
                    .padding(.horizontal)
                }
            }

            if let photo = selected {
                VStack {
                    HStack {
                        Spacer()
                        Button(action: { withAnimation { selected = nil } }) {
                            Image(systemName: "xmark.circle.fill").font(.title)
                        }
                        .accessibilityLabel("Close")
                    }
                    Spacer()
                    Text(photo.title).font(.largeTitle)
                    Spacer()
                }
                .padding()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(hue: photo.hue, saturation: 0.6, brightness: 0.8))
                .matchedGeometryEffect(id: photo.id, in: animation)
                .transition(.scale)
                .zIndex(1)
            }
        }
    }
}

@MainActor @Suite("Gallery, 2020")
struct GalleryProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(GalleryView()) }

    @Test("Cells stand in columns; one is opened over the others and closed")
    func opens() {
        let host = TestHost(GalleryView(), width: 60, height: 20, unit: .points)
        #expect(host.find(text: "Photo 3").frame.y == host.find(text: "Photo 1").frame.y)
        #expect(host.find(text: "Photo 4").frame.y > host.find(text: "Photo 1").frame.y)
        host.press(.leftArrow)
        #expect(host.find(text: "Photo 3").frame.y > host.find(text: "Photo 1").frame.y)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Photo 1") && !host.text.contains("Photo 2"))
        host.find(.button, text: "Close").click()
        #expect(!host.find(.button, text: "Close").exists)
        #expect(host.text.contains("Columns: 2") && host.text.contains("Photo 8"))
    }
}
