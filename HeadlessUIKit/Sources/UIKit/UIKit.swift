// A headless version of the navigation part of Apple's UIKit, for systems without UIKit. Code that
// imports UIKit builds with it, and its navigation can be tested. Only a device is authoritative.
//
// It follows Apple's documentation and known UIKit behavior. Supported:
// - navigation, tab bar, split view and custom containers;
// - presentations, sheets, popovers and alerts;
// - appearance callbacks, transition coordinators and canceled interactive transitions;
// - the exceptions and log messages for misuse;
// - controls with actions; storyboards, whose documents are read.
//
// `HeadlessUIKit` records events and controls time. `HeadlessUser` simulates a user. If Apple's
// documentation doesn't specify a case, the comment at the declaration describes the choice.
//
// Not supported:
// - constraints, drawing and text; `target:action:`, the contents of nib files and archives, which
//   need the Objective-C run time; the views, segues and references to other documents in a
//   storyboard;
// - the More tab, `UITab`, compact columns and display modes of split views, custom transitions and
//   presentation controllers with animators;
// - touches below a sheet without dimming, or next to a presentation in a smaller context;
// - `viewControllers` during a pop of several screens on some systems: here it is the new stack
//   from the start;
// - a class without an optional delegate method that its subclass has: Swift calls the default,
//   UIKit the subclass's method.

// UIKit exports Foundation: a file that only imports UIKit can use Foundation's types.
@_exported import Foundation
