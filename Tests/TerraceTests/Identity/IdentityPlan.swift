/// A description of views that storms make at random: it stands for the program's data.
indirect enum IdentityPlan: Equatable {
    case leaf(String)
    case field(String)
    case pair(IdentityPlan, IdentityPlan)
    case maybe(IdentityPlan?)
    case either(Bool, IdentityPlan)
    case choice(Int, IdentityPlan)
    case id(Int, IdentityPlan)
    case erased(Bool, IdentityPlan)
    case list([Keyed])
    case rowPairs([Keyed])

    struct Keyed: Identifiable, Equatable {
        let id: Int
        var plan: IdentityPlan
    }
}

/// The naive model: where each leaf stands, as a path of places and ids from the root; a path is an identity.
struct IdentityPlace: Hashable {
    var path: String
    var name: String
    var isField: Bool
}

extension IdentityPlan {
    /// Calls `add` for the leaves in order, and `row` for each row of a list before what is in it.
    func places(_ path: String, row: (String) -> Void = { _ in }, _ add: (IdentityPlace) -> Void) {
        switch self {
        case .leaf(let name): add(IdentityPlace(path: path + "/leaf", name: name, isField: false))
        case .field(let name): add(IdentityPlace(path: path + "/field", name: name, isField: true))
        case .pair(let first, let second):
            first.places(path + "/0", row: row, add)
            second.places(path + "/1", row: row, add)
        case .maybe(let plan): plan?.places(path + "/?", row: row, add)
        case .either(let isFirst, let plan): plan.places(path + (isFirst ? "/then" : "/else"), row: row, add)
        case .choice(let number, let plan): plan.places(path + "/case\(number)", row: row, add)
        case .id(let id, let plan): plan.places(path + "/id\(id)", row: row, add)
        case .erased(let isWrapped, let plan): plan.places(path + (isWrapped ? "/wrapped" : "/bare"), row: row, add)
        case .list(let rows):
            var ordinals: [Int: Int] = [:]
            for element in rows {
                ordinals[element.id, default: 0] += 1
                let place = path + "/list[\(element.id)#\(ordinals[element.id, default: 0])]"
                row(place)
                element.plan.places(place, row: row, add)
            }
        case .rowPairs(let rows):
            var ordinals: [Int: Int] = [:]
            for element in rows {
                ordinals[element.id, default: 0] += 1
                let place = path + "/pairs[\(element.id)#\(ordinals[element.id, default: 0])]"
                row(place)
                IdentityPlan.leaf("p").places(place + "/0", row: row, add)
                element.plan.places(place + "/1", row: row, add)
            }
        }
    }
}
