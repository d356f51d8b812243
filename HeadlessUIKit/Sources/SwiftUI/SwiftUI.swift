// A headless version of SwiftUI's navigation, for systems without SwiftUI. It uses the headless
// UIKit, as SwiftUI uses UIKit. A stack is a navigation controller, a tab view is a tab bar
// controller, and a sheet is a presented controller. You can build code that imports SwiftUI, and
// test its navigation. Only a device is authoritative.
//
// Each view has a node, which stores the view's state. The node lives until the type, position or
// identity of its view changes. A change of state reevaluates only the views that have read it.
//
// `SwiftUIBehavior` lists the behavior that Apple doesn't document. `HeadlessSwiftUI` counts
// evaluations, and `HeadlessUser` taps buttons and opens URLs.
//
// Not supported: layout, drawing, animation, gestures and focus; `NavigationPath`, links and
// destinations of views; `ObservableObject`, which belongs to Combine.

@_exported import Foundation
@_exported import Observation
