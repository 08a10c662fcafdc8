import SwiftUI
import TerraceTesting
import Testing

private struct Message: Identifiable, Hashable {
    let id = UUID()
    let text: String
    let isMine: Bool
}

private struct Bubble: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 40) }
            Text(message.text)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(message.isMine ? Color.blue : Color(white: 0.9))
                .foregroundColor(message.isMine ? .white : .black)
                .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            if !message.isMine { Spacer(minLength: 40) }
        }
    }
}

private struct ChatView: View {
    @State private var messages = [Message(text: "Hi there", isMine: false)]
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(messages) { message in
                            Bubble(message: message).id(message.id)
                        }
                    }
                    .padding()
                }
                .onChange(of: messages) { _, new in
                    withAnimation { proxy.scrollTo(new.last?.id, anchor: .bottom) }
                }
            }
            HStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .lineLimit(1...4)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                    .onSubmit(send)
                Button(action: send) {
                    Image(systemName: "paperplane.fill")
                }
                .disabled(draft.isEmpty)
            }
            .padding(8)
            .background(.ultraThinMaterial)
        }
        .onAppear { isFocused = true }
    }

    private func send() {
        guard !draft.isEmpty else { return }
        messages.append(Message(text: draft, isMine: true))
        draft = ""
        isFocused = true
    }
}

@MainActor @Suite("Program: chat, 2023")
struct ChatProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ChatView()) }

    @Test("Thirty messages later the last one is in sight, and the field still has the focus")
    func sends() {
        let host = TestHost(ChatView(), width: 50, height: 16, unit: .points)
        #expect(host.text.contains("Hi there"))
        for number in 1...30 { host.type("Message \(number)\n") }
        #expect(host.text.contains("Message 30"))
        host.type("draft")
        #expect(host.text.contains("draft"))
    }
}
