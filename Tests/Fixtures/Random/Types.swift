import UIKit

// The app's own types beside random specs: many are called as types of FlowRuntime are, or as those that generated types inherit.

typealias Completion = (Int) -> Void

protocol Storing {}

enum Router: Codable { case main }
enum Kind: Codable { case one, two }
enum Entry { struct Item: Codable {} }

final class Change {}
final class Snapshot {}

protocol Coordinator {}
typealias Content = any Coordinator

struct Slot: Codable {}
struct Owner {}
struct Fault {}
struct StackItem {}
struct TabContent {}
struct ScreenValue {}
struct AllCases {}
struct RawValue {}

// Never named in a spec; there all the same.
struct StackFlow {}
struct TabsFlow {}
struct ScreenMaking {}
struct Presentation {}
struct AlertAction {}
