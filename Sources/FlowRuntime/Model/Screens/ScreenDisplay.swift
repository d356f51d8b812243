/// An object that displays a screen: with UIKit, its view controller.
@MainActor
public protocol ScreenDisplay: AnyObject {}

/// The source of a popover or an action sheet: a view or a bar button item.
@MainActor
public protocol PopoverSource: AnyObject {}
