// A program that imports SwiftUI sees Terrace, and with it Foundation, Observation and Combine.
@_exported import Combine
@_exported import Terrace
