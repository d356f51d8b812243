import FlowSpec

extension Linker {
    mutating func alert(_ declared: AlertDeclaration, in scope: Scope) -> Step.Action? {
        var alert = Alert(isActionSheet: declared.isActionSheet, actions: [])
        alert.title = declared.title.flatMap { text($0, "an alert's title", in: scope) }
        alert.message = declared.message.flatMap { text($0, "an alert's message", in: scope) }
        alert.anchor = declared.anchor.flatMap { anchor($0, in: scope) }
        for action in declared.actions {
            let title = action.title.flatMap { text($0, "a button's title", in: scope) } ?? .literal(inWords(action.name.value))
            var inner = scope.answered
            let steps = resolve(action.steps, in: &inner)
            alert.actions.append(Alert.Action(name: action.name.value, title: title, style: action.style, steps: steps))
        }
        let cancels = declared.actions.filter { $0.style == .cancel }
        for second in cancels.dropFirst() {
            let message = "\(quoted(second.name.value)) is a second 'cancel' action: UIKit allows only one in an alert; change its style"
            let note = Diagnostic.Note("the first 'cancel' action is here", at: cancels[0].name.range)
            report(.unknownValue, message, at: second.name.range, notes: [note])
        }
        return .alert(alert)
    }

    /// The method parameter that supplies the anchor of a popover or action sheet.
    mutating func anchor(_ name: Located<String>, in scope: Scope) -> String? {
        guard method != nil else {
            let message = "no view for the anchor \(quoted(name.value)): only the method of a screen's transition can pass one"
            report(.popoverAnchor, message, at: name.range)
            return nil
        }
        if let passed = scope.passed[name.value] { return anchor(name, passed, in: scope) }
        let entry = MethodDraft.Entry(name: name.value, type: .popoverSource, defaultValue: nil, range: name.range)
        if !scope.addsParameters || !add(entry, at: name.range) {
            // In a handler, another step must already require the parameter.
            let taker = MethodDraft.Taker(title: "an anchor")
            method?.pending.append(MethodDraft.Pending(name: name, taker: taker, scope: scope, occasion: occasion))
        }
        return name.value
    }

    /// The method parameter that `take` passes as an anchor.
    private mutating func anchor(_ name: Located<String>, _ passed: Scope.Passed, in scope: Scope) -> String? {
        takes[passed.take].insert(name.value)
        guard let given = passed.methodParameter else {
            let message = "\(quoted(name.value)) can't be the anchor: only a parameter of the method can pass a view or bar button item"
            report(.popoverAnchor, message, at: passed.argument.range)
            return nil
        }
        var outer = scope
        outer.passed = [:]
        return anchor(Located(given, at: passed.argument.range), in: outer)
    }
}

/// Converts a name to a button title: `deleteItem` becomes `Delete item`, and `ok` becomes `OK`.
func inWords(_ name: String) -> String {
    guard name != "ok" else {
        return "OK"
    }
    var words = ""
    for character in name {
        if words.isEmpty {
            words += character.uppercased()
        } else {
            words += character.isUppercase ? " \(character.lowercased())" : String(character)
        }
    }
    return words
}
