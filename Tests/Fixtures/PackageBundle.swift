import Foundation

/// What SwiftPM writes beside the sources of a target with resources.
extension Bundle {
    static let module = Bundle.main
}
