// A minimal SwiftUI for systems without it. A UIKit screen can show a SwiftUI view, and a test can
// read it. Views only store the values they were created with. Nothing is drawn, and there is no
// state or environment.
