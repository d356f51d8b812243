// A stand-in for Apple's SwiftUI on systems without it: enough that an app whose screens are
// UIKit's may show a view of SwiftUI in one of them, and that a test may read it. Views are values
// that hold what they were given: nothing is drawn, there is no state and no environment.
