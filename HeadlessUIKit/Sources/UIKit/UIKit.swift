// A headless UIKit: the navigation part of Apple's UIKit for systems without it, so that code which
// imports UIKit builds there and its navigation can be tested there. A device has the last word.
//
// Covered, after Apple's documentation and what is known of UIKit's behaviour: navigation, tab bar,
// split view and custom containers; presenting, sheets, popovers and alerts; appearance callbacks,
// transition coordinators and interactive transitions that are cancelled; the exceptions and log
// messages for their misuse; controls with actions; storyboards, whose documents are read.
// `HeadlessUIKit` records and steers, `HeadlessUser` does what a person does.
//
// Where the documentation leaves an order or a case open, the comment at the declaration says what
// was chosen. Not covered:
// - constraints, drawing and text; `target:action:`, the contents of nib files and archives, which
//   need the Objective-C run time; the views, segues and references to other documents in a
//   storyboard;
// - the More tab, `UITab`, compact columns and display modes of split views, custom transitions and
//   presentation controllers with animators;
// - touching what is under a sheet whose dimming is off, or beside a presentation in a smaller
//   context;
// - what `viewControllers` shows in the middle of a pop over several screens on some systems; here
//   it is the new stack from the start;
// - a class that leaves out an optional delegate method while its subclass has it: Swift finds the
//   default, UIKit the subclass's.

// UIKit brings Foundation with it: a file that imports UIKit alone may use its types.
@_exported import Foundation
