import SwiftUI
import TerraceTesting
import Testing

// A small library of views as an article of 2020 builds it: a generic container, a result builder, a protocol of screens.

private protocol Screen: View {
    associatedtype Header: View
    associatedtype Main: View

    var title: String { get }
    @ViewBuilder var header: Header { get }
    @ViewBuilder var main: Main { get }
}

extension Screen {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.title)
            header
            Divider()
            main
            Spacer(minLength: 0)
        }
        .padding(.horizontal)
    }
}

private struct Field: Identifiable {
    let id: String
    let isRequired: Bool
    let check: (String) -> Bool

    init(_ id: String, isRequired: Bool = false, check: @escaping (String) -> Bool = { _ in true }) {
        self.id = id
        self.isRequired = isRequired
        self.check = check
    }
}

@resultBuilder
private enum FieldBuilder {
    static func buildExpression(_ field: Field) -> [Field] { [field] }
    static func buildExpression(_ fields: [Field]) -> [Field] { fields }
    static func buildBlock(_ parts: [Field]...) -> [Field] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Field]?) -> [Field] { part ?? [] }
    static func buildEither(first part: [Field]) -> [Field] { part }
    static func buildEither(second part: [Field]) -> [Field] { part }
    static func buildArray(_ parts: [[Field]]) -> [Field] { parts.flatMap { $0 } }
}

private struct FormBuilder<Footer: View>: View {
    let fields: [Field]
    let footer: ([String: String]) -> Footer
    @State private var values: [String: String] = [:]

    init(@FieldBuilder fields: () -> [Field], @ViewBuilder footer: @escaping ([String: String]) -> Footer) {
        self.fields = fields()
        self.footer = footer
    }

    private func binding(_ id: String) -> Binding<String> {
        Binding(get: { values[id, default: ""] }, set: { values[id] = $0 })
    }

    private func isWrong(_ field: Field) -> Bool {
        let value = values[field.id, default: ""]
        return value.isEmpty ? false : !field.check(value)
    }

    var body: some View {
        ForEach(fields) { field in
            HStack {
                Text(field.isRequired ? "\(field.id)*" : field.id)
                    .frame(width: 96, alignment: .leading)
                TextField(field.id, text: binding(field.id))
                if isWrong(field) {
                    Text("wrong").foregroundColor(.red)
                }
            }
        }
        footer(values)
    }
}

private struct Either<First: View, Second: View>: View {
    let isFirst: Bool
    @ViewBuilder let first: () -> First
    @ViewBuilder let second: () -> Second

    var body: some View {
        if isFirst { first() } else { second() }
    }
}

extension Either where Second == EmptyView {
    init(isFirst: Bool, @ViewBuilder first: @escaping () -> First) {
        self.init(isFirst: isFirst, first: first, second: { EmptyView() })
    }
}

private struct Wizard<Data: RandomAccessCollection, Page: View>: View where Data.Element: Identifiable {
    let pages: Data
    let page: (Data.Element) -> Page
    @State private var position = 0

    init(_ pages: Data, @ViewBuilder page: @escaping (Data.Element) -> Page) {
        self.pages = pages
        self.page = page
    }

    var body: some View {
        VStack(alignment: .leading) {
            page(pages[pages.index(pages.startIndex, offsetBy: position)])
            HStack {
                Button("Back") { position -= 1 }.disabled(position == 0)
                Button("Next") { position += 1 }.disabled(position == pages.count - 1)
                Text("\(position + 1)/\(pages.count)")
            }
        }
    }
}

private struct Step: Identifiable {
    let id: Int
    let text: String
}

private struct SignUpScreen: Screen {
    let title = "Sign up"
    let isExtended: Bool
    private let steps = [Step(id: 1, text: "Read this"), Step(id: 2, text: "Then this")]

    var header: some View {
        Text("All with * is needed.").italic()
        Wizard(steps) { step in
            Text("\(step.id). \(step.text)")
        }
    }

    var main: some View {
        FormBuilder {
            Field("Name", isRequired: true)
            Field("Age", check: { Int($0) != nil })
            if isExtended {
                for number in 1...2 {
                    Field("Note \(number)")
                }
            }
        } footer: { values in
            Either(isFirst: values["Name", default: ""].isEmpty) {
                Text("Type a name first.")
            } second: {
                Text("Hello, \(values["Name", default: ""])!")
            }
            Either(isFirst: isExtended) { Text("Extended") }
        }
    }
}

private struct AnyScreen: View {
    private let content: AnyView

    init<S: Screen>(_ screen: S) {
        content = AnyView(screen)
    }

    var body: some View { content }
}

@MainActor @Suite("Generic views and builders, 2020")
struct GenericsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(AnyScreen(SignUpScreen(isExtended: true))) }

    @Test("Fields of a builder keep their values; the footer answers to them")
    func types() {
        let host = TestHost(AnyScreen(SignUpScreen(isExtended: true)), width: 60, height: 20, unit: .points)
        #expect(host.text.contains("Type a name first.") && host.text.contains("Note 2"))
        host.find(.textField, text: "Name").focus()
        host.type("Ada\tx")
        #expect(host.text.contains("Hello, Ada!") && host.text.contains("wrong"))
        host.press(.delete)
        host.type("36")
        #expect(!host.text.contains("wrong"))
    }

    @Test("The pages are turned by their buttons")
    func turns() {
        let host = TestHost(SignUpScreen(isExtended: false), width: 60, height: 20, unit: .points)
        #expect(host.text.contains("1. Read this") && !host.text.contains("Extended"))
        #expect(!host.find(.button, text: "Back").isEnabled)
        host.press(.return)
        #expect(host.text.contains("2. Then this") && host.text.contains("2/2"))
        host.find(.button, text: "Back").focus()
        host.press(.return)
        #expect(host.text.contains("1/2"))
    }
}
