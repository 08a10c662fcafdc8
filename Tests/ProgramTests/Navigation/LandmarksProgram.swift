import SwiftUI
import TerraceTesting
import Testing

private struct Landmark: Hashable, Codable, Identifiable {
    var id: Int
    var name: String
    var park: String
    var isFavorite: Bool
}

private final class ModelData: ObservableObject {
    @Published var landmarks: [Landmark] = [
        Landmark(id: 1, name: "Turtle Rock", park: "Desert Park", isFavorite: true),
        Landmark(id: 2, name: "Silver Lake", park: "Lake Park", isFavorite: false),
        Landmark(id: 3, name: "Grey Tower", park: "Stone Park", isFavorite: true),
    ]
}

private struct FavoriteButton: View {
    @Binding var isSet: Bool

    var body: some View {
        Button {
            isSet.toggle()
        } label: {
            Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
                .labelStyle(.iconOnly)
                .foregroundColor(isSet ? .yellow : .gray)
        }
    }
}

private struct LandmarkDetail: View {
    @EnvironmentObject var modelData: ModelData
    var landmark: Landmark

    var landmarkIndex: Int {
        modelData.landmarks.firstIndex(where: { $0.id == landmark.id })!
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                HStack {
                    Text(landmark.name)
                        .font(.title)
                    FavoriteButton(isSet: $modelData.landmarks[landmarkIndex].isFavorite)
                }
                HStack {
                    Text(landmark.park)
                    Spacer()
                    Text("Somewhere")
                }
                .font(.subheadline)
                .foregroundColor(.secondary)
                Divider()
                Text("About \(landmark.name)")
                    .font(.title2)
            }
            .padding()
        }
        .navigationTitle(landmark.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct LandmarkRow: View {
    var landmark: Landmark

    var body: some View {
        HStack {
            Image(landmark.name)
                .resizable()
                .frame(width: 50, height: 50)
            Text(landmark.name)
            Spacer()
            if landmark.isFavorite {
                Image(systemName: "star.fill")
                    .imageScale(.medium)
                    .foregroundColor(.yellow)
            }
        }
    }
}

private struct LandmarkList: View {
    @EnvironmentObject var modelData: ModelData
    @State private var showFavoritesOnly = false

    var filteredLandmarks: [Landmark] {
        modelData.landmarks.filter { landmark in
            (!showFavoritesOnly || landmark.isFavorite)
        }
    }

    var body: some View {
        NavigationView {
            List {
                Toggle(isOn: $showFavoritesOnly) {
                    Text("Favorites only")
                }

                ForEach(filteredLandmarks) { landmark in
                    NavigationLink {
                        LandmarkDetail(landmark: landmark)
                    } label: {
                        LandmarkRow(landmark: landmark)
                    }
                }
            }
            .navigationTitle("Landmarks")
        }
    }
}

private struct LandmarkList_Previews: PreviewProvider {
    static var previews: some View {
        LandmarkList()
            .environmentObject(ModelData())
            .previewDevice(PreviewDevice(rawValue: "iPhone 12"))
    }
}

@MainActor @Suite("Program: landmarks, 2021")
struct LandmarksProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(LandmarkList().environmentObject(ModelData())) }

    @Test("The toggle leaves the favourites; a row opens its details")
    func filters() {
        let host = TestHost(LandmarkList().environmentObject(ModelData()), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("Silver Lake"))
        host.press(.space)
        #expect(!host.text.contains("Silver Lake"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("About Turtle Rock"))
        host.press(.escape)
        #expect(host.text.contains("Favorites only"))
    }
}
