import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Layout: grids")
struct GridTests {
    private func picture<V: View>(_ view: V, width: Int = 20, height: Int = 6) -> String {
        TestHost.pinned(
            VStack(alignment: .leading, spacing: 0) { view }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
            width: width, height: height
        ).text
    }

    @Test("D48: a column is as wide as its widest cell, a row as high as its highest") func d48_columnsLineUp() {
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 1) {
            GridRow {
                Text("a")
                Text("bbb")
            }
            GridRow {
                Text("cc")
                Text("d\ne")
            }
            GridRow {
                Text("f")
                Text("g")
            }
        }
        .border(.primary)
        #expect(picture(grid, height: 8) == "┌──────┐\n│a  bbb│\n│cc d  │\n│   e  │\n│f  g  │\n└──────┘")
    }

    @Test("D48: flexible cells share the room that is left") func d48_flexibleCellsShare() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 0) {
            GridRow {
                Text("abcd")
                Text("x").frame(maxWidth: .infinity).border(.primary)
                Text("y").frame(maxWidth: .infinity).border(.primary)
            }
        }
        #expect(picture(grid, width: 14) == "    ┌───┐┌───┐\nabcd│ x ││ y │\n    └───┘└───┘")
        #expect(picture(grid, width: 16).hasSuffix("└────┘└────┘"))
    }

    @Test("D48: what is too wide wraps where it is flexible, and nothing traps in no room") func d48_littleRoom() {
        let grid = Grid(alignment: .topLeading) {
            GridRow {
                Text("name")
                Text("a long text")
            }
        }
        #expect(picture(grid, width: 11) == "name a long\n     text")
        for (width, height) in [(0, 0), (1, 1), (2, 5), (5, 1)] { _ = picture(grid, width: width, height: height) }
    }

    @Test("D49: short rows end in blanks, other children take all columns, a cell may take several") func d49_spans() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 1) {
            GridRow { Text("a") }
            GridRow {
                Text("one")
                Text("two")
                Text("three")
            }
            Text("right").frame(maxWidth: .infinity, alignment: .trailing)
            GridRow {
                Text("over").gridCellColumns(2)
                Text("c")
            }
        }
        .fixedSize()
        #expect(picture(grid) == "a\none two three\n        right\nover    c")
    }

    @Test("D49: a cell over two columns makes them wider together") func d49_wideSpan() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 1) {
            GridRow {
                Text("wide title").gridCellColumns(2)
                Text("|")
            }
            GridRow {
                Text("a")
                Text("b")
                Text("|")
            }
        }
        #expect(picture(grid) == "wide title |\na     b    |")
    }

    @Test("D50: a modifier on a row applies to each of its cells, and the row stays a row") func d50_modifiersOnRows() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Text("a")
                Text("b")
            }
            .border(.primary)
            GridRow {
                Text("c")
                Text("d")
            }
        }
        #expect(picture(grid) == "┌─┐┌─┐\n│a││b│\n└─┘└─┘\n c  d")
    }

    @Test("D51: an unsized cell takes what the others leave and asks for nothing") func d51_unsizedAxes() {
        func grid(_ axes: Axis.Set) -> some View {
            Grid(alignment: .leading, horizontalSpacing: 1) {
                GridRow {
                    Text("ab")
                    Text("c")
                }
                Divider().gridCellUnsizedAxes(axes)
                GridRow { Text("d") }
            }
        }
        #expect(picture(grid(.horizontal), width: 10) == "ab c\n────\nd")
        #expect(picture(grid([]), width: 10).contains("──────────"))
    }

    @Test("D52: one cell's column alignment rules the column; rows and anchors say where cells stand") func d52_alignments() {
        let columns = Grid(alignment: .leading, horizontalSpacing: 1) {
            GridRow {
                Text("a").gridColumnAlignment(.trailing)
                Text("b")
            }
            GridRow {
                Text("ccc")
                Text("ddd")
            }
        }
        #expect(picture(columns) == "  a b\nccc ddd")
        let rows = Grid(alignment: .topLeading, horizontalSpacing: 1) {
            GridRow(alignment: .bottom) {
                Text("1\n2\n3")
                Text("b")
                Text("m").gridCellAnchor(.center)
            }
        }
        #expect(picture(rows) == "1\n2   m\n3 b")
    }

    @Test("D52: baselines of a row meet") func d52_baselines() {
        let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 1) {
            GridRow {
                Text("a").padding(.top, 1)
                Text("b\nc")
            }
        }
        #expect(picture(grid) == "\na b\n  c")
    }

    @Test("Cells keep their state while rows come and go") func statePerCell() {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        struct Changing: View {
            @State var names = ["a", "b"]
            var body: some View {
                Grid(alignment: .leading) {
                    ForEach(names, id: \.self) { name in
                        GridRow {
                            Text(name)
                            Counter()
                        }
                    }
                }
                .onKeyPress("x") {
                    names.insert("new", at: 0)
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Changing(), width: 12, height: 3)
        host.press(.tab)
        host.press(.return)
        host.type("x")
        #expect(host.lines == ["new [ 0 ]", "a   [ 0 ]", "b   [ 1 ]"])
    }

    @Test("D66: where leading is right, columns run from there") func d66_mirrored() {
        let grid = Grid(alignment: .leading, horizontalSpacing: 1) {
            GridRow {
                Text("a")
                Text("bb")
            }
        }
        .environment(\.layoutDirection, .rightToLeft)
        #expect(picture(grid) == "bb a")
    }
}
