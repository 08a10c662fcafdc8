import Combine
import SwiftUI
import TerraceTesting
import Testing

private struct Song: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String
    let duration: TimeInterval
}

private final class Player: ObservableObject {
    @Published private(set) var current: Song
    @Published private(set) var isPlaying = false
    @Published var position: TimeInterval = 0
    @Published var volume: Double = 0.5
    @Published var isShuffled = false

    let songs: [Song]
    private var timer: AnyCancellable?

    init(songs: [Song]) {
        self.songs = songs
        current = songs[0]
    }

    func toggle() {
        isPlaying.toggle()
        if isPlaying {
            timer = Timer.publish(every: 1, on: .main, in: .common)
                .autoconnect()
                .sink { [weak self] _ in self?.tick() }
        } else {
            timer?.cancel()
            timer = nil
        }
    }

    func select(_ song: Song) {
        current = song
        position = 0
    }

    func skip(_ distance: Int) {
        guard let index = songs.firstIndex(of: current) else { return }
        let next = (index + distance + songs.count) % songs.count
        select(songs[next])
    }

    private func tick() {
        position += 1
        if position >= current.duration { skip(1) }
    }
}

private struct TransportButton: View {
    let systemName: String
    var size: CGFloat = 24
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: systemName)
                .font(.system(size: size))
                .frame(width: 48, height: 48)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(systemName)
    }
}

private struct NowPlayingView: View {
    @EnvironmentObject private var player: Player
    @Environment(\.presentationMode) private var presentationMode

    private let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Button("Close") { presentationMode.wrappedValue.dismiss() }
                Spacer()
                Toggle(isOn: $player.isShuffled) {
                    Image(systemName: "shuffle")
                }
                .toggleStyle(.button)
            }
            ZStack {
                RoundedRectangle(cornerRadius: 12)
                    .fill(LinearGradient(colors: [.purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
                Image(systemName: "music.note")
                    .font(.system(size: 60))
                    .foregroundColor(.white)
            }
            .frame(width: 160, height: 80)

            VStack {
                Text(player.current.title).font(.title2.bold())
                Text(player.current.artist).foregroundStyle(.secondary)
            }

            VStack(spacing: 4) {
                Slider(value: $player.position, in: 0...player.current.duration)
                HStack {
                    Text(time(player.position))
                    Spacer()
                    Text("-" + time(player.current.duration - player.position))
                }
                .font(.caption.monospacedDigit())
            }

            HStack(spacing: 40) {
                TransportButton(systemName: "backward.fill") { player.skip(-1) }
                TransportButton(systemName: player.isPlaying ? "pause.fill" : "play.fill", size: 40, action: player.toggle)
                TransportButton(systemName: "forward.fill") { player.skip(1) }
            }

            HStack {
                Image(systemName: "speaker.fill")
                Slider(value: $player.volume)
                Image(systemName: "speaker.wave.3.fill")
            }
        }
        .padding()
    }

    private func time(_ seconds: TimeInterval) -> String {
        formatter.string(from: seconds) ?? ""
    }
}

private struct LibraryView: View {
    @EnvironmentObject private var player: Player
    @State private var isShowingPlayer = false

    var body: some View {
        VStack(spacing: 0) {
            List(player.songs) { song in
                Button {
                    player.select(song)
                } label: {
                    HStack {
                        VStack(alignment: .leading) {
                            Text(song.title)
                            Text(song.artist).font(.caption).foregroundStyle(.secondary)
                        }
                        Spacer()
                        if song == player.current {
                            Image(systemName: player.isPlaying ? "speaker.wave.2.fill" : "speaker.fill")
                        }
                    }
                }
            }
            .listStyle(.plain)
            Divider()
            HStack {
                Image(systemName: "music.note")
                    .padding(8)
                    .background(Color.gray.opacity(0.2))
                    .cornerRadius(4)
                Text(player.current.title).lineLimit(1)
                Spacer()
                TransportButton(systemName: player.isPlaying ? "pause.fill" : "play.fill", action: player.toggle)
                Button("Show player") { isShowingPlayer = true }
            }
            .padding(.horizontal)
            .background(.bar)
        }
        .sheet(isPresented: $isShowingPlayer) {
            NowPlayingView()
        }
    }
}

@MainActor @Suite("Music player, 2021")
struct PlayerProgram {
    private func program(width: Int = 80, height: Int = 24) -> TestHost {
        let songs = [
            Song(id: 1, title: "Morning", artist: "Grieg", duration: 5),
            Song(id: 2, title: "Spring", artist: "Vivaldi", duration: 200),
        ]
        return TestHost(LibraryView().environmentObject(Player(songs: songs)), width: width, height: height, unit: .points)
    }

    @Test("It plays on to the next song")
    func plays() {
        let host = program()
        host.find(.button, text: "play.fill").click()
        host.advance(by: .seconds(5))
        #expect(host.find(.button, text: "pause.fill").exists)
        #expect(host.lines.last { !$0.isEmpty }?.contains("Spring") == true || host.text.contains("Spring  "))
    }

    @Test("The player is a sheet, by keyboard alone")
    func sheet() {
        let host = program()
        host.find(.button, text: "Show player").focus()
        host.press(.return)
        #expect(host.text.contains("00:00") && host.text.contains("-00:05"))
        host.find(.button, text: "forward.fill").focus()
        host.press(.return)
        #expect(host.text.contains("-03:20"))
        host.find(.slider, at: 0).focus()
        host.press(.end)
        #expect(host.text.contains("03:20"))
        host.press(.escape)
        #expect(!host.text.contains("-00:00"))
    }

    @Test("In 40 by 12 the sheet is scrolled to what has the focus")
    func small() {
        let host = program(width: 40, height: 12)
        host.find(.button, text: "Show player").focus()
        host.press(.return)
        for _ in 0..<8 {
            host.press(.tab)
            let frame = host.focused?.visibleFrame
            #expect(frame?.isEmpty == false, "\(host.focus ?? "")")
        }
    }
}
