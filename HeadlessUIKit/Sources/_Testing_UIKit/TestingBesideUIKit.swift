// Where a file imports both Testing and UIKit, the compiler imports `_Testing_UIKit` in place of
// Testing: the toolchain names that overlay for Apple's UIKit. There it adds attachments for
// images; here it only has to hand Testing on.
@_exported import Testing
