@_exported import Foundation

// The part of Apple's module XCUIAutomation that generated UI tests use, to compile them on Linux.
// HeadlessUIKit/Scripts/check-declarations compares it with Apple's declarations. Like Swift's
// importer, it repeats the members of the protocol XCUIElementTypeQueryProvider in its classes.

/// A vector, which Foundation lacks on Linux.
public struct CGVector {
    /// Creates a vector.
    public init(dx: Double, dy: Double) {}
}

@MainActor open class XCUIElementQuery: NSObject {
    open var allElementsBoundByIndex: [XCUIElement] { [] }
    open var buttons: XCUIElementQuery { XCUIElementQuery() }
    open var firstMatch: XCUIElement { XCUIElement() }
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
    open subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor open class XCUIElement: NSObject {
    /// A kind of element.
    public enum ElementType {
        case any
    }

    open var alerts: XCUIElementQuery { XCUIElementQuery() }
    open var buttons: XCUIElementQuery { XCUIElementQuery() }
    open var exists: Bool { false }
    open var firstMatch: XCUIElement { XCUIElement() }
    open var isHittable: Bool { false }
    open var navigationBars: XCUIElementQuery { XCUIElementQuery() }
    open var sheets: XCUIElementQuery { XCUIElementQuery() }
    open var tabBars: XCUIElementQuery { XCUIElementQuery() }
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    open func tap() {}
    open func waitForExistence(timeout: TimeInterval) -> Bool { false }
}

extension XCUIElement {
    /// Waits until a property has a value.
    @preconcurrency
    public func wait<V>(for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval) -> Bool where V: Equatable {
        false
    }
}

@MainActor open class XCUICoordinate: NSObject {
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

@MainActor open class XCUIApplication: XCUIElement {
    open var launchArguments: [String] = []
    open func launch() {}
    @available(iOS 16.4, *)
    open func open(_ url: URL) {}
}
