import TerraceCore

extension View {
    /// Adds a search field to the screen around, with tokens in it and tokens to choose from.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: prompt, tokens: SearchTokens(tokens, suggested: suggestedTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it and tokens to choose from.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: suggestedTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it and tokens to choose from.
    @_disfavoredOverload
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: suggestedTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it and tokens to choose from, whose search the flag begins and ends.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: prompt, isPresented: isPresented, tokens: SearchTokens(tokens, suggested: suggestedTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it and tokens to choose from, whose search the flag begins and ends.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
        )
    }

    /// Adds a search field to the screen around, with tokens in it and tokens to choose from, whose search the flag begins and ends.
    @_disfavoredOverload
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
        )
    }

    /// Adds a search field to the screen around, with tokens in it that can be changed.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: prompt, tokens: SearchTokens(editable: editableTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it that can be changed.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(editable: editableTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it that can be changed.
    @_disfavoredOverload
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(editable: editableTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it that can be changed, whose search the flag begins and ends.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(text: text, prompt: prompt, isPresented: isPresented, tokens: SearchTokens(editable: editableTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it that can be changed, whose search the flag begins and ends.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), isPresented: isPresented, tokens: SearchTokens(editable: editableTokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it that can be changed, whose search the flag begins and ends.
    @_disfavoredOverload
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, prompt: Text(prompt), isPresented: isPresented, tokens: SearchTokens(editable: editableTokens, token)))
    }
}
