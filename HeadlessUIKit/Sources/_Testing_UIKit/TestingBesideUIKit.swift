// If a file imports both Testing and UIKit, the compiler imports `_Testing_UIKit` instead of
// Testing. On Apple's platforms this overlay adds attachments for images. Here it only re-exports
// Testing.
@_exported import Testing
