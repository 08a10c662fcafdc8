// F25: a function that returns `some View` has one type; two need `@ViewBuilder`, or `AnyView`.
import Terrace

func either(_ isOn: Bool) -> some View {  // error: do not have matching underlying types
    if isOn {
        return Text("on")
    } else {
        return Spacer()
    }
}

@ViewBuilder func built(_ isOn: Bool) -> some View {
    if isOn {
        Text("on")
    } else {
        Spacer()
    }
}

func erased(_ isOn: Bool) -> AnyView {
    if isOn {
        return AnyView(Text("on"))
    } else {
        return AnyView(Spacer())
    }
}
