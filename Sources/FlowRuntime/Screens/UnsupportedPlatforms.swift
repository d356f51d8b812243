#if os(tvOS) || os(visionOS) || os(watchOS)
    #error("FlowRuntime is for iOS, iPadOS and Mac Catalyst; this platform lacks sheets, popovers or the swipe back")
#endif
