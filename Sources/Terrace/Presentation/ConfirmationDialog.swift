import TerraceCore

extension View {
    /// Shows a dialog to choose from while the flag is set. Escape cancels; unless an action has the role `.cancel`, one is added.
    ///
    /// ```swift
    /// struct Erase: View {
    ///     @State private var asks = false
    ///     var body: some View {
    ///         Button("Erase") { asks = true }
    ///             .confirmationDialog("Erase everything?", isPresented: $asks, titleVisibility: .visible) {
    ///                 Button("Erase", role: .destructive) {}
    ///             }
    ///     }
    /// }
    /// ```
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(titleKey)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: true, title: { _ in title },
                message: { _ in nil },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows a dialog to choose from while the flag is set and there is data for it.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(titleKey)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: true, title: { _ in title },
                message: { _ in nil },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows a dialog to choose from with a message while the flag is set.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(titleKey)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: true, title: { _ in title },
                message: { _ in AnyView(message()) },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows a dialog to choose from with a message while the flag is set and there is data for it.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(titleKey)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: true, title: { _ in title },
                message: { data in AnyView(message(data)) },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows a dialog to choose from while the flag is set. Escape cancels; unless an action has the role `.cancel`, one is added.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(title)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: true, title: { _ in title },
                message: { _ in nil },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows a dialog to choose from while the flag is set and there is data for it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(title)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: true, title: { _ in title },
                message: { _ in nil },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows a dialog to choose from with a message while the flag is set.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(title)
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: true, title: { _ in title },
                message: { _ in AnyView(message()) },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows a dialog to choose from with a message while the flag is set and there is data for it.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : Text(title)
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: true, title: { _ in title },
                message: { data in AnyView(message(data)) },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows a dialog to choose from while the flag is set. Escape cancels; unless an action has the role `.cancel`, one is added.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : title
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: true, title: { _ in title },
                message: { _ in nil },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows a dialog to choose from while the flag is set and there is data for it.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : title
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: true, title: { _ in title },
                message: { _ in nil },
                items: { data in AlertItem.all(in: actions(data)) }))
    }

    /// Shows a dialog to choose from with a message while the flag is set.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : title
        return modifier(
            AlertModifier<Void>(
                isPresented: isPresented, value: { () }, isDialog: true, title: { _ in title },
                message: { _ in AnyView(message()) },
                items: { _ in AlertItem.all(in: actions()) }))
    }

    /// Shows a dialog to choose from with a message while the flag is set and there is data for it.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? nil : title
        return modifier(
            AlertModifier<T>(
                isPresented: isPresented, value: { data }, isDialog: true, title: { _ in title },
                message: { data in AnyView(message(data)) },
                items: { data in AlertItem.all(in: actions(data)) }))
    }
}
