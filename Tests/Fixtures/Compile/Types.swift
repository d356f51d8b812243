import UIKit

// What the parameters of Types.flow.yaml are made of: the app's own types, none of them asked to be more than a type.

struct User {
    enum Kind { case guest, member }
}

enum Color { case red, green }

struct Box<Value> {
    var value: Value
}

struct Weak<Value> {
    var value: Value?
}

final class NonSendable {
    var count = 0
}

// Types that FlowRuntime has too.
protocol Coordinator {}
enum Router {}
struct Slot {}

typealias Completion = (User) -> Void

protocol Storing {
    func store()
}

protocol Naming: AnyObject {
    var name: String { get }
}
