import SwiftUI
import TerraceTesting
import Testing

private struct Forecast: Identifiable {
    let id: Int
    let day: String
    let icon: String
    let temperature: Int
}

private protocol WeatherService {
    func load() async throws -> [Forecast]
}

private struct FakeService: WeatherService {
    func load() async throws -> [Forecast] {
        [
            Forecast(id: 1, day: "Mon", icon: "sun.max.fill", temperature: 21),
            Forecast(id: 2, day: "Tue", icon: "cloud.rain.fill", temperature: 14),
        ]
    }
}

@MainActor
private final class WeatherViewModel: ObservableObject {
    enum State {
        case idle
        case loading
        case failed(Error)
        case loaded([Forecast])
    }

    @Published private(set) var state = State.idle
    private let service: WeatherService

    init(service: WeatherService) {
        self.service = service
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await service.load())
        } catch {
            state = .failed(error)
        }
    }
}

private struct WeatherDayView: View {
    var forecast: Forecast

    var body: some View {
        VStack {
            Text(forecast.day)
                .font(.system(size: 16, weight: .medium, design: .default))
            Image(systemName: forecast.icon)
                .symbolRenderingMode(.multicolor)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 40, height: 40)
            Text("\(forecast.temperature)°")
                .font(.system(size: 28, weight: .medium))
        }
    }
}

private struct WeatherView: View {
    @StateObject private var viewModel: WeatherViewModel
    @State private var isNight = false

    init(service: WeatherService) {
        _viewModel = StateObject(wrappedValue: WeatherViewModel(service: service))
    }

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")], startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .edgesIgnoringSafeArea(.all)
            switch viewModel.state {
            case .idle:
                Color.clear
            case .loading:
                ProgressView("Loading…")
            case .failed(let error):
                Text(error.localizedDescription)
            case .loaded(let forecasts):
                VStack {
                    HStack(spacing: 20) {
                        ForEach(forecasts) { WeatherDayView(forecast: $0) }
                    }
                    Button {
                        isNight.toggle()
                    } label: {
                        Text("Change Day Time")
                            .frame(width: 280, height: 50)
                            .background(Color.white)
                            .font(.system(size: 20, weight: .bold, design: .default))
                            .cornerRadius(10)
                    }
                }
            }
        }
        .task { await viewModel.load() }
    }
}

@MainActor @Suite("Program: weather, 2022")
struct WeatherProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(WeatherView(service: FakeService())) }

    @Test("The forecast is loaded by a task")
    func loads() async {
        let host = TestHost(WeatherView(service: FakeService()), width: 60, height: 20, unit: .points)
        await host.settle()
        #expect(host.text.contains("Mon"))
        #expect(host.text.contains("14°"))
        #expect(host.text.contains("Change Day Time"))
    }
}
