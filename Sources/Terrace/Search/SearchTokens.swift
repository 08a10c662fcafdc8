import TerraceCore

/// The tokens of a search: values that stand in front of the text.
nonisolated struct SearchTokens {
    let view: AnyView
    /// Takes the last one away; false if there is none.
    let removeLast: () -> Bool
    /// Adds a token of the right type; false if it is of another one, or there already.
    let add: (Any) -> Bool
    /// Tokens to choose from while the user is searching.
    var suggestions: AnyView?

    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        self.init(tokens, row: TokenRow(tokens: tokens, token: token))
    }

    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, suggested: Binding<C>, _ token: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        self.init(tokens, token)
        suggestions = AnyView(TokenSuggestions(tokens: tokens, suggested: suggested, token: token))
    }

    init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        editable tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
    ) where C.Element: Identifiable {
        self.init(tokens, row: EditableTokenRow(tokens: tokens, token: token))
    }

    private init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>, row: some View
    ) where C.Element: Identifiable {
        view = AnyView(row)
        removeLast = {
            if tokens.wrappedValue.isEmpty { return false }
            tokens.wrappedValue = C(tokens.wrappedValue.dropLast())
            return true
        }
        add = { token in
            guard let token = token as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == token.id }) else { return false }
            tokens.wrappedValue.append(token)
            return true
        }
    }
}

private nonisolated struct TokenRow<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View {
        HStack { ForEach(Array(tokens.wrappedValue)) { token($0).underline() } }.lineLimit(1)
    }
}

private nonisolated struct EditableTokenRow<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (Binding<C.Element>) -> T

    @MainActor var body: some View {
        HStack { ForEach(tokens) { token($0).underline() } }.lineLimit(1)
    }
}

/// Tokens that may be added.
private nonisolated struct TokenSuggestions<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let suggested: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View {
        let chosen = Set(tokens.wrappedValue.map(\.id))
        ForEach(suggested.wrappedValue.filter { !chosen.contains($0.id) }) { element in
            token(element).searchCompletion(element)
        }
    }
}
