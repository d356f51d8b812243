/// What shows a screen: with UIKit, its view controller.
@MainActor
public protocol ScreenDisplay: AnyObject {}

/// A view or a bar button item, from which a popover or an action sheet comes.
@MainActor
public protocol PopoverSource: AnyObject {}
