// `Publisher`, `Subscriber`, `ObservableObject`, `@Published` and what they need are the core's, which updates views by them.
@_exported import TerraceCore
