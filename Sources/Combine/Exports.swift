// `ObservableObject` and `@Published` are the core's, which updates views by them.
@_exported import TerraceCore
