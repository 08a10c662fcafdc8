// A program that imports SwiftUI sees Terrace, and with it Foundation, Observation and Combine. Where networking is a module of its own it
// is as if it were a part of Foundation: programs of tutorials count on it.
@_exported import Combine
@_exported import Terrace

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
