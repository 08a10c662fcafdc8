import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// Inline Markdown as CommonMark has it.
@MainActor struct InlineMarkdownTests {
    /// Runs as text: `b(bold) i(italic) c(code) s(struck) l(text>url)`.
    private func shown(_ text: String) -> String {
        InlineMarkdown.parse(text).map { run in
            var marks = ""
            if run.intent.contains(.strong) { marks += "b" }
            if run.intent.contains(.emphasized) { marks += "i" }
            if run.intent.contains(.code) { marks += "c" }
            if run.intent.contains(.struckThrough) { marks += "s" }
            let body = run.link.map { run.text + ">" + $0 } ?? run.text
            return marks.isEmpty && run.link == nil ? body : "\(marks)(\(body))"
        }.joined()
    }

    @Test(arguments: [
        ("plain", "plain"), ("**bold**", "b(bold)"), ("__bold__", "b(bold)"), ("*it*", "i(it)"), ("_it_", "i(it)"),
        ("***both***", "bi(both)"), ("**a *b* c**", "b(a )bi(b)b( c)"), ("*a **b** c*", "i(a )bi(b)i( c)"),
        ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("a*b*c", "ai(b)c"), ("**open", "**open"),
        ("*a**", "i(a)*"), ("**a*", "*i(a)"), ("~~gone~~", "s(gone)"), ("~gone~", "s(gone)"), ("~~~x~~~", "~~~x~~~"),
        ("`code *x*`", "c(code *x*)"), ("`` a`b ``", "c(a`b)"), ("`open", "`open"), (#"\*no\*"#, "*no*"), (#"a\b"#, #"a\b"#),
        ("[text](https://a.b)", "(text>https://a.b)"), ("[**b** t](u)", "b(b>u)( t>u)"), ("[t](<u v>)", "(t>u v)"),
        ("[t](u \"title\")", "(t>u)"), ("[no link]", "[no link]"), ("[a](b", "[a](b"), ("[a [b](c)", "[a (b>c)"), ("![alt](pic)", "alt"),
        ("<https://a.b/c>", "(https://a.b/c>https://a.b/c)"), ("<me@a.b>", "(me@a.b>mailto:me@a.b)"), ("a < b > c", "a < b > c"),
        ("<%@>", "<%@>"), ("<%1$@>", "<%1$@>"),
        ("<@>", "<@>"), ("<x>", "<x>"),
        ("see https://a.b/c.", "see (https://a.b/c>https://a.b/c)."), ("(https://a.b/(c))", "((https://a.b/(c)>https://a.b/(c)))"),
        ("xhttps://a", "xhttps://a"), ("a &amp; b &#33; &nope; & c", "a & b ! &nope; & c"), ("**%@**%lld", "b(%@)%lld"),
        ("^[2 items](inflect: true)", "2 items"), ("a\nb", "a\nb"), ("", ""),
    ])
    func runs(text: String, expected: String) {
        #expect(shown(text) == expected)
    }

    @Test("F26: literals are Markdown, strings are not") func f26_literals() {
        let name = "**x**"
        let literal = host(20, 1) { Text("**b** \(name)") }
        #expect(literal.text == "b **x**")
        #expect(literal.shown(.bold) == "b")
        #expect(picture(20, 1) { Text(name) } == "**x**")
        #expect(picture(20, 1) { Text(verbatim: "**b**") } == "**b**")
        #expect(host(20, 1) { Text(LocalizedStringKey(name)) }.shown(.bold) == "x")
        #expect(host(20, 1) { Text(.init(name)) }.shown(.bold) == "x")
    }

    @Test("code is dim, strikethrough is drawn") func looks() {
        let host = host(30, 1) { Text("`ls` ~~old~~ *new*") }
        #expect(host.text == "ls old new")
        #expect(host.dimmed(row: 0) == "ls")
        #expect(host.shown(.strikethrough) == "old")
        #expect(host.shown(.italic) == "new")
    }

    @Test("no text of delimiters takes long, or is lost") func hostile() {
        for unit in ["*", "_", "[", "]", "`", "**a", "[a](", "\\", "<", "&", "~", "*_", "(", "https://", "`` ` "] {
            let text = String(repeating: unit, count: 3000)
            let runs = InlineMarkdown.parse(text)
            #expect(runs.reduce(0) { $0 + $1.text.count } > 0, "\(unit)")
        }
        var generator = SeededGenerator(7)
        let signs = Array("*_`[]()~\\<>&!^%@ ab\n")
        for _ in 0..<500 {
            let text = String((0..<40).compactMap { _ in signs.randomElement(using: &generator) })
            let shown = InlineMarkdown.parse(text).map(\.text).joined()
            #expect(shown.filter { $0 == "a" || $0 == "b" }.count <= text.count)
        }
    }

    @Test("Rows of brackets are read once")
    func rowsOfBrackets() {
        let many = String(repeating: "<", count: 20_000)
        let clock = ContinuousClock()
        let time = clock.measure { #expect(InlineMarkdown.parse(many).map(\.text).joined() == many) }
        #expect(time < .seconds(8))
    }
}
