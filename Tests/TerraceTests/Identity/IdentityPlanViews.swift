import Terrace

/// What a leaf keeps: its serial number says which node it is, its count that state lives.
@MainActor
final class IdentityRegistry {
    var serial = 0
    var log: [String] = []
    var taps: [Int: () -> Void] = [:]
    var plan: Binding<IdentityPlan>?

    func make() -> Int {
        serial += 1
        return serial
    }
}

struct IdentityLeaf: View {
    let name: String
    let isField: Bool
    let registry: IdentityRegistry
    @State private var serial = 0
    @State private var count = 0

    var body: some View {
        let _ = serial > 0 ? registry.taps[serial] = { count += 1 } : ()
        HStack(spacing: 0) {
            if isField {
                Text("\(name)#\(serial)=\(count)").focusable()
            } else {
                Text("\(name)#\(serial)=\(count)")
            }
        }
        .onAppear {
            serial = registry.make()
            registry.log.append("+\(serial)")
        }
        .onDisappear { registry.log.append("-\(serial)") }
    }
}

struct IdentityPlanView: View {
    let plan: IdentityPlan
    let registry: IdentityRegistry

    var body: some View { AnyView(content) }

    // The kinds of plans are told apart by the types of views: an erased view of another type is another view.
    private var content: AnyView {
        switch plan {
        case .leaf(let name): AnyView(IdentityLeaf(name: name, isField: false, registry: registry))
        case .field(let name): AnyView(IdentityFieldLeaf(leaf: IdentityLeaf(name: name, isField: true, registry: registry)))
        case .pair(let first, let second): AnyView(IdentityPairView(first: first, second: second, registry: registry))
        case .maybe(let plan): AnyView(IdentityMaybeView(plan: plan, registry: registry))
        case .either(let isFirst, let plan): AnyView(IdentityEitherView(isFirst: isFirst, plan: plan, registry: registry))
        case .choice(let number, let plan): AnyView(IdentityChoiceView(number: number, plan: plan, registry: registry))
        case .id(let id, let plan): AnyView(IdentityPlanView(plan: plan, registry: registry).id(id))
        case .erased(let isWrapped, let plan):
            AnyView(IdentityErasedView(isWrapped: isWrapped, plan: plan, registry: registry))
        case .list(let rows): AnyView(IdentityListView(rows: rows, registry: registry))
        case .rowPairs(let rows): AnyView(IdentityRowPairsView(rows: rows, registry: registry))
        }
    }
}

struct IdentityStage: View {
    @State var plan: IdentityPlan
    let registry: IdentityRegistry
    var body: some View {
        let _ = registry.plan = $plan
        VStack { IdentityPlanView(plan: plan, registry: registry) }
    }
}

struct IdentityFieldLeaf: View {
    let leaf: IdentityLeaf
    var body: some View { leaf }
}

struct IdentityPairView: View {
    let first: IdentityPlan
    let second: IdentityPlan
    let registry: IdentityRegistry
    var body: some View {
        IdentityPlanView(plan: first, registry: registry)
        IdentityPlanView(plan: second, registry: registry)
    }
}

struct IdentityMaybeView: View {
    let plan: IdentityPlan?
    let registry: IdentityRegistry
    var body: some View {
        if let plan { IdentityPlanView(plan: plan, registry: registry) }
    }
}

struct IdentityEitherView: View {
    let isFirst: Bool
    let plan: IdentityPlan
    let registry: IdentityRegistry
    var body: some View {
        if isFirst { IdentityPlanView(plan: plan, registry: registry) } else { IdentityPlanView(plan: plan, registry: registry) }
    }
}

struct IdentityChoiceView: View {
    let number: Int
    let plan: IdentityPlan
    let registry: IdentityRegistry
    var body: some View {
        switch number {
        case 0: IdentityPlanView(plan: plan, registry: registry)
        case 1: IdentityPlanView(plan: plan, registry: registry)
        default: IdentityPlanView(plan: plan, registry: registry)
        }
    }
}

struct IdentityErasedView: View {
    let isWrapped: Bool
    let plan: IdentityPlan
    let registry: IdentityRegistry
    var body: some View {
        if let _ = Optional(0) {
            isWrapped
                ? AnyView(IdentityWrappedView(plan: plan, registry: registry)) : AnyView(IdentityPlanView(plan: plan, registry: registry))
        }
    }
}

struct IdentityWrappedView: View {
    let plan: IdentityPlan
    let registry: IdentityRegistry
    var body: some View { IdentityPlanView(plan: plan, registry: registry) }
}

struct IdentityListView: View {
    let rows: [IdentityPlan.Keyed]
    let registry: IdentityRegistry
    var body: some View { ForEach(rows) { IdentityPlanView(plan: $0.plan, registry: registry) } }
}

struct IdentityRowPairsView: View {
    let rows: [IdentityPlan.Keyed]
    let registry: IdentityRegistry
    var body: some View {
        ForEach(rows) { row in
            IdentityLeaf(name: "p", isField: false, registry: registry)
            IdentityPlanView(plan: row.plan, registry: registry)
        }
    }
}
