import Terrace
import TerraceTesting
import Testing

/// How stacks share their room, as users write them.
@MainActor struct StackViewTests {
    @Test("D3: an HStack's gaps go off before its width is shared") func d3_gapsGoOffFirst() {
        #expect(
            picture(11, 1) {
                HStack(spacing: 1) {
                    Ink("a")
                    Ink("b")
                }
            } == "aaaaa bbbbb")
    }

    @Test("D4: the least flexible is served first") func d4_leastFlexibleFirst() {
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Ink("a")
                    Text("bbbb")
                }
            } == "aaaaaabbbb")
    }

    @Test("D5: each takes an equal part of what is left") func d5_equalParts() {
        #expect(
            picture(12, 1) {
                HStack(spacing: 0) {
                    Ink("a")
                    Text("TT")
                    Ink("b")
                }
            } == "aaaaaTTbbbbb")
    }

    @Test("D6: what does not fit makes the stack larger than its proposal") func d6_overflow() {
        let stack = HStack(spacing: 0) {
            Ink("a").frame(maxWidth: 4)
            Ink("b").frame(minWidth: 4)
        }
        #expect(size(6, 1) { stack } == "7x1")
        #expect(picture(6, 1) { stack } == "aaabbb")
    }

    @Test("D7: of the endlessly flexible the one with the larger minimum is first") func d7_largerMinimumFirst() {
        #expect(
            picture(8, 1) {
                HStack(spacing: 0) {
                    Ink("a")
                    Ink("b").frame(minWidth: 6)
                }
            } == "aabbbbbb")
    }

    @Test("D8: a higher priority is offered all but the others' minimums") func d8_priority() {
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Ink("a").frame(minWidth: 3)
                    Text("abcdefgh").lineLimit(1).layoutPriority(1)
                }
            } == "aaaabcdef…")
    }

    @Test("D9: a lower priority has what is left and its minimum") func d9_lowerPriority() {
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Ink("a").frame(minWidth: 3)
                    Text("TT").lineLimit(1).layoutPriority(1)
                }
            } == "aaaaaaaaTT")
    }

    @Test("D10: nobody is offered less than nothing") func d10_noNegativeOffers() {
        let stack = HStack(spacing: 0) {
            fix("a", 6)
            Ink("b")
        }
        #expect(size(4, 1) { stack } == "6x1")
        #expect(picture(4, 1) { stack } == "aaaa")
    }

    @Test("D11: offered nothing, everybody has the ideal size") func d11_ideals() {
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Text("TT")
                    Ink("a")
                }.fixedSize()
            } == "TTa")
    }

    @Test("D12: across, a stack is as large as its children, not as its proposal") func d12_crossExtent() {
        #expect(
            size(20, 5) {
                VStack {
                    Text("a")
                    Text("abc")
                }
            } == "3x2")
    }

    @Test("D13: with nothing proposed across, children stretch to the widest") func d13_stretches() {
        #expect(
            picture(20, 2) {
                VStack {
                    Text("abc")
                    Divider()
                }.fixedSize()
            } == "abc\n───")
    }

    @Test("D14: absent children make no gap") func d14_absentChildren() {
        let isShown = false
        #expect(
            picture(5, 5) {
                VStack(spacing: 1) {
                    Text("a")
                    if isShown { Text("b") }
                    EmptyView()
                    Text("c")
                }
            } == "a\n\nc")
    }

    @Test("D14: by default a row has gaps of a cell, a column none, and none stand beside a spacer") func d14_defaultGaps() {
        #expect(
            picture(9, 2) {
                HStack {
                    Text("a")
                    Text("b")
                    Spacer()
                    Text("c")
                }
            } == "a b     c")
        #expect(
            picture(9, 2) {
                VStack {
                    Text("a")
                    Text("b")
                }
            } == "a\nb")
    }

    @Test("D15: a spacer is served last and keeps its minimum") func d15_spacerLast() {
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Ink("a")
                    Spacer(minLength: 2)
                }
            } == "aaaaaaaa")
    }

    @Test("D16: outside a stack a spacer takes both axes") func d16_spacerAlone() {
        #expect(size(6, 3) { Spacer() } == "6x3")
        #expect(size(6, 3) { ZStack { Spacer() } } == "6x3")
    }

    @Test("D17: in a scroll view a spacer is as short as it may be") func d17_spacerInScrollView() {
        #expect(
            picture(5, 6) {
                ScrollView {
                    VStack {
                        Text("a")
                        Spacer()
                        Text("b")
                    }
                }
            } == "a\nb")
    }

    @Test("D18: spacers take what is left in equal parts; given gaps remain around them") func d18_spacers() {
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Text("ab")
                    Spacer()
                    Text("cd")
                }
            } == "ab      cd")
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Text("a")
                    Spacer()
                    Text("b")
                    Spacer()
                    Text("c")
                }
            } == "a   b    c")
        #expect(
            picture(10, 1) {
                HStack(spacing: 1) {
                    Text("ab")
                    Spacer(minLength: 4)
                    Text("cd")
                }
            } == "ab      cd")
    }

    @Test("D19: a divider is upright in a row and level elsewhere") func d19_dividers() {
        #expect(
            picture(5, 3) {
                HStack {
                    Text("a")
                    Divider()
                    Text("b")
                }
            } == "  │\na │ b\n  │")
        #expect(
            picture(3, 3) {
                VStack {
                    Text("a")
                    Divider()
                }
            } == " a\n───")
    }

    @Test("D20: views are centred, an odd cell goes behind") func d20_centred() {
        #expect(
            picture(9, 2) {
                VStack {
                    Text("abcd")
                    Text("x")
                }
            } == "abcd\n x")
        #expect(
            picture(9, 3) {
                HStack {
                    Ink("a").frame(width: 1)
                    Text("x")
                }
            } == "a\na x\na")
    }

    @Test("D34: a depth stack is as large as those of the highest priority") func d34_depthStack() {
        let stack = ZStack {
            Ink("i")
            Text("ab").layoutPriority(1)
        }
        #expect(size(10, 3) { stack } == "2x1")
        #expect(picture(10, 3) { stack } == "ab")
        #expect(
            size(10, 3) {
                ZStack {
                    Ink("i")
                    Text("ab")
                }
            } == "10x3")
    }

    @Test("D35: the z index decides who is in front, and nothing else") func d35_zIndex() {
        #expect(
            picture(3, 1) {
                ZStack {
                    Text("a").zIndex(1)
                    Text("b")
                }
            } == "a")
        #expect(
            picture(3, 1) {
                ZStack {
                    Text("a")
                    Text("b")
                }
            } == "b")
    }

    @Test("D83: remainders fill the width, with neither gap nor overlap") func d83_remainders() {
        #expect(
            picture(10, 1) {
                HStack(spacing: 0) {
                    Ink("a")
                    Ink("b")
                    Ink("c")
                }
            } == "aaabbbcccc")
        #expect(
            picture(1, 8) {
                VStack(spacing: 0) {
                    Ink("a")
                    Ink("b")
                    Ink("c")
                }
            } == "a\na\nb\nb\nb\nc\nc\nc")
    }

    @Test("F8: a group's members are the stack's children, and each gets the group's modifiers") func f8_groups() {
        #expect(
            picture(12, 1) {
                HStack(spacing: 1) {
                    Group {
                        Text("a")
                        Text("b")
                    }.frame(width: 3, alignment: .trailing)
                    Text("c")
                }
            } == "  a   b c")
    }

    @Test("F8: the rows of a ForEach are the stack's children") func f8_forEach() {
        #expect(
            picture(12, 1) {
                HStack(spacing: 1) {
                    ForEach(0..<3) { Text("\($0)") }.padding(.leading, 1)
                    Text("|")
                }
            } == " 0  1  2 |")
    }

    @Test func aRowThatGrowsMovesTheOthers() {
        struct Growing: View {
            @State private var text = "a"
            var body: some View {
                HStack {
                    Button(text) { text += "a" }
                    Text("b")
                }
            }
        }
        let host = host(20, 1) { Growing() }
        let before = host.text
        host.press(.return)
        #expect(host.text == before.replacingOccurrences(of: "a", with: "aa"))
    }

    @Test("measuring stacks nested 50 deep costs in proportion to their number") func nestedStacksCostLinearWork() {
        func nested(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Text("a")) }
            if depth.isMultiple(of: 2) {
                return AnyView(
                    HStack {
                        nested(depth - 1)
                        Text("b")
                        Spacer()
                    })
            }
            return AnyView(
                VStack {
                    nested(depth - 1)
                    Text("c")
                    Spacer()
                })
        }
        func measured(_ depth: Int) -> Int { TestHost(nested(depth), width: 80, height: 40).statistics.boxesMeasured }
        let (shallow, deep) = (measured(25), measured(50))
        #expect(deep < 3 * shallow, "\(shallow) boxes measured at depth 25, \(deep) at depth 50")
        #expect(deep < 50 * 3 * 16)
    }
}
