import TerraceScreen

@testable import TerraceTerminal

/// Decodes bytes that arrive in the given pieces, then silence.
func decode(_ pieces: [[UInt8]], flushes: Bool = true, decoder: InputDecoder = InputDecoder()) -> [Event] {
    var decoder = decoder
    var events: [Event] = []
    for piece in pieces { decoder.feed(piece) { events.append($0) } }
    if flushes { decoder.flush { events.append($0) } }
    return events
}

func decode(_ text: String) -> [Event] { decode([Array(text.utf8)]) }

/// The one key that bytes are, or nil.
func key(_ text: String) -> KeyEvent? {
    let events = decode(text)
    guard events.count == 1, case .key(let key) = events[0] else { return nil }
    return key
}
