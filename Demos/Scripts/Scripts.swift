import Terrace

/// One screen with a line and a field in twelve scripts, in boxes: what to look at on a new terminal. Ctrl-R turns the layout round, Ctrl-Q
/// quits.
///
/// `--probes FILE` draws the probes of Scripts/width-probes.tsv instead, each in a box of its own.
@main
struct Scripts: App {
    var body: some Scene {
        WindowGroup("Scripts") { Screen(probes: Arguments.probes) }
    }
}

struct Screen: View {
    let probes: [String]?
    @State private var direction = LayoutDirection.leftToRight
    @Environment(\.terminate) private var terminate

    var body: some View {
        Group {
            if let probes { ProbeList(probes: probes) } else { SampleList() }
        }
        .environment(\.layoutDirection, direction)
        .onKeyPress(keys: ["q", "r"]) { press in
            guard press.modifiers == .control else { return .ignored }
            if press.key == "q" { terminate() } else { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
            return .handled
        }
    }
}

/// A script, a sentence in it and the start of a field's text.
struct Sample: Identifiable {
    let id: String
    let sentence: String
    let text: String

    static let all = [
        Sample(id: "Latin", sentence: "Déjà vu: naïve façade, e\u{301} and ﬁ (1–2)", text: "Zürich"),
        Sample(id: "Greek", sentence: "Καλημέρα κόσμε, ἀρχή", text: "Ελλάδα"),
        Sample(id: "Cyrillic", sentence: "Съешь ещё этих мягких булок", text: "Москва"),
        Sample(id: "Hebrew", sentence: "שלום (עולם) 123, abc!", text: "עברית"),
        Sample(id: "Arabic", sentence: "السلام عليكم (١٢٣) abc؟", text: "مرحبا بك"),
        Sample(id: "Devanagari", sentence: "नमस्ते दुनिया, क्षत्रिय", text: "हिन्दी"),
        Sample(id: "Thai", sentence: "สวัสดีชาวโลก ที่นี่", text: "ไทย"),
        Sample(id: "Japanese", sentence: "こんにちは、世界。「日本語」ｶﾅ", text: "東京"),
        Sample(id: "Chinese", sentence: "你好，世界！𠀀", text: "中文"),
        Sample(id: "Korean", sentence: "안녕하세요 세계 \u{1112}\u{1161}\u{11AB}", text: "한국어"),
        Sample(id: "Emoji", sentence: "👩‍💻 👍🏽 ❤️ 🇫🇷 1️⃣ 👨‍👩‍👧‍👦 ☰", text: "🎉 🏳️‍🌈"),
        Sample(id: "Mixed", sentence: "user \u{2068}דוד\u{2069}: 3 files, مرحبا, 日本", text: "abc אבג 123 def"),
    ]
}

struct SampleList: View {
    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            SampleColumn(samples: Array(Sample.all.prefix(6)))
            SampleColumn(samples: Array(Sample.all.dropFirst(6)))
        }
    }
}

struct SampleColumn: View {
    let samples: [Sample]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(samples) { SampleBox(sample: $0) }
        }
        .frame(width: 40)
    }
}

struct SampleBox: View {
    let sample: Sample
    @State private var text: String

    init(sample: Sample) {
        self.sample = sample
        _text = State(initialValue: sample.text)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(sample.sentence).lineLimit(1)
            HStack {
                Text(sample.id).foregroundStyle(.secondary).frame(width: 10, alignment: .leading)
                TextField(sample.id, text: $text)
            }
        }
        .padding(.horizontal, 1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .border(.secondary)
    }
}

/// Each probe between two lines of which the right one stands in column 21.
struct ProbeList: View {
    let probes: [String]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(probes.enumerated()), id: \.offset) { _, probe in
                HStack(spacing: 0) {
                    Text("│")
                    Text(probe).lineLimit(1).frame(width: 20, alignment: .leading)
                    Text("│")
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
