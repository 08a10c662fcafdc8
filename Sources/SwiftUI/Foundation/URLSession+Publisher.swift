#if canImport(FoundationNetworking)
    import Combine
    import FoundationNetworking
#endif
import Foundation

extension URLSession {
    /// Loads what a request asks for, once for each subscriber, who cancels the loading by cancelling. It says so on a thread of the
    /// session's: `receive(on: DispatchQueue.main)` brings it where views are changed.
    public struct DataTaskPublisher: Publisher {
        /// What was loaded, and the answer that came with it.
        public typealias Output = (data: Data, response: URLResponse)
        /// What may go wrong.
        public typealias Failure = URLError

        /// What is asked for.
        public let request: URLRequest
        /// Who loads it.
        public let session: URLSession

        /// Loads what a request asks for.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // A future calls its closure before its initialiser returns, and keeps its promise under a lock of its own.
            nonisolated(unsafe) var fulfill: Future<Output, Failure>.Promise?
            let future = Future<Output, Failure> { fulfill = $0 }
            nonisolated(unsafe) let promise = fulfill
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response {
                    promise?(.success((data, response)))
                } else {
                    promise?(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            future
                .handleEvents(receiveCancel: { task.cancel() })
                .receive(subscriber: subscriber)
            task.resume()
        }
    }

    /// Loads what a URL stands for.
    ///
    /// ```swift
    /// import SwiftUI
    ///
    /// @MainActor func load(_ url: URL) -> AnyCancellable {
    ///     URLSession.shared.dataTaskPublisher(for: url)
    ///         .map(\.data)
    ///         .decode(type: [String].self, decoder: JSONDecoder())
    ///         .replaceError(with: [])
    ///         .receive(on: DispatchQueue.main)
    ///         .sink { print($0) }
    /// }
    /// ```
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Loads what a request asks for.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}
