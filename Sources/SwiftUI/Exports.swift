// A program that imports SwiftUI sees Terrace, and with it Foundation, Observation and Combine. SwiftUI's Foundation loads from the
// network, too: programs of tutorials count on it.
@_exported import Combine
@_exported import FoundationNetworking
@_exported import Terrace
