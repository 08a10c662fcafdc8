import TerraceCore

extension View {
    /// Shows an alert while the flag is set. Any of its actions closes it when it has run; without actions there is an OK.
    ///
    /// ```swift
    /// struct Quit: View {
    ///     @State private var asks = false
    ///     var body: some View {
    ///         Button("Quit") { asks = true }
    ///             .alert("Quit without saving?", isPresented: $asks) {
    ///                 Button("Quit", role: .destructive) {}
    ///                 Button("Cancel", role: .cancel) {}
    ///             }
    ///     }
    /// }
    /// ```
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let title = Text(titleKey)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: false, title: { _ in title }, message: { _ in nil },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows an alert with a message while the flag is set.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = Text(titleKey)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: false, title: { _ in title },
                message: { _ in AnyView(message()) }, items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows an alert while the flag is set and there is data for it, which it keeps as it was when the alert came.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let title = Text(titleKey)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: false, title: { _ in title }, message: { _ in nil },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows an alert with a message while the flag is set and there is data for it.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = Text(titleKey)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: false, title: { _ in title },
                message: { data in AnyView(message(data)) },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows an alert while the flag is set. Any of its actions closes it when it has run; without actions there is an OK.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let title = Text(title)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: false, title: { _ in title }, message: { _ in nil },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows an alert with a message while the flag is set.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = Text(title)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: false, title: { _ in title },
                message: { _ in AnyView(message()) }, items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows an alert while the flag is set and there is data for it, which it keeps as it was when the alert came.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let title = Text(title)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: false, title: { _ in title }, message: { _ in nil },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows an alert with a message while the flag is set and there is data for it.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = Text(title)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: false, title: { _ in title },
                message: { data in AnyView(message(data)) },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows an alert while the flag is set. Any of its actions closes it when it has run; without actions there is an OK.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let title = title
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: false, title: { _ in title }, message: { _ in nil },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows an alert with a message while the flag is set.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = title
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: false, title: { _ in title },
                message: { _ in AnyView(message()) }, items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows an alert while the flag is set and there is data for it, which it keeps as it was when the alert came.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let title = title
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: false, title: { _ in title }, message: { _ in nil },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows an alert with a message while the flag is set and there is data for it.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = title
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: false, title: { _ in title },
                message: { data in AnyView(message(data)) },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows an alert about an error while the flag is set and there is one: its title is the error's description.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        modifier(
            AlertModifier<E>(
                isPresented: isPresented, value: { error }, isDialog: false,
                title: { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }, message: { _ in nil },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows an alert with a message about an error while the flag is set and there is one.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        modifier(
            AlertModifier<E>(
                isPresented: isPresented, value: { error }, isDialog: false,
                title: { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) }, message: { AnyView(message($0)) },
                items: { error in AlertItem.all(in: actions(error)) }))
    }
}
