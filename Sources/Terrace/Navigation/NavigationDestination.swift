import TerraceCore

extension View {
    /// What the stack around shows for values of a type that are pushed onto its path. It must stand outside of lazy containers.
    ///
    /// ```swift
    /// NavigationStack {
    ///     NavigationLink("Seven", value: 7).navigationDestination(for: Int.self) { Text("\($0)") }
    /// }
    /// ```
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            RegistrationModifier(
                DestinationOffer(type: "\(D.self)", view: { value in (value as? D).map { AnyView(destination($0)) } }),
                to: { $0.navigation }))
    }

    /// Pushes a screen onto the stack around while the flag is set; going back clears it.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            FlagPush(
                isActive: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false }, destination: destination))
    }

    /// Pushes a screen for an item onto the stack around while there is one; going back makes it nil.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            FlagPush(
                isActive: { item.wrappedValue != nil }, close: { item.wrappedValue = nil },
                destination: { item.wrappedValue.map(destination) }))
    }
}
