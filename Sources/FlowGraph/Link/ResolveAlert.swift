import FlowDiagnostics
import FlowRules
import FlowSpec
import SwiftTypes

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
            let message = "an alert has one action of the style 'cancel' at most; UIKit takes no second"
            let note = Diagnostic.Note("the first is here", at: cancels[0].name.range)
            report(.unknownValue, message, at: second.name.range, notes: [note])
        }
        return .alert(alert)
    }

    /// A text; a name that isn't in scope becomes a parameter of the method.
    private mutating func text(_ text: Located<TextDeclaration>, _ title: String, in scope: Scope) -> Text? {
        switch text.value {
        case .literal(let text):
            return .literal(text)
        case .name(let name):
            if scope.addsParameters, find(name, in: scope) == nil,
                add(MethodDraft.Entry(name: name, type: .text, defaultValue: nil, range: text.range), at: text.range)
            {
                return .value(.method(name))
            }
            let taker = MethodDraft.Taker(title: title, type: SwiftType(parsing: "String"))
            return value(Located(name, at: text.range), for: taker, in: scope).map(Text.value)
        }
    }

    /// The method's parameter that supplies what a popover or an action sheet comes from.
    mutating func anchor(_ name: Located<String>, in scope: Scope) -> String? {
        guard method != nil else {
            let message = "nothing can supply the anchor \(quoted(name.value)): these steps have no method that a screen calls"
            report(.popoverAnchor, message, at: name.range)
            return nil
        }
        let entry = MethodDraft.Entry(name: name.value, type: .popoverSource, defaultValue: nil, range: name.range)
        if !scope.addsParameters || !add(entry, at: name.range) {
            // In a handler it must be one that the method has for another step.
            let taker = MethodDraft.Taker(title: "an anchor")
            method?.pending.append(MethodDraft.Pending(name: name, taker: taker, scope: scope, occasion: occasion))
        }
        return name.value
    }
}

/// A name in words, as a button shows it: `deleteItem` becomes `Delete item`, and `ok` what every
/// button says.
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
